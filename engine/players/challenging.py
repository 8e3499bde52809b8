"""Decides whether a computer player challenges, doubts or accepts the words of other players.

A computer player recognises more words than it can find itself. It may challenge a word that it does not know or is not
sure of. Before it does, it considers how often the other player was caught with a wrong word, what a justified
challenge would gain, and what a wrong one would cost.
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

# In percent, for each level from 1 on. FALSE: the probability that a word is false if the player does not know the
# word. LOOKS_WRONG: the same probability for a word that looks like a misspelling. MISTAKEN_FOR_RIGHT: the share of
# misspellings that the player takes for right words.
FALSE = (15, 18, 28, 36, 46, 55)
LOOKS_WRONG = (45, 48, 51, 54, 57, 60)
MISTAKEN_FOR_RIGHT = (50, 45, 40, 35, 30, 25)
# For each level from 1 on: the percentage of the rarest words it knows about which the player is not sure. The
# percentage is lower for more common words, and higher for words that the player would not find itself.
UNSURE = (8, 8, 10, 14, 22, 30)
# The player is sure of every word that is more common than the rarest words it knows by at least this much, on the
# scale of rarity from 10 to 80.
SURE = 20
# TRUST_AFTER_CATCH: the percentage of the trust in another player's words that remains each time that player is caught
# with a wrong word. DOUBT_AFTER_LOSS: the percentage of the doubt that remains each time a challenge to that player's
# words fails.
TRUST_AFTER_CATCH, DOUBT_AFTER_LOSS = 60, 85
HUNCH = 15  # in percent: chance raises or lowers the doubt by at most this much
A_TURN = 50  # the value of a turn, in tenths of a point, before anybody has scored


class NoLetters(AnyLetters):
    """A dictionary without words, which makes every challenge justified."""

    def has(self, word: str) -> bool:
        return False


@dataclass(frozen=True)
class Doubt:
    """A player's doubt about a word.

    likely: the probability that the word is false, in percent.
    word: the word.
    known: whether the player knows the word.
    """

    likely: int
    word: str
    known: bool


def speak_about(mind: Mind, layer: int, words: Sequence[str], act: Act = CHALLENGE) -> Plan:
    """The plan to challenge these words of another player or to accept them.

    layer: the seat that laid the words.
    act: the act that challenges words in this game.
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
    """The plan to accept or challenge the words laid last: the words of a play that may end the game or, in Profit &
    Loss and Four Rows, a word that the rules let players challenge."""
    if mind.view.pending is not None and mind.view.waits_for:
        return speak_about(mind, mind.view.pending.seat, in_doubt(mind.view))
    if "doubt" in mind.house.book.verbs(mind.house, mind.view, mind.seat):
        placed = mind.view.notes.placed
        return speak_about(mind, placed.seat, placed.words, DOUBT)
    return speak_about(mind, 1 - mind.seat, [word.text for word in mind.view.table if word.seat != mind.seat])


def challenge_from(mind: Mind) -> Plan | None:
    """The plan to challenge or doubt a word outside the player's own turn; None if the player may not challenge or does
    not want to."""
    view = mind.view
    if view.pending is not None:
        plan = speak_about(mind, view.pending.seat, view.pending.words)
    elif "doubt" in mind.house.book.asides(mind.house, view, mind.seat):
        plan = speak_about(mind, view.notes.placed.seat, view.notes.placed.words, DOUBT)
    else:
        return None
    return plan if plan.act in challenges(mind.house, view, mind.seat) else None


# ---- whether the letters are a word


def _doubt(mind: Mind, layer: int, word: str) -> Doubt | None:
    """The player's doubt about a word of the seat `layer`. None if the player is sure that the word is right, or takes
    a misspelling for a right word."""
    words, level = mind.house.at(layer).words, mind.level
    step = max(min(level.number, len(FALSE)), 1) - 1
    if not isinstance(words, Lexicon):
        return None if words.has(word) else Doubt(suspicion(mind, FALSE[step]), word, known=False)
    if words.is_added(word):
        return None
    throw = crc32(f"{mind.seat} {level.number} {word}".encode()) % 100
    if words.within(known_by_sight(level)).has(word):
        beyond = (words.level(word) or 80) - level.known.level + SURE
        return Doubt(suspicion(mind, FALSE[step]), word, known=True) if throw * SURE < UNSURE[step] * beyond else None
    if word not in near_words(words.dictionary):
        return Doubt(suspicion(mind, FALSE[step]), word, known=False)
    return Doubt(suspicion(mind, LOOKS_WRONG[step]), word, known=False) if throw >= MISTAKEN_FOR_RIGHT[step] else None


def suspicion(mind: Mind, likely: int) -> int:
    """The doubt about a word in percent: `likely`, raised each time that the player who laid the word was caught with a
    wrong word, and lowered each time that a challenge to that player's words failed."""
    caught, cleared = _record(mind.view, mind.seat)
    for _ in range(cleared):
        likely = likely * DOUBT_AFTER_LOSS // 100
    for _ in range(caught):
        likely = 100 - (100 - likely) * TRUST_AFTER_CATCH // 100
    return likely


def _record(view: State, seat: int) -> tuple[int, int]:
    """Two numbers about the other player who laid words last: how often that player's words were taken back, and how
    often that player's words were challenged without success."""
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


# ---- whether a challenge is worth its risk


def _is_worth_it(mind: Mind, likely: int, act: Act) -> bool:
    mind.dice, mood = below(2 * HUNCH + 1, mind.dice)
    likely = likely * mind.temperament.doubts // 100 + mood - HUNCH
    wins, loses = gain_and_loss(mind, act)
    return likely * wins > (100 - likely) * loses


def gain_and_loss(mind: Mind, act: Act) -> tuple[int, int]:
    """The gain from a justified challenge and the loss from a wrong one under the agreed rules, in tenths of a
    point."""
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
    """The lead of this player over the best other player, in tenths of a point; negative if this player is behind."""
    others = [state.seats[seat].score for seat in state.playing if seat != mind.seat]
    return mind.house.game.traits.weights.points * (state.seats[mind.seat].score - max(others, default=0))


def _turns_lost(mind: Mind, after: State) -> int:
    now = mind.view
    skips = after.seats[mind.seat].skips - now.seats[mind.seat].skips
    return max(skips, 0) + (now.actor == mind.seat != after.actor)


def _a_turn(view: State) -> int:
    """The average score of the turns so far in which a word scored, in tenths of a point, but at least one point."""
    points = [entry.points for entry in view.log if entry.words and entry.points > 0]
    return max(10 * sum(points) // len(points), 10) if points else A_TURN
