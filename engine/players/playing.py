"""Computer players of one level play a whole game: the six levels, and one that leaves it to chance."""

from collections.abc import Callable, Mapping
from functools import partial

from engine.core.moves import Move
from engine.core.oracle import expects
from engine.core.shuffle import below, dice_from
from engine.core.view import view
from engine.match import Match
from engine.players import chance
from engine.players.levels import LEVEL_NAMES, Level
from engine.players.sitting import Sitter, play_out


def by_level(level: Level, match: Match) -> None:
    play_out(match, (Sitter(level),) * match.house.players, dice_from(match.header.seed))


def by_chance(match: Match) -> None:
    """Who is asked first, where several may act, is left to the dice too."""
    dice = dice_from(match.header.seed)
    while not match.state.over:
        seats, _ = expects(match.house, match.state)
        dice, first = below(len(seats), dice)
        match.play(_next_move(match, (*seats[first:], *seats[:first]), dice))


def _next_move(match: Match, seats: tuple[int, ...], dice: int) -> Move:
    for seat in seats:
        act = chance.choose(view(match.state, seat), match.house, seat, dice)
        if act is not None:
            return Move(act, seat)
    raise AssertionError("nobody has a move, and yet the game is not over")


LEVELS: Mapping[str, Callable[[Match], None]] = {
    "random": by_chance,
    **{name: partial(by_level, level) for name, level in LEVEL_NAMES.items()},
}
