"""Names are shown as they are written, whatever signs are in them: a record may come from anywhere."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel

from app.base.settings import GameSetting, SeatSetting
from app.windows.widgets.written_by_people import on_button
from engine.records.record import read_record
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay

ODD = "<b>A</b> & <i>B</i>"


def shown(label: QLabel) -> str:
    """What a person reads on it. It must say what kind of text it takes, or Qt guesses."""
    assert label.textFormat() != Qt.TextFormat.AutoText
    if label.textFormat() == Qt.TextFormat.PlainText:
        return label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return document.toPlainText()


def test_a_name_with_signs_of_html_is_read_as_it_is_written(program):
    setting = GameSetting((SeatSetting(ODD), SeatSetting("Ben")), {"words": "challenge", "first": "1"})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    page = program.window.table
    session = page.sitting.session
    page.plate.show()
    assert shown(page.plate.title) in (ODD, "Ben")
    assert page.plate.title.textFormat() is Qt.TextFormat.PlainText
    session.lift_curtain()
    labels = [label for label in page.findChildren(QLabel) if "B</i>" in label.text() or "B&lt;/i&gt;" in label.text()]
    assert len(labels) >= 2
    assert all(ODD in shown(label) for label in labels)
    lay(page, first_act(session))
    session.lift_curtain()
    session.submit(first_act(session))
    session.lift_curtain()
    session.resign(1)
    captions = [one.caption for one in page.final.best_words if ODD[:3] in one.caption.text()]
    assert captions
    assert all(ODD in shown(label) for label in (page.final.title, *captions))
    program.window.tell(ODD)
    assert shown(program.window.notice) == ODD


def test_a_game_in_progress_names_its_players_as_they_are(program):
    program.file.change(games={"ow": GameSetting((SeatSetting(ODD), SeatSetting("Ben")))})
    program.new.deal("ow", 7)
    program.leave_table()
    labels = [label for label in program.window.gallery.resume.findChildren(QLabel) if "Ben" in label.text()]
    assert ODD in shown(labels[0])


def test_a_button_does_not_eat_the_sign(qapp):
    assert on_button("Ann & Ben: Challenge") == "Ann && Ben: Challenge"


@pytest.mark.parametrize(
    ("written", "called"),
    [
        ("Ann\tSmith", "Ann Smith"),
        ("Ann\nBen", "Ann Ben"),
        ("\u202aAnn\u202c", "Ann"),  # as a telephone copies it
        ("\u2028 Ann", "Ann"),
        ("N" * 999, "N" * 100),
        ("\u2066\u2069", "You"),
        ("\x07", "You"),
    ],
)
@pytest.mark.parametrize("where", ["seat", "settings"])
def test_a_game_is_dealt_with_names_that_its_record_can_be_read_with(program, written, called, where):
    name, names = (written, ()) if where == "seat" else ("", (written,))
    program.file.change(names=names, games={"split-run": GameSetting((SeatSetting(name), SeatSetting("Ben")))})
    page = deal(program, "split-run", seed=7, alone=True)
    assert page.sitting.session.choice.seats[0].name == called
    page.sitting.autosave.wait()
    assert [player.name for player in read_record(page.sitting.path.read_bytes()).header.players] == [called, "Ben"]
