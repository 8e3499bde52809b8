"""Tests computer players in Shout!: they keep a word in mind, watch only the newest cards, and also shout while they
are the dealer."""

from dataclasses import replace

import pytest

from engine.core.moves import DEAL, Move, Shout
from engine.core.state import State
from engine.core.view import view
from engine.lexicon import open_lexicon
from engine.players.levels import LEVELS, TEMPERAMENTS, Level
from engine.players.plan import Plan
from engine.players.shout_player import AT_SOONEST, close, deal, how_long, reaction_ms, shout
from engine.players.thinking import Mind, knowing
from engine.players.whole_games import Sitter, next_act
from tests.table import Table

PACE = 3000
SHARP = [replace(level, sees=1000) for level in LEVELS]  # all levels, changed so that they overlook no word


def table(deck: str, *moves: str, words: str = "CAT DOG CATS", seconds: int = 3) -> Table:
    options = {"seconds": seconds}
    return Table("shout", deck=deck, players=3, words=words, options=options).do(*["deal"] * 3, *moves)


def mind(match_of: Table, level: Level, seat: int = 1, dice: int = 5) -> Mind:
    match, builder = match_of.match, TEMPERAMENTS["builder"]
    return Mind(view(match.state, seat), knowing(match.house, level), seat, level, builder, dice)


def word_of(plan: Plan | None) -> str:
    return "" if plan is None else plan.facts["word"]


@pytest.mark.parametrize("level", SHARP, ids=lambda level: level.name)
def test_a_computer_player_of_shout_keeps_a_word_in_mind_while_its_cards_lie_on_the_table(level: Level) -> None:
    """While other cards are dealt, the time that the player still needs to see the word becomes shorter."""
    laid, waits = table("C A T X Q Z B B"), []
    for _ in range(3):
        plan = shout(mind(laid, level))
        assert plan is not None
        assert word_of(plan) == "CAT"
        waits.append(plan.after_ms)
        laid.do("deal")
    gain = PACE - level.new_card_ms
    assert waits[1:] == [max(wait - gain, AT_SOONEST) for wait in waits[:-1]]
    assert waits[0] > waits[2]


@pytest.mark.parametrize("level", SHARP, ids=lambda level: level.name)
def test_a_computer_player_of_shout_makes_progress_towards_seeing_a_word_even_if_cards_are_dealt_fast(
    level: Level,
) -> None:
    """A new card distracts the player for the same fraction of the time between two cards at every pace."""
    laid, waits = table("C A T X Q Z B B", seconds=1), []
    for _ in range(3):
        plan = shout(mind(laid, level))
        assert plan is not None
        waits.append(plan.after_ms)
        laid.do("deal")
    gain = 1000 - level.new_card_ms // 3
    assert waits[1:] == [max(wait - gain, AT_SOONEST) for wait in waits[:-1]]
    assert waits[0] > waits[2]


def test_a_computer_player_sees_an_overlooked_word_when_all_cards_are_dealt() -> None:
    blind = replace(LEVELS[0], sees=0)
    laid = table("C A T X")
    assert shout(mind(laid, blind)) is None
    laid.do("deal")
    assert word_of(shout(mind(laid, blind))) == "CAT"


def test_no_computer_player_of_shout_watches_all_cards_and_a_strong_one_watches_more_than_a_weak_one() -> None:
    """The C was dealt five cards before the T. A novice no longer watches such an old card."""
    laid = table("C A X Q Z T B", *["deal"] * 3)
    seen = [word_of(shout(mind(laid, level))) for level in SHARP]
    assert seen == ["", *["CAT"] * (len(SHARP) - 1)]


def test_a_computer_player_does_not_watch_older_cards_although_cards_dealt_after_them_were_taken() -> None:
    cards = "C A X V Q Z B F W D O G T B"
    laid = table(cards, *["deal"] * 9, "@2 shout D O G", "deal")
    assert [card.face for card in laid.match.state.row][-1] == "T"
    assert how_long(laid.match.state)[0] == 12
    assert word_of(shout(mind(laid, SHARP[5]))) == ""


def test_computer_players_know_how_many_cards_were_dealt_after_each_card() -> None:
    laid = table("C A T S D O G B", *["deal"] * 4)
    assert how_long(laid.match.state) == [6, 5, 4, 3, 2, 1, 0]
    laid.do("@2 shout D O G")
    assert how_long(laid.match.state)[-1] < 3
    assert how_long(laid.match.state)[0] > 3


def test_a_computer_player_sees_the_same_word_at_the_same_time_whatever_the_random_numbers_are() -> None:
    laid = table("C A T S D O G B", *["deal"] * 4)
    plans = [shout(mind(laid, SHARP[2], dice=dice)) for dice in (1, 2, 3)]
    assert plans[0] == plans[1] == plans[2]


@pytest.mark.parametrize("level", SHARP, ids=lambda level: level.name)
def test_a_dealing_computer_player_shouts_a_word_that_it_sees_before_it_deals_the_next_card(level: Level) -> None:
    laid = table("C A T X Q", seconds=60)
    assert word_of(deal(mind(laid, level, seat=0))) == "CAT"
    laid = table("X Q Z C A T", seconds=60)
    assert deal(mind(laid, level, seat=0)) == Plan(DEAL, 60_000)


def test_a_dealing_computer_player_closes_a_round_after_a_while_without_a_word() -> None:
    assert close(mind(table("X Q Z"), SHARP[0], seat=0)).after_ms == 3 * PACE
    assert word_of(close(mind(table("C A T"), SHARP[5], seat=0))) == "CAT"


def test_a_dealing_computer_player_wins_about_as_many_words_as_the_other_players() -> None:
    """The test plays a whole game among computer players in the same way as the program does."""
    laid = Table("shout", players=3, seed=4)
    won = dict.fromkeys(range(3), 0)
    sitters = (Sitter(SHARP[5]),) * 3
    while not laid.match.state.over:
        before: State = laid.match.state
        seat, act = next_act(laid.match, sitters, 7)
        won[(seat - before.actor) % 3] += isinstance(act, Shout)
        laid.match.play(Move(act, seat))
    assert min(won.values()) > sum(won.values()) // 5


def shouted_after(word: str, level: Level) -> int:
    return reaction_ms(mind(table("X Q Z B"), level), word)


def test_a_computer_player_takes_more_time_to_shout_a_longer_or_rarer_word_than_a_short_common_word() -> None:
    lexicon = open_lexicon("family")
    common, rare = "SAND", "SCUD"
    assert (lexicon.level(common) or 80) < (lexicon.level(rare) or 80)
    for level in LEVELS:
        times = [shouted_after(word, level) for word in ("AND", common, rare, "SCUDS")]
        assert times == sorted(set(times))


def test_each_level_shouts_the_same_word_sooner_than_the_level_below() -> None:
    times = [shouted_after("SAND", level) for level in LEVELS]
    assert times == sorted(set(times), reverse=True)
