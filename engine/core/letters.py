"""The letters, and what is printed on cards that stand for several. Nothing is imported here: the dictionary needs them
at once, and all that cards are would cost it start-up time."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WILD = "?"
FLIPS = ("JX", "VZ")
