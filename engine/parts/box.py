"""The box of a game with letter cards, which nearly all games are played with."""

from collections.abc import Mapping

from engine.core.cards import LETTER_DECK
from engine.core.rulebook import Game, Option, Options, Rules, Variation
from engine.core.traits import NO_TRAITS, Traits
from engine.parts.options import common

NO_VARIATIONS: Mapping[str, Options] = {}


def letter_game(
    id: str,
    name: str,
    seats: tuple[int, int],
    rules: Rules,
    own: tuple[Option, ...] = (),
    variations: Mapping[str, Options] = NO_VARIATIONS,
    traits: Traits = NO_TRAITS,
) -> Game:
    """own: the options it has beside the common ones.  variations: the options that each printed name stands for."""
    named = tuple([Variation(*entry) for entry in variations.items()])
    return Game(id, name, seats, LETTER_DECK, common(seats[1], *own), rules, named, traits)
