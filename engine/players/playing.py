"""Computer players play a whole game, each on its own view."""

from collections.abc import Callable, Mapping

from engine.core.moves import Act, Move
from engine.core.oracle import expects
from engine.core.rulebook import House
from engine.core.shuffle import below, dice_from
from engine.core.state import State
from engine.core.view import view
from engine.match import Match
from engine.players import chance

# What a seat does now, from its view and the dice; None: it waits for the others.
Chooser = Callable[[State, House, int, int], Act | None]

CHOOSERS: Mapping[str, Chooser] = {"random": chance.choose}


def play_to_the_end(match: Match, chooser: Chooser) -> None:
    """Every game ends by its own rules. Who is asked first where several may act is left to the dice."""
    dice = dice_from(match.header.seed)
    while not match.state.over:
        seats, _ = expects(match.house, match.state)
        dice, first = below(len(seats), dice)
        match.play(_next_move(match, chooser, (*seats[first:], *seats[:first]), dice))


def _next_move(match: Match, chooser: Chooser, seats: tuple[int, ...], dice: int) -> Move:
    for seat in seats:
        act = chooser(view(match.state, seat), match.house, seat, dice)
        if act is not None:
            return Move(act, seat)
    raise AssertionError("nobody has a move, and yet the game is not over")
