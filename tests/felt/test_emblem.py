"""Tests the faint emblem of the game on the cloth and the wooden rim of the table: they are painted only once and make
nothing on the table harder to see."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from app.base.boxes import BOXES
from app.felt.cloth import draw_felt
from app.felt.emblem import draw_emblem, rim_of, sign_of
from app.felt.layout import arrange
from app.felt.theme import FELTS, TEXT, load_theme
from app.felt.theme.contrast import contrast
from tests.felt import pictures


def test_every_game_has_its_own_emblem_with_few_letters():
    signs = {game: sign_of(box.name) for game, box in BOXES.items()}
    assert all(1 <= len(sign) <= 6 for sign in signs.values()), signs
    assert (signs["split-run"], signs["3-2-1"], signs["profit-and-loss"]) == ("SR", "3-2-1", "P&L")


def cloth(felt: str, mode: str, sign: str) -> QImage:
    theme = load_theme(felt, mode=mode)
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_felt(painter, theme.felt, QRectF(image.rect()), 1)
    if sign:
        draw_emblem(painter, theme.felt, QRectF(image.rect()), sign)
    painter.end()
    return image


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("felt", FELTS)
def test_the_emblem_on_the_felt_is_visible_and_does_not_make_text_harder_to_read(qapp, felt, mode):
    bare, pressed, theme = cloth(felt, mode, ""), cloth(felt, mode, "SR"), load_theme(felt, mode=mode).felt
    changed = 0
    for x in range(180, 420, 2):
        for y in range(80, 290, 2):
            one, other = bare.pixelColor(x, y), pressed.pixelColor(x, y)
            changed += one != other
            assert abs(one.lightness() - other.lightness()) <= 40
    assert changed > 500
    middle = [pressed.pixelColor(x, 184) for x in range(180, 420)]
    grounds = [contrast(theme.ink, colour.name()) for colour in middle]
    assert sum(grounds) / len(grounds) >= TEXT


def test_the_emblem_is_drawn_without_the_slow_subtraction_of_paths(qapp, monkeypatch):
    """Subtracting paths took longer than painting the rest of the background, and had to be repeated for each new size
    of the felt."""
    subtracted: list[QPainterPath] = []

    def noted(path: QPainterPath, other: QPainterPath) -> QPainterPath:
        subtracted.append(other)
        return path

    monkeypatch.setattr(QPainterPath, "subtracted", noted)
    cloth(FELTS[0], "dark", "SR")
    assert subtracted == []


def test_the_background_of_the_felt_is_painted_once_for_each_game(hand, monkeypatch):
    painted: list[str] = []
    monkeypatch.setattr("app.felt.view.draw_emblem", lambda *told: painted.append(told[-1]))
    hand.show(pictures.many_words(4, "FRIEND"))
    hand.view.show_emblem("SR")
    hand.view.grab()
    assert painted == ["SR"]
    hand.view.show_emblem("SR")
    hand.view.grab()
    hand.view.grab()
    assert painted == ["SR"]


@pytest.mark.parametrize(("size", "has_rim"), [((1254, 708), False), ((1900, 980), True), ((3800, 2000), True)])
def test_the_wooden_rim_of_a_large_table_covers_nothing_that_lies_on_the_table(size, has_rim):
    for scale in (1.0, 1.5, 2.5):
        width = rim_of(*size, narrow=scale > 1)
        assert bool(width) == has_rim
        placed = arrange(pictures.many_words(8, "FRIEND"), size[0], size[1], scale)
        for place in placed.zones.values():
            assert place.rect.x >= width
            assert place.rect.right <= size[0] - width
            assert place.rect.bottom <= size[1] - width
