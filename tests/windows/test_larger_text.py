"""Larger text never makes the cards smaller, and the cards have a size of their own."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from tests.windows.conftest import deal

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", r"raise\(\)")
WINDOWS = ((900, 600), (1280, 800), (1920, 1080))


def settled():
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows"])
@pytest.mark.parametrize("size", WINDOWS)
def test_larger_text_never_makes_the_cards_of_a_hand_smaller(program, game, size):
    page = deal(program, game, seed=7)
    program.window.resize(*size)
    settled()
    cards = {}
    for text in (100, 150, 200, 250):
        program.file.change(text_size=text)
        settled()
        cards[text] = page.felt.cloth.placements.measure.card()[0]
    assert min(cards.values()) == cards[100], cards


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows"])
def test_with_the_largest_text_the_bars_fold_and_the_felt_keeps_its_share(program, game):
    page = deal(program, game, seed=7)
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settled()
    assert page.felt.height() >= 0.7 * page.height()


@pytest.mark.parametrize(("wished", "smaller"), [(70, True), (150, False)])
def test_the_cards_have_a_size_of_their_own(program, wished, smaller):
    page = deal(program, "split-run", seed=7)
    settled()
    before = page.felt.cloth.placements.measure
    program.file.change(card_size=wished)
    settled()
    after = page.felt.cloth.placements.measure
    assert (after.u < before.u) == smaller
    assert after.u != before.u
    assert after.text == before.text, "text has its own size"
    view = page.felt.viewport().rect()
    for spot in page.felt.cloth.placements.pieces.values():
        assert view.contains(QRect(*map(round, spot.rect)))
