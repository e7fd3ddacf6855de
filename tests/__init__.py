"""Tests, laid out as the package is; `support` has what several of them share."""
