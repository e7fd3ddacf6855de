"""Tests of the terminal table and of plain mode."""
