"""Finds ways to continue after a computer player has failed with an exception: ask it again, ask an easier player, or
pass."""

from collections.abc import Callable
from dataclasses import replace

from app.session.match.thinking import Question
from engine.core.moves import PASS, RESIGN, Act, Move
from engine.core.oracle import judge, legal_moves
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal

AGAIN, BELOW, FOR_IT = "again", "below", "pass"


def ways_on(question: Question) -> tuple[str, ...]:
    """The keys of the ways to continue. Empty if the computer player was only asked whether it challenges: the game
    then goes on without a challenge."""
    if question.challenge_only:
        return ()
    return (AGAIN, BELOW, FOR_IT) if question.level > 0 else (AGAIN, FOR_IT)


def asked_below(question: Question) -> Question:
    """The same question for a computer player that is one level easier."""
    return replace(question, level=question.level - 1, strength=None)


def simplest_act(house: House, state: State, seat: int) -> Act:
    """Returns a pass if the seat may pass, or else the first possible act. Returns a resignation if neither can be
    found."""
    tries: tuple[Callable[[], Act | None], ...] = (
        lambda: PASS if isinstance(judge(house, state, Move(PASS, seat)), Legal) else None,
        lambda: next((act for act, _ in legal_moves(house, state, seat)), None),
    )
    for find in tries:
        try:
            act = find()
        except Exception:  # the fault that made the player fail may occur here too
            continue
        if act is not None:
            return act
    return RESIGN
