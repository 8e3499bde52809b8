"""Applies the theme to the windows: felt, cards, light or dark, and text size."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from app.base.settings import TEXT_SIZES, Settings
from app.windows.main_window import MainWindow
from app.windows.widgets.colours import colours_of, theme_of

if TYPE_CHECKING:
    from app.windows.rules.rules_window import RulesWindow


ROOMY = QSize(1920, 1080)  # in a window larger than this, text is enlarged
MOST_GROWN = 2.5


def grown(settings: Settings, window: QSize) -> Settings:
    """Returns the settings with a text size for a window of this size, because small text is hard to read in a large
    window. The text grows in steps of a quarter, because restyling every widget takes a moment."""
    room = min(window.width() / ROOMY.width(), window.height() / ROOMY.height())
    return replace(settings, text_size=round(settings.text_size * max(1.0, min(MOST_GROWN, round(4 * room) / 4))))


def looks(settings: Settings) -> tuple[object, ...]:
    """Returns the settings that decide the style of the windows and the felt. Comparing them with earlier ones shows
    whether the style has changed."""
    return theme_of(settings), *around(settings)


def around(settings: Settings) -> tuple[object, ...]:
    """Returns the settings that decide the style of everything around the felt. Comparing them with earlier ones shows
    whether that style has changed."""
    return colours_of(settings), settings.text_size


def style_windows(settings: Settings, window: MainWindow, rules: "RulesWindow | None") -> None:
    """Styles every window that exists now."""
    theme, sized = theme_of(settings), grown(settings, window.size())
    window.gallery.wear(sized, theme, colours_of(settings))
    window.wear(theme)
    style_table(settings, window)
    if rules is not None:
        rules.wear(theme)


def style_table(settings: Settings, window: MainWindow) -> None:
    if window.table is not None:
        window.table.wear(grown(settings, window.size()), theme_of(settings))


def next_size(size: int, step: int) -> int:
    """Returns the next larger or smaller of the usual text sizes.

    step: 1 for a larger size, -1 for a smaller one.
    """
    nearest = min(range(len(TEXT_SIZES)), key=lambda number: abs(TEXT_SIZES[number] - size))
    return TEXT_SIZES[max(0, min(len(TEXT_SIZES) - 1, nearest + step))]
