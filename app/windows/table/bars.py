"""Below the felt: the live verdict, the small choices of a draft, and the verbs of the moment."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut, QTextDocumentFragment
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.base import texts
from app.base.guard import guarded
from app.session.match.lines import Button, Choice, VerdictLine
from app.windows.table.spoken import passing_text
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import turn_line
from app.windows.widgets.leaving import leave
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.style import dress_anew
from app.windows.widgets.written_by_people import marked_up, menus_above, with_keys

ERASE = "←"
BECOME = "become:"  # a link
PARTING = " " * 3  # what stands apart in the bar is a sentence of its own
PLATE = 4  # pixels around what is chosen from
GAP = 2  # between two lines of letters
LETTERS_TOLD = 14  # with their values; more would not be read
FEW = 6  # so many options stand side by side; more go into a list


class VerdictBar(QLabel):
    """What the draft is: its words and points; what it still lacks, quietly; or the one reason why it can never be, or
    was refused when it was tried, in red and with a way to the rules. Beside it stands what it can still become, with a
    way to these words. code: of the reason that stands there.
    told: all this, sentence by sentence.
    """

    rules_wanted = Signal(str)
    words_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.linkActivated.connect(self._follow)
        self._largest = QLabel(self)
        self._largest.setObjectName("good")
        self._largest.hide()
        self.code = ""
        self.told: tuple[str, ...] = ("",)

    @property
    def spoken(self) -> str:
        """The same for who listens, without the links: keys do what they do."""
        return self.accessibleName()

    def _follow(self, link: str) -> None:
        if link == BECOME:
            self.words_wanted.emit()
        else:
            self.rules_wanted.emit(link)

    def say(
        self, line: VerdictLine, names: Sequence[str], idle: str, still: str = "", lacking: Choice | None = None
    ) -> None:
        """idle: what is said while nothing is laid.  still: what can still come of what is, as rich text.
        lacking: what is still to be chosen."""
        plain = QApplication.palette().color(QPalette.ColorRole.WindowText).name()
        then = f'&nbsp;&nbsp; <span style="color:{plain}; font-weight:400">{still}</span>' if still else ""
        self.code = ""
        say = QCoreApplication.translate
        if line.state == "legal":
            words = " · ".join([f"<b>{word}</b>" for word in line.words])
            brings = brings_text(line)
            sums = [part for part in (worth_text(line), brings) if part]
            done = say("Verdict", "This can be done.")
            spoken = " — ".join([part for part in (words, brings) if part]) or done
            text = " — ".join([part for part in (words, " = ".join(sums) if brings else "") if part]) or done
            self._show("good", text + then, spoken + then)
        elif line.state == "illegal" and line.reason is not None:
            self.refuse(_of_words(line, texts.reason_text(line.reason, tuple(names))), line.reason.code, then)
        elif line.state == "unfinished" and line.reason is not None:
            self.code = line.reason.code
            self._show("small", marked_up(_of_words(line, texts.lacking_text(line.reason, tuple(names)))) + then)
        elif line.state == "unfinished":
            self._show("small", unsaid_text(lacking) + then)
        else:
            self._show("", marked_up(idle))

    def hint(self, sentence: str) -> None:
        self.code = ""
        self._show("", marked_up(sentence))

    def refuse(self, sentence: str, code: str, then: str = "") -> None:
        self.code = code
        rules = QCoreApplication.translate("Verdict", "rules")
        link = f' <a href="{code}">{rules}</a>' if code else ""
        self._show("bad", f"{marked_up(sentence)}{link}{then}", f"{marked_up(sentence)}{then}")

    def _show(self, mood: str, text: str, spoken: str = "") -> None:
        if self.objectName() != mood:
            self.setObjectName(mood)
            dress_anew(self)
        if self.text() != text:
            self.setText(text)
            told = QTextDocumentFragment.fromHtml(spoken or text).toPlainText()
            self.told = tuple(told.split(PARTING))
            *before, last = self.told
            self.setAccessibleName("".join([f"{part.removesuffix('.')}. " for part in before]) + last)

    def keep_room(self, lines: int) -> None:
        """For so many lines of its largest letters: what it says next then moves nothing."""
        self._largest.ensurePolished()
        self.setMinimumHeight(lines * self._largest.fontMetrics().lineSpacing())


def brings_text(line: VerdictLine) -> str:
    """What a play would bring, as the game counts it; nothing where it brings nothing yet."""
    number = line.won if line.counts == "cards" and line.won else line.points
    if not line.words or not number:
        return ""
    if line.counts in ("cards", "tricks"):
        return texts.counted(line.counts, number)
    return texts.signed(QCoreApplication.translate("Verdict", "%n point(s)", None, abs(number)), number)


def worth_text(line: VerdictLine) -> str:
    """The letters with their values; of long plays what each word is worth; nothing where there is nothing to add."""
    letters = [part for word in line.worth for part in word]
    if len(letters) <= LETTERS_TOLD:
        return " · ".join([" + ".join([f"{letter}{value}" for letter, value in word]) for word in line.worth])
    sums = [str(sum([value for _, value in word])) for word in line.worth]
    return " + ".join(sums) if len(sums) > 1 else ""


def _of_words(line: VerdictLine, sentence: str) -> str:
    """The sentence after the words that it is about, unless it names one of them itself."""
    meant = line.reason.facts.get("word") if line.reason is not None else None
    named = meant in line.words and meant in re.findall(r"\w+", sentence)
    return sentence if named or not line.words else f"{' · '.join(line.words)} — {sentence}"


class ButtonBar(QWidget):
    """A button for each verb of the moment; the reason why not, or what a pass brings, is its tool tip."""

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, QPushButton] = {}
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)  # in a line of their own they stand at its end, as large as ever

    def show_buttons(self, buttons: Sequence[Button], names: Sequence[str]) -> None:
        if [button.verb for button in buttons] != list(self.buttons):
            self._make([button.verb for button in buttons])
        for button in buttons:
            widget = self.buttons[button.verb]
            widget.setEnabled(button.enabled)
            main = button.default and button.enabled
            if widget.property("main") != main:
                widget.setProperty("main", main)
                dress_anew(widget)
            why = texts.reason_text(button.reason, tuple(names)) if button.reason is not None else ""
            told = why or passing_text(button.brings)
            widget.setToolTip(told)
            widget.setAccessibleDescription(told)

    def _make(self, verbs: Sequence[str]) -> None:
        for widget in self.buttons.values():
            leave(widget)
        self.buttons = {}
        for verb in verbs:
            widget = EnterButton()  # Space may be somebody's buzzer
            widget.clicked.connect(lambda _=False, verb=verb: self.pressed.emit(verb))
            self._layout.addWidget(widget)
            widget.show()  # at once: only then it counts when the bars are folded
            self.buttons[verb] = widget
        self.retranslate()

    def retranslate(self) -> None:
        """The names of the verbs, with keys that are not the menus' own."""
        names = with_keys([texts.verb_name(verb) for verb in self.buttons], menus_above(self))
        for widget, name in zip(self.buttons.values(), names, strict=True):
            widget.setText(name)


class ChoicesBar(QWidget):
    """What the draft must still say: how a card is read, which word stays, which letters go on. It lies on the felt, on
    a plate of its own; its room is kept free as long as the game goes on."""

    chosen = Signal(str, str, str)  # kind, value, key
    committed = Signal()
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(PLATE, PLATE, PLATE, PLATE)
        self._shape: list[tuple[object, ...]] = []
        self._parts: list[_Part] = []
        self._lines = self._room = 0
        self._button = QPushButton("A", self)  # as high as those that will stand here
        self._button.hide()

    def retranslate(self) -> None:
        """The next showing makes every choice anew."""
        self.show_choices(())

    def show_choices(self, asked: Sequence[Choice]) -> None:
        choices = [choice for choice in asked if choice.options]
        shape: list[tuple[object, ...]] = [(choice.kind, choice.options, choice.key) for choice in choices]
        if shape != self._shape:
            self._shape = shape
            for old in self._parts:
                leave(old)
            self._parts = [_Part(choice, self) for choice in choices]
            for place, part in enumerate(self._parts):
                self._layout.insertWidget(place, part, 0, Qt.AlignmentFlag.AlignLeft)
                part.show()
        for part, choice in zip(self._parts, choices, strict=True):
            part.show_chosen(choice.chosen)
        self.keep_room(self._lines)

    def keep_room(self, lines: int) -> None:
        """For so many lines of what will ever be asked: the felt stays where it is."""
        self._lines = lines

    def fold(self, width: int, *, low: bool) -> None:
        """One below the other where they would be squeezed side by side. low: there is no room to keep."""
        lines = 0 if low else self._lines
        self._room = lines * self._button.sizeHint().height() + GAP * (lines - 1) + 2 * PLATE if lines else 0
        wide = sum([part.sizeHint().width() + self._layout.spacing() for part in self._parts]) + 2 * PLATE
        turn_line(self._layout, len(self._parts) > 1 and wide > width)

    def room(self, most: int) -> int:
        """As high as what will ever be asked, unless that is more than this, and as what is asked now."""
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
    def parts(self) -> Sequence["_Part"]:
        return self._parts

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to, from left to right."""
        return [widget for part in self._parts for widget in part.stops]


def choice_name(choice: Choice) -> str:
    say = QCoreApplication.translate
    if choice.kind == "reading" and len(choice.options) == 2:
        return say("Choices", "The flip card is")
    return {
        "reading": say("Choices", "The wild card is"),
        "keep": say("Choices", "This word stays"),
        "remove": say("Choices", "This word leaves"),
        "vowel": say("Choices", "Vowel to pass on"),
        "consonant": say("Choices", "Consonant to pass on"),
        "letter": say("Choices", "Ask for"),
        "way": say("Choices", "The last letter goes"),
        "word": say("Choices", "The word it begins"),
    }[choice.kind]


def option_text(choice: Choice, value: str, text: str) -> str:
    if choice.kind != "way":
        return text
    return {
        "before": QCoreApplication.translate("Choices", "before the first"),
        "top": QCoreApplication.translate("Choices", "on top of the first"),
    }[value]


def settled_text(choice: Choice) -> str:
    """What has been chosen, by the player or for them; nothing where the cards say it, or the verdict does."""
    if choice.kind in ("reading", "word"):
        return ""
    found = [option_text(choice, value, text) for value, text in choice.options if value == choice.chosen]
    return " ".join([choice_name(choice), *found]) if found else ""


def unsaid_text(choice: Choice | None) -> str:
    """What the draft must still say before it can be played."""
    say = QCoreApplication.translate
    if choice is None:
        return say("Verdict", "Go on: something is still missing.")
    if choice.kind == "reading" and len(choice.options) == 2:
        return say("Verdict", "Choose the letter of the flip card.")
    return {
        "reading": say("Verdict", "Choose the letter of the wild card."),
        "keep": say("Verdict", "Choose the word that stays."),
        "remove": say("Verdict", "Choose the word that leaves."),
        "vowel": say("Verdict", "Choose the vowel to pass on."),
        "consonant": say("Verdict", "Choose the consonant to pass on."),
        "word": say("Verdict", "Name a word that begins with the row."),
    }.get(choice.kind, say("Verdict", "Go on: something is still missing."))


class _Part(QWidget):
    """One choice: buttons side by side, a grid of letters, a list, or a line to write a word on."""

    def __init__(self, choice: Choice, bar: ChoicesBar) -> None:
        super().__init__()
        self.choice = choice
        self.bar = bar
        self.buttons: dict[str, QPushButton] = {}
        self.box: NamedBox | None = None
        self.line: QLineEdit | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        if choice.kind != "word":
            name = QLabel(choice_name(choice))
            name.setObjectName("small")
            layout.addWidget(name)
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
        if self.line is not None:  # who has keys needs no letters to press
            return [self.line]
        return [widget for widget in (self.box, *self.buttons.values()) if widget is not None]

    def _chose(self, value: str) -> None:
        self.bar.chosen.emit(self.choice.kind, value, self.choice.key)

    def _written(self, value: str) -> str:
        """A letter goes to the end of the word that is being named; the sign for erasing takes one away."""
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
        self.line.setAccessibleName(choice_name(self.choice))
        self.line.setPlaceholderText(QCoreApplication.translate("Choices", "The word"))
        size = self.line.fontMetrics()
        self.line.setMinimumWidth(size.horizontalAdvance(self.line.placeholderText()) + 2 * size.height())
        leaving = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.line)
        leaving.setContext(Qt.ShortcutContext.WidgetShortcut)
        leaving.activated.connect(self.bar.cancelled)
        self.line.textEdited.connect(self._chose)
        self.line.returnPressed.connect(self.bar.committed)
        return self.line

    def show_chosen(self, chosen: str) -> None:
        for value, button in self.buttons.items():
            button.setChecked(value == chosen)
        if self.box is not None:
            self.box.setCurrentIndex(self.box.findData(chosen))
        if self.line is not None and self.line.text().upper() != chosen:
            self.line.setText(chosen)

    @guarded
    def showEvent(self, event: object) -> None:
        if self.line is not None:
            self.line.setFocus()
