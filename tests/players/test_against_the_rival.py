"""Tests that a computer player considers the possible answers of the next player."""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from engine.core.cards import Named
from engine.core.moves import Act, Fail, Move, Place
from engine.core.oracle import judge, legal_moves
from engine.core.rulebook import Setup, SetupWord
from engine.core.shuffle import dice_from, shuffled
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.asking import _drawn_since_denied
from engine.players.computer import choose
from engine.players.guessing import unseen_cards, with_hidden_cards
from engine.players.levels import LEVEL_NAMES, LEVELS, TEMPERAMENTS, Level
from engine.players.plan import Plan
from engine.players.thinking import Mind

pytestmark = pytest.mark.all
MASTER = LEVEL_NAMES["master"]
TWO = (Player("Ann"), Player("Ben"))


def row(letters: str, seat: int | None = None) -> SetupWord:
    return SetupWord(tuple([(Named(letter, letter),) for letter in letters]), seat)


@pytest.mark.parametrize("level", [MASTER, LEVELS[-1]], ids=lambda level: level.name)
def test_a_computer_player_of_four_rows_lays_a_card_where_it_blocks_the_rivals_card(level: Level) -> None:
    """The player can lay the H before the A (HA) or after the A (AH). The rival's I fits after HA, as in HAIL, but no
    word begins with AHI."""
    setup = Setup(first=1, hands=(tuple("HE"), tuple("IE")), table=(row("A"),))
    match = Match(Header(GAMES["four-rows"], TWO, {}, 1, setup), open_lexicon("family"))
    match.play_text("@1 choose H")
    match.play_text("@2 choose I")
    rows = []
    for dice in range(3):
        plan = choose(view(match.state, 0), match.house, 0, dice, level=level)
        assert isinstance(plan.act, Place)
        rows.append((plan.act.side, plan.why))
    assert set(rows) == {("after", "stuck-next")}


def test_a_computer_player_does_not_ask_again_for_a_letter_that_the_rival_has_just_denied() -> None:
    match = Match(Header(GAMES["pluck-it"], TWO, {}, 3), open_lexicon("family"))
    first = choose(view(match.state, match.state.actor), match.house, match.state.actor, 5, level=MASTER)
    assert first.why in ("ask-likely", "ask-worth")
    face = first.facts["card"]
    rival = 1 - match.state.actor
    held = [card.face for card in match.state.seats[rival].hand]
    match.play_text(f"request {face}")
    match.play_text("pass")
    match.play_text("pass")
    again = choose(view(match.state, match.state.actor), match.house, match.state.actor, 5, level=MASTER)
    assert face not in held
    assert again.facts["card"] != face


def test_a_computer_player_may_ask_again_for_a_denied_letter_once_the_rival_has_traded() -> None:
    """The player sees only the number of cards that the rival traded, so the rival may now hold the letter."""
    setup = Setup(first=1, hands=(tuple("CATSEENITO"), tuple("DOGINAREST")))
    match = Match(Header(GAMES["pluck-it"], TWO, {}, 1, setup), open_lexicon("family"))
    for move in ("request W", "pass", "request X", "trade D O G"):
        match.play_text(move)
    assert _drawn_since_denied(Mind(view(match.state, 0), match.house, 0, MASTER, TEMPERAMENTS["builder"], 1), "W") == 3


@pytest.mark.parametrize("level", [LEVELS[0], MASTER], ids=lambda level: level.name)
def test_a_computer_player_of_profit_and_loss_does_not_know_how_many_cards_the_rival_has_laid(level: Level) -> None:
    plans = []
    for word in ("CAT", "CATTLE"):
        setup = Setup(first=2, hands=(tuple("JAZEATSRNE"), tuple("CATTLEDDDD")))
        match = Match(Header(GAMES["profit-and-loss"], TWO, {}, 1, setup), open_lexicon("family"))
        match.play_text(f"play {word}")
        plans.append(choose(view(match.state, 0), match.house, 0, 5, level=level))
    assert plans[0] == plans[1]
    assert plans[0].act is not None


def test_a_computer_player_of_profit_and_loss_lays_the_highest_word_if_the_rival_has_passed() -> None:
    setup = Setup(first=2, hands=(tuple("JAZEATSRNE"), tuple("CATBBDDDLL")))
    match = Match(Header(GAMES["profit-and-loss"], TWO, {}, 1, setup), open_lexicon("family"))
    match.play_text("pass")
    plan = choose(view(match.state, 0), match.house, 0, 5, level=MASTER)
    assert plan.why == "most-cards"


@pytest.mark.parametrize("level", [level for level in LEVELS if not level.replies], ids=lambda level: level.name)
def test_a_computer_player_who_does_not_win_a_trick_does_not_say_that_the_turn_goes_on(level: Level) -> None:
    """The loser of a trick takes cards next, and a player may lay first after a tie, but neither of these acts
    continues the turn."""
    setup = Setup(first=2, hands=(tuple("CATDOGMEAL"), tuple("STRANGERVV")))
    match = Match(Header(GAMES["profit-and-loss"], TWO, {}, 1, setup), open_lexicon("family"))
    match.play_text("play STRANGER")
    plan = choose(view(match.state, 0), match.house, 0, 5, level=level)
    assert plan.facts["cards"] < len("STRANGER")
    assert plan.why == ""


# ---- what a play leaves for the next player

HANDS = 12  # the number of hands tried for the next player

# For each game: Ann's hand, and the word that Ben has laid on the table. In OW only one of Ann's words scores most, so
# her best plays differ only in the letters that she names for Ben. In the other games, words that score the same leave
# Ben different cards.
LEAVING = {
    "ow": ("DTEISIPFUF", ""),
    "take-two": ("TUVHUSSLON", "FLINTS"),
    "leftovers": ("OUUZDLVPUT", "CRAFT"),
}


def first_turn(game_id: str) -> Match:
    hand, word = LEAVING[game_id]
    table = (row(word, seat=2),) if word else None
    setup = Setup(first=1, hands=(tuple(hand), tuple("EEEEEEEEEE")), table=table)
    return Match(Header(GAMES[game_id], TWO, {}, 1, setup), open_lexicon("family"))


def seeing_all(level: Level) -> Level:
    """This level, changed so that it overlooks no word. Such levels differ only in how far they look ahead."""
    return replace(level, known=MASTER.known, notices=100, lured=0)


@cache
def planned(game_id: str, level: Level) -> Plan:
    match = first_turn(game_id)
    return choose(view(match.state, 0), match.house, 0, 1, level=level)


@cache
def left_for_ben(game_id: str, act: Act | None) -> int:
    """The points that Ben's best answer to this act gains on Ann, added up over several hands that Ben may hold."""
    assert act is not None
    match = first_turn(game_id)
    seen = view(match.state, 0)
    legal = judge(match.house, seen, Move(act, 0))
    assert isinstance(legal, Legal)
    gains = []
    for seed in range(HANDS):
        _, cards = shuffled(unseen_cards(match.house, seen), dice_from(seed))
        table = with_hidden_cards(legal.state, 1, cards)
        replies = islice(legal_moves(match.house, table, 1), 60)
        gains.append(max([lead(reply.state) - lead(table) for _, reply in replies]))
    return sum(gains)


def lead(state: State) -> int:
    return state.seats[1].score - state.seats[0].score


@pytest.mark.parametrize("game_id", LEAVING)
@pytest.mark.parametrize("level", LEVELS[3:6], ids=lambda level: level.name)
def test_a_computer_player_who_looks_a_turn_ahead_leaves_the_next_player_fewer_points_than_one_who_does_not(
    game_id: str, level: Level
) -> None:
    looking = planned(game_id, seeing_all(level))
    plain = planned(game_id, seeing_all(replace(level, replies=0)))
    assert looking.why in ("little-for-next", "stuck-next")
    assert left_for_ben(game_id, looking.act) < left_for_ben(game_id, plain.act)


@pytest.mark.parametrize("game_id", LEAVING)
@pytest.mark.parametrize("level", LEVELS[:3], ids=lambda level: level.name)
def test_a_computer_player_who_does_not_look_ahead_leaves_the_next_player_more_points_than_one_who_does(
    game_id: str, level: Level
) -> None:
    plain = planned(game_id, seeing_all(level))
    assert plain.why not in ("little-for-next", "stuck-next")
    assert left_for_ben(game_id, plain.act) > left_for_ben(game_id, planned(game_id, seeing_all(MASTER)).act)


def test_a_computer_player_calls_the_next_player_stuck_only_if_it_cannot_find_a_play_for_that_player() -> None:
    """Ben can easily find a word with two cards of PARACHUTE, so he is not stuck. But the other cards go to Ann, who
    made the word."""
    assert planned("take-two", seeing_all(MASTER)).why == "little-for-next"


@pytest.mark.parametrize(("stuck", "spared"), [("takes", False), ("free-trade", True)])
def test_a_computer_player_expects_a_next_player_who_cannot_play_to_lose_points_unless_a_trade_is_free(
    stuck: str, spared: bool
) -> None:
    """Ben can't make a word from JAX. A pass gives the cards of JAX to Ann, and only a free trade avoids that."""
    setup = Setup(first=2, hands=(tuple("EEEEEEEEEE"), tuple("UUUUUIIIII")), table=(row("JAX", seat=1),))
    match = Match(Header(GAMES["take-two"], TWO, {"stuck": stuck}, 1, setup), open_lexicon("family"))
    mind = Mind(view(match.state, 0), match.house, 0, MASTER, TEMPERAMENTS["builder"], 1)
    value, answered = mind._next_value(match.state, unseen_cards(match.house, mind.view))
    assert not answered
    assert (value == 0) == spared


def test_a_computer_player_breaks_up_the_longest_row_that_lets_more_cards_fit_afterwards() -> None:
    """A player who breaks up XVJ gets V and J, which fit no row. A player who breaks up SIN gets I and N, and the I
    fits after ST."""
    setup = Setup(first=1, hands=(tuple("QE"), tuple("ZE")), table=(row("XVJ"), row("SIN"), row("ST")))
    match = Match(Header(GAMES["four-rows"], TWO, {}, 1, setup), open_lexicon("family"))
    match.play_text("@1 choose Q")
    match.play_text("@2 choose Z")
    plan = choose(view(match.state, 0), match.house, 0, 1, level=MASTER)
    assert plan.act == Fail(2)


def reasons_for_first_plays(seed: int) -> set[str]:
    match = Match(Header(GAMES["first-base"], TWO[:1], {}, seed), open_lexicon("standard"))
    return {choose(view(match.state, 0), match.house, 0, dice, level=MASTER).why for dice in range(4)}


def test_a_computer_player_who_plays_alone_does_not_mention_a_next_player() -> None:
    assert reasons_for_first_plays(8) == {"sees-on"}


def test_a_computer_player_gives_a_good_next_turn_as_its_reason_only_if_its_word_leaves_the_best_cards() -> None:
    """With these hands another word leaves better cards for the next turn, but the chosen word is worth more."""
    assert reasons_for_first_plays(7) == {""}
