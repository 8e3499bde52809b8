"""Finds the spots: the elements that scanning can light and pick now.

They are the visible buttons, fields and lists of the window, and the regions, cards and places on the felt that the
keyboard visits. No separate list of spots exists, so no element can be forgotten. While a menu or a list is open, only
its entries are spots. While a card is held, only the places for this card are spots.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby, islice
from math import ceil, sqrt

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QMenu,
    QMenuBar,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)
from shiboken6 import getCppPointer

from app.felt.picture import Kind, Mark, Target
from app.felt.saying import spoken_stop
from app.felt.stops import Region, Stop
from app.felt.view import FeltView

BACK = "the last card taken back"
LATER_REGIONS = (Region.STOCK, Region.SEATS)
SPIN = QStyle.SubControl
MOST = 8  # if there are more spots (elements to pick) than this, they are grouped, and the groups are lit first
NAMED = 4  # the number of spots whose names are announced for a group
# The limit above which cards, places and letters are grouped. It is lower than MOST, because waiting for the frame at
# each of many spots takes longer than one more press for a group.
CARDS = 4


@dataclass(frozen=True)
class ScanSpot:
    """A spot: a button, a card or another element that scanning can light and pick, or a group of them.

    key: identifies the spot when the window is searched again.
    rect: the spot's place on the screen.
    parts: the spots inside this spot; the frame visits them once the player has picked this spot. A spot without parts
    calls `take` instead.
    light: marks the spot itself, in addition to the frame around it; this may move the spot.
    early: the player probably wants the spot next, so it is lit before everything else.
    leads: after the spot is picked, the frame goes on in the same part of the window.
    spoken: returns the spot's name for listeners; None if `light` announces the spot already.
    late: the spot is lit after the buttons of the moves and the hint.
    """

    key: Hashable
    rect: QRect
    take: Callable[[], object] | None = None
    parts: tuple["ScanSpot", ...] = ()
    light: Callable[[], object] | None = None
    early: bool = False
    leads: bool = True
    spoken: Callable[[], str] | None = None
    late: bool = False


@dataclass(frozen=True)
class Sight:
    """The spots (elements that scanning can light and pick) that can be lit now.

    window: the window that shows the frame.
    leave: called if the player picks none of these spots; if it is None, the frame starts at the first spot again.
    """

    window: QWidget
    spots: tuple[ScanSpot, ...]
    leave: Callable[[], object] | None = None


def sight(main: QWidget) -> Sight:
    """Returns the spots (elements that scanning can light and pick) that can be lit now.

    main: the window to search if no other is in front.
    """
    popup = QApplication.activePopupWidget()
    if popup is not None:
        return Sight(popup, folded(tuple(_of_popup(popup))), popup.close)
    window = QApplication.activeModalWidget() or QApplication.activeWindow() or main
    widgets = _widgets(window)
    held = next((one for one in widgets if isinstance(one, FeltView) and one.held), None)
    if held is not None:
        return Sight(window, tuple(_places(held)), held.put_back)
    return Sight(window, folded(tuple(_of_widgets(widgets)), 2 * MOST))


def key_of(thing: QObject) -> Hashable:
    """Returns a value that identifies a widget or an action, even if Python wraps it in another object next time."""
    return getCppPointer(thing)[0]


# ---- grouping


def folded(spots: Sequence[ScanSpot], most: int = MOST) -> tuple[ScanSpot, ...]:
    """Puts spots into groups if there are more than `most`: by lines if they are arranged in lines, otherwise in
    sequence. Cards and places are never grouped by lines, because cards move while the player aims at a place."""
    if len(spots) <= most:
        return tuple(spots)
    lines = list(_lines(spots)) if most != CARDS else []
    if not 1 < len(lines) < len(spots):
        size = ceil(sqrt(len(spots)))
        lines = [list(spots[start : start + size]) for start in range(0, len(spots), size)]
    return folded([together(line, most=most) for line in lines], most)


def _lines(spots: Sequence[ScanSpot]) -> Iterator[list[ScanSpot]]:
    """Splits spots into lines. A line ends where the next spot is wholly below or above."""
    if not spots:
        return
    line: list[ScanSpot] = []
    for spot in spots:
        if line and not line[-1].rect.top() <= spot.rect.center().y() <= line[-1].rect.bottom():
            yield line
            line = []
        line.append(spot)
    yield line


def together(spots: Sequence[ScanSpot], key: Hashable = None, most: int = MOST) -> ScanSpot:
    """Combines several spots into one with parts. A single spot is returned unchanged.

    most: more parts than this are grouped.
    """
    if len(spots) == 1:
        return spots[0]
    around = QRect()
    for spot in spots:
        around = around.united(spot.rect)
    key = ("together", spots[0].key) if key is None else key
    return ScanSpot(key, around, None, folded(spots, most), spoken=partial(names_of, spots))


def names_of(spots: Sequence[ScanSpot]) -> str:
    """Returns the names of the first few of these spots."""
    first = [leaf.spoken() for leaf in islice(_leaves(spots), NAMED) if leaf.spoken is not None]
    more = len(list(_leaves(spots))) > NAMED
    return ", ".join([name for name in first if name]) + (" …" if more else "")


def _leaves(spots: Sequence[ScanSpot]) -> Iterator[ScanSpot]:
    for spot in spots:
        yield from _leaves(spot.parts) if spot.parts else (spot,)


# ---- the spots of a window


def _widgets(window: QWidget) -> list[QWidget]:
    """Returns the usable widgets that are visible, or can be scrolled into sight. Buttons that only explain why they do
    nothing yet are left out."""
    there = [one for one in _shown(window) if isinstance(one, TAKEN) and not one.property("vain")]
    return [one for one in there if _is_in_sight(one) or _pane(one) is not None]


def _shown(parent: QWidget) -> Iterator[QWidget]:
    """Yields the visible and enabled widgets inside `parent`, in their order. Hidden pages have most widgets of the
    window, so they are not searched."""
    for one in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if one.isVisible() and one.isEnabled() and not one.isWindow():
            yield one
            yield from _shown(one)


def _is_in_sight(widget: QWidget) -> bool:
    """Whether any part of the widget is inside the visible area of all its parents. Widgets that cover it do not
    matter: they have their own spots."""
    left, around = QRect(widget.rect()), widget
    while not left.isEmpty() and not around.isWindow() and (above := around.parentWidget()) is not None:
        left = left.translated(around.pos()) & above.rect()
        around = above
    return not left.isEmpty()


def _pane(widget: QWidget) -> QScrollArea | None:
    """Returns the scroll area that can scroll the widget into sight, if any."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above if isinstance(above, QScrollArea) and above.isVisible() else None


def _of_widgets(widgets: Sequence[QWidget]) -> list[ScanSpot]:
    """Returns the spots of these widgets; neighbours in one part of the window are grouped. Spots that the player
    probably wants next come first. Then come the hand and the words, the buttons below, help, the rest of the felt, the
    widgets on and below the felt, and the widgets around the felt. Apart from that, the order is from top to bottom and
    from left to right."""
    parts: dict[Hashable, list[QWidget]] = {}
    early: list[ScanSpot] = []
    soon: list[ScanSpot] = []
    helps: list[ScanSpot] = []
    felt: list[ScanSpot] = []
    for widget in widgets:
        if isinstance(widget, FeltView):
            felt += _of_felt(widget)
        elif widget.property("scanned") == "early":
            early += [replace(spot, early=True) for spot in _of_widget(widget)]
        elif widget.property("scanned") == "help":
            helps += _of_widget(widget)
        else:
            parts.setdefault(key_of(widget.parentWidget() or widget), []).append(widget)
    around: list[ScanSpot] = []
    for key, several in parts.items():
        spots = in_reading_order([spot for widget in several for spot in _of_widget(widget)])
        if spots:
            parent = several[0].parentWidget()
            rank = str(parent.property("scanned") or "") if parent is not None else ""
            letters = all(widget.property("letter") for widget in several)
            group = together(spots, ("in", key), CARDS if letters else MOST)
            {"early": early, "soon": soon}.get(rank, around).append(replace(group, early=rank == "early"))
    cloth = next((_on_screen(widget, widget.rect()) for widget in widgets if isinstance(widget, FeltView)), QRect())

    def place(spot: ScanSpot) -> tuple[bool, int, int]:
        middle = spot.rect.center()
        beside = not cloth.isNull() and (middle.y() < cloth.top() or not cloth.left() <= middle.x() <= cloth.right())
        return beside, spot.rect.top(), spot.rect.left()

    first = [spot for spot in felt if not spot.late]
    later = [spot for spot in felt if spot.late]
    return [*early, *first, *soon, *helps, *later, *sorted(around, key=place)]


def in_reading_order(spots: Sequence[ScanSpot]) -> list[ScanSpot]:
    lines = _lines(sorted(spots, key=lambda spot: (spot.rect.center().y(), spot.rect.left())))
    return [spot for line in lines for spot in sorted(line, key=lambda spot: spot.rect.left())]


TAKEN = (FeltView, QAbstractButton, QComboBox, QTabBar, QMenuBar, QSpinBox, QTextEdit, QAbstractItemView)


def _of_widget(widget: QWidget) -> Iterator[ScanSpot]:
    """Yields the spots of a usable widget."""
    if isinstance(widget, QAbstractButton):
        yield _spot(widget, partial(_press, widget))
    elif isinstance(widget, QComboBox):
        yield _spot(widget, widget.showPopup)
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            choose, spoken = partial(widget.setCurrentIndex, number), partial(widget.tabText, number)
            rect = _on_screen(widget, widget.tabRect(number))
            yield ScanSpot((key_of(widget), number), rect, choose, spoken=partial(_plain, spoken))
    elif isinstance(widget, QMenuBar) and widget.y() >= 0:
        yield from _titles(widget)
    elif isinstance(widget, QSpinBox):
        for part, step in ((SPIN.SC_SpinBoxDown, widget.stepDown), (SPIN.SC_SpinBoxUp, widget.stepUp)):
            sign = "−" if part is SPIN.SC_SpinBoxDown else "+"
            spoken = partial("{} {} {}".format, widget.accessibleName(), widget.text(), sign)
            rect = _on_screen(widget, spin_button(widget, part))
            yield ScanSpot((key_of(widget), part), rect, step, spoken=spoken)
    elif isinstance(widget, QTextEdit) and widget.verticalScrollBar().maximum():
        yield _spot(widget, partial(_read_on, widget))
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget.window(), QMenu):
        yield from _items(widget, partial(_choose, widget))


def _spot(widget: QWidget, take: Callable[[], object]) -> ScanSpot:
    rect, pane = _on_screen(widget, widget.rect()), _pane(widget)
    light = None if pane is None else partial(pane.ensureWidgetVisible, widget)
    return ScanSpot(key_of(widget), rect, take, (), light, spoken=partial(_name, widget))


def _plain(text: Callable[[], str]) -> str:
    """Returns a text without the ampersand that marks its shortcut."""
    return text().replace("&", "")


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    value = widget.currentText() if isinstance(widget, QComboBox) else ""
    return f"{widget.accessibleName() or text.replace('&', '')} {value}".strip()


def spin_button(spin: QSpinBox, part: QStyle.SubControl) -> QRect:
    """Returns the place of a button of a number field, which raises or lowers the number."""
    option = QStyleOptionSpinBox()
    spin.initStyleOption(option)
    return spin.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, spin)


def _on_screen(widget: QWidget, rect: QRect) -> QRect:
    return QRect(widget.mapToGlobal(rect.topLeft()), rect.size())


def _press(button: QAbstractButton) -> None:
    menu = button.menu() if isinstance(button, QToolButton) else None
    if menu is not None:
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    else:
        button.click()


def _read_on(text: QTextEdit) -> None:
    """Scrolls a text down by a page or, at its end, back to its beginning."""
    bar = text.verticalScrollBar()
    at_end = bar.value() == bar.maximum()
    step = QAbstractSlider.SliderAction.SliderToMinimum if at_end else QAbstractSlider.SliderAction.SliderPageStepAdd
    bar.triggerAction(step)


def _items(view: QAbstractItemView, take: Callable[[QModelIndex], object]) -> Iterator[ScanSpot]:
    model = view.model()
    for row in range(model.rowCount() if model is not None else 0):
        index = model.index(row, 0)
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            rect = _on_screen(view.viewport(), view.visualRect(index))
            light, spoken = partial(_scroll_to, view, index), partial(_item_text, index)
            yield ScanSpot((key_of(view), row), rect, partial(take, index), (), light, spoken=spoken)


def _scroll_to(view: QAbstractItemView, index: QModelIndex) -> None:
    view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)  # lists of Qt's file dialog need the hint


def _item_text(index: QModelIndex) -> str:
    """Returns the name of a list's item. For an item that shows a picture, returns the item's name for listeners."""
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or "")


def _choose(view: QAbstractItemView, index: QModelIndex) -> None:
    """Selects an item as a click does; the buttons beside the list then act on the item."""
    view.setCurrentIndex(index)
    view.clicked.emit(index)


# ---- menus and open lists


def _of_popup(popup: QWidget) -> Iterator[ScanSpot]:
    if isinstance(popup, QMenu):
        for action in popup.actions():
            if action.isVisible() and action.isEnabled() and not action.isSeparator():
                rect = _on_screen(popup, popup.actionGeometry(action))
                spoken = partial(_plain, action.text)
                yield ScanSpot(key_of(action), rect, partial(_enter, popup, action), spoken=spoken)
        above = popup.menuAction().associatedObjects()
        yield from [spot for bar in above if isinstance(bar, QMenuBar) for spot in _titles(bar, but=popup)]
        return
    for view in popup.findChildren(QAbstractItemView):
        yield from _items(view, partial(_choose_in_list, view))
    for button in popup.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled():
            yield _spot(button, button.click)


def _titles(bar: QMenuBar, but: QMenu | None = None) -> Iterator[ScanSpot]:
    for action in bar.actions():
        if action.isVisible() and action.isEnabled() and (but is None or action is not but.menuAction()):
            rect = _on_screen(bar, bar.actionGeometry(action))
            spoken = partial(_plain, action.text)
            yield ScanSpot(key_of(action), rect, partial(_open_title, bar, action, but), spoken=spoken)


def _open_title(bar: QMenuBar, action: QAction, instead_of: QMenu | None) -> None:
    if instead_of is not None:
        instead_of.close()
    bar.setActiveAction(action)


def _enter(menu: QMenu, action: QAction) -> None:
    """Activates a menu's action as Enter does, or opens its submenu."""
    menu.setActiveAction(action)
    send_key(menu, Qt.Key.Key_Return)


def _choose_in_list(view: QAbstractItemView, index: QModelIndex) -> None:
    view.setCurrentIndex(index)
    send_key(view, Qt.Key.Key_Return)


def send_key(widget: QWidget, key: Qt.Key) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


# ---- the felt


def _of_felt(felt: FeltView) -> list[ScanSpot]:
    """Returns the spots of the felt: its regions and, after the hand, the cards set apart, the place where the next
    word begins, and the last card laid, which can be taken back there. An empty tray is not a spot."""
    stops, laid = felt.stops, felt.laid
    apart = [stop for stop in stops if stop.zone.kind is Kind.TRAY]
    begins = [stop for stop in stops if laid is not None and stop.zone.kind is Kind.FRESH and stop.piece is None]
    others = [stop for stop in stops if stop not in begins and stop not in apart]
    regions = [_region(felt, list(several)) for _, several in groupby(others, key=lambda stop: stop.region)]
    lying = [stop for stop in apart if stop.piece is not None]
    further = [_zone(felt, lying)] if lying else []
    further += [_of_stop(felt, stop) for stop in begins]
    if laid is not None:
        further.append(ScanSpot(BACK, felt.on_screen(laid), felt.take_last_back, spoken=_back_text))
    return [*regions[:1], *[replace(spot, leads=False) for spot in further], *regions[1:]]


def _region(felt: FeltView, stops: Sequence[Stop]) -> ScanSpot:
    zones = [list(several) for _, several in groupby(stops, key=lambda stop: stop.zone.key)]
    region = stops[0].region
    found = together([_zone(felt, zone) for zone in zones], ("region", region))
    late = region in LATER_REGIONS and not any(_is_lit(stop) for stop in stops)
    return replace(found, key=("region", region) if found.parts else found.key, late=late)


def _zone(felt: FeltView, stops: Sequence[Stop]) -> ScanSpot:
    """Returns the spot with the cards of a zone as parts. Only one of several equal hand cards becomes a part. After a
    card of the table is picked, the frame starts again, because the next card probably comes from the hand."""
    leads = stops[0].region is not Region.TABLE
    alike = {_looks(stop): stop for stop in reversed(stops)}.values() if stops[0].zone.kind is Kind.HAND else stops
    cards = [replace(_of_stop(felt, stop), leads=leads) for stop in stops if stop in alike]
    return together(cards, ("zone", stops[0].zone.key), CARDS)


def _of_stop(felt: FeltView, stop: Stop) -> ScanSpot:
    spoken = partial(spoken_stop, stop)
    return ScanSpot(stop.key, felt.on_screen(stop.rect), partial(_take_stop, felt, stop), spoken=spoken)


def _back_text() -> str:
    return QCoreApplication.translate("Scanning", "Take the last card back")


def _looks(stop: Stop) -> Hashable:
    return (stop.key,) if stop.piece is None else (stop.piece.face, stop.piece.mark, stop.piece.movable, stop.spoken)


def _is_lit(stop: Stop) -> bool:
    """Whether the game highlights this card or zone as a possible choice of the player now."""
    of_card = stop.piece is not None and stop.piece.mark is Mark.LIT
    return of_card or (stop.zone.mark is Mark.LIT and stop.zone.kind is not Kind.WORD)


def _take_stop(felt: FeltView, stop: Stop) -> None:
    """Picks a card or zone of the felt. A card is laid where a click would lay it, or picked up if several places are
    possible. A zone that can only be pressed is pressed. Anything else opens its menu."""
    if (stop.piece is not None and stop.piece.movable) or _is_lit(stop) or stop.zone.kind is Kind.FRESH:
        felt.take_stop(stop.key)
    else:
        felt.open_stop(stop.key)


def _places(felt: FeltView) -> Iterator[ScanSpot]:
    """Yields the spots while a card is held: first the place where a click would lay the card, then other places, the
    card's menu, and the card itself. Picking the card puts it back."""
    usual, others = felt.places
    if usual is not None:
        yield _of_place(felt, usual)
    for zone, several in groupby(others, key=lambda target: target.zone):
        yield together([_of_place(felt, target) for target in several], ("zone", zone), CARDS)
    held, rect = felt.held, felt.on_screen(felt.cloth.cards[felt.held].rect)
    lower = QRect(rect.topLeft() + QPoint(0, rect.height() // 2), QSize(rect.width(), rect.height() // 2))
    yield ScanSpot(("menu", held), lower, partial(_open_menu, felt, held), spoken=_menu_text)
    yield ScanSpot(("back", held), rect, felt.put_back, spoken=_put_back_text)


def _menu_text() -> str:
    return QCoreApplication.translate("Scanning", "Menu of the card")


def _put_back_text() -> str:
    return QCoreApplication.translate("Scanning", "Put the card back")


def place_key(target: Target) -> Hashable:
    return target.zone, target.way, target.place, target.tail


def _of_place(felt: FeltView, target: Target) -> ScanSpot:
    return ScanSpot(
        place_key(target), felt.rect_of(target), partial(felt.lay_at, target), (), partial(felt.aim, target)
    )


def _open_menu(felt: FeltView, card: str) -> None:
    felt.put_back()
    felt.open_stop(card)
