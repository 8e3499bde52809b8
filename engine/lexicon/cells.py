"""Word against cards, one word at a time: every way to lay it, exactly.

Sets answer for thousands of words at once; this module decides where they leave a doubt (two-letter cards, letters that
repeat) or where a caller wants to know how a word is laid.
"""

from collections.abc import Iterator, Sequence

from engine.core.letters import FLIPS, WILD

# One place of a laid word: what happens there, the hand card as a move writes it (JX=J), the table's card.
Cell = tuple[str, "str | None", "str | None"]

# Kinds of cells: a slot stays or is covered; a fixed card is in the word; a card that may leaves when it is not used.
SLOT, FIXED, MAY = 0, 1, 2


def read_as(face: str, word: str, at: int) -> str:
    """The letters this card gives the word at that place; empty when it does not fit there."""
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
    """Every way to lay `new` over these cells of the table, from left to right.

    keep: how many table cards must show at least.  lay: how many hand cards go down at least.  must: hand cards
    (listed in `hand`, too) that have to be among them.  closed: no card before the first cell, none behind the last.
    pair: two neighbouring slots must show.
    Kinds of cells: stay, add, over (with equal letters it is a duplicate), swap, fixed.
    """
    return _InOrder(cells, new, hand, moves, keep, lay, must, closed).further(0, 0, 0, 0, False, not pair)


class _InOrder:
    """A word that is being laid over cells of the table, card by card, by every way in turn.

    left: of each face how many hand cards are left.  spare: how many may be left when all is done.
    readings: for a letter of the word the hand cards that can be laid there.
    way: the cells laid so far.  dead: positions that lead nowhere.
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
            faces.append(faces.pop(0))  # what a letter can do needs no wild card
        left = self.left = list(map(held.count, faces))
        self.spare = [count - used.count(face) for count, face in zip(left, faces, strict=True)] if used else left
        self.add, self.over, self.swap, self.double = "A" in moves, "O" in moves, "G" in moves, "D" in moves
        self.end, self.cards = len(new), len(cells)
        # From each cell on: the first that cannot leave, and how many cannot.
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
        """All ways to go on. `beside`: the slot before stays.  `paired`: two neighbours have stayed, or need not."""
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
        """The cards of the table that may come next, with the cell and the letter that follow."""
        cells, new = self.cells, self.new
        solid = self.solid_from[cell]
        if cell < solid:
            seen = set()
            for later in range(cell, solid):
                # Of equal cards that may leave the first one is meant: the others would only say the same again.
                face = cells[later][1]
                if face not in seen and new.startswith(face, at):
                    seen.add(face)
                    yield ("stay", None, face), later + 1, at + len(face)
        if solid < self.cards:
            role, face = cells[solid]
            if new.startswith(face, at):
                yield ("fixed" if role == FIXED else "stay", None, face), solid + 1, at + len(face)

    def _laying(self, cell: int, behind: int, letters: str, name: str) -> Iterator[tuple[Cell, int]]:
        """What may be done with a hand card, up to this letter, with the cell that follows."""
        solid = self.solid_from[cell]
        if solid < self.cards and self.cells[solid][0] == SLOT:
            face = self.cells[solid][1]
            if self.double if letters == face else self.over:
                yield ("over", name, face), solid + 1
            if self.swap and letters != face:
                yield ("swap", name, face), solid + 1
        between = not (self.closed[0] and cell == 0) and not (self.closed[1] and cell == self.cards)
        # Each card that cannot leave takes a letter.
        if self.add and between and self.end - behind >= self.needed[cell]:
            yield ("add", name, None), cell

    def _read_at(self, at: int) -> list[tuple[int, str, str]]:
        """The hand cards that can be laid at this letter, each with its letters and how it is written then."""
        sign = self.new[at : at + 1]
        found = self.readings[at] = [
            (card, letters, written(face, letters))
            for card, face in enumerate(self.faces)
            if face == sign or self.several
            if (letters := read_as(face, self.new, at))
        ]
        return found


def changed(ways: Iterator[tuple[Cell, ...]], same: bool) -> Iterator[tuple[Cell, ...]]:
    """An unchanged word is a play only when it is made of duplicates alone."""
    for way in ways:
        if not same or all(_leaves_unchanged(cell) for cell in way):
            yield way


def _leaves_unchanged(cell: Cell) -> bool:
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
    """Every way to spell `new` with all of `must`, some of `table` (both are "stay") and of `hand` ("add")."""
    least, most = (len(must), table_min, hand_min), (len(must), table_max, len(hand))
    return _AnyOrder(new, (must, table, hand), least, most, cards_min).further(0)


class _AnyOrder:
    """A word that is being spelled card by card from three piles, by every way in turn: must, table, hand.

    left: of each face how many cards are left.  used, least, most: cards of each pile.
    way: the cells laid so far.  dead: positions that lead nowhere.
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
        """All ways to spell the rest of the word, from this letter on."""
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
