"""The games in progress as cards side by side: table in miniature, players, and how far the game is."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from app.base.boxes import BOXES
from app.base.later import later
from app.felt.theme import Theme
from app.windows.gallery.miniature import draw_miniature
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.pane import Strip
from app.windows.widgets.remove_now import leave
from app.windows.widgets.style_sheet import BAR, restyle
from app.windows.widgets.written_by_people import marked_up, on_button, plain_label

EMPTY_TABLE = ("____",)
TABLE, LARGE_TABLE = QSize(100, 52), QSize(206, 96)  # at a text size of 100 %
NAMED = 3  # how many players are named; the others are counted
WIDEST = 16777215  # Qt's largest width
CARDS = 24  # how many are made at a time
SMALLEST = 100  # pixels; no card is narrower


class Unfinished(NamedTuple):
    """A game in progress, with the facts on its card.

    damaged: the end of its file is missing, and perhaps the last moves.
    day: the day it was last played.
    table: as a box writes it.
    scores: of each player. Both are found out later.
    """

    path: Path
    game: str
    players: tuple[str, ...]
    moves: int
    damaged: bool = False
    day: str = ""
    table: tuple[str, ...] = EMPTY_TABLE
    scores: tuple[int, ...] = ()


class WaitingCard(QFrame):
    """A card for one game; it signals that its game is to be continued or put away."""

    resume_wanted = Signal(object)
    discard_wanted = Signal(object)

    def __init__(self, game: Unfinished) -> None:
        super().__init__()
        self.setObjectName("panel")
        name = BOXES[game.game].name
        self.picture, self.facts, self.go_on = QLabel(), plain_label(), EnterButton()
        self.facts.setObjectName("small")
        self.go_on.setAccessibleName(QCoreApplication.translate("Gallery", "Go on: {game}").format(game=name))
        self.go_on.setText(on_button(self.go_on.accessibleName()))
        self.go_on.clicked.connect(lambda: self.resume_wanted.emit(game.path))
        self.away = EnterButton("×")
        self.away.setObjectName("cross")
        self.away.setAccessibleName(QCoreApplication.translate("Gallery", "Put this game away"))
        self.away.setAccessibleDescription(f"{name}, {', '.join(game.players)}")
        self.away.setToolTip(self.away.accessibleName())
        self.away.clicked.connect(lambda: self.discard_wanted.emit(game.path))
        layout = QGridLayout(self)
        layout.setContentsMargins(6, 5, 6, 5)
        layout.setVerticalSpacing(2)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self.picture, 0, 0, 2, 1)
        layout.addWidget(self.go_on, 0, 1, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.away, 0, 2)
        layout.addWidget(self.facts, 1, 1, 1, 2)
        self.tell(game)

    def tell(self, game: Unfinished) -> None:
        """Writes each player's points, how far the game is, and when it was last played."""
        self.game = game
        told = list(game.players)
        if game.scores:
            from app.base.texts import minus  # loaded already, with the code that reads records

            told = [f"{name} {minus(score)}" for name, score in zip(game.players, game.scores, strict=True)]
        more = len(told) - NAMED
        named = ", ".join(told[:NAMED]) + (f" +{more}" if more > 0 else "")
        rest = [QCoreApplication.translate("Gallery", "%n move(s)", None, game.moves)]
        rest += [QCoreApplication.translate("Gallery", "damaged")] if game.damaged else []
        rest += [game.day] if game.day else []
        self.facts.setText(" · ".join([named, *rest]))
        self.facts.setToolTip(marked_up(", ".join(told)))
        self.go_on.setAccessibleDescription(", ".join([*told, *rest]))

    def paint_table(self, themes: Mapping[str, Theme], scale: float) -> None:
        family, ratio = BOXES[self.game.game].family, self.devicePixelRatioF()
        size = (QSizeF(self._table) * scale).toSize()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        area = QRectF(0, 0, size.width(), size.height())
        draw_miniature(painter, area, self.game.table, themes[family], family)
        painter.end()
        self.picture.setPixmap(picture)

    _table = TABLE

    def enlarge(self, large: bool) -> bool:
        """Makes it the large tile, or a small one again; returns whether that is new."""
        was, self._table = self._table, LARGE_TABLE if large else TABLE
        if was == self._table:
            return False
        self.go_on.setObjectName("large" if large else "")
        restyle(self.go_on)
        return True

    def fit(self, room: int, scale: float) -> None:
        """Saves width in a narrow window: no picture, and only the game's name on the button."""
        whole, letters = self.go_on.accessibleName(), self.go_on.fontMetrics()
        narrow = self._table.width() * scale + letters.horizontalAdvance(whole) + 6 * letters.height() > room
        self.picture.setVisible(not narrow)
        self.facts.setWordWrap(narrow)
        self.go_on.setText(on_button(BOXES[self.game.game].name if narrow else whole))
        self.setMinimumWidth(room if narrow else 0)
        self.setMaximumWidth(room if narrow else WIDEST)


class WaitingStrip(Strip):
    """The line of cards, which scrolls if they have not enough room.

    laid: it holds other cards than before.
    place: keeps the place of games that must still be read.
    vain: the player pressed that place.
    """

    laid = Signal()
    vain = Signal(str)
    resume_wanted = Signal(object)
    discard_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        inner = QWidget()
        super().__init__(inner, parent)
        self._line = QHBoxLayout(inner)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addStretch(1)
        self.games: list[Unfinished] = []
        self.cards: dict[Path, WaitingCard] = {}  # those the player has come to, in their order
        self.place: EnterButton | None = None
        self._themes: Mapping[str, Theme] = {}
        self._scale = 1.0
        self._room = WIDEST
        self._waits = False  # a fit of the cards is scheduled
        self._large = False
        self.horizontalScrollBar().valueChanged.connect(self._lay_more)
        self.hide()

    @property
    def waits(self) -> bool:
        """Whether games wait, or are being read."""
        return bool(self.games) or self.place is not None

    @property
    def stops(self) -> list[QPushButton]:
        """The stops of Tab."""
        first = [] if self.place is None else [self.place]
        return [*first, *[button for card in self.cards.values() for button in (card.go_on, card.away)]]

    def keep_room(self) -> None:
        """Reserves their place before the games are read: a key meant for them does nothing else."""
        place = self.place = EnterButton(QCoreApplication.translate("Finished", "The games are being read…"))
        place.setProperty("vain", True)
        place.clicked.connect(lambda: self.vain.emit(place.text()))
        self._line.insertWidget(0, place)
        self.show()
        self.laid.emit()

    def _leave_place(self) -> None:
        """Leaves that place once the games are read; the keyboard goes on to the first of them."""
        if self.place is not None:
            place, self.place = self.place, None
            if place.hasFocus() and self.cards:
                next(iter(self.cards.values())).go_on.setFocus()
            place.hide()
            self._line.removeWidget(place)
            place.deleteLater()

    def show_games(self, games: Sequence[Unfinished]) -> None:
        """Shows these games and keeps existing cards. Of hundreds it makes only those that the player comes to."""
        self.games = [self._with_standing(game) for game in games]
        for path in self.cards.keys() - {game.path for game in games}:
            leave(self.cards.pop(path))
        self._lay(max(self._most_seen, len(self.cards)))
        self._leave_place()
        self.setVisible(bool(games))

    def _with_standing(self, game: Unfinished) -> Unfinished:
        """The game with its known standing, which is not computed again while the game is unchanged."""
        card = self.cards.get(game.path)
        found = game if card is None else game._replace(table=card.game.table, scores=card.game.scores)
        return found if card is not None and found == card.game else game

    def _lay(self, count: int) -> None:
        """Lays out this many cards, in order."""
        laid: dict[Path, WaitingCard] = {}
        for number, game in enumerate(self.games[:count]):
            card = self.cards.get(game.path)
            if card is None:
                card = WaitingCard(game)
                card.resume_wanted.connect(self.resume_wanted)
                card.discard_wanted.connect(self.discard_wanted)
                self._dress(card)
            elif card.game != game:
                card.tell(game)
                self._dress(card)
            if self._line.indexOf(card) != number:
                self._line.removeWidget(card)
                self._line.insertWidget(number, card)
            laid[game.path] = card
        self.cards = laid
        self.laid.emit()
        self._fit_soon()

    @property
    def _most_seen(self) -> int:
        """More cards than fit side by side on any screen."""
        return max(CARDS, self.window().width() // SMALLEST)

    def _lay_more(self) -> None:
        """Adds cards when the player comes near the last one."""
        bar = self.horizontalScrollBar()
        if len(self.cards) < len(self.games) and bar.value() + bar.pageStep() >= bar.maximum():
            self._lay(len(self.cards) + CARDS)

    def show_standing(self, path: Path, table: tuple[str, ...], scores: tuple[int, ...]) -> None:
        """Shows the standing of a game that has just been computed."""
        for number, game in enumerate(self.games):
            if game.path == path and (game.table, game.scores) != (table, scores):
                self.games[number] = game._replace(table=table, scores=scores)
                if path in self.cards:
                    self.cards[path].tell(self.games[number])
                    self._dress(self.cards[path])
                    self._fit_soon()  # the scores may need another line

    def wear(self, themes: Mapping[str, Theme], scale: float) -> None:
        """Applies colours and sizes."""
        self._themes, self._scale = themes, scale
        for card in self.cards.values():
            self._dress(card)

    def _dress(self, card: WaitingCard) -> None:
        if self._themes:
            card.paint_table(self._themes, self._scale)

    def fit(self, room: int, *, large: bool) -> None:
        """Fits the cards.

        room: pixels beside the rules.
        large: whether the page has room for a large tile, that of the game played last.
        """
        self._room, self._large = room, large
        self._fit()

    def _fit_soon(self) -> None:
        """Fits all cards that change now in one step, once they can be measured."""
        if not self._waits:
            self._waits = True
            later(self, self._fit)

    def _fit(self) -> None:
        self._waits = False
        for number, card in enumerate(self.cards.values()):
            if card.enlarge(self._large and number == 0):
                self._dress(card)
            card.fit(self._room, self._scale)
        cards = self.cards.values()
        least_high = LARGE_TABLE.height() + 14 if self._large else 64
        high = max([round(least_high * self._scale), *[card.heightForWidth(self._room) for card in cards]])
        # Their layout still has the sizes from before they were fitted.
        least = sum([max(card.minimumSizeHint().width(), card.minimumWidth()) for card in cards])
        wide = least + self._line.spacing() * len(cards) > self._room
        self.setFixedHeight(high + (BAR if wide else 0))
        if len(self.cards) < min(self._most_seen, len(self.games)):
            self._lay(self._most_seen)
