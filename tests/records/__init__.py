"""Tests of the text notation."""
