"""The letters, and the cards that stand for several. This module imports nothing: the dictionary needs it at once, and
loading the cards would slow its start."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WILD = "?"
FLIPS = ("JX", "VZ")
