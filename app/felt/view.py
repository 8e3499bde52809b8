"""The felt table as a widget: it shows pictures and reports gestures. It does not know the rules of any game."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from app.base.guard import guarded
from app.base.later import later
from app.felt.access import Announcer, Proxies, report_focus
from app.felt.cloth import draw_felt
from app.felt.cursor import Cursor
from app.felt.drag import Mouse
from app.felt.emblem import draw_emblem, draw_rim, rim_of
from app.felt.grip import Grip
from app.felt.highlights import Highlights
from app.felt.hits import target_rect
from app.felt.interfaces import as_group
from app.felt.items import CardItem
from app.felt.keys import Keys
from app.felt.layout import arrange
from app.felt.peek import Peek
from app.felt.performance import Performance
from app.felt.picture import Kind, Mark, Picture, Target, WordLines
from app.felt.places import Placements, laid_again, lines_of
from app.felt.pointing import piece_at, zone_at
from app.felt.rects import Rect
from app.felt.saying import spoken_place, spoken_stop, spoken_target
from app.felt.scene import FeltScene
from app.felt.script import Script
from app.felt.speech import USUAL, Talk, is_announced
from app.felt.stops import Stop
from app.felt.theme import Theme

SMALLEST = (360, 200)
ROOMS = 4  # the number of sizes of the felt for which the view remembers where the words lay


class FeltView(QGraphicsView):
    """The felt as a widget. Drags, clicks and keys all lead to the same signals, which name cards and zones by their
    keys."""

    picked = Signal(str)  # a player picked a card up
    # a player laid a card at a target
    dropped = Signal(str, object)  # the key of the card, and its Target
    aimed = Signal(object)  # the held card aims at this target; None if it aims at no target
    activated = Signal(str)  # a player pressed a zone, or a card that can be chosen
    returned = Signal(str)  # a player dropped a card at no target, or took a laid card back
    cut_asked = Signal(str, int)  # a player wants to cut a word at a gap, or to close the cut
    # a player moved a card within the hand, to this gap among the cards as they lay before
    reordered = Signal(str, int)
    hovered = Signal(str)  # the pointer is over this card or zone, or over nothing (""), while no card is held
    typed = Signal(str)  # a player typed a letter, or a space between words
    erased = Signal()  # a player pressed Backspace
    committed = Signal()  # a player asked to make the move with the laid cards, for example by Enter
    cancelled = Signal()  # a player pressed Esc
    cycled = Signal(int)  # a player asked by Tab or Shift+Tab for another suggestion
    # a player asked for the menu of a card or zone, which opens at this point of the screen
    menu_asked = Signal(str, QPoint)
    came_back = Signal()  # the felt has the keyboard focus again after a dialog or another window
    performed = Signal()  # a beat (a step) of the script that animates an act begins
    rested = Signal()  # the script that animates an act is over
    arranged = Signal()  # zones and cards have new places, because of a new picture or another size

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text_scale = 1.0
        self._card_scale = 1.0
        # returns the pixels of height that larger text around the felt has taken
        self.ask_lost: Callable[[], int] = lambda: 0
        self._waits = 0  # the number of `laid_once` contexts that are open
        self._lain_in: tuple[object, ...] = ()  # the value of `_room` when the layout was last computed
        self._offered: list[Target] = []  # the places for the held card, as offered to screen readers
        self._led = False  # whether the ring of the keyboard cursor showed when the felt lost the focus
        self._away = False  # whether the felt lost the focus to a dialog or another window
        self._below = 0  # pixels kept free at the foot for a widget that lies over the felt
        self._line = False  # whether room for a line of text is kept above the hand
        self._emblem = ""
        self._empty = True  # whether the felt has shown nothing since the table was cleared
        self._lain: Placements | None = None  # the last layout
        # the last layout for each of the last few values of `_room`
        self._lain_by_room: dict[tuple[object, ...], Placements] = {}
        # the lines in which the words lay when the player left this game; None once the words lie there again
        self._lay_once: WordLines | None = None
        self._cloth = FeltScene(theme, self)
        self._highlights = Highlights(self._cloth)
        self._performance = Performance(self._cloth, self._arranged)
        self._grip = Grip(self._cloth, self._highlights)
        self._peek = Peek(self._cloth)
        self._cursor = Cursor(self._cloth, self._highlights)
        self._mouse = Mouse(self._cloth, self._highlights, self._grip, self._peek, QApplication.startDragDistance())
        self._keys = Keys(self._cloth, self._cursor, self._grip, self._peek)
        self._settle_qt()
        self._announcer = Announcer(self)
        self.speech = USUAL  # the level from which sentences are announced; see speech.py
        self._proxies = Proxies(self.viewport(), self)
        self._connect()

    # ---- for the owner of the view

    def show_picture(self, picture: Picture, *, animate: bool = True, script: Script = ()) -> None:
        """Shows this picture. The picture takes effect immediately; the cards then glide to their places.

        animate: whether cards may glide, and the script may be performed.
        script: the script to perform before the picture, unless a player holds a card.
        """
        self._empty = False
        self._performance.cut_short()
        seen = animate and self.isVisible() and not picture.veiled and self._grip.piece is None
        if seen and (beats := self._performance.shown_of(script, picture)):
            self._peek.hide()
            self._mouse.cancel()
            self._performance.begin(beats, picture)
        else:
            self._lay(picture, animate=animate)

    @property
    def word_lines(self) -> WordLines | None:
        """The lines in which the words of the table lie; None on an empty table."""
        return lines_of(self._lain) if self._lain is not None and self._lain.size else None

    def lay_again(self, lines: WordLines | None) -> None:
        """Lays the words of the next picture in these lines, if the words and the view's size still fit the lines."""
        self._lay_once = lines

    def take_over(self, before: "FeltView") -> None:
        """Lays the words of the next picture where they lie on the felt `before`, which this felt replaces, with the
        pictures of cards that were painted for it."""
        self._lain, self._lain_by_room = before.layouts
        self._cloth.take_over(before.cloth.art)

    @property
    def layouts(self) -> tuple[Placements | None, dict[tuple[object, ...], Placements]]:
        """The last layout, and the last layout for each of the last few sizes of the felt."""
        return self._lain, dict(self._lain_by_room)

    def expect(self, picture: Picture) -> None:
        """Computes the layout of a game's first picture before the picture is shown, so that the widgets around the
        felt can leave enough room."""
        self._peek.hide()
        self._cloth.picture, self._cloth.placements = picture, self._arranged(picture)
        self._lain_in = ()

    def _lay(self, picture: Picture, *, animate: bool) -> None:
        self._performance.light(())
        self._peek.hide()
        self._cloth.show_picture(picture, self._arranged(picture), animate=animate and self.isVisible())
        if self.isVisible() and not picture.veiled:
            self._lay_once = None
        if not animate:  # another table appears: repaints everything, because Qt may have missed parts during a motion
            self.viewport().update()
        if picture.veiled:
            self._mouse.cancel()
        self._renew()

    @contextmanager
    def laid_once(self) -> Iterator[None]:
        """Puts off changes of the layout until the `with` block ends. Bars that fold or unfold may change the felt's
        size several times; if the size is the same at the end, nothing is laid out again."""
        self._waits += 1
        try:
            yield
        finally:
            self._waits -= 1
            if not self._waits and self._lain_in != self._room:
                self._lay_anew()

    def _lay_anew(self) -> None:
        """Computes the layout of the same picture again, after a change of size or look. Does nothing for a cleared
        table, which waits for the next picture."""
        self.finish_motion()
        if not (self._empty or self._waits):
            self.show_picture(self.picture, animate=False)

    @property
    def _room(self) -> tuple[object, ...]:
        """Everything that decides the layout besides the picture: the size of the felt, the scales of text and cards,
        and the room kept free."""
        room = self.viewport().size().toTuple(), self.devicePixelRatioF(), self._text_scale, self._card_scale
        return *room, self.ask_lost(), self._below, self._line

    def _renew(self) -> None:
        """Passes the new layout to the parts of the felt that store cards and places."""
        picture = self._cloth.picture
        self._grip.renew()
        self._cursor.renew(picture)
        self._proxies.show(picture, self._cloth.placements, self._cursor.stops)
        self._keep_attention()
        if self._offered:
            self._offer_places()
        self.arranged.emit()

    def _rest(self) -> None:
        self._renew()
        self.rested.emit()

    def finish_motion(self) -> None:
        """Ends a performance, and makes every moving card arrive immediately."""
        self._performance.cut_short()
        self._cloth.animator.finish()

    def light(self, keys: Collection[str], *, each: bool = False) -> None:
        """Draws a ring around each word with these cards, until the next call names other cards.

        each: whether each card outside a word gets its own ring.
        """
        self._performance.light(keys, each=each)

    @property
    def performing(self) -> bool:
        """Whether a script (a plan of an animation) is still being performed."""
        return self._performance.running

    def keep_below(self, height: int) -> None:
        """Leaves this many pixels free at the foot of the felt, for a widget that lies over the felt."""
        if height != self._below:
            self._below = height
            self._lay_anew()

    def keep_line(self) -> None:
        """Keeps room for a line of text above the hand, even if there is no text."""
        self._line = True
        self._lay_anew()

    @property
    def free_height(self) -> int:
        """The height of the part of the felt that no widget covers."""
        return self.viewport().height() - self._below

    def show_emblem(self, sign: str) -> None:
        """Shows the emblem of a game on the cloth.

        sign: the letters on it.
        """
        if sign != self._emblem:
            self._emblem = sign
            self.resetCachedContent()
            self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self._restyle()

    def set_motion(self, factor: float, speed: float = 1.0) -> None:
        """Sets the speed of motion.

        factor: the length of motions; 1 is normal, 2 twice as long, 0 no motion.
        speed: the speed of everything shown, with motion or without; 2 is twice as fast.
        """
        self._cloth.animator.factor = factor / speed
        self._performance.tempo = (factor or 1) / speed
        if not factor:
            self.finish_motion()

    def set_text_scale(self, scale: float) -> None:
        """Sets the size of text on the felt; 1 is the usual size. Cards keep their size."""
        self._text_scale = scale
        self.resetCachedContent()
        self._lay_anew()

    def set_card_scale(self, scale: float) -> None:
        """Sets the size of cards; 1 is the usual size."""
        if scale != self._card_scale:
            self._card_scale = scale
            self._lay_anew()

    def say(self, text: str, talk: Talk = Talk.ANSWER) -> None:
        """Announces a sentence to screen readers, if the player's level includes its kind."""
        self.announce_all((talk, text))

    def announce_all(self, *parts: tuple[Talk, str]) -> None:
        """Announces sentences of several kinds together, because a screen reader drops announcements that follow each
        other immediately."""
        sentences = "\n".join([text for talk, text in parts if text and is_announced(talk, self.speech)])
        if sentences:
            self._announcer.say(sentences)

    @property
    def said(self) -> str:
        """The last announcement."""
        return self._announcer.said

    def hush(self) -> None:
        """Withdraws the last announcement, so that a screen reader no longer finds it."""
        self._announcer.hush()

    @property
    def offers(self) -> bool:
        """Whether the laid cards could become words, so that Tab suggests them."""
        return self._keys.offers

    @offers.setter
    def offers(self, offers: bool) -> None:
        self._keys.offers = offers

    @property
    def ask_targets(self) -> Callable[[str], tuple[Target, ...]]:
        return self._grip.ask

    @ask_targets.setter
    def ask_targets(self, ask: Callable[[str], tuple[Target, ...]]) -> None:
        self._grip.ask = ask

    @property
    def ask_place(self) -> Callable[[str], Target | None]:
        """The function that returns the target to which a click lays a card; it returns None if the click picks the
        card up instead."""
        return self._grip.ask_place

    @ask_place.setter
    def ask_place(self, ask: Callable[[str], Target | None]) -> None:
        self._grip.ask_place = ask

    @property
    def picture(self) -> Picture:
        return self._cloth.picture

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def cloth(self) -> FeltScene:
        """The scene with the cards, for tests and screenshots."""
        return self._cloth

    @property
    def held(self) -> str:
        """The key of the held card; empty if nobody holds one."""
        return self._grip.piece.key if self._grip.piece is not None else ""

    @property
    def reason(self) -> str:
        """The reason why the held card may not lie at the place that it aims at; empty if it may."""
        return self._highlights.reason

    @property
    def moving(self) -> bool:
        return self._cloth.animator.moving

    @property
    def attention(self) -> str:
        """The key of the card or zone that the keyboard cursor is on; empty on an empty table."""
        return self._cursor.at.key if self._cursor.at is not None else ""

    @property
    def attended_zone(self) -> str:
        """The key of the zone that the keyboard cursor is on; empty while the ring of the cursor does not show."""
        return self._cursor.at.zone.key if self._cursor.at is not None and self._cursor.shown else ""

    @property
    def lying(self) -> list[CardItem]:
        """The cards on the felt, the lowest card first."""
        return sorted(self._cloth.cards.values(), key=CardItem.zValue)

    def zone_of(self, key: str) -> str:
        """The zone of a card; for the key of a zone, the zone itself."""
        piece = self._cloth.pieces.get(key)
        return key if piece is None else piece.zone

    def place_of(self, zone: str) -> QPoint:
        """The point of the screen below the cards of this zone, at the left."""
        place = self._cloth.placements.zones[zone]
        first = place.cells[0] if place.cells else place.rect
        below = max([cell.y + cell.h for cell in place.cells], default=place.rect.y + place.rect.h)
        return self.viewport().mapToGlobal(QPoint(round(first.x), round(below)))

    @property
    def upper_boxes(self) -> list[QRect]:
        """The rectangles of other players' plates in the upper half of the felt."""
        laid = self._cloth.placements
        boxes = [place.rect for place in laid.zones.values() if place.kind is Kind.RIVAL]
        return [QRectF(*box).toAlignedRect() for box in boxes if box.y + box.h < laid.height / 2]

    def pick_up(self, key: str) -> None:
        """Picks this card up: as a key does if the ring of the keyboard cursor shows, otherwise as a click does."""
        if self._cursor.shown and self._cursor.go_to(key):
            self._keys.pick_up(key)
        else:
            self._mouse.pick_up(key)

    def look_under(self, key: str) -> None:
        """Spreads the stack with this card on top, to show the covered cards."""
        if key in self._cloth.pieces:
            self._peek.show(self._cloth.pieces[key])

    def let_go(self) -> None:
        """Puts a held card back where it was, and closes a word that is being pulled apart."""
        self._mouse.cancel()
        self._grip.cancel()
        self._highlights.show_text("")

    def clear(self) -> None:
        """Ends motion and announcements and drops the stored layouts of the game on the felt. The picture remains, but
        is not laid out again if the felt's size changes."""
        self.finish_motion()
        self.hush()
        self.let_go()
        self._lain = self._lay_once = None
        self._lain_by_room.clear()
        self._empty = True
        self.forget_attention()

    def attend(self, key: str) -> None:
        """Moves the keyboard cursor to this card or zone."""
        self._cursor.go_to(key)

    def forget_attention(self) -> None:
        """Clears the place of the keyboard cursor; the next picture decides where the cursor begins."""
        self._cursor.forget()

    # ---- for screen readers

    def press_stop(self, key: str) -> None:
        self.finish_motion()
        self._cursor.show(True)
        if self._cursor.go_to(key) and self._cursor.at is not None:
            self._keys.press_stop(self._cursor.at)

    def press_place(self, number: int) -> None:
        """Lays the held card at one of the places offered, by the place's number."""
        if number < len(self._offered):
            self._keys.lay_at_place(self._offered[number])

    def open_stop(self, key: str) -> None:
        self._cursor.show(True)
        if self._cursor.go_to(key):
            self.menu_asked.emit(key, self.place_of(self.zone_of(key)))

    def focus_stop(self, key: str) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._cursor.show(True)
        self._cursor.go_to(key)

    # ---- for players who use a switch device, which steps through the same cards and zones as the keyboard cursor

    @property
    def stops(self) -> tuple[Stop, ...]:
        """Every card and zone that keys stop at, region by region."""
        return self._cursor.stops

    @property
    def places(self) -> tuple[Target | None, tuple[Target, ...]]:
        """The legal places for the held card: the one where a click would lay it, if any, and all others."""
        legal = [target for target in self._grip.places if target.legal]
        usual = self._grip.ask_place(self.held)
        first = next((target for target in legal if target.is_at(usual)), None)
        others = [target for target in legal if target is not first]
        if first is not None:
            others.sort(key=lambda target: target.zone != first.zone)
        return first, tuple(others)

    @property
    def laid(self) -> Rect | None:
        """The place of the last card of the unfinished play (the draft); None if it has no card on the felt."""
        lying = [piece for piece in self.picture.pieces if piece.mark in (Mark.LAID, Mark.GHOST)]
        return self._cloth.placements.pieces[lying[-1].key].rect if lying else None

    def take_last_back(self) -> None:
        """Takes the last laid card or typed letter back, as Backspace does."""
        self.finish_motion()
        self.erased.emit()

    def take_stop(self, key: str) -> None:
        """Lays this card where a click would, or picks it up, or presses this zone."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._cursor.show(True)
        if self._cursor.go_to(key):
            self._keys.lay_or_use()

    def aim(self, target: Target) -> None:
        """Aims the held card at this target, over which the card then hovers, and announces the target."""
        self._keys.aim(target)

    def lay_at(self, target: Target) -> None:
        self._keys.aim(target)
        self._keys.drop()

    def put_back(self) -> None:
        self._keys.put_back()

    def commit(self) -> None:
        """Asks to make the move with the laid cards, as Ctrl+Enter does."""
        self.finish_motion()
        self._highlights.show_text("")
        self._keys.commit()

    def on_screen(self, rect: Rect) -> QRect:
        """This rectangle of the felt in coordinates of the screen."""
        corner = self.viewport().mapToGlobal(QPoint(round(rect.x), round(rect.y)))
        return QRect(corner, QSize(round(rect.w), round(rect.h)))

    def rect_of(self, target: Target) -> QRect:
        """The place on the screen where a card would lie at this target."""
        rect = target_rect(self._cloth.placements, target)
        return QRect() if rect is None else self.on_screen(rect)

    def has_something_at(self, point: QPoint) -> bool:
        """Whether there is a card or a zone at this point."""
        spot = self.picture, self._cloth.placements, point.x(), point.y()
        return (piece_at(*spot) or zone_at(*spot)) is not None

    # ---- Qt

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        view, theme = QRectF(self.viewport().rect()), self._theme
        draw_felt(painter, theme.felt, view, self.devicePixelRatioF())
        if theme.flat or theme.felt.picture:
            return
        if self._emblem:
            draw_emblem(painter, theme.felt, view, self._emblem)
        if width := rim_of(view.width(), view.height(), narrow=self._text_scale > 1):
            draw_rim(painter, theme.wood, view, width)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.finish_motion()
        size = event.size()
        self.scene().setSceneRect(0, 0, size.width(), size.height())
        if self._cloth.art.dpr != self.devicePixelRatioF():
            self._restyle()
        else:
            if not self._empty:
                self._cloth.art.forget()  # pictures of cards of the old size are not needed any more
            self._highlights.restyle()
            self._lay_anew()

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle()
        return super().event(event)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish_motion()
        self._cursor.show(False)
        self._highlights.show_text("")
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.press(*_point(event))
        else:
            self._mouse.cancel()
            self._grip.cancel()
        event.accept()

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.finish_motion()
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.double_click(*_point(event))
        event.accept()

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse.move(*_point(event))
        event.accept()

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.release(*_point(event))
        event.accept()

    @guarded
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._cursor.show(True)  # shows the ring, so that the player sees which card or zone the menu key acts on
            if self.attended_zone:
                self.menu_asked.emit(self.attention, self.place_of(self.attended_zone))
        else:
            spot = self.picture, self._cloth.placements, event.pos().x(), event.pos().y()
            found = piece_at(*spot) or zone_at(*spot)
            if found is not None:
                self.menu_asked.emit(found.key, event.globalPos())
        event.accept()

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        self._mouse.leave()
        super().leaveEvent(event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish_motion()
        self._highlights.show_text("")
        let_go = event.key() == Qt.Key.Key_Escape and self._mouse.stop_pulling()
        event.setAccepted(let_go or self._keys.press(event))

    @guarded
    def focusNextPrevChild(self, next: bool) -> bool:
        return self._keys.tab(1 if next else -1) or super().focusNextPrevChild(next)

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._cursor.show(True)
            self._cursor.enter_at_end(last=event.reason() == Qt.FocusReason.BacktabFocusReason)
        elif event.reason() == Qt.FocusReason.PopupFocusReason and self._led:
            self._cursor.show(True)  # a menu has closed: shows the ring again around the same card or zone
        if self._cursor.at is not None and self._cursor.shown:
            self._proxies.attend(self._cursor.at.key)
        if self._away and event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            # emitted later, because Qt first reports the focus to the screen reader, which interrupts announcements
            later(self, self.came_back.emit)
        self._away = False

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._away = event.reason() == Qt.FocusReason.ActiveWindowFocusReason
        self._led = self._cursor.shown
        self._cursor.show(False)
        self._proxies.attend("")

    # ---- inside

    def _offer_places(self) -> None:
        """Offers screen readers each legal place for the held card under its name, because the keyboard cursor does not
        stop at gaps between letters."""
        held, was = self._grip.piece, self._offered
        legal = [target for target in self._grip.places if target.legal] if held is not None else []
        rects = [(target, target_rect(self._cloth.placements, target)) for target in legal]
        found = [(target, rect) for target, rect in rects if rect is not None]
        self._offered = [target for target, _ in found]
        if found or was:
            self._proxies.offer([(self._name_of_place(target), rect) for target, rect in found])

    def _name_of_place(self, target: Target) -> str:
        """The name of a place for the held card, which must differ from the names of all stops (the cards and zones
        that keys visit)."""
        name = spoken_place(self.picture, target)
        return spoken_target(self.picture, target) if name in map(spoken_stop, self.stops) else name

    def _withdraw_places(self) -> None:
        if self._offered and self._grip.piece is None:
            self._offer_places()

    def _keep_attention(self) -> None:
        """Reports to screen readers where the keyboard cursor is now, if the card or zone that it was on has gone."""
        if not self.hasFocus():
            return
        if self._cursor.shown and self.attention != self._proxies.attended:
            self._proxies.attend(self.attention)
        elif self._proxies.attended not in ("", *self._proxies.stops):
            self._proxies.attend("")
            report_focus(self)

    def _arranged(self, picture: Picture) -> Placements:
        """The placements of the picture. If the felt has the same size as shortly before, words get the places that
        they had then, because bars that fold may change the size for a moment only."""
        room = self._room
        after = self._lain if room == self._lain_in else self._lain_by_room.get(room, self._lain)
        placed = self._arranged_after(picture, after)
        if self._lay_once is not None and (again := laid_again(placed, self._lay_once)) is not None:
            placed = self._arranged_after(picture, again)
        self._lain_in = room
        if not picture.veiled:  # while a curtain hides the table, the previous layout stays stored
            self._lain_by_room.pop(room, None)
            self._lain = self._lain_by_room[room] = placed
            self._lain_by_room = dict([*self._lain_by_room.items()][-ROOMS:])
        return placed

    def _arranged_after(self, picture: Picture, after: Placements | None) -> Placements:
        size = self.viewport().size()
        return arrange(
            picture,
            size.width(),
            size.height(),
            self._text_scale,
            dpr=self.devicePixelRatioF(),
            after=after,
            cards=self._card_scale,
            lost=self.ask_lost(),
            below=self._below,
            line=self._line,
        )

    def _restyle(self) -> None:
        self.finish_motion()
        self._cloth.restyle(self._theme, self.devicePixelRatioF())
        self._highlights.restyle()
        self.resetCachedContent()
        self.viewport().update()
        self._lain_in = ()
        self._lay_anew()

    def _settle_qt(self) -> None:
        # The felt makes its own viewport. For a viewport made by Qt, PySide would load the classes of all widgets,
        # which takes 1 MB and delays the first deal.
        viewport = QWidget()
        viewport.setObjectName("qt_scrollarea_viewport")  # Qt's own name for a viewport
        self.setViewport(viewport)
        self.setScene(self._cloth)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumSize(*SMALLEST)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # refused here, because the window handles dropped files
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        as_group(self)
        self.setAccessibleName(QCoreApplication.translate("Felt", "Card table"))

    def _connect(self) -> None:
        grip, mouse, keys = self._grip, self._mouse, self._keys
        for name in ("picked", "dropped", "returned", "reordered", "aimed"):
            getattr(grip, name).connect(getattr(self, name))
        for source in (mouse, keys):
            source.activated.connect(self.activated)
            source.cut_asked.connect(self.cut_asked)
        mouse.hovered.connect(self.hovered)
        for name in ("typed", "erased", "committed", "cancelled", "cycled"):
            getattr(keys, name).connect(getattr(self, name))
        grip.spoke.connect(self.say)
        keys.took.connect(self._offer_places)
        grip.aimed.connect(self._withdraw_places)
        self._performance.began.connect(self.performed)
        self._performance.rested.connect(self._rest)
        self._cursor.moved.connect(self._proxies.attend)


def _point(event: QMouseEvent) -> tuple[float, float]:
    point: QPointF = event.position()
    return point.x(), point.y()
