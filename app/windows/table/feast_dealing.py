"""The animation of the final page, which sweeps the cards of the table into a heap, and then deals the words from the
heap card by card. Any input ends the animation immediately. Nothing is repainted while no card moves."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.base.guard import guarded
from app.felt.animator import Animator
from app.felt.cards import CardArt, Look
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH
from app.felt.rects import Rect
from app.windows.table.shown_words import ShownWords

SWEPT, APART = 340, 220  # milliseconds: SWEPT is a card's way to the heap, APART the time until the last card sets off
# milliseconds: TRAVEL is a card's way to its word, GAP the time between two cards, LONGEST the longest time until the
# last card sets off
TRAVEL, GAP, LONGEST = 300, 62, 1250
PAUSE = 160  # milliseconds between the last swept card and the first dealt one
SHADOW = 0.3  # the room for the shadow around a card is at most this share of the card's width
BACK = Look("", "", 0)


class LyingCard(NamedTuple):
    """A card that lay on the table at the end of the game, as the final page first shows it.

    picture: the card's picture, with its shadow.
    margin: the room for the shadow around the card.
    rect: the card's place.
    """

    picture: QPixmap
    margin: float
    rect: Rect


class _Shape(NamedTuple):
    """The picture of one side of a card, its face or its back.

    margin: the room for the shadow around the card.
    """

    picture: QPixmap
    margin: float


class _Flying:
    """A card that moves across the page. A card that starts face down turns over halfway.

    rect: the card's present place.
    """

    def __init__(self, shape: _Shape, rect: Rect, wide: float, moved: Callable[[QRectF], None]) -> None:
        """Puts the card at this place.

        wide: the width for which its picture was painted.
        moved: called with each area that must be repainted.
        """
        self.shape, self.rect = shape, rect
        self.hidden = False
        self._wide, self._turn, self._moved = wide, 1.0, moved

    def lay(self, rect: Rect, turn: float = 1.0) -> None:
        before = self.bounds
        self.rect, self._turn = rect, turn
        self._moved(before.united(self.bounds))

    def show(self, *, shown: bool) -> None:
        self.hidden = not shown
        self._moved(self.bounds)

    @property
    def bounds(self) -> QRectF:
        rect = self.rect.grown(max(self.shape.margin, SHADOW * self._wide) * self.rect.w / self._wide + 1)
        return QRectF(rect.x, rect.y, rect.w, rect.h)

    def paint(self, painter: QPainter) -> None:
        scale, margin = self.rect.w / self._wide, self.shape.margin
        painter.save()
        painter.translate(self.rect.centre[0], self.rect.y)
        painter.scale(scale * max(self._turn, 0.02), scale)
        painter.drawPixmap(QPointF(-self._wide / 2 - margin, -margin), self.shape.picture)
        painter.restore()


class FeastDealing(QWidget):
    """A transparent widget over the whole page that shows the moving cards.

    rested: all cards have arrived, or the player ended the animation.
    """

    rested = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.animator = Animator(self)
        self._flying: list[_Flying] = []
        self._goals: dict[ShownWords, int] = {}  # the words that are dealt, each with its number of cards
        self._on_their_way = 0
        self.hide()

    @property
    def running(self) -> bool:
        return bool(self._goals)

    def begin(self, art: CardArt, table: Sequence[LyingCard], goals: Sequence[ShownWords], heap: QPoint) -> None:
        """Sweeps the cards of the table together, then deals the words.

        table: the cards on the table.
        goals: the words, in the order in which they are dealt.
        heap: the middle of the heap.
        """
        self.finish()
        self._goals = {goal: len(list(goal.cards.placed())) for goal in goals}
        for goal in self._goals:
            goal.show_cards(0)
        self.setGeometry(self._page.rect())
        width = max([card.width for goal in self._goals for card in goal.cards.placed()])
        size = width, width * CARD_HEIGHT / CARD_WIDTH
        there = Rect(heap.x() - size[0] / 2, heap.y() - size[1] / 2, *size)
        bottom = self._add(_side(art, BACK, width), there, width)
        bottom.hidden = bool(table)
        for number, word in enumerate(table):
            card = self._add(_Shape(word.picture, word.margin), word.rect, word.rect.w)
            self.animator.glide(
                card,
                there,
                SWEPT,
                delay=APART * number / len(table),
                arrived=partial(self._swept, card, bottom),
            )
        self._deal(art, bottom, (SWEPT + APART + PAUSE) if table else PAUSE)
        self.show()
        self.raise_()

    def _deal(self, art: CardArt, heap: _Flying, begins: float) -> None:
        self._on_their_way = whole = sum(self._goals.values())
        gap, number = min(GAP, LONGEST / whole), 0
        for goal in self._goals:
            for place, card in enumerate(goal.cards.placed(), 1):
                corner = goal.cards.mapTo(self._page, card.corner.toPoint())
                goes = Rect(corner.x(), corner.y(), card.width, card.width * CARD_HEIGHT / CARD_WIDTH)
                start = heap.rect._replace(w=goes.w, h=goes.h)
                item = self._add(_side(art, BACK, card.width), start, card.width)
                item.hidden, number = True, number + 1
                self.animator.glide(
                    item,
                    goes,
                    TRAVEL,
                    delay=begins + gap * number,
                    started=partial(self._set_off, item, heap, last=number == whole),
                    turned=partial(_turn_up, item, _side(art, card.look, card.width)),
                    arrived=partial(self._arrived, item, goal, place),
                )

    def _add(self, shape: _Shape, rect: Rect, wide: float) -> _Flying:
        item = _Flying(shape, rect, wide, self._repaint)
        self._flying.append(item)
        return item

    def _swept(self, card: _Flying, heap: _Flying) -> None:
        """Hides a card of the table that has arrived at the heap, and shows the heap."""
        card.show(shown=False)
        heap.show(shown=True)

    def _set_off(self, item: _Flying, heap: _Flying, *, last: bool) -> None:
        """Shows a card, above all others, as it leaves the heap. The heap disappears with its last card."""
        self._flying.remove(item)
        self._flying.append(item)
        item.show(shown=True)
        if last:
            heap.show(shown=False)

    def _arrived(self, item: _Flying, goal: ShownWords, place: int) -> None:
        item.show(shown=False)
        if goal in self._goals:
            goal.show_cards(place if place < self._goals[goal] else None)
        self._on_their_way -= 1
        if not self._on_their_way:
            self._end()

    def finish(self) -> None:
        """Ends the animation and shows everything."""
        if self.running:
            self.animator.finish()
            self._end()

    def _end(self) -> None:
        if not self._goals:
            return
        goals, self._goals = self._goals, {}
        for goal in goals:
            goal.show_cards(None)
        self._flying.clear()
        self.hide()
        self.rested.emit()

    def _repaint(self, part: QRectF) -> None:
        self.update(part.toAlignedRect())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        dirty = QRectF(event.rect())
        for item in self._flying:
            if not item.hidden and item.bounds.intersects(dirty):
                item.paint(painter)


def _turn_up(item: _Flying, face: _Shape) -> None:
    item.shape = face


def _side(art: CardArt, look: Look, width: float) -> _Shape:
    return _Shape(art.picture(look, width), art.margin(look, width))
