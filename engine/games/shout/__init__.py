"""Shout!: the rule sheet, the shouts, and the rounds."""
