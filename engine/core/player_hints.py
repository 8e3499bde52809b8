"""Plain facts about a game that guide a computer player and that no rule states. Most games have none."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What a play is worth beside its points, all in tenths of a point.

    points: a point scored.
    rival: a point the best of the rivals scores by it.
    card: a hand card played.
    step: a turn that goes on.
    letter: each letter of the new words.
    maker: each point of value in a word of one's own left on the table, whose leftovers may come back.
    row: a row card used for the first time.
    """

    points: int = 10
    rival: int = 8
    card: int = 0
    step: int = 0
    letter: int = 0
    maker: int = 0
    row: int = 0


@dataclass(frozen=True)
class Traits:
    """weights: what a play is worth.
    long: a game takes many turns, or dear ones: computer players look at half as many things in each.
    """

    weights: Weights = Weights()
    long: bool = False


NO_TRAITS = Traits()
LONG = Traits(long=True)
