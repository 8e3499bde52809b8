"""Makes the interfaces for screen readers that replace Qt's own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QScrollArea, QStackedWidget, QTabBar, QWidget

from app.base.commands import plain_names
from app.base.guard import guarded

GROUP = "group"
PRESS, MENU, FOCUS = "Press", "ShowMenu", "SetFocus"  # the names that the platforms know

_makers: dict[type[QWidget], Callable[[Any], QAccessibleInterface]] = {}
_interfaces: dict[QObject, QAccessibleInterface] = {}  # kept here, because Qt does not keep objects made in Python
_installed = False
_unheard: list["UnheardInterface"] | None = None  # the interfaces made inside `unheard`, None outside
_builds = False


class UnheardInterface(QAccessibleWidget):
    """The interface of a widget that is being built. Qt reports no changes to an interface that is not valid."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client, "")

    @guarded
    def isValid(self) -> bool:
        return False


@contextmanager
def unheard() -> Iterator[None]:
    """Keeps screen readers from hearing of widgets that are built meanwhile; readers find these widgets when they get
    there. Otherwise a reader would hear of every name and choice, be busy for seconds, and drop announcements. Nothing
    is announced."""
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
    """Whether the program is building something now that nobody should hear of."""
    return _builds


class PileInterface(QAccessibleWidget):
    """Pages of which one shows: a screen reader finds only that page. Qt would call this a layered pane, and readers
    would read those words out."""

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
    """The tabs of panels. Qt itself reports every tab that comes to the front, even if no player went there; this
    interface names the front tab to a reader that comes to the tabs."""

    def __init__(self, tabs: QTabBar) -> None:
        super().__init__(tabs, QAccessible.Role.PageTabList, "")
        self._tabs = tabs

    @guarded
    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return f"{plain_names()['panels']}: {self._tabs.tabText(self._tabs.currentIndex())}"
        return super().text(kind)


def made_by(kind: type[QWidget], maker: Callable[[Any], QAccessibleInterface]) -> None:
    """Makes screen readers get the maker's interface for widgets of this kind."""
    _makers[kind] = maker


def as_group(widget: QWidget) -> None:
    """Makes the widget a section that holds others together under its name; Qt would call the widget mere filling.

    A screen reader reads only the name of a section, but also every label in a group.
    """
    ensure_factory()
    widget.setProperty(GROUP, True)


def ensure_factory() -> None:
    """Installs the factory, after Qt has installed its own. Qt asks the youngest factory first; Qt's own would decide
    what a pile of pages is."""
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
        # When a screen reader asks for a scroll bar that has just left, Qt's own interface reads beyond its list, and
        # the program crashes. This interface checks first.
        made = QAccessibleWidget(thing, QAccessible.Role.Client, "")
    elif isinstance(thing, QStackedWidget):
        made = PileInterface(thing)
    elif name == "QMainWindowTabBar" and isinstance(thing, QTabBar):
        made = TabsInterface(thing)
    else:
        return None
    _interfaces[thing] = made
    thing.destroyed.connect(lambda: _let_go(thing))
    return made


def _let_go(thing: QObject) -> None:
    """Clears the interface of a widget that is gone. PySide keeps every interface for ever, so an interface may keep
    nothing alive."""
    made = _interfaces.pop(thing, None)
    if made is not None:
        vars(made).clear()
