"""Shout! with a dealer who decides who was first: the question, with a button for each possible player."""

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
    """Opens the question.

    settle: called with the seat that was first, or None if the dealer can't decide.
    """
    translate = QCoreApplication.translate
    told = translate("Shout", "The dealer decides: {name}.").format(name=dealer)
    asked = translate("Shout", "At the same time: {names}. Who was first?").format(names=listed(list(names.values())))
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", asked, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(told)
    for seat, name in names.items():
        button = box.addButton(on_button(name), QMessageBox.ButtonRole.ActionRole)
        button.setProperty("seat", seat)
    again = box.addButton(translate("Shout", "Shout again!"), QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(again)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def enable(on: bool) -> None:
        for button in box.buttons():
            button.setEnabled(on)

    enable(False)  # a player who presses the buzzer a moment later must answer nothing
    later(box, lambda: enable(True), DEAD_MS)

    def answered() -> None:
        chosen = box.clickedButton()
        settle(None if chosen is None else chosen.property("seat"))

    box.finished.connect(answered)
    box.open()
    return box
