"""The bar at the foot of the felt in which the player makes the small choices that a play needs besides its cards."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from app.base.guard import guarded
from app.session.match.view_data import Choice
from app.windows.table.choice_words import choice_name, option_text
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.flow import turn_line
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.remove_now import leave

ERASE = "←"
PLATE = 4  # pixels around the choices
GAP = 2  # the gap between two lines of letters
HALF = 0.42  # the size of letters in two lines, as a share of a button's height
FEW = 6  # up to this many options are buttons side by side; more are entries of a list


class ChoicesBar(QWidget):
    """The choices that the unfinished play needs: for example which letter a card stands for, or which word stays. The
    bar covers a part of the felt, and its room is kept free during the whole game."""

    chosen = Signal(str, str, str)  # the kind of the choice, the chosen value, and the choice's identifier
    committed = Signal()
    cancelled = Signal()
    left = Signal()  # the focused widget was removed

    def __init__(self) -> None:
        super().__init__()
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(PLATE, PLATE, PLATE, PLATE)
        self._shape: list[tuple[object, ...]] = []
        self._parts: list[_OneChoice] = []
        self._lines = self._room = 0
        self._button = QPushButton("A", self)  # a hidden button, to measure the height of the real ones
        self._button.hide()

    def show_choices(self, asked: Sequence[Choice]) -> None:
        choices = [choice for choice in asked if choice.options]
        shape: list[tuple[object, ...]] = [(choice.kind, choice.options, choice.key) for choice in choices]
        if shape != self._shape:
            self._shape = shape
            focused = any(stop.hasFocus() for stop in self.stops)
            for old in self._parts:
                leave(old)
            self._parts = [_OneChoice(choice, self) for choice in choices]
            for place, part in enumerate(self._parts):
                self._layout.insertWidget(place, part, 0, Qt.AlignmentFlag.AlignLeft)
                part.show()
            if focused and not any(stop.hasFocus() for stop in self.stops):
                self.left.emit()  # reports that the focus is lost, before Qt gives the focus to the next widget
        for part, choice in zip(self._parts, choices, strict=True):
            part.show_chosen(choice.chosen, choice.next)
        self.keep_room(self._lines)

    def keep_room(self, lines: int) -> None:
        """Reserves room for the largest number of lines that the choices of this game need, so that the felt never
        moves."""
        self._lines = lines

    def fold(self, width: int, beside: int, *, low: bool) -> None:
        """Arranges the choices in this width: side by side if they fit, otherwise one below the other. If the choices
        would cover cards beside the rack, breaks their names into two lines.

        beside: the largest width at which the choices cover no card beside the rack.
        low: whether the window is not high enough for choices that take two lines of letters. Then the names of the
        choices may be hidden.
        """
        lines = 0 if low else self._lines
        self._room = lines * self.line_height + GAP * (lines - 1) + 2 * PLATE if lines else 0
        for lines in (1, 2, 0) if low else (1, 2, 1):
            for part in self._parts:
                part.show_name(lines)
            if self._wide <= beside:
                break
        turn_line(self._layout, len(self._parts) > 1 and self._wide > width)
        for part in self._parts:
            part.updateGeometry()  # updated immediately, because the bar is placed before Qt reports the change

    @property
    def line_height(self) -> int:
        return self._button.sizeHint().height()

    @property
    def _wide(self) -> int:
        """The width that all choices need side by side."""
        return sum([part.sizeHint().width() + self._layout.spacing() for part in self._parts]) + 2 * PLATE

    def room(self, most: int) -> int:
        """Returns the height to keep free, in pixels: enough for the present choices, and enough for later choices
        unless that is more than `most`."""
        return max(self._room if self._room <= most else 0, self.sizeHint().height() if self._parts else 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().window())
        painter.drawRoundedRect(self.rect(), 2 * PLATE, 2 * PLATE)
        painter.end()

    @property
    def parts(self) -> Sequence["_OneChoice"]:
        return self._parts

    @property
    def stops(self) -> list[QWidget]:
        """The widgets of the choices in Tab order, from left to right."""
        return [widget for part in self._parts for widget in part.stops]


def in_two(name: str) -> str:
    """Returns this name in two lines, broken between two words so that the longer line is as short as possible."""
    words = name.split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return "\n".join(min(breaks, key=lambda lines: max(map(len, lines)))) if breaks else name


class _OneChoice(QWidget):
    """The widget for one choice: buttons side by side, a grid of letters, a list, or a field for a word."""

    def __init__(self, choice: Choice, bar: ChoicesBar) -> None:
        super().__init__()
        self.choice = choice
        self.bar = bar
        self.buttons: dict[str, QPushButton] = {}
        self.box: NamedBox | None = None
        self.line: QLineEdit | None = None
        self._name: QLabel | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        if choice.kind != "word":
            self._name = QLabel(choice_name(choice))
            self._name.setObjectName("small")
            layout.addWidget(self._name)
        if choice.kind == "word":
            layout.addWidget(self._line())
            layout.addLayout(self._grid())
        elif choice.kind == "letter":
            layout.addLayout(self._grid())
        elif len(choice.options) > FEW:
            layout.addWidget(self._box())
        else:
            for value, text in choice.options:
                layout.addWidget(self._button(value, text))

    @property
    def stops(self) -> list[QWidget]:
        if self.line is not None:  # only the field for a word: players with a keyboard need no buttons for letters
            return [self.line]
        return [widget for widget in (self.box, *self.buttons.values()) if widget is not None]

    def show_name(self, lines: int) -> None:
        """Shows the choice's name in this many lines. Two lines are as high as a button; with 0 the name is hidden."""
        if self._name is None:
            return
        name = choice_name(self.choice)
        high = self.bar.line_height * HALF
        self._name.setText(in_two(name) if lines == 2 else name)
        self._name.setStyleSheet(f"font-size: {high:.0f}px" if lines == 2 else "")
        self._name.setVisible(lines > 0)

    def _chose(self, value: str) -> None:
        self.bar.chosen.emit(self.choice.kind, value, self.choice.key)

    def _written(self, value: str) -> str:
        """Returns the value of a pressed button. In the field for a word, a letter is appended to the word, and the
        erase button removes the last letter."""
        if self.line is None:
            return value
        return self.line.text()[:-1] if value == ERASE else self.line.text() + value

    def _button(self, value: str, text: str) -> QPushButton:
        text = option_text(self.choice, value, text)
        button = QPushButton(text)
        button.setProperty("letter", len(text) == 1)
        button.setCheckable(self.choice.kind != "word")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus if self.line is not None else Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(f"{choice_name(self.choice)} {text}")
        button.clicked.connect(lambda: self._chose(self._written(value)))
        self.buttons[value] = button
        return button

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(GAP)
        half = (len(self.choice.options) + 1) // 2
        for number, (value, text) in enumerate(self.choice.options):
            button = self._button(value, text)
            grid.addWidget(button, number // half, number % half)
        if self.choice.kind == "word":
            button = self._button(ERASE, ERASE)
            button.setAccessibleName(QCoreApplication.translate("Choices", "Take the last letter back"))
            grid.addWidget(button, 0, half)
        return grid

    def _box(self) -> NamedBox:
        self.box = NamedBox()
        self.box.call(choice_name(self.choice))
        self.box.setPlaceholderText("–")
        for value, text in self.choice.options:
            self.box.addItem(text, value)
        box = self.box
        self.box.activated.connect(lambda: self._chose(str(box.currentData())))
        return self.box

    def _line(self) -> QLineEdit:
        self.line = QLineEdit()
        settle_caret(self.line)
        self.line.setAccessibleName(choice_name(self.choice))
        self.line.setPlaceholderText(QCoreApplication.translate("Choices", "The word"))
        size = self.line.fontMetrics()
        self.line.setMinimumWidth(size.horizontalAdvance(self.line.placeholderText()) + size.height())
        leaving = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.line)
        leaving.setContext(Qt.ShortcutContext.WidgetShortcut)
        leaving.activated.connect(self.bar.cancelled)
        self.line.textEdited.connect(self._chose)
        self.line.returnPressed.connect(self.bar.committed)
        return self.line

    def show_chosen(self, chosen: str, follow: str) -> None:
        """Shows the chosen option.

        follow: the letters that can come next; scanning skips the other letters.
        """
        self.setProperty("scanned", "early" if self.line is not None or not chosen else "soon")
        for value, button in self.buttons.items():
            button.setChecked(value == chosen)
            if self.line is not None:
                button.setProperty("vain", value not in follow if value != ERASE else not chosen)
        if self.box is not None:
            self.box.setCurrentIndex(self.box.findData(chosen))
        if self.line is not None and self.line.text().upper() != chosen:
            self.line.setText(chosen)

    @guarded
    def showEvent(self, event: object) -> None:
        if self.line is not None:
            self.line.setFocus()
