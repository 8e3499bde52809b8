"""Finds the words that a half-laid play can still become, for the bar, the felt and hints."""
