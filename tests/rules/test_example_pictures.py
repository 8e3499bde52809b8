"""The examples of the rules pages are drawn with real cards."""

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.paths import assets
from app.table.theme import load_theme
from app.windows.example_pictures import example_image, lines_of
from app.windows.rules import RulesWindow

NAMES = sorted(path.stem for path in (assets() / "rules" / "examples").glob("*.wordfelt"))


@pytest.mark.parametrize("name", NAMES)
def test_every_example_has_a_picture(qapp: QGuiApplication, name: str) -> None:
    image = example_image(name, load_theme(), 1.0)
    assert image.width() > 100
    assert image.height() > 60


def test_the_words_of_an_example_are_shown_in_turn() -> None:
    words = ["".join(slot[-1].letters for slot in line) for line in lines_of("5-up-1")]
    assert words == ["KIT", "SKIM"]


def test_a_record_that_is_missing_gives_no_picture(qapp: QGuiApplication) -> None:
    assert example_image("no-such-example", load_theme(), 1.0).isNull()


def test_a_page_shows_its_example(qtbot: QtBot) -> None:
    window = RulesWindow("split-run", theme=load_theme())
    qtbot.addWidget(window)
    document = window.view.document()
    document.setTextWidth(600)
    assert document.size().height() > 600
