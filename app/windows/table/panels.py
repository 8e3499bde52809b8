"""The panels beside the felt: scores, history and unseen cards."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from app.base import texts
from app.base.guard import guarded
from app.felt.theme import fonts
from app.session.match.view_data import HistoryLine, SeatLine
from app.windows.rules.reasons import key_of
from app.windows.table.history_lines import RULE, Lines, rule_sign
from app.windows.table.spoken import told
from app.windows.widgets.announce_row import LineReporter
from app.windows.widgets.keys_shown import and_key, key_now
from app.windows.widgets.remove_now import leave
from app.windows.widgets.written_by_people import NameLabel, kept_together
from engine.core.moves import PASS


class ColourDot(QWidget):
    """A seat's colour, with a mark at the player whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.colour, self.active = "#888888", False
        self._fit()

    def _fit(self) -> None:
        """Makes it as high as a line of text."""
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
    """A line for each seat, in the game's own terms.

    brief: there is no room for second lines; the felt shows most of their facts, too.
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

    def _as_high_as_it_is_wide(self, hint: QSize) -> QSize:
        """The size with second lines for texts that need them: a dock asks its panel for no height that depends on a
        width."""
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():  # no line wraps, as before the first card is won in Shout!
            return hint
        return QSize(hint.width(), layout.totalHeightForWidth(self.width()))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self._as_high_as_it_is_wide(super().minimumSizeHint())

    @guarded
    def sizeHint(self) -> QSize:
        return self._as_high_as_it_is_wide(super().sizeHint())

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
        """The height with every second line."""
        gap = self._grid.verticalSpacing()
        lines = [label for _, name, _, more in self._rows for label in (name, more) if label.text()]
        return sum([label.sizeHint().height() + gap for label in lines]) + 2 * gap


def more_of(kind: str, line: SeatLine, *, hands: bool) -> list[str]:
    """Other facts about a player.

    kind: the unit of the score.
    hands: players hold cards.
    """
    translate = QCoreApplication.translate
    if line.out:
        return [translate("Scores", "out of the game")]
    found = [translate("Scores", "%n game(s) won", None, line.games)] if line.games else []
    if hands:
        found.append(translate("Scores", "%n card(s) in hand", None, line.hand))
    if line.cards_won and not (kind == "cards" and line.score == line.cards_won):  # shown already
        found.append(translate("Scores", "%n card(s) won", None, line.cards_won))
    if line.tricks and kind != "tricks":
        found.append(translate("Scores", "%n trick(s)", None, line.tricks))
    return found


_AT_THE_START = HistoryLine(0, 0, 0, PASS, (), 0)  # stands for the line that no act made


class HistoryPanel(Lines):
    """The log in plain words. Choosing a line shows the position after it, a click shows its act again; Esc returns.

    pointed: the line that led to this position; 0 for none.
    clicked_at: the act of this line is to be shown again.
    words_asked: the player asks for the meanings of a line's words, at this place of the screen.
    rules_wanted: the player wants the rule behind a line.
    """

    looked_at = Signal(object)  # an index of the match, None for the present
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
        """Shows the lines of the log.

        start: a first line about the points at the start, if a player has any; it leads to the deal.
        """
        lines = (_AT_THE_START, *lines) if start else tuple(lines)
        if lines == self._lines:
            return
        self.blockSignals(True)
        kept = len(self._lines) if self._lines == lines[: len(self._lines)] else 0
        while self.count() > kept:
            self.takeItem(self.count() - 1)
        behind = QCoreApplication.translate("History", "The rule behind it")
        behind = and_key(behind, key_now(self, "rules"))
        for line in lines[kept:]:
            begins = line is _AT_THE_START
            item = QListWidgetItem(start if begins else told(line, names))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, start if begins else told(line, names, aloud=True))
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
        """Follows a film to this position: its line becomes the current one; at the beginning none is."""
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
        """The words of the current line."""
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
        """The key of the rule behind the current line, while the panel has the focus; empty if there is none."""
        item = self.currentItem() if self.hasFocus() else None
        return str(item.data(RULE) or "") if item is not None else ""

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Opens the rule for a press on its sign, and then does not look at the position."""
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
        """Keeps a player who arrives with Tab in the present: the last line becomes the current one without showing its
        position."""
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
    """How many cards of each letter the player has not seen."""

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
