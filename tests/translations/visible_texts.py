"""Finds every text that a person can read or hear in a window, and every widget that has too little room."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from app.felt.access import Announcement
from app.windows.widgets.wrapping_box import WrappingBox

SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def texts(window: QWidget, *, hidden: bool = True) -> Iterator[tuple[str, str]]:
    """Yields every text in and below the window, with its place. hidden: whether to include texts that are not visible
    now."""
    for widget in [window, *window.findChildren(QWidget)]:
        if not (hidden or widget.isVisible() or isinstance(widget, QMenu)):
            continue
        where = f"{type(widget).__name__} {widget.objectName()}".strip()
        for text in _of(widget):
            if text:
                yield where, text


def _of(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.whatsThis(), widget.statusTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if widget.isWindow() or isinstance(widget, QDockWidget):
        yield widget.windowTitle()
    for action in widget.actions():
        yield from _action(action)
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox | QMenu):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield from (widget.placeholderText(), "" if _typed(widget) else widget.text())
    elif isinstance(widget, QPlainTextEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        for row in range(widget.count()):
            yield widget.itemText(row)
            yield str(widget.itemData(row, Qt.ItemDataRole.ToolTipRole) or "")
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield from (widget.tabText(tab), widget.tabToolTip(tab))
    elif isinstance(widget, QAbstractSpinBox):
        yield widget.text()
    if isinstance(widget, QMessageBox):
        yield from (widget.text(), widget.informativeText())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _items(widget)


def _typed(line: QLineEdit) -> bool:
    """Whether a person types into this field, so that its text needs no translation."""
    return not line.isReadOnly()


def _action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.statusTip(), action.whatsThis())


def _items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount()):
        for role in SHOWN:
            said = model.index(row, 0).data(role)
            yield said if isinstance(said, str) else ""


# ---- room


def crowded(window: QWidget) -> Iterator[str]:
    """Yields a description of every visible widget that has less room than it needs, overlaps a neighbour, or reaches
    beyond the edge of its parent."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or _in_popup(widget) or isinstance(widget, Announcement):
            continue
        if isinstance(widget, QScrollArea) and widget.horizontalScrollBar().maximum() > 0:
            yield f"{_path(widget)}: {widget.horizontalScrollBar().maximum()} too wide"
        short = _short_of(widget)
        if short:
            yield f"{_path(widget)}: {short}"
        if _has_text(widget) and _is_outside(widget):
            yield f"{_path(widget)}: {_text(widget)!r} lies outside"
    yield from _overlaps(window)


def _is_outside(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    if parent is None or isinstance(widget, QDockWidget):  # Qt moves hidden panels out of the window
        return False
    return not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry())


def _short_of(widget: QWidget) -> str:
    if not _has_text(widget):
        return ""
    text, hint = _text(widget), widget.sizeHint()
    if isinstance(widget, WrappingBox):
        size, room = widget.wanted(), widget.field()
        narrow = size.height() > room.height() + 1 or size.width() > room.width()
        return f"{text!r} wants {size} and has {room}" if narrow else ""
    if isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
        )
        wanted = widget.fontMetrics().horizontalAdvance(widget.currentText())
        icon = 0 if widget.itemIcon(widget.currentIndex()).isNull() else widget.iconSize().width() + 4
        return f"{text!r} wants {wanted + icon} and has {field.width()}" if wanted + icon > field.width() else ""
    if isinstance(widget, QLabel) and widget.wordWrap():
        height = widget.heightForWidth(widget.width())
        return f"{text!r} wants a height of {height} and has {widget.height()}" if height > widget.height() + 1 else ""
    if isinstance(widget, QTabBar):
        cut = [widget.tabText(tab) for tab in range(widget.count()) if "…" in _shown_tab(widget, tab)]
        return f"tabs are cut off: {cut}" if cut else ""
    if isinstance(widget, QLineEdit):
        wanted = widget.fontMetrics().horizontalAdvance(text)
        # the frame and the button at the end take the rest of the width
        free = widget.width() - round(1.8 * widget.fontMetrics().height())
        return f"{text!r} wants {wanted} and has {free}" if wanted > free else ""
    if isinstance(widget, QDockWidget):
        wanted = widget.fontMetrics().horizontalAdvance(text)
        return f"{text!r} wants {wanted} and has {widget.width()}" if wanted > widget.width() - 30 else ""
    if hint.width() > widget.width() + 1:
        return f"{text!r} wants {hint.width()} and has {widget.width()}"
    return ""


def _shown_tab(bar: QTabBar, tab: int) -> str:
    room = bar.tabRect(tab).width()
    return bar.fontMetrics().elidedText(bar.tabText(tab), bar.elideMode(), room)


def _has_text(widget: QWidget) -> bool:
    return bool(_text(widget))


def _text(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QPushButton | QToolButton | QAbstractButton):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QDockWidget):
        return widget.windowTitle()
    if isinstance(widget, QLineEdit):
        return widget.placeholderText()
    if isinstance(widget, QTabBar):
        return " ".join([widget.tabText(tab) for tab in range(widget.count())])
    return ""


def _in_popup(widget: QWidget) -> bool:
    """Whether the widget is in the list of a combo box, which has its own window."""
    return widget.window().windowFlags() & Qt.WindowType.Popup == Qt.WindowType.Popup


def _overlaps(window: QWidget) -> Iterator[str]:
    parents = {widget.parentWidget() for widget in window.findChildren(QWidget)}
    for parent in parents:
        layout = parent.layout() if parent is not None else None
        if parent is None or layout is None or isinstance(parent, QTabWidget):
            continue
        children = [
            child
            for child in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if child.isVisible() and layout.indexOf(child) >= 0 and _has_text(child)
        ]
        for number, one in enumerate(children):
            for other in children[number + 1 :]:
                common: QRect = one.geometry() & other.geometry()
                if common.width() > 1 and common.height() > 1:
                    yield f"{_path(one)} {_text(one)!r} lies over {_text(other)!r}"


def _path(widget: QWidget) -> str:
    names: list[str] = []
    step: QWidget | None = widget
    while step is not None and len(names) < 4:
        names.append(step.objectName() or type(step).__name__)
        step = step.parentWidget()
    return "/".join(reversed(names))
