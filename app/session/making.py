"""A half-laid play as words in the making: what lies there of each, what may still join it, and how it can end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Any

from app.session.bonds import FREE, Bond, bonds_of
from app.session.draft import Cell, Draft, Lane, add, stay
from app.session.filling import leftovers_of
from app.session.style import CROSS, FRESH, GATHER, IN_PLACE, RE_ARRANGE, ROUND
from app.session.supply import supply_of
from app.session.targets import Bench
from engine.core.cards import Card, is_open
from engine.core.moves import OVER, STAY, SWAP
from engine.lexicon import Lexicon, WordSet
from engine.lexicon.cells import Cell as Place

MADE_OF_CARDS = (IN_PLACE, ROUND, GATHER, CROSS, RE_ARRANGE, FRESH)
WAYS = 6  # ways to lay a word that are tried
SHORTEST = 2

HAND, TABLE, BOTH = "hand", "table", "both"
Loose = tuple[Card, tuple[int, int] | None]  # a card that may join, and the table slot it lies in, if it does
Laying = Callable[[str], Iterator[tuple[Cell, ...]]]  # how something becomes a word


@dataclass(frozen=True)
class Pool:
    """The cards that may still join: of the hand and, where they may be taken up, of the table.

    bond: cards of the table that have to join.  order: those of the table stand as they do here.
    """

    cards: tuple[Loose, ...]
    bond: Bond = FREE
    order: str = ""

    def of(self, takes: str) -> list[Loose]:
        return [loose for loose in self.cards if takes == BOTH or (loose[1] is None) == (takes == HAND)]

    def without(self, cells: Sequence[Cell]) -> "Pool":
        gone = {cell.shown.id for cell in cells}
        return replace(self, cards=tuple([loose for loose in self.cards if loose[0].id not in gone]))

    def bound(self, cells: tuple[Cell, ...]) -> tuple[Cell, ...] | None:
        """What lies there, between the cards that must be the first and the last; None where there is no such card."""
        first, last = self.bond.first, self.bond.last
        if first and not _shows(cells[:1], first):
            cells = (*self._taken(first, cells), *cells)
        if last and not _shows(cells[1 if first else 0 :][-1:], last):
            cells = (*cells, *self._taken(last, cells))
        return cells if _shows(cells[:1], first) and _shows(cells[-1:], last) else None

    def admits(self, cells: Sequence[Cell]) -> bool:
        """Do the cards of the table that have to join stand in it, and all of them in their order?"""
        taken = [cell.shown.letters for cell in cells if cell.source is not None]
        bond, order = self.bond, iter(self.order)
        if self.order and not all(letter in order for letter in taken):
            return False
        return set(bond.letters) <= set(taken) if bond.others else sorted(bond.letters) == sorted(taken)

    def _taken(self, letter: str, cells: Sequence[Cell]) -> list[Cell]:
        left = [(card, at) for card, at in self.without(cells).cards if at is not None and card.letters == letter]
        return [stay(*loose) for loose in left[:1]]


Piles = dict[tuple[str, bool], list[Loose]]  # by their face, those of the hand and those of the table


def _shows(cells: Sequence[Cell], letter: str) -> bool:
    """Is it this card of the table, if one is wanted?"""
    return not letter or any(cell.source is not None and cell.shown.letters == letter for cell in cells)


@dataclass(frozen=True)
class Making:
    """One word in the making.

    lane: the number of its lane in the draft, None: one that is not there yet.  cells: what lies there.
    takes: where cards that join come from.  moves: what may be done to its slots.  in_place: it is a table word, whose
    slots may be covered; otherwise every card stays where it was laid.  spelled: its cards are of several letters or
    meanings.  any_order: and they may change places.  anew: cards on the table may mean something else.
    cuttable: it may still become two.  closed: nothing joins before its first card, behind its last.
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
    closed: tuple[bool, bool] = (False, False)

    @property
    def text(self) -> str:
        return "".join([cell.shown.letters or cell.shown.face for cell in self.cells])

    def bound(self, pool: Pool) -> "Making | None":
        """With the cards that must be its first and its last; None where they cannot be."""
        cells, bond = pool.bound(self.cells), pool.bond
        return None if cells is None else replace(self, cells=cells, closed=(bool(bond.first), bool(bond.last)))

    def words(self, lexicon: Lexicon, pool: Pool) -> WordSet:
        """What it can become, as far as the letters go."""
        faces = [card.face for card, _ in pool.of(self.takes)]
        if not self.cells:
            return lexicon.words_of(faces, shortest=SHORTEST)
        if self.spelled:
            return lexicon.re_arrangements(self._names, faces, hand_min=0, shortest=SHORTEST)
        places, must = self._places, self._lacking(pool)
        return lexicon.completions(places, faces, must=must, moves=self.moves, closed=self.closed, shortest=SHORTEST)

    def layings(self, lexicon: Lexicon, pool: Pool) -> Laying:
        """How it becomes a word."""
        loose = pool.of(self.takes)
        faces = [card.face for card, _ in loose]
        piles: Piles = {}
        for card, source in loose:
            piles.setdefault((card.face, source is None), []).append((card, source))
        ways_of = self._ways(lexicon, faces, self._lacking(pool))

        def laid(word: str) -> Iterator[tuple[Cell, ...]]:
            for way in islice(ways_of(word), WAYS):
                yield from islice(filter(pool.admits, self._laid(way, piles)), WAYS)

        return laid

    def _ways(
        self, lexicon: Lexicon, faces: Sequence[str], must: Sequence[str]
    ) -> Callable[[str], Iterator[tuple[Place, ...]]]:
        if self.spelled or not self.cells:
            return lambda word: self._spellings(lexicon, word, faces)
        return lexicon.completed(self._places, faces, must=must, moves=self.moves, closed=self.closed)

    def _lacking(self, pool: Pool) -> list[str]:
        """The cards of the table that have to join and lie in it not yet."""
        left = list(pool.bond.must)
        for cell in self.cells:
            if cell.source is not None and cell.shown.letters in left:
                left.remove(cell.shown.letters)
        return left

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

    def _laid(self, way: Sequence[Place], piles: Piles) -> Iterator[tuple[Cell, ...]]:
        """The cards that join, from the hand rather than from the table, and of equal ones the first."""
        lying, cells = list(self.cells), list[Cell | None]()
        joins: list[tuple[int, str, str]] = []  # at which place, which face, read as which letters
        for _, joining, table in way:
            if joining is not None:
                face, _, letters = joining.partition("=")
                joins.append((len(cells), face, letters or face))
                cells.append(None if table is None else lying.pop(0))
            else:
                face, _, letters = (table or "").partition("=")
                cell = next(cell for cell in lying if not self.spelled or self._name(cell) == face)
                lying.remove(cell)
                cells.append(cell.read_as(letters) if letters else cell)
        choices = [[pile for pile in ((face, True), (face, False)) if pile in piles] for _, face, _ in joins]
        for chosen in product(*choices):
            left = {pile: iter(piles[pile]) for pile in chosen}
            drawn = [next(left[pile], None) for pile in chosen]
            whole = list(cells)
            for (place, _, letters), loose in zip(joins, drawn, strict=True):
                whole[place] = loose and self._joined(loose, letters, way[place][0], cells[place])
            if None not in drawn:
                yield tuple([cell for cell in whole if cell is not None])

    def _joined(self, loose: Loose, letters: str, kind: str, under: Cell | None) -> Cell:
        card, source = loose
        read = card if card.letters == letters else card._replace(letters=letters)
        if under is not None:
            return Cell(kind, read, under.table, under.source)
        return add(read) if source is None or self.in_place else stay(read, source)


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


def pools_of(bench: Bench, options: Mapping[str, Any]) -> list[Pool]:
    """What may still join; where cards of one table word or another may be taken up, a pool for each.

    options: those of the table.
    """
    laid = bench.draft.hand_ids()
    hand: list[Loose] = [(card, None) for card in supply_of(bench.state, bench.seat) if card.id not in laid]
    gathered = bench.draft.gathered()
    if bench.style.build == CROSS:
        left = [(card, at) for card, at in leftovers_of(bench) if at not in gathered and card.id not in laid]
        return [Pool((*hand, *left))]
    if bench.style.build != GATHER or not bench.state.table:
        return [Pool(tuple(hand))]
    alone = len(bench.draft.lanes) == 1  # of two words only one takes what it must
    kind, ordered = bench.style.bond if alone else "", alone and bench.style.ordered
    # A word between two ends may be a fresh one instead.
    pools = [Pool(tuple(hand))] if kind == "ends" and not gathered else []
    for index in sorted({index for index, _ in gathered}) or range(len(bench.state.table)):
        word = bench.state.table[index]
        for bond in bonds_of(kind, word, options):
            left = [
                (card, (index, slot))
                for slot, card in enumerate(word.tops)
                if (index, slot) not in gathered and (bond.others or card.letters in bond.letters)
            ]
            pools.append(Pool((*hand, *left), bond, word.text if ordered else ""))
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
