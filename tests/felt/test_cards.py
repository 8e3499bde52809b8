"""Tests the drawing of cards: players can tell cards apart without colours, and each picture is painted once and
kept."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from app.felt.cards import KEPT, CardArt, Look
from app.felt.measure import CARD_WIDTH, EDGE
from app.felt.picture import Mark
from app.felt.theme import BACKS, FACES, load_theme
from app.felt.theme.contrast import contrast

THEMES = [load_theme("green", face, mode) for face in FACES for mode in ("light", "contrast")]


def grey(art: CardArt, look: Look, width: float = 60) -> QImage:
    return art.picture(look, width).toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def difference(one: QImage, other: QImage) -> int:
    """The number of pixels that differ clearly in brightness."""
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > 40 for a, b in pairs)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_card_marks_can_be_told_apart_without_colour(qapp, theme):
    art = CardArt(theme)
    pictures = {mark: grey(art, Look("E", "E", 1, mark)) for mark in Mark}
    for one, other in combinations(Mark, 2):
        assert difference(pictures[one], pictures[other]) > 25, (one, other)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_card_values_can_be_told_apart_without_colour(qapp, theme):
    art = CardArt(theme)
    for width in (60, 24):
        pictures = [grey(art, Look("E", "E", value), width) for value in range(5)]
        assert all(difference(one, other) >= 4 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("mode", ["dark", "contrast"])
def test_card_backs_with_different_patterns_can_be_told_apart_without_colour(qapp, mode):
    themes = [load_theme("green", "paper", mode, back) for back in BACKS]
    for one, other in combinations(themes, 2):
        if one.back.pattern != other.back.pattern:
            backs = [grey(CardArt(theme), Look("", "", 0)) for theme in (one, other)]
            assert difference(*backs) > 100, (one.name, other.name)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_letter_on_the_edge_of_a_covered_card_has_enough_contrast(qapp, theme):
    art = CardArt(theme)
    look = Look("E", "E", 1)
    margin = round(art.margin(look, 100))
    edge = art.picture(look, 100).toImage().copy(margin + 6, margin + 8, 28, 14)
    dots = {edge.pixelColor(x, y).name() for x in range(edge.width()) for y in range(edge.height())}
    assert max(contrast(one, edge.pixelColor(0, 0).name()) for one in dots) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_no_two_kinds_of_card_look_alike(qapp, theme):
    art = CardArt(theme)
    kinds = [
        Look("", "", 0),
        Look("J", "J", 0),
        Look("TH", "TH", 0),
        Look("JX", "", 0),
        Look("JX", "J", 0),
        Look("JX", "X", 0),
        Look("?", "", 0),
        Look("?", "J", 0),
    ]
    for width in (60, 28):
        for one, other in combinations(kinds, 2):
            assert difference(grey(art, one, width), grey(art, other, width)) >= 12, (one, other)


def test_a_card_without_a_chosen_letter_looks_the_same_whether_its_letters_are_its_face_or_empty(qapp):
    art = CardArt(THEMES[0])
    assert grey(art, Look("?", "?", 0)) == grey(art, Look("?", "", 0))
    assert grey(art, Look("JX", "JX", 0)) == grey(art, Look("JX", "", 0))


def test_a_stack_of_cards_and_a_lifted_card_look_different_from_a_single_card(qapp):
    art = CardArt(THEMES[0])
    plain = Look("E", "E", 1)
    bare, covering = grey(art, plain), grey(art, Look("E", "E", 1, stack=3))
    margin, reach = art.margin(plain, 60), art.margin(Look("E", "E", 1, stack=3), 60)
    inner = covering.copy(round(reach - margin), round(reach - margin), bare.width(), bare.height())
    assert difference(bare, inner) > 25
    assert difference(covering, grey(art, Look("E", "E", 1, stack=2))) > 5
    assert art.margin(Look("E", "E", 1, lifted=True), 60) > art.margin(plain, 60)


def test_the_picture_of_a_card_is_painted_only_once(qapp):
    art = CardArt(THEMES[0])
    first = art.picture(Look("E", "E", 1), 60)
    assert art.picture(Look("E", "E", 1), 60).cacheKey() == first.cacheKey()
    assert art.picture(Look("E", "E", 1), 61).cacheKey() != first.cacheKey()


def test_the_cache_of_card_pictures_drops_the_least_used_pictures(qapp):
    art = CardArt(THEMES[0])
    first = art.picture(Look("E", "E", 1), 200)
    many = KEPT // (first.width() * first.height())
    for number in range(many + 5):
        art.picture(Look("", "", 0, stack=number), 200)
        art.picture(Look("E", "E", 1), 200)
    assert art.picture(Look("E", "E", 1), 200).cacheKey() == first.cacheKey()
    for number in range(many + 5):
        art.picture(Look("", "", 0, stack=-number), 200)
    assert art.picture(Look("E", "E", 1), 200).cacheKey() != first.cacheKey()


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0, 3.0])
def test_pictures_of_cards_are_as_sharp_as_the_screen(qapp, dpr):
    art = CardArt(THEMES[0], dpr)
    look = Look("E", "E", 1)
    picture, margin = art.picture(look, 60), art.margin(look, 60)
    assert picture.devicePixelRatio() == dpr
    assert picture.deviceIndependentSize().width() == pytest.approx(60 + 2 * margin)
    assert margin * dpr == round(margin * dpr)


@pytest.mark.parametrize("width", [24, 33, 60, 100])
def test_the_free_edge_of_a_covered_card_shows_its_whole_letter_at_every_size(qapp, width):
    """The part that a cover leaves free must have dark ink from top to bottom at every size: then it shows the whole
    letter."""
    art = CardArt(load_theme("green", "paper", "light"))
    looks = [Look(face, face, 1) for face in ("E", "L")]
    margin = round(art.margin(looks[0], width))
    edge = round(EDGE * width / CARD_WIDTH)
    one, other = (grey(art, look, width).copy(margin, margin, width // 2, edge) for look in looks)
    assert difference(one, other) > 0
    whole = grey(art, looks[0], width).copy(margin + width // 8, margin, width // 4, edge)
    lowest = [whole.pixelColor(x, edge - 1).lightness() for x in range(whole.width())]
    assert min(lowest) > 150, "the letter is cut off"


@pytest.mark.parametrize("face", FACES)
def test_a_small_card_that_is_never_covered_shows_only_one_letter_and_its_value(qapp, face):
    """A small card has no pips at its foot and no second letter in its first corner. Larger cards and covered cards
    have them."""
    art = CardArt(load_theme(face=face))

    def inked(look: Look, width: int, part: tuple[float, float, float, float]) -> bool:
        picture, margin = art.picture(look, width).toImage(), round(art.margin(look, width))
        left, top, right, bottom = [margin + round(one * width) for one in part]
        shades = {picture.pixelColor(x, y).lightness() // 12 for x in range(left, right) for y in range(top, bottom)}
        return max(shades) - min(shades) > 4

    corner = (0.1, 0.08, 0.34, 0.3)
    bare, covered = Look("R", "R", 1, bare=True), Look("R", "R", 1)
    assert inked(covered, 30, corner)
    assert not inked(bare, 30, corner)
    assert inked(bare, 60, corner)
