"""What most sheets say of a play: each new word scores for itself, and the words lie on the table."""

from collections.abc import Callable

from engine.core.moves import Play
from engine.core.rulebook import Handler
from engine.core.turn import Turn
from engine.core.words import Word
from engine.parts.declared.made import made_by
from engine.parts.flow.usual import WORD

Points = Callable[[Word], int]


def lay_and_score(points: Points) -> Handler:
    """The play is laid as it is declared. points: what each of its new words scores."""

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        turn.score(sum(map(points, new.scoring(turn))))
        new.lay(turn)
        return WORD

    return play


def visible_value(word: Word) -> int:
    return word.value


def no_points(word: Word) -> int:
    return 0
