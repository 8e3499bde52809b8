"""Decides about words of others: challenge, doubt, or accept them.

A player knows more words by sight than it finds. If it does not know a word, or is not sure of it, it considers who
laid the word, what a challenge gains if it is right, and what it costs if it is wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from engine.core.common_verbs import in_doubt
from engine.core.completable import AnyLetters
from engine.core.moves import ACCEPT, CHALLENGE, DOUBT, Act, Move
from engine.core.oracle import challenges, ruled
from engine.core.shuffle import below
from engine.core.state import State
from engine.core.verdict import Legal
from engine.lexicon import Lexicon
from engine.players.levels import known_by_sight
from engine.players.misspelling import near_words
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind

# In percent, by level: how likely a word is false that the player does not know, how likely one is false that looks
# like a misspelling, and how often the player takes a misspelling for the right word.
FALSE = (15, 18, 28, 36, 46, 55)
LOOKS_WRONG = (45, 48, 51, 54, 57, 60)
TAKEN_IN = (50, 45, 40, 35, 30, 25)
# In percent, by level: how many of the rarest words that it finds it is not sure of; of rarer words more, of common
# words fewer.
UNSURE = (8, 8, 10, 14, 22, 30)
EASY = 20  # steps: it is sure of every word that is this much less rare
# In percent: the trust left after each time the rival was caught, and the doubt left after each challenge that failed.
A_CATCH, A_LOSS = 60, 85
HUNCH = 15  # in percent: the mood of the moment raises or lowers the doubt by up to this much
A_TURN = 50  # the worth of a turn before anybody has scored, in tenths of a point


class NoLetters(AnyLetters):
    """A dictionary in which no letters are a word."""

    def has(self, word: str) -> bool:
        return False


@dataclass(frozen=True)
class Doubt:
    """A player's doubt about a word.

    likely: how likely the word is false, in percent.
    word: the word.
    known: whether the player knows the word.
    """

    likely: int
    word: str
    known: bool


def speak_about(mind: Mind, layer: int, words: Sequence[str], act: Act = CHALLENGE) -> Plan:
    """The plan to challenge these words or to accept them.

    layer: the seat that laid them.
    act: how this table challenges words.
    """
    doubts = [doubt for doubt in (_doubt(mind, layer, word) for word in words) if doubt is not None]
    if not doubts:
        return Plan(ACCEPT, PAUSE)
    doubt = max(doubts, key=lambda one: one.likely)
    if _is_worth_it(mind, doubt.likely, act):
        return Plan(act, PAUSE * 2, "not-sure" if doubt.known else "not-known", {"word": doubt.word})
    if doubt.known:
        return Plan(ACCEPT, PAUSE)
    return Plan(ACCEPT, PAUSE, "let-pass", {"word": doubt.word})


def about_words_laid(mind: Mind) -> Plan:
    """The plan for a last play that waits to be accepted or, in Profit & Loss and Four Rows, for a word on the
    table."""
    if mind.view.pending is not None and mind.view.waits_for:
        return speak_about(mind, mind.view.pending.seat, in_doubt(mind.view))
    if "doubt" in mind.house.book.verbs(mind.house, mind.view, mind.seat):
        placed = mind.view.notes.placed
        return speak_about(mind, placed.seat, placed.words, DOUBT)
    return speak_about(mind, 1 - mind.seat, [word.text for word in mind.view.table if word.seat != mind.seat])


def challenge_from(mind: Mind) -> Plan | None:
    """The plan to challenge or doubt a word out of turn, if this player wants to."""
    view = mind.view
    if view.pending is not None:
        plan = speak_about(mind, view.pending.seat, view.pending.words)
    elif "doubt" in mind.house.book.asides(mind.house, view, mind.seat):
        plan = speak_about(mind, view.notes.placed.seat, view.notes.placed.words, DOUBT)
    else:
        return None
    return plan if plan.act in challenges(mind.house, view, mind.seat) else None


# ---- is it a word?


def _doubt(mind: Mind, layer: int, word: str) -> Doubt | None:
    """The doubt about a word; None if the player is sure of it or takes it for another word."""
    words, level = mind.house.at(layer).words, mind.level
    step = max(min(level.number, len(FALSE)), 1) - 1
    if not isinstance(words, Lexicon):
        return None if words.has(word) else Doubt(suspicion(mind, FALSE[step]), word, known=False)
    if words.is_added(word):
        return None
    throw = crc32(f"{mind.seat} {level.number} {word}".encode()) % 100
    if words.within(known_by_sight(level)).has(word):
        beyond = (words.level(word) or 80) - level.known.level + EASY
        return Doubt(suspicion(mind, FALSE[step]), word, known=True) if throw * EASY < UNSURE[step] * beyond else None
    if word not in near_words(words.dictionary):
        return Doubt(suspicion(mind, FALSE[step]), word, known=False)
    return Doubt(suspicion(mind, LOOKS_WRONG[step]), word, known=False) if throw >= TAKEN_IN[step] else None


def suspicion(mind: Mind, likely: int) -> int:
    """The doubt, raised for each time the layer was caught and lowered for each challenge of its words that failed."""
    caught, cleared = _record(mind.view, mind.seat)
    for _ in range(cleared):
        likely = likely * A_LOSS // 100
    for _ in range(caught):
        likely = 100 - (100 - likely) * A_CATCH // 100
    return likely


def _record(view: State, seat: int) -> tuple[int, int]:
    """How often the words of the rival who laid last were taken back, and how often they were challenged in vain."""
    layer = next((entry.seat for entry in reversed(view.log) if entry.words and entry.seat != seat), None)
    caught = cleared = 0
    last = None
    for entry in view.log:
        if entry.act.verb in (CHALLENGE.verb, DOUBT.verb):
            cleared += last == layer and not entry.undone
        elif entry.seat == layer and entry.undone:
            caught += 1
        if entry.words:
            last = entry.seat
    return caught, cleared


# ---- is it worth it?


def _is_worth_it(mind: Mind, likely: int, act: Act) -> bool:
    mind.dice, mood = below(2 * HUNCH + 1, mind.dice)
    likely = likely * mind.temperament.doubts // 100 + mood - HUNCH
    wins, loses = stake(mind, act)
    return likely * wins > (100 - likely) * loses


def stake(mind: Mind, act: Act) -> tuple[int, int]:
    """The gain from a challenge if it is right and its cost if it is wrong, in tenths of a point, by the rules of this
    table."""
    turn = _a_turn(mind.view)
    now = _lead(mind, mind.view)
    right, wrong = [_after(mind, act, words) for words in (NoLetters(), AnyLetters())]
    wins = turn if right is None else max(_lead(mind, right) - now, turn // 2)
    loses = turn // 4 if wrong is None else now - _lead(mind, wrong) + turn * _turns_lost(mind, wrong)
    return wins, max(loses, turn // 4)


def _after(mind: Mind, act: Act, words: AnyLetters) -> State | None:
    legal = ruled(mind.house.with_words(lambda _: words), mind.view, Move(act, mind.seat))
    return legal.state if isinstance(legal, Legal) else None


def _lead(mind: Mind, state: State) -> int:
    """The lead over the best of the others, in tenths of a point."""
    others = [state.seats[seat].score for seat in state.playing if seat != mind.seat]
    return mind.house.game.traits.weights.points * (state.seats[mind.seat].score - max(others, default=0))


def _turns_lost(mind: Mind, after: State) -> int:
    now = mind.view
    skips = after.seats[mind.seat].skips - now.seats[mind.seat].skips
    return max(skips, 0) + (now.actor == mind.seat != after.actor)


def _a_turn(view: State) -> int:
    """The average score of a turn with a word so far, in tenths of a point."""
    points = [entry.points for entry in view.log if entry.words and entry.points > 0]
    return max(10 * sum(points) // len(points), 10) if points else A_TURN
