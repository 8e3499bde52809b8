"""The dearest misses of a game that a person can find another time: positions in which one play would have brought
more, and how much.

A miss becomes a puzzle only if it is honest: the position is what its player saw, and what lies there is exact. These
turns are left out:

- acts that lay no word, like trades, requests, picked cards and challenges: what they are worth is only guessed;
- words laid in secret (Profit and Loss, Tricked Out), whose worth depends on what the others lay, and everything in
  Shout! and Four Rows, where several players act at once;
- better plays that score no more than the one made, because they keep better letters, leave the rival less or score
  later (Take Two); in games where played cards count (First Base, 5 to 5, 3-4-5, Take 6), more cards count instead;
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

MOST = 2  # for each seat in a game
LEAST = 3  # points or cards that are worth coming back for

Counts = Literal["points", "cards", "laid"]


@dataclass(frozen=True)
class Miss:
    """A missed play.

    number: the number of the move in the match, from 0; the position before it is states[number].
    seat: the seat that missed it.
    counts: what the play brings: 'points', 'cards' won, or cards 'laid' from the hand.
    sought: how many of them.
    made: how many the player made instead.
    way: the play, in the notation.
    words: the words it makes.
    """

    number: int
    seat: int
    counts: Counts
    sought: int
    made: int
    way: str
    words: tuple[str, ...]


def misses_of(match: Match, turns: Sequence[Reviewed], seats: Collection[int]) -> list[Miss]:
    """The misses of these seats, for each seat the dearest first, and two at most."""
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
    """Yields the miss of this turn, if it is one."""
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
    """Yields what the better play and the one made bring, by what counts in this game."""
    assert turn.best is not None
    played, unit = turn.played, match.house.book.counts_in(match.states[turn.number])
    if unit == "points":
        yield "points", turn.best.points, played.points
    elif unit == "cards":
        yield "cards", turn.best.points, played.points
    if match.header.game.traits.weights.card > 0:
        yield "laid", cards_laid(turn.best.act), cards_laid(played.act)
