"""The end of a game: the ranking, the best words, and what next."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.base import texts
from app.base.guard import guarded
from app.session.match.lines import HistoryLine, SeatLine
from app.session.time.coach import Ending
from app.table.access import Announcer
from app.table.interfaces import as_group
from app.windows.widgets.leaving import empty
from app.windows.widgets.written_by_people import marked_up, plain_label
from engine.coach.alone import MOST_POINTS
from engine.core.state import State

BEST = 5
LINE = 80  # letters


class FinalPage(QScrollArea):
    """Signals: a rematch, the gallery, a look at the table as it ended, at each turn, at what was possible.

    halted: what is possible need not be looked for any longer.
    """

    rematch_wanted = Signal()
    turns_wanted = Signal()
    possible_wanted = Signal()
    halted = Signal()
    gallery_wanted = Signal()
    table_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("plain")
        self.setWidgetResizable(True)
        as_group(self)
        self._announcer = Announcer(self)
        self._ranks: list[str] = []
        self._telling: Callable[[], None] | None = None  # what it shows
        self._found: Ending | None = None  # what was possible, as far as it was looked for
        inner = QWidget()
        self.title = plain_label()
        self.title.setObjectName("title")
        self.title.setWordWrap(True)
        self.why = QLabel()
        self.why.setObjectName("small")
        self.ranking = QGridLayout()
        self.ranking.setColumnStretch(1, 1)
        self.best = QLabel()
        self.best.setTextFormat(Qt.TextFormat.RichText)
        self.best.setWordWrap(True)
        self.possible = QLabel()
        self.possible.setWordWrap(True)
        self.possible.setTextFormat(Qt.TextFormat.PlainText)
        self.search = QPushButton()
        self.search.clicked.connect(self._search_pressed)
        self._searching = False
        self.turns = QPushButton()
        self.turns.clicked.connect(self.turns_wanted)
        self.rematch = QPushButton()
        self.rematch.setProperty("main", True)
        self.table = QPushButton()
        self.gallery = QPushButton()
        self.rematch.clicked.connect(self.rematch_wanted)
        self.table.clicked.connect(self.table_wanted)
        self.gallery.clicked.connect(self.gallery_wanted)
        panel = self._panel = QFrame()
        panel.setObjectName("panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(24, 18, 24, 18)
        column.addWidget(self.title)
        column.addWidget(self.why)
        column.addLayout(self.ranking)
        buttons = QHBoxLayout()
        buttons.addWidget(self.gallery)
        buttons.addWidget(self.table)
        buttons.addWidget(self.rematch, 1)
        later = QHBoxLayout()
        later.addWidget(self.turns)
        later.addWidget(self.search)
        column.addSpacing(6)
        column.addLayout(buttons)  # above the words, which with their meanings may need more room than there is
        column.addLayout(later)
        column.addWidget(self.possible)
        column.addSpacing(10)
        column.addWidget(self.best)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(panel, 6)
        row.addStretch(1)
        layout = QVBoxLayout(inner)
        layout.addStretch(1)
        layout.addLayout(row)
        layout.addStretch(2)
        self.setWidget(inner)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        """As wide as its lines are long in the size of the text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.widget() is not None:
            self._panel.setMaximumWidth(LINE * self.fontMetrics().averageCharWidth())

    def retranslate(self) -> None:
        if self._telling is None or self.isHidden():
            return
        if self._searching:
            self._search_pressed()
        found = self._found
        self._telling()
        if found is not None:
            self.show_ending(found)

    def show_end(
        self,
        kind: str,
        state: State,
        scores: Callable[[], Sequence[SeatLine]],
        history: Sequence[HistoryLine],
        *,
        why: Callable[[], str],
        alone: bool = False,
        explain: Callable[[str], str] = lambda word: "",
    ) -> None:
        """kind: what the score counts.  why: what ended the game.  alone: it can be asked what was possible.
        explain: what a word means in a line, if that is known."""
        self._telling = lambda: self.show_end(kind, state, scores, history, why=why, alone=alone, explain=explain)
        say, seats = QCoreApplication.translate, scores()
        winners = [line.name for line in seats if line.winner]
        self.title.setText(_title(winners, len(seats), state.result))
        self.why.setText(why())
        self._rank(kind, seats)
        self._best_words(seats, history, explain)
        self._searching = False
        self._found = None
        self.possible.hide()
        self.search.setVisible(alone)
        self.turns.setText(say("Final", "Turn by turn: the best plays"))
        self.search.setText(say("Final", "What was possible?"))
        self.rematch.setText(say("Final", "Rematch"))
        self.table.setText(say("Final", "Look at the table"))
        self.gallery.setText(say("Final", "Gallery"))
        self.setAccessibleName(self.title.text())
        result = [self.title.text(), self.why.text(), *self._ranks]
        self.rematch.setAccessibleDescription(
            " ".join([part if part[-1] in ".!" else f"{part}." for part in result if part])
        )
        self.rematch.setFocus()

    def _search_pressed(self) -> None:
        self._searching = not self._searching
        if self._searching:
            self.search.setText(QCoreApplication.translate("Final", "Stop looking"))
            self._say(QCoreApplication.translate("Final", "Looking for what was possible…"), aloud=True)
            self.possible_wanted.emit()
        else:
            self.search.setText(QCoreApplication.translate("Final", "What was possible?"))
            self.halted.emit()

    def show_ending(self, ending: Ending) -> None:
        """The best ending found so far, or the last word about it."""
        if ending.last:
            self._searching = False
            self.search.hide()
        self._found = ending
        self._say(ending_found(ending), aloud=ending.last)  # better and better ones are found on the way

    def _say(self, text: str, *, aloud: bool) -> None:
        self.possible.setText(text)
        if aloud:
            self._announcer.say(text)
        self.possible.setVisible(bool(text))

    def _rank(self, kind: str, seats: Sequence[SeatLine]) -> None:
        empty(self.ranking)
        self._ranks = []
        if len(seats) == 1 and not seats[0].score:
            return  # alone and not for points: the title says it all
        for row, line in enumerate(sorted(seats, key=_rank_of)):
            better = len([other for other in seats if _rank_of(other) < _rank_of(line)])
            dot = QLabel(f'<span style="color:{line.colour}">●</span> {better + 1}.')
            dot.setTextFormat(Qt.TextFormat.RichText)
            name = plain_label(line.name + (" ★" if line.winner else ""))
            name.setObjectName("heading")
            score = QLabel(texts.counted(kind, line.score))
            dot.setAccessibleName(f"{better + 1}.")
            name.setAccessibleName(line.name)
            self._ranks.append(f"{better + 1}. {line.name}, {score.text()}.")
            for column, label in enumerate((dot, name, score)):
                self.ranking.addWidget(label, row, column)

    def _best_words(
        self, seats: Sequence[SeatLine], history: Sequence[HistoryLine], explain: Callable[[str], str]
    ) -> None:
        names = [line.name for line in seats]
        plays = [line for line in history if line.words]
        plays.sort(key=lambda line: (-line.points, -max(map(len, line.words))))
        rows = []
        told: set[str] = set()
        for line in plays[:BEST]:
            points = f" {line.points:+d}" if line.points else ""
            new = [word for word in dict.fromkeys(line.words) if word not in told]
            told.update(new)
            meanings = [f"<br><small>{marked_up(said)}</small>" for said in map(explain, new) if said]
            play = f"<b>{', '.join(line.words)}</b>{points} · {marked_up(names[line.seat])}"
            rows.append(f'<p style="margin-top:0; margin-bottom:7px">{play}{"".join(meanings)}</p>')
        heading = QCoreApplication.translate("Final", "Best words")
        self.best.setText(
            f'<p style="margin-top:0; margin-bottom:7px"><big><b>{heading}</b></big></p>{"".join(rows)}' if rows else ""
        )


def _rank_of(line: SeatLine) -> tuple[bool, bool, int]:
    """Who has won stands before who has more points, who stayed before who left."""
    return not line.winner, line.out, -line.score


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


def ending_found(ending: Ending) -> str:
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
        text = say("Final", "It could end with %n card(s) left.", None, found.result)
    if ending.last and not found.proven:
        text = say("Final", "{ending} Perhaps there is still better.").format(ending=text)
    return f"{text}\n{' · '.join(ending.words)}" if ending.words else text
