"""Searches for the words that a half-laid play can still become. The search uses only what the seat sees.

The game's own search finds plays, with a dictionary that has only words with the laid letters; the oracle (the judge of
moves) judges each play.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.session.draft.act_from_draft import play_of
from app.session.draft.completions.grown_draft import grown
from app.session.draft.draft import Cell, Draft, Lane
from app.session.draft.move_style import CROSS, GATHER, IN_PLACE, RE_ARRANGE
from app.session.draft.supply import supply_of
from app.session.draft.targets import Bench
from app.session.draft.typed_draft import Typed
from app.session.draft.ways_to_type import words_of
from app.session.draft.weighing import Weighing
from engine.core.cards import is_open
from engine.core.lookup import Words
from engine.core.moves import ADD, STAY, Move, Play
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.verdict import Legal
from engine.lexicon import Lexicon, Vocabulary, WordSet
from engine.lexicon.cells import Cell as Place
from engine.lexicon.filtered import SearchStopped, filtered_lexicon

LOOKED_AT = 300  # the maximum number of plays to judge; nobody would step through the words of more plays
ASKED = 1500  # the number of steps (dictionary look-ups and plays found) after which the search gives up
AT_ONCE = 2  # the number of plays that the search judges before it reports the first words
SHORTEST = 2

Stop = Callable[[], bool]


@dataclass(frozen=True)
class HalfLaid:
    """An unfinished play: cards that a player has laid but that do not form a complete play yet.

    bench: the position as the seat sees it, with the laid cards.
    known: the words that hints may show to the player of the seat.
    """

    house: House
    bench: Bench
    known: Vocabulary

    @property
    def words(self) -> Words:
        """The dictionary that judges the words of this seat."""
        return self.house.at(self.bench.seat).words


@dataclass(frozen=True)
class Completions:
    """The plays that a half-laid play can become, as far as the search has found them.

    drafts: the complete plays, the best first.
    more: whether the search stopped early, so that there may be other plays.
    rare: whether all possible plays need words that hints may not name; such plays are not listed.
    never: whether no word of the dictionary fits, whatever cards the player adds.
    """

    drafts: tuple[Draft, ...] = ()
    more: bool = False
    rare: bool = False
    never: bool = False


def completions_of(half: HalfLaid, stop: Stop) -> Iterator[Completions]:
    """Yields answers with more and more plays; the last answer is complete.

    The answers are empty if the laid cards are a legal play already. They are also empty where bluffs are allowed,
    because an answer must not reveal which words exist.

    stop: returns whether to give up; called during the search.
    """
    house, words = half.house, half.words
    line = Weighing(house, half.bench, Typed()).verdict()
    if (
        line.state == "legal"
        or (line.words and line.state == "unfinished" and line.reason is None)
        or not isinstance(words, Lexicon)
    ):
        yield Completions()
        return
    found = Completions()
    for found in _CompletionSearch(half, words.within(half.known), stop).answers(LOOKED_AT):
        yield found
    if found.drafts or found.more or stop():
        return
    if not house.words_are_challenged and not _CompletionSearch(half, words, stop).has_hope:
        yield Completions(never=True)
        return
    for found in _CompletionSearch(half, words, stop).answers(1):
        yield Completions(rare=bool(found.drafts))


class _CompletionSearch:
    """One search for the plays that a half-laid play can become."""

    def __init__(self, half: HalfLaid, words: Lexicon, stop: Stop) -> None:
        assert isinstance(half.words, Lexicon)
        self._half, self._every, self._words, self._stop = half, half.words, words, stop
        self._asked = self._looked_at = 0
        lanes = [lane for lane in half.bench.draft.lanes if lane.touched or lane.cells]
        parts = [(lane, part) for lane in lanes for part in lane.parts()]
        unmade = [part for _, part in parts if not self._is_word(part)]
        self._parts = [(lane, self._may_be(lane, part, grows=part in unmade or not unmade)) for lane, part in parts]

    def _is_word(self, part: Sequence[Cell]) -> bool:
        return self._half.house.is_word(_text(part), self._half.bench.seat)

    def _may_be(self, lane: Lane, part: Sequence[Cell], *, grows: bool) -> list[WordSet]:
        """The words that this part of a word in the making could become, including itself if it is a word already.

        grows: whether to look for longer words, too; False for a finished part while other parts are unfinished.
        """
        text = _text(part)
        found = [words_to_become(self._half.bench, self._words, lane, part)] if grows else []
        if self._is_word(part):
            found.append(self._every.starting_with(text, shortest=len(text), longest=len(text)))
        return found

    @property
    def has_hope(self) -> bool:
        """Whether the laid play may still become legal: every part of it can become a word if cards are added, or if
        the part is cut."""
        return all(any(words) or self._may_be_cut(lane) for lane, words in self._parts)

    def answers(self, most: int) -> Iterator[Completions]:
        """Yields answers with the legal plays found so far, the best first. Each play is a draft (a move laid on the
        felt).

        most: the number of plays after which the search stops.
        """
        found: dict[tuple[str, ...], tuple[int, Draft]] = {}
        announced = False
        count = len(self._parts)
        more = self._half.bench.strips() > len([lane for lane, _ in self._parts if lane.word is None])
        for number in (count, count + 1) if more else (count,):
            # plays with an additional word are tried only if no play without such a word was found
            for play in self._plays(number) if not found else ():
                words = tuple(words_of(play))
                legal = self._legal(play) if words not in found else None
                if legal is not None:
                    found[words] = legal
                if len(found) == most or self._looked_at == LOOKED_AT:
                    break
                if found and not announced and self._looked_at >= AT_ONCE:
                    announced = True
                    yield Completions(_sorted(found), more=True)
        yield Completions(_sorted(found), more=self._looked_at == LOOKED_AT or len(found) == most or self._is_enough())

    def _plays(self, number: int) -> Iterator[Play]:
        """Yields plays that the seat can make with this number of words; not every play keeps the laid cards, and not
        every play is legal."""
        house, bench, count = self._half.house, self._half.bench, len(self._parts)
        if not all(any(words) for _, words in self._parts):
            return
        strips = [words for lane, words in self._parts if lane.word is None]
        begun = tuple([filtered_lexicon(self._every, 1, words, stop=self._is_enough) for words in strips])
        if number == count:
            answers = [answer for _, words in self._parts for answer in words]
            words = filtered_lexicon(self._every, number, answers, begun, self._lying(), self._is_enough)
        else:
            words = filtered_lexicon(self._words, number, None, begun, stop=self._is_enough)
        asked = house.with_words(lambda _: words)
        try:
            for act in asked.reach("play", bench.state, bench.seat):
                if self._is_enough():
                    return
                if isinstance(act, Play) and len(words_of(act)) == number:
                    yield act
        except SearchStopped:
            return

    def _lying(self) -> Mapping[str, tuple[str, ...] | None]:
        """Maps the text of each table word to the faces of the hand cards laid in it, or to None if the draft (the
        unfinished move) does not change the word. Empty in games where players do not change words in place."""
        bench = self._half.bench
        lanes = [lane for lane, _ in self._parts if lane.word is not None]
        lying: dict[str, tuple[str, ...] | None] = {}
        if lanes and bench.style.build == IN_PLACE:
            words = [word.text for word in bench.state.table]
            lying = dict.fromkeys(words)
            lying |= {words[lane.word or 0]: tuple([card.face for card in lane.hand_cards]) for lane in lanes}
        return lying

    def _is_enough(self) -> bool:
        self._asked += 1
        return self._asked > ASKED or self._stop()

    def _may_be_cut(self, lane: Lane) -> bool:
        return lane.word is not None and "S" in self._half.bench.moves

    def _legal(self, play: Play) -> tuple[int, Draft] | None:
        """The points of this play, and the draft that lays the play on the felt so that the cards already laid keep
        their places. None if those cards can't become this play, or if the play is not legal."""
        bench = self._half.bench
        draft = grown(bench, play)
        act = None if draft is None else play_of(draft, bench.style, bench.state, bench.seat)
        if draft is None or act is None:
            return None
        self._looked_at += 1
        verdict = judge(self._half.house, bench.state, Move(act, bench.seat))
        return (verdict.points, draft) if isinstance(verdict, Legal) else None


def words_to_become(bench: Bench, words: Lexicon, lane: Lane, part: Sequence[Cell]) -> WordSet:
    """The words that this part of a word in the making could become if the seat adds any of its free cards."""
    laid, build = bench.draft.hand_ids(), bench.style.build
    faces = [card.face for card in supply_of(bench.state, bench.seat) if card.id not in laid]
    if build in (GATHER, CROSS):
        faces += [card.letters for word in bench.state.table for card in word.tops]
    if build == RE_ARRANGE:
        names = [_name(cell) for cell in part]
        return words.re_arrangements(names, faces, hand_min=0, shortest=SHORTEST)
    places = [_place(cell, in_place=lane.word is not None) for cell in part]
    moves = bench.moves if lane.word is not None else "A"
    return words.completions(places, faces, moves=moves, shortest=SHORTEST)


def _text(part: Sequence[Cell]) -> str:
    return "".join([cell.shown.letters or cell.shown.face for cell in part])


def _name(cell: Cell) -> str:
    """The letters of a cell (one place of a word). For a wild or flip card on the table, returns the card's face
    instead, because a play may give the card another letter."""
    card = cell.shown
    return card.face if cell.hand is None and is_open(card.face) else card.letters or card.face


def _place(cell: Cell, *, in_place: bool) -> Place:
    """Describes a cell (one place of a word) for the dictionary's search.

    in_place: whether the word is a table word that is changed in place.
    """
    letters = cell.shown.letters
    if cell.kind == STAY and in_place:
        return STAY, None, letters
    if cell.table is not None and cell.kind != STAY:
        return cell.kind, letters, cell.table.letters
    return ADD, letters, None


def _sorted(found: Mapping[tuple[str, ...], tuple[int, Draft]]) -> tuple[Draft, ...]:
    """The drafts, sorted by points, the most points first; drafts with equal points are sorted by the length of their
    words, the longest first."""
    ranked = sorted(found.items(), key=lambda one: (-one[1][0], -sum(map(len, one[0]))))
    return tuple([draft for _, (_, draft) in ranked])
