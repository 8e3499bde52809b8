"""Which words can a half-laid play still become? Found on a view alone, and every one judged."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from app.session.acts import play_of
from app.session.draft import Cell, Draft
from app.session.making import Making, Pool, made, makings_of, one_more, pools_of
from app.session.targets import Bench
from app.session.typed import Typed
from app.session.typing import with_choices
from app.session.weighing import Weighing
from engine.core.cards import ALPHABET
from engine.core.moves import Move, Play
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.verdict import Legal
from engine.lexicon import Lexicon, Vocabulary

LOOKED_AT = 300  # plays judged and dead ends; more words than anybody would step through
AT_ONCE = 4  # plays judged before the first words are told

SURE_VOWELS, MAYBE_VOWELS = "AEIOU", "AEIOUY"

Stop = Callable[[], bool]
End = tuple[tuple[str, ...], Draft]
Filled = list[tuple[Making, tuple[Cell, ...]]]


@dataclass(frozen=True)
class HalfLaid:
    """What is asked. bench: the position as the seat sees it, with the draft.  known: the words that may be named."""

    house: House
    bench: Bench
    known: Vocabulary


@dataclass(frozen=True)
class Completions:
    """drafts: what the play can become, the best first.  more: there are others that were not looked at.
    rare: only words beyond those that may be named.  never: no word of the dictionary can come of it."""

    drafts: tuple[Draft, ...] = ()
    more: bool = False
    rare: bool = False
    never: bool = False


def completions_of(half: HalfLaid, stop: Stop) -> Iterator[Completions]:
    """What is found first, where it takes long to find all; the last answer is the whole.

    Nothing where the play is good as it lies, or where bluffs are allowed and nobody may tell words from others.
    """
    house, words = half.house, half.house.words
    line = Weighing(house, half.bench, Typed()).verdict()
    if line.state == "legal" or (line.words and line.state == "unfinished") or not isinstance(words, Lexicon):
        yield Completions()
        return
    found = Completions()
    for found in _judged(half, _ends(half, words.within(half.known), stop), stop, LOOKED_AT):
        yield found
    if found.drafts or found.more or stop():
        return
    if house.options["words"] != "challenge" and _is_vain(half, words):
        yield Completions(never=True)
        return
    for found in _judged(half, _ends(half, words, stop), stop, 1):
        yield Completions(rare=bool(found.drafts))


def _is_vain(half: HalfLaid, words: Lexicon) -> bool:
    """Is there something that can become no word at all, whatever joins it?"""
    pools = pools_of(half.bench)
    cards = tuple(dict.fromkeys([loose for pool in pools for loose in pool.cards]))
    makings = makings_of(half.bench, anew=_anew(half.house))
    return any(not making.cuttable and not making.words(words, Pool(cards)) for making in makings)


def _anew(house: House) -> bool:
    return bool(house.options.get("variable"))


def _ends(half: HalfLaid, words: Lexicon, stop: Stop) -> Iterator[End | None]:
    """The words that those in the making become and the draft with them, the better ones first. None: a dead end."""
    bench, house = half.bench, half.house
    makings = makings_of(bench, anew=_anew(house))
    unmade = [making for making in makings if not house.book.is_word(house, making.text)]
    # Where all are words, another one is wanted or one of them is to grow.
    choices = [unmade] if unmade else [[making] for making in (*one_more(bench), *makings)]
    values = house.game.deck.values or dict.fromkeys(ALPHABET, 1)
    for pool in pools_of(bench):
        for chosen in choices:
            if not all(making.words(words, pool) for making in chosen):
                continue
            for ends in _fill(chosen, words, pool, values, stop):
                if ends is None:
                    yield None
                    continue
                filled: Filled = [(making, ends.get(making, making.cells)) for making in makings]
                filled += [(making, cells) for making, cells in ends.items() if making not in makings]
                texts = tuple(["".join([cell.shown.letters for cell in cells]) for _, cells in filled])
                yield texts, made(bench.draft, filled)


def _fill(
    makings: Sequence[Making], words: Lexicon, pool: Pool, values: Mapping[str, int], stop: Stop
) -> Iterator[dict[Making, tuple[Cell, ...]] | None]:
    """None: what the first words leave is not enough for the others."""
    if not makings:
        yield {}
        return
    making, found = makings[0], False
    for word in making.words(words, pool).best_first(values):
        if stop():
            return
        for cells in making.ways(words, word, pool):
            for others in _fill(makings[1:], words, pool.without(cells), values, stop):
                found = True
                yield None if others is None else {making: cells, **others}
    if not found:
        yield None


def _judged(half: HalfLaid, ends: Iterator[End | None], stop: Stop, most: int) -> Iterator[Completions]:
    """Those that are legal, a way for each, the best first. most: how many are wanted."""
    found: dict[tuple[str, ...], tuple[int, Draft]] = {}
    told = False
    for number, end in enumerate(ends):
        if number == LOOKED_AT or len(found) == most or stop():
            yield Completions(_sorted(found), more=True)
            return
        legal = _legal(half, end[1]) if end is not None and end[0] not in found else None
        if end is not None and legal is not None:
            found[end[0]] = legal
        if found and not told and number >= AT_ONCE - 1:
            told = True
            yield Completions(_sorted(found), more=True)
    yield Completions(_sorted(found))


def _sorted(found: Mapping[tuple[str, ...], tuple[int, Draft]]) -> tuple[Draft, ...]:
    """By points, and among equals the longer ones first."""
    ranked = sorted(found.items(), key=lambda one: (-one[1][0], -sum(map(len, one[0]))))
    return tuple([draft for _, (_, draft) in ranked])


def _legal(half: HalfLaid, draft: Draft) -> tuple[int, Draft] | None:
    """What the play brings, with everything said that it must say besides; None where it is not allowed."""
    bench = half.bench
    play = play_of(draft, bench.style, bench.state, bench.seat)
    if play is None:
        return None
    ways = with_choices(play.formulas, bench.style) if bench.style.asks else iter((play,))
    for way in ways:
        assert isinstance(way, Play)
        if way.pick is not None and (way.pick[0] not in MAYBE_VOWELS or way.pick[1] in SURE_VOWELS):
            continue  # never allowed, and there are dozens of them
        verdict = judge(half.house, bench.state, Move(way, bench.seat))
        if isinstance(verdict, Legal):
            return verdict.points, replace(draft, keep=way.keep, remove=way.remove, pick=way.pick or ())
    return None
