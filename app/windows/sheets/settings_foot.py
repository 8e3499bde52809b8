"""The line below the settings: a search through all tabs, and a button that puts one setting back."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from app.base.commands import keys_of
from app.felt.access import Announcer
from app.windows.widgets.announce_row import settle_caret

PUT_BACK = "Ctrl+Backspace"


class FoundField(NamedTuple):
    """A field of the settings.

    name: what the sheet calls it.
    words: everything that a search finds, in small letters.
    tab: its tab, from 0, and that tab's name.
    """

    name: str
    words: str
    tab: int
    tab_name: str
    field: QWidget


class SettingsFoot(QWidget):
    """The line.

    found: a field that the search has found; entered: and the player wants to go there.
    put_back_wanted: the field whose setting gets its default again.
    """

    found = Signal(object)
    entered = Signal(object)
    put_back_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._places: Sequence[FoundField] = ()
        self._can: Callable[[QWidget], bool] = lambda field: False
        self._at: FoundField | None = None  # the field that the player used last
        self.search, self.back = QLineEdit(), QPushButton()
        settle_caret(self.search)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._enter)
        self.back.clicked.connect(self._put_back)
        self._announcer = Announcer(self.search)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.search, 1)
        line.addWidget(self.back)

    def begin(self, sheet: QWidget) -> None:
        """Takes the keys of the search and of the button in this sheet."""
        for key in keys_of("search", {}):
            QShortcut(QKeySequence(key), sheet).activated.connect(lambda: self.search.setFocus())
        QShortcut(QKeySequence(PUT_BACK), sheet).activated.connect(self._put_back)

    def offer(self, places: Sequence[FoundField], can: Callable[[QWidget], bool]) -> None:
        """Takes the fields of all tabs, in the current language.

        can: whether the setting of a field differs from its default.
        """
        translate = QCoreApplication.translate
        self._places, self._can, self._at = places, can, None
        self.search.setPlaceholderText(translate("Settings", "Search"))
        self.search.setAccessibleName(translate("Settings", "Search the settings"))
        self.show_back()

    def use(self, widget: QWidget | None) -> None:
        """Follows the focus: the button is about the field that had it last."""
        place = next((one for one in self._places if widget is not None and _holds(one.field, widget)), None)
        if place is not None:
            self._at = place
            self.show_back()

    def show_back(self) -> None:
        translate = QCoreApplication.translate
        name = self._at.name if self._at is not None else ""
        self.back.setEnabled(self._at is not None and self._can(self._at.field))
        self.back.setText(translate("Settings", "Put back"))
        told = translate("Settings", "Put back: {setting}").format(setting=name) if name else ""
        self.back.setAccessibleName(told or self.back.text())
        self.back.setToolTip(f"{told} ({QKeySequence(PUT_BACK).toString(QKeySequence.SequenceFormat.NativeText)})")

    # ---- acts

    def _match(self) -> FoundField | None:
        wanted = self.search.text().strip().casefold()
        by_name = (one for one in self._places if wanted and wanted in one.name.casefold())
        return next(by_name, None) or next((one for one in self._places if wanted and wanted in one.words), None)

    def _search(self) -> None:
        if not self.search.text().strip():
            return
        place = self._match()
        if place is None:
            self._announcer.say(QCoreApplication.translate("Settings", "No setting has this in its name."))
            return
        self._at = place
        self.show_back()
        self._announcer.say(f"{place.name}, {place.tab_name}")
        self.found.emit(place)

    def _enter(self) -> None:
        if (place := self._match()) is not None:
            self.entered.emit(place)

    def _put_back(self) -> None:
        if self._at is not None and self._can(self._at.field):
            self._at.field.setFocus(Qt.FocusReason.OtherFocusReason)  # the button is about to be disabled
            self.put_back_wanted.emit(self._at.field)
            self.show_back()


def _holds(field: QWidget, widget: QWidget) -> bool:
    return field is widget or field.isAncestorOf(widget)
