"""Profit & Loss: the rule sheet, the trick, the look at both words, and the rounds."""

from engine.games.profit_and_loss.profit_and_loss import GAME

__all__ = ["GAME"]
