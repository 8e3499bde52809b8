"""Tests that names of players are shown exactly as they are written, whatever characters they contain."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel

from app.base.paths import games_folder
from app.base.settings import GameSetting, SeatSetting
from app.windows.widgets.written_by_people import on_button
from engine.records.record import read_record
from tests.windows.conftest import deal, settle
from tests.windows.test_table import first_act, lay

ODD = "<b>A</b> & <i>B</i>"


def shown(label: QLabel) -> str:
    """The text that a person reads on a label. Also checks that the label states its text format; otherwise Qt would
    guess the format."""
    assert label.textFormat() != Qt.TextFormat.AutoText
    if label.textFormat() == Qt.TextFormat.PlainText:
        return label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return document.toPlainText()


def test_a_name_with_html_characters_is_shown_exactly_as_it_was_typed(program):
    setting = GameSetting((SeatSetting(ODD), SeatSetting("Ben")), {"words": "challenge", "first": "1"})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    page = program.window.table
    session = page.running.session
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


def test_a_game_in_progress_shows_names_with_html_characters_exactly_as_they_were_typed(program):
    program.file.change(games={"ow": GameSetting((SeatSetting(ODD), SeatSetting("Ben")))})
    page = deal(program, "ow", 7, alone=True)
    lay(page, first_act(page.running.session))
    program.leave_table()
    labels = [label for label in program.window.gallery.strip.findChildren(QLabel) if "Ben" in label.text()]
    assert ODD in shown(labels[0])


def test_an_ampersand_in_a_name_shows_on_buttons(qapp):
    assert on_button("Ann & Ben: Challenge") == "Ann && Ben: Challenge"


@pytest.mark.parametrize(
    ("written", "called"),
    [
        ("Ann\tSmith", "Ann Smith"),
        ("Ann\nBen", "Ann Ben"),
        ("\u202aAnn\u202c", "Ann"),  # invisible characters that telephones add to names when a player copies them
        ("\u2028 Ann", "Ann"),
        ("N" * 999, "N" * 100),
        ("\u2066\u2069", "You"),
        ("\x07", "You"),
        ("\u200b\u00ad\u3164\u2800", "You"),
    ],
)
@pytest.mark.parametrize("where", ["seat", "settings"])
def test_a_deal_shortens_and_cleans_names_for_the_record(program, written, called, where):
    name, names = (written, ()) if where == "seat" else ("", (written,))
    program.file.change(names=names, games={"split-run": GameSetting((SeatSetting(name), SeatSetting("Ben")))})
    page = deal(program, "split-run", seed=7, alone=True)
    assert page.running.session.choice.seats[0].name == (called if len(called) < 25 else "N" * 23 + "…")
    page.running.autosave.wait()
    assert [player.name for player in read_record(page.running.path.read_bytes()).header.players] == [called, "Ben"]


INVISIBLE = ("\u3164\u2800", "\u200b", " \u00ad")


def seated(program, *names):
    """Opens a record with players of these names from the gallery; returns the page of the table with the hand open."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "names.wordfelt"
    path.write_text(json.dumps({"wordfelt": 1, "game": "ow", "players": list(names), "seed": 3, "moves": []}))
    program.waiting.go_on_with(path)
    page = program.window.table
    page.running.session.lift_curtain()
    return page


def test_names_that_consist_of_invisible_characters_are_replaced_by_the_usual_names(program):
    page = seated(program, *INVISIBLE)
    assert page.game.moment.names == ("You", "Player 2", "Player 3")
    page.running.autosave.wait()
    record = read_record(page.running.path.read_bytes())
    assert tuple([player.name for player in record.header.players]) == INVISIBLE, (
        "the record keeps the names as they were typed"
    )


def test_two_players_who_entered_the_same_name_get_different_names(program):
    assert seated(program, "Ann", "Ann", "Ann 2", "Ann").game.moment.names == ("Ann", "Ann 3", "Ann 2", "Ann 4")
    program.file.change(games={"split-run": GameSetting((SeatSetting("Bo"), SeatSetting("", "computer")))})
    page = deal(program, "split-run", seed=7, alone=True)
    assert page.game.moment.names == ("Bo", "Bo 2")
    record = read_record(page.running.path.read_bytes())
    assert [player.name for player in record.header.players] == ["Bo", "Bo 2"], "statistics tell them apart, too"


@pytest.mark.parametrize("size", [100, 200])
def test_a_long_name_does_not_make_any_widget_wider(program, qtbot, size):
    """The widths are also the same again in a later game without the long name."""
    widths = []
    program.file.change(text_size=size)
    # in the first game the panels find their places, so its widths are not compared
    for name in ("Ann", "Ann", "W" * 100, "Ann"):
        page = seated(program, name, name.lower(), "Cy")
        program.window.resize(1280, 800)
        lay(page, first_act(page.running.session))
        page.running.session.lift_curtain()
        program.qt.processEvents()
        at_table = [page.felt, page.panels.scores]
        found = [*[part.width() for part in at_table], program.window.minimumSizeHint().width()]
        program.leave_table()
        gallery = program.window.gallery
        widths.append((*found, gallery.list.width(), gallery.minimumSizeHint().width()))
    assert widths[1] == widths[2] == widths[3]


@pytest.mark.parametrize("size", [100, 200])
def test_a_long_name_makes_neither_the_final_page_nor_a_buzzer_button_wider(program, size):
    program.file.change(text_size=size)
    widths = []
    for name in ("Annabella", "W" * 24):
        seats = (SeatSetting(name), SeatSetting("Ben"))
        program.file.change(games={"shout": GameSetting(seats)})
        page = deal(program, "shout", seed=7, alone=True)
        settle(program)
        buzzer = page.buzzers.buttons[0]
        assert buzzer.accessibleName().startswith(f"{name}: ")
        page.running.session.resign(1)
        settle(program)
        letter = buzzer.fontMetrics().averageCharWidth()
        widths.append((buzzer.width() // letter, page.final.widget().minimumSizeHint().width() // letter))
        program.leave_table()
    (buzzer, final), (longest_buzzer, longest_final) = widths
    assert longest_buzzer <= buzzer + 20
    assert longest_final <= max(final, 60)
