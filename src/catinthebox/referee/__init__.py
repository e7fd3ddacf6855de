"""The referee: one match over JSON lines."""
