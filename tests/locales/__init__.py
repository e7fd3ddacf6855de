"""Tests of the words in five languages."""
