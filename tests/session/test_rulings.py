"""What became of a challenge stands in the history, with the words it was about."""

import json

import pytest

from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from app.windows.table.spoken import line_text
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves

NAMES = ("Ann", "Ben")


def challenged(word: str) -> tuple[str, ...]:
    """Ann lays the word, Ben challenges it: the history."""
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
    return tuple([line_text(line, NAMES) for line in session.history()])


@pytest.mark.usefixtures("qapp")
def test_a_challenge_that_is_right_names_the_word() -> None:
    assert challenged("JOFFA") == (
        "Ann: JOFFA, taken back",
        "Ben: challenged rightly, not in the dictionary: JOFFA",
    )


@pytest.mark.usefixtures("qapp")
def test_a_challenge_that_is_wrong_says_so() -> None:
    assert challenged("TRAIN") == ("Ann: TRAIN  +5", "Ben: challenged wrongly, turn lost")


@pytest.mark.usefixtures("qapp")
def test_a_word_laid_in_secret_is_not_said_to_count_for_nothing() -> None:
    record = {"wordfelt": 1, "game": "profit-and-loss", "players": NAMES, "options": {"first": "1"}, "moves": []}
    record["setup"] = {"hands": ["TRAINJUNLO", "SMHTAOONLE"], "deck": "ABCDE"}
    match = open_match(read_record(json.dumps(record)))
    session = TableSession(GameChoice("profit-and-loss", tuple([SeatChoice(name) for name in NAMES])), match)
    session.lift_curtain()
    for letter in "TRAIN":
        session.gestures.type_letter(letter)
    session.commit()
    session.lift_curtain()
    assert [line_text(line, NAMES) for line in session.history()] == ["Ann: laid a word in secret"]
