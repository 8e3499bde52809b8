"""Tests handicaps, agreements that make a game fair for unequal players. They are agreed at the deal, shown on the name
plate, announced at the turn, and included in the final scores."""

import json

import pytest
from PySide6.QtCore import Qt

from app.base.settings import Handicap, SeatSetting, Settings
from app.library.agreement import choice_of
from app.library.tonight import Tonight
from app.session.match.dealing import deal, reopen
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.meanings import meaning_at
from app.windows.sheets.handicap_fields import HandicapFields
from app.windows.sheets.table_sheet import TableSheet
from engine.games import CATALOG, GAMES
from engine.records.record import record_of

AHEAD, LONG, LARGE = Handicap(start=40), Handicap(least=5), Handicap(words="large")


# ---- the fields of the set-up


def test_the_fields_of_a_handicap_return_the_handicap_with_which_they_were_made(qtbot):
    for value in (Handicap(), AHEAD, LONG, LARGE, Handicap(33, 6, "family")):
        fields = HandicapFields(0, value)
        qtbot.addWidget(fields)
        assert fields.value == value
        assert fields.given.isChecked() == (value != Handicap())


def test_a_seat_without_a_handicap_shows_only_a_check_box_that_reveals_the_other_fields(qtbot):
    fields = HandicapFields(1, Handicap())
    qtbot.addWidget(fields)
    assert [stop.isHidden() for stop in fields.stops] == [False, True, True, True]
    fields.given.setFocus()
    with qtbot.waitSignal(fields.changed):
        qtbot.keyClick(fields.given, Qt.Key.Key_Space)
    assert not any(stop.isHidden() for stop in fields.stops)
    assert all(stop.accessibleName().endswith("at seat 2") for stop in fields.stops)
    fields.least.setCurrentIndex(fields.least.findData(5))
    assert fields.value == LONG
    qtbot.keyClick(fields.given, Qt.Key.Key_Space)
    assert fields.value == Handicap()


def test_the_table_sheet_keeps_the_handicap_of_a_seat(qtbot):
    sheet = TableSheet(Tonight((SeatSetting("Ann", handicap=AHEAD), SeatSetting("Ben"))), ())
    qtbot.addWidget(sheet)
    assert [seat.handicap for seat in sheet.seats.seats] == [AHEAD, Handicap()]
    ben = sheet.seats.rows[1].handicap
    ben.given.setChecked(True)
    with qtbot.waitSignal(sheet.changed):
        ben.least.setCurrentIndex(ben.least.findData(5))
    assert [seat.handicap for seat in sheet.table.seats] == [AHEAD, LONG]


def test_a_deal_gives_each_seat_its_handicap_from_tonights_table(qapp):
    table = Tonight((SeatSetting("Ann", handicap=AHEAD), SeatSetting("Ben")))
    assert [seat.handicap for seat in choice_of(GAMES["split-run"], table, {}, Settings()).seats] == [AHEAD, Handicap()]


# ---- handicaps at the deal


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_a_deal_leaves_out_handicaps_that_its_game_does_not_support(game):
    seats = tuple([SeatChoice(f"Player {number}", handicap=Handicap(40, 5, "large")) for number in range(1, 3)])
    choice = GameChoice(game.id, seats[: game.seats[1]])
    match, dictionary = deal(choice)
    book, alone = match.house.book, game.seats[1] == 1
    first = match.header.players[0]
    assert (first.start, first.least) == (
        40 if book.has_points_at_start and not alone else 0,
        5 if book.has_shortest_words else None,
    )
    again, _, refused = reopen(record_of(match, dictionary), ("#112233",))
    assert refused is None
    assert again.seats[0].handicap == Handicap(first.start, first.least or 0, "large")


# ---- handicaps during a game


@pytest.fixture
def fair(qtbot, program, tmp_path):
    """Returns a function that opens a game in which Ann has extra points and a larger word list, and Ben may lay only
    words of at least five letters."""
    return lambda *moves: opened(qtbot, program, tmp_path, moves)


def opened(qtbot, program, tmp_path, moves):
    seats = [{"name": "Ann", "start": 40, "words": "large"}, {"name": "Ben", "least": 5}]
    setup = {"first": 1, "hands": ["KITSABX", "MORETADQU"], "deck": ""}
    record = {"wordfelt": 1, "game": "split-run", "players": seats, "setup": setup, "moves": [*moves]}
    file = tmp_path / "fair.wordfelt"
    file.write_text(json.dumps(record), "utf-8")
    program.waiting.open(file)
    qtbot.waitUntil(lambda: program.window.table is not None and program.window.table.running is not None)
    return program.window.table


def test_a_handicap_is_shown_on_its_players_name_plate_and_announced(fair):
    page = fair("play KIT")
    page.running.session.lift_curtain()
    tokens = {zone.key: [token.spoken for token in zone.tokens] for zone in page.felt.picture.zones}
    assert tokens["rival:0"][:2] == ["40 points at the start", "words judged by the list Large"]
    assert "lays words of 5 letters or more" in tokens["hand"]
    tip = str(page.game.asking._at_rest("rival:0"))
    assert "40 points at the start<br>Words judged by the list Large" in tip
    page.game.answer("scores")
    assert "lays words of 5 letters or more" in str(page.felt._announcer.said)


def test_the_next_player_can_read_their_handicap_before_and_during_the_turn(fair):
    page = fair("play KIT")
    assert "Lays words of 5 letters or more" in page.plate.note.text()
    page.running.session.lift_curtain()
    assert "At least 5 letters." in page.line.text()


def test_the_first_history_line_shows_the_extra_points_that_a_handicap_gives_at_the_start(fair):
    page = fair("play KIT")
    page.running.session.lift_curtain()
    assert page.history.item(0).text() == "At the start: Ann +40"
    assert page.history.count() == 2


def test_the_final_page_adds_up_each_score_beginning_with_the_extra_points_of_a_handicap(fair):
    page = fair("play KIT", "pass", "pass", "pass", "pass")
    ranks = " ".join(page.final._ranks)
    assert "Ann, 40 + 6 − 9 = 37 points" in ranks
    assert "40 points at the start" in ranks


def test_a_word_that_only_one_seats_own_word_list_contains_is_explained_as_a_valid_word(fair):
    house = fair("play KIT").game.moment.house
    assert not house.words.has("ZAX")
    assert meaning_at(house, "ZAX").valid
    assert not meaning_at(house, "ZZX").valid
