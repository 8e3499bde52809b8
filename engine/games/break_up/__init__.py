"""Break Up: the rule sheet, the cut, and the halves that can become words."""

from engine.games.break_up.break_up import GAME

__all__ = ["GAME"]
