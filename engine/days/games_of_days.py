"""The games of which days are made, from assets/days.json. They belong to the day edition like the rules of choice."""

import json
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import engine

_FILE = Path(engine.__file__).parent.parent / "assets" / "days.json"


class SmallDeck(NamedTuple):
    """A game played with a part of its deck.

    game: its id.
    cards: the number of cards in the small deck.
    changes: whether its plays change a word of the table.
    used: the cards of its row that count as used from the beginning; they lie in no small deck.
    letters: the fewest letters of the longest word of a find's best play; 0 for the usual number.
    """

    game: str
    cards: int
    changes: bool = False
    used: str = ""
    letters: int = 0


class GamesOfDays(NamedTuple):
    """The games of all days.

    finds: those in which there are finds.
    for_one: those of the deal for one, in turn.
    duel: the game of the duel.
    """

    finds: tuple[SmallDeck, ...]
    for_one: tuple[str, ...]
    duel: SmallDeck


@lru_cache(maxsize=1)
def games_of_days() -> GamesOfDays:
    """Reads the file once."""
    data = json.loads(_FILE.read_text("utf-8"))
    finds = [
        SmallDeck(one["game"], one["deck"], one["changes"], one.get("used", ""), one.get("letters", 0))
        for one in data["finds"]
    ]
    return GamesOfDays(tuple(finds), tuple(data["for_one"]), SmallDeck(data["duel"]["game"], data["duel"]["deck"]))
