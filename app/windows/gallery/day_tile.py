"""The tile of the table of the day: its deal for one, its finds and its duel, with what a person has done of them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.base.settings import Settings
from app.felt.theme import Theme
from app.windows.gallery.table_picture import TablePicture
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.pane import Strip
from app.windows.widgets.style_sheet import BAR

if TYPE_CHECKING:
    from app.library.done_today import DayDone

PICTURE = 10.5, 4.6  # the width and the height of its picture, in lines of text
DEAL, FINDS, DUEL = PARTS = ("deal", "finds", "duel")
EDGE, BORDER, APART = 6, 1, 12  # pixels around the tile, its frame, and between the picture and the texts
WIDE = 3  # the tile is at least so many pictures wide, or it shows none


class DayTile(QFrame):
    """The tile.

    part_wanted: the player wants the deal for one, the finds or the duel.
    day_wanted: the player wants the sheet of the day, where the earlier ones are, too.
    put_away: the player no longer wants the tile.
    wanted: the tile may show.
    """

    wanted = True

    part_wanted = Signal(str)
    day_wanted = Signal()
    put_away = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.title = QLabel(self)
        self.title.setObjectName("heading")
        self.picture = TablePicture(self)
        inner = QWidget()
        self.strip = Strip(inner, self)  # still empty, because it would style its content at once
        self.places = {part: EnterButton(parent=inner) for part in PARTS}
        self.more, self.away = EnterButton(parent=self), EnterButton("×", self)
        self.away.setObjectName("cross")
        for part, place in self.places.items():
            place.clicked.connect(lambda _=False, part=part: self.part_wanted.emit(part))
        self.more.clicked.connect(self.day_wanted)
        self.away.clicked.connect(self.put_away)
        self._line = QHBoxLayout(inner)
        self._line.setContentsMargins(0, 0, 0, 0)
        for place in self.places.values():
            self._line.addWidget(place)
        self._line.addStretch(1)
        head = self._head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.more)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignRight)
        texts = self._texts = QVBoxLayout()
        texts.setContentsMargins(0, 0, 0, 0)
        texts.addLayout(head)
        texts.addWidget(self.strip)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        whole.setSpacing(APART)
        whole.addWidget(self.picture)
        whole.addLayout(texts, 1)
        self._themes: Mapping[str, Theme] = {}
        self._room, self._large = 0, False
        self._done: DayDone | None = None
        self._share: float | None = None  # of the day that is made; None once all is
        self._name()

    @property
    def stops(self) -> list[QPushButton]:
        """The stops in Tab order."""
        return [self.more, self.away, *self.places.values()]

    def obey(self, settings: Settings, themes: Mapping[str, Theme]) -> None:
        """Applies the settings: whether the tile is wanted, and the cloth of its picture."""
        self._themes = themes
        self.wanted = settings.day_tile
        self.setVisible(self.wanted)

    def show_day(self, done: "DayDone", share: float | None) -> None:
        """Shows how much of the day is done.

        share: how much of the day is made; None once it is all made.
        """
        if (done, share) != (self._done, self._share):
            self._done, self._share = done, share
            self._tell()

    def _name(self) -> None:
        translate = QCoreApplication.translate
        self.title.setText(translate("Day", "Today’s table"))
        self.more.setText(translate("Day", "More…"))
        self.more.setAccessibleName(translate("Day", "The table of the day: earlier ones, results to share"))
        self.more.setToolTip(self.more.accessibleName())
        self.away.setAccessibleName(translate("Day", "Put today’s table away"))
        self.away.setToolTip(translate("Day", "Put away; the menu View brings it back"))
        self.away.setAccessibleDescription(self.away.toolTip())
        self._tell()

    @property
    def _names(self) -> dict[str, str]:
        translate = QCoreApplication.translate
        return {
            DEAL: translate("Day", "Deal for one"),
            FINDS: translate("Day", "Five finds"),
            DUEL: translate("Day", "Duel"),
        }

    def _tell(self) -> None:
        """Writes below the name of each part what it is and how it was done."""
        told = self._told()
        for part, name in self._names.items():
            text, aloud = told.get(part, ("", ""))
            self.places[part].setText(f"{name}\n{text or ' '}" if self._large else f"{name} {text}".strip())
            self.places[part].setAccessibleName(f"{name}: {aloud}" if aloud else name)
        self._line.invalidate()  # its hint is still that of the texts before
        self.fit(self._room, large=self._large)

    def _told(self) -> dict[str, tuple[str, str]]:
        """The texts of the parts; none before the first picture, which keeps their room."""
        if self._done is None:
            return {}
        from app.windows.sheets.day_texts import part_texts

        return part_texts(self._done, self._share)

    def fit(self, room: int, *, large: bool) -> None:
        """Fits the tile.

        room: pixels beside the rules.
        large: whether the page has room for the picture.
        """
        if large != self._large:
            self._room, self._large = room, large
            self._tell()  # comes back here
            return
        self._room, self._large = room, large
        if not room:
            return
        lines = self.fontMetrics().height()
        size = QSize(round(PICTURE[0] * lines), round(PICTURE[1] * lines))
        pictured = large and room > WIDE * size.width()
        self.picture.setVisible(pictured)
        self.picture.show_game(self._game() if pictured else "", self._themes, size)
        room -= 2 * (EDGE + BORDER) + (size.width() + APART if pictured else 0)
        head = sum([one.sizeHint().width() + 8 for one in (self.title, self.more, self.away)])
        needed = self._line.totalSizeHint()
        beside = not large and head + needed.width() + 12 <= room
        self._place_parts(beside=beside)
        self.title.setVisible(head <= room)
        room -= head if beside else 0
        self.strip.setFixedHeight(needed.height() + (BAR if needed.width() > room else 0))

    def _game(self) -> str:
        """The game of the deal for one; "" before the first picture."""
        if self._done is None:
            return ""
        from engine.days.deal_for_one import game_of

        return game_of(self._done.date)

    def _place_parts(self, *, beside: bool) -> None:
        """Puts the parts beside the title, or below it."""
        line, other = (self._head, self._texts) if beside else (self._texts, self._head)
        if line.indexOf(self.strip) < 0:
            other.removeWidget(self.strip)
            line.insertWidget(1 if beside else line.count(), self.strip, int(beside))
            self._head.setStretch(0, int(not beside))
