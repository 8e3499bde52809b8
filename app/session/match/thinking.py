"""The decisions of computer players, made only from a seat's view. The table uses engine.players only here."""

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

QUICK = 3_000  # the most steps of a search for a hint, which is ready while its player begins to think

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
    dice: the random numbers of the player, the same every time.
    level, temperament: the level and temperament of the computer player; an adviser has neither.
    strength: the strength in half levels, used instead of a level; None if the player has a level.
    challenge_only: whether the player only decides whether to challenge the last word, and is not to act.
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
    """The seat's next act, if any."""
    house, seen, seat = question.house, question.seen, question.seat
    level = question.level_now
    temperament = TEMPERAMENTS.get(question.temperament, EVEN)
    raised = challenge(seen, house, seat, question.dice, level=level, temperament=temperament)
    if raised is not None or question.challenge_only:
        return raised or Plan(None)
    if house.book.plays.has(Call):
        if "shout" not in house.book.verbs(house, seen, seat):
            return Plan(None)
        seen = altered(seen, actor=(seat + 1) % len(seen.seats))  # the clock deals the cards, not a player
    return choose(seen, house, seat, question.dice, level=level, temperament=temperament, stop=stop)


@dataclass(frozen=True)
class Advice(Plan):
    """The act that a hint leads to, and a reason for the act.

    rare: whether the search found only words that hints may not name.
    wordless: whether no word at all can be laid here.
    """

    rare: bool = False
    wordless: bool = False


def advise(question: Question, stop: Callable[[], bool]) -> Advice:
    """The best act with the words that hints may name, else with any word."""
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
