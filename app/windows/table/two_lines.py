"""The dialog that compares two lines of play of one game: a player's scores as two curves, and the words of each
turn."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.felt.theme import Theme
from app.session.film.line_comparison import OtherLine, match_along, other_lines, parting, played_in
from app.session.match.view_data import HistoryLine
from app.session.running_game import RunningGame
from app.windows.table.score_curve import ScoreCurve
from app.windows.table.spoken import line_text
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.flow import USUAL_LETTERS
from app.windows.widgets.list_page import grid_of
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.written_by_people import plain_label
from engine.core.verdict import Refused
from engine.match import MoveRefused

OLD = "#8a8f94"  # the grey of the other line's curve
LOW = 20  # a window with room for fewer lines of text than this hides the curves


class TwoLines(Fitted, QDialog):
    """The dialog that compares two lines of play. It needs a game that has other lines."""

    def __init__(self, game: RunningGame, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Lines", "Two lines of this game"))
        self._record, self._match, self._moment = game.record, game.session.match, game.session.moment
        self._here = played_in(self._match)
        self._lines = other_lines(self._record)
        self.line, self.player = NamedBox(), NamedBox()
        self.line.call(translate("Lines", "The other line"))
        for other in self._lines:
            self.line.addItem(_name(other))
        self.player.call(translate("Lines", "Whose scores"))
        for name in self._moment.names:
            self.player.addItem(name)
        self.player.setCurrentIndex(self._moment.viewer)
        self.player.setVisible(len(self._moment.names) > 1)
        self.fault = plain_label()
        self.fault.setWordWrap(True)
        self.curve = ScoreCurve()
        self.curve.wear(theme.felt)
        self.grid = grid_of(
            [translate("Lines", "Turn"), translate("Lines", "This line"), translate("Lines", "The other line")]
        )
        self._build(parent)
        self.line.currentIndexChanged.connect(self._show)
        self.player.currentIndexChanged.connect(self._show)
        self._show()
        self.fit_from_now()
        self.grid.setFocus()

    def _build(self, around: QWidget) -> None:
        translate = QCoreApplication.translate
        self.grid.setAccessibleName(self.windowTitle())
        header = self.grid.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        head = QHBoxLayout()
        head.addWidget(self.line)
        head.addWidget(self.player)
        head.addStretch(1)
        buttons = QDialogButtonBox()
        shut = buttons.addButton(translate("Lines", "Close"), QDialogButtonBox.ButtonRole.RejectRole)
        shut.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.fault)
        column.addWidget(self.curve, 2)
        column.addWidget(self.grid, 3)
        column.addWidget(buttons)
        unit = max(1.0, self.fontMetrics().height() / USUAL_LETTERS)
        self.resize(QSize(round(760 * unit), round(560 * unit)).boundedTo(around.size()))

    def fit(self) -> None:
        """Shows the curves, unless the window has room only for the words."""
        self.curve.setVisible(self.fault.isHidden() and self.height() > LOW * self.fontMetrics().height())

    def _show(self) -> None:
        self.grid.setRowCount(0)
        self.fault.hide()
        try:
            other = match_along(self._record, self._lines[self.line.currentIndex()].path)
        except (Refused, MoveRefused):
            self.fault.setText(QCoreApplication.translate("Lines", "This line has a move that is not allowed."))
            self.fault.show()
            self.fit()
            return
        self.fit()
        there = played_in(other)
        translate, seat = QCoreApplication.translate, self.player.currentIndex()
        who = self._moment.scores[seat]
        names = translate("Lines", "this line"), translate("Lines", "the other")
        both = [replace(who, name=names[0]), replace(who, name=names[1], colour=OLD)]
        courses = [line.courses[seat] for line in (self._here, there) if line.courses]
        self.curve.show_courses(both, courses)
        turns, first = sorted({*self._here.turns, *there.turns}), parting(self._match, other)
        self.grid.setRowCount(len(turns))
        for row, turn in enumerate(turns):
            here = self._text(self._here.turns.get(turn, ()))
            # Both lines show only what everybody may know now. The turns that both lines share have the same text in
            # both. Otherwise a word that only one line has revealed would look like a difference.
            beside = here if turn < first else self._text(there.turns.get(turn, ()))
            for column, text in enumerate((str(turn), here, beside)):
                self.grid.setItem(row, column, QTableWidgetItem(text))
        self.grid.resizeRowsToContents()
        if turns:
            self.grid.setCurrentCell(next((row for row, turn in enumerate(turns) if turn >= first), 0), 1)

    def _text(self, lines: tuple[HistoryLine, ...]) -> str:
        return "\n".join([line_text(line, self._moment.names) for line in lines])


def _name(line: OtherLine) -> str:
    translate = QCoreApplication.translate
    return line.name or translate("Lines", "Line {number}, from act {at}").format(
        number=".".join(map(str, line.path)), at=line.at
    )
