"""Lessons, which teach a game to a new player. A lesson is a series of positions, each with one goal."""
