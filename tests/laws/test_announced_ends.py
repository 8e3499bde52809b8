"""Tests for all games and options, and for the match of Full Deck, that the game announces its end correctly.

An announced end comes if all players act as the announcement states, and no game ends without an announcement. The
exceptions are ends by a single act: a player goes out, is the only one left, completes the row, resigns, or answers a
play that ends the game.
"""

from collections.abc import Callable, Iterator, Mapping

import pytest

from engine.core import public_facts as keys
from engine.core.moves import Act, Discard, Move, Simple, Take, Trade
from engine.core.oracle import expects, legal_moves, ruled, verbs_of
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from tests.laws.random_games import Case, new_match, play_out, usually_one_each

MOST = 400  # the maximum number of acts that a test makes after a position
APART = 24  # the number of moves between two tested positions
BY_PASSES = {keys.ALL_PASS, keys.YOUR_PASS, keys.ALL_PASS_EMPTY, keys.BOTH_PASS, keys.NOBODY_LEADS, keys.PILES_TURNED}
STANDSTILLS = {keys.STILL_PASSES, keys.STILL_TRADES, keys.STILL_NO_LOW, keys.STILL_EXCHANGES}
ANNOUNCED_BY: Mapping[
    str, set[str]
] = {  # the possible announcements of each end of a game; one of them must come before that end
    "exhausted": BY_PASSES,
    "passed": BY_PASSES,
    "stalled": STANDSTILLS,
    "deck-empty": {keys.HAS_LAST_TURN},
    "last-turns": {keys.LAST_ROUND},
    "no-pile-left": {keys.LAST_ROUND},
    "rounds-played": {keys.LAST_ROUND},
    "hands-empty": {keys.HANDS_USED},
    "piles-used-up": {keys.PILES_USED},
}
BY_ONE_ACT = {"went-out", "last-one-in", "row-complete", "resigned", "empty-hand", "gave-up"}
ANSWERS = {"resign", "challenge", "doubt", "accept"}
Path = Iterator[tuple[State, str, State]]  # for each act: the state before it, its verb, and the state after it


def announced(house: House, state: State) -> set[str]:
    return {fact.key for fact in house.facts(state).facts}


def last_turns(house: House, state: State) -> list[int]:
    return [fact.about.number for fact in house.facts(state).facts if fact.key == keys.HAS_LAST_TURN]


# ---- what players do


def passes(house: House, state: State, seat: int) -> Act:
    """The act of a player who passes, or the act that the rules require before the player may pass."""
    verbs = verbs_of(house, state, seat)
    simple = next((verb for verb in ("pass", "deal", "close", "accept") if verb in verbs), "")
    if simple:
        return Simple(simple)
    return Take(None, ()) if "take" in verbs and not state.piles else next(legal_moves(house, state, seat))[0]


def trades(house: House, state: State, seat: int) -> Act:
    """A trade or discard of the maximum number of cards, or a pass if this player can do neither."""
    verb = next((verb for verb in ("discard", "trade") if verb in verbs_of(house, state, seat)), "")
    if not verb:
        return passes(house, state, seat)
    most = min(house.book.most_traded, len(state.seats[seat].hand), len(state.deck))
    faces = tuple([card.face for card in state.seats[seat].hand[:most]])
    return Discard(faces) if verb == "discard" else Trade(faces)


def acts_if_always(house: House, state: State, does: Callable[[House, State, int], Act], most: int = MOST) -> Path:
    """Makes up to `most` acts from this state, each chosen by the function `does`, and yields them. A player passes if
    the chosen act is not legal."""
    for _ in range(most):
        if state.over:
            return
        seats = expects(house, state)[0]
        seat = state.actor if state.actor in seats else seats[0]
        act = does(house, state, seat)
        verdict = ruled(house, state, Move(act, seat))
        if not isinstance(verdict, Legal):
            act = passes(house, state, seat)
            verdict = ruled(house, state, Move(act, seat))
        assert isinstance(verdict, Legal), (act, verdict)
        yield state, act.verb, verdict.state
        state = verdict.state


def ends_within(house: House, first: State, turns: int, does: Callable[[House, State, int], Act] = passes) -> bool:
    """Whether the game, or the current game of a match, ends within this number of turns if the function `does` chooses
    every act."""
    for _, _, after in acts_if_always(house, first, does):
        if ended_turns(first, after) > turns:
            return False
        if after.over or next_game_begins(first, after):
            return True
    return False


def ended_turns(first: State, state: State) -> int:
    """The number of turns that have ended since the state `first`, without lost turns."""
    return state.turn - first.turn + state.over


def next_game_begins(before: State, after: State) -> bool:
    """Whether the next game of a match begins between these two states."""
    return getattr(before.notes, "stage", None) != getattr(after.notes, "stage", None)


# ---- the laws


def round_of(house: House, state: State) -> int:
    """The maximum number of turns that a round of passes can take: one for each player, one more if the current turn
    already has a word, and another round for each turn that a player must lose."""
    lost = max(place.skips for place in state.seats)
    return len(state.playing) * (1 + lost) + state.worded


def each_marked_seat_plays_once(house: House, state: State) -> bool:
    turns = MOST if house.book.aim == "rounds" else len(last_turns(house, state))
    return ends_within(house, state, turns)


def last_round_follows(house: House, state: State) -> bool:
    """Whether the game is over or announces its last round after the next pass."""
    (_, _, after), *_ = acts_if_always(house, state, passes, 1)
    return after.over or keys.LAST_ROUND in announced(house, after)


def ends_soon_after_trading_the_deck(house: House, state: State) -> bool:
    """Whether the game ends at most one round after the players have traded as many cards as the deck holds."""
    most = None
    for _, _, after in acts_if_always(house, state, trades):
        if after.over or next_game_begins(state, after):
            return True
        if most is None and after.traded >= len(after.deck):
            most = after.turn + len(after.playing)
        if most is not None and after.turn > most:
            return False
    return False


PROMISES: Mapping[str, Callable[[House, State], bool]] = {
    keys.ALL_PASS: lambda house, state: ends_within(house, state, round_of(house, state)),
    keys.YOUR_PASS: lambda house, state: ends_within(house, state, 1),
    keys.PILES_TURNED: lambda house, state: ends_within(house, state, round_of(house, state)),
    keys.ALL_PASS_EMPTY: lambda house, state: ends_within(house, state, round_of(house, state) + 2),
    keys.BOTH_PASS: lambda house, state: ends_within(house, state, 3),
    keys.NOBODY_LEADS: lambda house, state: ends_within(house, state, 2 * round_of(house, state)),
    keys.LAST_ROUND: each_marked_seat_plays_once,
    keys.HAS_LAST_TURN: each_marked_seat_plays_once,
    keys.LAST_CARD: last_round_follows,
    keys.LAST_PLAY: lambda house, state: ends_within(house, state, MOST),
    keys.STILL_PASSES: lambda house, state: ends_within(house, state, round_of(house, state)),
    keys.STILL_NO_LOW: lambda house, state: ends_within(house, state, round_of(house, state)),
    keys.STILL_EXCHANGES: lambda house, state: ends_within(house, state, round_of(house, state)),
    keys.STILL_TRADES: ends_soon_after_trading_the_deck,
}
USED_UP = {keys.HAND_USED, keys.THEN_LAST_TURNS, keys.HANDS_USED, keys.PILES_USED}


def check_announcements(house: House, before: State, state: State) -> None:
    """Checks that every end announced in this state comes. An announced last round takes long to check, so it is
    checked only when it was not announced before."""
    known = announced(house, before) & {keys.LAST_ROUND}
    for key in (announced(house, state) - known) & {*PROMISES}:
        true = PROMISES[key](house, state)
        assert true, key  # compares one truth value, so that pytest does not print the long values


def check_announcements_of_used_cards(house: House, before: State, after: State) -> None:
    """Checks the announcements of what happens when a hand or the piles are used up."""
    told, now = announced(house, before) & USED_UP, announced(house, after)
    if after.over or keys.LAST_PLAY in now or after.turn == before.turn:
        return
    hand = after.seats[before.actor].hand
    used = not hand and before.actor in after.playing
    assert not (keys.HAND_USED in told and used)
    assert not (keys.THEN_LAST_TURNS in told and used and keys.LAST_ROUND not in now)
    assert not (keys.PILES_USED in told and not any(after.piles))
    assert not (keys.HANDS_USED in told and not after.table and not any(after.seats[one].hand for one in after.playing))


def nothing_ends_unannounced(house: House, before: State, verb: str, after: State) -> None:
    if verb in ANSWERS:
        return
    told = announced(house, before)
    if next_game_begins(before, after) and not after.over:
        assert told & (BY_PASSES | STANDSTILLS | {keys.PILES_USED}), before.notes
    if after.over and after.end not in BY_ONE_ACT:
        assert told & ANNOUNCED_BY[str(after.end)], (after.end, told)


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_every_announced_end_of_a_game_happens_and_no_game_ends_without_an_announcement(case: Case) -> None:
    match = new_match(case)
    house = match.house
    for number, (move, _) in enumerate(play_out(match, case=case)):
        before, after = match.states[-2:]
        nothing_ends_unannounced(house, before, move.act.verb, after)
        if move.act.verb not in ANSWERS:
            check_announcements_of_used_cards(house, before, after)
        if not after.over:
            check_announcements(house, before, after)
        if number % APART == 0 or len(after.deck) == 0:
            for does in (passes, trades) if number % APART == 0 else (passes,):
                for at, verb, then in acts_if_always(house, after, does):
                    nothing_ends_unannounced(house, at, verb, then)
                    if not then.over:
                        check_announcements(house, at, then)
                    if then.over or next_game_begins(at, then):
                        break
