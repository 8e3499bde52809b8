"""End to End: the rule sheet and the ends that stay."""

from engine.games.end_to_end.end_to_end import GAME

__all__ = ["GAME"]
