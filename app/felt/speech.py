"""How much is said aloud. Every sentence is of one kind, and every kind is said from one level on: that stands here."""

from enum import Enum, auto

BRIEF, USUAL, FULL = LEVELS = ("brief", "usual", "full")


class Talk(Enum):
    ANSWER = auto()  # to what was asked, or pressed
    ACT = auto()  # what somebody has done
    CARDS = auto()  # drawn, or turned up
    TURN = auto()  # whose it is, and who has the word
    REFUSAL = auto()
    VERDICT = auto()  # on what is laid
    CHANGE = auto()  # taken back, put in order, an earlier position
    TIME = auto()
    WHY = auto()  # a computer player did it
    WANTED = auto()  # by the game now
    SETTLED = auto()  # for the player: which word stays, which letters go on
    CHALLENGE = auto()  # who may, and by which key
    BECOMING = auto()  # how many words can still come of what is laid
    HAND = auto()  # as it is opened
    AGAIN = auto()  # what is still lacking, with every letter


SAID_FROM = {
    **dict.fromkeys((Talk.ANSWER, Talk.ACT, Talk.CARDS, Talk.TURN, Talk.REFUSAL), BRIEF),
    **dict.fromkeys((Talk.VERDICT, Talk.CHANGE, Talk.TIME), BRIEF),
    **dict.fromkeys((Talk.WHY, Talk.WANTED, Talk.SETTLED, Talk.CHALLENGE, Talk.BECOMING), USUAL),
    **dict.fromkeys((Talk.HAND, Talk.AGAIN), FULL),
}


def is_said(talk: Talk, level: str) -> bool:
    return LEVELS.index(SAID_FROM[talk]) <= LEVELS.index(level)
