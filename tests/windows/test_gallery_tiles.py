"""Tests the tiles of the gallery: each family of games has its colour and its motif."""

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.base.box_words import family_text
from app.base.boxes import BOXES, FAMILIES
from app.base.settings import Settings
from app.windows.gallery.miniature import draw_miniature
from app.windows.gallery.motifs import FELT_OF, MOTIFS, themes_of
from app.windows.gallery.tiles import IDS
from tests.felt.eyes import difference
from tests.windows.conftest import people, settle


def tile(family: str, mode: Any) -> QImage:
    """A miniature with one empty place on its cloth."""
    image = QImage(150, 70, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    draw_miniature(painter, QRectF(0, 0, 150, 70), ("_",), themes_of(Settings(mode=mode))[family], family)
    painter.end()
    return image


def test_the_family_of_every_game_has_a_colour_a_motif_and_a_name(qapp):
    assert {box.family for box in BOXES.values()} == set(FAMILIES) == set(FELT_OF) == set(MOTIFS)
    assert len(set(FELT_OF.values())) == len(FAMILIES)
    assert len({family_text(box) for box in BOXES.values()}) == len(FAMILIES)


@pytest.mark.parametrize("mode", ["light", "dark", "contrast"])
def test_families_differ_without_colour(qapp, mode):
    greys = {family: tile(family, mode).convertToFormat(QImage.Format.Format_Grayscale8) for family in FAMILIES}
    for one, other in combinations(greys.values(), 2):
        pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
        assert sum(abs(a - b) > 8 for a, b in pairs) > 300


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_families_differ_by_colour(qapp, mode):
    shades = [tile(family, mode).scaled(1, 1).pixelColor(0, 0) for family in FAMILIES]
    linear = [tuple([(part / 255) ** 2.2 for part in (shade.red(), shade.green(), shade.blue())]) for shade in shades]
    for one, other in combinations(linear, 2):
        assert difference(one, other) >= 10


def test_a_tile_announces_its_family(program):
    gallery = program.window.gallery
    for row, game in enumerate(IDS):
        said = gallery.games.data(gallery.games.index(row), Qt.ItemDataRole.AccessibleTextRole)
        assert said.endswith(family_text(BOXES[game]))
    gallery.choose("split-run")
    assert family_text(BOXES["split-run"]) in gallery.facts.text()


def test_a_visible_chosen_tile_stays_visible_when_the_window_changes_its_size(program):
    gallery, window = program.window.gallery, program.window
    for game in ("3-2-1", "split-run", IDS[-1]):
        gallery.choose(game)
        for size in ((640, 480), (1280, 800), (900, 600), (1920, 1080), (640, 480), (1920, 1080)):
            window.resize(*size)
            settle(program)
            chosen = gallery.list.visualRect(gallery.list.currentIndex())
            assert gallery.list.viewport().rect().contains(chosen.center()), (game, size)
            assert size[1] < 800 or chosen.top() >= 0, (game, size)


def test_a_list_scrolled_away_from_the_chosen_tile_stays_there(program):
    gallery, window = program.window.gallery, program.window
    gallery.choose(IDS[0])
    window.resize(900, 600)
    settle(program)
    bar = gallery.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    window.resize(1000, 600)
    settle(program)
    assert bar.value() > 0


def test_the_tiles_are_redrawn_only_when_their_data_has_changed(program):
    drawn: list[None] = []
    program.window.gallery.games.dataChanged.connect(lambda *_: drawn.append(None))
    program.file.change(games={"ow": people("ow")}, sound=True)
    assert drawn == []
    for number, changed in enumerate(({"favourites": ("ow",)}, {"recent": ("ow",)}, {"learned": ("ow",)}), 1):
        program.file.change(**changed)
        program.file.change(**changed)
        assert len(drawn) == number
