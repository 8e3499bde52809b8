"""Lets a player use the whole program with one switch, two switches, or a resting pointer."""
