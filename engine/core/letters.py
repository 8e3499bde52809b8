"""The letters, and the faces that can be read as several letters. This module imports nothing, because the dictionary
needs it at the start and loading the cards would take too long."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WILD = "?"
FLIPS = ("JX", "VZ")
