"""Shows the table to screen readers. A screen reader can't see the items of a graphics scene. So an invisible widget,
called a proxy, covers each zone and each stop (a card or zone that the keyboard can visit). A proxy ignores the mouse,
and has a name and actions. Proxies never take the window's focus; instead, the stop that the keyboard cursor is on is
reported as focused.
"""

from collections import deque
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Protocol

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from app.base.announcements import taken
from app.base.guard import guarded
from app.base.listing import without_dots
from app.felt.heard import HEARD
from app.felt.interfaces import FOCUS, MENU, PRESS, ensure_factory, is_building, made_by
from app.felt.picture import FeltZone, Picture
from app.felt.places import Placements
from app.felt.rects import Rect
from app.felt.saying import spoken_stop, spoken_zone
from app.felt.stops import Stop

# the number of labels (invisible widgets, each with one announced sentence): this many sentences can follow each other
# before the first one is replaced
LABELS = 4
STAYS_MS = 15_000  # labels are removed after this many milliseconds; a screen reader asks for its sentence much sooner


class Master(Protocol):
    """Carries out the actions that a screen reader asks for. It finds a stop (a card or zone) by its key, and a place
    for the held card by its number."""

    def press_stop(self, key: str) -> None: ...

    def press_place(self, number: int) -> None: ...

    def open_stop(self, key: str) -> None: ...

    def focus_stop(self, key: str) -> None: ...


class Proxy(QWidget):
    """An invisible widget over a zone, or over a stop (a card or zone that the keyboard can visit).

    key: the key of that zone or stop.
    master: carries out its actions; None for a zone that only holds stops.
    """

    def __init__(self, parent: QWidget, key: str, role: QAccessible.Role, master: Master | None) -> None:
        super().__init__(parent)
        self.key, self.role, self.master = key, role, master
        self.attended = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show()


class ProxyInterface(QAccessibleWidget):
    """A proxy as a screen reader sees it: a list of cards, or a card in it."""

    def __init__(self, proxy: Proxy) -> None:
        super().__init__(proxy, proxy.role, "")  # no name, because it would not change with the proxy's name
        self._proxy = proxy

    @guarded
    def state(self) -> QAccessible.State:
        state = super().state()
        if self._proxy.master is not None:
            state.focusable = True
            state.focused = self._proxy.attended
        return state

    @guarded
    def actionNames(self) -> list[str]:
        return [] if self._proxy.master is None else [PRESS, MENU, FOCUS]

    @guarded
    def doAction(self, name: str) -> None:
        master, key = self._proxy.master, self._proxy.key
        if master is None:
            return
        {PRESS: master.press_stop, MENU: master.open_stop, FOCUS: master.focus_stop}.get(name, _nothing)(key)


class PlaceProxy(QWidget):
    """An invisible widget over a place for the held card: a gap, a card to cover or to exchange, or a zone. A screen
    reader can press it."""

    def __init__(self, parent: QWidget, number: int, master: Master) -> None:
        super().__init__(parent)
        self.number, self.master = number, master
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.show()


class PlaceInterface(QAccessibleWidget):
    def __init__(self, place: PlaceProxy) -> None:
        super().__init__(place, QAccessible.Role.Button, "")
        self._place = place

    @guarded
    def actionNames(self) -> list[str]:
        return [PRESS]

    @guarded
    def doAction(self, name: str) -> None:
        if name == PRESS:
            self._place.master.press_place(self._place.number)


def report_focus(widget: QWidget) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Focus))


def _nothing(_key: str) -> None:
    """Does nothing. Called for an action that a proxy does not offer."""


class Announcement(QWidget):
    """An invisible label. A screen reader reads its name aloud whenever the label appears."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()


class AnnouncementInterface(QAccessibleWidget):
    def __init__(self, label: Announcement) -> None:
        super().__init__(label, QAccessible.Role.Notification, "")


class Announcer:
    """Announces a sentence once: as an announcement if the screen reader supports announcements, else by a label with
    the role of a notification."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self.said = ""
        self._labels: deque[Announcement] = deque()
        self._fading = QTimer(parent)
        self._fading.setSingleShot(True)
        self._fading.timeout.connect(self._clear)

    def say(self, text: str, *, again: bool = False) -> None:
        """Announces a sentence.

        again: whether to leave the sentence out of those that players can hear again later, because it repeats an
        earlier sentence or is announced too often.
        """
        if not text or is_building():
            return
        text = without_dots(text)
        self.said = text
        if not again:
            HEARD.keep(text)
        if taken():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._parent, text))
            return
        # A screen reader asks for the text some time after the event, so a new sentence must not replace the sentence
        # before it.
        if not self._labels:
            ensure_factory()
            self._labels.extend([Announcement(self._parent) for _ in range(LABELS)])
            for label in self._labels:
                # Qt does not delete the label with its announcer's widget, because the label is a child of the window.
                self._parent.destroyed.connect(label.deleteLater)
        label = self._labels[0]
        self._labels.rotate(-1)
        label.hide()
        window = self._parent.window()
        # while a dialog is open, a screen reader notices only the dialog's widgets
        while (owner := window.parentWidget()) is not None:
            window = owner.window()
        if label.parent() is not window:
            # If the label were the table's child, it would appear whenever the table's page appears, and be read again.
            label.setParent(window)
        label.setAccessibleName(text)
        label.show()
        self._fading.start(STAYS_MS)

    def hush(self) -> None:
        """Withdraws the last announced sentence, for example because it is in the previous language or was meant for
        another player."""
        self.said = ""
        HEARD.forget()
        self._clear()

    def _clear(self) -> None:
        self._fading.stop()
        for label in self._labels:  # removed, because a screen reader that asks late should find no label
            label.hide()
            label.setParent(None)
            label.deleteLater()
        self._labels.clear()


class Proxies:
    """The proxies (invisible widgets for screen readers) of one table. They change with each picture; while
    the curtain hides the table, there are none."""

    def __init__(self, viewport: QWidget, master: Master) -> None:
        self._viewport, self._master = viewport, master
        self.zones: dict[str, Proxy] = {}
        self.stops: dict[str, Proxy] = {}
        self.places: list[PlaceProxy] = []  # the places for the held card
        self._order: tuple[str, ...] = ()
        self.attended = ""
        # When the table takes the focus, Qt reports the table's own focus only afterwards. The timer waits for that
        # report, and then reports once which card or zone the keyboard cursor is on.
        self._report = QTimer(viewport)
        self._report.setSingleShot(True)
        self._report.setInterval(0)
        self._report.timeout.connect(self._report_attended)

    def show(self, picture: Picture, placements: Placements, stops: Sequence[Stop]) -> None:
        held: dict[str, FeltZone] = {} if picture.veiled else {zone.key: zone for zone in picture.zones}
        alone = {stop.key for stop in stops if stop.piece is None}
        self._forget(self.stops, {stop.key for stop in stops})
        self._forget(self.zones, held.keys() - alone)
        for key, zone in held.items():
            if key not in alone:
                list_ = self.zones.get(key) or Proxy(self._viewport, key, QAccessible.Role.List, None)
                self.zones[key] = list_
                self._place(list_, placements.zones[key].rect, spoken_zone(picture, zone))
        for stop in stops:
            self._show_stop(stop)
        order = tuple([stop.key for stop in stops])
        if order != self._order:  # a screen reader visits widgets in the order in which they were raised
            self._order = order
            for key in order:
                self.stops[key].raise_()

    def offer(self, places: Sequence[tuple[str, Rect]]) -> None:
        """Shows screen readers these places for the held card, each with its name, instead of the earlier ones."""
        for place in self.places:
            place.setParent(None)
            place.deleteLater()
        self.places = [PlaceProxy(self._viewport, number, self._master) for number in range(len(places))]
        for place, (name, rect) in zip(self.places, places, strict=True):
            place.setGeometry(QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h)))
            place.setAccessibleName(name)

    def attend(self, key: str) -> None:
        """Reports to screen readers which card or zone the keyboard cursor is on."""
        self.attended = key
        for other, proxy in self.stops.items():
            proxy.attended = other == key
        self._report.start()

    def _report_attended(self) -> None:
        if self.attended in self.stops:
            report_focus(self.stops[self.attended])

    def _show_stop(self, stop: Stop) -> None:
        parent = self.zones[stop.zone.key] if stop.piece is not None else self._viewport
        proxy = self.stops.get(stop.key)
        if proxy is None:
            role = QAccessible.Role.ListItem if stop.piece is not None else QAccessible.Role.Button
            proxy = self.stops[stop.key] = Proxy(parent, stop.key, role, self._master)
        elif proxy.parent() is not parent:
            proxy.setParent(parent)
            proxy.show()
        corner = parent.pos() if stop.piece is not None else QRect().topLeft()
        self._place(proxy, stop.rect.moved(-corner.x(), -corner.y()), spoken_stop(stop))

    def _place(self, proxy: Proxy, rect: Rect, name: str) -> None:
        place = QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
        if proxy.geometry() != place:
            proxy.setGeometry(place)
        if proxy.accessibleName() != name:
            proxy.setAccessibleName(name)

    def _forget(self, held: dict[str, Proxy], wanted: AbstractSet[str]) -> None:
        for key in [key for key in held if key not in wanted]:
            proxy = held.pop(key)
            proxy.setParent(None)  # removes the proxy immediately; Qt deletes it only later
            proxy.deleteLater()


made_by(Proxy, ProxyInterface)
made_by(PlaceProxy, PlaceInterface)
made_by(Announcement, AnnouncementInterface)
