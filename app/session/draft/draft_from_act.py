"""Turns an act back into a draft (the move being put together); with it, the felt shows a typed or hinted play."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.session.draft.crossing import crossing_of
from app.session.draft.draft import Cell, Draft, Lane
from app.session.draft.move_style import CROSS, GATHER, ROUND
from app.session.draft.supply import supply_of
from app.session.draft.targets import Bench
from engine.core.cards import Card, Named
from engine.core.moves import STAY, Act, Choose, Discard, Formula, Place, Play, Shout, Take, Trade, formulas_of

Supply = Callable[[Named], Card | None]


class Pool:
    """The cards from which a draft (an unfinished move) is made. Each card can be taken only once."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = list(cards)

    def take(self, name: Named) -> Card | None:
        exact = (card for card in self.cards if (card.face, card.letters) == name)
        card = next(exact, None) or next((card for card in self.cards if card.face == name.face), None)
        if card is None:
            return None
        self.cards.remove(card)
        return card._replace(letters=name.letters)


def draft_for(bench: Bench, act: Act) -> Draft:
    """The draft (the unfinished move) that makes this act, without the cards that the seat does not have."""
    hand = Pool(supply_of(bench.state, bench.seat))
    if isinstance(act, Trade | Discard):
        return Draft(tray=_cards(supply_of(bench.state, bench.seat), act.faces))
    if isinstance(act, Choose):
        return Draft(tray=_cards(bench.state.seats[bench.seat].hand, (act.face,)))
    if isinstance(act, Take) and act.faces:
        return Draft(tray=_cards([card for word in bench.state.table for card in word.tops], act.faces))
    if isinstance(act, Place):
        return Draft(row=act.row - 1, side=act.side, spoken=act.word)
    if isinstance(act, Shout):
        cells = [Cell("add", hand.take(name)) for name in act.cards]
        return Draft((Lane(None, tuple([cell for cell in cells if cell.hand])),))
    draft = _lanes(bench, formulas_of(act), hand)
    if isinstance(act, Play):
        return replace(draft, keep=act.keep, remove=act.remove, pick=tuple(act.pick or ()))
    return draft


def _cards(cards: Sequence[Card], faces: Sequence[str]) -> tuple[Card, ...]:
    pool = Pool(cards)
    found = [pool.take(Named(face, face)) for face in faces]
    return tuple([card for card in found if card is not None])


def _lanes(bench: Bench, formulas: Sequence[Formula], hand: Pool) -> Draft:
    way = next((f.target for f in formulas if f.target in ("before", "top")), None)
    if isinstance(way, str):
        bench = replace(bench, draft=replace(Draft(), way=way))
    lanes, left, own = [], _Slots([]), _Slots(leftovers_of(bench))
    for formula in formulas:
        index = _index(bench, formula)
        slots = own if formula.target == "own" else left if index is None else _sources(bench, index)
        supply = (lambda name: own.take(name)[0]) if formula.target == "cross" else hand.take
        lanes.append(_lane(bench, formula, index, slots, supply))
        if bench.style.build == GATHER:
            left = slots  # the cards that the changed word no longer needs; another word may use them
    return replace(bench.draft if isinstance(way, str) else Draft(), lanes=tuple(lanes))


def _lane(bench: Bench, formula: Formula, index: int | None, slots: "_Slots", supply: Supply) -> Lane:
    in_place = index is not None and index in bench.words_in_place() and formula.target != "own"
    cells: list[Cell] = []
    cuts: list[int] = []
    for part in formula.parts:
        if cells:
            cuts.append(len(cells))
        for token in part:
            card, source = slots.take(token.table) if token.table is not None else (None, None)
            laid = None
            if token.hand is not None:
                laid = supply(token.hand)
                if laid is None and index is None:
                    card, source = slots.take(token.hand)
                    cells += [Cell(STAY, None, card, source)] if card is not None else []
                if laid is None:
                    continue
            if token.kind == STAY and card is None:
                continue
            cells.append(Cell(token.kind, laid, card, source))
    return Lane(index if in_place else None, tuple(cells), tuple(cuts))


def _index(bench: Bench, formula: Formula) -> int | None:
    if isinstance(formula.target, int):
        return formula.target - 1
    if bench.style.build == ROUND and formula.target is not None:
        return 0
    if bench.style.build == CROSS and formula.target is not None:
        mine = formula.target == "own"
        seats = [word.seat == bench.seat for word in bench.state.table]
        return seats.index(mine) if mine in seats else None
    return None


class _Slots:
    """The table cards that a formula can name, by their faces. Each card has its place (word and slot) and can be taken
    only once."""

    def __init__(self, cards: Sequence[tuple[Card, tuple[int, int]]]) -> None:
        self.cards = list(cards)

    def take(self, name: Named) -> tuple[Card | None, tuple[int, int] | None]:
        same = [entry for entry in self.cards if (entry[0].face, entry[0].letters) == name]
        same = same or [entry for entry in self.cards if entry[0].face == name.face]
        if not same:
            return None, None
        self.cards.remove(same[0])
        return same[0][0]._replace(letters=name.letters), same[0][1]


def leftovers_of(bench: Bench) -> list[tuple[Card, tuple[int, int]]]:
    """Double Cross: the cards of the player's own word that do not move onto the rival's word, with their places. The
    player may use them in the new own word and in the rival's word."""
    crossing = crossing_of(bench)
    if crossing.own < 0:
        return []
    doubled = dict(crossing.pairs)
    tops = enumerate(bench.state.table[crossing.own].tops)
    return [(card, (crossing.own, slot)) for slot, card in tops if slot not in doubled]


def _sources(bench: Bench, index: int) -> _Slots:
    lane = bench.lane_on(index) if bench.style.build == ROUND else None
    if lane is not None:
        return _Slots([(cell.table, cell.source) for cell in lane.cells if cell.table and cell.source])
    return _Slots([(card, (index, slot)) for slot, card in enumerate(bench.state.table[index].tops)])
