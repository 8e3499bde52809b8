"""Several ways in one play: one for each step, or for some of them, without using a card twice."""

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, count, islice

from engine.parts.reach.faces import Faces, without
from engine.parts.reach.ways import Step, Way, Ways, best_first

EACH = 4  # the best ways of each word, tried together before all others
AT_ONCE = 30  # how many sets of them are tried with one more
REMEMBERED = 32  # how many recent answers are kept
AHEAD = 120  # plays examined before the best of them is yielded
BEST_OTHERS = 3  # how many of the best others each way meets before it meets all of them
_BITS = 5  # bits for the number of cards of one face in a packed number; the highest bit is a guard


def together(steps: Sequence[Step], cards: Faces) -> Iterator[tuple[Way, ...]]:
    """Combinations of one way for each step, without using a card twice."""
    return _one_of_each(steps, cards) if all(able(step, cards) for step in steps) else iter(())


def _one_of_each(steps: Sequence[Step], cards: Faces) -> Iterator[tuple[Way, ...]]:
    if not steps:
        yield ()
        return
    for way in steps[0](cards):
        for others in _one_of_each(steps[1:], without(cards, way.used)):
            yield (way, *others)


def able(step: Step, cards: Faces) -> bool:
    """Says whether the step has any way."""
    return next(step(cards), None) is not None


def several(steps: Sequence[Step], cards: Faces, least: int = 2, most: int | None = None) -> Iterator[tuple[Way, ...]]:
    """Combinations of ways for `least` or more of the steps, without using a card twice; fewer ways first."""
    if most is not None and most < least:
        return
    good = [step for step in map(found_once, steps) if next(iter(step(cards)), None) is not None]
    for number in range(least, min(len(good), len(good) if most is None else most) + 1):
        found = False
        for ways in _so_many(number, good, cards):
            found = True
            yield ways
        if not found:  # then larger combinations don't exist either
            return


def _so_many(wanted: int, steps: Sequence[Callable[[Faces], "Kept"]], cards: Faces) -> Iterator[tuple[Way, ...]]:
    """Combinations of ways for exactly this many steps."""
    if not wanted:
        yield ()
        return
    for place, step in enumerate(steps[: len(steps) - wanted + 1] if cards else ()):
        for way in step(cards):
            for others in _so_many(wanted - 1, steps[place + 1 :], without(cards, way.used)):
                yield (way, *others)


def with_another(ways: Iterable[Way], others: Callable[[Way], Iterable[Way]]) -> Iterator[tuple[Way, ...]]:
    """Yields each way alone, and with every other that goes with it.

    First come the ways alone and with the best few others, the better ones first as far as a short look ahead can tell;
    then all the rest.
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
    """Ways that can be iterated again and again; the search for them runs only once."""

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
    """The same ways, but repeated questions about the same cards are answered from memory."""

    @lru_cache(maxsize=REMEMBERED)
    def found(cards: Faces) -> Kept:
        return Kept(find(cards))

    return lambda cards: found(tuple(sorted(cards)))


def fuller_first(words: Sequence[Ways], cards: Faces) -> Iterator[tuple[Way, ...]]:
    """The ways of all words, each alone, the best first; among them combinations of the best of each word."""
    heads = [list(islice(ways, EACH)) for ways in words]
    alone = best_first(*[chain(head, ways) for head, ways in zip(heads, words, strict=True)])
    return heapq.merge(_at_once(heads, cards), ((way,) for way in alone), key=_cost)


def _at_once(words: Sequence[Sequence[Way]], cards: Faces) -> list[tuple[Way, ...]]:
    """Some ways to change two words or more, the best first."""
    packing = {face: 1 << _BITS * number for number, face in enumerate(sorted(set(cards)))}
    guards = sum([place << _BITS - 1 for place in packing.values()])
    have = guards + sum(map(packing.__getitem__, cards))
    packed = [[(way, sum(map(packing.__getitem__, way.used))) for way in ways] for ways in words]
    found: list[tuple[Way, ...]] = []
    begun: list[tuple[int, int, tuple[Way, ...]]] = [(0, 0, ())]  # the next word to change, cards used, ways
    while begun:
        longer = [
            (place + 1, used + more, (*ways, way))
            for number, used, ways in begun
            for place in range(number, len(packed))
            for way, more in packed[place]
            if have - used - more & guards == guards
        ]
        longer.sort(key=lambda entry: _cost(entry[2]))
        begun = longer if begun[0][0] == 0 else longer[:AT_ONCE]
        found += [ways for _, _, ways in begun if len(ways) > 1]
    return sorted(found, key=_cost)


def _cost(ways: Sequence[Way]) -> int:
    return -sum([way.worth for way in ways])
