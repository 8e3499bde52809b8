"""Tests the review of a game, which compares the act of each decision with the best act and gives a reason. The review
uses only what the player saw."""

from itertools import islice
from pathlib import Path

import pytest

from engine.coach.bands import A_LITTLE, A_MISS, AS_GOOD, COSTLY, LEAST
from engine.coach.judging import FEWEST_GLANCES, GLANCES, at_a_glance
from engine.coach.reach import reach_of
from engine.coach.reason_texts import SAID
from engine.coach.review import first_pass, review
from engine.core.moves import ACCEPT, CHALLENGE, DEAL, Move
from engine.core.notation import write_act
from engine.core.verdict import Reason
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import Vocabulary, open_lexicon
from engine.match import Header, Match, Player
from engine.players import chance
from engine.players.levels import LEVELS
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.table import Table
from tests.tiers import usually_six

NAMES = ("Ann", "Ben", "Cyd", "Dan")


def opening(words: str, **more) -> Table:
    return Table("real-value", hands=["CATZXSHIVQ", "OOOOAAEEII"], deck="NNRRL", words=words, **more)


def played(table: Table, *moves: str) -> Match:
    return table.do(*moves).match


# ---- a reviewed game


def test_the_review_gives_a_better_play_for_each_turn():
    match = played(opening("CAT ZAX HAT COAT"), "play CAT", "play 1: C +O A T")
    first, second = review(match)
    assert (first.number, first.seat, first.played.words, first.played.points) == (0, 0, ("CAT",), 5)
    assert first.best is not None
    assert first.gap is not None
    assert first.gap.mean == first.missed >= LEAST
    assert first.band in (A_LITTLE, A_MISS, COSTLY)
    assert first.why is not None
    assert second.seat == 1
    assert second.best == second.played  # equal, because the player made the best play
    assert (second.missed, second.band) == (0, AS_GOOD)


def test_the_first_quick_review_does_not_simulate_later_turns():
    (turn,) = review(played(opening("CAT ZAX HAT COAT"), "play CAT"), level=at_a_glance(1))
    assert turn.gap is None
    assert turn.best is not None
    assert turn.best.value - turn.played.value == turn.missed >= LEAST


def test_the_quick_review_weighs_fewer_plays_the_more_decisions_a_game_has():
    few, many, endless = (at_a_glance(count).weighs for count in (10, 60, 100_000))
    assert LEVELS[-2].weighs == few > many > endless == FEWEST_GLANCES
    assert 60 * many <= GLANCES


def test_the_quick_review_judges_only_the_given_seats_and_names_only_words_within_their_reach():
    table = Table("real-value", hands=["CATZXSHIVQ", "OOOOAAEEII"], deck="NNRRL").do("play CAT", "pass", "pass")
    turns = list(first_pass(table.match, {0}))
    assert [turn.seat for turn in turns] == [0, 0]
    reach = open_lexicon("standard").within(reach_of(table.match, 0))
    assert all(reach.has(word) for turn in turns if turn.best and turn.missed for word in turn.best.words)


def test_if_a_better_play_has_no_single_reason_the_review_names_several_small_reasons_together(monkeypatch):
    monkeypatch.setattr("engine.coach.review.why_better", lambda *acts: None)
    monkeypatch.setattr("engine.coach.review.kinds_of", lambda *acts: ())
    (turn,) = review(played(opening("CAT ZAX"), "play CAT"), level=at_a_glance(1))
    assert turn.missed
    assert turn.why == Reason("coach:together")


def test_the_review_shows_the_best_possible_word_to_a_player_who_passed_or_traded():
    passed, traded = review(played(opening("ZAX OOA"), "pass", "trade OO"))
    assert [turn.played.points for turn in (passed, traded)] == [0, 0]
    assert [turn.best and turn.best.words for turn in (passed, traded)] == [("ZAX",), ("OOA",)]
    assert passed.missed > 0


def test_the_review_gives_a_reason_for_the_best_act_of_a_turn_without_a_possible_word():
    (turn,) = review(played(opening("HOUSE"), "trade QV"))
    assert turn.best is not None
    assert turn.best.words == ()
    assert turn.why is not None
    assert turn.why.key in ("coach:no-word", "coach:rids", "coach:balance")


def test_a_play_with_words_too_rare_for_hints_can_count_as_the_best_in_the_review():
    (turn,) = review(played(opening("CAT ZAX"), "play ZAX"), known=Vocabulary(10))
    assert turn.best == turn.played


def test_the_review_judges_a_challenge_but_not_a_resignation():
    match = played(opening("CAT", options={"words": "challenge"}), "play CAT", "@2 challenge", "@1 resign")
    play, challenge, resigned = review(match)
    assert play.number == 0
    assert challenge.best is not None
    assert (challenge.best.act, challenge.missed > 0) == (ACCEPT, True)
    assert resigned.best is None
    assert resigned.why is not None
    assert resigned.why.key == "coach:resigned"


def test_the_review_counts_a_move_after_a_rivals_false_word_as_an_acceptance_of_the_word():
    match = played(opening("CAT OOA", options={"words": "challenge"}), "play ZATX", "pass")
    assert [turn.number for turn in review(match)] == [0, 1, 1]
    let_stand = list(review(match))[1]
    assert let_stand.played.act == ACCEPT
    assert let_stand.best is not None
    assert let_stand.best.act == CHALLENGE


def test_the_review_gives_no_points_to_a_false_word_that_may_be_challenged():
    (turn,) = review(played(opening("CAT HAT", options={"words": "challenge"}), "play ZATX"))
    assert turn.best is not None
    assert turn.best.words in (("CAT",), ("HAT",))
    assert turn.why is not None
    assert (turn.why.key, turn.why.facts["word"]) == ("coach:not-known", "ZATX")
    assert turn.played.immediate == 0
    (trusted,) = review(played(opening("CAT HAT", options={"words": "trust"}), "play ZATX"))
    assert trusted.played.immediate == 10 * trusted.played.points > 0
    assert trusted.why is None or trusted.why.key != "coach:not-known"


def test_the_review_does_not_treat_a_turn_with_a_single_possible_act_as_a_choice():
    table = Table("pluck-it", hands=["QV", "XZ"], deck="", words="CAT").do("request X", "pass")
    *_, last = review(table.match)
    assert last.best is None
    assert last.why is not None


def test_a_review_can_begin_at_any_move_and_stop_at_any_time():
    match = played(opening("CAT ZAX HAT COAT"), "play CAT", "play 1: C +O A T", "pass")
    assert [turn.number for turn in review(match)] == [0, 1, 2]
    assert [turn.number for turn in review(match, first=1)] == [1, 2]
    assert [turn.number for turn in islice(review(match), 1)] == [0]
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 6

    assert len(list(review(match, stop=stop))) < 3


def test_the_best_play_in_the_review_does_not_depend_on_cards_that_the_player_did_not_see():
    """The test changes the deck and the rival's hand. The review must stay the same."""
    tables = [
        Table("real-value", hands=["CATZXSHIVQ", rival], deck=deck, words="CAT ZAX HAT COAT ROT").do("play CAT")
        for rival, deck in (("OOOOAAEEII", "NNRRL"), ("OTRRRAEEII", "GMOOB"))
    ]
    assert (
        len(
            {
                (write_act(turn.best.act, tables[0].match.house.game.deck), turn.best, turn.played, turn.missed)
                for t in tables
                for turn in review(t.match)
                if turn.best
            }
        )
        == 1
    )


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_the_review_judges_every_move_for_which_the_player_had_a_choice(game):
    players = tuple([Player(name) for name in NAMES[: max(2, game.seats[0])]][: game.seats[1]])
    match = Match(Header(game, players, {}, 5), open_lexicon("family"))
    for dice in range(9):
        if match.state.over:
            break
        acts = [(seat, chance.choose(view(match.state, seat), match.house, seat, dice)) for seat in range(len(players))]
        match.play(next(Move(act, seat) for seat, act in acts if act is not None))
    found = list(review(match, level=LEVELS[2]))
    again = zip(match.moves, match.moves[1:], strict=False)
    dealt = {number for number, (one, other) in enumerate(again, 1) if one.act == other.act == DEAL}
    assert {turn.number for turn in found} | dealt == set(range(len(match.moves)))
    for turn in found:
        assert turn.missed >= 0
        assert turn.why is not None or (turn.best is not None and not turn.missed)
        assert turn.why is None or SAID[turn.why.key].format(**turn.why.facts)
    assert found[:2] == list(islice(review(match, level=LEVELS[2]), 2))


@pytest.mark.parametrize("record", sorted((Path(__file__).parents[1] / "records" / "old").glob("*.wordfelt")))
def test_the_coach_can_review_a_record_of_an_old_format(record):
    read = read_record(record.read_text())
    match = open_match(read)
    replay_moves(match, read)
    turns = list(islice(review(match, level=LEVELS[0]), 3))
    assert len(turns) == 3
    assert all(turn.best is not None or turn.why is not None for turn in turns)
