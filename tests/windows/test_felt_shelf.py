"""Tests the shelf, a list of miniature felts, and the charts of the statistics. Both widgets only show the values that
they are given."""

from datetime import date

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette

from app.felt.laid_words import spelled
from app.felt.theme import load_theme
from app.library.totals import Bar, Share
from app.windows.sheets.chart import BarChart, ShareChart, means_of
from app.windows.sheets.felt_shelf import FeltShelf, FeltTile
from app.windows.sheets.statistics_page import week_bars
from app.windows.widgets.list_page import ListCell, ListPage, ListRow

MANY = 1000


class Seen:
    """A shelf of miniature felts, and the list of the games whose felts it has painted."""

    def __init__(self, qtbot, size: QSize, count: int) -> None:
        self.made: list[object] = []
        self.shelf = FeltShelf(2, self._tile)
        self.shelf.wear(load_theme())
        self.page = ListPage(self.shelf, "Games", {})
        qtbot.addWidget(self.page)
        self.page.resize(size)
        self.page.show()
        self.page.show_rows([ListRow(n, (ListCell(f"game {n}"),), shown=n) for n in range(count)])
        qtbot.waitUntil(lambda: not self.page.reads)
        self.shelf.repaint()

    def _tile(self, shown: object) -> FeltTile:
        self.made.append(shown)
        return FeltTile(f"Game {shown}", "today", spelled("QUIET, TEA"), ("Ann 4, Ben 3", "a note"))


@pytest.mark.parametrize("width", [400, 900, 1280, 1920])
def test_each_row_of_the_shelf_has_as_many_miniature_felts_as_fit_in_it(qtbot, width):
    shelf = Seen(qtbot, QSize(width, 700), 30).shelf
    places = [shelf.visualItemRect(shelf.item(number)) for number in range(30)]
    row = [place for place in places if place.y() == places[0].y()]
    assert places[0].y() == 0
    assert row[-1].right() <= shelf.viewport().width()
    assert shelf.viewport().width() - row[-1].right() < 20, "no further felt would fit"
    assert len(row) == max(1, round(shelf.viewport().width() / places[0].width()))


def test_a_shelf_of_a_thousand_games_paints_only_the_visible_miniature_felts(qtbot):
    seen = Seen(qtbot, QSize(1280, 800), MANY)
    assert seen.shelf.count() == MANY
    assert 0 < len(set(seen.made)) < 60
    before = len(seen.made)
    seen.shelf.viewport().repaint()
    assert len(seen.made) == before, "a felt is painted once"
    seen.shelf.scrollToBottom()
    seen.shelf.viewport().repaint()
    assert MANY - 1 in seen.made


def test_a_short_shelf_shows_texts_beside_the_cards_so_a_whole_miniature_felt_is_visible(qtbot):
    shelf = Seen(qtbot, QSize(900, 130), 3).shelf
    assert shelf.is_flat
    assert shelf.visualItemRect(shelf.item(0)).height() <= shelf.minimumSizeHint().height()
    assert not Seen(qtbot, QSize(900, 600), 3).shelf.is_flat


def test_the_shelf_is_repainted_immediately_after_a_change_of_the_felt_theme(qtbot):
    seen = Seen(qtbot, QSize(900, 600), 1)
    before = seen.shelf.grab().toImage()
    seen.shelf.wear(load_theme("burgundy"))
    assert seen.shelf.grab().toImage() != before


# ---- charts


def painted_rows(chart) -> int:
    """The number of pixel rows of the chart that contain the colour of a bar."""
    image = chart.grab().toImage()
    accent = chart.palette().color(QPalette.ColorRole.Highlight).rgb()
    return len([y for y in range(image.height()) if any(image.pixel(x, y) == accent for x in range(image.width()))])


def test_a_chart_draws_the_bar_of_a_single_win_lower_than_the_bar_of_a_high_score(qtbot):
    chart = BarChart()
    qtbot.addWidget(chart)
    chart.resize(400, 320)
    chart.show_bars("wins", [Bar(1, won=True)])
    assert 0 < painted_rows(chart) < 2.5 * chart.fontMetrics().height()
    chart.show_bars("scores", [Bar(100, won=True)])
    assert 5 < painted_rows(chart) / chart.fontMetrics().height() < 10


def test_the_chart_of_weeks_begins_with_the_first_game():
    bars = week_bars((0, 0, 3, 0, 1), date(2026, 11, 28))
    assert [bar.value for bar in bars] == [3, 0, 1]
    assert bars[-1].label.startswith("23"), "this week began on Monday"
    assert not week_bars((0,) * 12, date(2026, 11, 28))


def test_a_chart_describes_each_share_to_screen_readers_and_draws_a_line_at_the_mean(qtbot):
    chart = ShareChart()
    qtbot.addWidget(chart)
    shares = [Share("2026-11-20", 40), Share("2026-11-21", 60)]
    chart.show_shares("found", shares, ("20", "21"))
    assert chart.accessibleDescription() == "40%, 60%"
    assert means_of(shares) == [40, 50]
    assert means_of([Share("2026-11-20", n) for n in (0, 10, 20, 30, 40, 50)])[-1] == 30
    assert not chart.grab().isNull()
