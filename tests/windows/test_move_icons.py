"""Tests that the icons on the box of a game show the kinds of play that its rule sheet declares."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from app.base.boxes import BOXES
from app.felt.theme import FACES, MODES, load_theme
from app.felt.theme.contrast import contrast
from app.windows.rules.move_signs import BASIC, sign_image
from engine.core.patterns import Call, Change, Cross, Extend, Fresh, Gather, Pattern, PlayOns, Round, TakeBack
from engine.games import CATALOG


def signs_of(pattern: Pattern) -> str:
    if isinstance(pattern, Change | Round):
        return "".join(pattern.moves)
    if isinstance(pattern, Cross):
        return "D" + "".join(pattern.moves)  # letters that both words share are doubled
    if isinstance(pattern, Gather):
        any_order = "R" if not pattern.ordered and pattern.bound != "last" else ""
        return "A" + any_order + ("F" if pattern.then_fresh else "") + ("T" if pattern.takes_up else "")
    return {Fresh: "F", PlayOns: "AR", Extend: "A", Call: "FR", TakeBack: "T"}[type(pattern)]


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_icons_on_the_box_of_a_game_are_those_of_the_kinds_of_play_that_its_rules_permit(game) -> None:
    plays = game.usual().plays
    signs = {sign for pattern in plays.later or plays.opening for sign in signs_of(pattern)}
    assert BOXES[game.id].signs == "".join(sorted(signs, key=(BASIC + "FRT").index))


@pytest.mark.parametrize(
    "theme",
    [load_theme("green", face, mode) for face in FACES for mode in MODES],
    ids=lambda theme: theme.name,
)
def test_the_icons_of_the_kinds_of_play_are_readable_on_every_card_face(qapp, theme):
    """The icons of overlay and duplicate differ by one pip. Every two icons differ enough, and a card contrasts with
    its ground."""
    images = {sign: sign_image(sign, theme, 48, 1.0).convertToFormat(QImage.Format.Format_RGB32) for sign in "OGD"}
    for one, other in combinations(images.values(), 2):
        dots = [(one.pixelColor(x, y).name(), other.pixelColor(x, y).name()) for x in range(48) for y in range(48)]
        assert sum(contrast(*pair) >= 3 for pair in dots) >= 12
    card = [images["O"].pixelColor(x, 36).name() for x in range(3, 24)]  # pixels across the left edge of the lower card
    ground = images["O"].pixelColor(5, 40).name()
    assert max(contrast(dot, ground) for dot in card) >= 3
