"""The mark at the table that shows whether the game is saved: saving, safe, or not saved with the reason."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QMenu

from app.base.guard import guarded
from app.base.texts import reason_text
from app.session.time.autosave import FAILED, SAFE, SAVING, Autosave
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.style_sheet import restyle

SIGNS = {SAFE: "✓", SAVING: "…", FAILED: "!"}


def _word(state: str) -> str:
    translate = QCoreApplication.translate
    return {
        SAFE: translate("Safe", "Safe"),
        SAVING: translate("Safe", "Saving"),
        FAILED: translate("Safe", "Not saved"),
    }[state]


class SafeMark(EnterButton):
    """The mark that shows whether the game is saved. A press opens a menu with details, and offers to try again or to
    save a copy.

    copy_wanted: the player wants to save a copy.
    """

    copy_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("mark")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.open)
        self._autosave: Autosave | None = None
        self._short = False

    def watch(self, autosave: Autosave) -> None:
        """Shows the state of this autosave from now on."""
        self._autosave = autosave
        autosave.changed.connect(self._tell)
        self._tell()

    @property
    def state(self) -> str:
        return self._autosave.state if self._autosave is not None else SAFE

    @property
    def sentence(self) -> str:
        """The meaning of the mark as a sentence."""
        translate = QCoreApplication.translate
        if self.state == FAILED and self._autosave is not None and self._autosave.fault is not None:
            why = reason_text(self._autosave.fault)
            return translate("Safe", "The last moves are not saved. {why} Wordfelt keeps trying.").format(why=why)
        return {
            SAFE: translate("Safe", "Saved up to the last move."),
            SAVING: translate("Safe", "The last move is being saved."),
        }[self.state]

    def shorten(self, short: bool) -> None:
        """Shows only the icon, for lack of room, or shows the text again."""
        if short != self._short:
            self._short = short
            self._tell()

    def _tell(self) -> None:
        """Shows the present state. The mark has the same width for all states, so that nothing beside it jumps when an
        act is first being saved and then safe."""
        state = self.state
        if (state == FAILED) != (self.property("fault") is True):
            self.setProperty("fault", state == FAILED)
            restyle(self)
        self.setText(self._text(state))
        self.setFixedWidth(self._widest())
        self.setAccessibleName(_word(state))
        self.setAccessibleDescription(self.sentence)
        self.setToolTip(self.sentence)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.text():
            self.ensurePolished()
            self.setFixedWidth(self._widest())  # measured now, because the font has changed

    def _text(self, state: str) -> str:
        return SIGNS[state] if self._short else f"{SIGNS[state]} {_word(state)}"

    def _widest(self) -> int:
        letters = self.fontMetrics()
        texts = [self._text(state) for state in (SAFE, SAVING, self.state)]
        return max(map(letters.horizontalAdvance, texts)) + letters.height()

    def open(self) -> None:
        self.offers().popup(self.mapToGlobal(self.rect().bottomLeft()))

    def offers(self) -> QMenu:
        """Returns the menu of the mark: its meaning, and what the player can do about a failure."""
        translate = QCoreApplication.translate
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.sentence).setEnabled(False)
        menu.addSeparator()
        if self._autosave is not None and self.state == FAILED:
            menu.addAction(translate("Safe", "Try again now")).triggered.connect(self._autosave.try_again)
        menu.addAction(translate("Safe", "Save a copy…")).triggered.connect(self.copy_wanted)
        return menu
