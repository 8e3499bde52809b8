"""The panels beside the felt: scores, history and unseen cards."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from app.base import texts
from app.base.guard import guarded
from app.felt.theme import fonts
from app.session.match.view_data import HistoryLine, SeatLine
from app.windows.rules.reasons import key_of
from app.windows.table.history_lines import RULE, Lines, rule_sign
from app.windows.table.spoken import line_report
from app.windows.widgets.announce_row import LineReporter
from app.windows.widgets.keys_shown import and_key, key_now
from app.windows.widgets.remove_now import leave
from app.windows.widgets.written_by_people import NameLabel, kept_together
from engine.core.moves import PASS


class ColourDot(QWidget):
    """The dot in a seat's colour, with a mark for the player whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.colour, self.active = "#888888", False
        self._fit()

    def _fit(self) -> None:
        """Makes the dot as high as a line of text."""
        line = self.fontMetrics().height()
        self.setFixedSize(QSize(round(line * 1.6), line))

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def show_colour(self, colour: str, active: bool) -> None:
        self.colour, self.active = colour, active
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colour))
        line = self.height()
        painter.drawEllipse(QRectF(line * 0.75, line * 0.17, line * 0.68, line * 0.68))
        if self.active:
            painter.setPen(self.palette().windowText().color())
            painter.drawText(QRectF(0, 0, line * 0.6, line), Qt.AlignmentFlag.AlignCenter, "▸")


class ScorePanel(QWidget):
    """A line for each seat, with its score in the game's unit.

    brief: whether the second line of each player is hidden for lack of room; the felt shows most of its facts too.
    """

    def __init__(self) -> None:
        super().__init__()
        self.brief = False
        self._shown: tuple[str, Sequence[SeatLine]] = ("", ())
        layout = QVBoxLayout(self)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        layout.addLayout(self._grid)
        layout.addStretch(1)
        self._rows: list[tuple[ColourDot, NameLabel, QLabel, QLabel]] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _with_wrapped_height(self, hint: QSize) -> QSize:
        """Returns the size `hint` with another height: the one that the panel needs at its present width, because some
        texts wrap. A dock does not ask its panel for a height that depends on the width."""
        layout = self.layout()
        # no player's text wraps, for example before the first card is won in Shout!
        if layout is None or not layout.hasHeightForWidth():
            return hint
        return QSize(hint.width(), layout.totalHeightForWidth(self.width()))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self._with_wrapped_height(super().minimumSizeHint())

    @guarded
    def sizeHint(self) -> QSize:
        return self._with_wrapped_height(super().sizeHint())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def be_brief(self, *, brief: bool) -> None:
        if brief != self.brief:
            self.brief = brief
            self.show_scores(*self._shown)

    def show_scores(self, kind: str, lines: Sequence[SeatLine]) -> None:
        self._shown = (kind, lines)
        while len(self._rows) < len(lines):
            row = (ColourDot(), NameLabel(), QLabel(), QLabel())
            row[2].setAlignment(Qt.AlignmentFlag.AlignRight)
            row[3].setObjectName("small")
            row[3].setWordWrap(True)
            at = len(self._rows) * 2
            self._grid.addWidget(row[0], at, 0)
            self._grid.addWidget(row[1], at, 1)
            self._grid.addWidget(row[2], at, 2)
            self._grid.addWidget(row[3], at + 1, 1, 1, 2)
            self._rows.append(row)
        while len(self._rows) > len(lines):
            for widget in self._rows.pop():
                leave(widget)
        hands = any(line.hand for line in lines)
        for (dot, name, score, more), line in zip(self._rows, lines, strict=True):
            dot.show_colour(line.colour, line.to_act)
            name.show_name(line.name, fonts.SEMIBOLD if line.to_act else fonts.REGULAR)
            score.setText(texts.counted(kind, line.score) if line.left is None else texts.cards_left(line.left))
            more.setText(kept_together(" · ".join(more_of(kind, line, hands=hands))))
            more.setVisible(bool(more.text()) and (line.out or not self.brief))
        self.updateGeometry()

    @property
    def height_with_all(self) -> int:
        """The height of the panel with the second lines of all players."""
        gap = self._grid.verticalSpacing()
        lines = [label for _, name, _, more in self._rows for label in (name, more) if label.text()]
        return sum([label.sizeHint().height() + gap for label in lines]) + 2 * gap


def more_of(kind: str, line: SeatLine, *, hands: bool) -> list[str]:
    """Returns facts about a player, besides the score.

    kind: the unit of the score.
    hands: whether players have hands.
    """
    translate = QCoreApplication.translate
    if line.out:
        return [translate("Scores", "out of the game")]
    found = [translate("Scores", "%n game(s) won", None, line.games)] if line.games else []
    if hands:
        found.append(translate("Scores", "%n card(s) in hand", None, line.hand))
    # left out if the score already is the number of cards won
    if line.cards_won and not (kind == "cards" and line.score == line.cards_won):
        found.append(translate("Scores", "%n card(s) won", None, line.cards_won))
    if line.tricks and kind != "tricks":
        found.append(translate("Scores", "%n trick(s)", None, line.tricks))
    return found


# stands for the line about the points at the start, because no act of the game belongs to that line
_AT_THE_START = HistoryLine(0, 0, 0, PASS, (), 0)


class HistoryPanel(Lines):
    """The history in plain words. Selecting a line shows the position after it, a click also shows its act again, and
    Esc returns to the present.

    pointed: emitted with the act of the line under the pointer; 0 if there is none.
    looked_at: the index of the position to show; None for the present.
    clicked_at: the player wants to see the act of the clicked line again.
    left: the player left the history with Esc.
    words_asked: the player asks for the meanings of these words, at this position on the screen.
    rules_wanted: the player wants the rule that explains a line.
    """

    looked_at = Signal(object)  # the index of a position of the match, or None for the present
    pointed = Signal(int)
    clicked_at = Signal()
    left = Signal()
    words_asked = Signal(object, QPoint)
    rules_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("beside")
        self.setWordWrap(True)
        self.setUniformItemSizes(False)
        LineReporter(self)
        self._lines: tuple[HistoryLine, ...] = ()
        self.currentRowChanged.connect(self._chosen)
        self.itemClicked.connect(self._clicked)
        self.setMouseTracking(True)
        self.itemEntered.connect(lambda item: self.pointed.emit(self._lines[self.row(item)].index))
        self.setAccessibleName(QCoreApplication.translate("History", "History"))

    def show_lines(self, lines: Sequence[HistoryLine], names: Sequence[str], start: str = "") -> None:
        """Shows the history lines.

        start: the first line, about the points at the start; "" if no player has any. Choosing it shows the deal.
        """
        lines = (_AT_THE_START, *lines) if start else tuple(lines)
        if lines == self._lines:
            return
        self.blockSignals(True)
        # Only lines that differ are written, so that an undo takes as long in a long game as in a short one.
        same = takewhile(lambda both: both[0] == both[1], zip(self._lines, lines, strict=False))
        kept = len(list(same))
        while self.count() > kept:
            self.takeItem(self.count() - 1)
        behind = QCoreApplication.translate("History", "The rule behind it")
        behind = and_key(behind, key_now(self, "rules"))
        for line in lines[kept:]:
            begins = line is _AT_THE_START
            item = QListWidgetItem(start if begins else line_report(line, names))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, start if begins else line_report(line, names, aloud=True))
            if key := "" if begins else key_of(line):
                item.setData(RULE, key)
                item.setToolTip(behind)
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, behind)
            self.addItem(item)
        self._lines = lines
        self.setCurrentRow(-1)
        self.scrollToBottom()
        self.blockSignals(False)

    def go_along(self, index: int) -> None:
        """Selects the line of the position that a film shows; at the beginning of the film it selects no line."""
        row = self.currentRow()
        if 0 <= row < len(self._lines) and self._lines[row].index == index:
            return
        self.blockSignals(True)
        self.setCurrentRow(
            max([row for row, line in enumerate(self._lines) if line.index == index and not line.agreed], default=-1)
        )
        self.blockSignals(False)

    @property
    def current_words(self) -> tuple[str, ...]:
        """The words in the current line of the history."""
        return self._lines[self.currentRow()].words if 0 <= self.currentRow() < len(self._lines) else ()

    @guarded
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.currentRow() if by_key else self.indexAt(event.pos()).row()
        if 0 <= row < len(self._lines):
            place = self.mapToGlobal(self.visualItemRect(self.item(row)).bottomLeft()) if by_key else event.globalPos()
            self.words_asked.emit(self._lines[row].words, place)
        event.accept()

    @property
    def rule(self) -> str:
        """The key (see reasons.py) of the rule that explains the current line, while the panel has the focus; otherwise
        ""."""
        item = self.currentItem() if self.hasFocus() else None
        return str(item.data(RULE) or "") if item is not None else ""

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Opens the rule if the press is on the link to it. The position then does not change."""
        at = event.position().toPoint()
        item = self.itemAt(at)
        if item is not None and item.data(RULE) and rule_sign(self, self.visualItemRect(item)).contains(at):
            self.rules_wanted.emit(str(item.data(RULE)))
            return
        super().mousePressEvent(event)

    def _chosen(self, row: int) -> None:
        if 0 <= row < len(self._lines):
            self.looked_at.emit(self._lines[row].index)

    def _clicked(self, item: QListWidgetItem) -> None:
        self._chosen(self.row(item))
        self.clicked_at.emit()

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(0)

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Makes the last line current without showing its position, so that the present position still shows to a
        player who has come by Tab."""
        self.blockSignals(True)
        if self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1, QItemSelectionModel.SelectionFlag.NoUpdate)
        super().focusInEvent(event)
        self.blockSignals(False)

    @guarded
    def keyPressEvent(self, event: object) -> None:
        if event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            self.setCurrentRow(-1)
            self.looked_at.emit(None)
            self.left.emit()
            return
        super().keyPressEvent(event)  # type: ignore[arg-type]


class UnseenPanel(QWidget):
    """The panel with the number of unseen cards of each letter."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout()
        self._cells: list[QLabel] = []
        self.total = QLabel()
        self.total.setObjectName("small")
        layout = QVBoxLayout(self)
        layout.addLayout(self._grid)
        layout.addWidget(self.total)
        layout.addStretch(1)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        while len(self._cells) < len(counts):
            label = QLabel()
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(label, len(self._cells) // 5, len(self._cells) % 5)
            self._cells.append(label)
        for label in self._cells[len(counts) :]:
            label.setText("")
        for label, (face, count) in zip(self._cells, counts.items(), strict=False):
            label.setText(f"<b>{face}</b>&nbsp;{count}" if count else f"<s>{face}</s>&nbsp;0")
        self.total.setVisible(bool(counts))
        self.total.setText(QCoreApplication.translate("Panels", "%n card(s) not seen", None, sum(counts.values())))
