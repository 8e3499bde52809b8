"""Tests the rims around name plates and words: they are visible on every felt and cover no text."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from app.felt.cards import CardArt
from app.felt.furniture import furniture
from app.felt.layout import arrange
from app.felt.picture import Picture
from app.felt.places import holdings
from app.felt.theme import FELTS, MODES, SHAPE, load_theme
from app.felt.theme.contrast import contrast
from tests.felt import pictures


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("felt", FELTS)
def test_the_name_plate_of_the_player_on_turn_has_a_rim_that_is_visible_on_every_felt(qapp, felt, mode):
    theme = load_theme(felt, mode=mode)
    picture = Picture((*pictures.rivals(1, active=True), pictures.rack()), pictures.hand())
    placed, held = arrange(picture, 1280, 700), holdings(picture)[0]
    place = placed.zones[held.zone.key]
    drawn, left, top = furniture(CardArt(theme), placed.measure, held, place)
    for ground in (theme.felt.centre, theme.felt.edge):
        image = QImage(drawn.size(), QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        painter.drawPixmap(0, 0, drawn)
        painter.end()
        x, edge = round(place.rect.centre[0] - left), round(place.rect.y - top)
        across = [image.pixelColor(x, y).name() for y in range(edge - 8, edge + 9)]
        outside, inside = across[0], across[-1]
        assert max(min(contrast(one, outside), contrast(one, inside)) for one in across) >= SHAPE


def test_the_glow_around_a_word_does_not_cover_the_letter_of_a_covered_card(hand):
    hand.show(Picture((pictures.word(0), pictures.rack()), (*pictures.cards("word:0", "FRI(BE)ND"), *pictures.hand())))
    view, places = hand.view, hand.view.cloth.placements
    covered, cover = places.pieces["word:0.3.0"].rect, places.pieces["word:0.3.1"].rect
    edge = QRect(round(covered.x) + 2, round(covered.y) + 2, round(covered.w) - 4, round(cover.y - covered.y))
    beside = QRect(round(places.zones["word:0"].cells[0].x) - 12, round(cover.y), 12, 20)
    before = [view.grab(part).toImage() for part in (edge, beside)]
    view.light([f"word:0.{slot}.{slot == 3:d}" for slot in range(6)])
    after = [view.grab(part).toImage() for part in (edge, beside)]
    assert after[0] == before[0]
    assert after[1] != before[1]
