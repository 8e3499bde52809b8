"""Tests headers, which contain the game, players and options of a match. A header refuses unknown options and values
even if no record contains it."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.games import GAMES
from engine.match import Header, Match, Player
from engine.messages import sentence
from engine.records.record import DictionaryChoice
from engine.records.replay import lexicon_of

WORDS = lexicon_of(DictionaryChoice(only=("KIT",)))


def start(game: str, players: int, **options: Any) -> Match:
    seats = tuple([Player(f"Player {number}") for number in range(1, players + 1)])
    return Match(Header(GAMES[game], seats, options), WORDS)


@pytest.mark.parametrize(
    ("game", "players", "options", "message"),
    [
        ("5-up", 2, {"speed": 3}, "5 Up has no option “speed”."),
        (
            "5-up",
            2,
            {"words": "challenged"},
            "The option “words” must be one of checked, strict, challenge, trust.",
        ),
        ("5-up", 2, {"seconds": 0}, "The option “seconds” must be a whole number from 1 to 3600, or null."),
        ("break-up", 2, {"hard": 1}, "The option “hard” must be true or false."),
        ("5-up", 1, {}, "5 Up is for 2 to 6 players; the record names 1."),
        ("first-base", 2, {}, "First Base is for one player; the record names 2."),
    ],
)
def test_a_header_with_an_unknown_option_or_wrong_value_or_wrong_number_of_players_is_refused(
    game: str, players: int, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(Refused) as refused:
        start(game, players, **options)
    assert refused.value.reason.code == "bad-record"
    assert sentence(refused.value.reason) == message


def test_a_header_may_give_the_seat_that_begins_as_a_number() -> None:
    assert start("5-up", 2, first=2).house.options["first"] == "2"
