"""Tests the sign of a seat on its name plate: a letter on a shape, with dots while a computer thinks, and a mood."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter

from app.base.settings import SEAT_COLOURS
from app.felt import shapes
from app.felt.characters import POSES
from app.felt.labels import BLACK, Inks, draw_label
from app.felt.picture import FeltZone, Kind
from app.felt.rects import Rect
from app.felt.theme.contrast import contrast, readable_on
from engine.players.levels import TEMPERAMENTS
from tests.zones import zone_named

INKS = Inks("#FFFFFF", "#CCCCCC", "#000000", "#FFFFFF", "#888888")
PLATE = FeltZone(zone_named("rival:1"), Kind.RIVAL, "Benedict", 7, "48", SEAT_COLOURS[1], 1)


def drawn(zone: FeltZone, *, grey: bool = True, share: float = 1.0) -> QImage:
    image = QImage(240, 30, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_label(painter, INKS, zone, Rect(4, 3, 232, 24), 18, split=True, share=share)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image


def apart(one: QImage, other: QImage) -> int:
    return sum(abs(a - b) > 40 for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


def test_all_eight_seat_signs_can_be_told_apart_without_colour(qapp):
    signs = [drawn(replace(PLATE, owner=seat)) for seat in range(8)]
    assert all(apart(one, other) >= 12 for one, other in combinations(signs, 2))


def test_a_seat_sign_shows_the_first_letter_of_its_players_name(qapp):
    assert apart(drawn(PLATE), drawn(replace(PLATE, title="Penedict"))) >= 4


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_the_letter_of_a_sign_has_enough_contrast_on_every_seats_colour(colour):
    assert contrast(readable_on(colour, BLACK), colour) >= 4.5


def test_dots_on_the_sign_show_that_a_computer_player_thinks(qapp):
    waits = drawn(replace(PLATE, active=True))
    thinks = drawn(replace(PLATE, active=True, thinks=True))
    assert apart(waits, thinks) >= 12


@pytest.mark.parametrize("sign", ["", *TEMPERAMENTS])
@pytest.mark.parametrize("seat", range(8))
def test_moods_can_be_told_apart_without_colour_at_every_sign_of_people_and_computers(qapp, sign, seat):
    """A mark at the corner of the sign and the angle of the sign show the mood."""
    plate = replace(PLATE, sign=sign, owner=seat)
    moods = [drawn(replace(plate, mood=mood)) for mood in ("", *POSES)]
    assert all(apart(one, other) >= 12 for one, other in combinations(moods, 2))


def test_a_sign_halfway_to_a_mood_looks_different_from_the_sign_before_and_after_the_change(qapp):
    glad = replace(PLATE, mood="glad")
    half, whole = drawn(glad, share=0.5), drawn(glad)
    assert apart(half, whole) >= 4
    assert apart(half, drawn(PLATE)) >= 4


def test_the_symbol_beside_a_computers_name_is_different_for_every_temperament(qapp):
    signs = [drawn(replace(PLATE, sign=name)) for name in TEMPERAMENTS]
    assert all(apart(drawn(PLATE), sign) >= 12 for sign in signs)
    assert all(apart(one, other) >= 12 for one, other in combinations(signs, 2))


def test_a_name_plate_with_little_room_shows_the_name_and_leaves_out_the_sign(qapp):
    crowded = replace(PLATE, title="Benedict of the long name")
    assert apart(drawn(crowded), drawn(replace(crowded, sign="builder"))) == 0


@pytest.mark.parametrize("seat", range(8))
def test_every_seat_sign_fits_into_its_line_of_text(seat):
    bounds = shapes.seat_shape(seat, 9).boundingRect()
    assert max(-bounds.top(), bounds.bottom(), -bounds.left(), bounds.right()) <= 9 * 1.21
