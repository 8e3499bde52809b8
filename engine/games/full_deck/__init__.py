"""Full Deck, its Starter game, and the match of two games that the Starter game may have to decide."""

from engine.games.full_deck.full_deck import GAME as FULL_DECK_GAME
from engine.games.full_deck.starter import GAME as STARTER_GAME

__all__ = ["FULL_DECK_GAME", "STARTER_GAME"]
