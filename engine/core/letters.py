"""The letters of the alphabet, and the card faces that can stand for several letters. This module imports nothing,
because the dictionary needs it when the program starts, and importing the cards there would take too long."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WILD = "?"
FLIPS = ("JX", "VZ")
