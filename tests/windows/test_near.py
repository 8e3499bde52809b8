"""The computer player that stays near a person: chosen in the set-up, written into the game, told after it."""

from dataclasses import replace
from typing import Any

import pytest

from app.base.settings import NEAR, SEAT_COLOURS, STRONGEST, GameSetting, SeatSetting, usable
from app.base.texts import strength_name
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


def test_the_strength_is_written_into_the_game_and_read_again():
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
def test_a_strength_and_near_need_each_other(ben, key):
    with pytest.raises(Refused) as refused:
        read_record(f'{{"wordfelt": 1, "game": "split-run", "players": ["Ann", {ben}], "moves": []}}')
    assert (refused.value.reason.key, refused.value.reason.facts["place"]) == (key, "players[2].strength")


def test_the_strengths_are_those_of_the_ladder():
    assert STRONGEST == HIGHEST == 2 * LADDER[-1].number
    assert LADDER[-1].number < NEAR
    assert strength_name(4) == "Casual"
    assert strength_name(5) == "between Casual and Steady"


def test_impossible_strengths_are_put_right_when_the_settings_are_read():
    found, _ = usable({"near": {"Ann": 99, "Ben": -3, "Cyd": 5}})
    assert found.near == {"Ann": STRONGEST, "Ben": 0, "Cyd": 5}


def test_a_game_in_which_answers_can_be_taken_back_moves_nobody():
    match, _ = deal(near_ann(7))
    match.play_text("@1 resign")
    assert followed(near_ann(7), match) == ("Ben", near_ann(7).seats[0], 6)
    assert followed(near_ann(7, practice=True), match) is None


def test_the_strength_belongs_to_a_person_whatever_their_name():
    choice = near_ann(7)
    ann = replace(choice.seats[0], person="1")
    assert keeping({"Ann": 7, "2": 4}, ann, 6) == {"2": 4, "1": 6}, "the name of older settings goes"
    seats = (replace(ann, name="Anna"), choice.seats[1])
    assert with_strengths(seats, {"Ann": 3, "1": 9})[1].strength == 9
    assert with_strengths(choice.seats, {"Ann": 3})[1].strength == 3, "a guest has only a name"
    assert keeping({}, choice.seats[0], 5) == {"Ann": 5}
    assert with_near_of_here({"near": {"1": 9, "Zoe": 4}}, {"1": "7"}) == {"near": {"7": 9, "Zoe": 4}}
    assert with_near_of_here([], {"1": "7"}) == []


def test_it_is_chosen_at_the_table_and_follows_the_person(program):
    file = program.file
    file.change(games={"split-run": GameSetting((SeatSetting("Ann"), SeatSetting("Ben", "computer")))}, near={"Ann": 7})
    sheet = table_sheet(program)
    row = sheet.seats.rows[1]
    row.level.setCurrentIndex(row.level.findData(NEAR))
    assert "half a level harder after you clearly win" in row.told.text()
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
