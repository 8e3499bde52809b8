"""Hints for computer players: facts that help to play a game well and that its rules don't state. Most games have no
such facts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The amounts, in tenths of a point, that a computer player adds up to get the value of a play.

    points: added for each point that the play scores.
    rival: subtracted for each point that the play gives the rival who gets the most points from it.
    card: added for each hand card played.
    step: added if the player's turn goes on after the play.
    letter: added for each letter of the new words.
    maker: added for each point of value of the player's own words on the table, in games where the player may get the
    cards of these words back.
    row: added for each card of the row that the player uses for the first time.
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

    weights: the weights for the value of a play.
    long: whether a game has many or slow turns. Computer players then examine only half the usual number of plays in
    each turn.
    solved: whether, for most deals to a solo player, a search finds a way to lay every card.
    """

    weights: Weights = Weights()
    long: bool = False
    solved: bool = False


NO_TRAITS = Traits()
LONG = Traits(long=True)
