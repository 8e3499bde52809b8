"""What lies on the felt: items for zones and cards, brought from one picture to the next.

The scene knows no gestures. State first, motion after: a new picture is true at once, and the cards glide to it.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.table import z_order
from app.table.animator import DEAL, FLIP, LEAVE, NOD, NUDGE, REFLOW, Animator
from app.table.cards import CardArt, Look
from app.table.furniture import depends_on, furniture
from app.table.items import CardItem, Nod, picture_item
from app.table.layout import arrange
from app.table.picture import Kind, Mark, Picture, Piece
from app.table.places import Holding, Placements, door, holdings
from app.table.rects import Rect
from app.table.theme import Theme

STACKING = (Kind.WORD, Kind.FRESH, Kind.ROW, Kind.COMMITTED)
NOWHERE: Mapping[str, str] = {}
SHOWN = Rect(1, 0, 1, 1)  # a mood, wholly


class FeltScene(QGraphicsScene):
    """picture, placements: what is shown and where it lies at rest."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.picture = Picture()
        self.placements: Placements = arrange(self.picture, 900, 600)
        self.art = CardArt(theme)
        self.animator = Animator(self)
        self.cards: dict[str, CardItem] = {}
        self.pieces: dict[str, Piece] = {}
        self.away: Mapping[str, Rect] = {}  # cards that lie elsewhere while a card is held
        self._away_z: float | None = None
        self.held: str = ""  # this card is in somebody's hand: it is not moved from here
        self.chosen = False  # it was picked up by a click or a key, and stands out by a ring
        self._leaving: list[CardItem] = []
        self._stacks: dict[tuple[str, int], int] = {}
        self._zones: dict[str, tuple[QGraphicsPixmapItem, tuple[object, ...], Holding]] = {}
        self._nods: dict[str, Nod] = {}

    # ---- pictures

    def show_picture(
        self,
        picture: Picture,
        placements: Placements,
        *,
        animate: bool,
        came: Mapping[str, str] = NOWHERE,
        went: Mapping[str, str] = NOWHERE,
        gap: float = 0,
    ) -> None:
        """came: the zones that new cards come from.  went: those that cards go to which are gone.
        gap: milliseconds between two of them. A card without a way is just there, or gone."""
        animate = animate and not picture.veiled and bool(self.animator.factor)
        if not animate:
            self.animator.finish()  # while what moves still has a place to arrive at
        lay, self.picture, self.placements = self.placements, picture, placements
        held = [] if picture.veiled else holdings(picture)
        self.pieces = {piece.key: piece for one in held for piece in one.pieces}
        self._stacks = _stacks(held)
        self.away = {}
        self._show_zones(held, animate=animate)
        gone = [key for key in self.cards if key not in self.pieces]
        ways = iter(range(len(came) + len(went)))
        for key in gone:
            goal = self._door(went.get(key, ""), lay) if animate else None
            self._send_off(self.cards.pop(key), goal, next(ways) * gap if goal is not None else 0)
        for key, piece in self.pieces.items():
            item = self.cards.get(key)
            if item is None:
                item = self.cards[key] = CardItem(key)
                self.addItem(item)
                start = self._door(came.get(key, ""), lay, key) if animate else None
                self._place_new(item, piece, start, next(ways) * gap if start is not None else 0)
            else:
                self._move_on(item, piece, animate)

    def restyle(self, theme: Theme, dpr: float) -> None:
        """Paint everything anew; `show_picture` follows, since the layout may depend on the screen."""
        self.art = CardArt(theme, dpr)
        for item, *_ in self._zones.values():
            self.removeItem(item)
        self._zones.clear()

    # ---- cards

    def look(self, key: str) -> Look:
        piece = self.pieces[key]
        stack = self._stacks.get((piece.zone, piece.slot), 1)
        stack = stack if stack > 1 and piece.depth == stack - 1 else 1
        held = key == self.held
        mark = Mark.SELECTED if held and self.chosen else piece.mark
        return Look(piece.face, piece.letters, piece.value, mark, stack, lifted=held)

    def stack_at(self, zone: str, slot: int) -> tuple[Piece, ...]:
        """The cards of one slot from the bottom up."""
        return tuple([piece for piece in self.pieces.values() if piece.zone == zone and piece.slot == slot])

    def rest(self, key: str) -> Rect:
        """Where a card belongs just now."""
        return self.away.get(key) or self.placements.pieces[key].rect

    def lay_aside(self, away: Mapping[str, Rect], z: float | None = None) -> None:
        """Let these cards make room, and those that made room before go back. z: lift them to this height."""
        moved = {**self.away, **away}
        self.away, self._away_z = dict(away), z
        for key in moved:
            if key in self.cards and key != self.held:
                self.cards[key].setZValue(self._z(key))
                self.settle(key, NUDGE, over=False)

    def settle(self, key: str, length: float = REFLOW, *, over: bool = True) -> None:
        """Let a card glide to where it belongs. over: it passes over the others."""
        item, rect = self.cards[key], self.rest(key)
        item.wear(self.art, self.look(key), rect.w)
        self._glide(item, rect, length, over=over)

    def lift(self, key: str, *, chosen: bool) -> CardItem:
        """Take a card up: from now on whoever holds it moves it."""
        self.held, self.chosen = key, chosen
        item = self.cards[key]
        self.animator.stop(item)
        item.wear(self.art, self.look(key), self.placements.pieces[key].rect.w)
        item.setZValue(z_order.HELD)
        return item

    def carry(self, rect: Rect, *, glide: bool = False) -> None:
        """Move the held card: at once under a pointer, gliding when keys move it."""
        item = self.cards[self.held]
        item.wear(self.art, self.look(self.held), rect.w)
        if glide:
            self.animator.glide(item, rect, NUDGE)
        else:
            self.animator.stop(item)
            item.lay(rect)

    def put_down(self) -> None:
        """Let the held card glide home."""
        key, self.held = self.held, ""
        if key in self.cards:
            self.settle(key)

    # ---- inside

    def _show_zones(self, held: list[Holding], *, animate: bool) -> None:
        wanted = {one.zone.key: one for one in held}
        for key in [key for key in self._zones if key not in wanted]:
            self.removeItem(self._zones.pop(key)[0])
            self._nods.pop(key, None)
        for key, one in wanted.items():
            place = self.placements.zones[key]
            state = depends_on(one, place)
            known = self._zones.get(key)
            if known is not None and known[1] == state:
                continue
            item = known[0] if known is not None else picture_item(z_order.FURNITURE)
            if known is None:
                self.addItem(item)
            self._zones[key] = (item, state, one)
            self._nod(key, one.zone.mood if one.zone.kind is Kind.RIVAL else "", animate=animate)
            self._draw_zone(key)

    def _nod(self, key: str, mood: str, *, animate: bool) -> None:
        """Who shows another mood than before is seen to come to it. A rack is too large to be drawn frame by frame."""
        nod = self._nods.get(key)
        if nod is not None and nod.mood == mood:
            return
        if nod is not None:
            self.animator.stop(nod)
        nod = self._nods[key] = Nod(mood, lambda: self._draw_zone(key))
        if mood and animate:
            self.animator.glide(nod, SHOWN, NOD)
        else:
            nod.rect = SHOWN

    def _draw_zone(self, key: str) -> None:
        if key in self._zones:  # or whoever nods there has gone meanwhile
            item, _, held = self._zones[key]
            place, share = self.placements.zones[key], self._nods[key].rect.x
            picture, x, y = furniture(self.art, self.placements.measure, held, place, share)
            item.setPixmap(picture)
            item.setPos(x, y)

    def _place_new(self, item: CardItem, piece: Piece, start: Rect | None, delay: float) -> None:
        rect = self.rest(piece.key)
        item.setZValue(self._z(piece.key))
        if start is None:
            item.wear(self.art, self.look(piece.key), rect.w)
            item.lay(rect)
            return
        item.lay(start)
        item.wear(self.art, Look("", "", 0), rect.w)
        self._glide(item, rect, DEAL, delay, turn=bool(piece.face))

    def _move_on(self, item: CardItem, piece: Piece, animate: bool) -> None:
        if piece.key == self.held:
            item.wear(self.art, self.look(piece.key), item.rect.w)
            return
        rect = self.rest(piece.key)
        look = self.look(piece.key)
        turn = bool(item.look.face) != bool(look.face)
        if not animate:
            item.wear(self.art, look, rect.w)
            item.lay(rect)
            item.setZValue(self._z(piece.key))
            return
        if not turn:
            item.wear(self.art, look, rect.w)
        if turn or rect != self.animator.goal(item):
            self._glide(item, rect, FLIP if turn else REFLOW, turn=turn)
        elif rect == item.rect:
            item.setZValue(self._z(piece.key))

    def _glide(
        self, item: CardItem, rect: Rect, length: float, delay: float = 0, *, turn: bool = False, over: bool = True
    ) -> None:
        key = item.key

        def show_face() -> None:
            if key in self.pieces:
                item.wear(self.art, self.look(key), self.rest(key).w)

        def rest() -> None:
            if key in self.pieces and key != self.held:
                item.setZValue(self._z(key))

        if over and item.rect != rect:
            item.setZValue(z_order.MOVING + self._z(key) / 10)
        self.animator.glide(item, rect, length, delay=delay, turned=show_face if turn else None, arrived=rest)

    def _door(self, zone: str, lay: Placements, key: str = "") -> Rect | None:
        """Where a card comes out of a zone, or goes into it; one that is turned over where it lies stays there."""
        if key and zone == self.pieces[key].zone:
            return self.rest(key)
        return door(zone, self.placements) or door(zone, lay)

    def _send_off(self, item: CardItem, goal: Rect | None, delay: float) -> None:
        if item.key == self.held:
            self.held = ""
        if goal is None:
            self.animator.stop(item)
            self.removeItem(item)
            return
        item.setZValue(z_order.MOVING)
        self._leaving.append(item)
        self.animator.glide(item, goal, LEAVE, delay=delay, arrived=lambda: self._gone(item))

    def _gone(self, item: CardItem) -> None:
        self._leaving.remove(item)
        self.removeItem(item)

    def _z(self, key: str) -> float:
        own = self.placements.pieces[key].z
        return z_order.CARDS + own if key not in self.away or self._away_z is None else self._away_z + own / 10


def _stacks(held: list[Holding]) -> dict[tuple[str, int], int]:
    heights: dict[tuple[str, int], int] = {}
    for one in held:
        if one.zone.kind in STACKING:
            for piece in one.pieces:
                heights[piece.zone, piece.slot] = heights.get((piece.zone, piece.slot), 0) + 1
    return heights
