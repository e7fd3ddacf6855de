"""Tests of what one does with many games."""
