"""The line below the settings: a search through all tabs, and a button that resets one setting to its default."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from app.base.commands import keys_of
from app.base.guard import guarded
from app.felt.access import Announcer
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.enter_button import ENTERS

PUT_BACK = "Ctrl+Backspace"


class FoundField(NamedTuple):
    """A field of the settings that the search can find.

    name: the field's name on the sheet.
    words: the text that a search looks through, in lower case.
    tab, tab_name: the index of the field's tab, and the tab's name.
    key: the name of the field's setting, or of the command whose key the field shows.
    """

    name: str
    words: str
    tab: int
    tab_name: str
    key: str


class SearchLine(QLineEdit):
    """The search field of the settings. Enter moves the focus to the field found and does not close the dialog."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in ENTERS:
            event.accept()


class SettingsFoot(QWidget):
    """The line below the settings, with the search and the button that resets a setting to its default.

    found: the search has found this field.
    entered: the player pressed Enter to go to this field.
    put_back_wanted: the player wants to reset the setting of this field to its default.
    """

    found = Signal(object)
    entered = Signal(object)
    put_back_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._places: Sequence[FoundField] = ()
        self._fields: Mapping[FoundField, QWidget] = {}
        self._can: Callable[[QWidget], bool] = lambda field: False
        self._at: FoundField | None = None  # the field that the player used last
        self.search, self.back = SearchLine(), QPushButton()
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
        """Makes the keyboard shortcuts of the search and the button work on this sheet."""
        for key in keys_of("search", {}):
            QShortcut(QKeySequence(key), sheet).activated.connect(lambda: self.search.setFocus())
        QShortcut(QKeySequence(PUT_BACK), sheet).activated.connect(self._put_back)

    def offer(
        self, places: Sequence[FoundField], fields: Mapping[FoundField, QWidget], can: Callable[[QWidget], bool]
    ) -> None:
        """Sets the fields of all tabs, in the current language.

        fields: the widgets of the tabs built so far; each tab that is built later adds its widgets.
        can: returns whether a field's setting differs from its default.
        """
        translate = QCoreApplication.translate
        self._places, self._fields, self._can, self._at = places, fields, can, None
        self.search.setPlaceholderText(translate("Settings", "Search"))
        self.search.setAccessibleName(translate("Settings", "Search the settings"))
        self.show_back()

    def use(self, widget: QWidget | None) -> None:
        """Remembers which field has the focus, because the button resets the setting of the field focused last."""
        there = self._fields.items()
        place = next((place for place, field in there if widget is not None and _holds(field, widget)), None)
        if place is not None:
            self._at = place
            self.show_back()

    def show_back(self) -> None:
        translate = QCoreApplication.translate
        name = self._at.name if self._at is not None else ""
        self.back.setEnabled(self._changed is not None)
        self.back.setText(translate("Settings", "Put back"))
        text = translate("Settings", "Put back: {setting}").format(setting=name) if name else ""
        self.back.setAccessibleName(text or self.back.text())
        self.back.setToolTip(f"{text} ({QKeySequence(PUT_BACK).toString(QKeySequence.SequenceFormat.NativeText)})")

    @property
    def _changed(self) -> QWidget | None:
        """Returns the field that the player used last; None if its setting has its default value."""
        field = self._fields.get(self._at) if self._at is not None else None
        return field if field is not None and self._can(field) else None

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
            self._announcer.say(QCoreApplication.translate("Settings", "No setting was found."))
            return
        self._at = place
        self._announcer.say(f"{place.name}, {place.tab_name}")
        self.found.emit(place)  # the receiver of this signal builds the field's tab
        self.show_back()

    def _enter(self) -> None:
        if (place := self._match()) is not None:
            self.entered.emit(place)

    def _put_back(self) -> None:
        if (field := self._changed) is not None:
            # the field gets the focus, because the button, which has the focus now, will be disabled
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.put_back_wanted.emit(field)
            self.show_back()


def _holds(field: QWidget, widget: QWidget) -> bool:
    return field is widget or field.isAncestorOf(widget)
