"""Lets computer players play whole games. Each player sees only the view of its own seat."""

from dataclasses import dataclass

from engine.core.moves import Act, Move
from engine.core.oracle import expects
from engine.core.rulebook import House
from engine.core.shuffle import below
from engine.core.state import State
from engine.core.view import view
from engine.match import Match
from engine.players.computer import challenge, choose
from engine.players.levels import EVEN, LEVELS, Level, Temperament
from engine.players.near import level_now
from engine.players.plan import Plan

MOST_MOVES = 5000  # a guard against endless games; no real game comes near this number of moves


@dataclass(frozen=True)
class Sitter:
    """A computer player at one seat.

    strength: for a player whose strength stays near that of one person, its strength in half levels; then `level` has
    no effect.
    """

    level: Level = LEVELS[2]
    temperament: Temperament = EVEN
    strength: int | None = None

    def level_now(self, house: House, view: State, seat: int, dice: int) -> Level:
        return self.level if self.strength is None else level_now(self.strength, house, view, seat, dice)


def play_out(match: Match, sitters: tuple[Sitter, ...], dice: int) -> int:
    """Plays the game to its end and returns the new state of the random generator."""
    while not match.state.over and len(match.moves) < MOST_MOVES:
        dice, _ = below(1000, dice)
        seat, act = next_act(match, sitters, dice)
        match.play(Move(act, seat))
    return dice


def next_act(match: Match, sitters: tuple[Sitter, ...], dice: int) -> tuple[int, Act]:
    """The next seat to act, and its act. Challenges come before other acts. If several seats may act at the same time,
    the seat with the shortest thinking time acts."""
    challenge = _challenge(match, sitters, dice)
    if challenge is not None:
        return challenge
    plans: list[tuple[int, int, Act]] = []
    for seat in expects(match.house, match.state)[0]:
        plan = plan_for(match, sitters[seat], seat, dice)
        if plan.act is not None:
            plans.append((plan.after_ms, seat, plan.act))
    _, seat, act = min(plans, key=lambda entry: entry[:2])
    return seat, act


def _challenge(match: Match, sitters: tuple[Sitter, ...], dice: int) -> tuple[int, Act] | None:
    state = match.state
    if state.pending is None and not any(match.house.book.asides(match.house, state, s) for s in state.playing):
        return None
    for seat in state.playing:
        sitter = sitters[seat]
        seen = view(state, seat)
        mine = dice + 7919 * (seat + 1) + len(state.log)
        level = sitter.level_now(match.house, seen, seat, mine)
        plan = challenge(seen, match.house, seat, mine, level=level, temperament=sitter.temperament)
        if plan is not None and plan.act is not None:
            return seat, plan.act
    return None


def plan_for(match: Match, sitter: Sitter, seat: int, dice: int) -> Plan:
    """The plan of this computer player for its next act at this seat."""
    mine = dice + 104729 * (seat + 1)
    seen = view(match.state, seat)
    level = sitter.level_now(match.house, seen, seat, mine)
    return choose(seen, match.house, seat, mine, level=level, temperament=sitter.temperament)
