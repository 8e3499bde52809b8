"""The handicap of a seat in the set-up: points at the start, the shortest word, and the list that judges its words."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from app.base.settings import LEAST_LETTERS, NO_HANDICAP, Handicap
from app.base.texts import QT_TRANSLATE_NOOP
from app.windows.widgets.wrapping_box import WrappingBox

STARTS = (0, 5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500)
LISTS: Mapping[str, str] = {
    "": QT_TRANSLATE_NOOP("Handicap", "Words judged as agreed"),
    "family": QT_TRANSLATE_NOOP("Handicap", "Words judged by Family"),
    "standard": QT_TRANSLATE_NOOP("Handicap", "Words judged by Standard"),
    "large": QT_TRANSLATE_NOOP("Handicap", "Words judged by Large"),
}
INDENT = 10  # pixels by which the choices are indented


class HandicapFields(QWidget):
    """The fields for the handicap of one seat: a tick box and, while it is ticked, three choices. The fields need
    only a `Handicap`, so any page about seats can use them.

    changed: the handicap changed.
    """

    changed = Signal()

    def __init__(self, number: int, handicap: Handicap) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        self.given = QCheckBox(translate("Handicap", "Handicap"))
        self.given.setAccessibleName(translate("Handicap", "Handicap at seat {number}").format(number=number + 1))
        fair = translate("Handicap", "Makes the game fair, for a child and a champion for example.")
        self.given.setToolTip(fair)
        self.given.setAccessibleDescription(fair)
        starts = sorted({*STARTS, handicap.start})
        self.start = self._choice(
            translate("Handicap", "Points at the start at seat {number}").format(number=number + 1),
            {points: start_name(points) for points in starts},
            handicap.start,
        )
        self.least = self._choice(
            translate("Handicap", "Shortest word at seat {number}").format(number=number + 1),
            {least: least_name(least) for least in LEAST_LETTERS},
            handicap.least,
        )
        self.words = self._choice(
            translate("Handicap", "Words at seat {number}").format(number=number + 1),
            {name: translate("Handicap", text) for name, text in LISTS.items()},
            handicap.words,
        )
        opened = QVBoxLayout()
        opened.setContentsMargins(INDENT, 0, 0, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.given)
        layout.addLayout(opened)
        for box in self._boxes:
            opened.addWidget(box)
        self.given.setChecked(handicap != NO_HANDICAP)
        self.given.toggled.connect(self._open)
        self._show()

    def _choice(self, name: str, entries: Mapping[Any, str], chosen: object) -> WrappingBox:
        box = WrappingBox()
        box.call(name)
        for value, text in entries.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.currentIndexChanged.connect(self.changed)
        return box

    @property
    def _boxes(self) -> tuple[WrappingBox, ...]:
        return self.start, self.least, self.words

    @property
    def value(self) -> Handicap:
        """The chosen handicap; NO_HANDICAP while the box is not ticked."""
        if not self.given.isChecked():
            return NO_HANDICAP
        return Handicap(self.start.currentData(), self.least.currentData(), self.words.currentData())

    def show_handicap(self, handicap: Handicap) -> None:
        """Shows the values of this handicap in the fields."""
        for box, value in zip(self._boxes, (handicap.start, handicap.least, handicap.words), strict=True):
            if box.findData(value) < 0:  # adds a number of points that the list does not offer
                box.addItem(start_name(handicap.start), value)
            box.setCurrentIndex(box.findData(value))
        self.given.setChecked(handicap != NO_HANDICAP)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that Tab visits."""
        return self.given, *self._boxes

    def _open(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for box in self._boxes:
            box.setVisible(self.given.isChecked())


def start_name(points: int) -> str:
    translate = QCoreApplication.translate
    if not points:
        return translate("Handicap", "No points at the start")
    return translate("Handicap", "%n point(s) at the start", None, points)


def least_name(letters: int) -> str:
    translate = QCoreApplication.translate
    if not letters:
        return translate("Handicap", "Words as short as the rules allow")
    return translate("Handicap", "Words of %n letter(s) or more", None, letters)
