"""The players' words in five languages."""
