"""Take 6: the rule sheet, and the players' own and open words."""

from engine.games.take_6.take_6 import GAME

__all__ = ["GAME"]
