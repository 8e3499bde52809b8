"""Makes accessible interfaces that replace Qt's own. A screen reader sees each widget through its interface."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QScrollArea, QStackedWidget, QWidget

from app.base.commands import plain_names
from app.base.guard import guarded

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTabBar

GROUP = "group"
PRESS, MENU, FOCUS = "Press", "ShowMenu", "SetFocus"  # the names of actions that every platform knows

_makers: dict[type[QWidget], Callable[[Any], QAccessibleInterface]] = {}
_interfaces: dict[QObject, QAccessibleInterface] = {}  # kept here, because Qt does not keep objects made in Python
_installed = False
# the interfaces of the widgets that are being built in a `with unheard()` block; None while there is no such block
_unheard: list["UnheardInterface"] | None = None
_builds = False


class UnheardInterface(QAccessibleWidget):
    """The interface of a widget that is being built. It claims to be invalid, because Qt reports no changes of invalid
    interfaces."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client, "")

    @guarded
    def isValid(self) -> bool:
        return False


@contextmanager
def unheard() -> Iterator[None]:
    """Hides the building of widgets in this `with` block from screen readers; a reader finds the widgets when the user
    reaches them. Otherwise the reader would get an event for every name and choice, be busy for seconds, and drop
    announcements. The program announces nothing during the block."""
    global _unheard, _builds
    if _builds:
        yield
        return
    _builds = True
    if QAccessible.isActive():
        ensure_factory()
        _unheard = []
    try:
        yield
    finally:
        built, _unheard, _builds = _unheard or [], None, False
        for one in built:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(one))


def is_building() -> bool:
    """Whether the program is executing a `with unheard()` block."""
    return _builds


class PileInterface(QAccessibleWidget):
    """A stack of pages of which one shows; a screen reader finds only that page. Qt's own interface would be a "layered
    pane", and screen readers would read those words out."""

    def __init__(self, pile: QStackedWidget) -> None:
        super().__init__(pile, QAccessible.Role.Client, "")
        self._pile = pile

    @guarded
    def childCount(self) -> int:
        return int(self._pile.currentWidget() is not None)

    @guarded
    def child(self, number: int) -> QAccessibleInterface | None:  # type: ignore[override]
        page = self._pile.currentWidget() if number == 0 else None
        return None if page is None else QAccessible.queryAccessibleInterface(page)

    @guarded
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._pile.currentWidget() else -1


class TabsInterface(QAccessibleWidget):
    """The row of tabs of the panels; its name includes the title of the front tab. Qt's own interface would report
    every tab that comes to the front, even if the player did not go there."""

    def __init__(self, tabs: "QTabBar") -> None:
        super().__init__(tabs, QAccessible.Role.PageTabList, "")
        self._tabs = tabs

    @guarded
    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return f"{plain_names()['panels']}: {self._tabs.tabText(self._tabs.currentIndex())}"
        return super().text(kind)


def made_by(kind: type[QWidget], maker: Callable[[Any], QAccessibleInterface]) -> None:
    """Registers the function that makes the accessible interface of each widget of this class."""
    _makers[kind] = maker


def as_group(widget: QWidget) -> None:
    """Makes a widget a named section for screen readers; Qt would hide it from them.

    The role is not "group", because a reader reads every label in a group, but only the name of a section.
    """
    ensure_factory()
    widget.setProperty(GROUP, True)


def ensure_factory() -> None:
    """Installs the function that makes these interfaces, once. This happens after Qt has installed its own function,
    because Qt asks the function installed last first."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_make_interface)
        _installed = True


@guarded
def _make_interface(name: str, thing: QObject) -> QAccessibleInterface | None:
    maker = _makers.get(type(thing)) if isinstance(thing, QWidget) else None
    if _unheard is not None and isinstance(thing, QWidget):
        _unheard.append(UnheardInterface(thing))
        return _unheard[-1]
    if maker is not None:
        made = maker(thing)
    elif isinstance(thing, QWidget) and thing.property(GROUP):
        made = QAccessibleWidget(thing, QAccessible.Role.Section, "")
    elif isinstance(thing, QScrollArea):
        # If a screen reader asks for a scroll bar that has just gone, Qt's own interface reads beyond the end of a
        # list, and the program crashes. The plain interface checks first.
        made = QAccessibleWidget(thing, QAccessible.Role.Client, "")
    elif isinstance(thing, QStackedWidget):
        made = PileInterface(thing)
    # compares the name of the class, because a comparison with QTabBar would load that class and delay the first paint
    elif name == "QMainWindowTabBar":
        made = TabsInterface(cast("QTabBar", thing))
    else:
        return None
    _interfaces[thing] = made
    thing.destroyed.connect(lambda: _let_go(thing))
    return made


def _let_go(thing: QObject) -> None:
    """Clears the accessible interface of a deleted widget. PySide never frees an interface, so it must not refer to
    other objects."""
    made = _interfaces.pop(thing, None)
    if made is not None:
        vars(made).clear()
