"""Tests the history lines of challenges, which show the outcome and the words, and that of a word laid in secret."""

import json

import pytest

from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from app.windows.table.spoken import line_text
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves

NAMES = ("Ann", "Ben")


def challenged(word: str) -> tuple[str, ...]:
    """Returns the history lines after Ann has laid this word and Ben has challenged it."""
    record = {
        "wordfelt": 1,
        "game": "5-up",
        "options": {"words": "challenge"},
        "players": NAMES,
        "setup": {"first": 1, "hands": ["JOFFATRAIN", "SMHTAOONLE"], "deck": "ABCDE"},
        "moves": [f"play {word}", "@2 challenge"],
    }
    read = read_record(json.dumps(record))
    match = open_match(read)
    replay_moves(match, read)
    session = TableSession(GameChoice("5-up", tuple([SeatChoice(name) for name in NAMES])), match)
    session.lift_curtain()
    return tuple([line_text(line, NAMES) for line in session.moment.history])


@pytest.mark.usefixtures("qapp")
def test_the_history_line_of_a_right_challenge_names_the_wrong_word() -> None:
    assert challenged("JOFFA") == (
        "Ann: JOFFA, taken back",
        "Ben: challenged rightly, not in the dictionary: JOFFA",
    )


@pytest.mark.usefixtures("qapp")
def test_the_history_line_of_a_wrong_challenge_shows_the_lost_turn() -> None:
    assert challenged("TRAIN") == ("Ann: TRAIN  +5", "Ben: challenged wrongly, turn lost")


@pytest.mark.usefixtures("qapp")
def test_the_history_line_of_a_word_laid_in_secret_does_not_show_a_score() -> None:
    record = {"wordfelt": 1, "game": "profit-and-loss", "players": NAMES, "options": {"first": "1"}, "moves": []}
    record["setup"] = {"hands": ["TRAINJUNLO", "SMHTAOONLE"], "deck": "ABCDE"}
    match = open_match(read_record(json.dumps(record)))
    session = TableSession(GameChoice("profit-and-loss", tuple([SeatChoice(name) for name in NAMES])), match)
    session.lift_curtain()
    for letter in "TRAIN":
        session.gestures.type_letter(letter)
    session.commit()
    session.lift_curtain()
    assert [line_text(line, NAMES) for line in session.moment.history] == ["Ann: laid a word in secret"]
