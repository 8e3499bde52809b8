"""Draws everything that shows only while a card is held: the glow of places near the card, the place that the card aims
at, and the reason if the card may not lie there. Also draws the ring of the keyboard cursor."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.felt import z_order
from app.felt.frames import Frame, FramePainter, Sign
from app.felt.hits import lower_part, target_rect
from app.felt.items import picture_item
from app.felt.measure import CARD_WIDTH
from app.felt.picture import DropWay, Target
from app.felt.rects import Rect, around
from app.felt.scene import FeltScene

SIGNS = {DropWay.GAP: Sign.PLUS, DropWay.OVER: Sign.PLUS, DropWay.ZONE: Sign.PLUS, DropWay.SWAP: Sign.EXCHANGE}


# REACH: the distance from the held card at which places begin to light up, in card widths. LEVELS: the number of steps
# from dark to bright.
REACH, LEVELS = 2.0, 6


@dataclass
class Glow:
    """The glow of one target.

    made_room: whether the cards of the target's zone have moved aside, so that no glow shows there.
    item: the picture of the light; None until the light is first needed.
    """

    rect: Rect
    level: int = 0
    made_room: bool = False
    item: QGraphicsPixmapItem | None = None


class Highlights:
    def __init__(self, scene: FeltScene) -> None:
        self._scene = scene
        self._painter = FramePainter(scene.art.theme, scene.art.dpr)
        self._marks: dict[Target, Glow] = {}
        self._rims: list[QGraphicsPixmapItem] = []
        self._slot = self._hidden(z_order.SLOT)
        self._badge = self._hidden(z_order.BADGE)
        self._seam = self._hidden(z_order.BADGE)
        self._ring = self._hidden(z_order.FOCUS)
        self._bubble = self._hidden(z_order.BUBBLE)
        self._number = self._hidden(z_order.BUBBLE)
        self._lower = self._hidden(z_order.BADGE - 1)
        self._other = self._hidden(z_order.BADGE)
        self.reason = ""  # the text in the bubble; empty if there is no bubble

    def restyle(self) -> None:
        self._painter = FramePainter(self._scene.art.theme, self._scene.art.dpr)

    # ---- places for a held card

    def show_targets(self, targets: Sequence[Target]) -> None:
        """Draws a faint rim around every word and zone that takes the held card; `light` makes single targets glow."""
        self._forget_marks()
        covered = {(target.zone, target.place) for target in targets if target.way is DropWay.OVER and target.legal}
        for target in targets:
            rect = target_rect(self._scene.placements, target) if target.legal else None
            if rect is not None and not (target.way is DropWay.SWAP and (target.zone, target.place) in covered):
                self._marks[target] = Glow(rect)
        for zone in dict.fromkeys([target.zone for target in self._marks]):
            self._rim(zone)

    def light(self, x: float, y: float) -> None:
        """Makes the targets near the held card glow, nearer ones more brightly.

        x, y: the point at which the held card aims.
        """
        for target, glow in self._marks.items():
            away = glow.rect.distance(x, y) ** 0.5 / (REACH * CARD_WIDTH * self._unit(glow.rect))
            level = 0 if glow.made_room or away >= 1 else math.ceil((1 - away) * LEVELS)
            if level and glow.item is None:
                glow.item = self._glow(target, glow.rect)
            if level != glow.level and glow.item is not None:
                glow.level = level
                glow.item.setVisible(bool(level))
                glow.item.setOpacity(level / LEVELS)

    def count(self, number: int, of: int, slot: Rect) -> None:
        """Shows the number of this place below the place: its rank, from 1, among the `of` places that take the held
        card. Players who choose places by keys need it."""
        measure = self._scene.placements.measure
        picture = self._painter.bubble(f"{number} / {of}", measure.text, 60 * measure.u)
        width, _ = self._size(picture)
        self._put(self._number, picture, slot.centre[0] - width / 2, slot.bottom + 0.8 * measure.u)

    def aim(
        self, target: Target | None, slot: Rect | None = None, moved: Mapping[str, Mapping[int, Rect]] | None = None
    ) -> None:
        """Shows the place that the held card aims at, and the reason if the card may not lie there.

        moved: the cells that have moved to make room, by zone and slot.
        """
        self._shift_marks(moved or {})
        self._hide_what_was_aimed_at()
        self.show_text("")
        if target is None or slot is None:
            self._slot.hide()
            self._badge.hide()
            return
        unit = self._unit(slot)
        around = 0.0 if target.way is DropWay.GAP else 0.45 * unit
        self._frame(self._slot, slot.grown(around), "aimed" if target.legal else "closed", max(2.0, 0.32 * unit))
        sign = SIGNS[target.way] if target.legal else Sign.CROSS
        radius = max(8.0, 1.7 * unit)
        centre = slot.centre[0], slot.y - around
        self._sign(self._badge, sign, radius, *centre, legal=target.legal)
        if not target.legal:
            self.show_text(target.reason, slot)

    def share(self, target: Target, slot: Rect | None) -> None:
        """Shows two places at one card, each with its icon: the upper part, where the held card would cover it, and the
        lower part, where it would be exchanged."""
        if slot is None:
            return
        lower, unit = lower_part(slot), self._unit(slot)
        swaps = target.way is DropWay.SWAP
        self._frame(self._lower, lower, "aimed" if swaps else "half", max(1.4, 0.24 * unit))
        radius = max(8.0, 1.7 * unit)
        here, there = (self._badge, self._other) if swaps else (self._other, self._badge)
        self._sign(here, Sign.EXCHANGE, radius, *lower.centre, legal=True)
        self._sign(there, Sign.PLUS, radius, slot.centre[0], slot.y - 0.45 * unit, legal=True)
        self._badge.setOpacity(1)
        self._other.setOpacity(0.6)

    def aim_free(self, slot: Rect) -> None:
        """Shows a place in the player's own hand, where a card may always lie."""
        self._shift_marks({})
        self._hide_what_was_aimed_at()
        self.show_text("")
        self._frame(self._slot, slot, "aimed", max(2.0, 0.26 * slot.w / CARD_WIDTH))
        self._badge.hide()

    def seam(self, x: float, y: float, *, open_: bool) -> None:
        """Shows scissors at a gap where a player may cut the word; `open_` is False while the pull is too short."""
        radius = max(9.0, 1.5 * self._scene.placements.measure.u)
        self._sign(self._seam, Sign.CUT, radius, x, y, legal=open_)

    def hide_seam(self) -> None:
        self._seam.hide()

    def clear(self) -> None:
        self._forget_marks()
        self.aim(None)
        self.hide_seam()

    # ---- words

    def show_text(self, text: str, near: Rect | None = None) -> None:
        """Shows a sentence above a place, or below the place if there is no room above."""
        self.reason = text if near is not None else ""
        if not self.reason or near is None:
            self._bubble.hide()
            return
        placements = self._scene.placements
        measure = placements.measure
        picture = self._painter.bubble(text, measure.text, min(60 * measure.u, placements.width - 4 * measure.u))
        width, height = self._size(picture)
        x = min(max(near.centre[0] - width / 2, measure.u), placements.width - width - measure.u)
        above = near.y - height - 2.6 * measure.u
        y = above if above > measure.u else min(near.bottom + 1.2 * measure.u, placements.height - height)
        self._put(self._bubble, picture, x, y)

    # ---- the keyboard

    def focus(self, rect: Rect | None) -> None:
        if rect is None:
            self._ring.hide()
            return
        unit = self._unit(rect)
        self._frame(self._ring, rect.grown(0.3 * unit), "focus", max(2.5, 0.42 * unit))

    # ---- inside

    def _hide_what_was_aimed_at(self) -> None:
        for item in (self._number, self._lower, self._other):
            item.hide()

    def _unit(self, rect: Rect) -> float:
        """The unit u (a tenth of a card's width) for a card in this place. For a place wider than high, which is a
        zone, the table's u."""
        return rect.w / CARD_WIDTH if rect.w < rect.h else self._scene.placements.measure.u

    def _glow(self, target: Target, rect: Rect) -> QGraphicsPixmapItem:
        """The picture of the glow of one place: between two cards, or around a card or a zone."""
        item = picture_item(z_order.MARKS)
        self._scene.addItem(item)
        unit = self._unit(rect)
        between = target.way is DropWay.GAP and bool(self._scene.placements.zones[target.zone].cells)
        area = rect.grown(-0.27 * rect.w, 0) if between else rect
        style = "between" if between else "around"
        frame = Frame(style, round(area.w, 2), round(area.h, 2), round(unit, 2), round(1.1 * unit, 2))
        self._put(item, self._painter.frame(frame), area.x - 2 * frame.line, area.y - 2 * frame.line)
        return item

    def _rim(self, zone: str) -> None:
        place = self._scene.placements.zones[zone]
        item = picture_item(z_order.FURNITURE + 1)
        self._scene.addItem(item)
        self._rims.append(item)
        rect = around(place.cells) if place.cells and place.span is None else place.rect
        unit = self._scene.placements.measure.u
        self._frame(item, rect.grown(0.9 * unit), "rim", max(1.0, 0.16 * unit))

    def _shift_marks(self, moved: Mapping[str, Mapping[int, Rect]]) -> None:
        """Moves the light around a card when the card has made room. Hides the light between cards that have moved,
        because the gap is no longer there."""
        for target, glow in self._marks.items():
            cells = moved.get(target.zone)
            place = self._scene.placements.zones.get(target.zone)
            glow.made_room = cells is not None and target.way not in (DropWay.OVER, DropWay.SWAP)
            if glow.item is None:
                continue
            if glow.made_room:
                glow.level = 0
                glow.item.hide()
            elif place is not None and target.way in (DropWay.OVER, DropWay.SWAP):
                rest = place.cells[target.place]
                now = rest if cells is None else cells.get(target.place, rest)
                glow.item.setTransform(glow.item.transform().fromTranslate(now.x - rest.x, now.y - rest.y))

    def _forget_marks(self) -> None:
        for item in [*self._rims, *[glow.item for glow in self._marks.values() if glow.item is not None]]:
            self._scene.removeItem(item)
        self._marks.clear()
        self._rims.clear()

    def _hidden(self, z: float) -> QGraphicsPixmapItem:
        item = picture_item(z)
        item.hide()
        self._scene.addItem(item)
        return item

    def _frame(self, item: QGraphicsPixmapItem, rect: Rect, style: str, line: float) -> None:
        unit = self._unit(rect)
        frame = Frame(style, round(rect.w, 2), round(rect.h, 2), round(unit, 2), round(line, 2))
        self._put(item, self._painter.frame(frame), rect.x - 2 * frame.line, rect.y - 2 * frame.line)

    def _sign(self, item: QGraphicsPixmapItem, sign: Sign, radius: float, x: float, y: float, *, legal: bool) -> None:
        radius = round(radius, 2)
        picture = self._painter.sign(sign, radius, legal=legal)
        y = max(y, radius * 1.3)
        self._put(item, picture, x - radius * 1.3, y - radius * 1.3)

    def _put(self, item: QGraphicsPixmapItem, picture: QPixmap, x: float, y: float) -> None:
        item.setPixmap(picture)
        item.setPos(x, y)
        item.show()

    def _size(self, picture: QPixmap) -> tuple[float, float]:
        size = picture.deviceIndependentSize()
        return size.width(), size.height()
