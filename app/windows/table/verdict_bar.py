"""The bar below the felt: the verdict on the current play, letter by letter."""

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
from app.windows.table.choice_words import done_text, missing_choice_text
from app.windows.widgets.style_sheet import restyle
from app.windows.widgets.written_by_people import marked_up
from engine.core.events import Sum

# the beginnings of the addresses of two links: to possible words, and to the question whether a refused word counts
BECOME, COUNT = "become:", "count:"
INK = "palette(window-text)"
APART = "&nbsp;&nbsp; "  # the markup between two sentences
PARTING = " " * 3  # a gap of at least this width in the bar separates two sentences
LETTERS_TOLD = 14  # the largest number of letters shown with their values
# A long sentence gets smaller letters: their size in pixels decreases by STEP, but not below LEAST.
LEAST, STEP = 17, 2


class VerdictBar(QLabel):
    """The verdict on the draft (the cards laid so far): its words and points, what the play still lacks, or in red the
    reason against it. Links lead to the rules, to the question whether a refused word counts, and to the words that the
    draft could become.

    code: identifies the reason shown, or the event that the bar reports.
    sentences: the whole text, one sentence each.
    in_full: the text with the single values that add up to the points, even if the bar has no room for them.
    """

    rules_wanted = Signal(str)
    words_wanted = Signal()
    count_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.linkActivated.connect(self._follow)
        self._largest = QLabel(self)
        self._largest.setObjectName("good")
        self._largest.hide()
        self.code = ""
        self.sentences: tuple[str, ...] = ("",)
        self.in_full = ""
        self._brief = False
        self._says = ""
        self._room = 0  # at a height of more pixels than this, the letters become smaller
        self._again: Callable[[], None] = lambda: None

    @property
    def spoken(self) -> str:
        """The text for screen readers, without the links; keys take their place."""
        return self.accessibleName()

    def _follow(self, link: str) -> None:
        if link == BECOME:
            self.words_wanted.emit()
        elif link == COUNT:
            self.count_wanted.emit()
        else:
            self.rules_wanted.emit(link)

    def be_brief(self, *, brief: bool) -> None:
        """Leaves out the values of the letters if `brief` is set, because a short window has no room for long texts;
        otherwise shows them."""
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
        happened: str = "",
        heard: str = "",
        may_count: bool = False,
    ) -> None:
        """Shows a verdict.

        idle: the text while nothing is laid.
        why: the key of the rule that explains this text.
        aloud: the idle text in the form for screen readers.
        happened: the last act, written before the idle text.
        heard: the last act in the form for screen readers.
        still: the words that the draft could become, as rich text.
        may_count: whether the players can be asked whether the refused word counts.
        lacking: the choice that is still missing.
        """
        again = partial(self.say, line, names, idle, still, lacking, why=why, aloud=aloud, may_count=may_count)
        self._again = partial(again, happened=happened, heard=heard)
        then = f'{APART}<span style="color:{INK}; font-weight:400">{still}</span>' if still else ""
        self.code = ""
        if line.state == "legal":
            words = " · ".join([f"<b>{word}</b>" for word in line.words])
            brings = brings_text(line)
            sums = " = ".join([part for part in (sums_text(line.sums), brings) if part]) if brings else ""
            done = done_text(line)
            short, full = [" — ".join([part for part in (words, worth) if part]) or done for worth in (brings, sums)]
            self._show("good", (short if self._brief else full) + then, short + then)
            self.in_full = _one_line(_sentences(full + then))
        elif line.state == "illegal" and line.reason is not None:
            self.refuse(
                _of_words(line, texts.reason_text(line.reason, tuple(names))),
                line.reason.key,
                then,
                may_count=may_count,
            )
        elif line.state == "unfinished" and line.reason is not None:
            self.code = line.reason.key
            self._show("small", marked_up(_of_words(line, texts.lacking_text(line.reason, tuple(names)))) + then)
        elif line.state == "unfinished":
            sentence = missing_choice_text(lacking)
            self._show("small", marked_up(_of_words(line, sentence) if lacking is None else sentence) + then)
        else:
            self.code = why
            way = _way_to_count() if may_count and happened else ""
            report, aside = marked_up(happened) + way, marked_up(heard) + way
            past = f'<span style="font-weight:400">{report}</span>' if report else ""
            self._show("", _apart(past, f"{marked_up(idle)}{_way(why)}"), _apart(aside, marked_up(aloud)))

    def hint(self, sentence: str) -> None:
        self._again = lambda: None
        self.code = ""
        self._show("", marked_up(sentence))

    def refuse(self, sentence: str, code: str, then: str = "", *, may_count: bool = False) -> None:
        self.code = code
        ways = f"{_way(code)}{_way_to_count()}" if may_count else _way(code)
        self._show("bad", f"{marked_up(sentence)}{ways}{then}", f"{marked_up(sentence)}{then}")

    def _show(self, mood: str, text: str, spoken: str | None = None) -> None:
        if self.objectName() != mood:
            self.setObjectName(mood)
            restyle(self)
        if self._says != text:
            self._says = text
            self._fit()
            self.sentences = _sentences(text if spoken is None else spoken)
            self.setAccessibleName(_one_line(self.sentences))
        self.in_full = self.spoken

    def keep_room(self, lines: int, most: int | None = None) -> None:
        """Reserves room for this many lines of the largest letters, so that a later text moves nothing.

        most: the largest height, unless one line needs more. A longer text gets smaller letters.
        """
        self.setMinimumHeight(lines * self.line)
        self._room = 0 if most is None else max(self.line, most)
        self._fit()

    @property
    def line(self) -> int:
        """The height of a line in the largest letters."""
        self._largest.ensurePolished()
        return self._largest.fontMetrics().lineSpacing()

    @property
    def two_lines(self) -> int:
        """The height of two lines in the smallest letters."""
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
            self.clear()  # cleared first, because a text keeps the colours in which it was written
            self._fit()

    def _fit(self) -> None:
        self.ensurePolished()
        written = self._written()
        size, text = self.font().pixelSize(), self._says
        if not text:
            self.clear()  # as markup, an empty text would be a pixel higher than a line
            return
        if self._room and size > LEAST:
            for smaller in (size, *range(size - STEP, LEAST, -STEP), LEAST):
                text = self._says if smaller == size else _sized(self._says, smaller)
                written.setHtml(text)
                written.setTextWidth(self.width())
                if written.size().height() <= self._room:
                    break
        if self.text() != text:
            self.setText(text)

    def _written(self) -> QTextDocument:
        """Returns a document in which to measure a text; it is empty at first."""
        written = QTextDocument()
        written.setDocumentMargin(0)
        written.setDefaultFont(self.font())
        return written


def _apart(*parts: str) -> str:
    return APART.join([part for part in parts if part])


def _sized(text: str, pixels: int) -> str:
    return f'<span style="font-size:{pixels}px">{text}</span>'


def _sentences(html: str) -> tuple[str, ...]:
    """Returns the sentences for screen readers, with a comma instead of the dot that separates two parts on the
    screen."""
    return tuple(QTextDocumentFragment.fromHtml(html).toPlainText().replace(" · ", ", ").split(PARTING))


def _one_line(sentences: Sequence[str]) -> str:
    *before, last = sentences
    return "".join([f"{part.removesuffix('.')}. " for part in before]) + last


def _way(code: str) -> str:
    """Returns the link to the rule that explains this reason or event; "" without a code."""
    rules = QCoreApplication.translate("Verdict", "rules")
    return f' <a href="{code}">{rules}</a>' if code else ""


def _way_to_count() -> str:
    """Returns the link that asks the players whether a refused word counts."""
    return f' &nbsp;<a href="{COUNT}">{QCoreApplication.translate("Verdict", "Count it?")}</a>'


def brings_text(line: VerdictLine) -> str:
    """Returns the points of a play in the unit of the game, or why it scores nothing yet. Returns "" if it scores
    nothing at all."""
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
    """Returns the parts of the points: letters with their values, and everything else that counts. For long plays it
    has only the points of each word. Returns "" if there is nothing to add up."""
    words = [part for part in sums if part.cards]
    named = [_named(part) for part in sums if part.what and part.points]
    spelled = sum([len(part.cards) for part in words]) <= LETTERS_TOLD
    values = (" · " if spelled else " + ").join([_values(part, spelled=spelled) for part in words])
    return " · ".join([part for part in (values, *named) if part]) if spelled or len(sums) > 1 else ""


def _values(part: Sum, *, spelled: bool) -> str:
    if not spelled:
        return str(part.points)
    letters = " + ".join([f"{card.letters or card.face}{card.value}" for card in part.cards])
    return letters if part.times == 1 else f"({letters}) × {part.times}"


def _named(part: Sum) -> str:
    name = texts.part_of_sum(part.what, part.points // part.times)
    return name if part.times == 1 else f"{name} × {part.times}"


def _of_words(line: VerdictLine, sentence: str) -> str:
    """Puts the words of the play before the sentence about them, unless the sentence already names the word."""
    meant = line.reason.facts.get("word") if line.reason is not None else None
    named = meant in line.words and meant in re.findall(r"\w+", sentence)
    return sentence if named or not line.words else f"{' · '.join(line.words)} — {sentence}"
