"""The words of others: challenge, doubt, or accept them.

A player knows more words by sight than it finds. A word that it does not know, or is not sure of, it weighs: who laid
it, what a challenge would bring if it is right, and what it would cost if it is wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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

# In a hundred, by level: how likely a word is none that a player does not know, and one that looks like a misspelling;
# so many of these it takes for the right ones.
FALSE = (15, 18, 28, 36, 46, 55)
LOOKS_WRONG = (45, 48, 51, 54, 57, 60)
TAKEN_IN = (50, 45, 40, 35, 30, 25)
# Of a hundred of the rarest words that it finds itself it is not sure of so many; of rarer ones more, of common ones
# fewer.
UNSURE = (8, 8, 10, 14, 22, 30)
EASY = 20  # steps of rarity below that from which on it is sure of every word
A_CATCH, A_LOSS = (
    60,
    85,
)  # in a hundred: so much of its trust is left in who was caught once; of its doubt, in who was not
HUNCH = 15  # in a hundred: so much more or less it doubts as the mood takes it
A_TURN = 50  # what a turn is worth before anybody has scored, in tenths of a point


class NoLetters(AnyLetters):
    """A dictionary to which no letters are a word."""

    def has(self, word: str) -> bool:
        return False


@dataclass(frozen=True)
class Doubt:
    """likely: in a hundred, that the word is none."""

    likely: int
    word: str
    known: bool


def speak_about(mind: Mind, words: Sequence[str], act: Act = CHALLENGE) -> Plan:
    """Challenge or accept them. act: how words are challenged here."""
    doubts = [doubt for doubt in (_doubt(mind, word) for word in words) if doubt is not None]
    if not doubts:
        return Plan(ACCEPT, PAUSE)
    doubt = max(doubts, key=lambda one: one.likely)
    if _is_worth_it(mind, doubt.likely, act):
        return Plan(act, PAUSE * 2, "not-sure" if doubt.known else "not-known", {"word": doubt.word})
    if doubt.known:
        return Plan(ACCEPT, PAUSE)
    return Plan(ACCEPT, PAUSE, "let-pass", {"word": doubt.word})


def about_words_laid(mind: Mind) -> Plan:
    """Accept or challenge a last play that waits or, in Profit & Loss and Four Rows, a word that lies on the table."""
    if mind.view.waits_for:
        return speak_about(mind, in_doubt(mind.view))
    if "doubt" in mind.house.book.verbs(mind.house, mind.view, mind.seat):
        return speak_about(mind, mind.view.notes.placed.words, DOUBT)
    return speak_about(mind, [word.text for word in mind.view.table if word.seat != mind.seat])


def challenge_from(mind: Mind) -> Plan | None:
    """A challenge or a doubt out of turn, if this player wants to raise one."""
    view = mind.view
    if view.pending is not None:
        plan = speak_about(mind, view.pending.words)
    elif "doubt" in mind.house.book.asides(mind.house, view, mind.seat):
        plan = speak_about(mind, view.notes.placed.words, DOUBT)
    else:
        return None
    return plan if plan.act in challenges(mind.house, view, mind.seat) else None


# ---- is it a word?


def _doubt(mind: Mind, word: str) -> Doubt | None:
    """None: it is sure of the word, or takes it for another."""
    words, level = mind.house.words, mind.level
    step = min(level.number, len(FALSE)) - 1
    if not isinstance(words, Lexicon):
        return None if words.has(word) else Doubt(suspicion(mind, FALSE[step]), word, known=False)
    throw = crc32(f"{mind.seat} {level.number} {word}".encode()) % 100
    if words.within(known_by_sight(level)).has(word):
        beyond = (words.level(word) or 80) - level.known.level + EASY
        return Doubt(suspicion(mind, FALSE[step]), word, known=True) if throw * EASY < UNSURE[step] * beyond else None
    if word not in near_words(words.dictionary):
        return Doubt(suspicion(mind, FALSE[step]), word, known=False)
    return Doubt(suspicion(mind, LOOKS_WRONG[step]), word, known=False) if throw >= TAKEN_IN[step] else None


def suspicion(mind: Mind, likely: int) -> int:
    """The more, the oftener the player of the word was caught, the less, the oftener others were wrong about it."""
    caught, cleared = _record(mind.view, mind.seat)
    for _ in range(cleared):
        likely = likely * A_LOSS // 100
    for _ in range(caught):
        likely = 100 - (100 - likely) * A_CATCH // 100
    return likely


def _record(view: State, seat: int) -> tuple[int, int]:
    """Of the rival who laid the last word: how often its words were taken back, and how often challenged in vain."""
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
    """What a challenge brings if it is right, and what it costs if it is wrong, in tenths of a point: as the rules of
    this table would have it go on."""
    turn = _a_turn(mind.view)
    now = _lead(mind, mind.view)
    right, wrong = [_after(mind, act, words) for words in (NoLetters(), AnyLetters())]
    wins = turn if right is None else max(_lead(mind, right) - now, turn // 2)
    loses = turn // 4 if wrong is None else now - _lead(mind, wrong) + turn * _turns_lost(mind, wrong)
    return wins, max(loses, turn // 4)


def _after(mind: Mind, act: Act, words: AnyLetters) -> State | None:
    legal = ruled(replace(mind.house, words=words), mind.view, Move(act, mind.seat))
    return legal.state if isinstance(legal, Legal) else None


def _lead(mind: Mind, state: State) -> int:
    """Over the best of the others, in tenths of a point."""
    others = [state.seats[seat].score for seat in state.playing if seat != mind.seat]
    return mind.house.game.traits.weights.points * (state.seats[mind.seat].score - max(others, default=0))


def _turns_lost(mind: Mind, after: State) -> int:
    now = mind.view
    skips = after.seats[mind.seat].skips - now.seats[mind.seat].skips
    return max(skips, 0) + (now.actor == mind.seat != after.actor)


def _a_turn(view: State) -> int:
    """What a turn with a word has brought so far."""
    points = [entry.points for entry in view.log if entry.words and entry.points > 0]
    return max(10 * sum(points) // len(points), 10) if points else A_TURN
