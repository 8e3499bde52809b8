"""The end of a game, a page on the felt: the result first, how it came about, the best words as cards, what next."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.base import texts
from app.base.guard import guarded
from app.session.game_end import GameEnd, LaidWord
from app.session.match.lines import SeatLine
from app.session.time.coach import BestEnding
from app.table.access import Announcer
from app.table.cards import CardArt
from app.table.felt import draw_felt
from app.table.interfaces import as_group
from app.table.theme import Felt, Theme, load_theme
from app.windows.table.score_curve import ScoreCurve
from app.windows.table.spoken import line_text, sentences
from app.windows.table.word_cards import WordCards
from app.windows.widgets.enter_button import ENTERS
from app.windows.widgets.flow import FlowLayout, turn_line
from app.windows.widgets.leaving import empty
from app.windows.widgets.written_by_people import LONGEST, breakable, marked_up, plain_label
from engine.coach.alone import MOST_POINTS

BESIDE = 64  # letters that must fit into a line for two columns
LINE = 120  # letters, more than that nobody reads in a line
MARGIN = 12
SIDE, SIDE_LETTERS, SIDE_SHARE = 24, 1.4, 80  # around the page: pixels; on a large one lines of text, up to a share
BESIDE_ACROSS, ALONE_ACROSS = 25, 14  # so many cards fit side by side into the page, in two columns and in one
DOWN, TEXT = 8.4, 15  # so many of them, and lines of text, one above the other
LEAST_CARD = 1.65  # its width, in lines of text
MOST_FOOT = 0.25  # of the page, for the buttons at its foot
DEAD_MS = 600
Explain = Callable[[str], str]


class FinalPage(QScrollArea):
    """Signals: a rematch (with the same cards?), the gallery, a look at the table as it ended, at the film of it, at
    each turn, and at what was possible.

    halted: what is possible need not be looked for any longer.
    """

    rematch_wanted = Signal(bool)
    turns_wanted = Signal()
    possible_wanted = Signal()
    halted = Signal()
    gallery_wanted = Signal()
    table_wanted = Signal()
    film_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._ground = QWidget()  # Qt's own would make PySide try every kind of widget there is to find out its kind
        self.setViewport(self._ground)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        as_group(self)
        self._announcer = Announcer(self)
        self._ranks: list[str] = []
        self._act_tells = False  # does the last act tell the last play?
        self._telling: Callable[[], None] | None = None  # what it shows
        self._found: BestEnding | None = None  # what was possible, as far as it was looked for
        self._searching = False
        self._too_soon = _TooSoon(self)
        self._code: int | None = None
        self._theme = load_theme()
        self._art = CardArt(self._theme)
        self.title = plain_label()
        self.title.setObjectName("great")
        self.why = plain_label()
        self.last = _Shown()
        self.best_words = [_Shown() for _ in range(3)]
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.ranking = QGridLayout()
        self.ranking.setColumnStretch(1, 1)
        self.curve = ScoreCurve()
        self.best = QLabel()
        self.best.setTextFormat(Qt.TextFormat.RichText)
        self.possible = plain_label()
        self.deal = QLabel()
        self.deal.setObjectName("small")
        self.copy = QPushButton()
        for label in (self.title, self.why, self.best, self.possible):
            label.setWordWrap(True)
        self.rematch, self.same, self.table = QPushButton(), QPushButton(), QPushButton()
        self.turns, self.search, self.gallery = QPushButton(), QPushButton(), QPushButton()
        self.film = QPushButton()
        self.rematch.setProperty("main", True)
        self._line, self._below, self._few = FlowLayout(), FlowLayout(), 0
        self._connect()
        self._cloth = self._page()
        self.setWidget(self._cloth)
        self._foot = self._buttons()
        self.wear(self._theme)

    def _connect(self) -> None:
        self.rematch.clicked.connect(lambda: self.rematch_wanted.emit(False))
        self.same.clicked.connect(lambda: self.rematch_wanted.emit(True))
        self.table.clicked.connect(self.table_wanted)
        self.film.clicked.connect(self.film_wanted)
        self.turns.clicked.connect(self.turns_wanted)
        self.search.clicked.connect(self._search_pressed)
        self.gallery.clicked.connect(self.gallery_wanted)
        self.copy.clicked.connect(self._copy)

    def _page(self) -> QWidget:
        """In the order in which it is to be read: the result, the last play, the points, the best words."""
        self._plate = QFrame()
        self._plate.setObjectName("plate")
        beside = QVBoxLayout(self._plate)
        beside.addLayout(self.ranking)
        beside.addWidget(self.curve, 1)
        beside.addStretch(0)
        words = QVBoxLayout()
        words.addWidget(self.last)
        words.addWidget(self.heading)
        for shown in self.best_words:
            words.addWidget(shown)
        words.addStretch(1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addWidget(self._plate, 5)
        self._body.addLayout(words, 6)
        below = QHBoxLayout()
        below.addWidget(self.why, 1)
        below.addWidget(self.deal)
        below.addWidget(self.copy)
        inner = QWidget()
        inner.setObjectName("cloth")
        layout = self._whole = QVBoxLayout(inner)
        self._set_apart(SIDE)
        layout.addWidget(self.title)
        layout.addLayout(below)
        layout.addLayout(self._body)
        for part in (self.possible, self.best):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addLayout(self._below)
        return inner

    def _buttons(self) -> "_Foot":
        """They stay in sight, however much is told above them."""
        foot = _Foot(self)
        for button in self._order[:-1]:
            button.setAutoDefault(True)  # Enter presses the one that has the focus
            button.installEventFilter(self._too_soon)
        around = QVBoxLayout(foot)
        around.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, MARGIN)
        around.addLayout(self._line)
        return foot

    def _share_out(self) -> None:
        """Where two lines of buttons would take too much of a low page, the first ones stand at its end instead."""
        buttons = list(reversed(self._order[:-1]))
        room = self.width() - 2 * MARGIN
        lines = 2 * self.rematch.sizeHint().height() + self._line.spacing() + 2 * MARGIN
        few, wide = len(buttons), 0
        if lines > MOST_FOOT * self.height():
            for few, button in enumerate(reversed(buttons)):
                wide += 0 if _is_unwanted(button) else button.sizeHint().width() + self._line.spacing()
                if few and wide > room:
                    break
            else:
                few = len(buttons)
        if few == self._few:
            return
        self._few = few
        unwanted = list(filter(_is_unwanted, buttons))
        for button in buttons:
            for line in (self._line, self._below):
                line.removeWidget(button)
        for number, button in enumerate(buttons):
            (self._line if number >= len(buttons) - few else self._below).addWidget(button)
            button.setVisible(button not in unwanted)  # at once: what is hidden takes no room
        for one, following in pairwise(self._order):
            QWidget.setTabOrder(one, following)

    @property
    def _order(self) -> list[QPushButton]:
        """From what most want: the last one stands first for Tab, as it does for the eye."""
        return [self.rematch, self.same, self.table, self.film, self.turns, self.search, self.gallery, self.copy]

    # ---- how it looks

    def wear(self, theme: Theme) -> None:
        """The felt of the table, and its inks."""
        self._theme, self._art = theme, CardArt(theme)
        self._cloth.setStyleSheet(_sheet(theme.felt))
        self.curve.wear(theme.felt)
        self._fit()
        self._ground.update()
        self.update()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_foot"):
            self._fit()

    def _fit(self) -> None:
        """Two columns where there is room for them; cards as large as the page allows; the buttons below."""
        if not hasattr(self, "_foot"):
            return
        letter = self.fontMetrics().averageCharWidth()
        narrow = self.width() < BESIDE * letter
        turn_line(self._body, narrow)
        self._set_apart(max(SIDE, min(round(SIDE_LETTERS * self.fontMetrics().height()), self.width() // SIDE_SHARE)))
        self.best.setMaximumWidth(LINE * letter)
        self._share_out()
        tall = self._foot.tall(self.width())
        if tall != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, tall)
        self._foot.setGeometry(0, self.height() - tall, self.width(), tall)
        across = self.width() / (ALONE_ACROSS if narrow else BESIDE_ACROSS)
        down = self.height() - tall - TEXT * self.fontMetrics().height()
        self._lay_cards(int(across if narrow else min(across, down / DOWN)))
        cards = [shown.cards for shown in (self.last, *self.best_words) if not shown.isHidden()]
        high = sum([one.heightForWidth(self.width() * 6 // 11 - 2 * SIDE) for one in cards])
        if high > down and not narrow:  # one column has to be scrolled anyhow
            self._lay_cards(int(min(across, down / DOWN) * down / high))

    def _lay_cards(self, card: int) -> None:
        for shown in (self.last, *self.best_words):
            shown.cards.wear(self._art, max(round(LEAST_CARD * self.fontMetrics().height()), card))

    def _set_apart(self, side: int) -> None:
        """Around the page, and between its parts."""
        self._whole.setContentsMargins(side, side * 7 // 12, side, side * 5 // 12)
        self._whole.setSpacing(side // 3)
        self._body.setSpacing(side * 3 // 4)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth lies still while what is on it is scrolled."""
        self.paint_cloth(QPainter(self._ground))

    def paint_cloth(self, painter: QPainter) -> None:
        """painter: of something that lies at this page's corner."""
        draw_felt(painter, self._theme.felt, QRectF(self.rect()), self.devicePixelRatioF())

    # ---- what it tells

    def retranslate(self) -> None:
        if self._telling is None or self.isHidden():
            return
        if self._searching:
            self._search_pressed()
        found = self._found
        self._telling()
        if found is not None:
            self.show_ending(found)

    def show_end(self, ended: Callable[[], GameEnd], explain: Explain = lambda word: "") -> None:
        """ended: asked again in another language.  explain: what a word means in a line, if that is known."""
        self._telling = lambda: self.show_end(ended, explain)
        say, end = QCoreApplication.translate, ended()
        names = [line.name for line in end.seats]
        title = _title([line.name for line in end.seats if line.winner], len(names), end.result)
        why = _ending_text(end)
        self.title.setText(breakable(title))
        self.why.setText(breakable(why))
        self.last.show_words(_last_text(end.last, names), end.last)
        self.curve.show_courses(end.seats, end.courses)
        helped = {line.seat: sum([one.helped for one in end.history if one.seat == line.seat]) for line in end.seats}
        self._rank(end.counts, end.seats, end.outs, helped)
        self.heading.setText(say("Final", "Best words"))
        self.heading.setVisible(bool(end.best))
        for number, shown in enumerate(self.best_words):
            word = end.best[number] if number < len(end.best) else None
            shown.show_words(_word_text(word, names), (word,) if word is not None else ())
        self.best.setText(_meanings((*end.last, *end.best), explain))
        self.best.setVisible(bool(self.best.text()))
        self._searching = False
        self._found = None
        self.possible.hide()
        self.search.setVisible(end.asked)
        self._show_code(end.code)
        self.turns.setText(say("Final", "Turn by turn"))
        coached = say("Final", "How well everybody played, what the draw brought, and the best play of each turn")
        self.turns.setToolTip(coached)
        self.search.setText(say("Final", "What was possible?"))
        self.rematch.setText(say("Final", "Rematch"))
        self.same.setText(say("Final", "Same cards again"))
        self.table.setText(say("Final", "Look at the table"))
        self.film.setText(say("Final", "Film"))
        self.film.setToolTip(say("Final", "The whole game once more, act by act"))
        self.gallery.setText(say("Final", "Gallery"))
        self.setAccessibleName(title)
        act = line_text(end.history[-1], names, aloud=True) if end.history else ""
        self._act_tells = bool(end.history and end.history[-1].words)
        told = [act, title, why, *self._ranks]
        self.rematch.setAccessibleDescription(sentences(told))
        self._too_soon.since.start()
        self.verticalScrollBar().setValue(0)
        self._fit()
        self.rematch.setFocus()

    @property
    def rest(self) -> str:
        """For who asks: what the page shows besides the last act, the result and the points."""
        best = [shown.told for shown in self.best_words]
        told = [
            "" if self._act_tells else self.last.told,
            self.heading.text() if self.best_words[0].told else "",
            *best,
        ]
        meanings = QTextDocumentFragment.fromHtml(self.best.text()).toPlainText()
        return sentences([*told, *meanings.splitlines(), self.possible.text(), self.deal.text() if self._code else ""])

    def _show_code(self, code: int | None) -> None:
        say = QCoreApplication.translate
        self._code = code
        self.same.setVisible(code is not None)
        for part in (self.deal, self.copy):
            part.setVisible(code is not None)
        self.deal.setText(say("Final", "Deal code {code}").format(code=code))
        self.copy.setText(say("Final", "Copy"))
        self.copy.setAccessibleName(say("Final", "Copy the deal code {code}").format(code=code))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._code))
        self._announcer.say(QCoreApplication.translate("Final", "The deal code is copied."))

    def _search_pressed(self) -> None:
        self._searching = not self._searching
        if self._searching:
            self.search.setText(QCoreApplication.translate("Final", "Stop looking"))
            self._say(QCoreApplication.translate("Final", "Looking for what was possible…"), aloud=True)
            self.possible_wanted.emit()
        else:
            self.search.setText(QCoreApplication.translate("Final", "What was possible?"))
            self.halted.emit()
        self._fit()

    def show_ending(self, ending: BestEnding) -> None:
        """The best ending found so far, or the last word about it."""
        if ending.last:
            self._searching = False
            self.search.hide()
            self._fit()
        self._found = ending
        self._say(ending_found(ending), aloud=ending.last)  # better and better ones are found on the way

    def _say(self, text: str, *, aloud: bool) -> None:
        self.possible.setText(text)
        if aloud:
            self._announcer.say(text)
        self.possible.setVisible(bool(text))

    def _rank(
        self, counts: str, seats: Sequence[SeatLine], outs: Sequence[int | None], helped: Mapping[int, int]
    ) -> None:
        """helped: how many hints each seat had."""
        empty(self.ranking)
        self._ranks = []
        alone = len(seats) == 1 and (counts == "nothing" or not seats[0].score)  # then the title says it all
        self._plate.setVisible(not alone or not self.curve.isHidden())
        top = Qt.AlignmentFlag.AlignTop if self.curve.isHidden() else Qt.AlignmentFlag(0)
        self._body.setAlignment(self._plate, top)
        lasted = {line.seat: out for line, out in zip(seats, outs, strict=False) if out is not None}
        for row, line in enumerate([] if alone else sorted(seats, key=lambda one: _rank_of(one, lasted))):
            better = len([other for other in seats if _rank_of(other, lasted) < _rank_of(line, lasted)])
            dot = QLabel(f'<span style="color:{line.colour}">●</span> {better + 1}.')
            dot.setTextFormat(Qt.TextFormat.RichText)
            name = plain_label(breakable(line.name) + (" ★" if line.winner else ""))
            name.setWordWrap(len(line.name) > LONGEST)
            name.setObjectName("heading")
            score = QLabel(_score_text(counts, line, lasted.get(line.seat), helped.get(line.seat, 0)))
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            dot.setAccessibleName(f"{better + 1}.")
            name.setAccessibleName(line.name)
            self._ranks.append(f"{better + 1}. {line.name}, {score.text()}.")
            for column, label in enumerate((dot, name, score)):
                self.ranking.addWidget(label, row, column)


def _is_unwanted(button: QPushButton) -> bool:
    """Hidden on purpose: one that moves to another place is hidden for a moment, too."""
    return button.isHidden() and button.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)


class _TooSoon(QObject):
    """An Enter that was still meant for the last word presses nothing. since: when the page came."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.since = QElapsedTimer()
        self.since.start()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        enter = event.key() in ENTERS
        return enter and (event.isAutoRepeat() or not self.since.hasExpired(DEAD_MS))


class _Foot(QWidget):
    """The buttons on the lower edge of the cloth."""

    def __init__(self, page: FinalPage) -> None:
        super().__init__(page)
        self._page = page

    def tall(self, width: int) -> int:
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else 0

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.translate(-self.pos())
        self._page.paint_cloth(painter)


class _Shown(QWidget):
    """Words as cards below a line that says whose they are."""

    def __init__(self) -> None:
        super().__init__()
        self.caption, self.cards = plain_label(), WordCards()
        self.caption.setWordWrap(True)
        self.told = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 2)
        layout.setSpacing(0)
        layout.addWidget(self.caption)
        layout.addWidget(self.cards)

    def show_words(self, caption: str, words: Sequence[LaidWord]) -> None:
        self.setVisible(bool(words))
        self.told = caption if words else ""
        self.caption.setText(breakable(caption))
        self.cards.show_words([word.cards for word in words], ", ".join([word.text for word in words]))


def _sheet(felt: Felt) -> str:
    """The inks of what lies on the felt, and of what lies on a plate there."""
    return f"""
QWidget#cloth {{ background: transparent; }}
QLabel {{ color: {felt.ink}; background: transparent; }}
QLabel#small {{ color: {felt.dim}; }}
QFrame#plate {{ background: {felt.plate}; border: 1px solid {felt.plate_edge}; border-radius: 8px; }}
QFrame#plate QLabel {{ color: {felt.plate_ink}; border: none; }}
"""


def _ending_text(end: GameEnd) -> str:
    """In one sentence, and of a player who went out the name."""
    gone = [line.name for line in end.seats if not line.hand and not line.out]
    if end.ending[0] in ("went-out", "empty-hand") and len(gone) == 1 < len(end.seats):
        return QCoreApplication.translate("Endings", "Out of cards: {name}.").format(name=gone[0])
    return texts.ending_text(*end.ending)


def _last_text(words: Sequence[LaidWord], names: Sequence[str]) -> str:
    if not words:
        return ""
    said = ", ".join([word.text for word in words])
    text = QCoreApplication.translate("Final", "The last play: {words} · {name}").format(
        words=said, name=names[words[0].seat]
    )
    points = sum([word.points for word in words])
    return f"{text} {texts.plus(points)}" if points else text


def _word_text(word: LaidWord | None, names: Sequence[str]) -> str:
    if word is None:
        return ""
    points = f" {texts.plus(word.points)}" if word.points else ""
    return f"{word.text}{points} · {names[word.seat]}"


def _meanings(words: Sequence[LaidWord], explain: Explain) -> str:
    said = {word.text: explain(word.text) for word in words}
    return "".join(
        [f'<p style="margin-top:0; margin-bottom:5px">{marked_up(text)}</p>' for text in said.values() if text]
    )


def _score_text(counts: str, line: SeatLine, out: int | None, helped: int) -> str:
    """What the game counts; where it counts nothing, how long who is out has stayed. And how many hints it took."""
    say = QCoreApplication.translate
    if counts != "nothing":
        text = texts.counted(counts, line.score)
    elif out is None:
        text = say("Final", "still in")
    else:
        text = say("Final", "out in turn {turn}").format(turn=out)
    hints = say("History", "%n hint(s)", None, helped)
    return f"{text} · {hints}" if helped else text


def _rank_of(line: SeatLine, lasted: Mapping[int, int]) -> tuple[bool, bool, int, int]:
    """Who has won stands before who has more points, who stayed before who left, who left later before the others."""
    return not line.winner, line.out, -line.score, -lasted.get(line.seat, 0)


def _title(winners: Sequence[str], players: int, result: int | None) -> str:
    say = QCoreApplication.translate
    if players == 1:
        if winners:
            return say("Final", "Done: you have won!")
        if result is not None:
            return say("Final", "%n card(s) left.", None, result)
        return say("Final", "The game is over.")
    if not winners:
        return say("Final", "Nobody wins.")
    if len(winners) == 1:
        return say("Final", "Winner: {name}").format(name=winners[0])
    return say("Final", "{names} share the win.").format(names=", ".join(winners))


def ending_found(ending: BestEnding) -> str:
    """What was possible, and by which words."""
    say = QCoreApplication.translate
    found = ending.found
    if found.result is None:
        return say("Final", "Looking for what was possible…") if not ending.last else say("Final", "Nothing was found.")
    if found.solved:
        text = say("Final", "All cards could be laid.")
    elif found.aim == MOST_POINTS:
        text = say("Final", "%n point(s) were possible.", None, found.result)
    else:
        text = say("Final", "You could have ended with %n card(s) left.", None, found.result)
    if ending.last and not found.proven:
        text = say("Final", "{ending} Perhaps there is still better.").format(ending=text)
    return f"{text}\n{' · '.join(ending.words)}" if ending.words else text
