"""A page of the window with a header: the back button, the title, and the widgets for the whole page."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.flow import keep_edge
from app.windows.widgets.left_by_esc import LeftByEsc


class HeadedPage(Fitted, LeftByEsc):
    """A page with a header. A narrow page hides the title, so nothing beside the title is cut off."""

    def build(self, back: str, title: str, beside: Sequence[QWidget], body: QWidget) -> None:
        """Builds the header and the page below it.

        back: the text of the back button, with its arrow.
        title: the title of the page.
        beside: the widgets in the header, after the title.
        body: the rest of the page.
        """
        self.back, self.title = EnterButton(back), QLabel(title)
        self.back.setAccessibleName(back.removeprefix("‹").strip())
        self.back.clicked.connect(self.left)
        self.title.setObjectName("title")
        self._beside = (self.back, *beside)
        self._head, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._head.addWidget(self.back)
        self._head.addWidget(self.title)
        self._head.addStretch(1)
        for one in beside:
            self._head.addWidget(one, int(isinstance(one, QLineEdit)))  # a text field gets all remaining room
        self._column.addLayout(self._head)
        self._column.addWidget(body, 1)
        self.fit_from_now()

    def fit(self) -> None:
        edge = keep_edge(self._column, self._head, self.width())
        self.title.setVisible(self.needed(edge) + self.title.sizeHint().width() <= self.width())

    def needed(self, edge: int) -> int:
        """Returns the width that everything beside the title needs, with `edge` pixels at each side. A widget that can
        shrink counts with its minimum width."""
        shown = [one for one in self._beside if not one.isHidden()]
        widths = [one.minimumWidth() or one.sizeHint().width() for one in shown]
        return sum(widths) + (len(widths) + 1) * self._head.spacing() + 2 * edge
