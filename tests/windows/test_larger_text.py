"""Larger text never makes the cards smaller, and the cards have a size of their own."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton

from app.library.results import PlayerResult, Result
from app.windows.widgets.pane import Pane
from tests.windows.conftest import deal, settle
from tests.windows.test_table import first_act

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", r"raise\(\)")
WINDOWS = ((900, 600), (1280, 800), (1920, 1080))


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows"])
@pytest.mark.parametrize("size", WINDOWS)
def test_larger_text_never_makes_the_cards_of_a_hand_smaller(program, game, size):
    page = deal(program, game, seed=7)
    program.window.resize(*size)
    settle(program)
    cards = {}
    for text in (100, 150, 200, 250):
        program.file.change(text_size=text)
        settle(program)
        cards[text] = page.felt.cloth.placements.measure.card()[0]
    assert min(cards.values()) == cards[100], cards


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows"])
def test_with_the_largest_text_the_bars_fold_and_the_felt_keeps_its_share(program, game):
    page = deal(program, game, seed=7)
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(program)
    assert page.felt.height() >= 0.7 * page.height()


@pytest.mark.parametrize(("wished", "smaller"), [(70, True), (150, False)])
def test_the_cards_have_a_size_of_their_own(program, wished, smaller):
    page = deal(program, "split-run", seed=7)
    settle(program)
    before = page.felt.cloth.placements.measure
    program.file.change(card_size=wished)
    settle(program)
    after = page.felt.cloth.placements.measure
    assert (after.u < before.u) == smaller
    assert after.u != before.u
    assert after.text == before.text, "text has its own size"
    view = page.felt.viewport().rect()
    for spot in page.felt.cloth.placements.pieces.values():
        assert view.contains(QRect(*map(round, spot.rect)))


def waiting(program, *games):
    for game in games:
        session = deal(program, game, 3).running.session
        session.submit(first_act(session))
        program.leave_table()


@pytest.mark.parametrize("size", [100, 175, 250])
def test_a_tile_of_the_gallery_is_seen_whole_beside_the_path_and_waiting_games(program, size):
    program.window.resize(900, 600)
    program.file.change(text_size=size)
    waiting(program, "split-run", "profit-and-loss")
    settle(program)
    gallery = program.window.gallery
    assert gallery.start.isVisible()
    assert gallery.strip.isVisible()
    assert gallery.list.height() >= min(gallery.tile.height, 200)


def test_the_card_of_a_waiting_game_fits_beside_the_rules_with_the_largest_text(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    waiting(program, "profit-and-loss")
    settle(program)
    gallery = program.window.gallery
    assert gallery.strip.horizontalScrollBar().maximum() == 0
    (button, _) = gallery.resume.findChildren(QPushButton)
    assert button.width() >= button.sizeHint().width()
    assert button.accessibleName() == "Go on: Profit & Loss"


def test_the_statistics_stay_readable_with_the_largest_text_and_nothing_covers_the_chart(program):
    parts = (
        PlayerResult("Ann", score=40, won=True, best="QUIET", points=9, longest="QUIET"),
        PlayerResult("Ben", score=7),
    )
    for number in range(3):
        program.counting.results.add(Result(f"{number}", "split-run", "2026-11-20", "finished", parts))
    program.file.change(text_size=250)
    program.window.resize(900, 600)
    program.counting.show()
    settle(program)
    page = program.window.statistics
    table = QRect(page.table.mapTo(page, QPoint()), page.table.size())
    chart = QRect(page.chart.mapTo(page, QPoint()), page.chart.size())
    assert not table.intersects(chart)
    assert chart.height() >= 7 * page.chart.fontMetrics().height()
    page.findChild(Pane).ensureWidgetVisible(page.chart)  # as Tab does
    assert page.chart.visibleRegion().boundingRect().height() == page.chart.height()
