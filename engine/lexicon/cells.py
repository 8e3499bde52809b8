"""Word against cards, one word at a time: every way to lay it, exactly.

Sets answer for thousands of words at once; where they leave a doubt (two-letter cards, letters that repeat)
or where a caller wants to know how a word is laid, this page decides.
"""

TYPE_CHECKING = False  # `typing` costs start-up time; type checkers take this name for true
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# One place of a laid word: what happens there, the hand card as a move writes it (JX=J), the table's card.
Cell = tuple[str, "str | None", "str | None"]

# As in engine.core.cards, which is not imported here because it costs start-up time, too.
WILD = "?"
FLIPS = ("JX", "VZ")

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
    cells: "Sequence[tuple[int, str]]",
    new: str,
    hand: "Sequence[str]",
    moves: str = "A",
    *,
    keep: int = 0,
    lay: int = 1,
    must: "Sequence[str]" = (),
    closed: tuple[bool, bool] = (False, False),
    pair: bool = False,
) -> "Iterator[tuple[Cell, ...]]":
    """Every way to lay `new` over these cells of the table, from left to right.

    keep: how many table cards must show at least.  lay: how many hand cards go down at least.  must: hand cards
    (listed in `hand`, too) that have to be among them.  closed: no card before the first cell, none behind the last.
    pair: two neighbouring slots must show.
    Kinds of cells: stay, add, over (with equal letters it is a duplicate), swap, fixed.
    """
    held, used = list(hand), list(must)
    faces = sorted(set(held))
    if faces and faces[0] == WILD:
        faces.append(faces.pop(0))  # what a letter can do needs no wild card
    left = list(map(held.count, faces))
    spare = [count - used.count(face) for count, face in zip(left, faces, strict=True)] if used else left
    add, over, swap, double = "A" in moves, "O" in moves, "G" in moves, "D" in moves
    end, cards = len(new), len(cells)
    # From each cell on: the first that cannot leave, and how many cannot.
    solid_from, needed = list(range(cards + 1)), [0] * (cards + 1)
    for number in range(cards - 1, -1, -1):
        if cells[number][0] == MAY:
            solid_from[number], needed[number] = solid_from[number + 1], needed[number + 1]
        else:
            needed[number] = needed[number + 1] + 1
    several = WILD in faces or len("".join(faces)) > len(faces)
    readings: dict[int, list[tuple[int, str, str]]] = {}
    dead: set[tuple[int, int, tuple[int, ...], int, int, bool, bool]] = set()
    way: list[Cell] = []

    def from_here(cell: int, at: int, kept: int, laid: int, beside: bool, paired: bool) -> "Iterator[tuple[Cell, ...]]":
        """`beside`: the slot before stays.  `paired`: two neighbours have stayed, or need not."""
        kept = min(kept, keep)
        if dead and (cell, at, tuple(left), kept, laid, beside, paired) in dead:
            return
        found = False
        for step, next_cell, next_at in staying(cell, at):
            stays = step[0] == "stay"
            way.append(step)
            for answer in from_here(next_cell, next_at, kept + stays, laid, stays, paired or (beside and stays)):
                found = True
                yield answer
            way.pop()
        for card, letters, name in readings[at] if at in readings else read_at(at):
            if left[card]:
                left[card] -= 1
                for step, next_cell in laying(cell, at + len(letters), letters, name):
                    way.append(step)
                    next_beside = beside and next_cell == cell
                    for answer in from_here(next_cell, at + len(letters), kept, laid + 1, next_beside, paired):
                        found = True
                        yield answer
                    way.pop()
                left[card] += 1
        if at == end and solid_from[cell] == len(cells) and kept >= keep and laid >= lay and paired:
            if spare is left or all(rest <= most for rest, most in zip(left, spare, strict=True)):
                found = True
                yield tuple(way)
        if not found:
            dead.add((cell, at, tuple(left), kept, laid, beside, paired))

    def staying(cell: int, at: int) -> "Iterator[tuple[Cell, int, int]]":
        """The cards of the table that may come next, with the cell and the letter that follow."""
        solid = solid_from[cell]
        seen = set()
        for later in range(cell, solid):
            # Of equal cards that may leave the first one is meant: the others would only say the same again.
            face = cells[later][1]
            if face not in seen and new.startswith(face, at):
                seen.add(face)
                yield ("stay", None, face), later + 1, at + len(face)
        if solid < len(cells):
            role, face = cells[solid]
            if new.startswith(face, at):
                yield ("fixed" if role == FIXED else "stay", None, face), solid + 1, at + len(face)

    def laying(cell: int, behind: int, letters: str, name: str) -> "Iterator[tuple[Cell, int]]":
        """What may be done with a hand card, up to this letter, with the cell that follows."""
        solid = solid_from[cell]
        if solid < cards and cells[solid][0] == SLOT:
            face = cells[solid][1]
            if double if letters == face else over:
                yield ("over", name, face), solid + 1
            if swap and letters != face:
                yield ("swap", name, face), solid + 1
        if add and end - behind >= needed[cell]:  # each card that cannot leave takes a letter
            if not (closed[0] and cell == 0) and not (closed[1] and cell == cards):
                yield ("add", name, None), cell

    def read_at(at: int) -> list[tuple[int, str, str]]:
        """The hand cards that can be laid at this letter, each with its letters and how it is written then."""
        sign = new[at : at + 1]
        found = readings[at] = [
            (card, letters, written(face, letters))
            for card, face in enumerate(faces)
            if face == sign or several
            if (letters := read_as(face, new, at))
        ]
        return found

    return from_here(0, 0, 0, 0, False, not pair)


def changed(ways: "Iterator[tuple[Cell, ...]]", same: bool) -> "Iterator[tuple[Cell, ...]]":
    """An unchanged word is a play only when it is made of duplicates alone."""
    for way in ways:
        if not same or all(_leaves_unchanged(cell) for cell in way):
            yield way


def _leaves_unchanged(cell: Cell) -> bool:
    kind, card, old = cell
    return kind in ("stay", "fixed") or (kind == "over" and card is not None and card.rpartition("=")[2] == old)


def spellings(
    new: str,
    must: "Sequence[str]",
    table: "Sequence[str]",
    hand: "Sequence[str]",
    *,
    table_min: int = 0,
    table_max: int = 99,
    hand_min: int = 0,
    cards_min: int = 0,
) -> "Iterator[tuple[Cell, ...]]":
    """Every way to spell `new` with all of `must`, some of `table` (both are "stay") and of `hand` ("add")."""
    piles = (sorted(set(must)), sorted(set(table)), sorted(set(hand)))
    left = [
        [list(cards).count(face) for face in faces] for cards, faces in zip((must, table, hand), piles, strict=True)
    ]
    least, most = (len(must), table_min, hand_min), (len(must), table_max, len(hand))
    dead: set[tuple[tuple[int, ...], ...]] = set()
    used = [0, 0, 0]
    way: list[Cell] = []

    def from_here(at: int) -> "Iterator[tuple[Cell, ...]]":
        if at == len(new):
            if (
                all(low <= now <= high for low, now, high in zip(least, used, most, strict=True))
                and len(way) >= cards_min
            ):
                yield tuple(way)
            return
        state = ((at, len(way)), tuple(used), *[tuple(pile) for pile in left])
        if state in dead:
            return
        found = False
        for pile, faces in enumerate(piles):
            if used[pile] == most[pile]:
                continue
            for card, face in enumerate(faces):
                letters = read_as(face, new, at) if left[pile][card] else ""
                if not letters:
                    continue
                name = written(face, letters)
                way.append(("add", name, None) if pile == 2 else ("stay", None, name))
                left[pile][card] -= 1
                used[pile] += 1
                for answer in from_here(at + len(letters)):
                    found = True
                    yield answer
                used[pile] -= 1
                left[pile][card] += 1
                way.pop()
        if not found:
            dead.add(state)

    return from_here(0)
