"""`python -m catinthebox` is the command `catinthebox`."""

from catinthebox.cli import app

app()
