"""The field for an option of a game: a choice, a tick box, a number, or the permitted moves."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from app.base import texts
from app.windows.widgets.wheel import WheelPasses
from app.windows.widgets.wrapping_box import WrappingBox
from engine.core.patterns import Plays
from engine.core.rulebook import Option

# the number that the field of an option shows first, if the option has no number by default
USUAL = {"seconds": 120, "clock": 15, "stall": 5}


class Field(QWidget):
    """One option of a game on the set-up sheet: its name, its effect, and its control.

    chosen: the player chose another value of a choice.
    changed: the player changed a number or the permitted moves.
    fault: the reason why nobody could play with this value; "" if they can.
    """

    chosen = Signal()
    changed = Signal()

    def __init__(self, option: Option, plays: Plays) -> None:
        super().__init__()
        self.option = option
        self.fault = ""
        self._plays = plays
        self.name = texts.option_name(option.key)
        self.help = texts.option_help(option.key, plays)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 6)
        self._read: Callable[[], Any]
        self._write: Callable[[Any], None]
        makers: Mapping[str, Callable[[], QWidget]] = {
            "choice": self._choice,
            "flag": self._flag,
            "number": self._number,
            "moves": self._moves,
        }
        if option.kind != "flag":
            title = QLabel(self.name)
            title.setWordWrap(True)
            layout.addWidget(title)
        layout.addWidget(makers[option.kind]())
        explained = QLabel(self.help)
        explained.setObjectName("small")
        explained.setWordWrap(True)
        layout.addWidget(explained)
        layout.addStretch(1)

    @property
    def value(self) -> Any:
        return self._read()

    def set(self, value: Any) -> None:
        self._write(value)

    def offer(self, values: Sequence[Any]) -> None:
        """Limits the list of choices to these values."""
        for box in self.findChildren(WrappingBox):
            for place in reversed(range(box.count())):
                if box.itemData(place) not in values:
                    box.removeItem(place)

    def _named(self, widget: QWidget) -> QWidget:
        widget.setAccessibleName(self.name)
        widget.setAccessibleDescription(self.help)
        return widget

    def _choice(self) -> QWidget:
        box = WrappingBox()
        for value in self.option.choices:
            box.addItem(texts.value_name(self.option.key, value), value)
        self._read = box.currentData
        self._write = lambda value: box.setCurrentIndex(max(0, box.findData(value)))
        box.call(self.name)
        box.currentIndexChanged.connect(self.chosen)
        return self._named(box)

    def _flag(self) -> QWidget:
        box = QCheckBox(self.name)
        self._read = box.isChecked
        self._write = lambda value: box.setChecked(bool(value))
        return self._named(box)

    def _number(self) -> QWidget:
        """Makes a field for a number. An optional number also has a tick box for "no number"."""
        holder = QWidget()
        layout = QHBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        spin = QSpinBox(holder)
        WheelPasses(spin)
        spin.setRange(self.option.low, self.option.high)
        # the padding of a style sheet does not reach the line of a spin box
        spin.lineEdit().setTextMargins(spin.fontMetrics().height() // 3, 0, 0, 0)
        self._named(spin)
        # without a parent, the box would appear as a window for a moment
        limit = QCheckBox(texts.no_number(self.option.key), holder)
        limit.setAccessibleName(f"{self.name}: {limit.text()}")
        limit.setVisible(self.option.nullable)
        limit.toggled.connect(lambda on: spin.setEnabled(not on))
        limit.toggled.connect(self.changed)
        # Without this alignment the smaller of the two widgets would limit the height of both.
        for part in (spin, limit):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addStretch(1)

        def write(value: Any) -> None:
            limit.setChecked(value is None)
            spin.setValue(self._usual() if value is None else int(value))

        self._read = lambda: None if limit.isChecked() else spin.value()
        self._write = write
        return holder

    def _usual(self) -> int:
        """Returns the number that the field shows if the box for "no number" is unticked."""
        default = self.option.default
        return int(default) if default is not None else USUAL.get(self.option.key, 1)

    def _moves(self) -> QWidget:
        """Makes a tick box for each move, and a tick box for the moves of the printed rules."""
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        own = QCheckBox(QCoreApplication.translate("SetUp", "the game’s own"))
        own.setAccessibleName(f"{self.name}: {own.text()}")
        layout.addWidget(own, 0, Qt.AlignmentFlag.AlignLeft)
        boxes = {str(letter): QCheckBox(texts.value_name("moves", letter)) for letter in self.option.choices}
        self._why_not = QLabel()
        self._why_not.setWordWrap(True)
        self._why_not.hide()
        for box in (*boxes.values(), self._why_not):
            layout.addWidget(box)
        layout.addStretch(1)  # keeps the boxes from moving when the text below them appears

        def tick(letters: str) -> None:
            for letter, box in boxes.items():
                box.setChecked(letter in letters)

        def ticked() -> str:
            return "".join([letter for letter, box in boxes.items() if box.isChecked()])

        def write(value: Any) -> None:
            tick(self.option.meant(value))
            own.setChecked(value is None)

        def of_game(on: bool) -> None:
            if on:
                tick(self.option.printed)

        for box in boxes.values():
            own.toggled.connect(box.setDisabled)
            box.toggled.connect(lambda: self._find_fault(ticked()))
        own.toggled.connect(of_game)
        self._read = lambda: None if own.isChecked() or set(ticked()) == set(self.option.printed) else ticked()
        self._write = write
        return holder

    def _find_fault(self, moves: str) -> None:
        """If no word could ever be changed with the ticked moves, finds and shows the reason."""
        self.fault = texts.lacking_moves(self._plays.lacks(moves))
        self._why_not.setText(self.fault)
        self._why_not.setVisible(bool(self.fault))
        self.changed.emit()
