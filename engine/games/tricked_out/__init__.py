"""Tricked Out: the rule sheet and its tricks."""

from engine.games.tricked_out.tricked_out import GAME

__all__ = ["GAME"]
