"""Tests the labels on the felt: names shrink before they are cut off."""

import pytest
from PySide6.QtGui import QFontMetricsF

from app.felt.cards import CardArt
from app.felt.furniture import furniture
from app.felt.labels import LEAST, SMALLEST, _size_that_fits
from app.felt.layout import arrange
from app.felt.picture import DEAD, DECK, FeltZone, Kind, Picture, ZoneKey
from app.felt.places import holdings
from app.felt.rects import Rect
from app.felt.theme import FELTS, fonts, load_theme
from tests.felt.pictures import deck, rack


@pytest.mark.parametrize(("text", "wide"), [(18.25, 55), (33, 88)])
def test_a_label_in_large_letters_shrinks_before_its_name_is_cut_off(qapp, text, wide):
    zone = FeltZone(DEAD, Kind.DEAD, "Abgelegt")
    size = _size_that_fits(zone, Rect(0, 0, wide, 40), text, split=False)
    assert QFontMetricsF(fonts.font(size, fonts.SEMIBOLD)).horizontalAdvance(zone.title) <= wide
    assert LEAST <= size < SMALLEST * text


def test_a_label_in_letters_of_the_usual_size_shrinks_only_a_little(qapp):
    zone = FeltZone(ZoneKey("rival", 1), Kind.RIVAL, "A name that is longer than any plate")
    assert _size_that_fits(zone, Rect(0, 0, 40, 40), 11, split=True) == pytest.approx(SMALLEST * 11)


@pytest.fixture
def draw_deck(qapp, monkeypatch):
    """Returns a function that draws a deck with a given number of cards, and returns the place of the deck, the written
    labels, and the opacity of each pixel in a line across that place."""
    written = []
    monkeypatch.setattr("app.felt.furniture.draw_label", lambda *what, **how: written.append(what[2]))

    def draw(count):
        written.clear()
        picture = Picture((deck(count), rack()))
        placed = arrange(picture, 1280, 800)
        (held,) = [one for one in holdings(picture) if one.zone.kind is Kind.DECK]
        place = placed.zones[DECK]
        pixmap, left, top = furniture(CardArt(load_theme(FELTS[0], mode="dark")), placed.measure, held, place)
        image, cell = pixmap.toImage(), place.cells[0].moved(-left, -top)
        row = [image.pixelColor(round(cell.x + x), round(cell.centre[1])).alpha() for x in range(round(cell.w))]
        return place, [(zone.title, zone.count) for zone in written], row

    return draw


def test_an_empty_deck_has_a_faint_outline_at_its_usual_place_and_a_label_below_the_outline(draw_deck):
    before, labels, _ = draw_deck(3)
    assert labels == [("", 3)]
    place, labels, row = draw_deck(0)
    assert labels == [("Empty", None)]
    assert 0 < max(row) < 140
    assert place == before
