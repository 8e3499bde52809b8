"""The best play of a position, and a game looked at turn by turn."""

from itertools import islice

import pytest

from engine.coach.best import best_play, plays, within
from engine.coach.review import review
from engine.core.moves import Move
from engine.core.notation import write_act
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import Vocabulary, open_lexicon
from engine.match import Header, Match, Player
from engine.players import chance
from tests.table import Table

NAMES = ("Ann", "Ben", "Cyd", "Dan")


def opening(words: str, **more) -> Table:
    return Table("real-value", hands=["CATZXSHIVQ", "OOOOAAEEII"], deck="NNRRL", words=words, **more)


def best(table: Table, **more):
    house, state = table.match.house, table.match.state
    return best_play(house, view(state, state.actor), state.actor, **more)


def played(table: Table, *moves: str) -> Match:
    return table.say(*moves).match


def test_it_is_the_one_that_brings_most():
    found = best(opening("CAT ZAX HAT"))
    assert found is not None
    assert (found.words, found.points) == (("ZAX",), 7)


def test_it_keeps_to_the_words_that_are_known():
    found = best(opening("CAT ZAX HAT"), known=Vocabulary(20))
    assert found is not None
    assert found.words in (("CAT",), ("HAT",))


def test_where_there_is_no_word_there_is_none():
    assert best(opening("HOUSE")) is None


def test_a_search_that_is_stopped_says_nothing():
    assert best(opening("CAT ZAX HAT"), stop=lambda: True) is None


def test_no_more_plays_are_looked_at_than_agreed():
    table = opening("CAT ZAX HAT")
    house, state = table.match.house, table.match.state
    assert [len(list(plays(house, view(state, 0), 0, most=most))) for most in (1, 2, 600)] == [1, 2, 3]


def test_a_table_of_other_words_is_left_as_it_is():
    table = opening("CAT")
    assert within(table.match.house, None) is table.match.house


# ---- a game looked at


def test_each_turn_is_told_with_the_better_play():
    match = played(opening("CAT ZAX HAT COAT"), "play CAT", "play 1: C +O A T")
    first, second = review(match)
    assert (first.number, first.seat, first.played.words, first.played.points) == (0, 0, ("CAT",), 5)
    assert first.best is not None
    assert first.best.words == ("ZAX",)
    assert first.missed == 10 * (first.best.points - first.played.points)
    assert second.seat == 1
    assert second.best == second.played  # nothing better was there
    assert second.missed == 0


def test_who_passes_or_trades_is_shown_what_could_have_been_laid():
    passed, traded = review(played(opening("CAT ZAX OOOA"), "pass", "trade OO"))
    assert [turn.played.points for turn in (passed, traded)] == [0, 0]
    assert [turn.played.worth for turn in (passed, traded)] == [0, 0]
    assert [turn.best and turn.best.words for turn in (passed, traded)] == [("ZAX",), ("OOOA",)]
    assert passed.missed > 0


def test_where_there_was_no_word_there_is_nothing_better():
    (turn,) = review(played(opening("HOUSE"), "pass"))
    assert turn.best is None
    assert turn.missed == 0


def test_a_play_of_rarer_words_than_the_coach_names_is_its_own_best():
    (turn,) = review(played(opening("CAT ZAX"), "play ZAX"), known=Vocabulary(20))
    assert turn.best == turn.played


def test_challenges_and_resignations_are_no_turns():
    match = played(opening("CAT", options={"words": "challenge"}), "play CAT", "@2 challenge", "@1 resign")
    assert [turn.number for turn in review(match)] == [0]


def test_it_can_be_begun_anywhere_sliced_and_stopped():
    match = played(opening("CAT ZAX HAT COAT"), "play CAT", "play 1: C +O A T", "pass")
    assert [turn.number for turn in review(match)] == [0, 1, 2]
    assert [turn.number for turn in review(match, first=1)] == [1, 2]
    assert [turn.number for turn in islice(review(match), 1)] == [0]
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 6

    assert len(list(review(match, stop=stop))) < 3


def test_the_best_play_reads_no_card_that_its_player_did_not_see():
    """What lies in the deck and in other hands is different, and the answer the same."""
    tables = [
        Table("real-value", hands=["CATZXSHIVQ", rival], deck=deck, words="CAT ZAX HAT COAT ROT").say("play CAT")
        for rival, deck in (("OOOOAAEEII", "NNRRL"), ("OTRRRAEEII", "GMOOB"))
    ]
    assert (
        len(
            {
                write_act(turn.best.act, tables[0].match.house.game.deck)
                for t in tables
                for turn in review(t.match)
                if turn.best
            }
        )
        == 1
    )


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_game_can_be_looked_at(game):
    players = tuple([Player(name) for name in NAMES[: max(2, game.seats[0])]][: game.seats[1]])
    match = Match(Header(game, players, {}, 5), open_lexicon("family"))
    for dice in range(16):
        if match.state.over:
            break
        acts = [(seat, chance.choose(view(match.state, seat), match.house, seat, dice)) for seat in range(len(players))]
        match.play(next(Move(act, seat) for seat, act in acts if act is not None))
    found = list(islice(review(match, most=20), 6))
    assert found
    for turn in found:
        assert turn.seat in range(len(players))
        assert turn.missed >= 0
        assert turn.best is None or turn.best.words
        if turn.played.words:
            assert turn.best is not None
            assert turn.best.worth >= turn.played.worth
    assert found == list(islice(review(match, most=20), 6))
