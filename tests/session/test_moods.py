"""Tests the moods of the players: after an act a player may be glad, rueful or surprised, which the sign on the
player's name plate shows."""

from dataclasses import replace

import pytest

from app.felt.picture import Kind
from app.felt.script import Banner, Beat, Doing
from app.session.match.moods import LASTED, _overtaken, is_rare, moods_of
from app.session.match.view_data import HistoryLine
from app.session.moment import Moment
from app.session.table_session import TableSession
from engine.core.moves import RESIGN, TIMEOUT
from tests.session.test_log import table

HANDS = ["KITREXTEAN", "SMHTAOONLE"]
DECK = "AEIAEIAEI"
BOUND = {"words": "challenge"}


def moods(session: TableSession) -> tuple[str, ...]:
    return session.moment.moods


def split_run(*moves: str, players: int = 2) -> TableSession:
    hands = [*HANDS, "DOGINAREST"][:players]
    return table("split-run", *moves, hands=hands, deck=DECK, players=players)


def test_before_the_first_act_no_player_has_a_mood() -> None:
    assert moods(split_run()) == ("", "")


def test_a_word_that_scores_about_as_much_as_usual_does_not_change_a_players_mood() -> None:
    assert moods(split_run("play KIT")) == ("", "")
    session = table("5-up", "play EXTRA", "play HAT", hands=["EXTRAKITNE", "HATSMOONLE"], deck=DECK)
    assert moods(session)[1] == ""


@pytest.mark.parametrize(
    ("before", "points", "expected"), [(3, 9, ("glad", "surprised")), (2, 9, ("", "")), (3, 8, ("", ""))]
)
def test_a_word_with_more_points_than_at_least_three_words_before_makes_its_player_glad_and_rivals_surprised(
    before: int, points: int, expected: tuple[str, str]
) -> None:
    match = split_run("play KIT").match
    act = match.moves[0].act
    lines = [HistoryLine(0, number, number % 2, act, ("HAT",), 8) for number in range(before)]
    lines.append(HistoryLine(1, before, 0, act, ("KITCHEN",), points))
    assert moods_of(match, lines, 1) == expected


def test_a_score_counts_as_rare_if_only_a_few_earlier_scores_were_as_high() -> None:
    assert is_rare(12, [8, 9, 10, 11, 12, 5, 6, 7, 8])
    assert not is_rare(12, [8, 9, 10, 12, 12, 5, 6, 7, 8])
    assert not is_rare(0, [-1, -2, -3])
    worths = [number * 37 % 41 for number in range(1, 41)]
    moved = [number for number, worth in enumerate(worths) if is_rare(worth, worths[:number])]
    assert 3 <= len(moved) <= 10


def test_a_player_caught_with_a_wrong_word_is_rueful_and_a_wrongly_challenged_player_is_glad() -> None:
    hands = ["KITREXTEAN", "SMHTAOONLE"]
    wrong = table("5-up", "play KTI", "@2 challenge", hands=hands, deck=DECK, options=BOUND)
    assert moods(wrong) == ("rueful", "glad")
    right = table("5-up", "play KIT", "@2 challenge", hands=hands, deck=DECK, options=BOUND)
    assert moods(right) == ("glad", "rueful")


def test_in_every_kind_of_challenge_a_player_caught_with_a_wrong_word_is_rueful() -> None:
    """Tests the two unusual kinds: in Profit & Loss a challenge comes before the trick is won, and in Four Rows players
    doubt a word."""
    hands = ["HSOERINTEA", "CATLONGIDE"]
    caught = table("profit-and-loss", "play HSOER", "@2 play CAT", "@2 challenge", hands=hands, options=BOUND)
    assert moods(caught) == ("rueful", "glad")
    moves = ["@1 choose E", "@2 choose T", "@1 place 1 after SEQ", "@2 doubt"]
    doubted = table("four-rows", *moves, hands=["EMN", "TIO"], table=["S", "RAN"], deck="", options=BOUND)
    assert moods(doubted) == ("rueful", "glad")


def test_a_time_out_makes_a_player_rueful_but_a_request_that_is_denied_does_not() -> None:
    asked = table("pluck-it", "request W", hands=["CATSEENITO", "DOGINAREST"])
    assert moods(asked) == ("", "")
    late = table("split-run", "timeout", hands=HANDS, deck=DECK, options={"seconds": 60})
    assert moods(late) == ("rueful", "")


def test_calling_a_wrong_word_in_shout_makes_a_player_rueful() -> None:
    deals = ["deal"] * 4
    assert moods(table("shout", *deals, "@2 shout CAT", deck="C A T D O G S N E E")) == ("", "")
    assert moods(table("shout", *deals, "@2 shout CTA", deck="C A T D O G S N E E"))[1] == "rueful"


def test_a_player_who_is_overtaken_after_leading_for_some_time_is_rueful() -> None:
    hands = ["KITREXTEAN", "SMHTAOONLE"]
    soon = table("5-up", "play KIT", "play LOAMS", hands=hands, deck=DECK)
    scores = [line.score for line in soon.moment.scores]
    assert scores[1] > scores[0] > 0
    assert moods(soon) == ("", "")
    before, now = soon.match.states[-2:]
    led = [before] * LASTED
    assert list(_overtaken(led, now)) == [0]
    assert list(_overtaken(led[1:], now)) == []
    assert list(_overtaken([soon.match.states[0], *led[1:]], now)) == []


def test_at_the_end_of_a_game_the_winners_are_glad() -> None:
    session = split_run("play KIT")
    session.submit(RESIGN, 0)
    assert moods(session) == ("", "glad")


LATE = {"seconds": 60}


def test_a_look_at_an_earlier_position_shows_the_moods_of_that_time() -> None:
    session = table("split-run", "timeout", "pass", hands=HANDS, deck=DECK, options=LATE)
    session.look_at(1)
    assert moods(session) == ("rueful", "")


def test_the_picture_shows_each_players_mood_and_shows_a_player_who_resigned_as_asleep() -> None:
    hands = [*HANDS, "DOGINAREST"]
    session = table("split-run", "timeout", hands=hands, deck=DECK, players=3, options=LATE)
    shown = {zone.owner: zone.mood for zone in session.moment.picture.zones if zone.kind in (Kind.RIVAL, Kind.HAND)}
    assert shown == {0: "rueful", 1: "", 2: ""}
    session.submit(RESIGN, 2)
    asleep = session.moment.picture.zone("rival:2")
    assert asleep is not None
    assert asleep.mood == "asleep"


def test_an_animation_does_not_show_a_players_new_mood_before_the_outcome_of_the_act() -> None:
    session = table("split-run", "play KIT", hands=HANDS, deck=DECK, options=LATE)
    told: list[Moment] = []
    session.changed.connect(told.append)
    session.submit(TIMEOUT, 1)
    script = told[-1].script
    seen = next(number for number, beat in enumerate(script) if beat.tells)
    minded = [any(zone.mood for zone in beat.picture.zones) for beat in script]
    assert minded == [number >= seen for number in range(len(script))]
    assert any(minded)


def test_a_banner_with_only_the_name_of_the_caller_does_not_show_the_outcome_yet() -> None:
    beat = Beat(Doing.SHOW, split_run().moment.picture)
    assert not beat.tells
    assert not replace(beat, call=Banner("Bo", "#123456")).tells
    assert replace(beat, call=Banner("Bo", "#123456", "CAT")).tells
    assert replace(beat, lit=("c1",)).tells
