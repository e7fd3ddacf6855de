"""What happens at tables without anybody's request: bots move, clocks run out, the next round is dealt."""
