"""Tests the coach's remarks on why an act is better than the act played, apart from the points. Each remark follows
from the two acts, and names a number or a card."""

from dataclasses import replace

import pytest

from engine.coach.bands import Gap
from engine.coach.judging import Judge, at_a_glance
from engine.coach.kinds import kinds_of
from engine.coach.reason_texts import SAID
from engine.coach.rollouts import Compared, Rollouts
from engine.core.notation import read_move
from engine.core.view import view
from tests.table import Table


def real(hand: str, words: str, **more) -> Table:
    return Table("real-value", hands=[hand, "OOOOAAEEII"], words=words, **{"deck": "NNRRLLTTDDGGBPMM", **more})


def kinds(table: Table, better: str, other: str, compared: Compared | None = None) -> list[str]:
    state = table.match.state
    judge = Judge(table.match.house, view(state, state.actor), state.actor, level=at_a_glance(1))
    best, played = [judge.judged(read_move(do, table.match.house.game.deck).act) for do in (better, other)]
    assert best is not None
    assert played is not None
    found = kinds_of(judge, best, played, compared)
    return [SAID[kind.key].format_map({"cards": kind.facts.get("cards")} | dict(kind.facts)) for kind in found]


def test_the_coach_points_out_two_words_laid_in_one_turn():
    table = Table("break-up", hands=["CATDOGEEII", "OOOOAAEEII"], deck="NNRRLLTTDDGGBPMM", words="CAT DOG")
    assert kinds(table, "play CAT ; DOG keep 1", "pass") == ["It lays 2 words in one turn."]
    assert kinds(table, "pass", "play CAT ; DOG keep 1") == []


def test_the_coach_points_out_a_single_letter_that_makes_a_new_word():
    table = real("COATSIIOOU", "COAT COATS SCOAT OATS", table=["COAT"], first=1)
    hook = kinds(table, "play 1: C O A T +S", "play OATS")
    assert hook == ["A single S makes COATS of COAT."]
    assert kinds(table, "play 1: +S C O A T", "play OATS") == ["A single S makes SCOAT of COAT."]
    assert kinds(table, "play 1: C O A T +S", "play 1: C O A T +S") == []
    assert kinds(table, "play OATS", "play 1: C O A T +S") == []


def test_the_coach_points_out_a_useful_card_that_stays_in_the_hand():
    table = real("CATSHOVIIU", "CATS CATH CAT")
    assert kinds(table, "play CATH", "play CATS") == ["It does without the S and scores no less."]
    # In CATS the S brings points, so the coach does not praise CAT for the S that it keeps.
    assert kinds(table, "play CAT", "play CATS") == []
    assert kinds(table, "play CATS", "play CATH") == []


def test_the_coach_points_out_a_trade_that_removes_bad_letters():
    table = real("QVAEIOUTNR", "EAU")
    assert kinds(table, "trade QV", "play EAU") == ["A trade in time gets rid of the ('Q', 'V')."]
    assert kinds(table, "trade AEIOU", "play EAU") == []
    assert kinds(table, "trade QV", "trade AE") == []


def test_the_coach_points_out_that_a_play_lowers_the_cost_of_unplayed_cards():
    table = Table("5-up", hands=["TAXIZ", "DOGAA"], deck="", words="TAXI AXIZ TAX")
    (kind,) = [kind for kind in kinds(table, "play TAXI", "play TAX") if "cost" in kind]
    assert kind == "If the game ended then, the cards left would cost 1 less."


def test_the_coach_points_out_that_a_play_leaves_the_next_player_fewer_points():
    table = real("CATHOVIIUU", "CAT HAT")
    followed = Compared(Gap(20, 5, 16), (-10, -50), (14, 52))
    text = "The next player scores about 1 after it, instead of 5, as far as can be guessed."
    assert kinds(table, "play CAT", "play HAT", followed) == [text]
    assert kinds(table, "play CAT", "play HAT", replace(followed, scored=(52, 14))) == []
    assert kinds(table, "play CAT", "play HAT", replace(followed, scored=None)) == []


@pytest.mark.parametrize(("most", "count"), [(4, 4), (16, 16)])
def test_the_coach_compares_two_plays_with_the_same_guesses_at_hidden_cards(most, count):
    table = real("CATHOVIIUU", "CAT HAT CATER RATED ROT ORIEL AEON")
    state = table.match.state
    judge = Judge(table.match.house, view(state, 0), 0)
    act, other = [read_move(do, table.match.house.game.deck).act for do in ("play CAT", "play HAT")]
    best, played = judge.judged(act), judge.judged(other)
    assert best is not None
    assert played is not None
    same = Rollouts(judge, best, best, most=most).compared()
    assert same is not None
    assert same.gap == Gap(0, 0, count)
    compared = Rollouts(judge, best, played, most=most, effort=1).compared()
    assert compared is not None
    assert compared.gap.guesses == 1  # the comparison makes one guess even with the smallest effort
