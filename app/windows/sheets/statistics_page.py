"""The player's results: totals, a line for each game, and a chart of the selected line."""

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QSplitter,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from app.base import texts
from app.library.results import Result
from app.library.totals import Bar, PlayedWay, Totals, players, totals_of, ways, weeks
from app.windows.sheets.chart import Chart
from app.windows.sheets.result_texts import way_name
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import EDGE
from app.windows.widgets.headed_page import HeadedPage
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences, grid_of
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.question import ask
from engine.games import GAMES

ALL = ""  # the key of all games together; other lines have their way to play
NONE = "–"  # shown where there is no number
NOBODY: Mapping[str, str] = {}
ROWS, LINES = 2, 7  # lines of the table, and of text for the chart, that a low page still shows


class StatisticsPage(HeadedPage):
    """The page signals: back to where the player came from, the games themselves, back to the gallery, forget
    everything."""

    games_wanted = Signal()
    gallery_wanted = Signal()
    cleared = Signal()

    def __init__(self) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        self.results: Sequence[Result] = ()
        self.player = NamedBox()
        self.player.call(translate("Statistics", "Player"))
        self.player.currentIndexChanged.connect(self._fill)
        self.clear, self.games = EnterButton(translate("Statistics", "Forget all…")), EnterButton()
        self.clear.clicked.connect(self._ask_to_clear)
        self.games.setText(translate("Statistics", "Finished games"))
        self.games.clicked.connect(self.games_wanted)
        self.grid, self.chart, self.sums = statistics_grid(), Chart(), QLabel()
        self.sums.setObjectName("heading")
        self.sums.setWordWrap(True)
        acts = {
            "play": Act(translate("Statistics", "Choose a game"), self.gallery_wanted.emit, about="none", main=True)
        }
        empty = translate(
            "Statistics", "Nothing to count yet. Play a game to its end, and its result will appear here."
        )
        # The title of the page is Statistics.
        self.rows = ListPage(self.grid, translate("Gallery", "Games"), acts, Sentences(empty), whole=self._whole())
        self.rows.chosen_changed.connect(self._draw)
        beside = (self.player, self.games, self.clear)
        self.build(translate("Statistics", "‹ Back"), translate("Statistics", "Statistics"), beside, self.rows)

    def _whole(self) -> QWidget:
        """The totals, the table and the chart; in a low page they scroll, so that nothing covers anything."""
        self._moved = False  # the player has set the sizes of the parts
        self._parts = parts = QSplitter(Qt.Orientation.Vertical)
        parts.splitterMoved.connect(lambda: setattr(self, "_moved", True))
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.grid)
        parts.addWidget(self.chart)
        full = QWidget()
        column = QVBoxLayout(full)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sums)
        column.addWidget(parts, 1)
        return Pane(full)

    def fit(self) -> None:
        """Fits the page: in a narrow one the title gives way, then commands that the menu has, too; in a low one some
        lines of the table stay visible."""
        self.games.show()
        super().fit()
        self.games.setVisible(self.needed(EDGE) <= self.width())
        super().fit()
        header = self.grid.horizontalHeader().sizeHint().height()
        self.grid.setMinimumHeight(header + ROWS * self.grid.verticalHeader().defaultSectionSize() + header // 2)
        self.chart.setMinimumHeight(LINES * self.fontMetrics().height())
        if not self._moved:
            self._parts.setSizes([3 * self.height(), 2 * self.height()])

    # ---- display

    def show_results(self, results: Sequence[Result], called: Mapping[str, str] = NOBODY) -> None:
        """Shows the results: first those of the player with most games, unless the player chose another.

        called: the names of people by their ids.
        """
        self.results = [
            result for result in results if result.game in GAMES and any(part.person for part in result.players)
        ]
        kept, names = self._person, players(self.results)
        self.player.blockSignals(True)
        self.player.clear()
        for person, name in names.items():
            self.player.addItem(called.get(person, name), person)
        if len(names) > 1:
            self.player.addItem(QCoreApplication.translate("Statistics", "Everybody"), None)
        self.player.setCurrentIndex(max(0, self.player.findData(kept) if kept in names else 0))
        self.player.blockSignals(False)
        for one in (self.player, self.clear):
            one.setVisible(bool(names))
        self._fill()
        self.fit()

    def take_focus(self) -> None:
        self.rows.take_focus(self.rows.buttons["play"])

    @property
    def _person(self) -> str | None:
        person = self.player.currentData()
        return str(person) if person is not None else None

    def _fill(self) -> None:
        """Fills in all games together first, then each way to play a game."""
        listed: list[PlayedWay | None] = [None, *ways(self.results, self._person)] if self.results else []
        self.rows.show_rows([self._row(way, self._totals(way)) for way in listed])
        self.sums.setText(sums_text(self._totals(None)) if listed else "")
        self.sums.setAccessibleName(self.sums.text().replace(" · ", ", "))

    def _totals(self, way: PlayedWay | None) -> Totals:
        return totals_of(self.results, self._person, way)

    def _row(self, way: PlayedWay | None, found: Totals) -> ListRow:
        """The row of a way to play. A screen reader names no column as it moves down, so each number says what it
        counts."""
        titles, cells = column_titles(), self._cells(way, found)
        spoken = [
            text if text in (NONE, cells[0]) else f"{title} {text}" for title, text in zip(titles, cells, strict=True)
        ]
        return ListRow(way or ALL, tuple(map(ListCell, cells, spoken)))

    def _cells(self, way: PlayedWay | None, found: Totals) -> list[str]:
        translate = QCoreApplication.translate
        in_a_row = translate("Statistics", "{now}, at most {most}").format(now=found.streak, most=found.longest_streak)
        return [
            way_name(way) if way is not None else translate("Statistics", "All games"),
            str(found.played),
            _share(found) if found.decided else NONE,
            best_text(way, found),
            _with_points(found),
            found.longest or NONE,
            _per_turn(way, found),
            in_a_row if found.decided and self._person is not None else NONE,
            str(found.hints) if found.hints else NONE,
            _broken_off(found),
            _apart(found),
        ]

    def _draw(self) -> None:
        """Draws the chart of the chosen line: scores of a way to play, or the number of games."""
        translate = QCoreApplication.translate
        for way in self.rows.chosen:
            if way == ALL:
                counts = weeks(self.results, self._person, date.today())
                title = translate("Statistics", "Games in each of the last twelve weeks")
                self.chart.show_bars(title, [Bar(count, won=True) for count in counts])
                continue
            found = self._totals(way)
            pattern = translate("Statistics", "{game}: the last games; full bars were won")
            if found.fewest is not None:
                pattern = translate("Statistics", "{game}: cards left in the last games")
            self.chart.show_bars(pattern.format(game=way_name(way)), found.bars)

    def _ask_to_clear(self) -> None:
        ask(
            QCoreApplication.translate("Statistics", "Forget all results? You cannot undo this."),
            self,
            self.cleared.emit,
        )


def statistics_grid() -> QTableWidget:
    grid = grid_of(column_titles())
    grid.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    grid.setWordWrap(False)
    grid.setShowGrid(False)
    header = grid.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(False)  # it would cut off the last column where the page is narrow
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return grid


def column_titles() -> list[str]:
    translate = QCoreApplication.translate
    return [
        translate("Statistics", "Game"),
        translate("Statistics", "Played"),
        translate("Statistics", "Won"),
        translate("Statistics", "Best result"),
        translate("Statistics", "Best play"),
        translate("Statistics", "Longest word"),
        translate("Statistics", "Points a turn"),
        translate("Statistics", "Won in a row"),
        translate("Statistics", "Hints"),
        translate("Statistics", "Broken off"),
        translate("Statistics", "Not counted"),
    ]


def sums_text(found: Totals) -> str:
    """The totals as one sentence."""
    translate = QCoreApplication.translate
    parts = [translate("Statistics", "%n game(s) played", None, found.played)]
    if found.decided:
        parts.append(translate("Statistics", "%n won", None, found.won))
    if found.longest:
        parts.append(translate("Statistics", "longest word {word}").format(word=found.longest))
    if found.older:
        parts.append(translate("Statistics", "%n from an older version", None, found.older))
    return " · ".join(parts)


def _apart(found: Totals) -> str:
    """The games that count for nothing else, and why."""
    translate = QCoreApplication.translate
    apart = [
        translate("Statistics", "%n for practice", None, found.practice) if found.practice else "",
        translate("Statistics", "%n with the same cards", None, found.again) if found.again else "",
        translate("Statistics", "%n played on", None, found.on) if found.on else "",
        translate("Statistics", "%n after the solution", None, found.shown) if found.shown else "",
    ]
    return ", ".join(filter(None, apart)) or NONE


def _share(found: Totals) -> str:
    pattern = QCoreApplication.translate("Statistics", "{won} ({share}%)")
    return pattern.format(won=found.won, share=round(100 * found.won / found.decided))


def best_text(way: PlayedWay | None, found: Totals) -> str:
    """The best result in the game's own terms; points of different games can't be compared."""
    if way is None:
        return NONE
    if found.best is not None:
        return texts.counted(found.unit, found.best)
    return NONE if found.fewest is None else texts.cards_left(found.fewest)


def _per_turn(way: PlayedWay | None, found: Totals) -> str:
    if way is None or found.per_turn is None or found.unit != "points":
        return NONE
    return QLocale().toString(found.per_turn / 10, "f", 1).replace("-", "−")


def _with_points(found: Totals) -> str:
    if not found.word:
        return NONE
    return f"{found.word} {found.points:+d}" if found.points else found.word


def _broken_off(found: Totals) -> str:
    translate = QCoreApplication.translate
    parts = []
    if found.resigned:
        parts.append(translate("Statistics", "%n resigned", None, found.resigned))
    if found.unfinished:
        parts.append(translate("Statistics", "%n put away", None, found.unfinished))
    return ", ".join(parts) or NONE
