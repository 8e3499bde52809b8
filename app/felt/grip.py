"""Handles the card that a player has picked up with the mouse or the keyboard: where the card may go, what the table
shows while it is held, and where it ends up.

Dragging, clicking and the keyboard all pick up, aim and drop through this module, so all end in the same signals.
"""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from app.felt.highlights import Highlights
from app.felt.hits import Opening, gap_at, opening, target_at, target_rect
from app.felt.measure import CARD_WIDTH, EDGE
from app.felt.picture import DropWay, Kind, Picture, Piece, Target
from app.felt.places import cell_of
from app.felt.rects import Rect
from app.felt.scene import FeltScene

PEEPING = 0.4  # a card to exchange shows this share of its height above the held card


def nowhere(_piece: str) -> tuple[Target, ...]:
    return ()


def no_place(_piece: str) -> Target | None:
    return None


class Grip(QObject):
    """The card that the player holds, and the place that it aims at.

    ask: returns the targets of a card, by the key of its piece.
    ask_place: returns the target to which a click lays a card; None if the click picks the card up instead.
    piece: the held card; None if no card is held.
    target: the target that the held card aims at; None if it aims at no target.
    gap: the place in the player's own hand that the held card aims at, if any.
    """

    picked = Signal(str)
    dropped = Signal(str, object)
    returned = Signal(str)
    reordered = Signal(str, int)
    aimed = Signal(object)
    spoke = Signal(str)

    def __init__(self, scene: FeltScene, highlights: Highlights) -> None:
        super().__init__(scene)
        self.ask: Callable[[str], tuple[Target, ...]] = nowhere
        self.ask_place: Callable[[str], Target | None] = no_place
        self.piece: Piece | None = None
        self.targets: tuple[Target, ...] = ()
        self.target: Target | None = None
        self.gap: int | None = None
        self.slot: Rect | None = None  # the place that the held card aims at, in pixels
        self._scene = scene
        self._highlights = highlights

    def lay(self, key: str) -> bool:
        """Lays a card where a click on it would lay it, without picking it up. Returns False if a click would not lay
        it."""
        piece = self._scene.pieces.get(key)
        target = self.ask_place(key) if piece is not None and piece.movable else None
        if target is None:
            return False
        self.cancel()
        self.dropped.emit(key, target)
        return True

    def is_clear(self, key: str) -> bool:
        """Whether it is clear where this card goes: a click would lay it on a strip or the tray (for cards set apart),
        and either the player has already laid cards there, or no other place takes the card."""
        piece = self._scene.pieces.get(key)
        usual = self.ask_place(key) if piece is not None and piece.movable else None
        zone = self._scene.picture.zone(usual.zone) if usual is not None else None
        if usual is None or zone is None:
            return False
        apart = [one.key for one in self._scene.picture.zones if one.kind in (Kind.FRESH, Kind.TRAY)]
        if zone.key not in apart:
            return False
        if any(piece.zone in apart for piece in self._scene.picture.pieces):
            return True
        return not [one for one in self.ask(key) if one.legal and one.zone not in (usual.zone, self.hand)]

    # ---- picking up

    def take(self, key: str, *, chosen: bool) -> bool:
        """Picks a card up if a player can move it.

        chosen: whether a click or a key picks the card up, so that no pointer shows which card is held.
        """
        piece = self._scene.pieces.get(key)
        if piece is None or not piece.movable:
            return False
        if self.piece is not None:
            self.cancel()
        self.piece = piece
        self._scene.lift(key, chosen=chosen)
        self._learn_targets()
        self.picked.emit(key)
        return True

    def renew(self) -> None:
        """Handles a new picture while a card is held, because the places for the card may have changed."""
        if self.piece is None:
            return
        piece = self._scene.pieces.get(self.piece.key)
        if piece is None or not piece.movable:
            self._let_go()
            return
        self.piece = piece
        self._scene.lift(piece.key, chosen=self._scene.chosen)
        self._learn_targets()
        wanted, self.target, self.gap = self.target, None, None
        self.aim(next((target for target in self.targets if target.is_at(wanted)), None))

    # ---- aiming

    @property
    def places(self) -> tuple[Target, ...]:
        """The places that keys can aim at: all but those where the game never allows a card."""
        return tuple([target for target in self.targets if not target.never])

    def aim_at(self, x: float, y: float) -> None:
        """Aims the held card at the place under this point: a target, or a gap in the player's own hand."""
        place = self._scene.placements.zones.get(self.hand)
        if place is not None and place.rect.contains(x, y) and self.of_hand:
            self.aim_in_hand(gap_at(self._scene.placements, self.hand, x, taken=self._rank()))
        else:
            self.aim(target_at(self._scene.placements, self.targets, x, y))
        self._highlights.light(x, y)

    def aim_by_keys(self, target: Target | None) -> None:
        """Aims at this target without a pointer: highlights the target, and shows its number among the targets that
        take the card."""
        self.aim(target)
        if target is not None and self.slot is not None:
            self._highlights.light(*self.slot.centre)
            if target in (legal := [one for one in self.targets if one.legal]):
                self._highlights.count(legal.index(target) + 1, len(legal), self.slot)

    def aim(self, target: Target | None) -> None:
        if target == self.target and self.gap is None:
            return
        self.target, self.gap, self.slot = target, None, None
        if target is None:
            self._scene.make_room({})
            self._highlights.aim(None)
            self.aimed.emit(None)
            return
        self.slot = target_rect(self._scene.placements, target)
        moved: Mapping[str, Mapping[int, Rect]] = {}
        if target.legal and target.way is DropWay.GAP:
            opened = self._opened(target)
            moved, self.slot = opened.cells, opened.slot
            self._scene.make_room(self._with_cells(moved))
        elif target.legal and target.way in (DropWay.OVER, DropWay.SWAP):
            self._scene.make_room(self._pushed_up(target))
        else:
            self._scene.make_room({})
        self._highlights.aim(target, self.slot, moved)
        if self._is_shared(target):
            self._highlights.share(target, self.slot)
        self.aimed.emit(target)

    def _is_shared(self, target: Target) -> bool:
        """Whether the held card may both cover and exchange the card at this target. If so, a drop on the upper part of
        that card covers it, and a drop on the lower part exchanges it."""
        other = {DropWay.OVER: DropWay.SWAP, DropWay.SWAP: DropWay.OVER}.get(target.way)
        return target.legal and any(
            one.legal and one.way is other and (one.zone, one.place) == (target.zone, target.place)
            for one in self.targets
        )

    def aim_in_hand(self, gap: int) -> None:
        """Aims at the place in the player's own hand that has this number of other cards on its left."""
        if gap == self.gap:
            return
        opened = opening(self._scene.placements, self.hand, gap, taken=self._rank())
        self.target, self.gap, self.slot = None, gap, opened.slot
        self._scene.make_room(self._with_cells(opened.cells))
        self._highlights.aim_free(opened.slot)
        self.aimed.emit(None)

    # ---- ending

    def drop(self) -> bool:
        """Lays the held card at the place that it aims at. Returns False if no card is held, or if the card may not lie
        there; then the card stays held."""
        piece, target, gap = self.piece, self.target, self.gap
        if piece is None:
            return False
        if target is not None and not target.legal:
            self.explain()
            return False
        rank = self._rank()
        self._let_go()
        if target is not None:
            self.dropped.emit(piece.key, target)
        elif gap is not None:
            if gap != rank:
                self.reordered.emit(piece.key, gap + (gap > rank))
        elif not self._in_hand(piece):
            self.returned.emit(piece.key)
        self._scene.put_down()
        return True

    def explain(self) -> None:
        """Shows once more why the held card may not lie where it aims."""
        if self.target is not None and self.slot is not None:
            self._highlights.show_text(self.target.reason, self.slot)
            self.spoke.emit(self.target.reason)

    def cancel(self) -> None:
        """Puts the held card back where it was."""
        if self.piece is not None:
            self._let_go()
            self._scene.put_down()

    def refuse(self) -> None:
        """Puts the held card back, and goes on showing why it may not lie where the player dropped it."""
        target, slot = self.target, self.slot
        self.cancel()
        if target is not None and slot is not None:
            self._highlights.show_text(target.reason, slot)

    # ---- inside

    @property
    def hand(self) -> str:
        """The key of the hand that the held card comes from; of the first hand if it comes from elsewhere."""
        zones: list[str] = [zone.key for zone in self._scene.picture.zones if zone.kind is Kind.HAND]
        return self.piece.zone if self.piece is not None and self.piece.zone in zones else (zones or [""])[0]

    @property
    def of_hand(self) -> bool:
        return self.piece is not None and self._in_hand(self.piece)

    def _in_hand(self, piece: Piece) -> bool:
        zone = self._scene.picture.zone(piece.zone)
        return zone is not None and zone.kind is Kind.HAND

    def _rank(self) -> int:
        assert self.piece is not None
        return rank_in_zone(self._scene.picture, self.piece)

    def _learn_targets(self) -> None:
        assert self.piece is not None
        own = self.piece.zone  # dropping a card in the zone it comes from changes nothing
        targets = [one for one in self.ask(self.piece.key) if one.zone != own or one.way is not DropWay.ZONE]
        self.targets = in_reading_order(targets, self._scene.picture)
        self._highlights.show_targets(self.targets)

    def _let_go(self) -> None:
        self.piece, self.targets, self.target, self.gap, self.slot = None, (), None, None, None
        self._highlights.clear()
        self._scene.make_room({})
        self.aimed.emit(None)

    def _opened(self, target: Target) -> Opening:
        """The gap that opens at this target. If the held card comes from the same strip (a place for a fresh word), the
        hole that it left there closes."""
        assert self.piece is not None
        zone, gap, placements = target.zone, target.place, self._scene.placements
        if zone != self.piece.zone or placements.zones[zone].span is None:
            return opening(placements, zone, gap, tail=target.tail)
        rank = self._rank()
        return opening(placements, zone, gap - (rank < gap), taken=rank)

    def _with_cells(self, cells: Mapping[str, Mapping[int, Rect]]) -> dict[str, Rect]:
        """The places of the cards whose cells (the places for single cards) have moved, by the key of the piece. Cards
        of a stack move together."""
        placements, found = self._scene.placements, {}
        for zone, moved in cells.items():
            place = placements.zones[zone]
            shown = self._scene.picture.zone(zone)
            ranked = shown is not None and place.kind in (Kind.HAND, Kind.TRAY)
            for number, piece in enumerate(sorted_pieces(self._scene.picture, zone)):
                slot = cell_of(shown, number) if ranked and shown is not None else piece.slot
                if slot in moved:
                    rest, cell = place.cells[slot], moved[slot]
                    found[piece.key] = placements.pieces[piece.key].rect.moved(cell.x - rest.x, cell.y - rest.y)
        return found

    def _pushed_up(self, target: Target) -> dict[str, Rect]:
        """The places of the cards below the held card, by the key of the piece: pushed up so far that a card to cover
        shows its edge, and a card to exchange shows more."""
        stack = self._scene.stack_at(target.zone, target.place)
        if target.way is DropWay.SWAP:
            stack = stack[-1:]
        rests = {piece.key: self._scene.placements.pieces[piece.key].rect for piece in stack}
        share = PEEPING if target.way is DropWay.SWAP else 0.0
        return {key: rect.moved(0, -(share * rect.h or EDGE * rect.w / CARD_WIDTH)) for key, rect in rests.items()}


def sorted_pieces(picture: Picture, zone: str) -> list[Piece]:
    return sorted(picture.within(zone), key=lambda piece: (piece.slot, piece.depth))


def rank_in_zone(picture: Picture, piece: Piece) -> int:
    """The card's place in the order of its zone's cards, counted from 0. In a hand, empty places also count."""
    rank, zone = sorted_pieces(picture, piece.zone).index(piece), picture.zone(piece.zone)
    return rank if zone is None else cell_of(zone, rank)


def in_reading_order(targets: Sequence[Target], picture: Picture) -> tuple[Target, ...]:
    """The targets zone by zone: first those at gaps and cards, from left to right, then the zone as a whole."""
    order = {zone.key: number for number, zone in enumerate(picture.zones)}

    def key(target: Target) -> tuple[int, bool, int, int]:
        between = 2 * target.place + (target.way is not DropWay.GAP)
        last = target.way is DropWay.SWAP or (target.way is DropWay.GAP and not target.tail)
        return order.get(target.zone, len(order)), target.way is DropWay.ZONE, between, last

    return tuple(sorted(targets, key=key))
