"""Finds the best ending that was possible for a solo player.

The search knows the whole deck, which no player does. It goes move by move: from every position it tries the plays that
the game's search lists first, and after each move it keeps only the most promising positions. An ending counts as
proven only if the search tried every play or if no ending could be better.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.core.moves import Act
from engine.core.oracle import legal_moves
from engine.core.outcome import position
from engine.core.rulebook import House
from engine.core.state import State
from engine.parts.flow.scores import cards_left
from engine.players.thinking import Stop, never
from engine.players.value import kept_value

# The width of the search: the plays tried in a position, and the positions kept after each move. The first search keeps
# one position after each move, so it finds an answer quickly. The second search is wider, and each later search
# multiplies both numbers by WIDER.
FIRST, SECOND, WIDER = (10, 1), (10, 6), 3
EFFORT = 8_000  # the maximum number of plays to try in all searches together
# After each move, at most this many positions with the same table words are kept ahead of other positions, because
# positions with the same words usually lead to similar endings.
ALIKE = 2

FEWEST_CARDS, MOST_POINTS = "fewest-cards", "most-points"
# Amounts in tenths of a point that lower the estimate of a position. CARD: for each card that is not laid yet. LETTER:
# for each letter on the table, because long words are hard to change.
CARD, LETTER = 20, 12


@dataclass(frozen=True)
class Possible:
    """The best ending found so far.

    aim: the unit of the result: points, or cards left (fewer is better).
    result: the result; None until the search has found an ending of the game.
    moves: the moves that lead to this ending.
    solved: whether the ending lays all cards, which no ending can beat.
    proven: whether no ending is better.
    """

    aim: str
    result: int | None = None
    moves: tuple[Act, ...] = ()
    solved: bool = False
    proven: bool = False


class _Place(NamedTuple):
    """A position of the search.

    estimate: how promising the position is; the search looks at higher estimates first.
    """

    estimate: int
    state: State
    moves: tuple[Act, ...]


def aim_of(house: House) -> str | None:
    """The aim of a solo player, which is also the unit of the result: the fewest cards or the most points. None in a
    game of several players."""
    result = house.book.result
    if house.players > 1 or result is None:
        return None
    return FEWEST_CARDS if result is cards_left else MOST_POINTS


def possible(
    house: House,
    state: State,
    *,
    effort: int = EFFORT,
    second: tuple[int, int] = SECOND,
    stop: Stop = never,
    known: Possible | None = None,
) -> Iterator[Possible]:
    """Yields the best ending found so far, repeatedly during the search; the last one is the answer.

    state: the position with all its cards, not a view. Answers come about ten milliseconds apart.
    second: the width of the second search; see SECOND.
    known: an ending found in an earlier search with fewer words; the answer is never worse than this ending.
    """
    aim = aim_of(house)
    if aim is None:
        return
    search = _EndingSearch(house, aim, effort, stop)
    if known is not None:
        search.best = replace(known, proven=known.solved)
        search.over = known.solved
    if state.over:
        yield Possible(aim, state.result, solved=search.solves(state), proven=True)
        return
    (plays, breadth), (more_plays, more_breadth) = FIRST, second
    while not search.over:
        yield from search.through(state, plays, breadth)
        plays, breadth = more_plays, more_breadth
        more_plays, more_breadth = WIDER * plays, WIDER * breadth
    yield search.best


class _EndingSearch:
    """A search for the best ending of a game for one player.

    best: the best ending found so far.
    over: whether the search has finished.
    """

    def __init__(self, house: House, aim: str, effort: int, stop: Stop) -> None:
        self._house, self._aim, self._effort, self._stop = house, aim, effort, stop
        self.best = Possible(aim)
        self.over = False

    def through(self, start: State, plays: int, breadth: int) -> Iterator[Possible]:
        """Searches move by move. Tries `plays` plays from each position and keeps `breadth` positions after each
        move."""
        places = [_Place(0, start, ())]
        whole = True
        while places:
            following: dict[Hashable, _Place] = {}
            for place in places:
                if self._effort <= 0 or self._stop():
                    self.over = True
                    return
                whole &= self._tried(place, plays, following)
                if self.best.solved:
                    self.over = True
                    return
                yield self.best
            chosen = _most_promising(following.values(), breadth)
            whole &= len(chosen) == len(following)
            places = chosen
        if whole:
            self.best = replace(self.best, proven=True)
            self.over = True

    def _tried(self, place: _Place, most: int, following: dict[Hashable, _Place]) -> bool:
        """Tries the plays from a position and adds the positions that result to `following`. Returns whether it tried
        every play."""
        tried: Counter[str] = Counter()
        for act, legal in legal_moves(self._house, place.state, 0, most):
            if tried["play"] == most and act.verb != "pass":
                continue  # tries trades only from a position that allows few plays
            tried[act.verb] += 1
            self._effort -= 1
            moves = (*place.moves, act)
            if legal.state.over:
                self._ended(legal.state, moves)
            else:
                key = position(legal.state, frozenset()), tuple([card.face for card in legal.state.deck])
                if key not in following:
                    following[key] = _Place(self._estimate(legal.state), legal.state, moves)
        return max(tried.values(), default=0) < most

    def _ended(self, state: State, moves: tuple[Act, ...]) -> None:
        result, before = state.result, self.best.result
        if result is None:
            return
        better = before is None or (result < before if self._aim == FEWEST_CARDS else result > before)
        if better:
            solved = self.solves(state)
            self.best = Possible(self._aim, result, moves, solved, proven=solved)

    def solves(self, state: State) -> bool:
        return self._aim == FEWEST_CARDS and state.result == 0

    def _estimate(self, state: State) -> int:
        """The estimated value of a position, in tenths of a point. It is higher with a higher score, better letters in
        the hand, fewer cards left, and shorter words on the table."""
        hand = kept_value(state, state, 0)
        letters = sum([len(word.slots) for word in state.table])
        return 10 * state.seats[0].score + hand - CARD * cards_left(state) - LETTER * letters


def _most_promising(places: Iterable[_Place], breadth: int) -> list[_Place]:
    """At most `breadth` of these positions, those with the highest estimates. Among positions with the same table
    words, only the best ALIKE come ahead of other positions."""
    chosen: list[_Place] = []
    alike: Counter[str] = Counter()
    others: list[_Place] = []
    for place in sorted(places, key=lambda place: -place.estimate):
        words = " ".join([word.text for word in place.state.table])
        alike[words] += 1
        (chosen if alike[words] <= ALIKE else others).append(place)
    return (chosen + others)[:breadth]
