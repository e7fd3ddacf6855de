"""Players: each sees what a person in that seat sees, and returns an action."""
