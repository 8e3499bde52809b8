"""How the games went: totals, a line for each game, and a chart of the selected line."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMessageBox,
    QSplitter,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.base import texts
from app.base.guard import guarded
from app.library.results import Result
from app.library.totals import Bar, Totals, games, people, totals_of, weeks
from app.windows.sheets.chart import Chart
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import keep_edge
from app.windows.widgets.left_by_esc import LeftByEsc
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.style_sheet import be_main
from engine.games import GAMES

COLUMNS = 10
NONE = "–"  # there is nothing to be told of this
ROWS, LINES = 2, 7  # of the table and of the chart, that a low page still shows


class StatisticsPage(LeftByEsc):
    """Signals: back to where the player came from, the games themselves, back to the gallery, forget everything."""

    games_wanted = Signal()
    gallery_wanted = Signal()
    cleared = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.results: Sequence[Result] = ()
        self.back = EnterButton()
        self.back.clicked.connect(self.left)
        self.title = QLabel()
        self.title.setObjectName("title")
        self.player = NamedBox()
        self.player.currentIndexChanged.connect(self._fill)
        self.clear = EnterButton()
        self.clear.clicked.connect(self._ask_to_clear)
        self.games = EnterButton()
        self.games.clicked.connect(self.games_wanted)
        self.table = QTableWidget(0, COLUMNS)
        self.chart = Chart()
        self.sums = QLabel()
        self.sums.setObjectName("heading")
        self.sums.setWordWrap(True)
        self.nothing = QLabel()
        self.nothing.setObjectName("heading")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.play = EnterButton()
        self.play.setProperty("main", True)
        self.play.clicked.connect(self.gallery_wanted)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        self.table.currentCellChanged.connect(lambda row, *_: self._draw(row))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.player)
        head.addWidget(self.games)
        head.addWidget(self.clear)
        self._moved = False  # by the player, who wants the parts so
        self._parts = parts = QSplitter(Qt.Orientation.Vertical)
        parts.splitterMoved.connect(lambda: setattr(self, "_moved", True))
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.table)
        parts.addWidget(self.chart)
        full = QWidget()
        column = QVBoxLayout(full)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sums)
        column.addWidget(parts, 1)
        empty = QWidget()
        middle = QVBoxLayout(empty)
        middle.addStretch(2)
        middle.addWidget(self.nothing)
        middle.addSpacing(12)
        middle.addWidget(self.play, 0, Qt.AlignmentFlag.AlignCenter)
        middle.addStretch(3)
        self.stage = QStackedWidget()
        self.stage.addWidget(empty)
        self.stage.addWidget(Pane(full))  # in a low page it is scrolled: nothing covers anything
        whole = QVBoxLayout(self)
        self._whole, self._head_line = whole, head
        keep_edge(whole, head, 0)
        whole.addLayout(head)
        whole.addWidget(self.stage, 1)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "stage"):
            self._fit()

    def _fit(self) -> None:
        """Nothing is cut: in a narrow page the title gives way and what is in the menu, too; in a low one lines of the
        table stay in sight."""
        keep_edge(self._whole, self._head_line, self.width())
        self.games.show()
        if self._head() > self.width():
            self.games.hide()  # it is in the menu, too
        wide = self._head()
        self.title.setVisible(wide + self.title.sizeHint().width() <= self.width())
        header = self.table.horizontalHeader().sizeHint().height()
        self.table.setMinimumHeight(header + ROWS * self.table.verticalHeader().defaultSectionSize() + header // 2)
        self.chart.setMinimumHeight(LINES * self.fontMetrics().height())
        if not self._moved:
            self._parts.setSizes([3 * self.height(), 2 * self.height()])

    def _head(self) -> int:
        """What stands beside the title takes so much."""
        beside = [one for one in (self.back, self.player, self.games, self.clear) if not one.isHidden()]
        return sum([one.sizeHint().width() + 12 for one in beside]) + 28

    # ---- showing

    def show_results(self, results: Sequence[Result]) -> None:
        """A player who has played most is shown first; whom the player has chosen stays."""
        self.results = [result for result in results if result.game in GAMES]
        kept, names = self._name, people(self.results)
        self.player.blockSignals(True)
        self.player.clear()
        for name in names:
            self.player.addItem(name, name)
        if len(names) > 1:
            self.player.addItem(QCoreApplication.translate("Statistics", "Everybody"), None)
        self.player.setCurrentIndex(max(0, self.player.findData(kept) if kept in names else 0))
        self.player.blockSignals(False)
        self.player.setVisible(bool(names))
        self.clear.setVisible(bool(names))
        self.stage.setCurrentIndex(1 if names else 0)
        self._fill()
        self._fit()

    def take_focus(self) -> None:
        (self.table if self.results else self.play).setFocus()

    @property
    def _name(self) -> str | None:
        name = self.player.currentData()
        return str(name) if name is not None else None

    def _rows(self) -> list[str | None]:
        """All games together first, then each."""
        return [None, *games(self.results, self._name)] if self.results else []

    def _fill(self) -> None:
        rows, before = self._rows(), max(0, self.table.currentRow())
        self.table.blockSignals(True)
        self.table.setRowCount(len(rows))
        for row, game in enumerate(rows):
            found = totals_of(self.results, self._name, game)
            for column, text in enumerate(self._cells(game, found)):
                cell = QTableWidgetItem(text)
                cell.setData(Qt.ItemDataRole.AccessibleTextRole, self._spoken(column, text))
                self.table.setItem(row, column, cell)
        self.table.blockSignals(False)
        self.sums.setText(sums_text(totals_of(self.results, self._name)) if rows else "")
        self.sums.setAccessibleName(self.sums.text().replace(" · ", ", "))
        if rows:
            row = min(before, len(rows) - 1)
            self.table.setCurrentCell(row, 0)
            self._draw(row)

    def _spoken(self, column: int, text: str) -> str:
        """A reader that goes down the lines names no column: each number says what it counts."""
        header = self.table.horizontalHeaderItem(column)
        return text if column == 0 or text == NONE or header is None else f"{header.text()} {text}"

    def _cells(self, game: str | None, found: Totals) -> list[str]:
        say = QCoreApplication.translate
        name = GAMES[game].name if game is not None else say("Statistics", "All games")
        in_a_row = say("Statistics", "{now}, at most {most}").format(now=found.streak, most=found.longest_streak)
        return [
            name,
            _played(found),
            _share(found) if found.decided else NONE,
            _best(game, found),
            _with_points(found),
            found.longest or NONE,
            _per_turn(game, found),
            in_a_row if found.decided and self._name is not None else NONE,
            str(found.hints) if found.hints else NONE,
            _broken_off(found),
        ]

    def _draw(self, row: int) -> None:
        """The chart of this line: scores of a game, or how many games there were."""
        rows = self._rows()
        if not 0 <= row < len(rows):
            return
        say = QCoreApplication.translate
        game = rows[row]
        if game is None:
            counts = weeks(self.results, self._name, date.today())
            title = say("Statistics", "Games in each of the last twelve weeks")
            self.chart.show_bars(title, [Bar(count, won=True) for count in counts])
            return
        found = totals_of(self.results, self._name, game)
        pattern = say("Statistics", "{game}: the last games; full bars were won")
        if found.fewest is not None:
            pattern = say("Statistics", "{game}: cards left in the last games")
        self.chart.show_bars(pattern.format(game=GAMES[game].name), found.bars)

    # ---- doing

    def _ask_to_clear(self) -> None:
        say = QCoreApplication.translate
        text = say("Statistics", "Forget all results? You cannot undo this.")
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        self.question = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", text, yes | no, self)
        self.question.setDefaultButton(no)
        be_main(self.question.defaultButton())
        self.question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.question.accepted.connect(self.cleared)
        self.question.open()

    def retranslate(self) -> None:
        say = QCoreApplication.translate
        self.back.setText(say("Statistics", "‹ Back"))
        self.back.setAccessibleName(self.back.text().removeprefix("‹").strip())
        self.title.setText(say("Statistics", "Statistics"))
        self.player.call(say("Statistics", "Player"))
        self.games.setText(say("Statistics", "Finished games"))
        self.clear.setText(say("Statistics", "Forget all…"))
        self.nothing.setText(
            say("Statistics", "Nothing to count yet. Play a game to its end, and its result will appear here.")
        )
        self.play.setText(say("Statistics", "Choose a game"))
        self.table.setAccessibleName(say("Gallery", "Games"))  # the page itself is called Statistics
        self.table.setHorizontalHeaderLabels(
            [
                say("Statistics", "Game"),
                say("Statistics", "Played"),
                say("Statistics", "Won"),
                say("Statistics", "Best result"),
                say("Statistics", "Best play"),
                say("Statistics", "Longest word"),
                say("Statistics", "Points a turn"),
                say("Statistics", "Won in a row"),
                say("Statistics", "Hints"),
                say("Statistics", "Broken off"),
            ]
        )
        self.show_results(self.results)


def sums_text(found: Totals) -> str:
    """The totals as one sentence."""
    say = QCoreApplication.translate
    parts = [say("Statistics", "%n game(s) played", None, found.played)]
    if found.decided:
        parts.append(say("Statistics", "%n won", None, found.won))
    if found.longest:
        parts.append(say("Statistics", "longest word {word}").format(word=found.longest))
    return " · ".join(parts)


def _played(found: Totals) -> str:
    """Practice stands apart."""
    practice = QCoreApplication.translate("Statistics", "%n for practice", None, found.practice)
    return f"{found.played} + {practice}" if found.practice else str(found.played)


def _share(found: Totals) -> str:
    pattern = QCoreApplication.translate("Statistics", "{won} ({share}%)")
    return pattern.format(won=found.won, share=round(100 * found.won / found.decided))


def _best(game: str | None, found: Totals) -> str:
    """The best result in the game's own terms; points of different games cannot be compared."""
    if game is None:
        return NONE
    parts = []
    if found.best is not None:
        parts.append(texts.counted(GAMES[game].usual().counts, found.best))
    if found.fewest is not None:
        parts.append(QCoreApplication.translate("Scores", "%n card(s) left", None, found.fewest))
    return " · ".join([part for part in parts if part]) or NONE


def _per_turn(game: str | None, found: Totals) -> str:
    if game is None or found.per_turn is None or GAMES[game].usual().counts != "points":
        return NONE
    return QLocale().toString(found.per_turn / 10, "f", 1).replace("-", "−")


def _with_points(found: Totals) -> str:
    if not found.word:
        return NONE
    return f"{found.word} {found.points:+d}" if found.points else found.word


def _broken_off(found: Totals) -> str:
    say = QCoreApplication.translate
    parts = []
    if found.resigned:
        parts.append(say("Statistics", "%n resigned", None, found.resigned))
    if found.unfinished:
        parts.append(say("Statistics", "%n put away", None, found.unfinished))
    return ", ".join(parts) or NONE
