"""The bar above the felt in a lesson: the task, the result of the attempt, and the button for the next step."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.style_sheet import restyle
from app.windows.widgets.written_by_people import marked_up, plain_label

HIGH = 0.86  # the buttons share a line with the answer if both need at most this share of the width
BUTTONS = 0.4  # the largest share of the width for buttons beside the sentence


Said = Callable[[], str]  # returns a text in the current language


class LessonBar(QFrame):
    """The bar above the felt in a lesson.

    entered: the player pressed Enter on the felt.
    light_wanted: the player wants to see the cards of the answer.
    on_wanted: the player wants the next step, or whatever follows the last one.
    next_wanted: at the end, the player wants the lesson of another game.
    away_wanted: the player wants to close the bar; only some bars have the button for that.
    """

    entered = Signal()
    light_wanted = Signal()
    on_wanted = Signal()
    next_wanted = Signal()
    away_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._shown = (0, 0, False)  # the number of the step from 1, the number of steps, and whether the step is done
        self._sentence: Said = lambda: ""
        self._answer: Said = lambda: ""
        self._brief: Said = lambda: ""  # a shorter answer for a short window, or ""
        self._low = False
        self._on: Callable[[bool], str] = lambda done: ""
        self._lights = True
        self._next: Said = lambda: ""
        self.away_name: Said = lambda: QCoreApplication.translate("Lesson", "Close")
        self.count, self.sentence, self.answer = QLabel(), plain_label(), plain_label()
        self.count.setObjectName("small")
        self.answer.setObjectName("small")
        self.sentence.setObjectName("heading")
        for label in (self.sentence, self.answer):
            label.setWordWrap(True)
        self.light, self.on, self.away = EnterButton(), EnterButton(), EnterButton("×")
        self.next = EnterButton()
        self.next.clicked.connect(self.next_wanted)
        self.next.hide()
        self.away.setObjectName("cross")
        self.away.clicked.connect(self.away_wanted)
        self.away.hide()
        self.light.clicked.connect(self.light_wanted)
        self.on.clicked.connect(self.on_wanted)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 4, 12, 4)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.count, 0, 0)
        self._grid.addWidget(self.answer, 1, 1)
        self._grid.addWidget(self.away, 0, 4)
        self._laid = (True, True)
        self._lay_out(narrow=False, high=False)

    def _lay_out(self, *, narrow: bool, high: bool) -> None:
        """Arranges the bar.

        narrow: whether the sentence takes all the width, with the buttons below it.
        high: whether the button for another lesson has a line of its own.
        """
        if (narrow, high) == self._laid:
            return
        self._laid = narrow, high
        for moved in (self.sentence, self.light, self.next, self.on):
            self._grid.removeWidget(moved)
        self._grid.addWidget(self.sentence, 0, 1, 1, 3 if narrow else 1)
        row, rows = (1, 1) if narrow else (0, 2)
        self._grid.addWidget(self.light, row, 2, rows, 1)
        # `light` and `next` may share a cell of the grid, because only one of these two buttons shows at a time.
        self._grid.addWidget(self.next, 2 if high else row, 1 if high else 2, 1 if high else rows, 3 if high else 1)
        self._grid.addWidget(self.on, row, 3, rows, 1)

    @property
    def stops(self) -> list[QWidget]:
        """The buttons of the bar in Tab order."""
        return [self.light, self.next, self.on, self.away]

    @property
    def done(self) -> bool:
        """Whether the goal of this step is reached."""
        return self._shown[2]

    def fold(self, width: int, *, low: bool) -> None:
        """Arranges the bar in its width.

        low: whether the window is so short that the bars must leave as much height as possible to the felt; the
        sentence then has smaller letters.
        """
        beside = self.next if not self.next.isHidden() else self.light
        both = beside.sizeHint().width() + self.on.sizeHint().width()
        high = beside is self.next and both + self.answer.sizeHint().width() > width * HIGH
        self._lay_out(narrow=both > width * BUTTONS, high=high)
        if low != self._low:
            self._low = low
            self.reply(self._answer, self._brief)
        name = "" if low else "heading"
        if self.sentence.objectName() != name:
            self.sentence.setObjectName(name)
            restyle(self.sentence)

    def ask(
        self,
        number: int,
        of: int,
        sentence: Said,
        on: Callable[[bool], str],
        answer: Said = lambda: "",
        *,
        lights: bool = True,
        following: Said = lambda: "",
    ) -> None:
        """Shows the task of a step.

        number, of: the number of the step from 1, and the number of steps; a single step is not numbered.
        sentence: returns the task.
        on: returns the text of the button for the next step; called with whether this step is done.
        answer: returns the text that shows below the task at first.
        lights: whether the cards of the answer can be shown.
        following: returns the text of the button to another game's lesson, shown once this step is done; "" for no
        button.
        """
        self._next = following
        self._shown, self._sentence, self._on, self._lights = (number, of, False), sentence, on, lights
        self.reply(answer)
        self.tell()

    def reply(self, text: Said, brief: Said = lambda: "") -> None:
        """Shows the sentence about the learner's act. The bar keeps a line free for this sentence from the start, so
        that the widgets do not jump.

        brief: returns a shorter sentence for a short window, where the tool tip has the whole sentence; "" to show the
        whole sentence there, too.
        """
        self._answer, self._brief = text, brief
        whole, short = text(), brief() if self._low else ""
        self.answer.setText(short or whole or " ")
        self.answer.setAccessibleName(whole if short else "")
        self.answer.setToolTip(marked_up(whole) if short else "")

    def praise(self, text: Said, brief: Said = lambda: "") -> None:
        """Shows that the goal is reached; see `reply` for the texts."""
        number, of, _ = self._shown
        self._shown = (number, of, True)
        self.reply(text, brief)
        self.tell()

    def tell(self) -> None:
        translate = QCoreApplication.translate
        number, of, done = self._shown
        self.sentence.setText(self._sentence())
        self.reply(self._answer, self._brief)
        place = translate("Lesson", "Step {number} of {count}").format(number=number, count=of) if of > 1 else ""
        self.count.setText(f"{number} / {of}" if of > 1 else "")
        self.count.setAccessibleName(place)
        self.sentence.setAccessibleName(". ".join([part for part in (place, self.sentence.text()) if part]))
        self.light.setText(translate("Lesson", "Show the cards"))
        self.light.setVisible(self._lights and not done)
        self.next.setText(self._next() if done else "")
        self.next.setVisible(bool(self.next.text()))
        self.away.setAccessibleName(self.away_name())
        self.away.setToolTip(self.away.accessibleName())
        self.on.setText(self._on(done))
        if self.on.property("main") != done:
            self.on.setProperty("main", done)
            restyle(self.on)
