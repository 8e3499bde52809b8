"""Tests the near player, a computer player whose strength changes after each game to stay close to that of one
person."""

from dataclasses import replace
from typing import Any

import pytest

from app.base.level_names import strength_name
from app.base.settings import NEAR, SEAT_COLOURS, STRONGEST, GameSetting, SeatSetting, usable
from app.library.near import followed, keeping, with_near_of_here, with_strengths
from app.session.match.dealing import deal, reopen
from app.session.match.view_data import GameChoice, SeatChoice
from engine.core.verdict import Refused
from engine.match import STRONGEST as HIGHEST
from engine.players.levels import LADDER
from engine.records.record import read_record, record_of, write_record
from tests.windows.conftest import table_sheet


def near_ann(strength: int, **more: Any) -> GameChoice:
    return GameChoice("split-run", (SeatChoice("Ann"), SeatChoice("Ben", "computer").at_strength(strength)), **more)


def test_a_record_keeps_the_strength_of_a_computer_player_set_to_near_you():
    match, dictionary = deal(near_ann(7))
    text = write_record(record_of(match, dictionary))
    assert '{"name": "Ben", "computer": "near", "strength": 7}' in text
    choice, _, _ = reopen(read_record(text), SEAT_COLOURS)
    assert [(seat.strength, seat.level, seat.temperament) for seat in choice.seats] == [
        (None, 3, "builder"),
        (7, 3, ""),
    ]


@pytest.mark.parametrize(
    ("ben", "key"),
    [
        ('{"name": "Ben", "computer": "near"}', "bad-record:missing-key"),
        ('{"name": "Ben", "computer": "3-bold", "strength": 7}', "bad-record:unknown-key"),
        ('{"name": "Ben", "strength": 7}', "bad-record:unknown-key"),
        ('{"name": "Ben", "computer": "near", "strength": 15}', "bad-record:range"),
    ],
)
def test_a_record_may_give_a_strength_only_for_a_computer_player_set_to_near_you(ben, key):
    with pytest.raises(Refused) as refused:
        read_record(f'{{"wordfelt": 1, "game": "split-run", "players": ["Ann", {ben}], "moves": []}}')
    assert (refused.value.reason.key, refused.value.reason.facts["place"]) == (key, "players[2].strength")


def test_the_strengths_of_players_set_to_near_you_cover_the_whole_range_of_computer_levels():
    assert STRONGEST == HIGHEST == 2 * LADDER[-1].number
    assert LADDER[-1].number < NEAR
    assert strength_name(4) == "Casual"
    assert strength_name(5) == "between Casual and Steady"


def test_reading_the_settings_corrects_impossible_strengths_of_computer_players_set_to_near_you():
    found, _ = usable({"near": {"Ann": 99, "Ben": -3, "Cyd": 5}})
    assert found.near == {"Ann": STRONGEST, "Ben": 0, "Cyd": 5}


def test_a_practice_game_does_not_change_the_strength_of_a_computer_player_set_to_near_you():
    match, _ = deal(near_ann(7))
    match.play_text("@1 resign")
    assert followed(near_ann(7), match) == ("Ben", near_ann(7).seats[0], 6)
    assert followed(near_ann(7, practice=True), match) is None


def test_the_strength_of_a_player_set_to_near_you_is_saved_under_the_id_of_a_known_person_and_not_the_name():
    choice = near_ann(7)
    ann = replace(choice.seats[0], person="1")
    assert keeping({"Ann": 7, "2": 4}, ann, 6) == {"2": 4, "1": 6}, (
        "the entry under a name from older settings is removed"
    )
    seats = (replace(ann, name="Anna"), choice.seats[1])
    assert with_strengths(seats, {"Ann": 3, "1": 9})[1].strength == 9
    assert with_strengths(choice.seats, {"Ann": 3})[1].strength == 3, "the strength for a guest is kept under the name"
    assert keeping({}, choice.seats[0], 5) == {"Ann": 5}
    assert with_near_of_here({"near": {"1": 9, "Zoe": 4}}, {"1": "7"}) == {"near": {"7": 9, "Zoe": 4}}
    assert with_near_of_here([], {"1": "7"}) == []


def test_a_computer_player_set_to_near_you_on_the_table_sheet_has_the_strength_saved_for_the_person(program):
    file = program.file
    file.change(games={"split-run": GameSetting((SeatSetting("Ann"), SeatSetting("Ben", "computer")))}, near={"Ann": 7})
    sheet = table_sheet(program)
    row = sheet.seats.rows[1]
    row.level.setCurrentIndex(row.level.findData(NEAR))
    assert "half a level harder after you clearly win" in row.level_note.text()
    assert not row.temperament.isVisible()
    sheet.done.click()
    program.new.deal("split-run")
    session = program.window.table.running.session
    assert session.match.header.players[1].strength == 7
    session.match.play_text("@1 resign")
    session.tell()
    program.new.rematch()
    (ann,) = [one for one in program.people.file.content if one.name == "Ann"]
    assert file.settings.near == {ann.id: 6}
    assert program.window.table.running.session.match.header.players[1].strength == 6
    assert program.tonight.table.seats[1].level == NEAR
