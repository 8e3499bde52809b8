"""Tests moods: each seat is glad, rueful or surprised at the last act, in the moment's data and on the picture."""

from dataclasses import replace

import pytest

from app.felt.picture import Kind
from app.felt.script import Banner, Beat, Doing
from app.session.match.moods import moods_of
from app.session.match.view_data import HistoryLine
from app.session.moment import Moment
from app.session.table_session import TableSession
from engine.core.moves import RESIGN
from engine.core.notation import read_move
from tests.session.test_log import table

HANDS = ["KITREXTEAN", "SMHTAOONLE"]
DECK = "AEIAEIAEI"
BOUND = {"words": "challenge"}


def moods(session: TableSession) -> tuple[str, ...]:
    return session.moment.moods


def split_run(*moves: str, players: int = 2) -> TableSession:
    hands = [*HANDS, "DOGINAREST"][:players]
    return table("split-run", *moves, hands=hands, deck=DECK, players=players)


def test_before_the_first_act_every_seat_is_calm() -> None:
    assert moods(split_run()) == ("", "")


def test_a_word_of_usual_worth_pleases_its_player() -> None:
    assert moods(split_run("play KIT")) == ("glad", "")
    assert moods(split_run("play KIT", "pass")) == ("", "")


def test_a_word_of_less_than_usual_worth_pleases_no_player() -> None:
    session = table("5-up", "play EXTRA", "play HAT", hands=["EXTRAKITNE", "HATSMOONLE"], deck=DECK)
    assert moods(session)[1] == ""


@pytest.mark.parametrize(("before", "points", "expected"), [(3, 9, "surprised"), (2, 9, ""), (3, 8, "")])
def test_a_word_that_beats_all_of_three_or_more_earlier_ones_surprises_the_others(
    before: int, points: int, expected: str
) -> None:
    match = split_run("play KIT").match
    act = match.moves[0].act
    lines = [HistoryLine(0, number, number % 2, act, ("HAT",), 8) for number in range(before)]
    lines.append(HistoryLine(1, before, 0, act, ("KITCHEN",), points))
    assert moods_of(match, lines, 1) == ("glad", expected)


def test_a_caught_player_is_rueful_and_a_wrongly_challenged_one_glad() -> None:
    hands = ["KITREXTEAN", "SMHTAOONLE"]
    wrong = table("5-up", "play KTI", "@2 challenge", hands=hands, deck=DECK, options=BOUND)
    assert moods(wrong) == ("rueful", "glad")
    right = table("5-up", "play KIT", "@2 challenge", hands=hands, deck=DECK, options=BOUND)
    assert moods(right) == ("glad", "rueful")


def test_in_every_game_with_challenges_a_caught_player_is_rueful() -> None:
    """Covers Profit & Loss, with its challenge before the trick, and Four Rows, with its doubt."""
    hands = ["HSOERINTEA", "CATLONGIDE"]
    caught = table("profit-and-loss", "play HSOER", "@2 play CAT", "@2 challenge", hands=hands, options=BOUND)
    assert moods(caught) == ("rueful", "glad")
    moves = ["@1 choose E", "@2 choose T", "@1 place 1 after SEQ", "@2 doubt"]
    doubted = table("four-rows", *moves, hands=["EMN", "TIO"], table=["S", "RAN"], deck="", options=BOUND)
    assert moods(doubted) == ("rueful", "glad")


def test_a_vain_request_and_a_lapse_of_time_make_a_player_rueful() -> None:
    asked = table("pluck-it", "request W", hands=["CATSEENITO", "DOGINAREST"])
    assert moods(asked) == ("rueful", "")
    late = table("split-run", "timeout", hands=HANDS, deck=DECK, options={"seconds": 60})
    assert moods(late) == ("rueful", "")


def test_a_right_shout_makes_a_player_glad_and_a_wrong_one_rueful() -> None:
    deals = ["deal"] * 4
    assert moods(table("shout", *deals, "@2 shout CAT", deck="C A T D O G S N E E")) == ("", "glad")
    assert moods(table("shout", *deals, "@2 shout CTA", deck="C A T D O G S N E E"))[1] == "rueful"


def test_an_overtaken_leader_is_rueful() -> None:
    hands = ["KITREXTEAN", "SMHTAOONLE"]
    session = table("5-up", "play KIT", "play LOAMS", hands=hands, deck=DECK)
    scores = [line.score for line in session.moment.scores]
    assert scores[1] > scores[0] > 0
    assert moods(session)[0] == "rueful"


def test_at_the_end_the_winners_are_glad() -> None:
    session = split_run("play KIT")
    session.submit(RESIGN, 0)
    assert moods(session) == ("", "glad")


def test_an_earlier_position_has_its_own_moods() -> None:
    session = split_run("play KIT", "pass")
    session.look_at(1)
    assert moods(session) == ("glad", "")


def test_the_picture_shows_the_moods_at_the_seats_and_resigned_players_asleep() -> None:
    session = split_run("play KIT", players=3)
    shown = {zone.owner: zone.mood for zone in session.moment.picture.zones if zone.kind in (Kind.RIVAL, Kind.HAND)}
    assert shown == {0: "glad", 1: "", 2: ""}
    session.submit(RESIGN, 2)
    asleep = session.moment.picture.zone("rival:2")
    assert asleep is not None
    assert asleep.mood == "asleep"


def test_moods_appear_with_the_outcome_of_an_act_and_not_before() -> None:
    session = split_run()
    told: list[Moment] = []
    session.changed.connect(told.append)
    session.submit(read_move("play KIT", session.match.header.game.deck).act, 0)
    script = told[-1].script
    seen = next(number for number, beat in enumerate(script) if beat.tells)
    assert seen > 0
    minded = [any(zone.mood for zone in beat.picture.zones) for beat in script]
    assert minded == [number >= seen for number in range(len(script))]


def test_the_callers_name_alone_reveals_no_outcome() -> None:
    beat = Beat(Doing.SHOW, split_run().moment.picture)
    assert not beat.tells
    assert not replace(beat, call=Banner("Bo", "#123456")).tells
    assert replace(beat, call=Banner("Bo", "#123456", "CAT")).tells
    assert replace(beat, lit=("c1",)).tells
