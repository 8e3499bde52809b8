"""The buttons at the foot of the final page. They stay visible, however long the page is."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.windows.widgets.enter_button import ENTERS
from app.windows.widgets.flow import FlowLayout

MARGIN = 12
MOST = 0.25  # the largest share of the page for the buttons
DEAD_MS = 600  # milliseconds in which Enter presses nothing, because it was meant for the last word


class FinalFoot(QWidget):
    """The foot of the final page, with the buttons for the next steps.

    at_the_end: the line at the end of the page for buttons that do not fit into the foot.
    since: measures the time since the page appeared, or since the player ended the dealing of the words.
    """

    def __init__(self, page: QWidget, last: QWidget, paint_cloth: Callable[[QPainter], None]) -> None:
        """Builds the foot.

        last: the widget that gets the focus when Tab leaves the last button.
        paint_cloth: paints the page's cloth behind the buttons.
        """
        super().__init__(page)
        self._last, self._paint_cloth = last, paint_cloth
        self.rematch, self.same, self.table = QPushButton(), QPushButton(), QPushButton()
        self.turns, self.search, self.gallery = QPushButton(), QPushButton(), QPushButton()
        self.film, self.another, self.keep = QPushButton(), QPushButton(), QPushButton()
        self.another.hide()
        self.rematch.setProperty("main", True)
        self.rematch.setObjectName("large")
        self._line, self.at_the_end, self._few = FlowLayout(), FlowLayout(), 0
        self.since = QElapsedTimer()
        self.since.start()
        for button in self._order:
            button.setAutoDefault(True)  # so that Enter presses the focused button
            button.installEventFilter(self)
        around = QVBoxLayout(self)
        around.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, MARGIN)
        around.addLayout(self._line)
        self._name_buttons()

    @property
    def _order(self) -> list[QPushButton]:
        """The buttons in the order in which Tab visits them. The rightmost, which most players want, comes first."""
        first = [self.rematch, self.another, self.same, self.table, self.film]
        return [*first, self.turns, self.keep, self.search, self.gallery]

    def _name_buttons(self) -> None:
        translate = QCoreApplication.translate
        self.turns.setText(translate("Final", "Turn by turn"))
        coached = translate("Final", "How well everybody played, what the draw brought, and the best play of each turn")
        self.turns.setToolTip(coached)
        self.rematch.setText(translate("Final", "Again"))
        self.same.setText(translate("Final", "Same cards again"))
        self.table.setText(translate("Final", "Look at the table"))
        self.another.setText(translate("Evening", "Another kind of game"))
        self.another.setToolTip(translate("Evening", "Deals a game of a kind that you have not played this evening."))
        self.film.setText(translate("Final", "Film"))
        self.film.setToolTip(translate("Final", "The whole game once more, act by act"))
        self.keep.setText(translate("Final", "Keep…"))
        self.keep.setToolTip(translate("Final", "A picture, a score sheet or the text of this game"))
        self.gallery.setText(translate("Final", "Gallery"))

    def report_search(self, searching: bool) -> None:
        translate = QCoreApplication.translate
        self.search.setText(
            translate("Final", "Stop looking") if searching else translate("Final", "What was possible?")
        )

    def fit(self, width: int, height: int) -> int:
        """Places the foot at the lower edge of a page of this size. Returns the foot's height."""
        self._share_out(width - 2 * MARGIN, height)
        layout = self.layout()
        tall = layout.totalHeightForWidth(width) if layout is not None else 0
        self.setGeometry(0, height - tall, width, tall)
        return tall

    def _share_out(self, room: int, height: int) -> None:
        """Divides the buttons between the foot and the end of the page, so that the foot of a short page does not take
        up two lines."""
        buttons = list(reversed(self._order))
        lines = 2 * self.rematch.sizeHint().height() + self._line.spacing() + 2 * MARGIN
        few, wide = len(buttons), 0
        if lines > MOST * height:
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
            for line in (self._line, self.at_the_end):
                line.removeWidget(button)
        for number, button in enumerate(buttons):
            (self._line if number >= len(buttons) - few else self.at_the_end).addWidget(button)
            button.setVisible(button not in unwanted)  # hidden now and not later, because a hidden button takes no room
        for one, following in pairwise([*self._order, self._last]):
            QWidget.setTabOrder(one, following)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        enter = event.key() in ENTERS
        return enter and (event.isAutoRepeat() or not self.since.hasExpired(DEAD_MS))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.translate(-self.pos())
        self._paint_cloth(painter)


def _is_unwanted(button: QPushButton) -> bool:
    """Whether the program hides this button on purpose. A button that is being moved to another line is hidden too, but
    only for a moment."""
    return button.isHidden() and button.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
