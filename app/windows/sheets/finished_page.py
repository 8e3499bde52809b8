"""The games that are over, the latest first: when, who, how it ended, the best word; and what can be done with each."""

from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.base.guard import guarded
from app.base.texts import minus
from app.library.finished import FinishedGame
from app.library.results import PlayerResult
from app.windows.widgets.announce_row import ItemTold, settle_caret
from app.windows.widgets.flow import FlowLayout, keep_edge
from app.windows.widgets.left_by_esc import LeftByEsc
from engine.games import GAMES

AT_ONCE = 40  # lines that are written before the window may paint again
PATH = Qt.ItemDataRole.UserRole
DAY = Qt.ItemDataRole.UserRole + 1


class FinishedPage(LeftByEsc):
    """Signals: back; a game is wanted as a film, turn by turn with the coach, again with its cards, or away."""

    film_wanted = Signal(object)
    turns_wanted = Signal(object)
    again_wanted = Signal(object)
    away_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back, self.title = QPushButton(), QLabel()
        self.title.setObjectName("title")
        self.search = QLineEdit()
        settle_caret(self.search)
        self.list = QListWidget()
        self.nothing = QLabel()
        self.nothing.setObjectName("heading")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.away, self.again, self.turns, self.film = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        self.film.setProperty("main", True)
        self._games: list[FinishedGame] = []  # all that are listed
        self._coming: list[FinishedGame] = []  # those that are not written yet
        self._reading = False
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._write_on)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ItemTold(self.list)
        self.list.currentItemChanged.connect(self._chosen)
        self.list.itemActivated.connect(lambda _: self._want(self.film_wanted.emit))
        self.back.clicked.connect(self.left)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.list.setFocus)
        for button, wanted in self._buttons().items():
            button.clicked.connect(lambda _=False, wanted=wanted: self._want(wanted))
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.search, 1)
        foot = FlowLayout()
        for button in self._buttons():
            foot.addWidget(button)
        column = QVBoxLayout(self)
        self._whole, self._head_line = column, head
        keep_edge(column, head, 0)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        column.addLayout(foot)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_whole"):
            self._fit()

    def _fit(self) -> None:
        """In a narrow page the title makes room for the search field."""
        edge = keep_edge(self._whole, self._head_line, self.width())
        letters = self.search.fontMetrics()
        hint = letters.horizontalAdvance(self.search.placeholderText()) + letters.height() * 5 // 4
        self.search.setMinimumWidth(hint)
        beside = self.back.sizeHint().width() + hint + 2 * edge + 3 * self._head_line.spacing()
        self.title.setVisible(beside + self.title.sizeHint().width() <= self.width())

    def _buttons(self) -> dict[QPushButton, Callable[[Path], None]]:
        return {
            self.away: self.away_wanted.emit,
            self.again: self.again_wanted.emit,
            self.turns: self.turns_wanted.emit,
            self.film: self.film_wanted.emit,
        }

    # ---- what is listed

    def begin(self, *, reading: bool) -> None:
        """Start with an empty list. reading: more games are still being read."""
        self.list.clear()
        self._games, self._coming, self._reading = [], [], reading
        self._show_whether_any()

    def add(self, games: Iterable[FinishedGame]) -> None:
        """Adds lines while the page shows: there may be hundreds."""
        new = list(games)
        self._games += new
        self._coming += new
        self._soon.start(0)
        self._write_on()

    def all_read(self) -> None:
        self._reading = False
        self._show_whether_any()

    def _write_on(self) -> None:
        now, self._coming = self._coming[:AT_ONCE], self._coming[AT_ONCE:]
        for game in now:
            item = QListWidgetItem(text_of(game))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_of(game))
            item.setData(PATH, game.path)
            item.setData(DAY, game.result.day)
            self.list.insertItem(self._place(game.result.day), item)
            item.setHidden(not self._fits(item))
        if not self._coming:
            self._soon.stop()
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self._show_whether_any()

    def _place(self, day: str) -> int:
        """The place after all games of this day and of later ones."""
        rows = range(self.list.count() - 1, -1, -1)
        return next((row + 1 for row in rows if str(self.list.item(row).data(DAY)) >= day), 0)

    def forget(self, path: Path) -> None:
        """The game is no longer here."""
        for row in range(self.list.count()):
            if self.list.item(row).data(PATH) == path:
                self._games = [game for game in self._games if game.path != path]
                self.list.takeItem(row)
                break
        self._show_whether_any()

    @property
    def shown(self) -> list[str]:
        """The lines that match the search."""
        items = [self.list.item(row) for row in range(self.list.count())]
        return [item.text() for item in items if not item.isHidden()]

    # ---- what is chosen

    @property
    def chosen(self) -> Path | None:
        item = self.list.currentItem()
        path = item.data(PATH) if item is not None and not item.isHidden() else None
        return path if isinstance(path, Path) else None

    def _want(self, wanted: Callable[[Path], None]) -> None:
        if self.chosen is not None:
            wanted(self.chosen)

    def _chosen(self) -> None:
        for button in self._buttons():
            button.setEnabled(self.chosen is not None)

    def _fits(self, item: QListWidgetItem) -> bool:
        """Does the line contain every word of the search?"""
        text = item.text().casefold()
        return all(word in text for word in self.search.text().casefold().split())

    def _filter(self) -> None:
        items = [self.list.item(row) for row in range(self.list.count())]
        for item in items:
            item.setHidden(not self._fits(item))
        here = self.list.currentItem()
        if here is None or here.isHidden():
            self.list.setCurrentItem(next((item for item in items if not item.isHidden()), here or QListWidgetItem()))
        self._show_whether_any()

    def _show_whether_any(self) -> None:
        say, shown = QCoreApplication.translate, bool(self.shown)
        appears = shown and self.list.isHidden() and self.back.hasFocus()
        self.list.setVisible(shown)
        if appears:
            self.list.setFocus()
        self.nothing.setVisible(not shown)
        for button in self._buttons():
            button.setVisible(shown)
        self.search.setVisible(bool(self.list.count()) or self._reading or bool(self._coming))
        if self._reading or self._coming:
            text = say("Finished", "The games are being read…")
        elif self.list.count():
            text = say("Finished", "No game fits this search.")
        else:
            text = say(
                "Finished",
                "No game is over yet. Play one to its end, and it will appear here: you can watch it as a film, go "
                "through it turn by turn, or deal the same cards again.",
            )
        self.nothing.setText(text)
        self._chosen()

    def take_focus(self) -> None:
        (self.list if self.list.isVisible() else self.back).setFocus()

    def retranslate(self) -> None:
        say = QCoreApplication.translate
        self.back.setText(say("Finished", "‹ Back"))
        self.back.setAccessibleName(self.back.text().removeprefix("‹").strip())
        self.title.setText(say("Finished", "Finished games"))
        self.list.setAccessibleName(say("Gallery", "Games"))  # the page itself is called Finished games
        self.search.setPlaceholderText(say("Finished", "Search"))
        self.search.setAccessibleName(say("Finished", "Find a game, a player, a word or a day"))
        self._fit()
        self.film.setText(say("Finished", "Film"))
        self.turns.setText(say("Finished", "Turn by turn"))
        self.again.setText(say("Finished", "Same cards again"))
        self.away.setText(say("Finished", "Put away"))
        games, reading = self._games, self._reading
        self.begin(reading=reading)
        self.add(games)


def text_of(game: FinishedGame) -> str:
    """Two lines: what and when; the scores, and the best word of all."""
    say, result = QCoreApplication.translate, game.result
    on = date.fromisoformat(result.day)
    day = QLocale().toString(QDate(on.year, on.month, on.day), QLocale.FormatType.ShortFormat)
    name = GAMES[result.game].name if result.game in GAMES else result.game
    counted = result.game in GAMES and GAMES[result.game].usual().counts != "nothing"
    who = [_player(part, counted=counted) for part in result.players]
    best = max(result.players, key=lambda part: part.points, default=None)
    words = []
    if best is not None and best.best:
        points = f" {best.points:+d}" if best.points else ""
        words = [say("Finished", "best word: {word}").format(word=f"{best.best}{points}")]
    resigned = [say("Finished", "resigned")] if result.ended == "resigned" else []
    return f"{name} · {day}\n{' · '.join([', '.join(who), *words, *resigned])}"


def spoken_of(game: FinishedGame) -> str:
    """The same in words, without dot and star."""
    won = QCoreApplication.translate("Finished", "winner")
    return text_of(game).replace(" ★", f", {won}").replace(" · ", ", ").replace("\n", ". ")


def _player(part: PlayerResult, *, counted: bool) -> str:
    score = f" {minus(part.score)}" if counted else ""
    return f"{part.name}{score}{' ★' if part.won else ''}"
