"""The fields for the seats of tonight's table: each player's name, colour and handicap, a computer's level and
temperament, a person's hints and time."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.base import texts
from app.base.guard import guarded
from app.base.later import later
from app.base.level_names import level_name
from app.base.settings import CHILD, HINTS, LEVELS, LONGEST_NAME, MORE_TIME, NEAR, SEAT_COLOURS, SeatSetting
from app.felt.characters import character
from app.library.people import Group, named, names_of
from app.library.seating import usual_names
from app.library.tonight import MOST, usual_seat
from app.windows.sheets.colour_box import colour_box
from app.windows.sheets.handicap_fields import HandicapFields
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.flow import turn_line
from app.windows.widgets.remove_now import leave
from app.windows.widgets.wrapping_box import WrappingBox
from engine.players.levels import LADDER

QT_TRANSLATE_NOOP = texts.QT_TRANSLATE_NOOP
NAME_LETTERS = 8  # the number of letters of a name that are always visible
SIGN = 1.5  # the height of a temperament's icon, in lines of text
SPACE = 6  # the pixels between two fields
KNOWN = (  # the sentences about a computer's vocabulary; each is for players whose rarest words have at most this level
    (20, QT_TRANSLATE_NOOP("SetUp", "Knows everyday words.")),
    (35, QT_TRANSLATE_NOOP("SetUp", "Knows common words.")),
    (50, QT_TRANSLATE_NOOP("SetUp", "Knows the words that families know.")),
    (60, QT_TRANSLATE_NOOP("SetUp", "Knows uncommon words, too.")),
    (70, QT_TRANSLATE_NOOP("SetUp", "Knows rare words, too.")),
    (80, QT_TRANSLATE_NOOP("SetUp", "Knows every word.")),
)
ACROSS = QBoxLayout.Direction.LeftToRight


class SeatRow(Fitted, QWidget):
    """The fields for one seat. If the player types no name, the field shows a default name.

    kind_changed: the player chose a person or a computer for this seat.
    altered: the player changed any field here.
    """

    kind_changed = Signal()
    altered = Signal()

    def __init__(self, number: int, seat: SeatSetting, people: Group) -> None:
        super().__init__()
        self._people = people
        # the person whose colour and time the fields show; None for a person unknown to the program
        self._person = named(people, seat.name)
        translate = QCoreApplication.translate

        def here(text: str) -> str:
            return text.format(number=number + 1)

        self.name = QLineEdit(seat.name)
        # Setting the length makes Qt report the caret to screen readers. If Qt did so only when the focus arrives, a
        # screen reader would not announce the field.
        later(self.name, lambda: self.name.setMaxLength(LONGEST_NAME))
        self.name.setAccessibleName(here(translate("SetUp", "Name at seat {number}")))
        known = QCompleter(list(names_of(people)), self.name)
        known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        known.activated.connect(self.seat_person)
        self.name.setCompleter(known)
        self.name.editingFinished.connect(self.seat_person)
        self.colour = colour_box(
            here(translate("SetUp", "Colour of seat {number}")), seat.colour or SEAT_COLOURS[number]
        )
        kinds = {"human": translate("SetUp", "Person"), "computer": translate("SetUp", "Computer")}
        self.kind = _choice(here(translate("SetUp", "Who plays at seat {number}")), kinds, seat.kind)
        levels = {level: f"{level} {level_name(level)}" for level in range(CHILD, LEVELS + 1)}
        levels[NEAR] = translate("SetUp", "Near you")
        self.level = _choice(here(translate("SetUp", "Level at seat {number}")), levels, seat.level)
        tempers = {key: texts.temperament_name(key) for key in texts.TEMPERAMENTS}
        self.temperament = _choice(here(translate("SetUp", "Temperament at seat {number}")), tempers, seat.temperament)
        for place, key in enumerate(tempers):
            self.temperament.setItemData(place, texts.temperament_help(key), Qt.ItemDataRole.ToolTipRole)
        given = {"": translate("SetUp", "Hints as in the settings")}
        for key, text in HINTS.texts().items():
            given[key] = text if key == "off" else translate("SetUp", "Hints: {words}").format(words=text)
        self.hints = _choice(here(translate("SetUp", "Hints at seat {number}")), given, seat.hints)
        times = {percent: texts.more_time_name(percent) for percent in MORE_TIME}
        self.time = _choice(here(translate("SetUp", "Time at seat {number}")), times, seat.time)
        self.handicap = HandicapFields(number, seat.handicap)
        self.handicap.changed.connect(self.altered)
        self.up, self.away = EnterButton("↑"), EnterButton("×")
        self.up.setAccessibleName(here(translate("SetUp", "Move seat {number} up")))
        self.away.setAccessibleName(here(translate("SetUp", "Remove seat {number}")))
        self.up.setObjectName("arrow")
        self.away.setObjectName("cross")
        for button in (self.up, self.away):
            button.setToolTip(button.accessibleName())
        self.level_note = QLabel()
        self.level_note.setObjectName("small")
        self.level_note.setWordWrap(True)
        self.sign = QLabel()
        self._lay_out()
        self.level.currentIndexChanged.connect(self._level_changed)
        self.temperament.currentIndexChanged.connect(self._tell)
        self._tell()
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self._kind_changed()
        self.fit_from_now()
        for box in (self.kind, self.level, self.temperament, self.hints, self.time, self.colour):
            box.currentIndexChanged.connect(self.altered)
        self.name.editingFinished.connect(self.altered)

    def _lay_out(self) -> None:
        how = QWidget()
        self._who, self._how = QBoxLayout(ACROSS), QBoxLayout(ACROSS, how)
        self._how.setContentsMargins(10, 0, 0, 0)
        for box in self._hows:
            # aligned at the top, so no box moves if another box needs two lines
            self._how.addWidget(box, 1, Qt.AlignmentFlag.AlignTop)
        what = QHBoxLayout()
        what.addWidget(self.colour)
        what.addWidget(self.kind, 1)
        first = QHBoxLayout()
        first.addWidget(self.name, 1)
        first.addWidget(self.up)
        first.addWidget(self.away)
        self._who.addLayout(first, 2)
        self._who.addLayout(what, 3)
        about = QHBoxLayout()
        about.setContentsMargins(10, 0, 0, 0)
        about.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        about.addWidget(self.level_note, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 4)
        layout.addLayout(self._who)
        layout.addWidget(how)
        layout.addLayout(about)
        layout.addWidget(self.handicap)
        layout.addStretch(1)  # keeps everything above in its place when fields appear below

    def seat_person(self) -> None:
        """Shows the colour, the time and the handicap of the person with the typed name, if the program knows that
        person."""
        person = named(self._people, self.name.text().strip() or self.name.placeholderText())
        if person is not None and self.kind.currentData() == "human" and person is not self._person:
            self.colour.setCurrentIndex(max(0, self.colour.findData(person.colour or self.colour.currentData())))
            self.time.setCurrentIndex(max(0, self.time.findData(person.time)))
            self.handicap.show_handicap(person.handicap)
        self._person = person

    def ask_for_hints(self, given: bool) -> None:
        """Enables the choice of hints if the table offers hints. Otherwise disables the choice without hiding it, so
        its place stays reserved."""
        self.hints.setEnabled(given)

    def _show_for_people(self) -> None:
        for box in (self.hints, self.time):
            box.setVisible(self.kind.currentData() == "human")

    def _kind_changed(self) -> None:
        computer = self.kind.currentData() == "computer"
        self.level.setVisible(computer)
        self._show_temperament()
        self._show_for_people()
        self.level_note.setVisible(computer)
        self.fit()
        self.kind_changed.emit()

    @property
    def _has_temperament(self) -> bool:
        return bool(self.kind.currentData() == "computer" and self.level.currentData() not in (CHILD, NEAR))

    def _show_temperament(self) -> None:
        """Shows the choice of a temperament if this player is a computer player that has a temperament."""
        for widget in (self.temperament, self.sign):
            widget.setVisible(self._has_temperament)

    def _level_changed(self) -> None:
        self._show_temperament()
        self._tell()
        self.fit()

    def _tell(self) -> None:
        """Writes beside the icon of the temperament how the computer player of this seat plays."""
        level, likes = level_report(self.level.currentData()), self._likes
        self.level_note.setText(f"{likes} {level}" if self._has_temperament else level)
        self.level.setAccessibleDescription(level)
        self.temperament.setAccessibleDescription(likes)
        self._draw_signs()

    @property
    def _likes(self) -> str:
        return texts.temperament_help(self.temperament.currentData())

    def _draw_signs(self) -> None:
        """Draws the icons of the temperaments in the colour of the text."""
        side, ratio = round(self.fontMetrics().height() * SIGN), self.devicePixelRatioF()
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        for place in range(self.temperament.count()):
            sign = character_sign(self.temperament.itemData(place), side, ratio, ink)
            self.temperament.setItemIcon(place, QIcon(sign))
        self.sign.setPixmap(character_sign(self.temperament.currentData(), side, ratio, ink))

    def _widths(self) -> tuple[int, ...]:
        """Returns the minimum widths of the groups of fields: the name with its buttons, the colour with the kind, and
        each of the other fields."""
        what = self.colour.sizeHint().width() + self.kind.minimumSizeHint().width() + SPACE
        how = [box.minimumSizeHint().width() for box in self._hows if not box.isHidden()]
        buttons = sum([button.sizeHint().width() + SPACE for button in (self.up, self.away)])
        return NAME_LETTERS * self.fontMetrics().averageCharWidth() + buttons, what, *how

    @property
    def _swatch(self) -> int:
        """The width of a colour field that shows only a swatch."""
        return 2 * self.fontMetrics().height() + 4 * SPACE

    @property
    def _hows(self) -> tuple[QWidget, ...]:
        return self.level, self.temperament, self.hints, self.time

    @guarded
    def minimumSizeHint(self) -> QSize:
        """A narrow size, at which the fields are one below the other."""
        name, what, *how = self._widths()
        what -= self.colour.sizeHint().width() - self._swatch
        own = self.handicap.minimumSizeHint().width()
        return QSize(max(name, what, own, *[width + 2 * SPACE for width in how]), super().minimumSizeHint().height())

    def fit(self) -> None:
        """Puts as many fields side by side as there is room for."""
        line = self.fontMetrics().height() - 1
        self.colour.setIconSize(QSize(line, line))
        room = self.width() - self.kind.minimumSizeHint().width() - SPACE
        self.colour.setMinimumWidth(min(self.colour.sizeHint().width(), max(self._swatch, room)))
        name, what, *how = self._widths()
        turn_line(self._who, name + what + SPACE > self.width())
        turn_line(self._how, sum(how) + 3 * SPACE > self.width())

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._draw_signs()

    @property
    def seat(self) -> SeatSetting:
        return SeatSetting(
            self.name.text().strip(),
            self.kind.currentData(),
            self.level.currentData(),
            self.temperament.currentData(),
            self.colour.currentData(),
            self.hints.currentData(),
            self.time.currentData(),
            self.handicap.value,
        )

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that Tab visits."""
        return self.name, self.up, self.away, self.colour, self.kind, *self._hows, *self.handicap.stops


def _choice(name: str, entries: Mapping[Any, str], chosen: object) -> WrappingBox:
    """Makes a combo box with this name. It selects the entry `chosen` or, if no such entry exists, the first one."""
    box = WrappingBox()
    box.call(name)
    for value, text in entries.items():
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


def level_report(number: int) -> str:
    """Returns a text that describes what a computer player of this level knows and sees."""
    translate = QCoreApplication.translate
    if number == NEAR:
        stays = translate(
            "SetUp", "Plays half a level harder after you clearly win, and half a level easier after it does."
        )
        return f"{stays} {translate('SetUp', 'It never sees your hand.')}"
    level = LADDER[number]
    if level.known.only is not None:
        parts = [translate("SetUp", "Knows the words of primary school, takes its time and overlooks a lot.")]
    else:
        parts = [next(translate("SetUp", text) for rarest, text in KNOWN if level.known.level <= rarest)]
    if level.notices < 100:
        parts.append(
            translate("SetUp", "Sees {share} of 100 plays that it could make, fewer with long or rare words.").format(
                share=level.notices
            )
        )
    else:
        parts.append(translate("SetUp", "Sees every play that it could make."))
    if level.leave:
        parts.append(translate("SetUp", "Takes care which letters it keeps."))
    if level.replies:
        parts.append(translate("SetUp", "Thinks of what the next player could do."))
    if level.endgame:
        parts.append(translate("SetUp", "Counts the cards at the end."))
    if level.effort:
        parts.append(translate("SetUp", "Plans the best whole turn, and looks some turns ahead."))
    parts.append(translate("SetUp", "It never sees your hand."))
    return " ".join(parts)


def character_sign(name: str, side: int, ratio: float, ink: QColor) -> QPixmap:
    """Draws the icon of a temperament."""
    sign = QPixmap(round(side * ratio), round(side * ratio))
    sign.setDevicePixelRatio(ratio)
    sign.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sign)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.strokePath(character(name, side * 0.84), QPen(ink, max(1.0, side * 0.07)))
    painter.end()
    return sign


class Seats(QWidget):
    """The fields for all seats, in the order of the seats.

    changed: the player changed any seat.
    """

    changed = Signal()

    def __init__(self, seats: tuple[SeatSetting, ...], people: Group) -> None:
        super().__init__()
        self._people = people
        self.rows: list[SeatRow] = []
        self._hinted = True
        translate = QCoreApplication.translate
        self.person = EnterButton(translate("SetUp", "+ Person"))
        self.computer = EnterButton(translate("SetUp", "+ Computer"))
        self.person.setAccessibleName(translate("SetUp", "One more person"))
        self.computer.setAccessibleName(translate("SetUp", "One more computer player"))
        for button in (self.person, self.computer):
            button.setToolTip(button.accessibleName())
        self.person.clicked.connect(self.add_person)
        self.computer.clicked.connect(self.add_computer)
        buttons = QHBoxLayout()  # the buttons are above the seats, so they do not move when a seat is added or removed
        buttons.addWidget(self.person)
        buttons.addWidget(self.computer)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addLayout(buttons)
        for seat in seats:
            self._append(seat)
        self._tidy()

    def _append(self, seat: SeatSetting) -> SeatRow:
        row = SeatRow(len(self.rows), seat, self._people)
        row.kind_changed.connect(self._name)
        row.altered.connect(self.changed)
        row.up.clicked.connect(lambda: self._move_up(row))
        row.away.clicked.connect(lambda: self._remove(row))
        row.ask_for_hints(self._hinted)
        self._layout.addWidget(row)
        self.rows.append(row)
        return row

    def add_person(self) -> None:
        """Adds a person: the first person known to the program who does not sit at the table yet or, if there is none,
        a person without a name."""
        sitting = {name.casefold() for name in self.people}
        known = next((name for name in names_of(self._people) if name.casefold() not in sitting), "")
        person = named(self._people, known)
        row = self._add(
            SeatSetting(known, colour=(person.colour if person else "") or self._free_colour)
            if known
            else SeatSetting(colour=self._free_colour)
        )
        if row is not None and not known:
            row.name.setFocus()

    def add_computer(self) -> None:
        self._add(replace(usual_seat(1), colour=self._free_colour))

    def _add(self, seat: SeatSetting) -> SeatRow | None:
        if len(self.rows) >= MOST:
            return None
        row = self._append(seat)
        self._change()
        return row

    @property
    def _free_colour(self) -> str:
        taken = {row.colour.currentData() for row in self.rows}
        return next((colour for colour in SEAT_COLOURS if colour not in taken), SEAT_COLOURS[0])

    def _remove(self, row: SeatRow) -> None:
        number = self.rows.index(row)
        if len(self.rows) > 1:
            self._lay_anew([*self.seats[:number], *self.seats[number + 1 :]])
            self.rows[min(number, len(self.rows) - 1)].away.setFocus()

    def _move_up(self, row: SeatRow) -> None:
        number, seats = self.rows.index(row), list(self.seats)
        if number:
            seats[number - 1 : number + 1] = seats[number], seats[number - 1]
            self._lay_anew(seats)
            self.rows[number - 1].up.setFocus()

    def _lay_anew(self, seats: Sequence[SeatSetting]) -> None:
        """Makes the rows of all seats again, because the names of their fields contain the numbers of the seats."""
        for row in self.rows:
            leave(row)
        self.rows = []
        for seat in seats:
            self._append(seat)
        self._change()

    def ask_for_hints(self, given: bool) -> None:
        self._hinted = given
        for row in self.rows:
            row.ask_for_hints(given)

    def rename(self, old: str, new: str) -> None:
        """Changes the name of the person named `old` to `new`."""
        for row in self.rows:
            if row.seat.kind == "human" and row.name.text().strip().casefold() == old.casefold():
                row.name.setText(new)
                row.seat_person()

    def _change(self) -> None:
        self._tidy()
        self.changed.emit()

    def _tidy(self) -> None:
        for button in (self.person, self.computer):
            button.setEnabled(len(self.rows) < MOST)
        for number, row in enumerate(self.rows):
            row.up.setEnabled(number > 0)
            row.away.setEnabled(len(self.rows) > 1)
        self._name()
        for stop, following in pairwise([self.person, self.computer, *self.stops]):
            QWidget.setTabOrder(stop, following)

    @property
    def stops(self) -> list[QWidget]:
        """The widgets in the rows that the Tab key visits."""
        return [stop for row in self.rows for stop in row.stops]

    def _name(self) -> None:
        """Shows a default name for each player without a typed name."""
        usual = usual_names([row.seat.kind for row in self.rows], self._people)
        for row, name in zip(self.rows, usual, strict=True):
            row.name.setPlaceholderText(name)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people, without the computers."""
        people = [row.name for row in self.rows if row.seat.kind == "human"]
        return tuple([name.text().strip() or name.placeholderText() for name in people])

    @property
    def seats(self) -> tuple[SeatSetting, ...]:
        return tuple([row.seat for row in self.rows])
