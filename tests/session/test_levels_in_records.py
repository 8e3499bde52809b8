"""Tests which level a computer player of a record gets at the table."""

import pytest

from app.base.settings import SEAT_COLOURS
from app.session.match.dealing import reopen
from engine.records.record import read_record


@pytest.mark.parametrize(
    ("computer", "level", "temperament"),
    [
        ("novice", 1, "builder"),
        ("steady", 3, "builder"),
        ("grandmaster", 7, "builder"),
        ("master-hoarder", 6, "hoarder"),
        ("5-hoarder", 5, "hoarder"),
        ("child", 0, ""),
        ("8", 3, "builder"),
        ("somebody", 3, "builder"),
    ],
)
def test_a_record_can_give_the_level_of_a_computer_player_as_a_name_or_a_number(computer, level, temperament):
    ben = f'{{"name": "Ben", "computer": "{computer}"}}'
    record = read_record(f'{{"wordfelt": 1, "game": "5-up", "players": ["Ann", {ben}], "moves": []}}')
    seat = reopen(record, SEAT_COLOURS)[0].seats[1]
    assert (seat.kind, seat.level, seat.temperament) == ("computer", level, temperament)
