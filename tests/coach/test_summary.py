"""Tests the summary of a game: the share of the possible points, luck and skill, the turning point, and words to
learn."""

import json

import pytest

from engine.coach.judging import Judged
from engine.coach.reach import level_of, one_above
from engine.coach.review import Reviewed, review
from engine.coach.standings import leads_of
from engine.coach.summary import LEAD, LED, MISSED, costliest_turns, luck_of, summary_of, turning_point, words_to_learn
from engine.core.moves import PASS, Move
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS
from engine.players.whole_games import Sitter, play_out
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves
from tests.table import Table


def table(words: str = "CAT ZAX HAT COAT COATS", **more) -> Table:
    return Table("real-value", hands=["CATZXSHIVQ", "OOOOAAEEIS"], deck="NNRRL", words=words, **more)


@pytest.fixture(scope="module")
def whole() -> Match:
    match = Match(Header(GAMES["pluck-it"], (Player("Ann"), Player("Ben")), {}, 9), open_lexicon("family"))
    play_out(match, (Sitter(LEVELS[0]), Sitter(LEVELS[4])), 5)
    return match


@pytest.fixture(scope="module")
def turns(whole):
    return list(review(whole, level=LEVELS[4]))


def test_a_players_share_is_the_percentage_of_the_possible_points_that_the_player_made(whole, turns):
    for seat in summary_of(whole, turns).seats:
        assert seat.made == 10 * sum([entry.points for entry in whole.state.log if entry.seat == seat.seat])
        assert seat.missed == sum([turn.missed_points for turn in turns if turn.seat == seat.seat])
        assert seat.share == round(100 * seat.made / (seat.made + seat.missed))


def made_of(match: Match) -> list[int]:
    """The points of each seat in the summary, in tenths. Each seat gets one invented decision, because the summary
    leaves out seats without decisions."""
    decided = [Reviewed(0, seat, judged, judged) for seat, judged in enumerate([Judged(PASS, points=1)] * 2)]
    return [seat.made for seat in summary_of(match, decided).seats]


def test_the_summary_counts_the_points_of_a_trick_for_its_winner():
    trick = Table("profit-and-loss", hands=["HORSEAAAAA", "CATEEEEEEE"], deck="BDFGHILMNP", words="CAT HORSE")
    trick.do("play HORSE", "play CAT", "take")
    assert (trick.scores, made_of(trick.match)) == ([11, 0], [110, 0])


def test_a_later_loss_does_not_reduce_the_points_that_the_summary_counts():
    ended = Table("5-up", hands=["TAXIZ", "DOGAA"], deck="", words="TAXI").do("play TAXI", "pass", "pass")
    points = ended.match.state.log[0].points
    assert ended.over
    assert ended.scores[0] < points
    assert made_of(ended.match) == [10 * points, 0]


def test_the_cost_of_a_play_reduces_the_points_that_the_summary_counts():
    options = {"scoring": "use-or-lose"}
    hands, deck = ["MARKETHOUS", "FLSODONAIE"], "AAEEIIOOUUTTNN"
    lost = Table("leftovers", hands=hands, deck=deck, words="MARKET FLAKE", options=options)
    lost.do("play MARKET", "play 1: +F +L A K E")
    assert lost.scores[1] < sum(card.value for card in lost.match.state.table[0].tops)
    assert made_of(lost.match) == [10 * score for score in lost.scores]


def test_the_summary_counts_points_that_a_play_brings_later():
    later = Table("take-two", hands=["RELAXTEAMO", "EDTHSOUITN"], deck="LLNNRRSSDD", words="RELAX AXE EXIT")
    match = later.do("play RELAX", "play 1: E X +I +T").match
    assert match.state.log[-1].points == 0
    assert max(later.scores) > 0
    (played,) = [turn for turn in review(match, level=LEVELS[2], first=1) if turn.played.words]
    assert summary_of(match, [played]).of_points


def test_a_better_player_makes_a_larger_share_of_the_possible_points(whole, turns):
    novice, expert = summary_of(whole, turns).seats
    assert novice.share is not None
    assert expert.share is not None
    assert novice.share < expert.share
    assert novice.good / novice.decisions < expert.good / expert.decisions


def test_a_players_share_in_a_game_without_points_is_the_mean_quality_of_the_players_turns():
    alone = Table("first-base", hands=["CATZXSH"], deck="NNRRLOOAAEEII", words="CAT HAT").match
    worths, decides = (0, 100, 200), Judged(PASS, immediate=200, decides=1000)
    turns = [Reviewed(0, 0, Judged(PASS, immediate=worth), Judged(PASS, immediate=200)) for worth in worths]
    (seat,) = summary_of(alone, turns).seats
    assert (seat.reached, seat.share, seat.made) == (150, 50, 0)
    (given_away,) = summary_of(alone, [Reviewed(0, 0, Judged(PASS, immediate=200), decides)]).seats
    assert given_away.share == 0


def test_a_player_who_only_passes_makes_zero_per_cent_of_the_possible_points():
    played = table("HAT CAT").do("pass", "pass").match
    seat, *_ = summary_of(played, list(review(played))).seats
    assert (seat.made, seat.decisions, seat.good, seat.share) == (0, 1, 0, 0)


def test_the_summary_does_not_count_a_missed_win_as_points(whole, turns):
    assert all(turn.missed_points < 1000 for turn in turns)


# ---- luck


def test_the_luck_of_all_cards_adds_up_to_zero(whole):
    pack = whole.header.game.deck.counts
    assert luck_of(whole, [face for face, count in pack.items() for _ in range(count)]) == 0


def test_the_luck_of_a_card_is_its_worth_minus_that_of_an_average_card(whole, monkeypatch):
    """Six of the 120 cards are an S and one card is a Q. In this test an S is worth 60, the Q -120 and every other card
    nothing, so the average card is worth 2."""
    counts = whole.header.game.deck.counts
    assert (sum(counts.values()), counts["S"], counts["Q"]) == (120, 6, 1)
    monkeypatch.setattr("engine.coach.summary.LEAVE", {"S": 60, "Q": -120})
    assert luck_of(whole, ["S"]) == 58
    assert luck_of(whole, ["Q", "A"]) == -124
    assert luck_of(whole, []) == 0


def test_the_summary_counts_the_luck_of_cards_even_if_the_player_passes():
    header = Header(GAMES["real-value"], (Player("Ann"), Player("Ben")), {}, 3)
    match = Match(header, open_lexicon("family"))
    dealt = luck_of(match, [card.face for card in match.state.seats[match.state.actor].hand])
    seat = match.state.actor
    match.play(Move(PASS, seat))
    (found,) = [one for one in summary_of(match, list(review(match, level=LEVELS[2]))).seats if one.seat == seat]
    assert (found.luck, found.drawn) == (dealt, len(match.states[0].seats[seat].hand))


def test_the_summary_does_not_count_luck_if_a_setup_gives_the_cards():
    played = table().do("pass").match
    (seat,) = summary_of(played, list(review(played))).seats
    assert seat.luck is None


# ---- the turning point


def test_the_turning_point_is_the_move_with_which_the_winner_took_the_lead_for_good(whole, turns):
    turning = turning_point(whole, turns)
    index, seat = leads_of(whole)[-1]
    assert whole.state.winners == (seat,)
    assert turning is not None
    assert (turning.kind, turning.number, turning.seat) == (LEAD, index - 1, seat)


def test_the_turning_point_is_the_first_word_if_its_player_leads_to_the_end():
    small = Table("real-value", hands=["CATE", "OOOO"], deck="N", words="CAT")
    played = small.do("play CAT", "pass", "@2 resign").match
    assert played.state.winners == (0,)
    turning = turning_point(played, [])
    assert turning is not None
    assert (turning.kind, turning.number, turning.seat) == (LED, 0, 0)


def test_the_turning_point_of_a_game_without_a_winner_is_the_costliest_miss():
    played = table("HAT ZAX").do("pass").match
    found = list(review(played))
    turning = turning_point(played, found)
    assert turning is not None
    assert (turning.kind, turning.number) == (MISSED, 0)
    assert turning_point(played, []) is None


# ---- words to learn


def test_the_words_to_learn_are_one_level_rarer_than_the_players_words(whole, turns):
    words, level = whole.house.words, level_of(whole, 0)
    learnt = words_to_learn(whole, turns, {0})
    own = {word for turn in turns if turn.seat == 0 for word in turn.played.words}
    missed = {word for turn in turns if turn.seat == 0 and turn.best and turn.missed for word in turn.best.words}
    assert learnt[0] in missed
    assert not own & set(learnt)
    assert len(learnt) == len(set(learnt))
    assert all(level < words.level(word) <= one_above(level) for word in learnt)


def test_the_words_to_learn_are_fit_for_children():
    match = Table("real-value", hands=["VAGINAEOOO", "CATEEEEIII"], deck="NNRRL").match
    taught = Judged(PASS, words=("VAGINAE", "GAZEBO"), points=9, immediate=90)
    turns = [Reviewed(0, 0, Judged(PASS), taught)]
    assert words_to_learn(match, turns, {0}) == ["GAZEBO"]


# ---- the costliest turns


def test_the_summary_begins_with_the_three_turns_that_lost_the_most_points():
    worths = [20, 90, 0, 40, 70]
    turns = [Reviewed(number, 0, Judged(PASS), Judged(PASS, immediate=worth)) for number, worth in enumerate(worths)]
    turns.append(Reviewed(5, 1, Judged(PASS), Judged(PASS, immediate=500)))
    assert [turn.number for turn in costliest_turns(turns, {0})] == [1, 4, 3]
    assert [turn.number for turn in costliest_turns(turns[:1], {0})] == [0]
    assert costliest_turns(turns[2:3], {0}) == []


def test_the_summary_counts_every_decision_under_one_severity(whole, turns):
    for seat in summary_of(whole, turns).seats:
        assert sum(seat.bands) == seat.decisions
        assert seat.good == seat.bands[0]


# ---- unfinished records and matches


def test_the_summary_of_an_unfinished_record_covers_each_branch_to_the_last_move_of_the_branch(whole):
    record = json.loads(write_record(record_of(whole.branch(9), DictionaryChoice("family"))))
    record["branches"] = [{"at": 4, "moves": record["moves"][4:6]}]
    read = read_record(json.dumps(record))
    for line in (read, read.along((1,))):
        match = open_match(line)
        replay_moves(match, line)
        assert not match.state.over
        found = list(review(match, level=LEVELS[2]))
        assert {turn.number for turn in found} == set(range(len(match.moves)))
        assert summary_of(match, found).seats


def test_the_summary_of_a_match_counts_the_points_of_its_games_and_not_the_cards_of_its_tie_break():
    hands = ["T E A R W S", "C A T B O N", "I N G E D"]
    table = Table("full-deck", hands=hands, deck="", options={"match": True})
    table.do("play TEAR", *["pass"] * 6)
    assert table.match.house.book.facts(table.match.state).plays == "starter"
    table.do("@3 play TOED", *["pass"] * 4)
    assert (table.scores, table.match.state.over) == ([0, 0, 4], True)
    assert made_of(table.match) == [80, 0]
    decided = Judged(PASS, points=1)
    assert summary_of(table.match, [Reviewed(0, 2, decided, decided)]).seats[0].made == 0
