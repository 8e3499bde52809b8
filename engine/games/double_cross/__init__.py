"""Double Cross: the rule sheet, and how one word crosses the other."""

from engine.games.double_cross.double_cross import GAME

__all__ = ["GAME"]
