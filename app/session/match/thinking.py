"""What a computer player does, worked out on a view alone: the one seam between the table and engine.players."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.coach.best import best_play
from engine.core.moves import PASS
from engine.core.patterns import Call
from engine.core.rulebook import House
from engine.core.state import State, altered
from engine.lexicon import Vocabulary
from engine.players.computer import choose, object_to
from engine.players.levels import EVEN, LEVELS, TEMPERAMENTS
from engine.players.plan import Plan

# The words that hints may name, from the commonest to all that nobody minds.
HINT_WORDS: Mapping[str, Vocabulary] = {
    "everyday": LEVELS[0].known,
    "common": LEVELS[1].known,
    "known": LEVELS[2].known,
    "most": LEVELS[3].known,
    "all": LEVELS[5].known,
}


@dataclass(frozen=True)
class Question:
    """What a computer player is asked, or an adviser. seen: the position as its seat sees it.

    dice: chance, the same every time.  level, temperament: of the computer player; an adviser has neither.
    objects: only whether it objects to the last word; it is not to act.  known: the words that a hint may name.
    """

    house: House
    seen: State
    seat: int
    dice: int = 0
    level: int = len(LEVELS)
    temperament: str = ""
    objects: bool = False
    known: Vocabulary = HINT_WORDS["all"]


def think(question: Question, stop: Callable[[], bool]) -> Plan:
    """What this seat does now, if anything."""
    house, seen, seat = question.house, question.seen, question.seat
    level = LEVELS[question.level - 1]
    temperament = TEMPERAMENTS.get(question.temperament, EVEN)
    objection = object_to(seen, house, seat, question.dice, level=level, temperament=temperament)
    if objection is not None or question.objects:
        return objection or Plan(None)
    if house.book.plays.has(Call):
        if "shout" not in house.book.verbs(house, seen, seat):
            return Plan(None)
        seen = altered(seen, actor=(seat + 1) % len(seen.seats))  # the deal is the clock's business, not a player's
    return choose(seen, house, seat, question.dice, level=level, temperament=temperament, stop=stop)


@dataclass(frozen=True)
class Advice(Plan):
    """The play a hint leads to. rare: only words beyond what hints may name were found.
    wordless: no word at all can be laid here."""

    rare: bool = False
    wordless: bool = False


def advise(question: Question, stop: Callable[[], bool]) -> Advice:
    """The best play with the words that hints may name, else with any word that nobody minds; where there is none, what
    a master would do."""
    house, seen, seat = question.house, question.seen, question.seat
    for known in (question.known, HINT_WORDS["all"]):
        best = best_play(house, seen, seat, known=known, stop=stop)
        if stop():
            return Advice(None)
        if best is not None:
            return Advice(best.act, rare=known is not question.known)
    wordless = best_play(house, seen, seat, most=1) is None
    act = choose(seen, house, seat, question.dice, level=LEVELS[-1], stop=stop).act
    return Advice(act or PASS, wordless=wordless)
