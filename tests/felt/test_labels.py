"""Tests the labels on the felt: names shrink before they are cut off."""

import pytest
from PySide6.QtGui import QFontMetricsF

from app.felt.labels import LEAST, SMALLEST, _size_that_fits
from app.felt.picture import DEAD, FeltZone, Kind, ZoneKey
from app.felt.rects import Rect
from app.felt.theme import fonts


@pytest.mark.parametrize(("text", "wide"), [(18.25, 55), (33, 88)])
def test_large_letters_shrink_before_a_name_is_cut_off(qapp, text, wide):
    zone = FeltZone(DEAD, Kind.DEAD, "Abgelegt")
    size = _size_that_fits(zone, Rect(0, 0, wide, 40), text, split=False)
    assert QFontMetricsF(fonts.font(size, fonts.SEMIBOLD)).horizontalAdvance(zone.title) <= wide
    assert LEAST <= size < SMALLEST * text


def test_letters_of_the_usual_size_shrink_only_a_little(qapp):
    zone = FeltZone(ZoneKey("rival", 1), Kind.RIVAL, "A name that is longer than any plate")
    assert _size_that_fits(zone, Rect(0, 0, 40, 40), 11, split=True) == pytest.approx(SMALLEST * 11)
