"""The usual parts of a turn, for rule sheets: the outcomes of a move, and the parts that most games use unchanged."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.public_facts import FactsOf
from engine.core.rulebook import Handler
from engine.parts.counting import Sums, score_words
from engine.parts.declared.made import made_by
from engine.parts.table import House, Play, State, Turn, Word

# The outcomes that the functions for the verbs return. An outcome shows how the move affects the turn.
WORD = "word"  # a word was made and the turn is over
AGAIN = "again"  # a word was made and the turn goes on
STEP = "step"  # another step was carried out and the turn goes on
TRADE = "trade"  # cards were traded and the turn is over
PASS = "pass"  # the player passed, had no allowed word, or ran out of time
STOP = "stop"  # the turn is over; it does not count as a pass
VAIN = "vain"  # the player achieved nothing in the turn, but it does not count as a pass
OUT = "out"  # the player is knocked out
LOST = "lost"  # the turn is lost because the player's challenge failed


# A function that is called after each turn. Its arguments are the turn and the outcome.
Trigger = Callable[[Turn, str], None]


@dataclass(frozen=True)
class Ending:
    """A rule that can end the game.

    reason: returns the reason why the game is over after a turn, or None if it is not over.
    announced: returns the facts that announce the end once it is near; empty if a single act can end the game at any
    time.
    """

    reason: Callable[[Turn], str | None]
    announced: FactsOf = lambda state: ()


def announced_by(facts: FactsOf) -> Callable[[Callable[[Turn], str | None]], Ending]:
    """Returns a decorator that makes an Ending from a function. `facts` returns the facts that announce this ending."""
    return lambda reason: Ending(reason, facts)


def nothing(turn: Turn, value: object = None) -> None:
    """Does nothing. Games use this function for parts that they do not have."""


# ---- a turn


def lay_and_score(counted: Callable[[Word], Sums]) -> Handler:
    """Returns a function that carries out a play by the declared patterns: lays and scores its words.

    counted: returns the parts of each new word's points.
    """

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        score_words(turn, new.scoring(turn), counted)
        new.lay(turn)
        return WORD

    return play


def draw_up(size: int) -> Trigger:
    """Returns a function that fills the player's hand up to this many cards after a turn. The function draws no cards
    after a trade, which has already replaced the traded cards."""

    def refill(turn: Turn, outcome: str) -> None:
        if outcome != TRADE:
            turn.draw_up_to(size, turn.seat)

    return refill


draw_up_to_ten = draw_up(10)


def plain_pass(turn: Turn, act: Any) -> str:
    return PASS


def out_if_cannot(turn: Turn, act: Any) -> str:
    """Carries out a pass in a knockout: knocks the player out, unless no word has been laid yet."""
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
    """The verbs `play` and `pass`, and also `trade` if there are cards to trade."""
    return ("play", "trade", "pass") if can_trade(state, seat) else ("play", "pass")


def opening_trades_only(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The verbs `play` and `pass` and, before the first word, also `trade`."""
    return usual_verbs(house, state, seat) if not state.opened else ("play", "pass")


def can_trade(state: State, seat: int) -> bool:
    """Returns whether the seat has cards to trade and the deck has cards to draw. A turned card counts as a hand
    card."""
    return bool(state.seats[seat].hand or state.turned) and bool(state.deck)


def no_other_game(turn: Turn) -> bool:
    return False


def only_seat(seats: tuple[int, ...]) -> int | None:
    """The only seat in this list; None if the list has no seat or several."""
    return seats[0] if len(seats) == 1 else None
