"""The keepsakes of a game that a player can save: a picture, a score sheet, a text."""
