"""Above the felt, in a lesson: what is to be done, what came of it, and the way on."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.style import dress_anew
from app.windows.widgets.written_by_people import plain_label


class LessonBar(QFrame):
    """light_wanted: show the cards.  on_wanted: the next step, or the first game after the last one."""

    light_wanted = Signal()
    on_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._shown = (0, 0, False)  # the step from 1, of so many, is it done?
        self._sentence: Callable[[], str] = lambda: ""
        self.count, self.sentence, self.answer = QLabel(), plain_label(), plain_label()
        self.count.setObjectName("small")
        self.answer.setObjectName("small")
        self.sentence.setObjectName("heading")
        for label in (self.sentence, self.answer):
            label.setWordWrap(True)
        self.light, self.on = EnterButton(), EnterButton()
        self.light.clicked.connect(self.light_wanted)
        self.on.clicked.connect(self.on_wanted)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.sentence)
        words.addWidget(self.answer)
        across = QHBoxLayout(self)
        across.setContentsMargins(12, 4, 12, 4)
        across.setSpacing(12)
        across.addWidget(self.count)
        across.addLayout(words, 1)
        across.addWidget(self.light)
        across.addWidget(self.on)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to."""
        return [self.light, self.on]

    def fold(self, *, low: bool) -> None:
        """low: the felt needs every line, so the sentence has smaller letters."""
        name = "" if low else "heading"
        if self.sentence.objectName() != name:
            self.sentence.setObjectName(name)
            dress_anew(self.sentence)

    def ask(self, number: int, of: int, sentence: Callable[[], str]) -> None:
        """A step begins. number: from 1.  sentence: in the language of the moment."""
        self._shown, self._sentence = (number, of, False), sentence
        self.reply("")
        self.retranslate()

    def reply(self, text: str) -> None:
        """What came of an act; its line is there from the start, so that nothing jumps."""
        self.answer.setText(text or " ")

    def praise(self, text: str) -> None:
        """The goal is reached."""
        number, of, _ = self._shown
        self._shown = (number, of, True)
        self.reply(text)
        self.retranslate()

    def retranslate(self) -> None:
        say = QCoreApplication.translate
        number, of, done = self._shown
        self.sentence.setText(self._sentence())
        self.count.setText(f"{number} / {of}")
        self.count.setAccessibleName(say("Lesson", "Step {number} of {count}").format(number=number, count=of))
        self.sentence.setAccessibleName(f"{self.count.accessibleName()}. {self.sentence.text()}")
        self.light.setText(say("Lesson", "Show the cards"))
        self.light.setEnabled(not done)
        last = number == of
        if last:
            self.on.setText(say("Lesson", "Deal a first game"))
        else:
            self.on.setText(say("Lesson", "Next") if done else say("Lesson", "Skip"))
        if self.on.property("main") != done:
            self.on.setProperty("main", done)
            dress_anew(self.on)
