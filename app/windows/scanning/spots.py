"""The things that can be lit and picked now, found in the window itself: every visible button, field and list, and on
the felt the regions, cards and places that the keyboard visits. There is no separate list that could miss one.

While a menu or list is open only its entries count; while a card is held only its places do.
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
MOST = 8  # how many are visited one by one; more are first lit in rows or parts
NAMED = 4  # how many things of a part are named
CARDS = 4  # how many cards, places and letters: a step takes longer than a press


@dataclass(frozen=True)
class ScanSpot:
    """One spot.

    key: identifies it when the window is searched again.
    rect: its place on the screen.
    parts: the spots inside it, visited once it is picked; without parts, picking it calls take.
    light: shows by other means that it is lit.
    early: it is what a player probably wants next, so it is lit before everything else.
    leads: the frame goes on in its part of the window once it is picked, not with the first part.
    told: gives its name, for listeners; None if lighting it announces something.
    late: it is lit after the buttons of the moves and the hint.
    """

    key: Hashable
    rect: QRect
    take: Callable[[], object] | None = None
    parts: tuple["ScanSpot", ...] = ()
    light: Callable[[], object] | None = None
    early: bool = False
    leads: bool = True
    told: Callable[[], str] | None = None
    late: bool = False


@dataclass(frozen=True)
class Sight:
    """The spots in sight.

    window: carries the frame.
    leave: called if the player picked nothing; None starts again.
    """

    window: QWidget
    spots: tuple[ScanSpot, ...]
    leave: Callable[[], object] | None = None


def sight(main: QWidget) -> Sight:
    """The spots in sight.

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
    """A key for a widget or an action: Python may wrap it in another object next time."""
    return getCppPointer(thing)[0]


# ---- grouping


def folded(spots: Sequence[ScanSpot], most: int = MOST) -> tuple[ScanSpot, ...]:
    """Groups too many spots: line by line if they form lines, else in sequence. Cards move while one is aimed at a
    place, so that they form no lines."""
    if len(spots) <= most:
        return tuple(spots)
    lines = list(_lines(spots)) if most != CARDS else []
    if not 1 < len(lines) < len(spots):
        size = ceil(sqrt(len(spots)))
        lines = [list(spots[start : start + size]) for start in range(0, len(spots), size)]
    return folded([together(line, most=most) for line in lines], most)


def _lines(spots: Sequence[ScanSpot]) -> Iterator[list[ScanSpot]]:
    """Splits spots into lines; a line ends where the next spot lies wholly below or above."""
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
    """Groups several spots; a single one stays itself."""
    if len(spots) == 1:
        return spots[0]
    around = QRect()
    for spot in spots:
        around = around.united(spot.rect)
    key = ("together", spots[0].key) if key is None else key
    return ScanSpot(key, around, None, folded(spots, most), told=partial(names_of, spots))


def names_of(spots: Sequence[ScanSpot]) -> str:
    """The names of the first of several spots."""
    first = [leaf.told() for leaf in islice(_leaves(spots), NAMED) if leaf.told is not None]
    more = len(list(_leaves(spots))) > NAMED
    return ", ".join([name for name in first if name]) + (" …" if more else "")


def _leaves(spots: Sequence[ScanSpot]) -> Iterator[ScanSpot]:
    for spot in spots:
        yield from _leaves(spot.parts) if spot.parts else (spot,)


# ---- the spots of a window


def _widgets(window: QWidget) -> list[QWidget]:
    """The usable widgets that are visible, or can be scrolled into sight; most widgets are only to look at. A button
    that only says why it does nothing yet is not worth a stop."""
    there = [one for one in window.findChildren(QWidget) if isinstance(one, TAKEN)]
    there = [one for one in there if one.isVisible() and one.isEnabled() and not one.property("vain")]
    there = [one for one in there if one.window() is window]
    return [one for one in there if _is_in_sight(one) or _pane(one) is not None]


def _is_in_sight(widget: QWidget) -> bool:
    """Says whether any part shows inside all its parents. Widgets on top do not matter: they have spots of their
    own."""
    left, around = QRect(widget.rect()), widget
    while not left.isEmpty() and not around.isWindow() and (above := around.parentWidget()) is not None:
        left = left.translated(around.pos()) & above.rect()
        around = above
    return not left.isEmpty()


def _pane(widget: QWidget) -> QScrollArea | None:
    """The pane that can scroll it into sight."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above if isinstance(above, QScrollArea) and above.isVisible() else None


def _of_widgets(widgets: Sequence[QWidget]) -> list[ScanSpot]:
    """The spots of these widgets. Neighbours in one part of the window are lit together first. What a player probably
    wants next comes first, then hand and words, the buttons below, help, the rest of the felt, the widgets on and below
    it, and the ones around; else from top to bottom, and from left to right."""
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
    """The spots of a usable widget."""
    if isinstance(widget, QAbstractButton):
        yield _spot(widget, partial(_press, widget))
    elif isinstance(widget, QComboBox):
        yield _spot(widget, widget.showPopup)
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            choose, told = partial(widget.setCurrentIndex, number), partial(widget.tabText, number)
            rect = _on_screen(widget, widget.tabRect(number))
            yield ScanSpot((key_of(widget), number), rect, choose, told=partial(_plain, told))
    elif isinstance(widget, QMenuBar) and widget.y() >= 0:
        yield from _titles(widget)
    elif isinstance(widget, QSpinBox):
        for part, step in ((SPIN.SC_SpinBoxDown, widget.stepDown), (SPIN.SC_SpinBoxUp, widget.stepUp)):
            sign = "−" if part is SPIN.SC_SpinBoxDown else "+"
            told = partial("{} {} {}".format, widget.accessibleName(), widget.text(), sign)
            rect = _on_screen(widget, spin_button(widget, part))
            yield ScanSpot((key_of(widget), part), rect, step, told=told)
    elif isinstance(widget, QTextEdit) and widget.verticalScrollBar().maximum():
        yield _spot(widget, partial(_read_on, widget))
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget.window(), QMenu):
        yield from _items(widget, partial(_choose, widget))


def _spot(widget: QWidget, take: Callable[[], object]) -> ScanSpot:
    rect = _on_screen(widget, widget.rect())
    return ScanSpot(key_of(widget), rect, take, (), partial(_reveal, widget), told=partial(_name, widget))


def _plain(told: Callable[[], str]) -> str:
    """A text without the mark of its key."""
    return told().replace("&", "")


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    value = widget.currentText() if isinstance(widget, QComboBox) else ""
    return f"{widget.accessibleName() or text.replace('&', '')} {value}".strip()


def spin_button(spin: QSpinBox, part: QStyle.SubControl) -> QRect:
    """The place where a click turns a number field up or down."""
    option = QStyleOptionSpinBox()
    spin.initStyleOption(option)
    return spin.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, spin)


def _on_screen(widget: QWidget, rect: QRect) -> QRect:
    return QRect(widget.mapToGlobal(rect.topLeft()), rect.size())


def _reveal(widget: QWidget) -> None:
    pane = _pane(widget)
    if pane is not None:
        pane.ensureWidgetVisible(widget)


def _press(button: QAbstractButton) -> None:
    menu = button.menu() if isinstance(button, QToolButton) else None
    if menu is not None:
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    else:
        button.click()


def _read_on(text: QTextEdit) -> None:
    """Turns a page; the first page follows the last."""
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
            told = partial(_item_text, index)
            yield ScanSpot(
                (key_of(view), row), rect, partial(take, index), (), partial(view.scrollTo, index), told=told
            )


def _item_text(index: QModelIndex) -> str:
    """The name of an item; a picture has one for listeners."""
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or "")


def _choose(view: QAbstractItemView, index: QModelIndex) -> None:
    """Selects it as a click does; the buttons beside it act on it."""
    view.setCurrentIndex(index)
    view.clicked.emit(index)


# ---- menus and open lists


def _of_popup(popup: QWidget) -> Iterator[ScanSpot]:
    if isinstance(popup, QMenu):
        for action in popup.actions():
            if action.isVisible() and action.isEnabled() and not action.isSeparator():
                rect = _on_screen(popup, popup.actionGeometry(action))
                told = partial(_plain, action.text)
                yield ScanSpot(key_of(action), rect, partial(_enter, popup, action), told=told)
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
            told = partial(_plain, action.text)
            yield ScanSpot(key_of(action), rect, partial(_open_title, bar, action, but), told=told)


def _open_title(bar: QMenuBar, action: QAction, instead_of: QMenu | None) -> None:
    if instead_of is not None:
        instead_of.close()
    bar.setActiveAction(action)


def _enter(menu: QMenu, action: QAction) -> None:
    """Works like Enter: activates the action, or opens the menu behind it."""
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
    """The regions; behind the hand, cards set apart, the place where the next word begins, and the way to take the
    last card back. Nothing can be taken from an empty tray."""
    stops, laid = felt.stops, felt.laid
    apart = [stop for stop in stops if stop.zone.kind is Kind.TRAY]
    begins = [stop for stop in stops if laid is not None and stop.zone.kind is Kind.FRESH and stop.piece is None]
    others = [stop for stop in stops if stop not in begins and stop not in apart]
    regions = [_region(felt, list(several)) for _, several in groupby(others, key=lambda stop: stop.region)]
    lying = [stop for stop in apart if stop.piece is not None]
    further = [_zone(felt, lying)] if lying else []
    further += [_of_stop(felt, stop) for stop in begins]
    if laid is not None:
        further.append(ScanSpot(BACK, felt.on_screen(laid), felt.take_last_back, told=_back_text))
    return [*regions[:1], *[replace(spot, leads=False) for spot in further], *regions[1:]]


def _region(felt: FeltView, stops: Sequence[Stop]) -> ScanSpot:
    zones = [list(several) for _, several in groupby(stops, key=lambda stop: stop.zone.key)]
    region = stops[0].region
    found = together([_zone(felt, zone) for zone in zones], ("region", region))
    late = region in LATER_REGIONS and not any(_is_lit(stop) for stop in stops)
    return replace(found, key=("region", region) if found.parts else found.key, late=late)


def _zone(felt: FeltView, stops: Sequence[Stop]) -> ScanSpot:
    """The cards of a zone. One of several equal hand cards is enough. Behind a card of the table the next one probably
    comes from the hand."""
    leads = stops[0].region is not Region.TABLE
    alike = {_looks(stop): stop for stop in reversed(stops)}.values() if stops[0].zone.kind is Kind.HAND else stops
    cards = [replace(_of_stop(felt, stop), leads=leads) for stop in stops if stop in alike]
    return together(cards, ("zone", stops[0].zone.key), CARDS)


def _of_stop(felt: FeltView, stop: Stop) -> ScanSpot:
    told = partial(spoken_stop, stop)
    return ScanSpot(stop.key, felt.on_screen(stop.rect), partial(_take_stop, felt, stop), told=told)


def _back_text() -> str:
    return QCoreApplication.translate("Scanning", "Take the last card back")


def _looks(stop: Stop) -> Hashable:
    return (stop.key,) if stop.piece is None else (stop.piece.face, stop.piece.mark, stop.piece.movable, stop.spoken)


def _is_lit(stop: Stop) -> bool:
    """Whether the game lets the player choose it now."""
    of_card = stop.piece is not None and stop.piece.mark is Mark.LIT
    return of_card or (stop.zone.mark is Mark.LIT and stop.zone.kind is not Kind.WORD)


def _take_stop(felt: FeltView, stop: Stop) -> None:
    """Lays a card where a click would, or picks it up if there is a choice; presses what can only be pressed, and opens
    the menu of anything else."""
    if (stop.piece is not None and stop.piece.movable) or _is_lit(stop) or stop.zone.kind is Kind.FRESH:
        felt.take_stop(stop.key)
    else:
        felt.open_stop(stop.key)


def _places(felt: FeltView) -> Iterator[ScanSpot]:
    """The places for the held card, first the one where a click would lay it; then its menu, and its own place."""
    usual, others = felt.places
    if usual is not None:
        yield _of_place(felt, usual)
    for zone, several in groupby(others, key=lambda target: target.zone):
        yield together([_of_place(felt, target) for target in several], ("zone", zone), CARDS)
    held, rect = felt.held, felt.on_screen(felt.cloth.cards[felt.held].rect)
    lower = QRect(rect.topLeft() + QPoint(0, rect.height() // 2), QSize(rect.width(), rect.height() // 2))
    yield ScanSpot(("menu", held), lower, partial(_open_menu, felt, held), told=_menu_text)
    yield ScanSpot(("back", held), rect, felt.put_back, told=_put_back_text)


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
