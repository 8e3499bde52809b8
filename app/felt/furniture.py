"""Draws the furniture under the cards, one picture for each zone: rack, plates, strips, piles of backs, titles."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from app.felt import shapes
from app.felt.borders import room_of_note
from app.felt.cards import CardArt, Look
from app.felt.labels import Inks, draw_label, draw_pill
from app.felt.layout import lying
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, Measure
from app.felt.picture import FeltZone, Kind, Mark
from app.felt.places import Holding, ZonePlace
from app.felt.rects import Rect, around
from app.felt.theme import Theme, fonts
from app.felt.theme.contrast import readable_on
from app.felt.token_drawing import draw_again, draw_tokens
from app.felt.tokens import LARGEST_TOKEN

MARGIN = 1.6  # the margin around a zone for shadows and brackets, in u (a tenth of a card's width)
PALE = 0.8  # the opacity of cards that are no longer on the table
QUIET = 0.4  # the opacity of a place where a player can do nothing now
BACK = Look("", "", 0)
SIDES = (Kind.DEAD, Kind.WON, Kind.TURNED)
FILLED = (Kind.DEAD, Kind.WON, Kind.TURNED)  # heaps that are empty at the start of a game and get cards later
HEAPS = (Kind.DECK, Kind.DEAD, Kind.WON, Kind.PILE, Kind.TURNED)


def depends_on(held: Holding, place: ZonePlace) -> tuple[object, ...]:
    """Returns all values that a zone's picture is made from. While these values stay the same, the picture need not be
    painted again."""
    if held.zone.kind in (Kind.HAND, Kind.TRAY, Kind.FRESH, Kind.RIVAL):
        return held.zone, place.rect, place.label, place.span, place.tokens, bool(held.pieces)
    return held.zone, place, held.levels, len(held.pieces)


def furniture(
    art: CardArt, measure: Measure, held: Holding, place: ZonePlace, share: float = 1.0
) -> tuple[QPixmap, float, float]:
    """A zone's picture, and the x and y of its upper left corner.

    share: how far the animation of the player's sign (the player's letter or icon) has progressed, from 0 to 1.
    """
    margin = round(MARGIN * measure.u * art.dpr) / art.dpr
    left, top = measure.snap(place.rect.x) - margin, measure.snap(place.rect.y) - margin
    width, height = place.rect.w + 2 * margin + 1, place.rect.h + 2 * margin + 1
    pixmap = QPixmap(round(width * art.dpr), round(height * art.dpr))
    pixmap.setDevicePixelRatio(art.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-left, -top)
    _Carpenter(painter, art, measure, share).draw(held, place)
    painter.end()
    return pixmap, left, top


class _Carpenter:
    def __init__(self, painter: QPainter, art: CardArt, measure: Measure, share: float) -> None:
        self.painter, self.share = painter, share
        self.art = art
        self.theme: Theme = art.theme
        self.measure = measure
        self.u = measure.u

    def draw(self, held: Holding, place: ZonePlace) -> None:
        zone = held.zone
        if zone.quiet:
            self._quiet(held, place)
            return
        if zone.kind is Kind.HAND:
            self._rack(held, place)
        elif zone.kind is Kind.TRAY:
            self._mat(place.rect, 1.2, strong=zone.active)
            self._label(held, place, split=False)
        elif zone.kind is Kind.RIVAL:
            self._plate(held, place)
        elif zone.kind is Kind.LAST:
            self._past(held, place)
        elif zone.kind is Kind.FRESH:
            area = place.rect if zone.stays is None else around(place.cells).grown(0.9 * self.u)
            self._mat(area, 1.0, strong=zone.active)
            if not held.pieces:
                self._label(held, place, split=False)
        else:
            self._open_place(held, place)
        if zone.mark is Mark.LIT:
            self._lit(place.cells[0] if place.cells and zone.kind is not Kind.ROW else place.rect)

    def _quiet(self, held: Holding, place: ZonePlace) -> None:
        """Draws a zone in which players can do nothing now. Most of these zones show nothing; the plate of a player who
        is out, a row, and the place of cards laid in secret are drawn pale."""
        self.painter.setOpacity(QUIET)
        if held.zone.kind is Kind.RIVAL:
            self._plate(held, place)
        elif held.zone.kind is Kind.ROW:
            self._lane(place, shut=True)
        elif held.zone.kind is Kind.COMMITTED and place.cells:
            self._outline(place.cells[0])
        self.painter.setOpacity(1)
        if held.zone.kind is Kind.COMMITTED:  # only the label is drawn, to show whose place this is
            self._label(held, place, split=False)

    # ---- the seats

    def _rack(self, held: Holding, place: ZonePlace) -> None:
        """Draws a wooden rack with a groove for the cards, and the hand's label on its lip (the front edge below the
        cards)."""
        wood, rect, u, painter = self.theme.wood, place.rect, self.u, self.painter
        self._soft_shadow(rect, 1.2)
        shade = QLinearGradient(0, rect.y, 0, rect.bottom)
        shade.setColorAt(0, QColor(wood.light))
        shade.setColorAt(1, QColor(wood.dark))
        body = shapes.rounded(_qrect(rect), 1.2 * u)
        painter.fillPath(body, shade)
        painter.save()
        painter.setClipPath(body)
        self._wood_grain(rect)
        groove = shapes.rounded(_qrect(self._groove(place)), 0.9 * u)
        dark = QLinearGradient(0, rect.y, 0, rect.y + 16 * u)
        dark.setColorAt(0, QColor(wood.groove).darker(125))
        dark.setColorAt(0.25, QColor(wood.groove))
        painter.fillPath(groove, dark)
        painter.strokePath(groove, QPen(QColor(wood.edge), max(1.0, 0.16 * u)))
        shine = QColor("#FFFFFF")
        shine.setAlphaF(wood.shine)
        painter.setPen(QPen(shine, max(1.0, 0.22 * u)))
        painter.drawLine(QPointF(rect.x + u, rect.y + 0.25 * u), QPointF(rect.right - u, rect.y + 0.25 * u))
        foot = self._groove(place).bottom + 0.2 * u
        painter.drawLine(QPointF(rect.x + 1.4 * u, foot), QPointF(rect.right - 1.4 * u, foot))
        painter.restore()
        self._edge(body, wood.edge, active=held.zone.active)
        self._label(held, place, split=True, inks=self._wood_inks())

    def _groove(self, place: ZonePlace) -> Rect:
        assert place.span is not None
        return place.span.grown(0.6 * self.u, 0.45 * self.u)

    def _wood_grain(self, rect: Rect) -> None:
        if self.theme.flat:
            return
        line = QColor(self.theme.wood.edge)
        number = 7
        for _ in range(26):
            number = (number * 1103515245 + 12345) % 2**31
            y = rect.y + (number >> 8) % 1000 / 1000 * rect.h
            start, length = (number >> 3) % 700 / 1000, 0.15 + (number >> 12) % 500 / 1000
            line.setAlphaF(0.05 + (number >> 16) % 9 / 100)
            self.painter.setPen(QPen(line, max(1.0, 0.12 * self.u)))
            left = rect.x + start * rect.w
            self.painter.drawLine(QPointF(left, y), QPointF(left + length * rect.w, y + 0.15 * self.u))

    def _plate(self, held: Holding, place: ZonePlace) -> None:
        """Draws the plate of a rival: name and score, the backs of the hand, and their number."""
        felt, u, painter = self.theme.felt, self.u, self.painter
        body = shapes.rounded(_qrect(place.rect), 1.1 * u)
        plate = QColor(felt.plate)
        plate.setAlphaF(1.0 if self.theme.flat else 0.9)
        painter.fillPath(body, plate)
        self._edge(body, felt.plate_edge, active=held.zone.active)
        self._label(held, place, split=True, inks=self._plate_inks())
        if place.tokens is not None:
            most = LARGEST_TOKEN * self.measure.text
            draw_tokens(painter, held.zone.tokens, _qrect(place.tokens), self._plate_inks().text, most)
        count = held.zone.count
        if not count or place.span is None:
            return
        if not held.pieces:
            self._fan(min(count, 20), place.span)
        left = place.span.right + 0.6 * u
        right = place.rect.right - 1.2 * u if place.tokens is None else place.tokens.x - 0.6 * u
        height = min(self.measure.text * 1.16, place.span.h, right - left)
        pill = QRectF(left, place.span.centre[1] - height / 2, right - left, height)
        draw_pill(painter, self._plate_inks(), str(count), pill, height * 0.74)

    def _past(self, held: Holding, place: ZonePlace) -> None:
        """Draws a seat's words that have left the table: pale, each with a rim in the seat's colour, with their points
        and the icon for showing the play again."""
        painter, cells = self.painter, iter(place.cells)
        for word in held.zone.past:
            lying = [next(cells) for _ in word]
            self._rim_around(lying, held.zone.tint)
            painter.setOpacity(PALE)
            for card, cell in zip(word, lying, strict=True):
                self._card(Look(card.face, card.letters, 0), cell)
            painter.setOpacity(1)
        end = place.cells[-1].right
        self._brought(held.zone.note, place.rect._replace(x=end, w=place.rect.right - end))

    def _brought(self, note: str, room: Rect) -> None:
        """Writes the points that words have scored, and draws the icon for showing the play again."""
        text = min(self.measure.text, room.h, room.w / room_of_note(note))
        painter, ink = self.painter, self._felt_inks().text
        room = room._replace(x=room.x + 0.4 * text)
        painter.setFont(fonts.font(text, fonts.BOLD))
        painter.setPen(QColor(ink))
        painter.drawText(_qrect(room), Qt.AlignmentFlag.AlignVCenter, note)
        x = room.x + QFontMetricsF(painter.font()).horizontalAdvance(f"{note} " if note else "")
        draw_again(painter, QRectF(x, room.centre[1] - text * 0.4, text * 0.8, text * 0.8), ink)

    def _edge(self, body: QPainterPath, usual: str, *, active: bool) -> None:
        """Draws the edge of a rack or plate. For the seat on turn, the edge is gold between two dark lines, because
        gold alone hardly shows on a light felt."""
        marks = self.theme.marks
        for ink, width in ((marks.ring_edge, 1.0), (marks.ring, 0.5)) if active else ((usual, 0.16),):
            self.painter.strokePath(body, QPen(QColor(ink), max(1.0, width * self.u)))

    def _fan(self, count: int, span: Rect) -> None:
        width = span.h * CARD_WIDTH / CARD_HEIGHT
        step = min(width * 0.55, (span.w - width) / max(count - 1, 1)) if span.w > width else 0.0
        for number in range(count):
            self._card(BACK, Rect(span.x + step * number, span.y, width, span.h))

    # ---- on the cloth

    def _open_place(self, held: Holding, place: ZonePlace) -> None:
        zone = held.zone
        if zone.kind is Kind.ROW and place.cells:
            self._lane(place, shut=zone.shut)
        if zone.kind in HEAPS:
            self._heap(held, place.cells[0])
        elif not held.pieces and place.cells:
            self._outline(place.cells[0])
        if zone.rim and place.cells:
            self._rim(place, zone.rim)
        if zone.active and zone.kind in (Kind.WORD, Kind.ROW) and place.cells:
            self._underline(place)
        if zone.kind is Kind.WON and place.label is None:
            self._beside_plate(held, place)
        else:
            self._label(held, place, split=False)

    def _beside_plate(self, held: Holding, place: ZonePlace) -> None:
        """Writes, below an icon, the number of cards that a rival has won. Writes no name, because the name is on the
        plate beside the icon."""
        cell, text, inks = place.cells[0], self.measure.text, self._felt_inks()
        if held.zone.count is not None:
            height = min(text * 1.16, cell.h / 2)
            left = min(cell.right + 0.5 * self.u, place.rect.right - 1.6 * text)
            width = min(place.rect.right - left, 2.4 * text)  # at most as wide as the number on the plate
            middle = cell.centre[1]
            pill = QRectF(left, middle, width, height)
            draw_pill(self.painter, inks, str(held.zone.count), pill, height * 0.74)
            sign = QRectF(left + (width - height) / 2, middle - 1.1 * height, height, height)
            draw_tokens(self.painter, held.zone.tokens, sign, inks.text)

    def _heap(self, held: Holding, cell: Rect) -> None:
        """Draws the backs in a heap, except those that the scene draws as cards. Draws an outline if the heap is
        empty."""
        lying_free = held.levels - min(len(held.pieces), held.levels)
        if held.levels == 0 and held.zone.kind in FILLED:
            self._outline(cell)
        elif held.levels == 0 and held.zone.kind is Kind.DECK:  # faint, because the deck has no card to take
            self.painter.setOpacity(QUIET)
            self._outline(cell)
        if held.zone.kind is Kind.DEAD:
            self.painter.setOpacity(0.72)
        for level in range(lying_free):
            self._card(BACK, lying(self.measure, cell, level))
        self.painter.setOpacity(1)

    def _lane(self, place: ZonePlace, *, shut: bool) -> None:
        cells, u = place.cells, cells_unit(place)
        left, right = min([cell.x for cell in cells]), max([cell.right for cell in cells])
        lane = Rect(left, cells[0].y, right - left, cells[-1].bottom - cells[0].y).grown(0.7 * u, 0.6 * u)
        if place.ends:
            lane = lane._replace(x=place.rect.x, w=place.rect.w)
        elif place.grid and place.label is None:
            lane = place.rect.grown(0.7 * u, 0.6 * u)
        self._shade(lane, 1.2 * u, 0.16)
        for end in () if shut else place.ends:
            self._outline(end)

    def _rim(self, place: ZonePlace, colour: str) -> None:
        """Draws a thin rim around a word, in the colour of the player whose last play made it. A slightly broader line
        under the rim, in the colour of text on the cloth, sets it off from the cloth."""
        self._rim_around(place.cells, colour)

    def _rim_around(self, cells: Sequence[Rect], colour: str) -> None:
        u = cells[0].w / CARD_WIDTH
        path = shapes.rounded(_qrect(around(cells).grown(0.45 * u)), 1.2 * u)
        for ink, width in ((self.theme.felt.ink, 0.55), (colour, 0.36)):
            self.painter.strokePath(path, QPen(QColor(ink), max(1.0, width * u)))

    def _underline(self, place: ZonePlace) -> None:
        """Underlines a word; if its parts lie below each other, underlines each line of the word on its own."""
        marks, round_end = self.theme.marks, Qt.PenCapStyle.RoundCap
        for foot in sorted({cell.bottom for cell in place.cells}):
            line, y = [cell for cell in place.cells if cell.bottom == foot], foot + 0.65 * self.u
            for ink, width in ((marks.ring_edge, 1.0), (marks.ring, 0.5)):
                self.painter.setPen(QPen(QColor(ink), max(2.0, width * self.u), Qt.PenStyle.SolidLine, round_end))
                self.painter.drawLine(QPointF(line[0].x, y), QPointF(line[-1].right, y))

    def _mat(self, rect: Rect, radius: float, *, strong: bool) -> None:
        self._shade(rect, radius * self.u, 0.2)
        self.painter.setPen(QPen(QColor(self.theme.felt.line), max(1.0, (0.34 if strong else 0.2) * self.u)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(_qrect(rect), radius * self.u, radius * self.u)

    def _shade(self, rect: Rect, radius: float, strength: float) -> None:
        """Makes a place lighter below dark ink, or darker below light ink, so that a text there is easier to read."""
        if not self.theme.flat:
            shade = QColor("#FFFFFF" if readable_on(self.theme.felt.ink) == "#FFFFFF" else "#000000")
            shade.setAlphaF(strength)
            self.painter.fillPath(shapes.rounded(_qrect(rect), radius), shade)

    def _outline(self, cell: Rect) -> None:
        unit = cell.w / CARD_WIDTH
        pen = QPen(QColor(self.theme.felt.line), max(1.0, 0.24 * unit), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(_qrect(cell.grown(-0.2 * unit)), 0.9 * unit, 0.9 * unit)

    def _lit(self, cell: Rect) -> None:
        unit = cell.w / CARD_WIDTH if cell.w < cell.h else self.u
        corners = shapes.brackets(_qrect(cell.grown(0.75 * unit)), 2.4 * unit)
        for colour, width in ((self.theme.marks.lit_edge, 1.05), (self.theme.marks.lit, 0.55)):
            pen = QPen(QColor(colour), width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            self.painter.strokePath(corners, pen)

    # ---- tools

    def _card(self, look: Look, rect: Rect) -> None:
        picture = self.art.picture(look, rect.w)
        margin = self.art.margin(look, rect.w)
        self.painter.drawPixmap(QPointF(rect.x - margin, rect.y - margin), picture)

    def _label(self, held: Holding, place: ZonePlace, *, split: bool, inks: Inks | None = None) -> None:
        zone, label = held.zone, place.label
        if label is None or not held.labelled:
            return
        inks, text = inks or self._felt_inks(), self.measure.text
        if place.tokens is not None:
            zone = replace(zone, tokens=())
        if zone.kind in SIDES:
            self._lines(zone, label, inks)
            return
        if zone.kind is Kind.DECK:  # an empty deck shows its title in place of the number
            zone = replace(zone, title="") if zone.count else replace(zone, count=None)
        draw_label(self.painter, inks, zone, label, text, split=split, share=self.share, sign=place.sign)

    def _lines(self, zone: FeltZone, label: Rect, inks: Inks) -> None:
        """Writes title, note and number one below the other."""
        bare = replace(zone, title="", note="", count=None, tint="", active=False, tokens=())
        lines = [replace(zone, note="", count=None, tokens=())] if zone.title else []
        lines += [replace(bare, note=zone.note)] if zone.note else []
        lines += [replace(bare, count=zone.count)] if zone.count is not None else []
        lines += [replace(bare, tokens=zone.tokens)] if zone.tokens else []
        line = label._replace(h=label.h / max(len(lines), 1))
        for number, part in enumerate(lines):
            draw_label(self.painter, inks, part, line.moved(0, number * line.h), self.measure.text)

    def _felt_inks(self) -> Inks:
        felt = self.theme.felt
        return Inks(felt.ink, felt.dim, felt.plate, felt.plate_ink, felt.plate_edge)

    def _plate_inks(self) -> Inks:
        felt = self.theme.felt
        return Inks(felt.plate_ink, felt.plate_dim, felt.plate, felt.plate_ink, felt.plate_edge)

    def _wood_inks(self) -> Inks:
        felt, wood = self.theme.felt, self.theme.wood
        return Inks(wood.ink, wood.ink, felt.plate, felt.plate_ink, wood.ink)

    def _soft_shadow(self, rect: Rect, radius: float) -> None:
        shadow = self.theme.shadow
        if not shadow.rest:
            return
        dark = QColor(shadow.colour)
        dark.setAlphaF(shadow.rest / 5)
        for layer in range(6):
            grown = rect.grown(layer * 0.22 * self.u).moved(0, 0.35 * self.u)
            self.painter.fillPath(shapes.rounded(_qrect(grown), (radius + layer * 0.22) * self.u), dark)


def cells_unit(place: ZonePlace) -> float:
    return place.cells[0].w / CARD_WIDTH


def _qrect(rect: Rect) -> QRectF:
    return QRectF(*rect)
