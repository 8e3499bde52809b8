"""The tile of the table of the day: its deal for one, its finds and its duel, with what a person has done of them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.base.settings import Settings
from app.felt.theme import Theme
from app.windows.gallery.large_tile import LargeTile

if TYPE_CHECKING:
    from app.library.done_today import DayDone

PICTURE = 10.5, 4.6  # the width and the height of its picture, in lines of text
DEAL, FINDS, DUEL = PARTS = ("deal", "finds", "duel")
EDGE, BORDER = 6, 1  # pixels around the tile, and its frame


class DayTile(LargeTile):
    """The tile.

    part_wanted: the player wants the deal for one, the finds or the duel.
    day_wanted: the player wants the sheet of the day, where the earlier ones are, too.
    wanted: the tile may show.
    """

    wanted = True

    part_wanted = Signal(str)
    day_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, PARTS, PICTURE, EDGE, BORDER)
        self.setObjectName("panel")
        self.title.setObjectName("heading")
        for part, place in self.places.items():
            place.clicked.connect(lambda _=False, part=part: self.part_wanted.emit(part))
        self.more.clicked.connect(self.day_wanted)
        self._done: DayDone | None = None
        self._share: float | None = None  # of the day that is made; None once all is
        self._name()

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
        for place in self.places.values():
            place.setMinimumHeight(0)
        self.lay_out(game=self._game() if large else "", pictured=large)

    def _game(self) -> str:
        """The game of the deal for one; "" before the first picture."""
        if self._done is None:
            return ""
        from engine.days.deal_for_one import game_of

        return game_of(self._done.date)
