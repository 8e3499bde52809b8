"""The draft, the move that a player is putting together. Every gesture makes a new draft, so taking a gesture back
means going back to the draft before.

A draft is made of lanes, one for each word in the making. A lane with `word` changes that table word in place. A lane
without `word` is a strip, and makes a word beside the table words. `act_from_draft` makes the move from a draft. This
module does not decide what is legal.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.cards import Card, Named
from engine.core.moves import ADD, OVER, STAY, SWAP, Token


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of a word in the making.

    kind: the way in which the notation marks the cell: add, stay, cover or exchange.
    hand: the card that the player laid.
    table: the table card that stays, is covered or leaves.
    source: the indexes of the table word and of the slot that the table card comes from.
    """

    kind: str
    hand: Card | None = None
    table: Card | None = None
    source: tuple[int, int] | None = None

    @property
    def shown(self) -> Card:
        card = self.hand if self.hand is not None else self.table
        assert card is not None
        return card

    def token(self) -> Token:
        hand = None if self.hand is None else Named(self.hand.face, self.hand.letters)
        table = None if self.table is None else Named(self.table.face, self.table.letters)
        return Token(self.kind, hand, table)

    def read_as(self, letters: str) -> "Cell":
        """The cell (one place of a word) with these letters for its top card."""
        shown = self.shown._replace(letters=letters)
        return replace(self, table=shown) if self.hand is None else replace(self, hand=shown)

    def taken_up(self) -> Token:
        """The cell in the notation (the text form of moves), written as if its card came from the hand."""
        return Token(ADD, Named(self.shown.face, self.shown.letters))


@dataclass(frozen=True, slots=True)
class Lane:
    """A word in the making.

    word: the index of the table word that is changed in place; None for a strip (a fresh word beside the table words).
    cells: the cells of the word, from left to right.
    cuts: the gaps at which the word is cut.
    """

    word: int | None
    cells: tuple[Cell, ...] = ()
    cuts: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        return "".join([cell.shown.letters or cell.shown.face for cell in self.cells])

    @property
    def texts(self) -> list[str]:
        """The text of each part of the word in the making. Cuts divide the word into parts."""
        return ["".join([cell.shown.letters or cell.shown.face for cell in part]) for part in self.parts()]

    def parts(self) -> list[tuple[Cell, ...]]:
        edges = [0, *self.cuts, len(self.cells)]
        return [self.cells[start:end] for start, end in itertools.pairwise(edges)]

    def tokens(self) -> tuple[tuple[Token, ...], ...]:
        return tuple([tuple([cell.token() for cell in part]) for part in self.parts()])

    @property
    def hand_cards(self) -> list[Card]:
        return [cell.hand for cell in self.cells if cell.hand is not None]

    @property
    def touched(self) -> bool:
        """Whether the player has changed anything in the lane (a word in the making)."""
        order = [cell.source for cell in self.cells]
        return bool(self.hand_cards) or bool(self.cuts) or (self.word is not None and order != sorted_sources(order))

    def insert(self, gap: int, cell: Cell, *, tail: bool = False) -> "Lane":
        """The word in the making with this cell (one place of a word) added at the gap.

        tail: whether the card joins the part before the cut, if the word is cut at the gap.
        """
        gap = max(0, min(gap, len(self.cells)))
        cuts = tuple([cut + (cut > gap or (tail and cut == gap)) for cut in self.cuts])
        return replace(self, cells=(*self.cells[:gap], cell, *self.cells[gap:]), cuts=cuts)

    def remove(self, place: int) -> "Lane":
        cuts = tuple(dict.fromkeys([cut - (cut > place) for cut in self.cuts]))
        cells = (*self.cells[:place], *self.cells[place + 1 :])
        return replace(self, cells=cells, cuts=tuple([cut for cut in cuts if 0 < cut < len(cells)]))

    def put(self, place: int, cell: Cell) -> "Lane":
        return replace(self, cells=(*self.cells[:place], cell, *self.cells[place + 1 :]))

    def cut(self, gap: int) -> "Lane":
        """The lane (a word in the making) with a cut at this gap or, if the gap has a cut already, without that cut."""
        cuts = set(self.cuts) ^ {gap}
        return replace(self, cuts=tuple(sorted([cut for cut in cuts if 0 < cut < len(self.cells)])))


def sorted_sources(sources: Sequence[tuple[int, int] | None]) -> list[tuple[int, int] | None]:
    return sorted(sources, key=lambda source: source or (-1, -1))


@dataclass(frozen=True, slots=True)
class Draft:
    """All that a player has laid and chosen for the next move.

    lanes: the words in the making; strips in the order in which they were begun.
    tray: the cards set apart to trade, discard or take back.
    keep, remove, pick: the player's choices: the word that stays, the words that leave, the letters for the next
    player.
    way: in First Base, where the last slot of the word goes: `before` its first slot, or on `top` of that slot.
    spoken: in Four Rows, the named word.
    row, side: in Four Rows, the row that gets the card, and the end of the row where it goes.
    """

    lanes: tuple[Lane, ...] = ()
    tray: tuple[Card, ...] = ()
    keep: int | None = None
    remove: tuple[int, ...] = ()
    pick: tuple[str, ...] = ()
    way: str = "before"
    spoken: str = ""
    row: int | None = None
    side: str = "after"

    @property
    def is_empty(self) -> bool:
        return not self.tray and self.row is None and not self.lays_words

    @property
    def lays_words(self) -> bool:
        """Whether the draft (the unfinished move) has a word in the making."""
        return any(lane.touched or (lane.word is None and lane.cells) for lane in self.lanes)

    def hand_ids(self) -> set[int]:
        """The ids of the hand cards laid in the draft (the unfinished move)."""
        laid = {card.id for lane in self.lanes for card in lane.hand_cards}
        return laid | {card.id for card in self.tray}

    def gathered(self) -> set[tuple[int, int]]:
        """The slots of table words whose cards the player has moved to a strip (the place for a fresh word)."""
        return {cell.source for lane in self.lanes if lane.word is None for cell in lane.cells if cell.source}

    def strip(self, number: int) -> Lane:
        strips = [lane for lane in self.lanes if lane.word is None]
        return strips[number] if number < len(strips) else Lane(None)

    def on_word(self, index: int) -> Lane | None:
        return next((lane for lane in self.lanes if lane.word == index), None)

    def with_lane(self, old: Lane | None, new: Lane) -> "Draft":
        """The draft with the new lane (a word in the making) in place of an old lane. Lanes that change nothing are
        left out.

        old: the lane to replace; None to add the new lane to the present lanes.
        """
        lanes = [new if lane is old else lane for lane in self.lanes] if old in self.lanes else [*self.lanes, new]
        kept = tuple([lane for lane in lanes if lane.touched or (lane.word is None and lane.cells)])
        return replace(self, lanes=kept)

    def without_card(self, card_id: int) -> "Draft":
        """The draft (the unfinished move) after this card was taken back. A table card that it covered or was exchanged
        for shows again."""
        draft = replace(self, tray=tuple([card for card in self.tray if card.id != card_id]))
        for lane in self.lanes:
            for place, cell in enumerate(lane.cells):
                if cell.hand is not None and cell.hand.id == card_id:
                    if cell.kind == ADD:
                        return draft.with_lane(lane, lane.remove(place))
                    stay = Cell(STAY, None, cell.table, cell.source)
                    return draft.with_lane(lane, lane.put(place, stay))
                if lane.word is None and cell.hand is None and cell.table is not None and cell.table.id == card_id:
                    return draft.with_lane(lane, lane.remove(place))
        return draft


def stay(card: Card, source: tuple[int, int]) -> Cell:
    return Cell(STAY, None, card, source)


def add(card: Card) -> Cell:
    return Cell(ADD, card)


def over(card: Card, under: Cell) -> Cell:
    return Cell(OVER, card, under.table, under.source)


def swap(card: Card, under: Cell) -> Cell:
    return Cell(SWAP, card, under.table, under.source)
