"""Last Man Standing: the rule sheet and the link from word to word."""

from engine.games.last_man_standing.last_man_standing import GAME

__all__ = ["GAME"]
