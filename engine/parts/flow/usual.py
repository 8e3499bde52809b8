"""The usual parts of a turn: what a move does to it, and what most games do where their sheets say nothing else."""

from collections.abc import Callable
from typing import Any

from engine.core.rulebook import Handler
from engine.parts.counting import Sums, score_words
from engine.parts.declared.made import made_by
from engine.parts.table import House, Play, State, Turn, Word

# What a handler answers: how the move bears on the turn.
WORD = "word"  # a word was made and the turn is over
AGAIN = "again"  # a word was made and the turn goes on
STEP = "step"  # something was done and the turn goes on
TRADE = "trade"  # cards were traded and the turn is over
PASS = "pass"  # the player passed, missed or ran out of time
STOP = "stop"  # the turn is over without counting as a pass
VAIN = "vain"  # nothing was done in the turn, but for exhaustion that is no pass
OUT = "out"  # the player is knocked out
LOST = "lost"  # the turn was skipped, lost to a challenge that failed


# The kinds of functions that hear it.
Trigger = Callable[[Turn, str], None]
Ending = Callable[[Turn], str | None]


def nothing(turn: Turn, heard: object = None) -> None:
    """Nothing happens here in this game."""


# ---- a turn


def lay_and_score(counted: Callable[[Word], Sums]) -> Handler:
    """The play is laid as it is declared. counted: what each of its new words scores."""

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        score_words(turn, new.scoring(turn), counted)
        new.lay(turn)
        return WORD

    return play


def draw_up(size: int) -> Trigger:
    """At the end of the own turn the hand is drawn up; a trade has already changed card for card."""

    def refill(turn: Turn, outcome: str) -> None:
        if outcome != TRADE:
            turn.draw_up_to(size, turn.seat)

    return refill


draw_up_to_ten = draw_up(10)


def plain_pass(turn: Turn, act: Any) -> str:
    return PASS


def out_if_cannot(turn: Turn, act: Any) -> str:
    """Knockout: who cannot is out; before the first word nobody is."""
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
    """Play, trade while there is something to trade, pass."""
    return ("play", "trade", "pass") if can_trade(state, seat) else ("play", "pass")


def opening_trades_only(house: House, state: State, seat: int) -> tuple[str, ...]:
    """Play and pass; trade only before the first word."""
    return usual_verbs(house, state, seat) if not state.opened else ("play", "pass")


def can_trade(state: State, seat: int) -> bool:
    """Is there anything to trade, and anything to trade it for? A turned card joins the hand first."""
    return bool(state.seats[seat].hand or state.turned) and bool(state.deck)


def no_other_game(turn: Turn) -> bool:
    return False


def only(seats: tuple[int, ...]) -> int | None:
    """The one seat, if it is only one."""
    return seats[0] if len(seats) == 1 else None
