"""The palette, the font and the style sheet of the windows, made from the settings."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.base.paths import tick
from app.base.settings import Settings
from app.felt.theme import fonts
from app.windows.widgets.colours import Colours, colours_of

# pixels: BAR is the width in which a scroll bar reacts to a press, THUMB the width in which it is drawn
BAR, THUMB = 24, 10


def style_program(qt: QApplication, settings: Settings, wished: int = 100) -> None:
    """Styles the whole program.

    wished: the text size that the player chose, before it grows with the window.
    """
    colours = colours_of(settings)
    size = round(14 * settings.text_size / 100)
    # If one style sheet replaces another, Qt styles each widget again once for itself and once for every widget around
    # it. If the old sheet is removed before the new one is set, Qt styles each widget only twice.
    qt.setStyleSheet("")
    qt.setFont(fonts.font(size))
    qt.setPalette(_palette(colours))
    qt.setStyleSheet(_sheet(colours, size, round(14 * wished / 100)))
    _mend_fonts(qt)


def _mend_fonts(qt: QApplication) -> None:
    """Gives the new font to buttons that still have the old font, because Qt sometimes skips a button when the style
    sheet changes."""
    for window in qt.topLevelWidgets():
        for button in window.findChildren(QPushButton):
            around = button.parentWidget()
            if not button.font().resolveMask() and around is not None and button.font() != around.font():
                restyle(button)


def restyle(widget: QWidget) -> None:
    """Applies the style sheet to the widget again, after a change of its name or of a property that the sheet uses. A
    widget that was never styled gets its style when it first becomes visible."""
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        # Sends events to the program's style, because asking PySide for the style takes 6 milliseconds, and
        # setStyle(None) would give the widget a style of its own. Widgets with a style of their own kept old fonts more
        # often.
        for kind in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            QApplication.sendEvent(widget, QEvent(kind))


def be_main(button: QPushButton) -> None:
    """Makes a button the main action of its dialog. The button is drawn filled whichever widget has the focus, and
    Enter presses it unless another button has the focus."""
    button.setProperty("main", True)
    button.setDefault(True)
    restyle(button)


def put_out(widgets: Iterable[QWidget], out: bool) -> None:
    """Makes these widgets look disabled, so they do not distract the player. If `out` is not set, makes them look
    enabled again. Widgets that are disabled or hidden stay as they are, because restyling is slow."""
    for widget in widgets:
        wanted = out and widget.isEnabled() and not widget.isHidden()
        if bool(widget.property("out")) != wanted:
            widget.setProperty("out", wanted)
            restyle(widget)


def _palette(colours: Colours) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, colours.back),
        (role.Base, colours.panel),
        (role.AlternateBase, colours.back),
        (role.Button, colours.panel),
        (role.WindowText, colours.ink),
        (role.Text, colours.ink),
        (role.ButtonText, colours.ink),
        (role.ToolTipBase, colours.panel),
        (role.ToolTipText, colours.ink),
        (role.PlaceholderText, colours.dim),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_ink),
        (role.Link, colours.accent),
        (role.Light, colours.line),
        (role.Mid, colours.line),
        (role.Dark, colours.line),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.dim))
    return palette


def _wedge(colour: str, tip: int, middle: float) -> str:
    """Returns a triangle as a gradient, because style sheets can't draw shapes.

    tip: the height of the triangle's tip in its box, from 0 to 1.
    middle: the direction in which the triangle opens, in anticlockwise turns.
    """
    # half: half the angle at the tip, in turns, at which the triangle is half as wide as high; soft: the width of its
    # blurred edge, in turns
    half, soft = 0.0738, 0.008
    stops = (
        (0.0, 0),
        (middle - half - soft, 0),
        (middle - half, 1),
        (middle + half, 1),
        (middle + half + soft, 0),
        (1.0, 0),
    )
    parts = ", ".join([f"stop:{at} {colour if inside else 'transparent'}" for at, inside in stops])
    return f"qconicalgradient(cx:0.5, cy:{tip}, angle:0, {parts})"


def _sheet(colours: Colours, size: int, wished: int) -> str:
    small, middle, large, huge = round(size * 0.88), round(size * 1.12), round(size * 1.25), round(size * 1.9)
    pad, arrow = max(3, round(size * 0.35)), max(3, round(size * 0.3))
    box = round(size * 1.3)
    target = max(24, round(size * 1.3))  # the minimum height in pixels that a finger or an unsteady hand can hit
    title = 1 + max(0, target - round(size * 1.2)) // 2  # the padding above and below the name of a menu
    field = round(size * 1.3) + 2 * pad  # the height of a field, with its padding and its edge
    step = max(24, field - 4)  # the width of each arrow of a number field; the arrows are side by side
    ticked = tick("light" if colours.light else "dark")
    # With larger letters, the bars of the table use less padding.
    in_bar = max(1, pad - max(0, wished - 14) * size // wished // 2)
    in_tab = max(pad, 2 * pad - max(0, wished - 14) * size // wished)
    # the width of the narrow button beside the felt; it does not grow with the letters, so the felt keeps its width
    rail = round(24 * size / wished)
    # groove: the thickness of a slider's groove; knob: the size of its knob
    groove, knob = 2 * max(2, round(size * 0.2)), 2 * max(12, round(size * 0.65))
    beside = (BAR - THUMB) // 2
    titles = ", ".join([f'"{family}"' for family in fonts.title_families()])
    # the width of a button for a letter; half the alphabet fits beside a word in a small window, even in large letters
    letter = max(32, round(size * 1.2))
    return f"""
QToolTip {{ color: {colours.ink}; background: {colours.panel}; border: 1px solid {colours.line}; padding: {pad}px; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QLabel#meaning {{ background: {colours.panel}; border: 1px solid {colours.line}; border-radius: 6px;
    padding: {pad}px {pad * 2}px; }}
QMainWindow::separator {{ background: {colours.back}; width: 6px; height: 6px; }}
QFrame#panel, #shelf, Document, QTabWidget::pane, QDockWidget > QWidget {{
    background: {colours.panel}; border: 1px solid {colours.line}; border-radius: 8px; }}
QScrollArea#plain, QScrollArea#plain > QWidget > QWidget {{ background: transparent; border: none; }}
Document {{ border: 2px solid transparent; padding: {pad}px; }}
Document#bare {{ padding: 0px; }}
QListView {{ background: {colours.panel}; border: 1px solid {colours.line}; border-radius: 8px; outline: none; }}
QListWidget {{ padding: {pad - 1}px 0px; }}
QListWidget::item, QTreeView::item {{ min-height: {target}px; }}
QListWidget[swatches="true"] {{ padding: 2px; }}
QListWidget[swatches="true"]::item {{ border: 3px solid transparent; border-radius: 6px; color: {colours.ink}; }}
QListWidget[swatches="true"]::item:selected {{ border-color: {colours.accent}; background: {colours.back};
    color: {colours.ink}; }}
QListWidget#beside {{ background: transparent; border: 2px solid transparent; padding: 0px; }}
QListWidget#beside:focus {{ border-color: {colours.accent}; }}
QTableView {{ background: {colours.panel}; alternate-background-color: {colours.back}; border: 1px solid {colours.line};
    border-radius: 8px; outline: none; padding: 2px; }}
QTableView:focus {{ border: 2px solid {colours.accent}; }}
QTableView::item {{ padding: {pad // 2}px {pad}px; border: none; }}
QTableView::item:selected {{ background: {colours.accent}; color: {colours.accent_ink}; }}
QHeaderView::section {{ background: {colours.panel}; color: {colours.dim}; border: none;
    padding: {pad}px {pad + 2}px; }}
QPushButton, QToolButton {{ background: {colours.panel}; border: 1px solid {colours.edge}; border-radius: 7px;
    padding: {pad}px {pad * 2}px; min-height: {round(size * 1.3)}px; }}
TableHead QPushButton, TableFoot QPushButton, ChoicesBar QPushButton, FilmBar QPushButton, LessonBar QPushButton {{
    padding: {in_bar}px {pad * 2}px; min-height: {round(size * (1.3 if wished < 20 else 1.2))}px; }}
TableHead QLabel#heading {{ font-size: {max(size, 18)}px; }}
FilmBar QLabel#heading, LessonBar QLabel#heading {{ font-size: {max(size, 18 * size // wished)}px; }}
TableFoot QLabel#good, TableFoot QLabel#bad {{ font-size: {max(size, 16)}px; }}
QPushButton[letter="true"] {{ padding: {min(pad, 6)}px 0px; min-width: {letter}px; max-width: {letter}px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {colours.accent}; }}
QPushButton:focus, QToolButton:focus, QListView:focus, #shelf:focus, Document:focus, QLineEdit:focus, QComboBox:focus,
    QSpinBox:focus {{ border: 2px solid {colours.accent}; }}
QPushButton:focus, QToolButton:focus {{ padding: {pad - 1}px {pad * 2 - 1}px; outline: none; }}
TableHead QPushButton:focus, TableFoot QPushButton:focus, ChoicesBar QPushButton:focus, FilmBar QPushButton:focus,
    LessonBar QPushButton:focus {{ padding: {in_bar - 1}px {pad * 2 - 1}px; }}
QPushButton[letter="true"]:focus {{ padding: {min(pad, 6) - 1}px 0px; }}
QPushButton[main="true"] {{ background: {colours.accent}; color: {colours.accent_ink};
    border-color: {colours.accent}; }}
QPushButton[main="true"]:focus {{ border: 2px solid {colours.ink}; }}
QPushButton:disabled, QToolButton:disabled {{ background: transparent; color: {colours.dim};
    border: 1px dashed {colours.line}; }}
QPushButton:checked, QToolButton:checked {{ background: {colours.accent}; color: {colours.accent_ink}; }}
QPushButton[out="true"], QPushButton[vain="true"], QComboBox[out="true"], QLineEdit[out="true"] {{
    background: transparent; color: {colours.dim}; border: 1px dashed {colours.line}; }}
QPushButton[quiet="true"] {{ background: transparent; border-color: {colours.line}; }}
QPushButton[quiet="true"]:hover {{ border-color: {colours.accent}; }}
QPushButton[quiet="true"]:focus {{ border: 2px solid {colours.accent}; }}
QPushButton[vain="true"]:focus {{ border: 2px solid {colours.accent}; }}
QToolButton::menu-indicator {{ image: none; }}
QLineEdit, QComboBox, QSpinBox {{ background: {colours.panel}; border: 1px solid {colours.edge}; border-radius: 6px;
    padding: {pad - 1}px {pad + 2}px; min-height: {round(size * 1.3)}px;
    selection-background-color: {colours.accent}; }}
QLineEdit QToolButton {{ background: transparent; border: none; padding: 0px; min-height: 0px; }}
QComboBox::drop-down {{ border: none; width: {round(size * 1.5)}px; }}
QSpinBox {{ padding-right: {step + pad}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ subcontrol-origin: border; subcontrol-position: center right;
    border: none; border-left: 1px solid {colours.line}; width: {step - 1}px; height: {field - 4}px; right: 1px; }}
QSpinBox::down-button {{ right: {step + 1}px; }}
QSpinBox::up-button:hover, QSpinBox::down-button:hover {{ background: {colours.back}; }}
QSpinBox::up-button:pressed, QSpinBox::down-button:pressed {{ background: {colours.line}; }}
QComboBox::down-arrow, QSpinBox::down-arrow {{ image: none; width: {arrow * 2}px; height: {arrow}px;
    background: {_wedge(colours.dim, 1, 0.25)}; }}
QSpinBox::up-arrow {{ image: none; width: {arrow * 2}px; height: {arrow}px;
    background: {_wedge(colours.dim, 0, 0.75)}; }}
QSpinBox::up-arrow:disabled, QSpinBox::up-arrow:off, QSpinBox::down-arrow:disabled, QSpinBox::down-arrow:off {{
    background: transparent; }}
QCheckBox {{ spacing: {pad + 2}px; min-height: {target}px; }}
QCheckBox::indicator {{ width: {box}px; height: {box}px; border: 1px solid {colours.edge}; border-radius: 4px;
    background: {colours.panel}; }}
QCheckBox::indicator:hover {{ border-color: {colours.accent}; }}
QCheckBox::indicator:checked {{ background: {colours.accent}; border-color: {colours.accent}; image: url("{ticked}"); }}
QCheckBox::indicator:disabled {{ border: 1px dashed {colours.dim}; background: transparent; }}
QCheckBox::indicator:checked:disabled {{ background: {colours.dim}; }}
QCheckBox::indicator:focus {{ border: 2px solid {colours.ink}; }}
QCheckBox:disabled {{ color: {colours.dim}; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView {{ background: {colours.panel}; border: 1px solid {colours.line}; }}
QComboBox QAbstractItemView::item {{ min-height: {target}px; padding: 0px {pad}px; }}
QMenu {{ background: {colours.panel}; border: 1px solid {colours.line}; }}
QMenuBar {{ background: {colours.back}; }}
QMenuBar::item {{ background: {colours.back}; padding: {title}px {pad * 2}px; }}
QMenu::item {{ padding: {pad}px {pad * 5}px {pad}px {pad * 3}px; }}
QMenu::separator {{ height: 1px; background: {colours.line}; margin: {pad // 2}px {pad}px; }}
QMenu::item:selected, QMenuBar::item:selected {{ background: {colours.accent}; color: {colours.accent_ink}; }}
QTabBar::tab {{ background: transparent; padding: {pad}px {in_tab}px; color: {colours.dim}; }}
QTabBar::tab:selected {{ color: {colours.ink}; border-bottom: 3px solid {colours.accent}; }}
QLabel#panel-name {{ font-weight: 600; }}
#cross, #arrow {{ background: transparent; border-color: transparent; color: {colours.dim}; font-size: {large}px;
    padding: 0px {pad}px; min-height: {target}px; min-width: {target - 2 * pad}px; }}
#arrow {{ min-width: {large + 2}px; }}
#cross:hover, #arrow:hover {{ color: {colours.ink}; border-color: {colours.accent}; }}
#cross:focus, #arrow:focus {{ color: {colours.ink}; border: 2px solid {colours.accent}; }}
#rail {{ background: {colours.back}; border: 2px solid transparent; border-radius: 0px; color: {colours.dim};
    padding: 0px; min-width: {rail - 2}px; max-width: {rail - 2}px; font-size: {min(large, rail)}px; }}
#rail:hover {{ color: {colours.ink}; border-color: {colours.accent}; }}
#rail:focus {{ color: {colours.ink}; border-color: {colours.accent}; }}
#mark {{ background: transparent; border: 2px solid transparent; color: {colours.dim}; font-size: {small}px;
    padding: {in_bar - 1}px 0px; }}
#mark:focus {{ border-color: {colours.accent}; }}
#mark[fault="true"] {{ color: {colours.bad}; border-color: {colours.bad}; font-weight: 600; }}
QLabel#small {{ color: {colours.dim}; font-size: {small}px; }}
QLabel#title, QLabel#great, QLabel#name, QLabel#game {{ font-family: {titles}; font-size: {huge}px; font-weight: 700; }}
QLabel#great {{ font-size: {max(huge, 36)}px; }}
QLabel#name {{ font-size: {large}px; }}
QLabel#game {{ color: {colours.dim}; font-size: {middle}px; }}
QLabel#told {{ font-size: {max(small, 16)}px; }}
QPushButton#large {{ font-size: {max(size, 16)}px; padding: {max(pad, 10)}px {pad * 6}px; }}
QPushButton#large:focus {{ padding: {max(pad, 10) - 1}px {pad * 6 - 1}px; }}
QLabel#heading {{ font-size: {large}px; font-weight: 600; }}
QLabel#good {{ color: {colours.good}; font-size: {middle}px; font-weight: 600; }}
QLabel#bad {{ color: {colours.bad}; font-size: {middle}px; }}
QLabel#notice {{ background: {colours.accent}; color: {colours.accent_ink}; padding: {pad}px {size * 2}px; }}
QSlider::groove:horizontal {{ background: {colours.edge}; height: {groove}px;
    border-radius: {groove // 2}px; }}
QSlider::sub-page:horizontal {{ background: {colours.accent}; border-radius: {groove // 2}px; }}
QSlider::handle:horizontal {{ background: {colours.accent}; border: 2px solid {colours.ink}; width: {knob - 4}px;
    margin: -{(knob - groove) // 2}px 0px; border-radius: {knob // 2 - 1}px; }}
QSlider:focus {{ border: 2px solid {colours.accent}; border-radius: 6px; }}
QScrollBar:vertical {{ background: transparent; width: {BAR}px; }}
QScrollBar:horizontal {{ background: transparent; height: {BAR}px; }}
QScrollBar::handle {{ background: {colours.edge}; border-radius: 5px; }}
QScrollBar::handle:vertical {{ min-height: {BAR + 6}px; margin: 2px {beside}px; }}
QScrollBar::handle:horizontal {{ min-width: {BAR + 6}px; margin: {beside}px 2px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {colours.accent}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
