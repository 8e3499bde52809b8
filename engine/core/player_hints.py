"""Facts about a game that guide a computer player and that no rule states. Most games have none."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The worth of a play beyond its points; all weights are in tenths of a point.

    points: a point scored.
    rival: a point that the best of the rivals scores by it.
    card: a hand card played.
    step: a turn that goes on.
    letter: each letter of the new words.
    maker: each point of value in an own word left on the table, whose cards may come back.
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
    """The hints for one game.

    weights: the worth of a play.
    long: a game takes many turns, or slow ones, so computer players look at half as many things in each.
    solved: for most deals of a player alone, a search finds a way to lay every card.
    """

    weights: Weights = Weights()
    long: bool = False
    solved: bool = False


NO_TRAITS = Traits()
LONG = Traits(long=True)
