"""The signs on a game's box are those of the plays that its sheet declares."""

import pytest

from app.base.boxes import BOXES
from app.windows.rules.move_signs import BASIC
from engine.core.patterns import Call, Change, Cross, Extend, Fresh, Gather, Pattern, PlayOns, Round, TakeBack
from engine.games import CATALOG


def signs_of(pattern: Pattern) -> str:
    if isinstance(pattern, Change | Round):
        return "".join(pattern.moves)
    if isinstance(pattern, Cross):
        return "D" + "".join(pattern.moves)  # letters that both words have double by themselves
    if isinstance(pattern, Gather):
        any_order = "R" if not pattern.ordered and pattern.bound != "last" else ""
        return "A" + any_order + ("F" if pattern.then_fresh else "") + ("T" if pattern.takes_up else "")
    return {Fresh: "F", PlayOns: "AR", Extend: "A", Call: "FR", TakeBack: "T"}[type(pattern)]


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_signs_on_the_box_are_those_of_the_plays(game) -> None:
    plays = game.usual().plays
    signs = {sign for pattern in plays.later or plays.opening for sign in signs_of(pattern)}
    assert BOXES[game.id].signs == "".join(sorted(signs, key=(BASIC + "FRT").index))
