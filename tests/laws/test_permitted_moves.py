"""Tests on tiny tables that each game correctly declares which sets of permitted moves can change a word.

In these tests every sequence of three to seven letters A and E is a word, so every possible change gives a word.
"""

from itertools import product
from typing import Any

import pytest

from engine.core.moves import EVERY_MOVE, Play
from engine.core.oracle import legal_moves
from engine.core.rulebook import Game
from engine.games import CATALOG
from tests.table import Table

WITH_MOVES = [game for game in CATALOG if any(option.key == "moves" for option in game.options)]
SETS = ["".join(letters) for letters in product(*[("", letter) for letter in EVERY_MOVE])]
TABLES: dict[str, list[Any]] = {
    "5-to-5": ["AAAEE"],
    "5-up": ["AAAAE"],
    "break-up": ["AAAAAA"],
    "double-cross": ["AAE", "AEE"],
    "take-6": [{"word": "AAAE", "seat": 1}],
}
WORDS = " ".join("".join(letters) for length in range(3, 8) for letters in product("AE", repeat=length))


def can_change(game: Game, moves: str) -> bool:
    """Whether some legal play changes a word on the game's tiny table if only these moves are permitted."""
    lying = TABLES.get(game.id, ["AAE"])
    hands = ["AAEE"] + (["E"] if game.seats[0] > 1 else [])
    options = {"moves": moves}
    table = Table(game.id, hands=hands, deck="EE", table=lying, words=WORDS, options=options)
    found = legal_moves(table.match.house, table.match.state, 0)
    plays = (act for act, _ in found if isinstance(act, Play))
    return any(formula.target is not None for act in plays for formula in act.formulas)


@pytest.mark.parametrize("game", WITH_MOVES, ids=lambda game: game.id)
def test_a_game_declares_exactly_the_sets_of_moves_that_can_change_a_word(game: Game) -> None:
    known = next(option.choices for option in game.options if option.key == "moves")
    offered = [moves for moves in SETS if set(moves) <= set(known)]
    declared = {moves: not game.usual().plays.lacks(moves) for moves in offered}
    assert declared == {moves: can_change(game, moves) for moves in offered}
    own = next(option.printed for option in game.options if option.key == "moves")
    assert game.usual().plays.lacks(own) == ""
