"""Four Rows: the rule sheet, its rows, and doubts about the words that are named."""

from engine.games.four_rows.four_rows import GAME

__all__ = ["GAME"]
