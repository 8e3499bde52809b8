"""Standstill: a table at which no player can make a word any more, wants to, or can change anything.

It ends a game in three ways; an option `stall` without a value switches all of them off:

(a) PASSES: three full rounds of nothing but passes. For one player alone with no trade left: one pass on an empty
    table, unless a turned card comes into the hand with it.
(b) TRADES: three full rounds, and at least six turns, without a word, once the cards traded since the last word are
    as many as the deck holds; never if the table plays without a trade.
(c) NO_LOW: with an empty deck, `stall` full rounds in which the players together never held fewer cards than before.
    EXCHANGES: if no permitted move lays a card for good, the same from the start of the game, counting the cards in
    deck and hands together.

A round is as many turns in a row as there are players still in. A turn in which a card leaves the deck for good (a
refill, a turned card that stays) starts the count of (a) and (b) again.
"""

from typing import Any

from engine.core.public_facts import (
    STILL_EXCHANGES,
    STILL_NO_LOW,
    STILL_PASSES,
    STILL_TRADES,
    Marker,
    table_marks,
)
from engine.core.rulebook import Options
from engine.parts.flow.trade import no_trade
from engine.parts.flow.usual import LOST, OUT, PASS, VAIN, Ending
from engine.parts.table import House, State, Turn

PASSES, TRADES, NO_LOW, EXCHANGES = "passes", "trades", "no-low", "exchanges"
ROUNDS = 3  # of passes, or without a word
FEWEST_TURNS = 6  # without a word
ANNOUNCED = {
    PASSES: STILL_PASSES,
    TRADES: STILL_TRADES,
    NO_LOW: STILL_NO_LOW,
    EXCHANGES: STILL_EXCHANGES,
}
GROWING = frozenset("AOD")  # moves that lay a card for good


@Ending
def stalled(turn: Turn) -> str | None:
    """Ends the game at a standstill."""
    return None if standstill(turn.house, turn.state) is None else "stalled"


def standstill(house: House, state: State) -> str | None:
    """The kind of standstill, if there is one; it stays the same after the game has ended by it."""
    return _stands(house, state, rounds_ahead=0)


def standstill_near(house: House, state: State) -> str | None:
    """The kind of standstill that this round can bring if it goes on like the last ones; for one player alone, this
    pass."""
    if state.over:
        return None
    if rounds_agreed(house, state) and _one_pass_left(house, state):
        return PASSES
    return _stands(house, state, rounds_ahead=1)


def standstill_facts(house: House, state: State) -> tuple[Marker, ...]:
    """The fact that announces a standstill."""
    near = standstill_near(house, state)
    return table_marks(ANNOUNCED[near]) if near is not None else ()


def rounds_agreed(house: House, state: State) -> int:
    """The number of rounds without a new low that end the game on the table; 0 if no standstill can end it."""
    patience = house.book.patience(state)
    return patience * (house.options["stall"] or 0) if patience else 0


def _stands(house: House, state: State, rounds_ahead: int) -> str | None:
    """The kind of standstill now, or after this many more rounds without success."""
    rounds = rounds_agreed(house, state)
    if not rounds:
        return None
    count = len(state.playing)
    more = rounds_ahead * count
    if state.idle and state.idle + more >= ROUNDS * count:
        return PASSES
    traded = state.traded + house.book.most_traded * more
    in_vain = state.wordless and state.wordless + more >= max(ROUNDS * count, FEWEST_TURNS)
    if in_vain and traded >= len(state.deck) and not no_trade(house.options):
        return TRADES
    if state.low is None or state.since_low + more < rounds * count:
        return None
    return EXCHANGES if only_exchanges(house.options) else NO_LOW


def books_of(turn: Turn, outcome: str, *, in_vain: bool) -> dict[str, Any]:
    """The books after a turn, once the hand is drawn up and before a table is cleared.

    in_vain: a turn without a word counts as one in vain.
    """
    state = turn.state
    left_for_good = len(state.deck) < state.deck_was
    idle = state.idle if outcome == OUT else state.idle + 1 if outcome in (PASS, LOST, VAIN) else 0
    if outcome == PASS and _one_pass_left(turn.house, state):
        idle = ROUNDS  # the player had no other choice, and nothing will change
    return {
        "idle": 0 if state.worded or left_for_good else idle,
        "wordless": 0 if state.worded or left_for_good else state.wordless + in_vain,
        **cards_held(state, cards_to_use_up(turn.house.options, state)),
    }


def only_exchanges(options: Options) -> bool:
    """Says whether no move that this table permits lays a card for good."""
    return "moves" in options and not GROWING & set(options["moves"])


def cards_to_use_up(options: Options, state: State) -> int | None:
    """The number of cards that must shrink for the game to advance; None while that does not matter."""
    if only_exchanges(options):
        return state.held() + len(state.deck) + (state.turned is not None)
    return None if state.deck else state.held()


def cards_held(state: State, held: int | None) -> dict[str, Any]:
    """Records whether the cards held reached a new low.

    held: None while that does not matter.
    """
    new_low = held is None or state.low is None or held < state.low
    return {"low": held if new_low else state.low, "since_low": 0 if new_low else state.since_low + 1}


def _one_pass_left(house: House, state: State) -> bool:
    """Says whether a pass ends the game because it changes nothing: one player alone, an empty table and no trade
    left."""
    changes_nothing = house.players == 1 and not state.table and state.turned is None and state.lasts is None
    return changes_nothing and "trade" not in house.book.verbs(house, state, state.actor)
