"""The field for a deal code. It accepts only text that can become a code."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.library.deal_codes import could_become_code, plain, seed_of
from app.windows.widgets.announce_row import settle_caret


class _Codes(QValidator):
    """Turns typed or pasted text into a code: capital letters without spaces. Refuses any other text."""

    @guarded
    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        code = plain(text)
        if not could_become_code(code):
            return QValidator.State.Invalid, text, place
        return QValidator.State.Acceptable, code, len(plain(text[:place]))


class CodeField(QWidget):
    """The field for a deal code, with a sentence below it.

    changed: the text of the field changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        self.line = QLineEdit()
        settle_caret(self.line)
        self.line.setValidator(_Codes(self.line))
        self.line.setPlaceholderText(translate("SetUp", "by chance"))
        self.line.setAccessibleName(translate("SetUp", "Deal code"))
        self._told = QLabel()
        self._told.setObjectName("small")
        self._told.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line)
        layout.addWidget(self._told)
        self.line.textChanged.connect(self._tell)
        self._tell()

    @property
    def seed(self) -> int | None:
        """The seed that the typed code stands for. None while the code is incomplete or empty; an empty field means a
        random deal."""
        return seed_of(self.line.text())

    @property
    def fault(self) -> str:
        """The reason why the typed code can't be dealt; "" if it can be dealt, or if the field is empty."""
        if not self.line.text() or self.seed is not None:
            return ""
        return QCoreApplication.translate("SetUp", "A deal code has eight letters and digits.")

    def _tell(self) -> None:
        usual = QCoreApplication.translate("SetUp", "The same code deals the same cards again.")
        self._told.setText(self.fault or usual)
        self.changed.emit()
