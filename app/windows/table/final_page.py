"""The final page on the felt: the result, the best words and the best play as cards, how the game went, and the next
steps."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import itemgetter

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextDocumentFragment,
)
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

from app.base.guard import guarded
from app.base.later import later
from app.felt.access import Announcer
from app.felt.cards import CardArt
from app.felt.cloth import draw_felt
from app.felt.interfaces import as_group
from app.felt.theme import Felt, Theme, load_theme
from app.library.deal_codes import code_of
from app.session.game_end import GameEnd
from app.session.time.coach import BestEnding
from app.windows.table import final_words
from app.windows.table.best_texts import best_text, par_text, place_text
from app.windows.table.feast_dealing import FeastDealing, LyingCard
from app.windows.table.final_foot import FinalFoot
from app.windows.table.final_words import Explain, rank_of
from app.windows.table.score_curve import ScoreCurve
from app.windows.table.shown_words import ShownWords
from app.windows.table.spoken import line_text, sentences
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.flow import LeftFlow, turn_line
from app.windows.widgets.popups import place_below
from app.windows.widgets.remove_now import empty
from app.windows.widgets.written_by_people import LONGEST, breakable, plain_label

BESIDE = 64  # the page has two columns only if a line has room for this many letters
# milliseconds after the dealing for which the picture of the cloth is kept, because the last frame still needs it
KEPT_MS = 300
MOST_BESTS = 3  # the number of personal bests shown
LINE = 120  # the number of letters in the longest readable line
# The margin of the page: at least SIDE pixels. On a large page it is SIDE_LETTERS times a line's height, but at most
# one SIDE_SHARE-th of the page's width.
SIDE, SIDE_LETTERS, SIDE_SHARE = 24, 1.4, 80
# the width of a page in cards of the largest size: BESIDE_ACROSS with two columns, ALONE_ACROSS with one
BESIDE_ACROSS, ALONE_ACROSS = 21, 14
LEAST_CARD = 1.65  # the least width of a card, as a multiple of a text line's height


class FinalPage(Fitted, QScrollArea):
    """The final page. Its signals report that the player wants a rematch (with the same cards or not), another kind of
    game, the gallery, a look at the table as it ended, the film, each turn with the coach, or the best possible ending.
    Other signals and attributes:

    turn_wanted: the player wants to see the act that led to this position.
    keep_wanted: the player wants a keepsake; its menu opens at this position on the screen.
    halted: the search for the best ending can stop.
    deals: the dealing of the words begins.
    rested: all words are dealt.
    """

    rematch_wanted = Signal(bool)
    another_wanted = Signal()
    turns_wanted = Signal()
    turn_wanted = Signal(int)
    possible_wanted = Signal()
    keep_wanted = Signal(object)
    halted = Signal()
    gallery_wanted = Signal()
    table_wanted = Signal()
    film_wanted = Signal()
    deals = Signal()
    rested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # a widget made here, because PySide would load the classes of all widgets to find the class of Qt's own
        # viewport
        self._ground = QWidget()
        self.setViewport(self._ground)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        as_group(self)
        self._announcer = Announcer(self)
        self._ranks: list[str] = []
        self._last = ""  # the text about the last play, for screen readers
        self._act_tells = False  # whether the last act was also the last play
        self.found: BestEnding | None = None  # the best ending found so far, if any
        self.searching = False
        self._code = ""
        self._theme = load_theme()
        self._art = CardArt(self._theme)
        self._dressed: Felt | None = None  # the felt for which the texts are styled
        self._offers_another = False
        self._swept: Sequence[LyingCard] = ()
        self._waits = False  # whether the words wait for the page's layout before they are dealt
        self._kept_cloth: QPixmap | None = None
        self._position = 0  # the position after the act that decided the game

    def _build(self) -> None:
        """Builds the contents of the page. Does nothing if they exist. They are built at the first end of a game,
        because until then every change of the language, the colours or the text size would take longer."""
        if self._built:
            return
        self.title = plain_label()
        self.title.setObjectName("great")
        self.why = plain_label()
        self.comfort = plain_label()
        self.decided, self.show_turn = plain_label(), QPushButton()
        self.play = ShownWords()
        self.best_words = [ShownWords() for _ in range(3)]
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.ranking = QGridLayout()
        self.ranking.setColumnStretch(1, 1)
        self.curve = ScoreCurve()
        self.records = plain_label()
        self.records.setObjectName("heading")
        self.possible = plain_label()
        self.code = QLabel()
        self.code.setObjectName("small")
        self.copy = QPushButton()
        for label in (self.title, self.why, self.comfort, self.decided, self.records, self.possible):
            label.setWordWrap(True)
        self.foot = FinalFoot(self, self.copy, self.paint_cloth)
        self._dealing = FeastDealing(self)
        self._connect()
        self._cloth = self._page()
        self.setWidget(self._cloth)
        self.foot.raise_()
        self.foot.fit(self._ground.width(), self.height())  # because only a button in a layout can get the focus
        self.curve.wear(self._theme.felt)
        self.fit_from_now()

    def _connect(self) -> None:
        foot = self.foot
        foot.rematch.clicked.connect(lambda: self.rematch_wanted.emit(False))
        foot.same.clicked.connect(lambda: self.rematch_wanted.emit(True))
        foot.another.clicked.connect(self.another_wanted)
        foot.table.clicked.connect(self.table_wanted)
        foot.film.clicked.connect(self.film_wanted)
        foot.turns.clicked.connect(self.turns_wanted)
        foot.search.clicked.connect(self._search_pressed)
        foot.keep.clicked.connect(lambda: self.keep_wanted.emit(place_below(foot.keep)))
        foot.gallery.clicked.connect(self.gallery_wanted)
        self.copy.clicked.connect(self._copy)
        self.show_turn.clicked.connect(lambda: self.turn_wanted.emit(self._position))
        self._dealing.rested.connect(self._rest)

    def _page(self) -> QWidget:
        """Builds the page in reading order: the result, the best play, the best words, the points."""
        self._plate = QFrame()
        self._plate.setObjectName("plate")
        beside = QVBoxLayout(self._plate)
        beside.addLayout(self.ranking)
        beside.addWidget(self.comfort)
        beside.addWidget(self.curve, 1)
        self._turn = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._turn.addWidget(self.decided, 1)
        self._turn.addWidget(self.show_turn)
        beside.addLayout(self._turn)
        beside.addStretch(0)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.play)
        words.addSpacing(6)
        words.addWidget(self.heading)
        self._flow = LeftFlow()
        for shown in self.best_words:
            self._flow.addWidget(shown)
        words.addLayout(self._flow)
        words.addStretch(1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addLayout(words, 7)
        self._body.addWidget(self._plate, 5)
        code = QHBoxLayout()
        code.addStretch(1)
        code.addWidget(self.code)
        code.addWidget(self.copy)
        below = self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below.addWidget(self.why, 1)
        below.addLayout(code)
        inner = QWidget()
        inner.setObjectName("cloth")
        layout = self._whole = QVBoxLayout(inner)
        self._set_apart(SIDE)
        layout.addWidget(self.title)
        layout.addLayout(below)
        layout.addLayout(self._body)
        for part in (self.records, self.possible):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addLayout(self.foot.at_the_end)
        return inner

    # ---- looks

    def wear(self, theme: Theme) -> None:
        """Applies the felt of the present theme and its text colours."""
        self._theme, self._art, self._kept_cloth = theme, CardArt(theme), None
        if self._built:
            self.curve.wear(theme.felt)
            self._dress()
            self.fit()
        self._ground.update()
        self.update()

    def _dress(self) -> None:
        """Styles the texts for the felt. Does nothing while the page is hidden, because styling is slow."""
        if not self.isHidden() and self._dressed != self._theme.felt:
            self._dressed = self._theme.felt
            self._cloth.setStyleSheet(_sheet(self._theme.felt))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._kept_cloth = None
        # The places of the cards change, so a dealing that is under way ends. A dealing that still waits for the layout
        # continues to wait.
        if self._built:
            self._dealing.finish()
        super().resizeEvent(event)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._built:
            self._dress()
            self.fit()

    def fit(self) -> None:
        """Makes two columns if there is room for them, cards as large as the page allows, and the buttons below. Does
        nothing while the page is hidden, as it is until the game ends."""
        if self.isHidden():
            return
        letter = self.fontMetrics().averageCharWidth()
        narrow = self.width() < BESIDE * letter
        for line in (self._body, self._below, self._turn):
            turn_line(line, narrow)
        self._set_apart(max(SIDE, min(round(SIDE_LETTERS * self.fontMetrics().height()), self.width() // SIDE_SHARE)))
        self.possible.setMaximumWidth(LINE * letter)
        tall = self.foot.fit(self._ground.width(), self.height())  # without the scroll bar, if it shows
        if tall != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, tall)
        least = round(LEAST_CARD * self.fontMetrics().height())
        sizes = range(least, max(least, self.width() // (ALONE_ACROSS if narrow else BESIDE_ACROSS)) + 1)
        # A page with one column scrolls in any case, so its cards are as large as possible.
        fitting = len(sizes) if narrow else bisect_right(sizes, self.height() - tall, key=self._high_with)
        self._lay_cards(sizes[max(fitting - 1, 0)])

    def _high_with(self, card: int) -> int:
        """Returns the height that the page would have with cards of this width. It assumes the present width of the
        page, without the scroll bar if the bar shows. A page that is not too high at this width needs no scroll bar."""
        self._lay_cards(card)
        return self._whole.totalHeightForWidth(self._ground.width())

    def _lay_cards(self, card: int) -> None:
        for shown in (self.play, *self.best_words):
            shown.wear(self._art, card)
        self._whole.activate()  # activated now, because the layout would otherwise report its old height

    def _set_apart(self, side: int) -> None:
        """Sets the margins of the page and the gaps between its parts, all in proportion to the margin at the sides."""
        self._whole.setContentsMargins(side, side * 7 // 12, side, side * 5 // 12)
        self._whole.setSpacing(side // 3)
        self._body.setSpacing(side * 3 // 4)
        self._flow.setSpacing(side // 4)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the cloth, which stays in place while the page scrolls."""
        self.paint_cloth(QPainter(self._ground))

    def paint_cloth(self, painter: QPainter) -> None:
        """Paints the cloth, also behind the buttons at the foot.

        painter: its origin is this page's corner.
        """
        if self._kept_cloth is not None:
            painter.drawPixmap(0, 0, self._kept_cloth)
        else:
            draw_felt(painter, self._theme.felt, QRectF(self.rect()), self.devicePixelRatioF())

    def _forget_cloth(self) -> None:
        if not self.is_dealing:
            self._kept_cloth = None

    def _keep_cloth(self) -> None:
        """Keeps a picture of the cloth while cards move over it, because painting the cloth takes longer than painting
        them."""
        dpr = self.devicePixelRatioF()
        kept = QPixmap(self.size() * dpr)
        kept.setDevicePixelRatio(dpr)
        self._kept_cloth = None
        painter = QPainter(kept)
        self.paint_cloth(painter)
        painter.end()
        self._kept_cloth = kept

    # ---- texts

    def offer_another(self, *, offered: bool) -> None:
        """Sets whether the next end of a game shows the button for another kind of game."""
        self._offers_another = offered

    def show_end(self, end: GameEnd, explain: Explain = lambda word: "") -> None:
        """Shows the end of a game.

        explain: returns the meaning of a word as a paragraph; "" if words must not be explained here.
        """
        self._build()
        self.finish_motion()
        names = [line.name for line in end.seats]
        title, play = final_words.title(end), end.play
        texts = final_words.ending_text(end), final_words.games_text(end), final_words.looks_text(end)
        why = " ".join(filter(None, texts))
        self.title.setText(breakable(title))
        last = final_words.last_act_text(end), final_words.last_play_text(end)
        self.why.setText(breakable(" ".join(filter(None, [*last, why]))))
        self._last = final_words.last_text(end.last, names)
        self.play.show_words(
            final_words.play_text(play, names) if play is not None else "",
            play.words if play is not None else (),
            explain,
        )
        self._show_course(end)
        helped = {line.seat: sum([one.helped for one in end.history if one.seat == line.seat]) for line in end.seats}
        self._rank(end, helped)
        self.heading.setText(final_words.heading(end))
        self.heading.setVisible(bool(end.dealt))
        for number, shown in enumerate(self.best_words):
            word = end.dealt[number] if number < len(end.dealt) else None
            shown.show_words(final_words.word_text(word, names), (word,) if word is not None else (), explain)
        bests = [par_text(end.par)] if end.par is not None else []
        bests += [place_text(end.place)] if end.place is not None else []
        bests += [best_text(best, names, alone=end.you is not None) for best in end.fallen[:MOST_BESTS]]
        self.records.setText(breakable("\n".join(bests)))
        self.records.setVisible(bool(bests))
        self.searching = False
        self.found = None
        self.possible.hide()
        self.foot.search.setVisible(end.asked)
        self.foot.another.setVisible(self._offers_another)
        self._show_code(end.seed)
        self.foot.report_search(False)
        self.setAccessibleName(title)
        act = line_text(end.history[-1], names, aloud=True) if end.history else ""
        self._act_tells = bool(end.history and end.history[-1].words)
        spoken = [act, title, why, self.comfort.text(), *bests, *self._ranks]
        self.foot.rematch.setAccessibleDescription(sentences(spoken))
        self.foot.since.start()
        self.verticalScrollBar().setValue(0)
        self.fit()
        self.foot.rematch.setFocus()

    def _show_course(self, end: GameEnd) -> None:
        """Shows the curve of the scores, the decisive turn, and some comfort for a player who lost."""
        decided, comfort = end.decided, final_words.comfort_text(end)
        self.curve.show_courses(end.seats, end.courses, decided.turn if decided is not None else None)
        self.comfort.setText(comfort)
        self.comfort.setVisible(bool(comfort))
        for part in (self.decided, self.show_turn):
            part.setVisible(decided is not None)
        if decided is not None:
            self._position = decided.index
            self.decided.setText(breakable(final_words.decided_text(decided, [line.name for line in end.seats])))
            self.show_turn.setText(QCoreApplication.translate("Final", "Show turn {turn}").format(turn=decided.turn))
            self.show_turn.setToolTip(QCoreApplication.translate("Final", "Shows this turn on the table"))

    # ---- the dealing of the words

    def deal(self, table: Sequence[LyingCard], motion: float) -> None:
        """Sweeps the cards of the table together and deals the words, once the page has its layout.

        table: the cards on the table.
        motion: the length of movements, as a share of the usual length; 0 shows everything immediately.
        """
        self._dealing.animator.factor = motion
        if not (motion and self._in_turn):
            return
        self._swept, self._waits = table, True
        for shown in self._in_turn:
            shown.show_cards(0)
        self.curve.begin_anew()
        later(self, self._deal_now)

    @property
    def _in_turn(self) -> list[ShownWords]:
        """The rows of words in the order in which they are dealt; the best play comes last."""
        return [shown for shown in (*reversed(self.best_words), self.play) if not shown.isHidden()]

    def _deal_now(self) -> None:
        if not self._waits:
            return
        self._waits = False
        swept, self._swept = self._swept, ()
        heap = self._ground.mapTo(self, self._ground.rect().center())
        self._dealing.begin(self._art, swept, self._in_turn, heap)
        self.curve.draw_itself(self._dealing.animator)
        self._keep_cloth()
        self.deals.emit()

    @property
    def is_dealing(self) -> bool:
        return self._built and (self._waits or self._dealing.running)

    def finish_motion(self) -> None:
        """Ends the dealing and shows everything. The key that ended it presses no button."""
        if self._built:
            self._dealing.animator.finish()  # the curve may move a little longer than the cards, so it is ended too
        if not self.is_dealing:
            return
        self._waits, self._swept = False, ()
        self.foot.since.start()
        self._dealing.finish()
        self._rest()

    def _rest(self) -> None:
        later(self, self._forget_cloth, KEPT_MS)
        for shown in self._in_turn:
            shown.show_cards(None)
        self.rested.emit()

    @property
    def rest(self) -> str:
        """The texts that a screen reader reads on request: all texts of the page except the last act, the result and
        the points."""
        best = [self.play.spoken, self.heading.text() if self.best_words[0].spoken else ""]
        best += [shown.spoken for shown in self.best_words]
        parts = ["" if self._act_tells else self._last, *best, "" if self.decided.isHidden() else self.decided.text()]
        meanings = [QTextDocumentFragment.fromHtml(shown.meanings).toPlainText() for shown in self._in_turn[::-1]]
        lines = [line for text in meanings for line in text.splitlines()]
        return sentences([*parts, *lines, self.possible.text(), self.code.text() if self._code else ""])

    def _show_code(self, seed: int | None) -> None:
        translate = QCoreApplication.translate
        code = self._code = "" if seed is None else code_of(seed)
        self.foot.same.setVisible(bool(code))
        for part in (self.code, self.copy):
            part.setVisible(bool(code))
        self.code.setText(translate("Final", "Deal code {code}").format(code=code))
        self.copy.setText(translate("Final", "Copy"))
        self.copy.setAccessibleName(translate("Final", "Copy the deal code {code}").format(code=code))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._code)
        self._announcer.say(QCoreApplication.translate("Final", "The deal code is copied."))

    def _search_pressed(self) -> None:
        self.searching = not self.searching
        self.foot.report_search(self.searching)
        if self.searching:
            self._say(QCoreApplication.translate("Final", "Looking for what was possible…"), aloud=True)
            self.possible_wanted.emit()
        else:
            self.halted.emit()
        self.fit()

    def show_ending(self, ending: BestEnding) -> None:
        """Shows a best ending: the best one found so far, or the result of the finished search."""
        self._build()
        if ending.last:
            self.searching = False
            self.foot.search.hide()
            self.fit()
        self.found = ending
        # announced only at the end, because the search finds several better endings on the way
        self._say(final_words.ending_found(ending), aloud=ending.last)

    def take_over(self, before: "FinalPage") -> None:
        """Copies the best ending that another page has found, and whether the search goes on."""
        if before.found is not None:
            self.show_ending(before.found)
        self.searching = before.searching
        if self._built:
            self.foot.report_search(self.searching)

    def _say(self, text: str, *, aloud: bool) -> None:
        self.possible.setText(text)
        if aloud:
            self._announcer.say(text)
        self.possible.setVisible(bool(text))

    def _rank(self, end: GameEnd, helped: Mapping[int, int]) -> None:
        """Lists the players by rank.

        helped: the number of hints for each seat.
        """
        counts, seats = end.counts, end.seats
        empty(self.ranking)
        self._ranks = []
        # the title then says everything, so no ranking is needed
        alone = len(seats) == 1 and (counts == "nothing" or not seats[0].score)
        self._plate.setVisible(not alone or not self.curve.isHidden())
        top = Qt.AlignmentFlag.AlignTop if self.curve.isHidden() else Qt.AlignmentFlag(0)
        self._body.setAlignment(self._plate, top)
        lasted = {line.seat: out for line, out in zip(seats, end.outs, strict=False) if out is not None}
        order = sorted([(rank_of(line, lasted, end.resigned), line) for line in seats], key=itemgetter(0))
        # in calm play, which compares no scores, the players are in the order of their seats and have the same rank
        if end.calm:
            order = [(order[0][0], line) for line in seats]
        for row, (rank, line) in enumerate([] if alone else order):
            better = len([other for other, _ in order if other < rank])
            place = "" if end.calm else f"{better + 1}."
            dot = QLabel(f'<span style="color:{line.colour}">●</span> {place}')
            dot.setTextFormat(Qt.TextFormat.RichText)
            name = plain_label(breakable(line.name) + (" ★" if line.winner and place and len(seats) > 1 else ""))
            name.setWordWrap(len(line.name) > LONGEST)
            name.setObjectName("heading")
            score = QLabel(final_words.score_text(end, line, lasted.get(line.seat), helped.get(line.seat, 0)))
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            dot.setAccessibleName(place)
            name.setAccessibleName(line.name)
            self._ranks.append(f"{place} {line.name}, {score.text()}.".strip())
            for column, label in enumerate((dot, name, score)):
                self.ranking.addWidget(label, 2 * row, column)
            below = (final_words.start_text(end, line.seat), final_words.left_text(end, line.seat))
            self._show_below(" · ".join(filter(None, below)), 2 * row + 1)

    def _show_below(self, text: str, row: int) -> None:
        """Writes a text below a player's name and score: the points at the start, and the cards that gave or cost
        points at the end."""
        if not text:
            return
        label = plain_label(text)
        label.setObjectName("small")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._ranks.append(f"{text}.")
        self.ranking.addWidget(label, row, 1, 1, 2)


def _sheet(felt: Felt) -> str:
    """Returns the style sheet with the text colours on the felt and on its plates."""
    return f"""
QWidget#cloth {{ background: transparent; }}
QLabel {{ color: {felt.ink}; background: transparent; }}
QLabel#small {{ color: {felt.dim}; }}
QFrame#plate {{ background: {felt.plate}; border: 1px solid {felt.plate_edge}; border-radius: 8px; }}
QFrame#plate QLabel {{ color: {felt.plate_ink}; border: none; }}
"""
