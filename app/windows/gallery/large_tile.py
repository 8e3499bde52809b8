"""The large tile above the games: a picture, a title with two buttons, and a row of other buttons, called places."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.felt.theme import Theme
from app.windows.gallery.table_picture import TablePicture
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.pane import Strip
from app.windows.widgets.style_sheet import BAR

# pixels between two places (the buttons in the row): usually APART, but CLOSE if the row would otherwise have to scroll
APART, CLOSE = 6, 3
GAP = 12  # pixels between the picture and the texts, and beside the title
WIDE = 3  # the tile shows its picture only if it is at least this many times as wide as the picture


class LargeTile(QFrame):
    """A tile with a picture, a title and a row of buttons, called places.

    keys: one name for each place.
    picture: the width and the height of the picture, as multiples of a text line's height.
    edge: the pixels around the tile.
    border: the width of the tile's frame in pixels.
    put_away: emitted when the player closes the tile for good.
    scrolls: whether the row of places scrolls because it does not fit.
    """

    put_away = Signal()
    scrolls = False

    def __init__(
        self, parent: QWidget, keys: Iterable[str], picture: tuple[float, float], edge: int = 0, border: int = 0
    ) -> None:
        super().__init__(parent)
        self._picture_size, self._around = picture, 2 * (edge + border)
        self._themes: Mapping[str, Theme] = {}
        self._room, self._large = 0, False
        self.title = QLabel(self)
        self.picture = TablePicture(self)
        inner = QWidget()
        self.strip = Strip(inner, self)  # filled later, because Qt would immediately style content that is passed here
        self.places = {key: EnterButton(parent=inner) for key in keys}
        self.more, self.away = EnterButton(parent=self), EnterButton("×", self)
        self.away.setObjectName("cross")
        self.away.clicked.connect(self.put_away)
        self._line = QHBoxLayout(inner)
        self._line.setContentsMargins(0, 0, 0, 0)
        for place in self.places.values():
            self._line.addWidget(place)
        self._line.addStretch(1)
        head = self._head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.more)
        # the button that puts the tile away is at the edge, even when the title is hidden for lack of room
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignRight)
        texts = self._texts = QVBoxLayout()
        texts.setContentsMargins(0, 0, 0, 0)
        texts.addLayout(head)
        texts.addStretch(1)
        texts.addWidget(self.strip)
        whole = self._whole = QHBoxLayout(self)
        whole.setContentsMargins(edge, edge, edge, edge)
        whole.setSpacing(GAP)
        whole.addWidget(self.picture)
        whole.addLayout(texts, 1)

    @property
    def stops(self) -> list[QPushButton]:
        """The buttons of the tile in Tab order."""
        return [self.more, self.away, *self.places.values()]

    def lay_out(self, *, game: str, pictured: bool) -> None:
        """Lays everything out once the places have their texts.

        game: the game whose table the picture shows; "" for an empty space of the same size.
        pictured: whether to show the picture, if there is room for it.
        """
        room, lines = self._room, self.fontMetrics().height()
        size = QSize(round(self._picture_size[0] * lines), round(self._picture_size[1] * lines))
        pictured = pictured and room > WIDE * size.width()
        self.picture.setVisible(pictured)
        self.picture.show_game(game if pictured else "", self._themes, size)
        room -= self._around + (size.width() + GAP if pictured else 0)
        head = sum([one.sizeHint().width() + 8 for one in (self.title, self.more, self.away)])
        self._line.setSpacing(APART)
        if self._line.totalSizeHint().width() > room:
            self._line.setSpacing(CLOSE)
        needed = self._line.totalSizeHint()
        beside = not self._large and head + needed.width() + GAP <= room
        self._place_strip(beside=beside)
        self.title.setVisible(head <= room)
        room -= head if beside else 0
        for place in self.places.values():  # makes all places as high as the one with the most lines
            place.setMinimumHeight(needed.height())
        self.scrolls = needed.width() > room
        self.strip.setFixedHeight(needed.height() + (BAR if self.scrolls else 0))
        self._whole.activate()
        self.strip.fit_inner()

    def _place_strip(self, *, beside: bool) -> None:
        """Puts the row of places beside the title if it fits there, otherwise below the title."""
        line, other = (self._head, self._texts) if beside else (self._texts, self._head)
        if line.indexOf(self.strip) < 0:
            other.removeWidget(self.strip)
            line.insertWidget(1 if beside else line.count(), self.strip, int(beside))
            self._head.setStretch(0, int(not beside))
