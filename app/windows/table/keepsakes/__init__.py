"""The keepsakes of a game: a picture, a score sheet, a text."""
