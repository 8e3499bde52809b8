"""A player that acts at random, for tests of the rules that hold for every game. It lays a word if it can, and
otherwise trades, takes cards or passes."""

from collections.abc import Sequence
from itertools import islice

from engine.core.moves import Act
from engine.core.oracle import legal_moves
from engine.core.rulebook import House
from engine.core.shuffle import below
from engine.core.state import State

# The maximum number of legal acts to choose from; these are the first, and so the best, that the search finds.
LOOKS = 24


def choose(view: State, house: House, seat: int, dice: int) -> Act | None:
    """The act of this seat now; None if the seat must wait for other players. The same view and dice (the state of the
    random generator) always give the same act."""
    words: list[Act] = []
    others: dict[str, list[Act]] = {}
    for act, legal in islice(legal_moves(house, view, seat), LOOKS):
        if legal.words:
            words.append(act)
        else:
            others.setdefault(act.verb, []).append(act)
    dice, whim = below(8, dice)
    if words and (whim or not others):
        return _one_of(words, dice)
    verbs = [verb for verb in others if verb != "pass" or len(others) == 1 or whim < 2]
    if not verbs:
        return None
    dice, verb = below(len(verbs), dice)
    return _one_of(others[verbs[verb]], dice)


def _one_of(acts: Sequence[Act], dice: int) -> Act:
    return acts[below(len(acts), dice)[1]]
