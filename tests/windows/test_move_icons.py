"""Tests that the icons on the box of a game show the kinds of play that the rules of the game permit."""

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
        return "D" + "".join(pattern.moves)  # the double ("D") is always permitted for letters that both words share
    if isinstance(pattern, Gather):
        any_order = "R" if not pattern.ordered and pattern.bound != "last" else ""
        return "A" + any_order + ("F" if pattern.then_fresh else "") + ("T" if pattern.takes_up else "")
    return {Fresh: "F", PlayOns: "AR", Extend: "A", Call: "FR", TakeBack: "T"}[type(pattern)]


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_icons_on_the_box_of_each_game_show_exactly_the_kinds_of_play_that_its_rules_permit(game) -> None:
    plays = game.usual().plays
    signs = {sign for pattern in plays.later or plays.opening for sign in signs_of(pattern)}
    assert BOXES[game.id].signs == "".join(sorted(signs, key=(BASIC + "FRT").index))


@pytest.mark.parametrize(
    "theme",
    [load_theme("green", face, mode) for face in FACES for mode in MODES],
    ids=lambda theme: theme.name,
)
def test_the_icons_of_the_kinds_of_play_can_be_told_apart_on_every_card_face(qapp, theme):
    """Any two icons differ in at least twelve pixels with a contrast of 3:1, and the card in an icon has the same
    contrast to its background."""
    images = {sign: sign_image(sign, theme, 48, 1.0).convertToFormat(QImage.Format.Format_RGB32) for sign in "OGD"}
    for one, other in combinations(images.values(), 2):
        dots = [(one.pixelColor(x, y).name(), other.pixelColor(x, y).name()) for x in range(48) for y in range(48)]
        assert sum(contrast(*pair) >= 3 for pair in dots) >= 12
    # a row of pixels across the left edge of the lower card
    card = [images["O"].pixelColor(x, 36).name() for x in range(3, 24)]
    ground = images["O"].pixelColor(5, 40).name()
    assert max(contrast(dot, ground) for dot in card) >= 3
