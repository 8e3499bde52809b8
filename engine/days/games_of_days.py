"""Reads assets/days.json: the games of each day's deal, duel and finds (puzzles), and the words with two spellings,
which no find asks for. After a change to these lists, a date may get other games or finds, so raise EDITION at the same
time."""

import json
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import engine

_FILE = Path(engine.__file__).parent.parent / "assets" / "days.json"


class SmallDeck(NamedTuple):
    """A game played with a part of its deck.

    game: the id of the game.
    cards: the number of cards in the small deck.
    changes: whether the best play of a daily puzzle in this game changes a table word.
    """

    game: str
    cards: int
    changes: bool = False


class GamesOfDays(NamedTuple):
    """The games from which a date gets its deal, its duel and its daily puzzles.

    finds: the games from which the daily puzzles (the finds) come.
    for_one: the games of the deals for one player; consecutive days use them in this order, again and again.
    duel: the game of the duel.
    two_spellings: the words that no daily puzzle asks for, because they can be spelled in two ways.
    """

    finds: tuple[SmallDeck, ...]
    for_one: tuple[str, ...]
    duel: SmallDeck
    two_spellings: frozenset[str]


@lru_cache(maxsize=1)
def games_of_days() -> GamesOfDays:
    """The games and words in assets/days.json. The file is read only once."""
    data = json.loads(_FILE.read_text("utf-8"))
    finds = [SmallDeck(one["game"], one["deck"], one["changes"]) for one in data["finds"]]
    duel = SmallDeck(data["duel"]["game"], data["duel"]["deck"])
    return GamesOfDays(tuple(finds), tuple(data["for_one"]), duel, frozenset(data["two_spellings"]))
