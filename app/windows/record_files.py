"""The system's file dialogs: for a record to open, the place of a copy, and a picture for the felt."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from app.base.paths import home, is_there

if TYPE_CHECKING:
    from app.session.running_game import RunningGame
    from engine.core.verdict import Reason


LAST = "folder of records"  # a property of the window


def _folder(parent: QWidget) -> Path:
    """The start folder of the file dialog: the folder of the last file, or the documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(parent.property(LAST) or documents)
    return folder if is_there(folder) else home()


def _chosen(name: str, parent: QWidget) -> Path | None:
    if not name:
        return None
    parent.setProperty(LAST, str(Path(name).parent))
    return Path(name)


def chosen_record(parent: QWidget) -> Path | None:
    translate = QCoreApplication.translate
    pattern = translate("Files", "Records (*.wordfelt *.json)")
    name, _ = QFileDialog.getOpenFileName(parent, translate("Files", "Open a record"), str(_folder(parent)), pattern)
    return _chosen(name, parent)


def chosen_list(parent: QWidget) -> Path | None:
    translate = QCoreApplication.translate
    pattern = translate("Files", "Word lists (*.txt *.dic *.lst *.gz);;All files (*)")
    name, _ = QFileDialog.getOpenFileName(
        parent, translate("Files", "Import a word list"), str(_folder(parent)), pattern
    )
    return _chosen(name, parent)


def chosen_house_book(parent: QWidget) -> Path | None:
    translate = QCoreApplication.translate
    title, pattern = translate("HouseBook", "Import a house book"), translate("HouseBook", "House books (*.json)")
    name, _ = QFileDialog.getOpenFileName(parent, title, str(_folder(parent)), pattern)
    return _chosen(name, parent)


def chosen_picture(parent: QWidget) -> Path | None:
    translate = QCoreApplication.translate
    pattern = translate("Files", "Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp)")
    pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    name, _ = QFileDialog.getOpenFileName(
        parent, translate("Files", "Choose a picture for the felt"), pictures, pattern
    )
    return Path(name) if name else None


def saved(place: Path, data: bytes) -> tuple[bool, str]:
    """Writes a file that the player asked for; returns whether it is saved, and the sentence that reports it."""
    translate, well = QCoreApplication.translate, True
    try:
        place.write_bytes(data)
    except OSError:
        well = False
    text = translate("Evening", "Saved as {file}.") if well else translate("Evening", "{file} cannot be saved.")
    return well, text.format(file=place.name)


def chosen_place(parent: QWidget, title: str, name: str) -> Path | None:
    """The place where the player wants a new file of this name; None without a choice."""
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(_folder(parent) / name))
    return _chosen(chosen, parent)


def save_copy(running: "RunningGame", parent: QWidget) -> "tuple[bool, Reason | None]":
    """Saves a copy of this game where the player wants it. Returns whether it saved one, and why not."""
    from app.base.worker import unstopped
    from app.windows.file_questions import answer_of
    from engine.core.verdict import Refused
    from engine.records.files import save
    from engine.records.record import write_record

    title = QCoreApplication.translate("Files", "Save a copy of the record")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(_folder(parent) / running.path.name))
    path = _chosen(name, parent)
    if path is None:
        return False, None
    record, translate = running.record, QCoreApplication.translate

    def write(stopped: Callable[[], bool]) -> bool:
        written = write_record(record)
        with unstopped():
            save(path, written, stopped)
        return True

    text, stop = translate("Unsaved", "The copy is being saved."), translate("Unsaved", "Do not save it")
    answer = answer_of(write, text, stop, parent)
    if isinstance(answer, Refused):
        return False, answer.reason
    if isinstance(answer, Exception):
        raise answer
    return bool(answer), None
