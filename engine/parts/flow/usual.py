"""The usual parts of a turn: how a move affects it, and what most games do unless their sheets say something else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.public_facts import FactsOf
from engine.core.rulebook import Handler
from engine.parts.counting import Sums, score_words
from engine.parts.declared.made import made_by
from engine.parts.table import House, Play, State, Turn, Word

# The outcomes that handlers return: how the move affects the turn.
WORD = "word"  # a word was made and the turn is over
AGAIN = "again"  # a word was made and the turn goes on
STEP = "step"  # something was done and the turn goes on
TRADE = "trade"  # cards were traded and the turn is over
PASS = "pass"  # the player passed, missed or ran out of time
STOP = "stop"  # the turn is over without counting as a pass
VAIN = "vain"  # nothing happened in the turn, but it is no pass that counts towards exhaustion
OUT = "out"  # the player is knocked out
LOST = "lost"  # the turn was lost to a failed challenge


# The kinds of functions that react to an outcome.
Trigger = Callable[[Turn, str], None]


@dataclass(frozen=True)
class Ending:
    """A rule that can end the game.

    reason: says why the game is over after a turn; None if it is not.
    announced: the facts that announce it; none before it is near, and none if a single act brings it.
    """

    reason: Callable[[Turn], str | None]
    announced: FactsOf = lambda state: ()


def announced_by(facts: FactsOf) -> Callable[[Callable[[Turn], str | None]], Ending]:
    """Returns a decorator that makes an ending of a function and announces it by these facts."""
    return lambda reason: Ending(reason, facts)


def nothing(turn: Turn, heard: object = None) -> None:
    """Does nothing: for games without this step."""


# ---- a turn


def lay_and_score(counted: Callable[[Word], Sums]) -> Handler:
    """Returns the handler that lays a play as it is declared.

    counted: gives the parts of each new word's points.
    """

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        score_words(turn, new.scoring(turn), counted)
        new.lay(turn)
        return WORD

    return play


def draw_up(size: int) -> Trigger:
    """Returns the trigger that draws up the player's hand after a turn; a trade has already replaced its cards."""

    def refill(turn: Turn, outcome: str) -> None:
        if outcome != TRADE:
            turn.draw_up_to(size, turn.seat)

    return refill


draw_up_to_ten = draw_up(10)


def plain_pass(turn: Turn, act: Any) -> str:
    return PASS


def out_if_cannot(turn: Turn, act: Any) -> str:
    """Knockout: a player who can't play is out, but not before the first word."""
    if not turn.state.opened:
        return PASS
    turn.knock_out(turn.seat)
    return OUT


def clockwise(state: State) -> int:
    return state.after(state.actor)


def empty_hand(turn: Turn) -> bool:
    return not turn.hand and turn.state.turned is None


def in_dictionary(house: House, word: str) -> bool:
    return house.words.has(word)


def usual_verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    """Play, pass, and trade while there is something to trade."""
    return ("play", "trade", "pass") if can_trade(state, seat) else ("play", "pass")


def opening_trades_only(house: House, state: State, seat: int) -> tuple[str, ...]:
    """Play and pass; trade only before the first word."""
    return usual_verbs(house, state, seat) if not state.opened else ("play", "pass")


def can_trade(state: State, seat: int) -> bool:
    """Says whether there are cards to trade and cards to draw. A turned card joins the hand first."""
    return bool(state.seats[seat].hand or state.turned) and bool(state.deck)


def no_other_game(turn: Turn) -> bool:
    return False


def only(seats: tuple[int, ...]) -> int | None:
    """The seat, if there is only one."""
    return seats[0] if len(seats) == 1 else None
