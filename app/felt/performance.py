"""Performs a script (a plan of an animation) on the felt, one step, or beat, after the other. Any input ends the
performance immediately.

The performance changes nothing in the game: the last picture is in effect from the start, and the script only shows how
the table got there.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.base.texts import plus
from app.felt import z_order
from app.felt.frames import FramePainter
from app.felt.items import FloatItem, picture_item
from app.felt.picture import Picture
from app.felt.places import Placements, beside, door, score_at
from app.felt.rects import Rect, around
from app.felt.scene import FeltScene
from app.felt.script import Banner, Beat, Doing, Float, Script, Tally, Worth, gone_after, stills

# In milliseconds at normal speed. GAPS: between two cards that set off. RESTS: from the last card's arrival to the end
# of the beat (a step of the animation).
GAPS: Mapping[Doing, int] = {Doing.DEAL: 30, Doing.LAY: 95, Doing.GO: 40, Doing.DRAW: 60, Doing.TURN: 60}
RESTS: Mapping[Doing, int] = {
    Doing.BEFORE: 350,
    Doing.DEAL: 0,
    Doing.LAY: 60,
    Doing.SHOW: 1000,
    Doing.GO: 40,
    Doing.DRAW: 60,
    Doing.TURN: 300,
}
TRAVEL = 230  # milliseconds for a card to go from its old place to its new place
# in one beat (a step of the animation), the last card sets off at most this many milliseconds after the first
MOST = 480
DEALT = 700  # in a deal, the last card sets off at most this many milliseconds after the first
SAID = 650  # milliseconds for which a pass shows, so that players notice it
CALLED = 1500  # milliseconds for which a call shows, so that players can read it across the table
READ = 2500  # milliseconds to read an announcement
SHORTEST, LONGEST = 1200, 2500  # the shortest and the longest turn in which a player plays a word, in milliseconds
# Milliseconds with animations off. STILL: for a single act of a turn. BRIEFEST: at least, for each of several acts.
STILL, BRIEFEST = 1500, 700
# A beat (a step of the animation) keeps at least this share of its usual time: WHOLE if the beat's words leave the
# table afterwards, else LEAST.
WHOLE, LEAST = 0.7, 0.2
QUICK = 0.6  # if several acts share a turn's time, cards keep at least this share of the usual time for their movements
# milliseconds: points rise to the score in RISE, and stay beside their word for at least WAIT before they rise
RISE, WAIT = 420, 380
# In milliseconds. HOP: for a part of the points to hop off its card. BETWEEN: usually, between two parts. COUNTED: at
# most, from the first part to the last.
HOP, BETWEEN, COUNTED = 170, 70, 400
SEEN = 100  # the least number of milliseconds for which the sum of all parts shows
GLOW = 200  # the points of the best play so far show this many milliseconds longer
SCALES: Mapping[Worth, float] = {Worth.SMALL: 1.2, Worth.USUAL: 1.35, Worth.GOOD: 1.75, Worth.BEST: 2.3}


class Pace(NamedTuple):
    """The speed of a beat (step of a script): the share of its usual time that each part takes.

    ways: the share for the movements of the cards.
    rest: the share for everything else.
    """

    ways: float = 1.0
    rest: float = 1.0


USUAL = Pace()


class Performance(QObject):
    """The performance of one script.

    arrange: returns the placements of a picture.

    began: emitted when the next beat (a step of the script) begins.
    rested: emitted when the last beat is over, or was cut short.
    tempo: the length of the performance, with motion or without; 1 is the usual length, 2 is twice as long.
    """

    began = Signal()
    rested = Signal()

    def __init__(self, scene: FeltScene, arrange: Callable[[Picture], Placements]) -> None:
        super().__init__(scene)
        self._scene, self._arrange = scene, arrange
        self._beats: list[tuple[Beat, Pace]] = []
        self._last = Picture()
        self._pace = USUAL
        self._overlays: list[QGraphicsPixmapItem] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self.running = False
        self.tempo = 1.0

    def begin(self, script: Script, last: Picture) -> None:
        """Performs the script.

        last: the picture that the felt shows afterwards.
        """
        self.cut_short()
        self._beats, self._last = paced(script), last
        self.running = True
        self._go_on()

    def shown_of(self, script: Script, last: Picture) -> Script:
        """The beats (steps of the script) to show: the whole script or, with animations off, only its still
        pictures."""
        return script if self._moves else stills(script, last)

    @property
    def _moves(self) -> bool:
        return bool(self._scene.animator.factor)

    def cut_short(self) -> None:
        """Ends the performance, and shows its last picture now."""
        if self.running:
            self._end(animate=False)

    def _go_on(self) -> None:
        self._clear()
        if not self._beats:
            self._end(animate=True)
            return
        beat, self._pace = self._beats.pop(0)
        gap = _gap(beat) * self._pace.rest
        moves = beat.doing is not Doing.BEFORE
        self._scene.animator.haste = self._pace.ways
        self._scene.show_picture(
            beat.picture, self._arrange(beat.picture), animate=moves, came=beat.came, went=beat.went, gap=gap
        )
        self._scene.animator.haste = 1.0
        if beat.lit or beat.floats:
            self._light(beat)
        if beat.call is not None:
            self._call(beat.call)
        rests = (length_of(beat, self._pace) if self._moves else self._stands(beat)) * self.tempo
        self._timer.start(round(max(rests, self._scene.animator.left)) + 1)  # waits for every card to arrive
        self.began.emit()

    def _stands(self, beat: Beat) -> float:
        """The milliseconds for which a beat (step of a script) shows if motion is off."""
        return max(STILL * beat.share, BRIEFEST)

    def _end(self, *, animate: bool) -> None:
        self._timer.stop()
        self._clear()
        self._beats.clear()
        self.running = False
        self._scene.animator.finish()
        self._scene.show_picture(self._last, self._arrange(self._last), animate=animate, came={})
        self.rested.emit()

    # ---- light and points

    def light(self, keys: Collection[str], *, each: bool = False) -> None:
        """Draws a ring around each word that has one of these cards, until the next call names other cards. During a
        performance it does nothing.

        each: whether each card outside a word gets its own ring.
        """
        if self.running:
            return
        self._clear()
        pieces = self._scene.placements.pieces
        self._rings(self._scene.picture, [key for key in keys if key in pieces], each=each)

    def _light(self, beat: Beat) -> None:
        """Draws a ring around each word of the beat (step of a script), shows the points of the words, and makes the
        points move."""
        places = self._scene.placements
        lit = self._rings(beat.picture, beat.lit)
        painter = FramePainter(self._scene.art.theme, self._scene.art.dpr)
        drawn: list[Rect] = []
        rising: list[tuple[FloatItem, Rect]] = []
        for one in beat.floats:
            place, door_there = places.zones.get(one.zone), door(one.zone, places)
            if place is None or door_there is None:
                continue
            here = next((rect for zone_lit, rect in lit.items() if self._is_in_zone(one.start, zone_lit)), None)
            word = lit.get(one.zone) or here or next(iter(lit.values()), None)
            about = place.rect if word is None else word
            if one.start in places.zones:
                about = places.zones[one.start].rect
            item = self._float(painter, one, about, drawn)
            drawn.append(item.rect)
            if self._moves and not one.remark:
                rising.append((item, self._at_score(item, score_at(one.zone, places) or door_there)))
            if self._moves and one.tally:
                self._count(painter, one, item)
        self._rise(rising, counting(beat))

    def _count(self, painter: FramePainter, one: Float, chip: FloatItem) -> None:
        """Makes each part of a word's points hop from its card to the bubble beside the word, which shows the growing
        sum."""
        whole, between, total = chip.pixmap(), _between(one.tally), 0
        chip.setVisible(False)
        for number, part in enumerate(one.tally):
            total += part.points
            item, last = self._part(painter, part, chip), number + 1 == len(one.tally)
            rect = item.rect
            self._scene.animator.glide(
                item,
                rect._replace(x=chip.rect.x - rect.w * 0.6, y=chip.rect.centre[1] - rect.h / 2),
                HOP * self._pace.rest,
                delay=between * number * self._pace.rest,
                started=partial(item.setVisible, True),
                arrived=partial(
                    _arrive, item, chip, whole if last else self._bubble(painter, one, plus(total), chip.rect)
                ),
            )

    def _part(self, painter: FramePainter, part: Tally, chip: FloatItem) -> FloatItem:
        """Puts a part of the points, still invisible, on its card; a bonus goes below the bubble with the sum."""
        places = self._scene.placements
        size = places.measure.text * (0.95 if part.text else 0.85)
        item = FloatItem(painter.bubble(part.text or str(part.points), size, 60 * places.measure.u))
        item.setZValue(z_order.PARTS)
        item.setVisible(False)
        shown, card = item.pixmap().deviceIndependentSize(), places.pieces.get(part.card)
        x, y = (chip.rect.x, chip.rect.bottom) if card is None else (card.rect.right - shown.width() / 2, card.rect.y)
        item.lay(Rect(x, y, shown.width(), shown.height()))
        self._scene.addItem(item)
        self._overlays.append(item)
        return item

    def _bubble(self, painter: FramePainter, one: Float, text: str, room: Rect | None = None) -> QPixmap:
        """The picture of the points' bubble with this text. It is larger and brighter for a play that is worth more.

        room: the place of the finished bubble; while it counts, it already has this width.
        """
        measure = self._scene.placements.measure
        size = measure.text * (SCALES[one.worth] if not one.remark else SCALES[Worth.USUAL])
        bright = one.worth >= Worth.GOOD and not one.remark
        return painter.bubble(text, size, 60 * measure.u, bright=bright, least=room.w if room is not None else 0.0)

    def _rise(self, rising: list[tuple[FloatItem, Rect]], waits: float) -> None:
        """Makes points rise to the scores one after the other; the points nearest to their goal rise first, so that no
        points cross.

        waits: the milliseconds in which the points are counted up before they rise.
        """
        rising.sort(key=lambda one: one[1].distance(*one[0].rect.centre))
        for number, (item, goal) in enumerate(rising, 1):
            share = RISE / len(rising)
            self._scene.animator.glide(
                item,
                goal,
                share * self._pace.rest,
                delay=(max(waits, WAIT) + share * (number - 1)) * self._pace.rest,
                arrived=item.hide if number < len(rising) else None,
            )

    def _at_score(self, item: FloatItem, score: Rect) -> Rect:
        lowest = self._scene.sceneRect().bottom() - item.rect.h
        x, y = score.centre
        return item.rect._replace(x=x - item.rect.w / 2, y=min(y - item.rect.h / 2, lowest))

    def _is_in_zone(self, key: str, zone: str) -> bool:
        piece = self._scene.pieces.get(key)
        return piece is not None and piece.zone == zone

    def _call(self, call: Banner) -> None:
        """Shows a player's call, or an announcement, in the middle of the felt."""
        painter = FramePainter(self._scene.art.theme, self._scene.art.dpr)
        room = self._scene.sceneRect()
        picture = painter.call(call, min(room.height() / 9, room.width() / 16), room.width() * 0.8)
        size = picture.deviceIndependentSize()
        item = picture_item(z_order.BUBBLE)
        item.setPixmap(picture)
        item.setPos(room.center().x() - size.width() / 2, room.y() + (room.height() - size.height()) / 2)
        self._scene.addItem(item)
        self._overlays.append(item)

    def _rings(self, picture: Picture, keys: Collection[str], *, each: bool = False) -> dict[str, Rect]:
        """Draws a ring around these cards: one ring in each zone or, if `each` is set, for each card outside a word.
        Returns the place of all cards in each of these zones."""
        places = self._scene.placements
        zones: dict[str, list[Rect]] = {}
        whole: dict[str, list[Rect]] = {}
        for piece in picture.pieces:
            if piece.key in keys and piece.key in places.pieces:
                alone = each and piece.zone.what != "word"
                zones.setdefault(piece.key if alone else piece.zone, []).append(places.pieces[piece.key].rect)
        for piece in picture.pieces:
            if piece.zone in zones and piece.key in places.pieces:
                whole.setdefault(piece.zone, []).append(places.pieces[piece.key].rect)
        painter = FramePainter(self._scene.art.theme, self._scene.art.dpr)
        for rects in zones.values():
            ring = around(rects).grown(0.5 * places.measure.u)
            height = z_order.MARKS if each else z_order.LIGHT
            self._add(painter.light(ring.w, ring.h, places.measure.u), ring.x, ring.y, painter.reach, height)
        return {zone: around(rects) for zone, rects in whole.items()}

    def _float(self, painter: FramePainter, one: Float, about: Rect, others: list[Rect]) -> FloatItem:
        """Shows this text beside the word or zone that it is about, and below other texts that are already there."""
        picture = self._bubble(painter, one, one.text)
        size = picture.deviceIndependentSize()
        width, height = size.width(), size.height()
        item = FloatItem(picture)
        item.setZValue(z_order.BUBBLE)
        spot = beside(about, width, height, self._scene.placements)
        while any(spot.meets(other) for other in others):
            spot = spot.moved(0, height)
        item.lay(spot)
        self._scene.addItem(item)
        self._overlays.append(item)
        return item

    def _add(self, picture: QPixmap, x: float, y: float, margin: float, height: float) -> None:
        item = picture_item(height)
        item.setPixmap(picture)
        item.setPos(x - margin, y - margin)
        self._scene.addItem(item)
        self._overlays.append(item)

    def _clear(self) -> None:
        for item in self._overlays:
            if isinstance(item, FloatItem):
                self._scene.animator.stop(item)
            self._scene.removeItem(item)
        self._overlays.clear()


def paced(script: Script) -> list[tuple[Beat, Pace]]:
    """The beats (steps) of a script, each with its speed. All beats of an act have the same speed, except those that
    show words which have left the table by the end of the act."""
    found: list[tuple[Beat, Pace]] = []
    for _, beats in groupby(script, key=lambda beat: (beat.act, beat.call is not None and beat.call.lasts)):
        act = _in_time(tuple(beats))
        gone = [gone_after(beat, act[-1].picture) for beat in act]
        pace, slow = _paces_of(act, gone)
        found += [(beat, slow if goes else pace) for beat, goes in zip(act, gone, strict=True)]
    return found


def _in_time(act: Script) -> Script:
    """The beats (steps) of an act's script. If the act would take longer than its share of the turn's time, its points
    are not counted up, unless it is the turn's only act and its words stay on the table."""
    if sum([length_of(beat) for beat in act]) <= LONGEST * min([beat.share for beat in act], default=1.0):
        return act
    leave = [gone_after(beat, act[-1].picture) for beat in act]
    if not any(leave) and all(beat.share == 1 for beat in act):
        return act
    return tuple([replace(beat, floats=tuple([replace(one, tally=()) for one in beat.floats])) for beat in act])


def _paces_of(act: Script, gone: Sequence[bool]) -> tuple[Pace, Pace]:
    """The speed of one act, and the speed of those of its beats (steps of its script) whose words have left the table
    by the end of the act. Such words stay readable even if everything else is brief.

    A turn takes about the same time in every game, however many cards and words it has. A single act has all of this
    time, and its cards move at their usual speed; several acts share the time, and their cards move faster.

    gone: for each beat, whether its words have left the table by then.
    """
    share = min([beat.share for beat in act], default=1.0)
    ways = sum([_way(beat) for beat in act])
    read = sum([length_of(beat) - _way(beat) for beat, goes in zip(act, gone, strict=True) if goes])
    whole = sum([length_of(beat) for beat in act])
    if share < 1:
        wanted = min(whole, LONGEST * share)
        haste = max(wanted / max(whole, 1), QUICK)
    elif any(beat.lit for beat in act):
        wanted, haste = max(min(whole, LONGEST), SHORTEST), 1.0
    elif whole > LONGEST and not any(beat.doing is Doing.DEAL for beat in act):
        wanted, haste = LONGEST, 1.0
    else:
        return USUAL, USUAL
    free, rest = wanted - ways * haste, whole - ways - read
    kept = min(max((free - rest * LEAST) / max(read, 1), WHOLE), 1.0)
    left = max((free - read * kept) / max(rest, 1), LEAST if read else 0)
    return Pace(haste, left), Pace(haste, kept)


def length_of(beat: Beat, pace: Pace = USUAL) -> float:
    """The length of a beat (step of a script), in milliseconds at normal speed."""
    moving = len(beat.came) + len(beat.went)
    length = (_gap(beat) * max(moving - 1, 0)) + RESTS[beat.doing]
    if beat.doing is Doing.SHOW and not beat.lit:
        length = SAID if beat.call is None else READ if beat.call.lasts else CALLED
    if beat.floats:
        length = max(length, max(counting(beat), WAIT) + RISE)
        length += GLOW * any(one.tally and one.worth is Worth.BEST for one in beat.floats)
    return _way(beat) * pace.ways + length * pace.rest


def _between(tally: Sequence[Tally]) -> float:
    return min(BETWEEN, COUNTED / max(len(tally), 1))


def counting(beat: Beat) -> float:
    """The time for counting up the points of a beat (step of a script), in milliseconds. The points of several words
    are counted up at the same time."""
    return max([_between(one.tally) * len(one.tally) + HOP + SEEN for one in beat.floats if one.tally], default=0.0)


def _arrive(part: FloatItem, chip: FloatItem, total: QPixmap) -> None:
    part.setVisible(False)
    chip.setPixmap(total)
    chip.setVisible(True)


def _way(beat: Beat) -> float:
    """The milliseconds that each card of this beat (step of a script) needs to arrive; 0 if no card moves."""
    return TRAVEL if beat.came or beat.went else 0


def _gap(beat: Beat) -> float:
    """The milliseconds between two cards of this beat (step of a script) that set off."""
    most = DEALT if beat.doing is Doing.DEAL else MOST
    return min(GAPS.get(beat.doing, 0), most / max(len(beat.came) + len(beat.went), 1))
