"""What a computer player does, worked out on a view alone: the one seam between the table and engine.players."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from engine.core.moves import PASS, Act
from engine.core.oracle import legal_moves
from engine.core.rulebook import House
from engine.core.state import State, altered
from engine.players.computer import choose, object_to
from engine.players.levels import LEVELS, TEMPERAMENTS
from engine.players.plan import Plan

ADVISED = 600  # plays looked at for a hint


@dataclass(frozen=True)
class Question:
    """What a computer player is asked. seen: the position as its seat sees it.  dice: chance, the same every time.

    objects: only whether it objects to the last word; it is not to act.
    """

    house: House
    seen: State
    seat: int
    level: int
    temperament: str
    dice: int
    objects: bool = False


def think(question: Question, stop: Callable[[], bool]) -> Plan:
    """What this seat does now, if anything."""
    house, seen, seat = question.house, question.seen, question.seat
    level = LEVELS[question.level - 1]
    temperament = TEMPERAMENTS.get(question.temperament, TEMPERAMENTS["builder"])
    objection = object_to(seen, house, seat, question.dice, level=level, temperament=temperament)
    if objection is not None or question.objects:
        return objection or Plan(None)
    if house.game.id == "shout":
        if not seen.row or seat in seen.notes.barred:
            return Plan(None)
        seen = altered(seen, actor=(seat + 1) % len(seen.seats))  # the deal is the clock's business, not a player's
    return choose(seen, house, seat, question.dice, level=level, temperament=temperament, stop=stop)


def advise(question: Question, stop: Callable[[], bool]) -> Plan:
    """The best play found, for a hint; where there is no word at all, what a master would do."""
    best: Act | None = None
    most = -1
    for act, legal in islice(legal_moves(question.house, question.seen, question.seat), ADVISED):
        if stop():
            return Plan(None)
        if legal.words and legal.points > most:
            best, most = act, legal.points
    if best is None:
        best = choose(question.seen, question.house, question.seat, question.dice, level=LEVELS[-1], stop=stop).act
    return Plan(best or PASS)
