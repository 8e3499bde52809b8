"""Finds the greatest of those misses in a game that can become puzzles. A miss is a position in which another play
would have scored more than the actual play.

A miss becomes a puzzle only if it is fair: the player saw the position, and the difference is exact. These turns are
left out:

- acts that do not lay a word, like trades, requests, taken cards and challenges, because their value is only guessed; -
words laid in secret (Profit and Loss, Tricked Out), because their value depends on the words of the other players, and
every
  turn of Shout! and Four Rows, where several players act at once;
- better plays that do not score more than the actual play, because their only advantages are better letters in the
hand,
  fewer points for the rival or a later score (Take Two). In games that count played cards instead (First Base, 5 to 5,
  3-4-5, Take 6), a better play must lay more cards;
- positions in which a word can still be challenged.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.coach.bands import A_MISS, COSTLY
from engine.coach.review import Reviewed
from engine.core.moves import Move
from engine.core.notation import write_act
from engine.core.oracle import expects, ruled
from engine.core.patterns import Call, Fresh
from engine.core.verdict import Legal
from engine.match import Match
from engine.players.lay_or_not import cards_laid

MOST = 2  # the maximum number of misses to find for each seat in a game
LEAST = 3  # a miss becomes a puzzle only if it cost at least this many points or cards

Counts = Literal["points", "cards", "laid"]


@dataclass(frozen=True)
class Miss:
    """A missed play.

    number: the index of the move in the match; the position before the move is states[number].
    seat: the seat that missed the play.
    counts: the unit in which the better play gains more: 'points', 'cards' won, or cards 'laid' from the hand.
    sought: the gain of the better play, in this unit.
    made: the gain of the act that the player chose, in this unit.
    way: the better play, in the notation.
    words: the words that the better play makes.
    """

    number: int
    seat: int
    counts: Counts
    sought: int
    made: int
    way: str
    words: tuple[str, ...]


def misses_of(match: Match, turns: Sequence[Reviewed], seats: Collection[int]) -> list[Miss]:
    """The misses of these seats: at most MOST for each seat, with the greatest miss of the seat first."""
    book = match.house.book
    if book.plays.has(Call) or any(isinstance(pattern, Fresh) and pattern.hidden for pattern in book.plays.all):
        return []
    found, count = [], Counter[int]()
    for turn in sorted(turns, key=lambda turn: (-turn.missed, turn.number)):
        if turn.seat in seats and turn.band in (A_MISS, COSTLY) and count[turn.seat] < MOST:
            for miss in _misses(match, turn):
                count[turn.seat] += 1
                found.append(miss)
    return found


def _misses(match: Match, turn: Reviewed) -> Iterator[Miss]:
    """Yields the miss of this turn; yields nothing if the turn has no fair miss."""
    state, best = match.states[turn.number], turn.best
    if best is None or best.act.verb != "play" or state.pending is not None:
        return
    verdict = ruled(match.house, state, Move(best.act, turn.seat))
    exact = isinstance(verdict, Legal) and (verdict.points, verdict.words) == (best.points, best.words)
    if not exact or expects(match.house, state)[0] != (turn.seat,):
        return
    for counts, sought, made in _brought(match, turn):
        if sought >= LEAST and sought > made:
            way = write_act(best.act, match.header.game.deck)
            yield Miss(turn.number, turn.seat, counts, sought, made, way, best.words)
            return


def _brought(match: Match, turn: Reviewed) -> Iterator[tuple[Counts, int, int]]:
    """For each unit that counts in this game (such as points), yields the unit, the gain of the better play, and the
    gain of the act that the player chose."""
    assert turn.best is not None
    played, unit = turn.played, match.house.book.counts_in(match.states[turn.number])
    if unit == "points":
        yield "points", turn.best.points, played.points
    elif unit == "cards":
        yield "cards", turn.best.points, played.points
    if match.header.game.traits.weights.card > 0:
        yield "laid", cards_laid(turn.best.act), cards_laid(played.act)
