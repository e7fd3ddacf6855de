"""How the database came to its present shape: one file in `versions/` a change, in order."""
