"""The use of the whole program with one switch, two switches, or a resting pointer."""
