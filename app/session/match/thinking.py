"""Lets computer players decide, from what their own seat sees. No other module of the session uses engine.players."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from engine.coach.best import best_now
from engine.coach.judging import NO_WORD, Judge, strongest
from engine.core.moves import PASS, Act
from engine.core.patterns import Call
from engine.core.rulebook import House
from engine.core.state import State, altered
from engine.core.verdict import Reason
from engine.lexicon import Vocabulary
from engine.players.computer import challenge, choose
from engine.players.levels import EVEN, LADDER, LEVELS, TEMPERAMENTS, Level
from engine.players.near import level_now
from engine.players.plan import Plan

QUICK = 3_000  # the maximum number of steps in the search for a hint, few enough that the hint is ready soon

# The words that hints may name: from the commonest words to all words that offend nobody.
HINT_WORDS: Mapping[str, Vocabulary] = {
    "everyday": LEVELS[0].known,
    "common": LEVELS[1].known,
    "known": LEVELS[2].known,
    "most": LEVELS[3].known,
    "all": strongest().known,
}


@dataclass(frozen=True)
class Question:
    """A question to a computer player or an adviser.

    seen: the position as its seat sees it.
    dice: the seed of the player's random numbers, so that the same question gets the same answer.
    level, temperament: those of the computer player; ignored for advice.
    strength: the strength, in half levels, of a player that stays about as strong as a person; used instead of the
    level. None for other players.
    challenge_only: whether the player decides only whether to challenge the last word.
    known: the words that a hint may name.
    """

    house: House
    seen: State
    seat: int
    dice: int = 0
    level: int = len(LEVELS)
    temperament: str = ""
    challenge_only: bool = False
    known: Vocabulary = HINT_WORDS["all"]
    strength: int | None = None

    @property
    def level_now(self) -> Level:
        if self.strength is None:
            return LADDER[self.level]
        return level_now(self.strength, self.house, self.seen, self.seat, self.dice)


def think(question: Question, stop: Callable[[], bool]) -> Plan:
    """Returns the plan of a computer player: its next act, if it wants to act.

    stop: returns whether to give up; called during the search.
    """
    house, seen, seat = question.house, question.seen, question.seat
    level = question.level_now
    temperament = TEMPERAMENTS.get(question.temperament, EVEN)
    raised = challenge(seen, house, seat, question.dice, level=level, temperament=temperament)
    if raised is not None or question.challenge_only:
        return raised or Plan(None)
    if house.book.plays.has(Call):
        if "shout" not in house.book.verbs(house, seen, seat):
            return Plan(None)
        # in Shout! the actor deals the next card; here another seat becomes the actor, so that this player never deals
        seen = altered(seen, actor=(seat + 1) % len(seen.seats))
    return choose(seen, house, seat, question.dice, level=level, temperament=temperament, stop=stop)


@dataclass(frozen=True)
class Advice(Plan):
    """The act that a hint suggests, and a reason for it.

    rare: whether there are only plays with words that hints may not name.
    wordless: whether no word at all can be laid.
    """

    rare: bool = False
    wordless: bool = False


def advise(question: Question, stop: Callable[[], bool]) -> Advice:
    """Returns the best act that uses only words that hints may name, or else the best act with any word."""
    house, seen, seat = question.house, question.seen, question.seat
    level = replace(strongest(), effort=min(strongest().effort, QUICK))
    for known in (question.known, HINT_WORDS["all"]):
        judge = Judge(house, seen, seat, known=known, level=level, stop=stop)
        best, why = best_now(judge)
        if stop():
            return Advice(None)
        if best is not None and (best.words or best.act.verb not in NO_WORD):
            return _advice(best.act, why, rare=known is not question.known)
    return _advice(best.act if best is not None else PASS, why, wordless=judge.wordless)


def _advice(act: Act, why: Reason | None, *, rare: bool = False, wordless: bool = False) -> Advice:
    key, facts = (why.key, why.facts) if why is not None else ("", {})
    return Advice(act, why=key, facts=facts, rare=rare, wordless=wordless)
