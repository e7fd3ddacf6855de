# plain
