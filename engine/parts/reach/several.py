"""Combines several ways (formulas that make one word each) into one play, without using a card twice. A step is a
function that finds the ways to make one of these words."""

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, count, islice

from engine.parts.reach.faces import Faces, without
from engine.parts.reach.ways import Step, Way, Ways, best_first

EACH = 4  # for each word, the number of best ways to combine first with ways of other words
AT_ONCE = 30  # the number of best combinations that are kept and extended by another way
REMEMBERED = 32  # the number of results that each step stores
AHEAD = 120  # the number of plays that are compared before the best of them is yielded
BEST_OTHERS = 3  # each way is first combined with only this many of the best other ways
# A packed number of cards has this many bits for each face; the highest bit stays free, to detect an overflow.
_BITS = 5


def together(steps: Sequence[Step], cards: Faces) -> Iterator[tuple[Way, ...]]:
    """Yields combinations of ways, one for each step (a function that finds ways), without using a card twice."""
    return _one_of_each(steps, cards) if all(able(step, cards) for step in steps) else iter(())


def _one_of_each(steps: Sequence[Step], cards: Faces) -> Iterator[tuple[Way, ...]]:
    if not steps:
        yield ()
        return
    for way in steps[0](cards):
        for others in _one_of_each(steps[1:], without(cards, way.used)):
            yield (way, *others)


def able(step: Step, cards: Faces) -> bool:
    """Returns whether the step (a function that finds ways) finds any way with these cards."""
    return next(step(cards), None) is not None


def several(steps: Sequence[Step], cards: Faces, least: int = 2, most: int | None = None) -> Iterator[tuple[Way, ...]]:
    """Yields combinations of `least` to `most` ways, each from another step (a function that finds ways), without using
    a card twice; combinations of fewer ways come first."""
    if most is not None and most < least:
        return
    good = [step for step in map(found_once, steps) if next(iter(step(cards)), None) is not None]
    for number in range(least, min(len(good), len(good) if most is None else most) + 1):
        found = False
        for ways in _exactly(number, good, cards):
            found = True
            yield ways
        if not found:  # if no combination has this many ways, none has more ways
            return


def _exactly(wanted: int, steps: Sequence[Callable[[Faces], "Kept"]], cards: Faces) -> Iterator[tuple[Way, ...]]:
    """Yields combinations of exactly this many ways, each from another step, without using a card twice."""
    if not wanted:
        yield ()
        return
    for place, step in enumerate(steps[: len(steps) - wanted + 1] if cards else ()):
        for way in step(cards):
            for others in _exactly(wanted - 1, steps[place + 1 :], without(cards, way.used)):
                yield (way, *others)


def with_another(ways: Iterable[Way], others: Callable[[Way], Iterable[Way]]) -> Iterator[tuple[Way, ...]]:
    """Yields each way alone, and combined with each of the ways that `others` returns for it.

    First come the ways alone and the combinations with a few of the best other ways. All of these come only roughly in
    the order of value, because only a limited number of plays is compared. Then come all remaining combinations.
    """
    heap: list[tuple[int, int, tuple[Way, ...]]] = []
    tickets = count()
    for way in ways:
        for both in [(way,), *[(way, other) for other in islice(others(way), BEST_OTHERS)]]:
            heapq.heappush(heap, (_cost(both), next(tickets), both))
        while len(heap) > AHEAD:
            yield heapq.heappop(heap)[2]
    yield from (both for _, _, both in sorted(heap))
    for way in ways:
        yield from ((way, other) for other in islice(others(way), BEST_OTHERS, None))


class Kept:
    """The results of a search for ways. The search is made only once, even if callers iterate over the results several
    times."""

    def __init__(self, ways: Ways) -> None:
        self._found: list[Way] = []
        self._more = ways

    def __iter__(self) -> Ways:
        for number in count():
            if number == len(self._found):
                way = next(self._more, None)
                if way is None:
                    return
                self._found.append(way)
            yield self._found[number]


def found_once(find: Step) -> Callable[[Faces], Kept]:
    """Returns a function like `find`, which stores its results, so that it searches only once for each set of cards."""

    @lru_cache(maxsize=REMEMBERED)
    def found(cards: Faces) -> Kept:
        return Kept(find(cards))

    return lambda cards: found(tuple(sorted(cards)))


def fuller_first(words: Sequence[Ways], cards: Faces) -> Iterator[tuple[Way, ...]]:
    """Yields the ways to make or change each of several words, alone and mixed with combinations of the best ways, with
    the most valuable first."""
    heads = [list(islice(ways, EACH)) for ways in words]
    alone = best_first(*[chain(head, ways) for head, ways in zip(heads, words, strict=True)])
    return heapq.merge(_at_once(heads, cards), ((way,) for way in alone), key=_cost)


def _at_once(words: Sequence[Sequence[Way]], cards: Faces) -> list[tuple[Way, ...]]:
    """Combinations of ways that make or change two or more words, with the most valuable first."""
    packing = {face: 1 << _BITS * number for number, face in enumerate(sorted(set(cards)))}
    guards = sum([place << _BITS - 1 for place in packing.values()])
    have = guards + sum(map(packing.__getitem__, cards))
    packed = [[(way, sum(map(packing.__getitem__, way.used))) for way in ways] for ways in words]
    found: list[tuple[Way, ...]] = []
    # Each entry is a combination that may be extended by another way. It has the index of the next word to add, the
    # packed number of the cards used so far, and the ways.
    unfinished: list[tuple[int, int, tuple[Way, ...]]] = [(0, 0, ())]
    while unfinished:
        longer = [
            (place + 1, used + more, (*ways, way))
            for number, used, ways in unfinished
            for place in range(number, len(packed))
            for way, more in packed[place]
            if have - used - more & guards == guards
        ]
        longer.sort(key=lambda entry: _cost(entry[2]))
        unfinished = longer if unfinished[0][0] == 0 else longer[:AT_ONCE]
        found += [ways for _, _, ways in unfinished if len(ways) > 1]
    return sorted(found, key=_cost)


def _cost(ways: Sequence[Way]) -> int:
    return -sum([way.value for way in ways])
