"""Below the felt: what the play that is being laid is, as the player reads it letter by letter."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextDocument, QTextDocumentFragment
from PySide6.QtWidgets import QLabel

from app.base import texts
from app.base.guard import guarded
from app.session.match.view_data import Choice, VerdictLine
from app.windows.table.choice_words import unsaid_text
from app.windows.widgets.style_sheet import restyle
from app.windows.widgets.written_by_people import marked_up
from engine.core.events import Sum

BECOME = "become:"  # a link
INK = "palette(window-text)"
PARTING = " " * 3  # what stands apart in the bar is a sentence of its own
LETTERS_TOLD = 14  # with their values; more would not be read
LEAST, STEP = 17, 2  # pixels: however long the sentence, large letters stay larger than the usual ones


class VerdictBar(QLabel):
    """What the draft is: its words and points; what it still lacks, quietly; or the one reason why it can never be, or
    was refused when it was tried, in red and with a way to the rules. Beside it stands what it can still become, with a
    way to these words. code: the key of the reason that stands there, or of what led to it.
    told: all this, sentence by sentence.  in_full: with what the points are made of, however little room there is.
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
        self.in_full = ""
        self._brief = False
        self._says = ""
        self._room = 0  # pixels that it may be high before its letters become smaller
        self._again: Callable[[], None] = lambda: None

    @property
    def spoken(self) -> str:
        """The text for listeners, without the links: keys do what they do."""
        return self.accessibleName()

    def _follow(self, link: str) -> None:
        if link == BECOME:
            self.words_wanted.emit()
        else:
            self.rules_wanted.emit(link)

    def be_brief(self, *, brief: bool) -> None:
        """Leaves out the letters' values when the felt needs every line."""
        if brief != self._brief:
            self._brief = brief
            self._again()

    def say(
        self,
        line: VerdictLine,
        names: Sequence[str],
        idle: str,
        still: str = "",
        lacking: Choice | None = None,
        *,
        why: str = "",
        aloud: str = "",
    ) -> None:
        """idle: what is said while nothing is laid, why: the rule behind that, aloud: the same for who listens.
        still: what can still come of what is, as rich text.  lacking: what is still to be chosen."""
        self._again = partial(self.say, line, names, idle, still, lacking, why=why, aloud=aloud)
        then = f'&nbsp;&nbsp; <span style="color:{INK}; font-weight:400">{still}</span>' if still else ""
        self.code = ""
        say = QCoreApplication.translate
        if line.state == "legal":
            words = " · ".join([f"<b>{word}</b>" for word in line.words])
            brings = brings_text(line)
            sums = " = ".join([part for part in (sums_text(line.sums), brings) if part]) if brings else ""
            done = say("Verdict", "You can do this.")
            short, full = [" — ".join([part for part in (words, worth) if part]) or done for worth in (brings, sums)]
            self._show("good", (short if self._brief else full) + then, short + then)
            self.in_full = _one_line(_sentences(full + then))
        elif line.state == "illegal" and line.reason is not None:
            self.refuse(_of_words(line, texts.reason_text(line.reason, tuple(names))), line.reason.key, then)
        elif line.state == "unfinished" and line.reason is not None:
            self.code = line.reason.key
            self._show("small", marked_up(_of_words(line, texts.lacking_text(line.reason, tuple(names)))) + then)
        elif line.state == "unfinished":
            self._show("small", unsaid_text(lacking) + then)
        else:
            self.code = why
            self._show("", f"{marked_up(idle)}{_way(why)}", marked_up(aloud))

    def hint(self, sentence: str) -> None:
        self._again = lambda: None
        self.code = ""
        self._show("", marked_up(sentence))

    def refuse(self, sentence: str, code: str, then: str = "") -> None:
        self.code = code
        self._show("bad", f"{marked_up(sentence)}{_way(code)}{then}", f"{marked_up(sentence)}{then}")

    def _show(self, mood: str, text: str, spoken: str | None = None) -> None:
        if self.objectName() != mood:
            self.setObjectName(mood)
            restyle(self)
        if self._says != text:
            self._says = text
            self._fit()
            self.told = _sentences(text if spoken is None else spoken)
            self.setAccessibleName(_one_line(self.told))
        self.in_full = self.spoken

    def keep_room(self, lines: int, most: int | None = None) -> None:
        """For so many lines of its largest letters: what it says next then moves nothing.

        most: it may be no higher than that or than these lines; its letters become smaller before the felt does.
        """
        self.setMinimumHeight(lines * self.line)
        self._room = 0 if most is None else max(self.line, most)
        self._fit()

    @property
    def line(self) -> int:
        """The height of a line of its largest text."""
        self._largest.ensurePolished()
        return self._largest.fontMetrics().lineSpacing()

    @property
    def two_lines(self) -> int:
        """The height of two lines of its smallest text."""
        self.ensurePolished()
        written = self._written()
        written.setHtml(_sized("A<br>A", min(LEAST, self.font().pixelSize())))
        return ceil(written.size().height())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.clear()  # a text keeps the colours that it was written in
            self._fit()

    def _fit(self) -> None:
        self.ensurePolished()
        written = self._written()
        size, text = self.font().pixelSize(), self._says
        if text and self._room and size > LEAST:  # an empty one would be a pixel higher than a line
            for smaller in (size, *range(size - STEP, LEAST, -STEP), LEAST):
                text = self._says if smaller == size else _sized(self._says, smaller)
                written.setHtml(text)
                written.setTextWidth(self.width())
                if written.size().height() <= self._room:
                    break
        if self.text() != text:
            self.setText(text)

    def _written(self) -> QTextDocument:
        """The text, to be measured."""
        written = QTextDocument()
        written.setDocumentMargin(0)
        written.setDefaultFont(self.font())
        return written


def _sized(text: str, pixels: int) -> str:
    return f'<span style="font-size:{pixels}px">{text}</span>'


def _sentences(html: str) -> tuple[str, ...]:
    """The bar as it is heard: a dot between two parts gets words."""
    return tuple(QTextDocumentFragment.fromHtml(html).toPlainText().replace(" · ", ", ").split(PARTING))


def _one_line(sentences: Sequence[str]) -> str:
    *before, last = sentences
    return "".join([f"{part.removesuffix('.')}. " for part in before]) + last


def _way(code: str) -> str:
    """The link to the rule."""
    rules = QCoreApplication.translate("Verdict", "rules")
    return f' <a href="{code}">{rules}</a>' if code else ""


def brings_text(line: VerdictLine) -> str:
    """What a play would bring, as the game counts it, or why it brings nothing yet; empty if it brings nothing."""
    number = line.won if line.counts == "cards" and line.won else line.points
    if line.words and line.lacks and not number and line.counts == "points":
        lacking = QCoreApplication.translate("Verdict", "scores nothing yet; still to be used: {faces}")
        return lacking.format(faces=", ".join(line.lacks))
    if not line.words or not number:
        return ""
    if line.counts in ("cards", "tricks"):
        return texts.counted(line.counts, number)
    return texts.signed(QCoreApplication.translate("Verdict", "%n point(s)", None, abs(number)), number)


def sums_text(sums: Sequence[Sum]) -> str:
    """What the points are made of: letters with their values, and what else counts; of long plays what each word is
    worth; nothing where there is nothing to add."""
    words = [part for part in sums if part.cards]
    named = [_named(part) for part in sums if part.what and part.points]
    told = sum([len(part.cards) for part in words]) <= LETTERS_TOLD
    values = (" · " if told else " + ").join([_values(part, told=told) for part in words])
    return " · ".join([part for part in (values, *named) if part]) if told or len(sums) > 1 else ""


def _values(part: Sum, *, told: bool) -> str:
    if not told:
        return str(part.points)
    letters = " + ".join([f"{card.letters or card.face}{card.value}" for card in part.cards])
    return letters if part.times == 1 else f"({letters}) × {part.times}"


def _named(part: Sum) -> str:
    name = texts.part_of_sum(part.what, part.points // part.times)
    return name if part.times == 1 else f"{name} × {part.times}"


def _of_words(line: VerdictLine, sentence: str) -> str:
    """Puts the words before a sentence about them, unless it names one itself."""
    meant = line.reason.facts.get("word") if line.reason is not None else None
    named = meant in line.words and meant in re.findall(r"\w+", sentence)
    return sentence if named or not line.words else f"{' · '.join(line.words)} — {sentence}"
