"""Runs the program in the invented language and records everything that it paints or announces."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QDialog

from app.base.settings import TEXT_SIZES
from engine.games import CATALOG
from tests.translations import pseudo
from tests.windows.conftest import folders, own, start  # noqa: F401

NAMES = ("Ann", "Benedict", "Cleo")
# Names stay as they are, and so do numbers, words of cards, and text that a person has typed.
ALLOWED = frozenset(
    {"Wordfelt", "English", "Esperanto", "You", *NAMES, *(game.name for game in CATALOG)}
    | {"Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"}
    | {f"{size}%" for size in TEXT_SIZES}
    | {"kaj"}  # “and”, as Qt joins lists in this language
)


@pytest.fixture(scope="session")
def invented(tmp_path_factory):
    """A folder with the compiled file of the invented language."""
    folder = tmp_path_factory.mktemp("translations")
    pseudo.make(folder)
    return folder


@pytest.fixture
def program(invented, start, monkeypatch):  # noqa: F811
    # A definition is in the language of the words.
    monkeypatch.setattr("engine.lexicon.definitions.define", lambda word: [("noun", "MEANING")])
    monkeypatch.setattr("app.base.languages.translations", lambda: invented)
    theirs = pseudo.QtPseudo()
    QCoreApplication.installTranslator(theirs)
    program = start()
    program.file.change(language=pseudo.CODE)
    yield program
    QCoreApplication.removeTranslator(theirs)
    to_english(program)


@pytest.fixture
def speaking(start):  # noqa: F811
    """A function that starts the program in a language."""
    started = []

    def starting(code: str):
        started.append(start(language=code, motion="none", pace="instant", sound=False))
        return started[-1]

    yield starting
    for program in started:
        to_english(program)


def to_english(program) -> None:
    """Removes the language, and the windows that would change theirs, before the next test."""
    for window in program.window.findChildren(QDialog):
        window.close()
    program.languages.speak("en")
    QLocale.setDefault(QLocale("C"))
    QApplication.processEvents()


@pytest.fixture
def painted(monkeypatch):
    """Every text that a painter is asked to draw."""
    drawn: list[str] = []
    draw = QPainter.drawText

    def drawing(painter, *arguments):
        drawn.extend([argument for argument in arguments if isinstance(argument, str)])
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", drawing)
    return drawn
