"""Standstill: the ending of a game in which no player makes words or lays cards any more.

A game ends by standstill in the following cases, unless the option `stall` has no value:

(a) PASSES: three full rounds with nothing but passes. For a solo player with no trades left, a single pass is enough,
if there is neither a word on the table nor a turned card.

(b) TRADES: three full rounds, and at least six turns, without a word, if the number of cards traded since the last word
is at least the number in the deck. This never applies if the players agreed to play without trades.

(c) NO_LOW: with an empty deck, `stall` full rounds in which the number of cards that all players hold together never
fell below its lowest value so far. EXCHANGES: as NO_LOW, but from the start of the game and with the cards of the deck
counted, too, in a game in which no permitted move reduces the number of hand cards.

A round consists of one turn for each player still in the game. A turn in which a card leaves the deck and does not
return (a refill, or a turned card that stays) resets the counts of (a) and (b).
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
ROUNDS = 3  # the number of rounds of passes, or of rounds without a word, that make a standstill
FEWEST_TURNS = 6  # the minimum number of turns without a word that make a standstill
ANNOUNCED = {
    PASSES: STILL_PASSES,
    TRADES: STILL_TRADES,
    NO_LOW: STILL_NO_LOW,
    EXCHANGES: STILL_EXCHANGES,
}
GROWING = frozenset("AOD")  # the moves after which the player has one hand card less


@Ending
def stalled(turn: Turn) -> str | None:
    """Ends the game when it has come to a standstill."""
    return None if standstill(turn.house, turn.state) is None else "stalled"


def standstill(house: House, state: State) -> str | None:
    """The kind of standstill that has been reached, or None. `state` can also be the final state of a game that ended
    by standstill."""
    return _stands(house, state, rounds_ahead=0)


def standstill_near(house: House, state: State) -> str | None:
    """The kind of standstill that is reached at the end of this round if no player lays a word or a card in the round.
    For a solo player, the kind of standstill that a pass would cause now."""
    if state.over:
        return None
    if rounds_agreed(house, state) and _one_pass_left(house, state):
        return PASSES
    return _stands(house, state, rounds_ahead=1)


def standstill_facts(house: House, state: State) -> tuple[Marker, ...]:
    """The public fact that announces a standstill; empty if no standstill is near."""
    near = standstill_near(house, state)
    return table_marks(ANNOUNCED[near]) if near is not None else ()


def rounds_agreed(house: House, state: State) -> int:
    """The number of rounds after which the game ends if the number of cards that all players hold reaches no new low; 0
    if this game can't end by standstill."""
    patience = house.book.patience(state)
    return patience * (house.options["stall"] or 0) if patience else 0


def _stands(house: House, state: State, rounds_ahead: int) -> str | None:
    """The kind of standstill that is reached now, or that would be reached after this many more rounds in which no
    player lays a word or a card."""
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


def standstill_counts(turn: Turn, outcome: str, *, in_vain: bool) -> dict[str, Any]:
    """At the end of a turn, the new counts of passes, of turns without a word and of cards held, as fields of a state.
    Must be called after the hand has been filled up and before the table is cleared.

    in_vain: whether a turn without a word counts towards a standstill.
    """
    state = turn.state
    left_for_good = len(state.deck) < state.deck_was
    idle = state.idle if outcome == OUT else state.idle + 1 if outcome in (PASS, LOST, VAIN) else 0
    if outcome == PASS and _one_pass_left(turn.house, state):
        idle = ROUNDS  # counts as a standstill immediately, because more turns would change nothing
    return {
        "idle": 0 if state.worded or left_for_good else idle,
        "wordless": 0 if state.worded or left_for_good else state.wordless + in_vain,
        **cards_held(state, cards_to_use_up(turn.house.options, state)),
    }


def only_exchanges(options: Options) -> bool:
    """Returns whether the only permitted moves exchange cards between words and the hand, so that no hand ever becomes
    smaller."""
    return "moves" in options and not GROWING & set(options["moves"])


def cards_to_use_up(options: Options, state: State) -> int | None:
    """A number of cards that must keep falling, because the game otherwise comes to a standstill: the cards that all
    players hold or, in a game with nothing but exchanges, these cards and the deck. None if the number does not matter
    now."""
    if only_exchanges(options):
        return state.held() + len(state.deck) + (state.turned is not None)
    return None if state.deck else state.held()


def cards_held(state: State, held: int | None) -> dict[str, Any]:
    """The lowest number of cards held so far, and the number of turns since this number was reached, as fields of a
    state.

    held: the present number of cards held; None if this number does not matter now.
    """
    new_low = held is None or state.low is None or held < state.low
    return {"low": held if new_low else state.low, "since_low": 0 if new_low else state.since_low + 1}


def _one_pass_left(house: House, state: State) -> bool:
    """Returns whether a pass would end the game of a solo player, because no trade is left and another turn would
    change nothing on the empty table."""
    changes_nothing = house.players == 1 and not state.table and state.turned is None and state.lasts is None
    return changes_nothing and "trade" not in house.book.verbs(house, state, state.actor)
