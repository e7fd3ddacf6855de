"""The referee answers exactly as docs/referee.md promises."""
