"""Tests the people whom the program knows: the people page, their seats in the set-up, their keys at the table, and
people made from the names in older settings."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.base.settings import SEAT_COLOURS, GameSetting, Handicap, SeatSetting
from app.library.people import PeopleFile, Person, changed, here, names_of
from app.library.tonight import Tonight
from app.windows.sheets.buzzer_keys import BuzzerDialog
from app.windows.sheets.setup_sheet import SetupSheet
from app.windows.sheets.table_sheet import TableSheet
from engine.core.moves import PASS
from engine.games import GAMES
from tests.windows.conftest import deal, leave, table_sheet

RED, BLUE, GOLD = SEAT_COLOURS[:3]


def know(program, *people):
    program.people.file.change(lambda there: (*there, *people))


def known(program):
    return program.people.file.content


def page_of(program):
    program.window.asked.emit("people")
    return program.people.page


def listed(page):
    return [page.rows.list.item(row).text() for row in range(page.rows.count)]


def choose(page, row):
    page.rows.list.setCurrentRow(row)


# ---- the people page


def test_one_press_adds_a_person_whose_name_the_player_then_types(program, qtbot):
    page = page_of(program)
    assert (page.rows.nothing.isHidden(), page.form.isHidden()) == (False, True)
    page.rows.buttons["new"].click()
    assert page.focusWidget() is page.name
    qtbot.keyClicks(page.name, "Ann")
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    page.rows.buttons["new"].click()
    qtbot.keyClicks(page.name, "Ben")
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert page.isVisible()
    assert [(one.name, one.colour) for one in known(program)] == [("Ann", RED), ("Ben", BLUE)]
    assert [text.split(" · ")[0] for text in listed(page)] == ["Ann", "Ben"]
    assert page.chosen.name == "Ben"


def test_every_change_on_the_people_page_is_saved_and_shown_immediately(program, folders):
    know(program, Person("1", "Ann", RED), Person("2", "Ben", BLUE))
    page = page_of(program)
    choose(page, 1)
    page.colour.setCurrentIndex(2)
    page.colour.activated.emit(2)
    page.time.setCurrentIndex(page.time.findData(200))
    page.time.activated.emit(page.time.currentIndex())
    program.settle()
    assert PeopleFile(folders / "data" / "people.json").people == (
        Person("1", "Ann", RED),
        Person("2", "Ben", GOLD, "", 200),
    )
    assert page.chosen.id == "2"
    colour, time = page.colour.currentText(), page.time.currentText()
    assert listed(page)[1] == f"Ben · {colour} · {time}"
    assert page.rows.list.item(1).data(Qt.ItemDataRole.AccessibleTextRole) == f"Ben, {colour}, {time}"


def test_announcements_are_as_detailed_as_the_person_on_turn_wants(program):
    know(program, Person("1", "Ann", RED, speech="full"), Person("2", "Ben", BLUE))
    page = page_of(program)
    choose(page, 1)
    page.speech.setCurrentIndex(page.speech.findData("brief"))
    page.speech.activated.emit(page.speech.currentIndex())
    assert [one.speech for one in known(program)] == ["full", "brief"]
    table = deal(program, "split-run", seed=7)
    session = table.running.session
    assert session.moment.seats[0].speech == "full"
    heard = [table.felt.speech]
    session.submit(PASS)
    session.lift_curtain()
    heard.append(table.felt.speech)
    program.file.change(speech="usual", panels=True)
    heard.append(table.felt.speech)
    assert heard == ["full", "brief", "brief"]
    program.people.file.change(lambda people: changed(people, "1", speech=""))
    leave(program)
    called = deal(program, "shout", seed=7)
    assert called.felt.speech == "usual", (
        "in Shout! all players listen, so the level of the most detailed speech counts"
    )


def test_the_people_page_refuses_a_name_that_another_person_has(program):
    people = Person("1", "Ann", RED), Person("2", "Ben", BLUE)
    know(program, *people)
    page = page_of(program)
    choose(page, 1)
    for name, told in (("ann", "Somebody else has this name."), ("  ", page.rows.note.text())):
        page.name.setText(name)
        page.name.editingFinished.emit()
        assert (page.name.text(), known(program)) == ("Ben", people)
        assert name == "  " or page.rows.note.text() == told


def test_a_removed_person_is_not_offered_for_a_seat_and_can_be_restored(program):
    know(program, Person("1", "Ann", RED), Person("2", "Ben", BLUE))
    page = page_of(program)
    choose(page, 0)
    page.rows.buttons["away"].click()
    assert names_of(known(program)) == ("Ben",)
    assert page.chosen.id == "1"
    assert listed(page)[1].endswith("put away")
    assert page.rows.buttons["away"].text() == "Take back"
    program.new.deal("split-run")
    assert program.window.table.game.moment.names[0] == "Ben"
    page.rows.buttons["away"].click()
    assert names_of(known(program)) == ("Ann", "Ben")


def test_the_people_page_asks_for_the_buzzer_keys_of_all_people_except_hidden_ones(program):
    know(program, Person("1", "Ann", key="L"), Person("2", "Ben"), Person("3", "Cleo", away=True))
    page = page_of(program)
    page.rows.buttons["keys"].click()
    (dialog,) = page.findChildren(BuzzerDialog)
    assert [button.name for button in dialog.buttons] == ["Ann", "Ben"]
    assert dialog.keys[:2] == ["L", "Q"]
    dialog.keys[1] = "W"
    dialog.accept()
    assert [one.key for one in known(program)] == ["L", "W", ""]
    assert "key W" in listed(page)[1]


# ---- people at the table


def test_typing_a_persons_name_at_the_table_shows_the_persons_colour_and_extra_time(program):
    know(program, Person("1", "Ann", RED), Person("2", "Ben", GOLD, "", 200))
    sheet = TableSheet(Tonight(), known(program))
    row = sheet.seats.rows[0]
    assert (row.name.placeholderText(), row.colour.currentData(), row.time.currentData()) == ("Ann", RED, 100)
    row.name.setText("ben")
    row.name.editingFinished.emit()
    assert (row.colour.currentData(), row.time.currentData()) == (GOLD, 200)
    row.colour.setCurrentIndex(4)
    row.name.editingFinished.emit()
    assert row.colour.currentIndex() == 4, "a colour that the player has chosen stays"
    row.name.setText("Zoe")
    row.name.editingFinished.emit()
    assert row.colour.currentIndex() == 4
    sheet.deleteLater()


def test_a_person_gets_their_last_handicap_again_when_they_return_to_the_table(program):
    know(program, Person("1", "Ann", RED), Person("2", "Ben", BLUE))
    sheet = table_sheet(program)
    own = sheet.seats.rows[0].handicap
    own.given.click()
    own.start.setCurrentIndex(own.start.findData(40))
    assert known(program)[0].handicap == Handicap(40)
    sheet.done.click()
    program.new.deal("split-run")
    assert program.window.table.game.moment.seats[0].handicap == Handicap(40)
    leave(program)
    assert "handicap" in listed(page_of(program))[0]
    program.tonight.file.change(lambda table: replace(table, seats=()))
    again = TableSheet(program.tonight.table, known(program))
    row = again.seats.rows[0]
    assert row.handicap.value == Handicap(40), "a person has the same handicap at every seat"
    row.name.setText("Ben")
    row.name.editingFinished.emit()
    assert row.handicap.value == Handicap()
    row.name.setText("Ann")
    row.name.editingFinished.emit()
    assert row.handicap.value == Handicap(40)
    again.deleteLater()


def test_a_colour_chosen_at_the_table_is_kept_for_the_person_at_every_seat(program):
    know(program, Person("1", "Ann", RED))
    table_sheet(program).seats.rows[0].colour.setCurrentIndex(2)
    assert known(program)[0].colour == GOLD
    program.new.deal("ow")
    seat = program.window.table.running.session.choice.seats[0]
    assert (seat.name, seat.colour) == ("Ann", GOLD)


def test_people_have_the_same_buzzer_keys_at_every_seat(program):
    know(program, Person("1", "Ann", key="L"), Person("2", "Ben"))
    seats = (SeatSetting("Ben"), SeatSetting("Ann"))
    program.file.change(games={"shout": GameSetting(seats)})
    program.new.deal("shout")
    page = program.window.table
    assert page.buzzers.keys == {"Q": 0, "L": 1}
    program.table.keep_keys_of_game(("W", "L", *program.file.settings.buzzers[2:]))
    assert page.buzzers.keys == {"W": 0, "L": 1}
    assert [one.key for one in known(program)] == ["L", "W"]
    program.leave_table()
    program.file.change(games={"shout": GameSetting((SeatSetting("Ann"), SeatSetting("Zoe"), SeatSetting("Ben")))})
    program.new.deal("shout")
    assert {who: key for key, who in page.buzzers.keys.items()} == {0: "L", 1: page_key(program), 2: "W"}


def page_key(program):
    """The first default buzzer key that no known person has chosen."""
    own = {one.key for one in known(program)}
    return next(key for key in program.file.settings.buzzers if key not in own)


def test_the_setup_sheet_names_the_buzzer_keys_of_the_people_at_the_table(program):
    know(program, Person("1", "Ann", key="L"))
    table = Tonight((SeatSetting("Zoe"), SeatSetting("Ann")))
    sheet = SetupSheet(GAMES["shout"], program.file.settings, table, known(program))
    assert sheet.keys_report.text() == "Buzzers: Zoe Q and Ann L"
    sheet.deleteLater()


def test_a_button_on_the_table_sheet_opens_the_people_page(program):
    table_sheet(program)
    program.window.gallery.sheet.people_wanted.emit()
    assert program.people.page.isVisible()


# ---- names in older settings


@pytest.mark.own_program
def test_the_first_start_after_an_update_adds_the_names_in_old_settings_to_the_known_people(folders, start):
    (folders / "config").mkdir(parents=True, exist_ok=True)
    old = {"version": 1, "names": ["Ann", "Ben"], "games": {"ow": {"seats": [{"name": "Ben", "colour": GOLD}]}}}
    (folders / "config" / "settings.json").write_text(json.dumps(old))
    program = start()
    program._after_first_paint()
    assert [(one.name, one.colour) for one in known(program)] == [("Ann", RED), ("Ben", GOLD)]
    program.settle()
    assert json.loads((folders / "config" / "settings.json").read_text())["names"] == []
    assert not [one for one in here(known(program)) if not one.name]


def test_a_single_person_needs_no_name_and_is_asked_no_question(program):
    program.new.deal("split-run")
    assert program.window.table.game.moment.names[0] == "You"
    assert [(one.name, one.away) for one in known(program)] == [("", False)]
    assert program.table.running.session.choice.seats[0].person == known(program)[0].id
    program.leave_table()
    program.new.deal("ow")
    assert len(known(program)) == 1
    assert not [label for label in program.window.findChildren(QLabel) if "person" in label.text()]


# ---- a person's sign and help settings


def test_each_field_of_the_people_page_has_a_spoken_name_and_can_be_reached_by_keys(program, qtbot):
    know(program, Person("1", "Ann", RED), Person("2", "Ben", BLUE))
    page = page_of(program)
    fields = [page.rows.list, page.name, page.colour, page.shape, page.letter, page.time, page.words, page.speech]
    assert all(field.accessibleName() for field in fields)
    assert len({field.accessibleName() for field in fields}) == len(fields)
    page.rows.list.setFocus()
    for field in fields[1:]:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.focusWidget() is field
    for button in page.rows.buttons.values():
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.focusWidget() is button


def test_a_persons_shape_and_letter_and_choice_of_words_for_hints_apply_wherever_the_person_sits(program):
    know(program, Person("1", "Ann", RED), Person("2", "Ben", BLUE))
    page = page_of(program)
    choose(page, 1)
    page.shape.setCurrentIndex(page.shape.findData(5))
    page.shape.activated.emit(page.shape.currentIndex())
    page.letter.setText("q")
    page.letter.editingFinished.emit()
    page.words.setCurrentIndex(1)
    page.words.activated.emit(1)
    one = known(program)[1]
    assert (one.shape, one.letter, one.gentle) == (5, "Q", True)
    assert "Pentagon" in listed(page)[1]
    program.file.change(games={"split-run": GameSetting((SeatSetting("Ann"), SeatSetting("Ben")))})
    program.new.deal("split-run")
    zones = [zone for zone in program.window.table.felt.picture.zones if zone.owner == 1 and zone.title == "Ben"]
    assert [(zone.shape, zone.letter) for zone in zones] == [(5, "Q")]
    assert program.table.running.session.choice.dictionary["children"] == "yes"
