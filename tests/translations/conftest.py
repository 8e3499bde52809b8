"""Fixtures that run the program in an invented language and record everything that it paints or announces."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QDialog

from app.base.settings import TEXT_SIZES
from engine.games import CATALOG
from tests.translations import pseudo
from tests.windows.conftest import (  # noqa: F401
    blank,
    folders,
    games_in_progress_are_read_at_once,
    nobody_is_welcomed,
    start,
)

NAMES = ("Ann", "Benedict", "Cleo")
# Texts that stay untranslated: names, numbers, words made of cards, and typed text.
ALLOWED = frozenset(
    {"Wordfelt", "English", "Esperanto", "You", *NAMES, *(game.name for game in CATALOG)}
    | {"Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"}
    | {f"{size}%" for size in TEXT_SIZES}
    | {"kaj"}  # “and” in Esperanto, with which Qt joins lists
)


@pytest.fixture(autouse=True)
def pictures_without_texts_are_blank(monkeypatch):
    """Replaces the pictures of cards, small tables, the game's emblem and the rim: at most they show letters of
    cards."""
    monkeypatch.setattr("app.felt.cards.CardArt._painted", blank)
    monkeypatch.setattr("app.windows.gallery.tiles.draw_miniature", lambda *what: None)
    monkeypatch.setattr("app.felt.view.draw_emblem", lambda *what: None)
    monkeypatch.setattr("app.felt.view.draw_rim", lambda *what: None)


@pytest.fixture(scope="session")
def invented(tmp_path_factory):
    """A folder with the compiled translation file of the invented language."""
    folder = tmp_path_factory.mktemp("translations")
    pseudo.make(folder)
    return folder


@pytest.fixture
def program(invented, start, monkeypatch):  # noqa: F811
    # Definitions of words stay English.
    monkeypatch.setattr("engine.lexicon.definitions.define", lambda word: [("noun", "MEANING")])
    monkeypatch.setattr("app.base.languages.translations", lambda: invented)
    theirs = pseudo.QtPseudo()
    QCoreApplication.installTranslator(theirs)
    program = start()
    program.file.change(language=pseudo.CODE)
    # Deletes the content in English, as the event loop would.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    yield program
    QCoreApplication.removeTranslator(theirs)
    to_english(program)


@pytest.fixture
def speaking(start):  # noqa: F811
    """Returns a function that starts the program in a language."""
    started = []

    def starting(code: str):
        started.append(start(language=code, motion="none", pace="instant", sound=False))
        return started[-1]

    yield starting
    for program in started:
        to_english(program)


def to_english(program) -> None:
    """Sets the language back to English, and deletes windows that would change their language in the next test."""
    for window in program.window.findChildren(QDialog):
        window.close()
    program.languages.speak("en")
    QLocale.setDefault(QLocale("C"))
    QApplication.processEvents()


@pytest.fixture
def painted(monkeypatch):
    """A list to which every text that a painter draws is added."""
    drawn: list[str] = []
    draw = QPainter.drawText

    def drawing(painter, *arguments):
        drawn.extend([argument for argument in arguments if isinstance(argument, str)])
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", drawing)
    return drawn
