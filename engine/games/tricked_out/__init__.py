"""Tricked Out: the rule sheet, its tricks, and what can be laid in them."""

from engine.games.tricked_out.tricked_out import GAME

__all__ = ["GAME"]
