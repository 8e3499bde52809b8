"""Completes a half-laid play without moving the cards that are already laid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, permutations

from app.session.draft.act_from_draft import in_other_order, target_of
from app.session.draft.draft import Cell, Draft, Lane
from app.session.draft.draft_from_act import draft_for
from app.session.draft.move_style import RE_ARRANGE
from app.session.draft.targets import Bench
from engine.core.cards import Card, is_open
from engine.core.moves import STAY, Play


def grown(bench: Bench, play: Play) -> Draft | None:
    """The draft that lays this play on the felt so that the cards already laid keep their places; None if those cards
    do not fit the play."""
    if not all(_holds(bench, play, lane) for lane in bench.draft.lanes):
        return None
    empty = replace(bench, draft=Draft(way=bench.draft.way))
    for ordered in _orders(play):
        whole = draft_for(empty, ordered)
        found = _laid_over(bench, whole) if whole.way == bench.draft.way else None
        if found is not None:
            return found
    return None


def _holds(bench: Bench, play: Play, lane: Lane) -> bool:
    """Whether the play lays all laid cards of this word on the same table word. This quick test rules out most plays
    before the slow search for the places of the cards."""
    if lane.word is None or bench.style.build == RE_ARRANGE:
        return True
    target = target_of(lane, bench.draft, bench.style, bench.state, bench.seat)
    tokens = iter([token for formula in play.formulas if formula.target == target for token in formula.tokens])
    return all(cell.token() in tokens for cell in lane.cells if cell.hand is not None)


def _orders(play: Play) -> Iterator[Play]:
    """Yields the play; if it has only fresh words, yields it with its words in every possible order."""
    if any(formula.target is not None for formula in play.formulas):
        yield play
    else:
        yield from [in_other_order(play, order) for order in permutations(range(len(play.formulas)))]


def _laid_over(bench: Bench, whole: Draft) -> Draft | None:
    """The draft `whole` with the laid cards in their places, and with its words in the order in which the player began
    them. None if the laid cards do not fit."""
    strips = [lane for lane in whole.lanes if lane.word is None]
    lanes, spots = list[Lane](), list[tuple[int, int, Cell]]()
    for lane in bench.draft.lanes:
        other = whole.on_word(lane.word) if lane.word is not None else strips.pop(0) if strips else None
        places = None if other is None else _places(lane, other, anywhere=bench.style.build == RE_ARRANGE)
        if other is None or places is None:
            return None
        spots += [(len(lanes), place, cell) for place, cell in zip(places, lane.cells, strict=True)]
        lanes.append(other)
    lanes += [lane for lane in whole.lanes if not any(lane is one for one in lanes)]
    words = [list(lane.cells) for lane in lanes]
    for number, place, cell in spots:
        _exchange(words, number, place, cell)
    return replace(
        whole, lanes=tuple([replace(lane, cells=tuple(cells)) for lane, cells in zip(lanes, words, strict=True)])
    )


def _places(lane: Lane, whole: Lane, *, anywhere: bool) -> list[int] | None:
    """For each place of the half-laid word, the index of the same place in the complete word; None if one of the places
    is missing there.

    anywhere: whether the cards of a table word may be in another order.
    """
    in_place = lane.word is not None and not anywhere
    cells = list(enumerate(whole.cells))
    if not lane.cuts:
        return _found(lane.cells, cells, in_place, lane.word is not None and anywhere)
    spans = list(pairwise((0, *whole.cuts, len(cells))))
    if len(spans) != len(lane.parts()):
        return None
    found = [_found(part, cells[slice(*span)], in_place) for part, span in zip(lane.parts(), spans, strict=True)]
    return None if None in found else [place for part in found for place in part or ()]


def _found(
    cells: Sequence[Cell], left: list[tuple[int, Cell]], in_place: bool, any_order: bool = False
) -> list[int] | None:
    found = []
    for cell in cells:
        at = next((at for at, (_, other) in enumerate(left) if _becomes(cell, other, in_place, any_order)), None)
        if at is None:
            return None
        found.append(left[at][0])
        left = [*left[:at], *left[at + 1 :]] if any_order else left[at + 1 :]
    return found


def _becomes(cell: Cell, other: Cell, in_place: bool, anew: bool) -> bool:
    """Whether the laid card in `cell` can be the card in `other`, a place of the complete play. Both cards must have
    the same face, and the same letters unless the player has yet to choose the letters of the laid card.

    in_place: whether the word is a table word that is changed in place.
    anew: whether letters of wild and flip cards on the table may still change.
    """
    if in_place and cell.kind == STAY:
        return cell.source == other.source
    if in_place and (cell.kind, cell.source) != (other.kind, other.source):
        return False
    mine, theirs = cell.shown, other.shown
    unread = is_open(mine.face) and (not mine.letters or (anew and cell.hand is None))
    return (mine.face, _from(cell)) == (theirs.face, _from(other)) and (unread or mine.letters == theirs.letters)


def _from(cell: Cell) -> int | None:
    """The index of the table word from which the card at this place comes; None for a hand card."""
    return None if cell.source is None else cell.source[0]


def _exchange(words: list[list[Cell]], number: int, place: int, laid: Cell) -> None:
    """Replaces a card of a complete play by the equal card that the player has really laid.

    words: the cells of each word; this function changes them.
    number, place: the indexes of the word and of its cell.
    laid: the cell with the laid card.
    """
    here = words[number][place]
    if here.shown.id == laid.shown.id or laid.kind == STAY != here.kind:
        return
    words[number][place] = _with(here, laid)
    for cells in words:
        for at, cell in enumerate(cells):
            if cell.shown.id == laid.shown.id and cell is not words[number][place]:
                cells[at] = _with(cell, here)


def _with(cell: Cell, other: Cell) -> Cell:
    """The cell (one place of a word) with the card of the other cell. This card gets the letters that `cell` shows."""

    def read(card: Card | None) -> Card | None:
        return None if card is None else card._replace(letters=cell.shown.letters)

    if cell.hand is not None:
        return replace(cell, hand=read(other.hand))
    return replace(cell, table=read(other.table), source=other.source)
