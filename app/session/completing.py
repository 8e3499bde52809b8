"""Which words can a half-laid play still become? Found on a view alone, and every one judged."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from app.session.acts import play_of
from app.session.choices import with_choices
from app.session.draft import Cell, Draft
from app.session.making import Laying, Making, Pool, made, makings_of, one_more, pools_of
from app.session.targets import Bench
from app.session.typed import Typed
from app.session.weighing import Weighing
from engine.core.cards import ALPHABET
from engine.core.moves import Move, Play
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.verdict import Legal, Reason
from engine.lexicon import Lexicon, Vocabulary, WordSet

LOOKED_AT = 300  # plays judged and dead ends; more words than anybody would step through
AT_ONCE = 4  # plays judged before the first words are told

OF_WHAT_IS_SAID = ("bad-notation:pick", "move-not-permitted:hard")  # said otherwise the play may be allowed


Stop = Callable[[], bool]
Filled = list[tuple[Making, tuple[Cell, ...]]]
Known = dict[tuple[int, tuple[int, ...]], tuple[WordSet, Laying]]  # for the words still to be made and the cards left


@dataclass(frozen=True)
class HalfLaid:
    """What is asked. bench: the position as the seat sees it, with the draft.  known: the words that may be named."""

    house: House
    bench: Bench
    known: Vocabulary


@dataclass(frozen=True)
class End:
    """A way the play can go on. words: all its words, as they lie then.  draft: with them."""

    words: tuple[tuple[Cell, ...], ...]
    draft: Draft


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
    for found in _Search(half, words.within(half.known), stop).answers(LOOKED_AT):
        yield found
    if found.drafts or found.more or stop():
        return
    if not house.words_are_challenged and _is_vain(half, words):
        yield Completions(never=True)
        return
    for found in _Search(half, words, stop).answers(1):
        yield Completions(rare=bool(found.drafts))


def _is_vain(half: HalfLaid, words: Lexicon) -> bool:
    """Is there something that can become no word at all, whatever joins it?"""
    pools = pools_of(half.bench, half.house.options)
    cards = tuple(dict.fromkeys([loose for pool in pools for loose in pool.cards]))
    makings = makings_of(half.bench, anew=_anew(half.house))
    return any(not making.cuttable and not making.words(words, Pool(cards)) for making in makings)


def _anew(house: House) -> bool:
    return bool(house.options.get("variable"))


class _Search:
    """One look for what the words in the making become. What is refused on the way tells where not to look."""

    def __init__(self, half: HalfLaid, words: Lexicon, stop: Stop) -> None:
        self._half, self._words, self._stop = half, words, stop
        self._values = half.house.game.deck.values or dict.fromkeys(ALPHABET, 1)
        self._length = 0  # so many letters a word must have, where that was the reason
        self._faulty: set[tuple[Cell, ...]] = set()  # words laid in a way that no other word beside them can mend

    def answers(self, most: int) -> Iterator[Completions]:
        """Those that are legal, a way for each, the best first. most: how many are wanted."""
        found: dict[tuple[str, ...], tuple[int, Draft]] = {}
        told = False
        for number, end in enumerate(self._ends()):
            if number == LOOKED_AT or len(found) == most or self._stop():
                yield Completions(_sorted(found), more=True)
                return
            if end is not None:
                texts = tuple(["".join([cell.shown.letters for cell in cells]) for cells in end.words])
                legal = self._legal(end, texts) if texts not in found else None
                if legal is not None:
                    found[texts] = legal
            if found and not told and number >= AT_ONCE - 1:
                told = True
                yield Completions(_sorted(found), more=True)
        yield Completions(_sorted(found))

    def _ends(self) -> Iterator[End | None]:
        """What those in the making become, the better words first. None: a dead end."""
        bench, house = self._half.bench, self._half.house
        makings = makings_of(bench, anew=_anew(house))
        unmade = [making for making in makings if not house.book.is_word(house, making.text)]
        # Where all are words, another one is wanted or one of them is to grow.
        choices = [unmade] if unmade else [[making] for making in (*one_more(bench), *makings)]
        for pool in pools_of(bench, house.options):
            for chosen in choices:
                bound = [making.bound(pool) for making in chosen]
                tied = [making for making in bound if making is not None]
                if len(tied) < len(chosen) or not all(making.words(self._words, pool) for making in tied):
                    continue
                for cells in self._fill(tied, pool, {}):
                    if cells is None:
                        yield None
                        continue
                    ends = dict(zip(chosen, cells, strict=True))
                    filled: Filled = [(making, ends.pop(making, making.cells)) for making in makings]
                    filled += ends.items()
                    yield End(tuple([cells for _, cells in filled]), made(bench.draft, filled))

    def _fill(
        self, makings: Sequence[Making], pool: Pool, known: Known
    ) -> Iterator[tuple[tuple[Cell, ...], ...] | None]:
        """None: what the first words leave is not enough for the others."""
        if not makings:
            yield ()
            return
        making, found = makings[0], False
        key = len(makings), tuple([card.id for card, _ in pool.cards])
        if key not in known:  # other ways to lay the words before leave the same cards
            known[key] = making.words(self._words, pool), making.layings(self._words, pool)
        words, ways = known[key]
        for word in words.best_first(self._values):
            if self._stop():
                return
            if self._length and self._length != len(word):
                continue
            laid = False
            for cells in ways(word):
                laid = True
                if cells in self._faulty:
                    continue
                for others in self._fill(makings[1:], pool.without(cells), known):
                    found = True
                    yield None if others is None else (cells, *others)
                    if cells in self._faulty:
                        break
            if not laid and pool.order:  # only in another order of the table's cards
                yield None
        if not found:
            yield None

    def _legal(self, end: End, texts: tuple[str, ...]) -> tuple[int, Draft] | None:
        """What the play brings, with everything said that it must say besides; None where it is not allowed."""
        bench = self._half.bench
        play = play_of(end.draft, bench.style, bench.state, bench.seat)
        if play is None:
            return None
        ways = with_choices(play.formulas, bench.style) if bench.style.asks else iter((play,))
        for way in ways:
            assert isinstance(way, Play)
            verdict = judge(self._half.house, bench.state, Move(way, bench.seat))
            if isinstance(verdict, Legal):
                return verdict.points, replace(end.draft, keep=way.keep, remove=way.remove, pick=way.pick or ())
            self._heed(verdict.reason, end, texts)
            if verdict.reason.key not in OF_WHAT_IS_SAID:
                return None
        return None

    def _heed(self, reason: Reason, end: End, texts: tuple[str, ...]) -> None:
        if reason.code == "wrong-length" and len(texts) == 1:
            self._length = reason.facts["length"]
        elif reason.key == "bad-split:neighbours":
            self._faulty.update(
                [cells for cells, text in zip(end.words, texts, strict=True) if text == reason.facts["word"]]
            )


def _sorted(found: Mapping[tuple[str, ...], tuple[int, Draft]]) -> tuple[Draft, ...]:
    """By points, and among equals the longer ones first."""
    ranked = sorted(found.items(), key=lambda one: (-one[1][0], -sum(map(len, one[0]))))
    return tuple([draft for _, (_, draft) in ranked])
