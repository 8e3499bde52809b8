"""The question to the dealer in Shout!, who decides which of several players was first. It has a button for each of
them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from app.base.later import later
from app.base.listing import listed
from app.windows.widgets.written_by_people import on_button

DEAD_MS = 600


def ask_dealer(
    dealer: str, names: Mapping[int, str], settle: Callable[[int | None], None], parent: QWidget
) -> QMessageBox:
    """Asks the dealer which of these players was first. Returns the open dialog.

    settle: called with the seat that was first, or None if the dealer can't decide.
    """
    translate = QCoreApplication.translate
    note = translate("Shout", "The dealer decides: {name}.").format(name=dealer)
    asked = translate("Shout", "At the same time: {names}. Who was first?").format(names=listed(list(names.values())))
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", asked, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(note)
    for seat, name in names.items():
        button = box.addButton(on_button(name), QMessageBox.ButtonRole.ActionRole)
        button.setProperty("seat", seat)
    again = box.addButton(translate("Shout", "Shout again!"), QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(again)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def enable(on: bool) -> None:
        for button in box.buttons():
            button.setEnabled(on)

    # The answers are disabled at first, because a player may press the buzzer a moment late, and must not answer the
    # question with it.
    enable(False)
    later(box, lambda: enable(True), DEAD_MS)

    def answered() -> None:
        chosen = box.clickedButton()
        settle(None if chosen is None else chosen.property("seat"))

    box.finished.connect(answered)
    box.open()
    return box
