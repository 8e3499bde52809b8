"""The line of the gallery about tonight: who sits at the table, the scores of the evening, and the number of puzzles
that are due."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.base.guard import guarded
from app.base.listing import without_dots
from app.base.settings import SeatSetting
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.flow import turn_line
from app.windows.widgets.written_by_people import marked_up, on_button

if TYPE_CHECKING:
    from app.library.evening import EveningStanding

DOT, GAP = 0.62, 0.5  # DOT: the size of a player's dot; GAP: the gap beside it; both as shares of a line's height


class EveningButton(Fitted, EnterButton):
    """The button that shows the scores of the evening and opens the evening's page. Hidden before the first game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._whole = ""
        self.hide()
        self.fit_from_now()

    def show_standing(self, games: int, standings: "Sequence[EveningStanding]") -> None:
        """Shows each player's score in the evening.

        games: the number of games played this evening; if it is 0, the button is hidden.
        """
        translate = QCoreApplication.translate
        counts = " · ".join([f"{one.name} {one.counted}" for one in standings])
        text = translate("Tonight", "The evening: %n game(s)", None, games)
        self._whole = f"{text} · {counts}" if counts else text
        self.setAccessibleName(without_dots(self._whole))
        self.setToolTip(marked_up(self._whole))
        self.setVisible(games > 0)
        if games:
            self._may_shrink()
        self.updateGeometry()
        self.fit()

    def _may_shrink(self) -> None:
        """Lets a narrow page shorten the text. Called after the first paint, because PySide is slow to load
        QSizePolicy."""
        from PySide6.QtWidgets import QSizePolicy

        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @guarded
    def sizeHint(self) -> QSize:
        """The size that fits the whole text, even while the button shows a shortened text."""
        letters = self.fontMetrics()
        return QSize(letters.horizontalAdvance(self._whole) + 2 * letters.height(), super().sizeHint().height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(6 * self.fontMetrics().height(), super().sizeHint().height())

    def fit(self) -> None:
        room = self.width() - 2 * self.fontMetrics().height()
        self.setText(on_button(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)))


class PuzzlesButton(EnterButton):
    """The button that opens the puzzles made from a person's own games. Hidden while no puzzle is due."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.hide()

    def show_count(self, count: int) -> None:
        """Shows how many puzzles are due; hides the button if no puzzle is due."""
        if count:
            from app.windows.sheets.puzzle_texts import waiting_text

            text = waiting_text(count)
            self.setText(QCoreApplication.translate("Puzzle", "Puzzles: {count}").format(count=count))
            self.setAccessibleName(text)
            self.setToolTip(text)
        self.setVisible(count > 0)


class TableLine(QWidget):
    """The line of the gallery about tonight: buttons for the table, the evening, and the puzzles that are due."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table, self.evening, self.puzzles = TableBar(self), EveningButton(self), PuzzlesButton(self)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.table, 1)
        self._line.addWidget(self.evening)
        self._line.addWidget(self.puzzles)

    def fit(self, *, low: bool) -> None:
        """Stacks the three buttons vertically if the page is not high enough (`low`), because they then scroll in a
        narrow column."""
        turn_line(self._line, low)


class TableBar(EnterButton):
    """The button that shows who sits at tonight's table. Until the table is known, the button reserves its space.

    names: the players; a computer player is named with its level.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setObjectName("table")
        self.names: tuple[str, ...] = ()
        self._colours: tuple[str, ...] = ()
        self._lead = ""
        self.setText(" ")  # a space makes the button as high as a text does

    def show_seats(self, seats: Sequence[SeatSetting], names: Sequence[str]) -> None:
        """Shows these players.

        names: the name shown for each seat.
        """
        self.names, self._colours = tuple(names), tuple([seat.colour for seat in seats])
        translate = QCoreApplication.translate
        self._lead, names_only = translate("Tonight", "Tonight’s table:"), " · ".join(names)
        whole = f"{self._lead} {names_only}"
        self.setAccessibleName(without_dots(whole))
        self.setAccessibleDescription(translate("Tonight", "Change who sits here, and the house rules."))
        self.setToolTip(marked_up(f"{whole}\n{self.accessibleDescription()}"))
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(6 * line, super().sizeHint().height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the players, each beside a dot of the player's colour. Players who do not fit are only counted."""
        super().paintEvent(event)  # paints the button without a text
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        letters, line, room = self.fontMetrics(), self.fontMetrics().height(), QRectF(self.rect())
        x, end = GAP * line + 4, room.right() - GAP * line - 4
        shown = self._fitting(end - x)
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        lead = letters.horizontalAdvance(self._lead) + GAP * line
        if shown == self._fitting(end - x - lead) == len(self.names):
            painter.setPen(self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText))
            painter.drawText(QRectF(x, room.y(), lead, room.height()), Qt.AlignmentFlag.AlignVCenter, self._lead)
            x += lead
        for name, colour in list(zip(self.names, self._colours, strict=True))[:shown]:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QPointF(x + DOT * line / 2, room.center().y()), DOT * line / 2, DOT * line / 2)
            painter.setPen(ink)
            x += (DOT + GAP / 2) * line
            text = letters.elidedText(name, Qt.TextElideMode.ElideRight, int(max(line, end - x)))
            painter.drawText(QRectF(x, room.y(), end - x, room.height()), Qt.AlignmentFlag.AlignVCenter, text)
            x += letters.horizontalAdvance(text) + GAP * line
        if shown < len(self.names):
            text = f"+{len(self.names) - shown}"
            painter.drawText(QRectF(x, room.y(), end - x + line, room.height()), Qt.AlignmentFlag.AlignVCenter, text)

    def _fitting(self, room: float) -> int:
        """The number of players whose names fit, but at least 1, because one name is always shown."""
        letters, line = self.fontMetrics(), self.fontMetrics().height()
        widths = [letters.horizontalAdvance(name) + (DOT + 1.5 * GAP) * line for name in self.names]
        if sum(widths) - GAP * line <= room:
            return len(widths)
        rest = room - letters.horizontalAdvance("+8")
        return max(1, len([number for number in range(len(widths)) if sum(widths[: number + 1]) <= rest]))
