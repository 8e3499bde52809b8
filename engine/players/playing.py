"""Plays whole games with computer players, each at its own level, or with players that act at random."""

from collections.abc import Sequence

from engine.core.moves import Move
from engine.core.oracle import expects
from engine.core.shuffle import below, dice_from
from engine.core.view import view
from engine.match import NEAR, STRONGEST, Match
from engine.players import chance
from engine.players.levels import LEVEL_NAMES
from engine.players.whole_games import Sitter, play_out

# The name for players that make random legal moves; in a game, either all players are of this kind or none is.
RANDOM = "random"
LEVELS = (RANDOM, *LEVEL_NAMES, *[f"{NEAR}:{strength}" for strength in range(STRONGEST + 1)])


def play_whole(match: Match, levels: Sequence[str]) -> None:
    """Plays the game to its end.

    levels: for each seat, the name of a level, or a strength in half levels, such as near:7.
    """
    if RANDOM in levels:
        _by_chance(match)
    else:
        play_out(match, tuple(map(_sitter, levels)), dice_from(match.header.seed))


def _sitter(name: str) -> Sitter:
    level, _, strength = name.partition(":")
    return Sitter(strength=int(strength)) if level == NEAR else Sitter(LEVEL_NAMES[level])


def _by_chance(match: Match) -> None:
    """Plays random moves to the end of the game. If several seats may act, chance also decides which seat acts."""
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
