"""A match as text: write, read, replay, verify."""
