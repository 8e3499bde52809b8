"""Lessons: positions with one goal each, for a person who plays a game for the first time."""
