"""Decides which sentences are announced to screen readers: each sentence is of one kind, and the player's speech level
decides which kinds are announced."""

from collections.abc import Iterable
from enum import Enum, auto

BRIEF, USUAL, FULL = LEVELS = ("brief", "usual", "full")


class Talk(Enum):
    ANSWER = auto()  # the answer to a question or a press
    ACT = auto()  # the act that a player has made
    CARDS = auto()  # cards that a player has drawn, or that were turned up
    TURN = auto()  # the player whose turn it is, or the players who may act now
    REFUSAL = auto()
    VERDICT = auto()  # whether the cards laid so far make a legal move
    CHANGE = auto()  # another change of the table, such as cards taken back or sorted, or an earlier position
    TIME = auto()
    WHY = auto()  # the reason why a computer player made its act
    WANTED = auto()  # what the game expects from the player now
    SETTLED = auto()  # a choice that a player has made, such as the word that stays
    CHALLENGE = auto()  # the players who can challenge, with their keys
    BECOMING = auto()  # the number of words that the laid cards could become
    DEAL = auto()  # the hand, when it is read out for the first time
    HAND = auto()  # the hand, when it is opened again
    AGAIN = auto()  # the card that is missing for a typed word, announced again with every letter


SAID_FROM = {
    **dict.fromkeys((Talk.ANSWER, Talk.ACT, Talk.CARDS, Talk.TURN, Talk.REFUSAL), BRIEF),
    **dict.fromkeys((Talk.VERDICT, Talk.CHANGE, Talk.TIME), BRIEF),
    **dict.fromkeys((Talk.WHY, Talk.WANTED, Talk.SETTLED, Talk.CHALLENGE, Talk.BECOMING, Talk.DEAL), USUAL),
    **dict.fromkeys((Talk.HAND, Talk.AGAIN), FULL),
}


def fullest(levels: Iterable[str]) -> str:
    """The level, among these, at which the most kinds of sentences are announced."""
    return max(levels, key=LEVELS.index)


def is_announced(talk: Talk, level: str) -> bool:
    return LEVELS.index(SAID_FROM[talk]) <= LEVELS.index(level)
