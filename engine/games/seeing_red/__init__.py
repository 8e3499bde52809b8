"""Seeing Red: the rule sheet and its row of red cards."""

from engine.games.seeing_red.seeing_red import GAME

__all__ = ["GAME"]
