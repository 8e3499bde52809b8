"""Hints for computer players: facts about a game that help to play it well and that its rules don't contain. Most games
have none."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The amounts, in tenths of a point, from which a computer player adds up the value of a play.

    points: for each point that the play scores.
    rival: subtracted for each point that the play gives the rival who gets the most points from it.
    card: for each hand card played.
    step: for a play after which the turn goes on.
    letter: for each letter of the new words.
    maker: for each point of value of the player's own words on the table, in games where the cards of these words may
    come back to the player.
    row: for each card of the row that the player uses for the first time.
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
    long: whether a game has many turns or slow ones, so that computer players examine only half as many plays in each
    turn.
    solved: whether, for most deals to a solo player, a search finds a way to lay every card.
    """

    weights: Weights = Weights()
    long: bool = False
    solved: bool = False


NO_TRAITS = Traits()
LONG = Traits(long=True)
