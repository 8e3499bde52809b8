"""Tests games for one player: the questions before the deal, giving up, deal codes, and what the program remembers
between two games."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from app.base.settings import SeatSetting, Settings
from app.library.agreement import choice_of
from app.library.people import Person, met, names_of
from app.library.results import PlayerResult, Result
from app.library.tonight import Tonight
from app.windows.gallery.tiles import SOLO
from app.windows.sheets.setup_sheet import SetupSheet
from engine.core.moves import PASS
from engine.games import GAMES
from tests.windows.conftest import click, deal, people, settle, table_sheet
from tests.windows.test_table import first_act, lay


def question(program):
    return next((box for box in program.window.findChildren(QMessageBox) if box.isVisible()), None)


# ---- who begins, and how many play


@pytest.mark.parametrize("game", ["turnover", "5-to-5"])
def test_a_solo_player_is_not_asked_who_begins(qtbot, game):
    sheet = SetupSheet(GAMES[game], Settings(), Tonight((SeatSetting("Ann"),)))
    qtbot.addWidget(sheet)
    sheet.show()
    assert not sheet.fields["first"].isVisible()


def test_the_setup_sheet_asks_who_begins_only_if_several_players_take_part(qtbot):
    settings, seats = Settings(options={"5-to-5": {"first": "2"}}), (SeatSetting("Ann"), SeatSetting("Ben"))
    for count, asked in ((2, True), (1, False), (2, True)):
        sheet = SetupSheet(GAMES["5-to-5"], settings, Tonight(seats[:count]))
        qtbot.addWidget(sheet)
        sheet.show()
        assert sheet.fields["first"].isVisible() is asked
        assert sheet.options == ({"first": "2"} if asked else {})


def test_with_the_gallery_filter_for_one_player_a_deal_seats_only_one_player(program, qtbot):
    program.file.change(games={"5-to-5": people("5-to-5", 2)})
    gallery = program.window.gallery
    gallery.filter.setCurrentIndex(gallery.filter.findData(SOLO))
    gallery.choose("5-to-5")
    gallery.deal.click()
    assert program.window.table.running.session.names == ("Ann",)
    assert len(program.tonight.table.seats) == 2  # tonight's table keeps its two seats
    program.leave_table()
    gallery.choose("turnover")
    qtbot.keyClick(gallery.list, Qt.Key.Key_Return)
    assert len(program.window.table.running.session.names) == 1


def test_without_the_gallery_filter_for_one_player_a_deal_seats_as_many_players_as_the_last_deal(program):
    program.file.change(games={"5-to-5": people("5-to-5", 2)})
    program.window.gallery.choose("5-to-5")
    program.window.gallery.deal.click()
    assert program.window.table.running.session.names == ("Ann", "Ben")


def test_a_solo_game_seats_only_the_first_person_and_not_a_computer(qapp):
    table = Tonight((SeatSetting("", "computer"), SeatSetting("Ben")))
    own: dict[str, str | int | bool | None] = {"first": "2", "stall": 7}
    choice = choice_of(GAMES["turnover"], table, own, Settings(), 1, alone=True)
    assert (choice.names, choice.options) == (("Ben",), {"stall": 7})


# ---- giving a game up


def test_before_a_pass_that_gives_the_game_up_a_message_box_asks_for_confirmation(program):
    page = deal(program, "first-base", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    click(page.buttons.buttons["pass"])
    assert not session.state.over
    box = question(program)
    assert "gives the game up" in box.text()
    box.button(QMessageBox.StandardButton.No).click()
    assert not session.state.over
    click(page.buttons.buttons["pass"])
    question(program).button(QMessageBox.StandardButton.Yes).click()
    assert session.state.end == "gave-up"


def test_a_pass_that_does_not_end_the_game_needs_no_confirmation(program):
    page = deal(program, "split-run", seed=7)
    click(page.buttons.buttons["pass"])
    assert question(program) is None
    assert page.running.session.state.passes == 1


# ---- what the program remembers between two games


def test_the_search_field_of_the_gallery_is_empty_when_the_player_returns_from_the_table(program, qtbot):
    gallery = program.window.gallery
    gallery.search.setText("split")
    assert gallery.shown.rowCount() < len(GAMES)
    gallery.choose("split-off")
    qtbot.keyClick(gallery.search, Qt.Key.Key_Return)
    program.leave_table()
    assert gallery.search.text() == ""
    assert gallery.shown.rowCount() == len(GAMES)
    assert gallery.current == "split-off"


def test_a_name_typed_for_one_game_is_offered_for_every_game(program):
    sheet = table_sheet(program)
    sheet.seats.rows[0].name.setText("Ann")
    sheet.seats.rows[1].kind.setCurrentIndex(sheet.seats.rows[1].kind.findData("human"))
    sheet.seats.rows[1].name.setText("Ben")
    sheet.seats.rows[1].name.editingFinished.emit()
    program.new.deal("split-run")
    assert names_of(program.people.file.content) == ("Ann", "Ben")
    program.leave_table()
    program.window.gallery.show_sheet(None)
    other = table_sheet(program)
    known = other.seats.rows[1].name.completer().model()
    assert [known.index(row, 0).data() for row in range(known.rowCount())] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("names", "seats", "known"),
    [
        # the program adds the name "You" first; otherwise Ben would get the first seat, which has no name
        ((), ("", "Ben"), ("You", "Ben")),
        (("Ann",), ("Zoe",), ("Ann", "Zoe")),
        (("Ann", "Ben"), ("Ben", "Ann"), ("Ann", "Ben")),
        ((), ("", ""), ()),
        (tuple("ABCDEFGH"), ("I",), tuple("ABCDEFGHI")),
    ],
)
def test_a_new_name_is_listed_after_the_known_names(qapp, names, seats, known):
    there = tuple([Person(name, name) for name in names])
    assert names_of(met(there, [SeatSetting(name) for name in seats])) == known


def test_the_name_of_a_computer_player_is_not_remembered_as_the_name_of_a_person(qapp):
    assert met((), [SeatSetting("Bo", "computer")]) == ()


def test_the_menu_copies_the_deal_code_of_the_game_on_the_table(program):
    program.file.change(games={"first-base": people("first-base", 1)})
    deal(program, "first-base", seed=815, alone=True)
    program.window.menus.actions["code"].trigger()
    assert QGuiApplication.clipboard().text() == "815"
    assert "815" in program.window.notice.text()


def test_the_menu_does_not_offer_a_deal_code_if_the_cards_were_laid_out_by_hand(opened, start):
    page = opened("printed page 3", setup={"hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": "ABCDEFGHI"})
    QGuiApplication.clipboard().setText("as before")
    page.window().menus.actions["code"].trigger()
    assert QGuiApplication.clipboard().text() == "as before"
    assert "by hand" in page.window().notice.text()


# ---- a game that the player leaves before its first move


@pytest.mark.parametrize("way", ["leave_table", "close"])
def test_the_program_deletes_a_game_that_is_left_before_its_first_move(program, folders, way):
    deal(program, "split-run", seed=7)
    getattr(program, way)()
    program.settle()
    assert not list((folders / "data" / "games").iterdir())


@pytest.mark.parametrize("done", ["a move", "a card laid", "a move taken back"])
def test_the_program_keeps_a_game_once_the_player_has_made_an_act(program, done):
    session = deal(program, "first-base", seed=7).running.session
    if done == "a card laid":
        session.gestures.type_letter(session.seen.seats[0].hand[0].face)
    else:
        session.submit(first_act(session))
    if done == "a move taken back":
        session.undo()
    program.leave_table()
    assert len(program.shelf.unfinished()) == 1


def test_the_bar_above_the_felt_shows_the_players_best_result_and_the_final_page_ranks_the_new_result(program, qtbot):
    program.people.file.change(lambda people: (Person("a", "Ann"),))
    for number, left in enumerate((31, 12)):
        part = PlayerResult("Ann", person="a", look="first", turns=2)
        program.counting.results.add(Result(f"{number}", "first-base", "2026-11-20", "finished", (part,), left))
    page = deal(program, "first-base", seed=7, alone=True)
    qtbot.waitUntil(lambda: bool(page.running.session.outlook.bests))
    assert page.head.tokens.accessibleName().endswith("your best so far: 12")
    page.running.session.submit(PASS)
    settle(program)
    assert page.final.records.text() == "Place 3 among your 3 solo games of First Base."
