"""The kernel, held to the rules and to itself."""
