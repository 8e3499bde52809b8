"""Shows zones and cards on the felt, and moves them from one picture to the next. The scene handles no gestures. A new
picture takes effect immediately; the cards then glide to their places in it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from app.felt import z_order
from app.felt.animator import DEAL, FLIP, LEAVE, NUDGE, REFLOW, Animator
from app.felt.cards import CardArt, Look
from app.felt.items import CardItem
from app.felt.layout import arrange
from app.felt.picture import Kind, Mark, Picture, Piece
from app.felt.places import Holding, Placements, door, holdings
from app.felt.rects import Rect
from app.felt.theme import Theme
from app.felt.zone_items import HEAPS, ZoneItems

STACKING = (Kind.WORD, Kind.FRESH, Kind.ROW, Kind.COMMITTED)
NOWHERE: Mapping[str, str] = {}
BEYOND = 0.92  # the size of a card beyond the table's edge, as a share of its usual size
LEAVING = 900  # cards that leave the table pass above other moving cards; their z value is higher by at most this much


class _Leave(NamedTuple):
    """The last movement of a card that leaves the table.

    zone: the zone that the card goes to.
    home: the key of the new face-down card that shows in the zone once the card has arrived; "" for none.
    """

    zone: str
    home: str


class FeltScene(QGraphicsScene):
    """The scene of one felt.

    picture: the picture that the scene shows.
    placements: the places where its zones and pieces are, or to which they are moving.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.picture = Picture()
        self.placements: Placements = arrange(self.picture, 900, 600)
        self.art = CardArt(theme)
        self.animator = Animator(self)
        self.cards: dict[str, CardItem] = {}
        self.pieces: dict[str, Piece] = {}
        self.away: Mapping[str, Rect] = {}  # the places of the cards that have moved aside to make room
        self._away_z: float | None = None
        self.held: str = ""  # the key of the card that a player holds, which only `carry` moves; "" for none
        self.chosen = False  # whether a click or a key picked the held card up; then the card has a ring
        self._leaving: dict[CardItem, _Leave] = {}
        # the last card that arrived in each zone, until a picture shows the card there
        self._landed: dict[str, CardItem] = {}
        self._stacks: dict[tuple[str, int], int] = {}
        self._coming: set[str] = set()  # keys of cards that a player has moved to another zone, until they arrive
        self._zones = ZoneItems(self, self.animator, self._dress)

    # ---- pictures

    def show_picture(
        self,
        picture: Picture,
        placements: Placements,
        *,
        animate: bool,
        came: Mapping[str, str] | None = None,
        went: Mapping[str, str] = NOWHERE,
        gap: float = 0,
    ) -> None:
        """Shows a picture. New cards that are not in `came` just appear, and vanished cards that are not in `went` just
        vanish. Without `animate`, no card glides.

        came: for each new card, the zone that it comes from; None if a player has moved the cards, so that no script is
        performed.
        went: for each vanished card, the zone that it goes to.
        gap: the milliseconds between two cards that set off.
        """
        animate = animate and not picture.veiled and bool(self.animator.factor)
        if not animate:
            self.animator.finish()  # ends all movements, because their goals belong to the old picture
        lay, self.picture, self.placements = self.placements, picture, placements
        held = [] if picture.veiled else holdings(picture)
        before, self.pieces = self.pieces, {piece.key: piece for one in held for piece in one.pieces}
        if animate:  # not needed without animation, where every card gets its new look immediately
            self._forget_last_play()
        self._stacks = _stacks(held)
        self.away = {}
        self._clear_landed()
        performed = animate and came is not None
        if not animate:
            went = NOWHERE
        came = came if animate and came is not None else NOWHERE
        moved = [key for key, piece in self.pieces.items() if key in before and before[key].zone != piece.zone]
        self._coming = set(moved) if animate and not performed else set()
        awaited = {*went.values(), *[one.zone for one in self.pieces.values() if one.key in came]}
        self._zones.show(held, placements, self.art, animate=animate, awaited=awaited if performed else None)
        new = [key for key in self.pieces if key not in self.cards]
        delay, lifted = self._take_away(before, [key for key in new if key not in came], went, lay, gap)
        waits = 0.0 if any(key in came for key in new) else delay  # cards that close gaps wait for cards that leave
        words = [one.zone.key for one in held if one.zone.kind in STACKING]  # zones of words, whose cards set off last
        for key, piece in sorted(self.pieces.items(), key=lambda one: one[0] in new or one[1].zone in words):
            zone = came.get(key, "")
            if key in self.cards:
                source = before[key].zone
                self._move_on(
                    self.cards[key], piece, source, animate, delay if zone else waits, DEAL if zone else REFLOW
                )
            else:
                backs = lifted.get(zone, [])  # the last back never leaves, because it stands for all hidden cards
                start = backs.pop(0) if len(backs) > 1 else (*backs, self._door(zone, lay, key))[0]
                self._place_new(piece, zone, start, delay)
            delay += gap if zone else 0
        self._zones.sent(waits)

    def _forget_last_play(self) -> None:
        """Removes the marks of the last play from all cards when another play begins, whichever cards move next."""
        for key, item in self.cards.items():
            if item.look.new and not (key in self.pieces and self.pieces[key].new):
                item.wear(self.art, replace(item.look, new=False), item.rect.w)

    def _take_away(
        self, before: Mapping[str, Piece], homes: list[str], went: Mapping[str, str], lay: Placements, gap: float
    ) -> tuple[float, dict[str, list[Rect]]]:
        """Sends off the cards that are not in the new picture, or removes them. Returns the time at which the next card
        may set off, and, for each zone, the places of the face-down cards that vanish there; a card that comes from the
        zone starts at one of these places.

        homes: the keys of new face-down cards, each of which may represent a card that goes to its zone.
        """
        delay = 0.0
        lifted: dict[str, list[Rect]] = {}
        for key in sorted([key for key in self.cards if key not in self.pieces], key=lambda key: _order(before[key])):
            item, source, zone = self.cards.pop(key), before[key].zone, went.get(key, "")
            # the old top card of a heap stays until the new one has arrived
            if self._kind(source) in HEAPS and self._zones.is_late(source):
                self._landed[source] = item
                continue
            if not (zone or before[key].face):
                lifted.setdefault(source, []).append(item.rect)
            home = next((one for one in homes if self.pieces[one].zone == zone), "")
            homes = [one for one in homes if one != home]
            self._send_off(item, source, zone, home, lay, delay)
            delay += gap if zone else 0
        return delay, lifted

    def restyle(self, theme: Theme, dpr: float) -> None:
        """Applies another theme, or adapts the cards to the pixels of another screen. The caller must call
        `show_picture` next, because the layout may depend on the screen."""
        self.art = CardArt(theme, dpr)
        self._zones.clear()

    def take_over(self, art: CardArt) -> None:
        """Uses the pictures of cards that were painted for another felt, if it has the same theme and screen."""
        if (art.theme, art.dpr) == (self.art.theme, self.art.dpr):
            self.art = art

    # ---- cards

    def look(self, key: str) -> Look:
        piece = self.pieces[key]
        stack = self._stacks.get((piece.zone, piece.slot), 1)
        bare = piece.zone.what in ("word", "row") and piece.depth == stack - 1
        stack = stack if stack > 1 and piece.depth == stack - 1 else 1
        held = key == self.held
        mark = Mark.SELECTED if held and self.chosen else piece.mark
        return Look(piece.face, piece.letters, piece.value, mark, stack, held, piece.new, bare)

    def stack_at(self, zone: str, slot: int) -> tuple[Piece, ...]:
        """The cards of one slot from the bottom up."""
        return tuple([piece for piece in self.pieces.values() if piece.zone == zone and piece.slot == slot])

    def rest(self, key: str) -> Rect:
        """The place where a card belongs now: aside if cards are making room, otherwise its place in the picture."""
        return self.away.get(key) or self.placements.pieces[key].rect

    def make_room(self, away: Mapping[str, Rect], z: float | None = None) -> None:
        """Moves these cards to other places. Cards that an earlier call has moved and this call does not name go back.

        z: the height to lift the cards to; None to keep their height.
        """
        moved = {**self.away, **away}
        self.away, self._away_z = dict(away), z
        for key in moved:
            if key in self.cards and key != self.held:
                self.cards[key].setZValue(self._z(key))
                self.settle(key, NUDGE, over=False)

    def settle(self, key: str, length: float = REFLOW, *, over: bool = True) -> None:
        """Sends a card to the place where it belongs.

        over: whether the card passes over other cards.
        """
        item, rect = self.cards[key], self.rest(key)
        item.wear(self.art, self.look(key), rect.w)
        self._glide(item, rect, length, over=over)

    def lift(self, key: str, *, chosen: bool) -> CardItem:
        """Picks a card up; from now on only `carry` moves it.

        chosen: whether a click or a key picks it up; then the card has a ring.
        """
        self.held, self.chosen = key, chosen
        item = self.cards[key]
        self.animator.stop(item)
        self._zones.come(key)
        item.wear(self.art, self.look(key), self.placements.pieces[key].rect.w)
        item.setZValue(z_order.HELD)
        return item

    def carry(self, rect: Rect, *, glide: bool = False) -> None:
        """Moves the held card.

        glide: whether the card glides, as it does when moved by keys; otherwise it is there immediately, as under a
        pointer.
        """
        item = self.cards[self.held]
        item.wear(self.art, self.look(self.held), rect.w)
        if glide:
            self.animator.glide(item, rect, NUDGE)
        else:
            self.animator.stop(item)
            item.lay(rect)

    def put_down(self) -> None:
        """Lets the held card glide back to its place."""
        key, self.held = self.held, ""
        if key in self.cards:
            self.settle(key)

    # ---- inside

    def _worn(self, key: str) -> Look:
        """The current look of a card. As long as cards for its word are on their way, it shows no marks of the word."""
        look, piece = self.look(key), self.pieces[key]
        if self._zones.is_late(piece.zone):
            return _bare(look)
        if key in self._coming:
            return replace(look, stack=1)
        covers = [one for one in self.stack_at(piece.zone, piece.slot) if one.depth > piece.depth]
        uncovered = self._coming and all(one.key in self._coming for one in covers)
        return replace(look, stack=self.cards[key].look.stack) if covers and uncovered else look

    def _dress(self, zone: str) -> None:
        """Gives the cards of a zone their marks again, because all of them have arrived."""
        for piece in self.pieces.values():
            if piece.zone == zone and piece.key in self.cards and piece.key != self.held:
                self.cards[piece.key].wear(self.art, self.look(piece.key), self.rest(piece.key).w)

    def _place_new(self, piece: Piece, zone: str, start: Rect | None, delay: float) -> None:
        item = self.cards[piece.key] = CardItem(piece.key)
        self.addItem(item)
        rect = self.rest(piece.key)
        item.setZValue(self._z(piece.key))
        if start is None:
            item.wear(self.art, self.look(piece.key), rect.w)
            item.lay(rect)
            item.setVisible(all(piece.key != leave.home for leave in self._leaving.values()))
            return
        item.lay(start)
        item.wear(self.art, Look("", "", 0), start.w)
        # Until a card from a heap sets off, the drawing of the heap shows it.
        item.setVisible(not delay or self._kind(zone) not in HEAPS)
        self._zones.sends(piece.key, zone, piece.zone)
        self._glide(item, rect, DEAL, delay, turn=bool(piece.face))

    def _move_on(self, item: CardItem, piece: Piece, source: str, animate: bool, delay: float, length: float) -> None:
        """Moves a card to its new place. If `animate` is set, the card glides there.

        source: the zone where the card lay before.
        """
        if piece.key == self.held:
            self._coming.discard(piece.key)
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
        if turn or rect != self.animator.goal(item):
            self._zones.sends(piece.key, source, piece.zone)
            self._glide(item, rect, FLIP if turn else length, delay, turn=turn)
            return
        if self._zones.is_late(piece.zone):  # keeps its look until the zone's other cards have arrived
            item.wear(self.art, _no_longer_new(item.look), item.rect.w)
        else:
            self._coming.discard(piece.key)
            item.wear(self.art, self._worn(piece.key), rect.w)
        if rect == item.rect:
            item.setZValue(self._z(piece.key))

    def _glide(
        self, item: CardItem, rect: Rect, length: float, delay: float = 0, *, turn: bool = False, over: bool = True
    ) -> None:
        key = item.key

        def set_off() -> None:
            if turn:
                item.wear(self.art, _bare(item.look), item.rect.w)
            elif key in self.pieces:
                item.wear(self.art, self._worn(key), self.rest(key).w)
            self._zones.set_off(key)

        def show_face() -> None:
            if key in self.pieces:
                item.wear(self.art, self._worn(key), self.rest(key).w)

        def rest() -> None:
            self._coming.discard(key)
            if key in self.pieces and key != self.held:
                item.wear(self.art, self._worn(key), self.rest(key).w)
                item.setZValue(self._z(key))
                self._strip_below(self.pieces[key])
            self._zones.come(key)

        if over and item.rect != rect:  # the farther a card goes, the higher it passes above other cards
            far = abs(item.rect.x - rect.x) / 10 if not delay else 0
            item.setZValue(z_order.MOVING + far + self._z(key) / 10)
        self.animator.glide(
            item, rect, length, delay=delay, started=set_off, turned=show_face if turn else None, arrived=rest
        )

    def _strip_below(self, top: Piece) -> None:
        """Draws the cards under this card again, because it has just covered them and they still look like top
        cards."""
        for piece in self.stack_at(top.zone, top.slot):
            if piece.depth < top.depth and not self.animator.moves(self.cards[piece.key]):
                self.cards[piece.key].wear(self.art, self._worn(piece.key), self.rest(piece.key).w)

    def _door(self, zone: str, lay: Placements, key: str = "") -> Rect | None:
        """The place where a card comes out of this zone or goes into it. That is the card's own place if it already
        lies in the zone, and a point beyond the table's edge if the zone has no place. None if no zone is given."""
        if not zone:
            return None
        if key and zone == self.pieces[key].zone:
            return self.rest(key)
        places = self.placements
        beyond = Rect(places.width, places.height / 2, *places.measure.card(BEYOND))
        return door(zone, places) or door(zone, lay) or beyond

    def _kind(self, zone: str) -> Kind | None:
        place = self.placements.zones.get(zone)
        return None if place is None else place.kind

    def _send_off(self, item: CardItem, source: str, zone: str, home: str, lay: Placements, delay: float) -> None:
        """Makes a card glide to the zone it goes to, or removes it if there is no zone.

        home: the key of the face-down card that will represent the card there, if any.
        """
        if item.key == self.held:
            self.held = ""
        goal = self.rest(home) if home else self._door(zone, lay)
        if goal is None:
            self.animator.stop(item)
            self.removeItem(item)
            return
        closed = item.look.face and not any(piece.zone == zone and piece.face for piece in self.pieces.values())
        item.setZValue(z_order.MOVING + LEAVING - len(self._leaving) / 100)  # later cards pass below earlier ones
        self._leaving[item] = _Leave(zone, home)
        item.wear(self.art, _no_longer_new(item.look), item.rect.w)
        turned = (lambda: item.wear(self.art, Look("", "", 0), item.rect.w)) if closed else None

        def set_off() -> None:
            item.wear(self.art, _bare(item.look), item.rect.w)
            self._zones.set_off(item.key)

        self._zones.sends(item.key, source, zone)
        self.animator.glide(
            item, goal, LEAVE, delay=delay, started=set_off, turned=turned, arrived=lambda: self._land(item)
        )

    def _land(self, item: CardItem) -> None:
        """Keeps a card visible in the zone where it has arrived, until the next picture, in which the zone itself shows
        it."""
        leave = self._leaving.pop(item)
        if (covered := self._landed.pop(leave.zone, None)) is not None:
            self.removeItem(covered)
        self._landed[leave.zone] = item
        item.setZValue(z_order.LANDED)
        self._zones.come(item.key)
        if leave.home in self.cards:
            self.cards[leave.home].setVisible(True)

    def _clear_landed(self) -> None:
        for item in self._landed.values():
            self.removeItem(item)
        self._landed.clear()

    def _z(self, key: str) -> float:
        own = self.placements.pieces[key].z
        return z_order.CARDS + own if key not in self.away or self._away_z is None else self._away_z + own / 10


def _bare(look: Look) -> Look:
    """The look of a card without the parts that may depend on the card's word: the mark, the stack badge and the sign
    "new"."""
    return replace(look, mark=Mark.NONE, stack=1, new=False)


def _no_longer_new(look: Look) -> Look:
    """The look of a card without the sign "new", which marks the cards of the last play until the next play begins."""
    return replace(look, new=False)


def _order(piece: Piece) -> tuple[str, int, int]:
    """A sort key for the cards that leave: they leave in reading order, and each stack from its top card down."""
    return piece.zone, piece.slot, -piece.depth


def _stacks(held: list[Holding]) -> dict[tuple[str, int], int]:
    heights: dict[tuple[str, int], int] = {}
    for one in held:
        if one.zone.kind in STACKING:
            for piece in one.pieces:
                heights[piece.zone, piece.slot] = heights.get((piece.zone, piece.slot), 0) + 1
    return heights
