"""A half-laid play as words in the making: what lies there of each, what may still join it, and how it can end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from app.session.draft import Cell, Draft, Lane, add, stay
from app.session.filling import leftovers_of
from app.session.style import CROSS, FRESH, GATHER, IN_PLACE, RE_ARRANGE, ROUND
from app.session.targets import Bench
from app.session.typing import supply_of
from engine.core.cards import Card, is_open
from engine.core.moves import OVER, STAY, SWAP
from engine.lexicon import Lexicon, WordSet
from engine.lexicon.cells import Cell as Place

MADE_OF_CARDS = (IN_PLACE, ROUND, GATHER, CROSS, RE_ARRANGE, FRESH)
WAYS = 6  # ways to lay a word that are tried
SHORTEST = 2

HAND, TABLE, BOTH = "hand", "table", "both"
Loose = tuple[Card, tuple[int, int] | None]  # a card that may join, and the table slot it lies in, if it does


@dataclass(frozen=True)
class Pool:
    """The cards that may still join: of the hand and, where they may be taken up, of the table."""

    cards: tuple[Loose, ...]

    def of(self, takes: str) -> list[Loose]:
        return [loose for loose in self.cards if takes == BOTH or (loose[1] is None) == (takes == HAND)]

    def without(self, cells: Sequence[Cell]) -> "Pool":
        gone = {cell.shown.id for cell in cells}
        return Pool(tuple([loose for loose in self.cards if loose[0].id not in gone]))


@dataclass(frozen=True)
class Making:
    """One word in the making.

    lane: the number of its lane in the draft, None: one that is not there yet.  cells: what lies there.
    takes: where cards that join come from.  moves: what may be done to its slots.  in_place: it is a table word, whose
    slots may be covered; otherwise every card stays where it was laid.  spelled: its cards are of several letters or
    meanings.  any_order: and they may change places.  anew: cards on the table may mean something else.
    cuttable: it may still become two.
    """

    lane: int | None
    cells: tuple[Cell, ...] = ()
    takes: str = HAND
    moves: str = "A"
    in_place: bool = False
    spelled: bool = False
    any_order: bool = False
    anew: bool = False
    cuttable: bool = False

    @property
    def text(self) -> str:
        return "".join([cell.shown.letters or cell.shown.face for cell in self.cells])

    def words(self, lexicon: Lexicon, pool: Pool) -> WordSet:
        """What it can become, as far as the letters go."""
        faces = [card.face for card, _ in pool.of(self.takes)]
        if not self.cells:
            return lexicon.words_of(faces, shortest=SHORTEST)
        if self.spelled:
            return lexicon.re_arrangements(self._names, faces, hand_min=0, shortest=SHORTEST)
        return lexicon.completions(self._places, faces, moves=self.moves, shortest=SHORTEST)

    def ways(self, lexicon: Lexicon, word: str, pool: Pool) -> Iterator[tuple[Cell, ...]]:
        """How it becomes this word."""
        loose = pool.of(self.takes)
        faces = [card.face for card, _ in loose]
        if self.spelled or not self.cells:
            found = self._spellings(lexicon, word, faces)
        else:
            found = lexicon.completed(self._places, word, faces, moves=self.moves)
        for way in islice(found, WAYS):
            yield from islice(self._laid(way, self.cells, loose), WAYS)

    # ---- in the dictionary's terms

    @property
    def _places(self) -> list[Place]:
        found: list[Place] = []
        for cell in self.cells:
            if cell.kind == STAY and self.in_place:
                found.append(("stay", None, cell.shown.letters))
            elif cell.kind in (OVER, SWAP) and cell.table is not None:
                found.append((cell.kind, cell.shown.letters, cell.table.letters))
            else:
                found.append(("add", cell.shown.letters, None))
        return found

    @property
    def _names(self) -> list[str]:
        return [self._name(cell) for cell in self.cells]

    def _name(self, cell: Cell) -> str:
        """A card that has its meaning is nothing but that letter."""
        card = cell.shown
        free = self.anew and cell.hand is None and is_open(card.face)
        return card.face if free else card.letters or card.face

    def _spellings(self, lexicon: Lexicon, word: str, faces: Sequence[str]) -> Iterator[tuple[Place, ...]]:
        for way in lexicon.spellings(word, (), faces, must=self._names):
            lie = [table.partition("=")[0] for _, _, table in way if table is not None]
            if self.any_order or lie == self._names:
                yield way

    # ---- back to cards

    def _laid(self, way: Sequence[Place], lying: Sequence[Cell], loose: Sequence[Loose]) -> Iterator[tuple[Cell, ...]]:
        """lying, loose: the cells that lie there and the cards that may join, as far as they are not used yet."""
        if not way:
            yield ()
            return
        kind, joins, table = way[0]
        if joins is None:
            assert table is not None
            face, _, letters = table.partition("=")
            cell = next(cell for cell in lying if not self.spelled or self._name(cell) == face)
            shown = cell.read_as(letters) if letters else cell
            left = [one for one in lying if one is not cell]
            yield from ((shown, *others) for others in self._laid(way[1:], left, loose))
            return
        face, _, letters = joins.partition("=")
        tried = set()
        for number, (card, source) in enumerate(loose):
            if card.face != face or (source is None) in tried:
                continue
            tried.add(source is None)
            read = card._replace(letters=letters or face)
            left = list(lying[1:] if table is not None else lying)
            if table is not None:
                cell = replace(lying[0], kind=kind, hand=read)
            else:
                cell = add(read) if source is None or self.in_place else stay(read, source)
            rest = [*loose[:number], *loose[number + 1 :]]
            yield from ((cell, *others) for others in self._laid(way[1:], left, rest))


# ---- read off a draft


def makings_of(bench: Bench, *, anew: bool) -> list[Making]:
    """The words that the lanes of the draft are to become. anew: on this table meanings change."""
    found = []
    for number, lane in enumerate(bench.draft.lanes):
        if lane.touched or lane.cells:
            kind = _kind(bench, number, lane.word, anew)
            found += [replace(kind, cells=part) for part in lane.parts()]
    if bench.style.build == CROSS and _owns_a_word(bench) and all(lane.word is not None for lane in bench.draft.lanes):
        found += one_more(bench)
    return found


def one_more(bench: Bench) -> list[Making]:
    """A fresh word beside those that lie there, where there may be one."""
    used = len([lane for lane in bench.draft.lanes if lane.word is None])
    return [_kind(bench, None, None, False)] if bench.strips() > used else []


def _kind(bench: Bench, number: int | None, word: int | None, anew: bool) -> Making:
    build = bench.style.build
    if build == RE_ARRANGE:
        return Making(number, spelled=True, any_order=word is not None, anew=anew)
    if word is None:
        return Making(number, takes=BOTH if build in (GATHER, CROSS) else HAND)
    takes, moves = (TABLE, "AO") if build == CROSS else (HAND, bench.moves)
    return Making(number, takes=takes, moves=moves, in_place=True, cuttable="S" in bench.moves)


def pools_of(bench: Bench) -> list[Pool]:
    """What may still join; where cards of one table word or another may be taken up, a pool for each."""
    laid = bench.draft.hand_ids()
    hand: list[Loose] = [(card, None) for card in supply_of(bench.state, bench.seat) if card.id not in laid]
    gathered = bench.draft.gathered()
    if bench.style.build == CROSS:
        left = [(card, at) for card, at in leftovers_of(bench) if at not in gathered and card.id not in laid]
        return [Pool((*hand, *left))]
    if bench.style.build != GATHER or not bench.state.table:
        return [Pool(tuple(hand))]
    sources = sorted({index for index, _ in gathered}) or range(len(bench.state.table))
    pools = []
    for index in sources:
        tops = enumerate(bench.state.table[index].tops)
        pools.append(Pool((*hand, *[(card, (index, slot)) for slot, card in tops if (index, slot) not in gathered])))
    return pools


def _owns_a_word(bench: Bench) -> bool:
    return any(word.seat == bench.seat for word in bench.state.table)


def made(draft: Draft, parts: Sequence[tuple[Making, tuple[Cell, ...]]]) -> Draft:
    """The draft with its words as they become. parts: every making, in order."""
    lanes = list(draft.lanes)
    for number, lane in enumerate(draft.lanes):
        cells = [cells for making, cells in parts if making.lane == number]
        ends = [sum([len(part) for part in cells[:count]]) for count in range(1, len(cells))]
        if cells:
            lanes[number] = Lane(lane.word, tuple([cell for part in cells for cell in part]), tuple(ends))
    lanes += [Lane(None, cells) for making, cells in parts if making.lane is None]
    return replace(draft, lanes=tuple(lanes))
