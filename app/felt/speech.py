"""Decides which sentences screen readers read out: each sentence is of one kind, and each kind is announced from one
level on."""

from collections.abc import Iterable
from enum import Enum, auto

BRIEF, USUAL, FULL = LEVELS = ("brief", "usual", "full")


class Talk(Enum):
    ANSWER = auto()  # the answer to a question or a press
    ACT = auto()  # an act of a player
    CARDS = auto()  # cards that a player has drawn, or that were turned up
    TURN = auto()  # the player on turn, or the one who may speak
    REFUSAL = auto()
    VERDICT = auto()  # the verdict on the laid cards
    CHANGE = auto()  # a change of the table: cards taken back or put in order, an earlier position
    TIME = auto()
    WHY = auto()  # the reason of a computer player's act
    WANTED = auto()  # the thing that the game wants now
    SETTLED = auto()  # a choice that is made: which word stays, which letters go on
    CHALLENGE = auto()  # who may challenge, and by which key
    BECOMING = auto()  # the number of words that the laid cards can still become
    DEAL = auto()  # the hand, when it is read out for the first time
    HAND = auto()  # the hand, when it is opened again
    AGAIN = auto()  # the missing card, repeated with every letter


SAID_FROM = {
    **dict.fromkeys((Talk.ANSWER, Talk.ACT, Talk.CARDS, Talk.TURN, Talk.REFUSAL), BRIEF),
    **dict.fromkeys((Talk.VERDICT, Talk.CHANGE, Talk.TIME), BRIEF),
    **dict.fromkeys((Talk.WHY, Talk.WANTED, Talk.SETTLED, Talk.CHALLENGE, Talk.BECOMING, Talk.DEAL), USUAL),
    **dict.fromkeys((Talk.HAND, Talk.AGAIN), FULL),
}


def fullest(levels: Iterable[str]) -> str:
    """The level at which most is announced."""
    return max(levels, key=LEVELS.index)


def is_announced(talk: Talk, level: str) -> bool:
    return LEVELS.index(SAID_FROM[talk]) <= LEVELS.index(level)
