"""Shout!: the rule sheet and its rounds."""

from engine.games.shout.shout import GAME

__all__ = ["GAME"]
