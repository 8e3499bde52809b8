"""The felt table as a widget: shows pictures, reports gestures. It knows no rule and no game."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from app.base.guard import guarded
from app.base.later import later
from app.felt.access import Announcer, Proxies, report_focus
from app.felt.cloth import draw_felt
from app.felt.cursor import Cursor
from app.felt.drag import Mouse
from app.felt.grip import Grip
from app.felt.highlights import Highlights
from app.felt.hits import target_rect
from app.felt.interfaces import as_group
from app.felt.keys import Keys
from app.felt.layout import arrange
from app.felt.peek import Peek
from app.felt.performance import Performance
from app.felt.picture import Picture, Target
from app.felt.places import Placements
from app.felt.pointing import piece_at, zone_at
from app.felt.rects import Rect
from app.felt.saying import spoken_place
from app.felt.scene import FeltScene
from app.felt.script import Script
from app.felt.speech import USUAL, Talk, is_said
from app.felt.stops import Stop
from app.felt.theme import Theme

SMALLEST = (360, 200)


class FeltView(QGraphicsView):
    """Signals name cards, zones and targets by their keys. Drag, clicks and keys all end in the same ones.

    picked: a card was taken up.  dropped: it was laid at a target.  returned: it was dropped nowhere, or taken back.
    reordered: within the hand, to a gap counted as the cards lie now.
    aimed: where the held card would go now, or None.  hovered: what the pointer rests on while none is held.
    activated: a zone or a lit card was pressed.  cut_asked: a word is to be cut at a gap, or the cut to be closed.
    typed, erased, committed, cancelled, cycled: letters, Backspace, Enter, Esc, Tab and Shift+Tab.
    performed: the next of what happened is to be seen.  rested: all has been.
    arranged: everything has its place, after a new picture or in another size.
    came_back: the keyboard is here again after a dialog, or after another window.
    menu_asked: a right click on a card or in a zone, or the menu key, and where on the screen.
    """

    picked = Signal(str)
    dropped = Signal(str, object)  # the card, its Target
    aimed = Signal(object)
    activated = Signal(str)
    returned = Signal(str)
    cut_asked = Signal(str, int)
    reordered = Signal(str, int)
    hovered = Signal(str)
    typed = Signal(str)
    erased = Signal()
    committed = Signal()
    cancelled = Signal()
    cycled = Signal(int)
    menu_asked = Signal(str, QPoint)
    came_back = Signal()
    performed = Signal()
    rested = Signal()
    arranged = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text_scale = 1.0
        self._card_scale = 1.0
        self._lost = 0  # pixels of the height that larger letters around it have taken
        self._offered: list[Target] = []  # the places that can be pressed while a card is held
        self._led = False  # was its ring seen when the keyboard went?
        self._away = False  # has the keyboard gone with the window, to a dialog or to another window?
        self._below = 0  # pixels at the foot that are kept for what lies over the felt
        self._empty = True  # has nothing been shown since the table was cleared?
        self._lain: Placements | None = None  # where everything lay when it was last to be seen
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
        self.speech = USUAL  # how much is said
        self._proxies = Proxies(self.viewport(), self)
        self._connect()

    # ---- what the owner of the table calls

    def show_picture(self, picture: Picture, *, animate: bool = True, script: Script = ()) -> None:
        """Show this picture. It is true at once; cards only glide to it.

        script: what led to it is performed first, unless a card is in somebody's hand."""
        self._empty = False
        self._performance.cut_short()
        seen = animate and self.isVisible() and not picture.veiled and self._grip.piece is None
        if seen and (beats := self._performance.shown_of(script, picture)):
            self._peek.hide()
            self._mouse.cancel()
            self._performance.begin(beats, picture)
        else:
            self._lay(picture, animate=animate)

    def expect(self, picture: Picture) -> None:
        """Measures the first picture of a game before it is laid: what stands around it leaves it room accordingly."""
        self._cloth.picture, self._cloth.placements = picture, self._arranged(picture)

    def _lay(self, picture: Picture, *, animate: bool) -> None:
        self._performance.light(())
        self._peek.hide()
        self._cloth.show_picture(picture, self._arranged(picture), animate=animate and self.isVisible())
        if not animate:  # another table: whatever Qt has lost track of in the middle of a motion is painted over
            self.viewport().update()
        if picture.veiled:
            self._mouse.cancel()
        self._renew()

    def _lay_anew(self) -> None:
        """Lays the same picture in other room, or in other clothes. A table that was cleared waits for the next one."""
        self.finish_motion()
        if not self._empty:
            self.show_picture(self.picture, animate=False)

    def _renew(self) -> None:
        """What knows the cards by where they lie."""
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
        """Everything that moves arrives now."""
        self._performance.cut_short()
        self._cloth.animator.finish()

    def light(self, keys: Collection[str], *, each: bool = False) -> None:
        """Set these cards off, until others are named. each: those that lie in no word one by one."""
        self._performance.light(keys, each=each)

    @property
    def performing(self) -> bool:
        """Is something that happened still being shown?"""
        return self._performance.running

    def keep_below(self, height: int) -> None:
        """So much of its foot is left free: something of somebody else's lies there."""
        if height != self._below:
            self._below = height
            self._lay_anew()

    @property
    def free_height(self) -> int:
        """As far down as nothing lies over it."""
        return self.viewport().height() - self._below

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._restyle()

    def set_motion(self, factor: float, speed: float = 1.0) -> None:
        """factor: 1 is normal, 0 no motion, 2 half as fast.  speed: of all that is shown, with motion or without."""
        self._cloth.animator.factor = factor / speed
        self._performance.tempo = (factor or 1) / speed
        if not factor:
            self.finish_motion()

    def set_text_scale(self, scale: float) -> None:
        """1 for 100 %: titles, counts and reasons grow; cards do not."""
        self._text_scale = scale
        self._lay_anew()

    def set_card_scale(self, scale: float) -> None:
        """1: as large as the table has room for."""
        if scale != self._card_scale:
            self._card_scale = scale
            self._lay_anew()

    def make_up_for(self, lost: int) -> None:
        """Larger letters around it have taken so much of its height: the cards stay as large as they were."""
        if lost != self._lost:
            self._lost = lost
            self._lay_anew()

    def say(self, text: str, talk: Talk = Talk.ANSWER) -> None:
        """Let a screen reader say a sentence."""
        self.say_all((talk, text))

    def say_all(self, *parts: tuple[Talk, str]) -> None:
        """Sentences of several kinds as one: what comes at once is heard at once."""
        told = "\n".join([text for talk, text in parts if text and is_said(talk, self.speech)])
        if told:
            self._announcer.say(told)

    @property
    def said(self) -> str:
        """What was said last."""
        return self._announcer.said

    def hush(self) -> None:
        """Nothing that was said can be heard or found any more."""
        self._announcer.hush()

    @property
    def offers(self) -> bool:
        """Are there words that what lies there can still become? Then Tab asks for them."""
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
        """Where a click lays a card; None: it is picked up."""
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
        """The scene: where the cards lie. For tests and shots."""
        return self._cloth

    @property
    def held(self) -> str:
        """The key of the card that somebody holds; empty while nobody does."""
        return self._grip.piece.key if self._grip.piece is not None else ""

    @property
    def reason(self) -> str:
        """What is said just now against the place the held card aims at."""
        return self._highlights.reason

    @property
    def moving(self) -> bool:
        return self._cloth.animator.moving

    @property
    def attention(self) -> str:
        """The key of the stop the keyboard is at."""
        return self._cursor.at.key if self._cursor.at is not None else ""

    @property
    def attended_zone(self) -> str:
        """The key of the zone the keyboard is in; empty while the mouse leads."""
        return self._cursor.at.zone.key if self._cursor.at is not None and self._cursor.shown else ""

    def zone_of(self, key: str) -> str:
        """The zone of a card; a zone is its own."""
        piece = self._cloth.pieces.get(key)
        return key if piece is None else piece.zone

    def place_of(self, zone: str) -> QPoint:
        """Below the cards of this zone, on the screen."""
        place = self._cloth.placements.zones[zone]
        first = place.cells[0] if place.cells else place.rect
        below = max([cell.y + cell.h for cell in place.cells], default=place.rect.y + place.rect.h)
        return self.viewport().mapToGlobal(QPoint(round(first.x), round(below)))

    def pick_up(self, key: str) -> None:
        """Take this card up, as by a click or, where the keyboard leads, by a key."""
        if self._cursor.shown and self._cursor.go_to(key):
            self._keys.pick_up(key)
        else:
            self._mouse.pick_up(key)

    def look_under(self, key: str) -> None:
        """Spread the stack that this card lies on."""
        if key in self._cloth.pieces:
            self._peek.show(self._cloth.pieces[key])

    def let_go(self) -> None:
        """Whatever is held or pulled goes back to where it was."""
        self._mouse.cancel()
        self._grip.cancel()
        self._highlights.say("")

    def clear(self) -> None:
        """Ends the game that lay here: what is still to be seen of it is not laid again, in whatever room."""
        self.finish_motion()
        self.hush()
        self.let_go()
        self._lain = None
        self._empty = True
        self.forget_attention()

    def forget_attention(self) -> None:
        """Another hand comes: the keyboard begins where the next picture wants it."""
        self._cursor.forget()

    # ---- what screen readers ask for

    def press_stop(self, key: str) -> None:
        self.finish_motion()
        self._cursor.show(True)
        if self._cursor.go_to(key) and self._cursor.at is not None:
            self._keys.press_stop(self._cursor.at)

    def press_place(self, number: int) -> None:
        """One of the places that are offered to the held card."""
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

    # ---- for who goes through the table by a switch: the keyboard's own walk

    @property
    def stops(self) -> tuple[Stop, ...]:
        """Every card and zone that keys stop at, region by region."""
        return self._cursor.stops

    @property
    def places(self) -> tuple[Target | None, tuple[Target, ...]]:
        """Where the held card may go: where a click would lay it, if anywhere, and everywhere else."""
        legal = [target for target in self._grip.places if target.legal]
        usual = self._grip.ask_place(self.held)
        first = next((target for target in legal if target.is_at(usual)), None)
        return first, tuple([target for target in legal if target is not first])

    def take_stop(self, key: str) -> None:
        """Pick this card up, or press what is there."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._cursor.show(True)
        if self._cursor.go_to(key):
            self._keys.use()

    def aim(self, target: Target) -> None:
        """The held card hovers there, and what it would do is said."""
        self._keys.aim(target)

    def lay_at(self, target: Target) -> None:
        self._keys.aim(target)
        self._keys.drop()

    def put_back(self) -> None:
        self._keys.put_back()

    def commit(self) -> None:
        """Ask for the move, as the key does that means it on any stop."""
        self.finish_motion()
        self._highlights.say("")
        self._keys.commit()

    def on_screen(self, rect: Rect) -> QRect:
        """Of a place on the felt."""
        corner = self.viewport().mapToGlobal(QPoint(round(rect.x), round(rect.y)))
        return QRect(corner, QSize(round(rect.w), round(rect.h)))

    def rect_of(self, target: Target) -> QRect:
        """Where a card would lie there, on the screen."""
        rect = target_rect(self._cloth.placements, target)
        return QRect() if rect is None else self.on_screen(rect)

    def has_something_at(self, point: QPoint) -> bool:
        """Would a click there be for a card or a zone?"""
        spot = self.picture, self._cloth.placements, point.x(), point.y()
        return (piece_at(*spot) or zone_at(*spot)) is not None

    # ---- Qt

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        draw_felt(painter, self._theme.felt, QRectF(self.viewport().rect()), self.devicePixelRatioF())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.finish_motion()
        size = event.size()
        self.scene().setSceneRect(0, 0, size.width(), size.height())
        if self._cloth.art.dpr != self.devicePixelRatioF():
            self._restyle()
        else:
            self._cloth.art.forget()  # cards and frames of the old size are of no more use
            self._highlights.restyle()
            self._lay_anew()

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle()
        elif event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._announcer.hush()
        return super().event(event)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish_motion()
        self._cursor.show(False)
        self._highlights.say("")
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
            self._cursor.show(True)  # the first key only shows where one is; here it does what it is for, too
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
        self._highlights.say("")
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
            self._cursor.show(True)  # a menu has closed: attention is where it was
        if self._cursor.at is not None and self._cursor.shown:
            self._proxies.attend(self._cursor.at.key)
        if self._away and event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            later(self, self.came_back.emit)  # first Qt tells where the keyboard is, and what was said breaks off
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
        """Gaps between letters are no stops: each place that takes the held card can be pressed by its name."""
        held, was = self._grip.piece, self._offered
        legal = [target for target in self._grip.places if target.legal] if held is not None else []
        rects = [(target, target_rect(self._cloth.placements, target)) for target in legal]
        found = [(target, rect) for target, rect in rects if rect is not None]
        self._offered = [target for target, _ in found]
        if found or was:
            self._proxies.offer([(spoken_place(self.picture, target), rect) for target, rect in found])

    def _withdraw_places(self) -> None:
        if self._offered and self._grip.piece is None:
            self._offer_places()

    def _keep_attention(self) -> None:
        """A card has gone from under the keyboard's attention: a screen reader must not stay with what is no more."""
        if not self.hasFocus():
            return
        if self._cursor.shown and self.attention != self._proxies.attended:
            self._proxies.attend(self.attention)
        elif self._proxies.attended not in ("", *self._proxies.stops):
            self._proxies.attend("")
            report_focus(self)

    def _arranged(self, picture: Picture) -> Placements:
        size = self.viewport().size()
        dpr, after = self.devicePixelRatioF(), self._lain
        placed = arrange(
            picture,
            size.width(),
            size.height(),
            self._text_scale,
            dpr=dpr,
            after=after,
            cards=self._card_scale,
            lost=self._lost,
            below=self._below,
        )
        self._lain = after if picture.veiled else placed  # behind the curtain everything stays where it is
        return placed

    def _restyle(self) -> None:
        self.finish_motion()
        self._cloth.restyle(self._theme, self.devicePixelRatioF())
        self._highlights.restyle()
        self.resetCachedContent()
        self.viewport().update()
        self._lay_anew()

    def _settle_qt(self) -> None:
        # For a viewport that Qt had made, PySide would make every kind of widget there is: 1 MB, and a late first deal.
        viewport = QWidget()
        viewport.setObjectName("qt_scrollarea_viewport")  # as Qt calls its own
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
        self.setAcceptDrops(False)  # what is dropped from elsewhere is the window's
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        as_group(self)
        self._name()

    def _name(self) -> None:
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
