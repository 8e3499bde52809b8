"""The system's file dialogs: to open a record, a word list, a house book or a picture, and to save the player's
files."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QStandardPaths
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from app.base.paths import home, is_there

if TYPE_CHECKING:
    from app.session.running_game import RunningGame
    from engine.core.verdict import Reason


LAST = "folder of records"  # the name of the window property that holds the folder of the last file


def _folder(parent: QWidget) -> Path:
    """Returns the folder that a file dialog shows first: the folder of the last file, or the documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(parent.window().property(LAST) or documents)
    return folder if is_there(folder) else home()


def _chosen(name: str, parent: QWidget) -> Path | None:
    if not name:
        return None
    parent.window().setProperty(LAST, str(Path(name).parent))
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


Content = QImage | bytes | str  # a picture is written as PNG, a text as UTF-8
FORBIDDEN = r'[\\/:*?"<>|\x00-\x1f]'  # characters that at least one system forbids in file names


def sortable_name(day: str, what: str, time: str, suffix: str) -> str:
    """Returns a file name that sorts by day, such as 2026-11-29 Split Run 14-32.png.

    time: written as 14-32; "" for a name without a time.
    """
    what = re.sub(FORBIDDEN, "-", what).strip(" .")
    return " ".join(filter(None, [day, what, time])) + suffix


def keep(parent: QWidget, title: str, name: str, made: Callable[[Path], Content]) -> tuple[bool, str]:
    """Saves a file where the player chooses. A worker writes the whole file or nothing, so a full disk does not destroy
    an older file.

    title: the title of the dialog.
    name: the file name that the dialog suggests.
    made: makes the content for the chosen path.

    Returns whether the file is saved, and a sentence that reports the result. The sentence is "" if the player
    cancelled.
    """
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(_folder(parent) / name))
    place = _chosen(chosen, parent)
    if place is None:
        return False, ""
    content, translate = made(place), QCoreApplication.translate
    text, stop = translate("Unsaved", "The file is being saved."), translate("Unsaved", "Cancel")
    well, reason = _written(place, lambda: _bytes(content), text, stop, parent)
    if reason is not None:
        from app.base.texts import reason_text

        return False, reason_text(reason)
    return well, translate("Evening", "Saved as {file}.").format(file=place.name) if well else ""


def _bytes(content: Content) -> bytes:
    if isinstance(content, QImage):
        from app.windows.widgets.printed import bytes_of

        image = content
        return bytes_of(lambda buffer: QImageWriter(buffer, QByteArray(b"png")).write(image))
    return content.encode(errors="backslashreplace") if isinstance(content, str) else content


def _written(
    place: Path, content: Callable[[], bytes], text: str, stop: str, parent: QWidget
) -> "tuple[bool, Reason | None]":
    """Writes this file in a worker. Returns whether that succeeded and, if not, the reason; None if the player
    cancelled.

    text, stop: see `is_done` in file_questions.py.
    """
    from app.base.unstopped import unstopped
    from app.windows.file_questions import answer_of
    from engine.core.verdict import Refused
    from engine.records import files

    def write(stopped: Callable[[], bool]) -> bool:
        written = content()
        with unstopped():
            files.save(place, written, stopped)
        return True

    answer = answer_of(write, text, stop, parent)
    if isinstance(answer, Refused):
        return False, answer.reason
    if isinstance(answer, Exception):
        raise answer
    return bool(answer), None


def save_copy(running: "RunningGame", parent: QWidget) -> "tuple[bool, Reason | None]":
    """Saves a copy of this game's record where the player chooses. Returns whether that succeeded and, if not, the
    reason; None if the player cancelled."""
    from engine.records.record import write_record

    translate = QCoreApplication.translate
    title = translate("Files", "Save a copy of the record")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(_folder(parent) / running.path.name))
    path, record = _chosen(name, parent), running.record
    if path is None:
        return False, None
    text, stop = translate("Unsaved", "The copy is being saved."), translate("Unsaved", "Cancel")
    return _written(path, lambda: write_record(record).encode(), text, stop, parent)
