"""The games in progress as cards side by side. Each card shows the table in miniature, the players, and how far the
game has progressed."""

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
# the size of the picture on an unfinished game's usual card and on its large card, at a text size of 100 %
TABLE, LARGE_TABLE = QSize(100, 52), QSize(206, 96)
NAMED = 3  # a card names at most this many players, and shows the number of the other players
WIDEST = 16777215  # the maximum width of a widget in Qt
CARDS = 24  # the number of cards that are created at a time
SMALLEST = 100  # the minimum width of a card in pixels


class Unfinished(NamedTuple):
    """A game in progress, with the facts that its card in the gallery shows.

    damaged: whether the end of its file is missing, perhaps with the last moves.
    day: the day the game was last played.
    table: the cards on the table, as lines of characters like those on a game's box.
    scores: each player's points. A worker computes the table and the scores later.
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
    """A card for one game in progress. Its signals report that the player wants to continue the game or put it away."""

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
        """Writes on the card each player's points, how far the game has progressed, and when it was last played."""
        self.game = game
        people = list(game.players)
        if game.scores:
            # imported late, because it loads the engine; reading the games' records has already loaded it before this
            # call
            from app.base.texts import minus

            people = [f"{name} {minus(score)}" for name, score in zip(game.players, game.scores, strict=True)]
        more = len(people) - NAMED
        named = ", ".join(people[:NAMED]) + (f" +{more}" if more > 0 else "")
        rest = [QCoreApplication.translate("Gallery", "%n move(s)", None, game.moves)]
        rest += [QCoreApplication.translate("Gallery", "damaged")] if game.damaged else []
        rest += [game.day] if game.day else []
        self.facts.setText(" · ".join([named, *rest]))
        self.facts.setToolTip(marked_up(", ".join(people)))
        self.go_on.setAccessibleDescription(", ".join([*people, *rest]))

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
        """Makes the card large or, if `large` is not set, small again. Returns whether its size changed."""
        was, self._table = self._table, LARGE_TABLE if large else TABLE
        if was == self._table:
            return False
        self.go_on.setObjectName("large" if large else "")
        restyle(self.go_on)
        return True

    def fit(self, room: int, scale: float) -> None:
        """Fits the card into this width: a narrow card hides the picture, and has only the game's name on the button.

        scale: the size of text; 1 is 100 %.
        """
        whole, letters = self.go_on.accessibleName(), self.go_on.fontMetrics()
        narrow = self._table.width() * scale + letters.horizontalAdvance(whole) + 6 * letters.height() > room
        self.picture.setVisible(not narrow)
        self.facts.setWordWrap(narrow)
        self.go_on.setText(on_button(BOXES[self.game.game].name if narrow else whole))
        self.setMinimumWidth(room if narrow else 0)
        self.setMaximumWidth(room if narrow else WIDEST)


class WaitingStrip(Strip):
    """The line of cards, which scrolls if there is too little room.

    laid: emitted when cards have been added, removed or put in another order.
    place: the button that reserves room for games that are still being read.
    vain: emitted when the player presses that button before the games are read.
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
        self.cards: dict[Path, WaitingCard] = {}  # the cards made so far, in their order
        self.place: EnterButton | None = None
        self._themes: Mapping[str, Theme] = {}
        self._scale = 1.0
        self._room = WIDEST
        self._waits = False  # whether a call of `_fit` is scheduled
        self._large = False
        self.horizontalScrollBar().valueChanged.connect(self._lay_more)
        self.hide()

    @property
    def waits(self) -> bool:
        """Whether there are games in progress, or whether files are still being read."""
        return bool(self.games) or self.place is not None

    @property
    def stops(self) -> list[QPushButton]:
        """The buttons of the line in Tab order."""
        first = [] if self.place is None else [self.place]
        return [*first, *[button for card in self.cards.values() for button in (card.go_on, card.away)]]

    def keep_room(self) -> None:
        """Reserves room for the cards until the games are read, with a button that only reports that they are being
        read."""
        place = self.place = EnterButton(QCoreApplication.translate("Finished", "The games are being read…"))
        place.setProperty("vain", True)
        place.clicked.connect(lambda: self.vain.emit(place.text()))
        self._line.insertWidget(0, place)
        self.show()
        self.laid.emit()

    def _leave_place(self) -> None:
        """Removes the button that reserved room once the games are read. If it had the focus, the first card gets
        it."""
        if self.place is not None:
            place, self.place = self.place, None
            if place.hasFocus() and self.cards:
                next(iter(self.cards.values())).go_on.setFocus()
            place.hide()
            self._line.removeWidget(place)
            place.deleteLater()

    def show_games(self, games: Sequence[Unfinished]) -> None:
        """Shows these games and keeps existing cards. It makes more cards only when the player scrolls to them."""
        self.games = [self._with_standing(game) for game in games]
        for path in self.cards.keys() - {game.path for game in games}:
            leave(self.cards.pop(path))
        self._lay(max(self._most_seen, len(self.cards)))
        self._leave_place()
        self.setVisible(bool(games))

    def _with_standing(self, game: Unfinished) -> Unfinished:
        """Returns the game with the table and the scores on its card; without them if the game has changed since."""
        card = self.cards.get(game.path)
        found = game if card is None else game._replace(table=card.game.table, scores=card.game.scores)
        return found if card is not None and found == card.game else game

    def _lay(self, count: int) -> None:
        """Makes the cards for the first games, up to this number, and puts them in order."""
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
        """The number of cards to make at first: a few more than fit side by side on any screen."""
        return max(CARDS, self.window().width() // SMALLEST)

    def _lay_more(self) -> None:
        """Adds cards when the player scrolls close to the last card."""
        bar = self.horizontalScrollBar()
        if len(self.cards) < len(self.games) and bar.value() + bar.pageStep() >= bar.maximum():
            self._lay(len(self.cards) + CARDS)

    def show_standing(self, path: Path, table: tuple[str, ...], scores: tuple[int, ...]) -> None:
        """Shows the table and the scores of a game, which a worker has just computed."""
        for number, game in enumerate(self.games):
            if game.path == path and (game.table, game.scores) != (table, scores):
                self.games[number] = game._replace(table=table, scores=scores)
                if path in self.cards:
                    self.cards[path].tell(self.games[number])
                    self._dress(self.cards[path])
                    self._fit_soon()  # the scores may need another line

    def wear(self, themes: Mapping[str, Theme], scale: float) -> None:
        """Applies changed colours and sizes to the cards."""
        self._themes, self._scale = themes, scale
        for card in self.cards.values():
            self._dress(card)

    def _dress(self, card: WaitingCard) -> None:
        if self._themes:
            card.paint_table(self._themes, self._scale)

    def fit(self, room: int, *, large: bool) -> None:
        """Fits the cards into the room.

        room: the width beside the rules, in pixels.
        large: whether the page has room for a large first card, the card of the game played last.
        """
        self._room, self._large = room, large
        self._fit()

    def _fit_soon(self) -> None:
        """Fits the cards once Qt can measure them; several calls in a row fit them only once."""
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
        # The layout of the cards still has the sizes from before they were fitted.
        least = sum([max(card.minimumSizeHint().width(), card.minimumWidth()) for card in cards])
        wide = least + self._line.spacing() * len(cards) > self._room
        self.setFixedHeight(high + (BAR if wide else 0))
        if len(self.cards) < min(self._most_seen, len(self.games)):
            self._lay(self._most_seen)
