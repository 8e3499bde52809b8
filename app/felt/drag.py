"""Turns press, move and release of the mouse into gestures. A drag moves the card itself, not a copy."""

from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

from app.felt.borders import RAISED
from app.felt.grip import Grip
from app.felt.highlights import Highlights
from app.felt.measure import CARD_WIDTH
from app.felt.peek import Peek
from app.felt.picture import DropWay, Kind, Mark, Piece
from app.felt.pointing import Seam, may_be_cut, piece_at, seam_at, seam_edge, zone_at
from app.felt.rects import Rect
from app.felt.scene import FeltScene

# ARROW: the width and height of the arrow that takes a laid card back, as shares of the card's. LEAST_ARROW: the least
# width and height of this arrow, in pixels.
ARROW, LEAST_ARROW = (0.34, 0.25), 12.0
PULL = 0.36  # the distance that a card must be pulled away to cut its word, as a share of the card's width
MAGNET = 0.45  # a dragged card leans towards a place that takes it, by this share of the distance
DWELL = 450  # the milliseconds that a card must rest over a stack before the stack spreads


class DragKind(Enum):
    NOTHING = auto()
    PRESSED = auto()
    DRAGGING = auto()
    PULLING = auto()


class Mouse(QObject):
    """The mouse on the felt. If it is clear where a card goes, a click on the card lays it there. Otherwise the click
    picks the card up, and the next click lays it down."""

    activated = Signal(str)
    cut_asked = Signal(str, int)
    hovered = Signal(str)

    def __init__(self, scene: FeltScene, highlights: Highlights, grip: Grip, peek: Peek, slack: int) -> None:
        super().__init__(scene)
        self._scene, self._highlights, self._grip, self._peek = scene, highlights, grip, peek
        self._slack = slack
        self._doing = DragKind.NOTHING
        self._start = (0.0, 0.0)
        self._piece: Piece | None = None  # the card under the pointer when the button went down
        self._seam: Seam | None = None
        self._hold = (0.5, 0.5)  # the point where the pointer holds the card, in shares of the card's size
        self._laid = False  # whether the last click laid a card, so that the pointer may now be over another card
        self._over = ""
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(self._look_under)

    # ---- events

    def press(self, x: float, y: float) -> None:
        self._unhover()
        self._doing, self._laid = DragKind.PRESSED, False
        self._start = (x, y)
        self._seam = self._seam_at(x, y)
        self._piece = piece_at(self._scene.picture, self._scene.placements, x, y)
        if self._piece is not None:
            rect = self._scene.cards[self._piece.key].rect
            self._hold = ((x - rect.x) / rect.w, (y - rect.y) / rect.h)

    def move(self, x: float, y: float) -> None:
        if self._doing is DragKind.NOTHING:
            self._hover(x, y)
        if self._doing is DragKind.PRESSED and self._far(x, y):
            self._begin(x, y)
        if self._doing is DragKind.DRAGGING:
            self._drag(x, y)
        elif self._doing is DragKind.PULLING:
            self._pull(x)

    def release(self, x: float, y: float) -> None:
        doing, self._doing = self._doing, DragKind.NOTHING
        if doing is DragKind.PRESSED and not self._far(x, y):
            self._click(x, y)
        elif doing is DragKind.DRAGGING:
            self._grip.aim_at(x, y)
            if not self._grip.drop():
                self._grip.refuse()
        elif doing is DragKind.PULLING:
            gap = self._pulled_gap(x)
            self._scene.make_room({})
            self._highlights.hide_seam()
            if gap is not None:
                self.cut_asked.emit(self._pulled_word, gap)

    def double_click(self, x: float, y: float) -> None:
        """Takes a laid card back. The second click on a card that the first click has laid does nothing; anywhere else
        a double click counts as two clicks."""
        if self._laid:
            self._doing, self._laid = DragKind.NOTHING, False
            return
        piece = piece_at(self._scene.picture, self._scene.placements, x, y)
        if piece is not None and piece.movable and self._can_be_taken_back(piece):
            self._grip.cancel()
            self._doing = DragKind.NOTHING
            self._grip.returned.emit(piece.key)
        else:
            self.press(x, y)

    def leave(self) -> None:
        self._unhover()
        if self._doing is DragKind.NOTHING and self._grip.piece is not None and self._grip.target is not None:
            self._grip.aim(None)

    def cancel(self) -> None:
        """Cancels the mouse gesture in progress."""
        if self._doing is DragKind.PULLING:
            self._scene.make_room({})
            self._highlights.hide_seam()
        self._doing = DragKind.NOTHING

    def stop_pulling(self) -> bool:
        """Closes the word that is being pulled apart; returns False if there is no such word."""
        if self._doing is not DragKind.PULLING:
            return False
        self.cancel()
        return True

    # ---- dragging

    def _far(self, x: float, y: float) -> bool:
        return abs(x - self._start[0]) + abs(y - self._start[1]) >= self._slack

    def _begin(self, x: float, y: float) -> None:
        piece = self._piece
        sideways = abs(x - self._start[0]) > abs(y - self._start[1])
        if self._seam is not None and sideways:
            self._doing = DragKind.PULLING
        elif piece is None:
            return
        elif self._grip.piece is not None and self._grip.piece.key == piece.key:
            self._scene.lift(piece.key, chosen=False)
            self._doing = DragKind.DRAGGING
        elif piece.movable and self._grip.take(piece.key, chosen=False):
            self._doing = DragKind.DRAGGING
        elif self._grip.piece is None and self._gap_towards(x) is not None:
            self._doing = DragKind.PULLING

    def _drag(self, x: float, y: float) -> None:
        if self._grip.piece is None:  # the picture has changed since the press, and no longer contains the card
            self._doing = DragKind.NOTHING
            return
        self._grip.aim_at(x, y)
        target, slot = self._grip.target, self._grip.slot
        rest = self._scene.placements.pieces[self._grip.piece.key].rect
        near = slot if target is not None and target.legal and target.way is not DropWay.ZONE else None
        width, height = (near.w, near.h) if near is not None else (rest.w, rest.h)
        left, top = x - self._hold[0] * width, y - self._hold[1] * height
        if near is not None:
            left, top = left + (near.x - left) * MAGNET, top + (near.y - top) * MAGNET
        self._scene.carry(Rect(left, top, width, height))

    # ---- pulling a word apart

    @property
    def _pulled_word(self) -> str:
        if self._seam is not None:
            return self._seam.zone
        return self._piece.zone if self._piece is not None else ""

    def _gap_towards(self, x: float) -> int | None:
        """The number of the gap that the mouse opens or closes when it pulls a word apart towards x: the seam (the gap
        between two cards) where the pull began, or a gap beside the card where it began. None if the word may not be
        cut there."""
        piece, zone = self._piece, self._scene.picture.zone(self._pulled_word)
        if zone is None or zone.kind is not Kind.WORD:
            return None
        slots = len(self._scene.placements.zones[zone.key].cells)
        if self._seam is not None:
            return self._seam.gap if may_be_cut(zone, self._seam.gap, slots) else None
        assert piece is not None  # only a press on a card can pull a word apart
        right = x > self._start[0]
        gap = piece.slot if right else piece.slot + 1
        if (across := piece.slot + 1 if right else piece.slot) in zone.cuts:
            gap = across
        return gap if may_be_cut(zone, gap, slots) else None

    def _pull(self, x: float) -> None:
        gap, word = self._gap_towards(x), self._pulled_word
        if gap is None:
            self._scene.make_room({})
            return
        place = self._scene.placements.zones[word]
        way = max(-place.cells[0].w, min(place.cells[0].w, x - self._start[0]))
        zone = self._scene.picture.zone(word)
        closing = zone is not None and gap in zone.cuts
        rightwards = x > self._start[0]
        moving_right_part = rightwards != closing
        moved = {
            other.key: self._scene.placements.pieces[other.key].rect.moved(way, 0)
            for other in self._scene.pieces.values()
            if other.zone == word and (other.slot >= gap) == moving_right_part
        }
        self._scene.make_room(moved)
        before, after = place.cells[gap - 1], place.cells[gap]
        middle = (before.right + seam_edge(before, after)) / 2 + (way / 2)
        self._highlights.seam(middle, before.centre[1], open_=self._pulled_gap(x) is not None)

    def _pulled_gap(self, x: float) -> int | None:
        gap = self._gap_towards(x)
        if gap is None:
            return None
        width = self._scene.placements.zones[self._pulled_word].cells[0].w
        return gap if abs(x - self._start[0]) >= PULL * width else None

    # ---- clicking

    def _click(self, x: float, y: float) -> None:
        if self._grip.piece is None:
            self._click_source(x, y)
        else:
            self._click_target(x, y)

    def _click_source(self, x: float, y: float) -> None:
        piece = piece_at(self._scene.picture, self._scene.placements, x, y)
        if self._seam is not None and self._seam == self._seam_at(x, y):
            self._highlights.hide_seam()
            self.cut_asked.emit(self._seam.zone, self._seam.gap)
        elif piece is not None and piece.mark is Mark.LAID and piece.movable and self._at_arrow(piece, x, y):
            self._grip.returned.emit(piece.key)
        elif piece is not None and piece.movable:
            self._laid = self._grip.lay(piece.key)
            if not self._laid:
                self._take_up(piece)
        elif piece is not None and piece.mark is Mark.LIT:
            self.activated.emit(piece.key)
        elif (zone := zone_at(self._scene.picture, self._scene.placements, x, y)) is not None:
            self.activated.emit(zone.key)

    def _at_arrow(self, piece: Piece, x: float, y: float) -> bool:
        """Whether the point is on the arrow in the corner of a laid card. A press there takes the card back."""
        rect = self._scene.placements.pieces[piece.key].rect
        return x - rect.x < max(ARROW[0] * rect.w, LEAST_ARROW) and rect.bottom - y < max(
            ARROW[1] * rect.h, LEAST_ARROW
        )

    def pick_up(self, key: str) -> None:
        """Picks up a card as if the player had clicked on it."""
        if key in self._scene.pieces:
            self._take_up(self._scene.pieces[key])

    def _take_up(self, piece: Piece) -> None:
        if self._grip.take(piece.key, chosen=True):
            rect = self._scene.placements.pieces[piece.key].rect
            self._scene.carry(rect.moved(0, -RAISED * rect.w / CARD_WIDTH), glide=True)

    def _click_target(self, x: float, y: float) -> None:
        """Handles the click that follows the one that picked a card up: lays the card down, picks up another card
        instead, shows why the card can't lie there, or puts it back."""
        piece = piece_at(self._scene.picture, self._scene.placements, x, y)
        held = self._grip.piece
        assert held is not None
        self._grip.aim_at(x, y)
        target = self._grip.target
        if piece is not None and piece.key == held.key:
            self._grip.cancel()
        elif target is not None and target.legal:
            self._grip.drop()
        elif piece is not None and piece.movable and not (self._grip.gap is not None and self._between(piece, x)):
            self._take_up(piece)
        elif self._grip.gap is not None:
            self._grip.drop()
        elif target is not None:
            self._grip.explain()
        elif not self._grip.of_hand and self._over_hand(x, y):
            self._grip.drop()
        else:
            self._grip.cancel()

    def _between(self, piece: Piece, x: float) -> bool:
        """Whether the point lies between two cards of the hand rather than on a card."""
        rect = self._scene.placements.pieces[piece.key].rect
        return abs(x - rect.centre[0]) > rect.w * 0.25

    def _over_hand(self, x: float, y: float) -> bool:
        zone = zone_at(self._scene.picture, self._scene.placements, x, y)
        return zone is not None and zone.kind is Kind.HAND

    def _can_be_taken_back(self, piece: Piece) -> bool:
        zone = self._scene.picture.zone(piece.zone)
        return zone is not None and zone.kind is not Kind.HAND and piece.mark is not Mark.LIT

    # ---- hovering

    def _hover(self, x: float, y: float) -> None:
        if self._grip.piece is not None:
            self._grip.aim_at(x, y)
            return
        seam = self._seam_at(x, y)
        if seam is not None:
            self._highlights.seam(seam.x, seam.y, open_=True)
        else:
            self._highlights.hide_seam()
        piece = piece_at(self._scene.picture, self._scene.placements, x, y)
        zone = zone_at(self._scene.picture, self._scene.placements, x, y)
        over = piece.key if piece is not None else (zone.key if zone is not None else "")
        if over != self._over:
            self._over = over
            self._peek.hide()
            self._dwell.stop()
            if piece is not None and self._peek.can_show(piece):
                self._dwell.start()
            self.hovered.emit(over)

    def _unhover(self) -> None:
        self._dwell.stop()
        self._peek.hide()
        self._highlights.hide_seam()
        if self._over:
            self._over = ""
            self.hovered.emit("")

    def _look_under(self) -> None:
        piece = self._scene.pieces.get(self._over)
        if piece is not None and self._doing is DragKind.NOTHING:
            self._peek.show(piece)

    def _seam_at(self, x: float, y: float) -> Seam | None:
        return seam_at(self._scene.picture, self._scene.placements, x, y) if self._grip.piece is None else None
