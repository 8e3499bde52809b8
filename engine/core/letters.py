"""The letters, and the cards that stand for several of them. This module imports nothing: the dictionary needs it at
once, and loading the cards would slow down its start."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WILD = "?"
FLIPS = ("JX", "VZ")
