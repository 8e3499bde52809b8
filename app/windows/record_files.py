"""The system's own dialogs for records: which one to open, and where to put a copy."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.paths import data_folder

if TYPE_CHECKING:
    from app.session.sitting import Sitting
    from engine.core.verdict import Reason


def chosen_record(parent: QWidget) -> Path | None:
    say = QCoreApplication.translate
    pattern = say("Files", "Records (*.wordfelt *.json)")
    name, _ = QFileDialog.getOpenFileName(parent, say("Files", "Open a record"), str(data_folder()), pattern)
    return Path(name) if name else None


def save_copy(sitting: "Sitting", parent: QWidget) -> "tuple[bool, Reason | None]":
    """A copy of this game wherever the player wants it: was one made, and why it could not be."""
    from engine.core.verdict import Refused
    from engine.records.files import save
    from engine.records.record import record_of, write_record

    title = QCoreApplication.translate("Files", "Save a copy of the record")
    name, _ = QFileDialog.getSaveFileName(parent, title, sitting.path.name)
    if not name:
        return False, None
    try:
        save(name, write_record(record_of(sitting.session.match, sitting.dictionary)))
    except Refused as refused:
        return False, refused.reason
    return True, None
