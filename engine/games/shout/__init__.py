"""Shout!: the rule sheet and its rounds."""
