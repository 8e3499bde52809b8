"""Finds the words that a half-laid play can still become, for hints, for the felt and for the bar below the felt."""
