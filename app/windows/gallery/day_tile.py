"""The tile of the table of the day: the day's solo deal, its finds (small puzzles) and its duel, with a person's
results in each part."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.base.settings import Settings
from app.felt.theme import Theme
from app.windows.gallery.large_tile import LargeTile

if TYPE_CHECKING:
    from app.library.done_today import DayDone
    from app.windows.sheets.day_texts import PartText

PICTURE = 10.5, 4.6  # the width and the height of the tile's picture, as multiples of a text line's height
DEAL, FINDS, DUEL = PARTS = ("deal", "finds", "duel")
EDGE, BORDER = 6, 1  # EDGE: pixels around the tile; BORDER: the width of its frame in pixels


class DayTile(LargeTile):
    """The tile of the table of the day.

    part_wanted: the player presses the solo deal, the finds (small puzzles) or the duel.
    day_wanted: the player presses More, which opens the sheet of the day with the earlier days.
    wanted: whether the settings allow the tile.
    """

    wanted = True

    part_wanted = Signal(str)
    day_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, PARTS, PICTURE, EDGE, BORDER)
        self.setObjectName("panel")
        self.title.setObjectName("heading")
        # plain text, because the title contains a name that a person has typed
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        for part, place in self.places.items():
            place.clicked.connect(lambda _=False, part=part: self.part_wanted.emit(part))
        self.more.clicked.connect(self.day_wanted)
        self._done: DayDone | None = None
        # how much of the day's table has been generated so far; None once all of it has been
        self._share: float | None = None
        self._person, self._brief = "", False
        self._name()

    def obey(self, settings: Settings, themes: Mapping[str, Theme]) -> None:
        """Applies the settings: whether the tile is visible, and the cloth of its picture."""
        self._themes = themes
        self.wanted = settings.day_tile
        self.setVisible(self.wanted)

    def show_day(self, done: "DayDone | None", share: float | None, person: str = "") -> None:
        """Shows the person's results of the day.

        done: the results; None if they are not known yet.
        share: how much of the day's table has been generated; None once all of it has been.
        person: the name of the person who plays, if there are several; "" otherwise.
        """
        if (done, share, person) != (self._done, self._share, self._person):
            self._done, self._share, self._person = done, share, person
            self._tell()

    def _name(self) -> None:
        translate = QCoreApplication.translate
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
            FINDS: translate("Day", "Finds"),
            DUEL: translate("Day", "Duel"),
        }

    def _tell(self) -> None:
        """Writes on each part's button the name of the part and the person's result there."""
        texts, person = self._part_texts(), self._person
        spoken = QCoreApplication.translate("Day", "{name}: {part}") if person else "{part}"
        for part, name in self._names.items():
            whole = f"{name}: {texts[part].aloud}" if part in texts else name
            self.places[part].setAccessibleName(spoken.format(part=whole, name=person))
        self.fit(self._room, large=self._large, brief=self._brief)

    def _write(self, *, games: bool) -> None:
        """Writes the names of the parts with their results.

        games: whether to write the names of the games before the results.
        """
        texts, is_begun = self._part_texts(), self._done is not None and self._done.is_begun
        for part, name in self._names.items():
            text = texts.get(part)
            shown = [] if text is None or (self._brief and not is_begun) else [text.game if games else "", text.result]
            line = " ".join(filter(None, shown))
            self.places[part].setText(f"{name}\n{line or ' '}" if self._large else f"{name} {line}".strip())
        self._line.invalidate()  # otherwise the size hint of this line would still fit the old texts

    def _part_texts(self) -> "dict[str, PartText]":
        """The text and the spoken text for each part of the day; empty until the results are known."""
        if self._done is None:
            return {}
        from app.windows.sheets.day_texts import part_texts

        return part_texts(self._done, self._share)

    def fit(self, room: int, *, large: bool, brief: bool = False) -> None:
        """Fits the tile.

        room: the width beside the rules, in pixels; 0 if not known yet.
        large: whether the page has room for the picture.
        brief: whether to show only the names of the parts, because a beginner has much else to read.
        """
        if (large, brief) != (self._large, self._brief):
            self._room, self._large, self._brief = room, large, brief
            self._tell()  # this calls `fit` again, with the new size
            return
        self._room, self._large = room, large
        self._write(games=not brief)
        if not room:
            return
        for place in self.places.values():
            place.setMinimumHeight(0)
        self._lay_out_with_title()
        if self.scrolls and not brief:  # leaves out the names of the games to make room for all results
            self._write(games=False)
            self._lay_out_with_title()

    def _lay_out_with_title(self) -> None:
        """Arranges the title, the picture and the buttons. If the title does not fit, shows only the person's name, if
        that fits."""
        for title in filter(None, [self._title(), self._person]):
            self.title.setText(title)
            self.lay_out(game=self._game() if self._large else "", pictured=self._large)
            if not self.title.isHidden():
                break

    def _title(self) -> str:
        title = QCoreApplication.translate("Day", "Today’s table")
        return f"{title}: {self._person}" if self._person else title

    def _game(self) -> str:
        """The game of the day's solo deal; "" before the first paint."""
        if self._done is None:
            return ""
        from engine.days.deal_for_one import game_of

        return game_of(self._done.date)
