"""Tests tonight's table, the people and computers who play: its sheet, its bar in the gallery, who plays which game,
and seats copied from older settings."""

import json
from dataclasses import replace
from itertools import combinations

import pytest

from app.base import texts
from app.base.settings import CHILD, SEAT_COLOURS, GameSetting, SeatSetting
from app.library.people import Person
from app.library.tonight import HouseRules, Tonight, TonightFile
from app.windows.gallery.tiles import SOLO
from app.windows.sheets.table_sheet import TableSheet
from engine.games import CATALOG
from tests.tiers import usually_six
from tests.windows.conftest import moved_by_a_press, table_sheet

RED, BLUE, GOLD = SEAT_COLOURS[:3]
FOUR = (SeatSetting("Ann"), SeatSetting("Ben"), SeatSetting("Cleo"), SeatSetting("Bo", "computer"))


def sit(program, *seats, **rules):
    program.tonight.file.change(lambda table: Tonight(seats, HouseRules(**rules)))
    program.tonight.show()


def names_at_table(program):
    return program.window.table.running.session.names


# ---- the bar in the gallery, and who plays


def test_at_a_first_start_the_player_and_a_computer_sit_at_tonights_table_without_any_question(program, folders):
    gallery = program.window.gallery
    assert gallery.table.accessibleName() == "Tonight’s table: You, Bo (Steady)"
    assert gallery.sheet is None
    gallery.choose("split-run")
    gallery.deal.click()
    assert names_at_table(program) == ("You", "Bo")
    assert not (folders / "data" / "tonight.json").exists()


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_one_click_deals_any_game_to_the_players_of_tonights_table(program, game):
    sit(program, *FOUR)
    gallery = program.window.gallery
    gallery.choose(game.id)
    gallery.deal.click()
    names = names_at_table(program)
    assert names == ("Ann", "Ben", "Cleo", "Bo")[: game.seats[1]]
    program.leave_table()
    assert gallery.table.names == ("Ann", "Ben", "Cleo", "Bo (Steady)")


@pytest.mark.parametrize(
    ("game", "seats", "told", "others"),
    [
        ("split-run", FOUR, "", False),
        ("profit-and-loss", FOUR, "Plays: Ann and Ben. Sits out: Cleo and Bo.", True),
        ("first-base", FOUR, "Plays: Ann. Sits out: Ben, Cleo and Bo.", True),
        ("first-base", FOUR[2:], "Plays: Cleo. Sits out: Bo.", False),
        ("pluck-it", FOUR[2:], "", False),
        ("split-run", FOUR[:1], "Joins for this game: Bo (Steady).", False),
        ("turnover", FOUR[:1], "", False),
    ],
)
def test_the_gallery_names_the_players_who_sit_out_a_game_or_join_it(program, game, seats, told, others):
    sit(program, *seats)
    gallery = program.window.gallery
    gallery.choose(game)
    assert (gallery.who.text(), gallery.who.isVisible()) == (told, bool(told))
    assert gallery.others.isVisible() is others
    assert gallery.deal.accessibleDescription() == told


def test_if_a_game_seats_fewer_players_than_the_table_one_press_chooses_other_people(program):
    sit(program, *FOUR)
    gallery = program.window.gallery
    gallery.choose("profit-and-loss")
    seen = []
    for _ in range(4):
        seen.append(gallery.who.text().split(".")[0])
        gallery.others.click()
    assert seen == ["Plays: Ann and Ben", "Plays: Ann and Cleo", "Plays: Ben and Cleo", "Plays: Ann and Ben"]
    gallery.deal.click()
    assert names_at_table(program) == ("Ann", "Cleo")
    program.leave_table()
    assert gallery.table.names[:3] == ("Ann", "Ben", "Cleo")


def test_with_the_filter_for_one_player_the_gallery_names_the_player(program):
    sit(program, *FOUR)
    gallery = program.window.gallery
    gallery.filter.setCurrentIndex(gallery.filter.findData(SOLO))
    gallery.choose("turnover")
    assert gallery.who.text() == "Plays: Ann. Sits out: Ben and Cleo."
    gallery.others.click()
    gallery.deal.click()
    assert names_at_table(program) == ("Ben",)


def test_a_known_person_sits_at_the_table_with_their_name_and_colour(program):
    program.people.file.change(lambda there: (Person("1", "Ann", GOLD), Person("2", "Ben", BLUE, away=True)))
    program.tonight.show()
    assert program.window.gallery.table.names[0] == "Ann"
    program.new.deal("ow")
    assert program.window.table.running.session.choice.seats[0].colour == GOLD


def test_a_list_of_players_that_is_too_long_for_the_bar_ends_with_the_number_of_players_left_out(program, qapp):
    sit(program, *[SeatSetting("Guinevere the Great " + "ABCDEFGH"[number]) for number in range(8)])
    bar = program.window.gallery.table
    assert 1 <= bar._fitting(bar.width()) < 8
    bar.grab()
    assert bar.toolTip().count("Guinevere") == 8


# ---- the sheet of tonight's table


def test_the_bar_of_tonights_table_opens_its_sheet_and_every_change_takes_effect_immediately(program, folders, qtbot):
    gallery = program.window.gallery
    gallery.table.click()
    sheet = gallery.sheet
    assert isinstance(sheet, TableSheet)
    sheet.seats.person.click()
    assert sheet.seats.rows[2].name.hasFocus() or not program.window.isActiveWindow()
    sheet.seats.rows[2].name.setText("Cleo")
    sheet.seats.rows[2].name.editingFinished.emit()
    assert gallery.table.names == ("You", "Bo (Steady)", "Cleo")
    program.settle()
    assert [seat.name for seat in TonightFile(folders / "data" / "tonight.json").table.seats] == ["", "", "Cleo"]
    sheet.fields["words"].set("challenge")
    sheet.hints.setChecked(True)
    sheet.done.click()
    assert gallery.sheet is None
    program.new.deal("split-run")
    session = program.window.table.running.session
    assert (session.match.header.options, session.choice.agreed_hints) == ({"words": "challenge"}, True)
    assert names_at_table(program) == ("You", "Bo", "Cleo")


def test_one_press_gives_the_next_known_person_a_seat(program):
    program.people.file.change(lambda there: (Person("1", "Ann", RED), Person("2", "Ben", GOLD), Person("3", "Cleo")))
    seats = table_sheet(program).seats
    seats.person.click()
    seats.person.click()
    assert [(row.name.text(), row.kind.currentData()) for row in seats.rows[2:]] == [
        ("Ben", "human"),
        ("Cleo", "human"),
    ]
    assert seats.rows[2].colour.currentData() == GOLD
    assert program.window.gallery.table.names == ("Ann", "Bo (Steady)", "Ben", "Cleo")


def test_on_the_table_sheet_arrows_change_the_order_of_the_seats_and_a_cross_removes_a_seat(program):
    sit(program, *FOUR)
    seats = table_sheet(program).seats
    seats.rows[3].up.click()
    seats.rows[2].up.click()
    seats.rows[0].away.click()
    assert program.window.gallery.table.names == ("Bo (Steady)", "Ben", "Cleo")
    assert not seats.rows[0].up.isEnabled()
    for _ in range(2):
        seats.rows[0].away.click()
    assert not seats.rows[0].away.isEnabled(), "somebody sits there"
    for _ in range(20):
        seats.computer.click()
    assert len(program.tonight.table.seats) == 8
    assert not seats.person.isEnabled()


def test_a_widget_on_the_table_sheet_does_not_move_when_it_is_pressed(program):
    """Adding a seat once moved the button that adds seats by 190 pixels."""
    sit(program, *FOUR)
    sheet = table_sheet(program)
    assert moved_by_a_press(sheet) == []
    for button in (sheet.seats.person, sheet.seats.computer):
        before = button.mapTo(sheet, button.rect().center())
        button.click()
        program.qt.processEvents()
        assert button.mapTo(sheet, button.rect().center()) == before


def test_a_setup_sheet_keeps_its_answers_when_tonights_table_changes(program):
    program.new.set_up("split-run")
    sheet = program.window.gallery.sheet
    sheet.fields["stall"].set(7)
    sheet.code.setText("77")
    program.window.gallery.table.click()
    program.window.gallery.sheet.seats.computer.click()
    program.window.gallery.sheet.done.click()
    again = program.window.gallery.sheet
    assert (again.game.id, again.options, again.code.text()) == ("split-run", {"stall": 7}, "77")
    assert again.who.text() == "You · Bo (Steady) · Cleo (Steady)."


def test_the_table_sheet_disables_questions_that_do_not_apply(program):
    sit(program, *FOUR[2:])
    sheet = table_sheet(program)
    asked = (sheet.practice, sheet.hints, sheet.fields["increment"])
    assert [one.isEnabled() for one in asked] == [True, False, False]
    assert sheet.seats.rows[0].hints.isEnabled()
    sheet.seats.rows[1].kind.setCurrentIndex(0)
    sheet.fields["clock"].set(10)
    assert [one.isEnabled() for one in asked] == [False, True, True]
    assert not sheet.seats.rows[0].hints.isEnabled()
    assert all(one.isVisibleTo(sheet) for one in asked)


def test_the_table_sheet_describes_what_words_a_computer_player_of_each_level_knows_and_how_far_it_plans(program):
    program.file.change(games={"split-run": GameSetting((SeatSetting("Ann"), SeatSetting("", "computer", 1)))})
    person, computer = table_sheet(program).seats.rows
    assert not person.level_note.isVisible()
    assert "Knows everyday words. Sees 4 of 100 plays" in computer.level_note.text()
    told = set()
    for level in range(computer.level.count()):
        computer.level.setCurrentIndex(level)
        told.add(computer.level_note.text())
        assert "never sees your hand" in computer.level_note.text()
    assert len(told) == computer.level.count()
    computer.level.setCurrentIndex(computer.level.findData(6))
    assert "Knows every word. Sees every play" in computer.level_note.text()
    computer.kind.setCurrentIndex(0)
    assert not computer.level_note.isVisible()


def test_the_table_sheet_describes_each_temperament_of_a_computer_player_beside_its_icon(program):
    computer = table_sheet(program).seats.rows[1]
    told, signs = set(), []
    for place in range(computer.temperament.count()):
        computer.temperament.setCurrentIndex(place)
        assert computer.level_note.text().startswith(texts.temperament_help(computer.temperament.currentData()))
        told.add(computer.level_note.text())
        signs.append(computer.sign.pixmap().toImage())
    assert len(told) == len(texts.TEMPERAMENTS) >= 4
    for one, other in combinations(signs, 2):
        dots = [(x, y) for x in range(one.width()) for y in range(one.height())]
        assert sum(abs(one.pixelColor(*dot).alpha() - other.pixelColor(*dot).alpha()) > 80 for dot in dots) >= 30


def test_a_computer_player_can_have_the_child_level_and_then_has_no_temperament(program):
    sheet = table_sheet(program)
    computer = sheet.seats.rows[1]
    assert computer.temperament.isVisible()
    computer.level.setCurrentIndex(computer.level.findData(CHILD))
    assert computer.level_note.text().startswith("Knows the words of primary school")
    assert not computer.temperament.isVisible() and not computer.sign.isVisible()
    program.new.deal("split-run")
    running = program.window.table.running
    assert running.session.match.header.players[1].computer == "child"
    assert (running.session.choice.seats[1].level, running.session.choice.seats[1].temperament) == (CHILD, "")
    assert program.tonight.table.seats[1].level == CHILD


# ---- the rules that the table applies to all games


def test_the_clock_of_the_table_applies_to_every_game_that_has_no_clock_of_its_own(program):
    sit(program, *FOUR[:2], seconds=45, clock=10, increment=5)
    for game, options in (
        ("split-run", {"seconds": 45, "clock": 10, "increment": 5}),
        ("four-rows", {"clock": 10, "increment": 5}),
        ("shout", {}),
    ):
        program.new.deal(game)
        assert program.window.table.running.session.match.header.options == options
        program.leave_table()


def test_every_game_uses_the_dictionary_and_word_rules_of_the_table(program):
    sit(program, *FOUR[:2], dictionary="family", children="no", words="strict")
    for game in ("split-run", "shout"):
        program.new.deal(game)
        running = program.window.table.running
        assert (running.record.dictionary.name, running.record.dictionary.children) == ("family", "no")
        assert running.session.match.header.options["words"] == "strict"
        program.leave_table()


def test_computer_players_of_every_game_play_at_the_pace_chosen_for_the_table(program):
    program.file.change(pace="slow")
    for pace, factor in (("", 1.8), ("instant", 0.0)):
        sit(program, *FOUR[2:], pace=pace)
        program.new.deal("split-run")
        assert program.window.table.running.bots._pace() == factor
        program.leave_table()


# ---- people who sit at the table


def test_a_person_who_is_renamed_keeps_the_seat_even_if_the_table_sheet_is_open(program):
    program.people.file.change(lambda there: (Person("1", "Ann", RED), Person("2", "Ben", BLUE)))
    sit(program, SeatSetting("Ben"), SeatSetting("", "computer"))
    table_sheet(program)
    program.window.asked.emit("people")
    page = program.people.page
    page.rows.list.setCurrentRow(1)
    page.name.setText("Benno")
    page.name.editingFinished.emit()
    assert program.tonight.table.seats[0].name == "Benno"
    assert program.window.gallery.table.names[0] == "Benno"
    row = program.window.gallery.sheet.seats.rows[0]
    assert (row.name.text(), row.colour.currentData()) == ("Benno", BLUE)


# ---- older settings, and the file of the table


@pytest.mark.own_program
def test_the_seats_of_the_last_game_in_an_older_settings_file_become_tonights_table_once(folders, start):
    (folders / "config").mkdir(parents=True, exist_ok=True)
    games = {
        "ow": {"seats": [{"name": "Zoe"}], "options": {"again": "always"}},
        "four-rows": {
            "seats": [{"name": "Ben", "hints": "off"}, {"kind": "computer", "level": 5}, {"name": "Ann"}],
            "options": {"words": "challenge", "seconds": 20, "clock": 9, "first": "2"},
            "dictionary": "large",
            "hints": "everyday",
            "agreed_hints": True,
        },
    }
    old = {"version": 1, "recent": ["four-rows", "ow"], "games": games}
    (folders / "config" / "settings.json").write_text(json.dumps(old))
    program = start()
    program._after_first_paint()
    table = program.tonight.table
    assert [(seat.name, seat.kind, seat.level) for seat in table.seats] == [
        ("Ben", "human", 3),
        ("", "computer", 5),
        ("Ann", "human", 3),
    ]
    assert [seat.hints for seat in table.seats] == ["off", "everyday", "everyday"]
    assert table.rules == HouseRules(words="challenge", clock=9, dictionary="large", hints=True)
    assert program.file.settings.options == {"ow": {"again": "always"}, "four-rows": {"seconds": 20, "first": "2"}}
    program.settle()
    assert json.loads((folders / "config" / "settings.json").read_text())["games"] == {}
    sit(program, *FOUR)
    program.file.change(felt="blue")
    assert program.tonight.table.seats == FOUR


@pytest.mark.own_program
def test_tonights_table_is_the_same_after_a_restart(start):
    program = start()
    sit(program, *FOUR, words="trust")
    program.close()
    again = start()
    assert (again.tonight.table.seats, again.tonight.table.rules.words) == (FOUR, "trust")
    assert again.window.gallery.table.names == ("Ann", "Ben", "Cleo", "Bo (Steady)")


@pytest.mark.parametrize(
    "damage",
    [
        {"version": 2},
        {"seats": [{"name": "Ann", "colour": "red"}]},
        {"seats": [{}] * 9},
        {"rules": {"words": "sometimes"}},
        {"rules": {"seconds": 0}},
        {"rules": {"pace": "warp"}},
    ],
)
def test_a_table_file_with_invalid_content_is_renamed_and_not_used(tmp_path, damage):
    path = tmp_path / "tonight.json"
    told: list[str] = []
    path.write_text(json.dumps({"version": 1, "seats": [], "rules": {}} | damage))
    assert TonightFile(path, told.append).table == Tonight()
    assert told == ["tonight-set-aside"]
    assert not path.exists()


def test_the_table_file_keeps_the_changes_of_two_programs_that_run_at_the_same_time(tmp_path):
    one, other = TonightFile(tmp_path / "tonight.json"), TonightFile(tmp_path / "tonight.json")
    one.change(lambda table: replace(table, seats=FOUR))
    other.change(lambda table: replace(table, rules=HouseRules(words="trust")))
    assert one.table == Tonight(FOUR, HouseRules(words="trust"))
