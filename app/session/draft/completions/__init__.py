"""Finds the words that a half-laid play can still become, for the typed line, the felt and hints."""
