"""Finds every way to lay one word with given cards.

Queries work with sets of thousands of words at a time, and such sets can't show whether some words with two-letter
cards or repeated letters can be laid. This module decides about these words. It also lists the ways to lay a word.
"""

from collections.abc import Iterator, Sequence

from engine.core.letters import FLIPS, WILD

# The type of a cell, which is one place of a laid word: its kind, the hand card as a move writes it (JX=J), and the
# table card.
Cell = tuple[str, "str | None", "str | None"]

# The kinds of table cells. SLOT: the card stays or is covered. FIXED: the card stays. MAY: the card stays if the word
# uses it, otherwise it leaves the table.
SLOT, FIXED, MAY = 0, 1, 2


def read_as(face: str, word: str, at: int) -> str:
    """The letters of the word for which this card can stand at the index `at`; empty if the card does not fit there."""
    if face == WILD:
        return word[at : at + 1]
    if face in FLIPS:
        return word[at : at + 1] if word[at : at + 1] in face else ""
    return face if word.startswith(face, at) else ""


def written(face: str, letters: str) -> str:
    return face if face == letters else f"{face}={letters}"


def layings(
    cells: Sequence[tuple[int, str]],
    new: str,
    hand: Sequence[str],
    moves: str = "A",
    *,
    keep: int = 0,
    lay: int = 1,
    must: Sequence[str] = (),
    closed: tuple[bool, bool] = (False, False),
    pair: bool = False,
) -> Iterator[tuple[Cell, ...]]:
    """Yields every way to lay the word `new` over these table cells, from left to right. A way is a tuple of cells of
    the kinds stay, add, over (a duplicate if the letters are equal), swap and fixed.

    moves: the permitted moves among A (add), O (overlay), G (give and take), D (duplicate).
    keep: the minimum number of table cards that must stay uncovered.
    lay: the minimum number of hand cards to lay.
    must: the hand cards that must be laid; they are also in `hand`.
    closed: two values: whether no new card may come before the first cell, and whether no new card may come after the
    last.
    pair: whether two neighbouring slots must stay uncovered.
    """
    return _InOrder(cells, new, hand, moves, keep, lay, must, closed).further(0, 0, 0, 0, False, not pair)


class _InOrder:
    """A search for every way to lay a word over table cells, card by card.

    left: for each face, the number of hand cards that are left.
    spare: for each face, the number of hand cards that need not be laid.
    readings: for each place in the word, the hand cards that can be laid there.
    way: the cells laid so far.
    dead: the positions from which the search has found no way and which it does not try again.
    """

    __slots__ = (
        *("add", "cards", "cells", "closed", "dead", "double", "end", "faces", "keep", "lay", "left", "needed", "new"),
        *("over", "readings", "several", "solid_from", "spare", "swap", "way"),
    )

    def __init__(
        self,
        cells: Sequence[tuple[int, str]],
        new: str,
        hand: Sequence[str],
        moves: str,
        keep: int,
        lay: int,
        must: Sequence[str],
        closed: tuple[bool, bool],
    ) -> None:
        self.cells, self.new, self.keep, self.lay, self.closed = cells, new, keep, lay, closed
        held, used = list(hand), list(must)
        faces = self.faces = sorted(set(held))
        if faces and faces[0] == WILD:
            # The wild card comes last, so that a card with the letter itself is tried first.
            faces.append(faces.pop(0))
        left = self.left = list(map(held.count, faces))
        self.spare = [count - used.count(face) for count, face in zip(left, faces, strict=True)] if used else left
        self.add, self.over, self.swap, self.double = "A" in moves, "O" in moves, "G" in moves, "D" in moves
        self.end, self.cards = len(new), len(cells)
        # solid_from: for each cell, the first cell at or after it whose card can't leave the table. needed: the number
        # of such cells at or after it.
        solid_from, needed = list(range(self.cards + 1)), [0] * (self.cards + 1)
        for number in range(self.cards - 1, -1, -1):
            if cells[number][0] == MAY:
                solid_from[number], needed[number] = solid_from[number + 1], needed[number + 1]
            else:
                needed[number] = needed[number + 1] + 1
        self.solid_from, self.needed = solid_from, needed
        self.several = WILD in faces or len("".join(faces)) > len(faces)
        self.readings: dict[int, list[tuple[int, str, str]]] = {}
        self.dead: set[tuple[int, int, tuple[int, ...], int, int, bool, bool]] = set()
        self.way: list[Cell] = []

    def further(
        self, cell: int, at: int, kept: int, laid: int, beside: bool, paired: bool
    ) -> Iterator[tuple[Cell, ...]]:
        """Yields every way to lay the rest of the word, which begins with the letter at index `at`, with the table
        cells from `cell` on.

        kept, laid: the number of table cards that stay, and of hand cards laid, before this point.
        beside: whether the slot just before this point stays.
        paired: whether two neighbouring slots already stay, or no such pair is needed.
        """
        left, way = self.left, self.way
        kept = min(kept, self.keep)
        if self.dead and (cell, at, tuple(left), kept, laid, beside, paired) in self.dead:
            return
        found = False
        for step, next_cell, next_at in self._staying(cell, at):
            stays = step[0] == "stay"
            way.append(step)
            for answer in self.further(next_cell, next_at, kept + stays, laid, stays, paired or (beside and stays)):
                found = True
                yield answer
            way.pop()
        for card, letters, name in self.readings[at] if at in self.readings else self._read_at(at):
            if left[card]:
                left[card] -= 1
                for step, next_cell in self._laying(cell, at + len(letters), letters, name):
                    way.append(step)
                    next_beside = beside and next_cell == cell
                    for answer in self.further(next_cell, at + len(letters), kept, laid + 1, next_beside, paired):
                        found = True
                        yield answer
                    way.pop()
                left[card] += 1
        whole = at == self.end and self.solid_from[cell] == self.cards
        enough = whole and kept >= self.keep and laid >= self.lay and paired
        if enough and (self.spare is left or all(rest <= most for rest, most in zip(left, self.spare, strict=True))):
            found = True
            yield tuple(way)
        if not found:
            self.dead.add((cell, at, tuple(left), kept, laid, beside, paired))

    def _staying(self, cell: int, at: int) -> Iterator[tuple[Cell, int, int]]:
        """Yields the table cards that can stay and give the next letter of the word, each with the index of the next
        cell and the index of the next letter."""
        cells, new = self.cells, self.new
        solid = self.solid_from[cell]
        if cell < solid:
            seen = set()
            for later in range(cell, solid):
                # If several equal cards may leave, only the first is tried, because the others would give the same
                # ways.
                face = cells[later][1]
                if face not in seen and new.startswith(face, at):
                    seen.add(face)
                    yield ("stay", None, face), later + 1, at + len(face)
        if solid < self.cards:
            role, face = cells[solid]
            if new.startswith(face, at):
                yield ("fixed" if role == FIXED else "stay", None, face), solid + 1, at + len(face)

    def _laying(self, cell: int, behind: int, letters: str, name: str) -> Iterator[tuple[Cell, int]]:
        """Yields the ways to lay a hand card for letters that end before the index `behind`, each with the next table
        cell."""
        solid = self.solid_from[cell]
        if solid < self.cards and self.cells[solid][0] == SLOT:
            face = self.cells[solid][1]
            if self.double if letters == face else self.over:
                yield ("over", name, face), solid + 1
            if self.swap and letters != face:
                yield ("swap", name, face), solid + 1
        between = not (self.closed[0] and cell == 0) and not (self.closed[1] and cell == self.cards)
        # The rest of the word needs at least one letter for each cell whose card can't leave.
        if self.add and between and self.end - behind >= self.needed[cell]:
            yield ("add", name, None), cell

    def _read_at(self, at: int) -> list[tuple[int, str, str]]:
        """The hand cards that can be laid for the letters of the word at this index. Each entry has the index of the
        card in `faces`, the letters for which the card would count, and its notation in a move."""
        sign = self.new[at : at + 1]
        found = self.readings[at] = [
            (card, letters, written(face, letters))
            for card, face in enumerate(self.faces)
            if face == sign or self.several
            if (letters := read_as(face, self.new, at))
        ]
        return found


def changed(ways: Iterator[tuple[Cell, ...]], same: bool) -> Iterator[tuple[Cell, ...]]:
    """Yields the ways that a play may use: all ways if the word changes; if it stays the same (`same`), only the ways
    that lay nothing but duplicates."""
    for way in ways:
        if not same or all(leaves_unchanged(cell) for cell in way):
            yield way


def leaves_unchanged(cell: Cell) -> bool:
    """Whether this cell shows the same letters as its table card."""
    kind, card, old = cell
    return kind in ("stay", "fixed") or (kind == "over" and card is not None and card.rpartition("=")[2] == old)


def spellings(
    new: str,
    must: Sequence[str],
    table: Sequence[str],
    hand: Sequence[str],
    *,
    table_min: int = 0,
    table_max: int = 99,
    hand_min: int = 0,
    cards_min: int = 0,
) -> Iterator[tuple[Cell, ...]]:
    """Yields every way to spell the word `new` with all cards of `must`, some of `table` and some of `hand`, in any
    order. Cards of `must` and `table` become cells of the kind "stay", hand cards cells of the kind "add"."""
    least, most = (len(must), table_min, hand_min), (len(must), table_max, len(hand))
    return _AnyOrder(new, (must, table, hand), least, most, cards_min).further(0)


class _AnyOrder:
    """A search for every way to spell a word, card by card, from three groups of cards: must, table and hand.

    left: for each group and each face, the number of cards that are left.
    used, least, most: for each group, the number of cards used so far, and the minimum and maximum number that may be
    used.
    way: the cells laid so far.
    dead: the positions from which the search has found no way and which it does not try again.
    """

    __slots__ = ("cards_min", "dead", "least", "left", "most", "new", "piles", "used", "way")

    def __init__(
        self,
        new: str,
        piles: Sequence[Sequence[str]],
        least: Sequence[int],
        most: Sequence[int],
        cards_min: int,
    ) -> None:
        self.new, self.least, self.most, self.cards_min = new, least, most, cards_min
        self.piles = [sorted(set(cards)) for cards in piles]
        self.left = [
            [list(cards).count(face) for face in faces] for cards, faces in zip(piles, self.piles, strict=True)
        ]
        self.used = [0, 0, 0]
        self.way: list[Cell] = []
        self.dead: set[tuple[tuple[int, ...], ...]] = set()

    def further(self, at: int) -> Iterator[tuple[Cell, ...]]:
        """Yields every way to spell the rest of the word, beginning with the letter at this index."""
        new, left, used, way = self.new, self.left, self.used, self.way
        if at == len(new):
            enough = all(low <= now <= high for low, now, high in zip(self.least, used, self.most, strict=True))
            if enough and len(way) >= self.cards_min:
                yield tuple(way)
            return
        state = ((at, len(way)), tuple(used), *[tuple(pile) for pile in left])
        if state in self.dead:
            return
        found = False
        for pile, faces in enumerate(self.piles):
            if used[pile] == self.most[pile]:
                continue
            for card, face in enumerate(faces):
                letters = read_as(face, new, at) if left[pile][card] else ""
                if not letters:
                    continue
                name = written(face, letters)
                way.append(("add", name, None) if pile == 2 else ("stay", None, name))
                left[pile][card] -= 1
                used[pile] += 1
                for answer in self.further(at + len(letters)):
                    found = True
                    yield answer
                used[pile] -= 1
                left[pile][card] += 1
                way.pop()
        if not found:
            self.dead.add(state)
