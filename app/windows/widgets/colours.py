"""The colours of the windows. They depend on the mode (light, dark or contrast) and take the hue of the felt, so the
windows match the table."""

from colorsys import hls_to_rgb, rgb_to_hls
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.base.settings import Settings
from app.felt.theme import Theme, load_theme
from app.felt.theme.contrast import contrast, luminance


class Colours(NamedTuple):
    """The colours of the windows.

    dim: the colour of small text.
    line: the colour of the edges of panels and of disabled buttons.
    accent: the colour of the main button, of selected rows, of links and of the focus.
    edge: the colour of outlines of buttons and fields. It stands out, so everybody sees where a button or field ends.
    """

    back: str
    panel: str
    ink: str
    dim: str
    line: str
    accent: str
    accent_ink: str
    good: str
    bad: str

    @property
    def edge(self) -> str:
        return _seen(self.line, (self.back, self.panel))

    @property
    def light(self) -> bool:
        return self.accent_ink == "#FFFFFF"


# These colours are for the green felt. On another felt, the colours listed in HUED take the felt's hue, except in the
# light mode, which stays cream.
COLOURS = {
    "dark": Colours("#17201C", "#202B26", "#F0F3EE", "#AEBCB3", "#3A4B43", "#E6B84A", "#1D2226", "#8FD3A6", "#FFB4A6"),
    "light": Colours("#EEE5D2", "#FBF6E9", "#221D14", "#5A503E", "#D5C8AB", "#1B5E43", "#FFFFFF", "#11694A", "#9A020F"),
    "contrast": Colours(
        "#000000", "#000000", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFE600", "#000000", "#7CFFB0", "#FFB0B0"
    ),
}
HUED = {"dark": ("back", "panel", "dim", "line"), "light": ("accent",), "contrast": ()}
# OUTLINE: the minimum contrast of an outline; LIGHT: a background of at least this luminance counts as light
OUTLINE, LIGHT = 3.0, 0.2
# a factor for the saturation on felts other than green, because the eye is least sensitive to green
DYED = {"dark": 1.6, "light": 0.75}


def mode_of(settings: Settings) -> str:
    """Returns the mode: light, dark or contrast. Asks the system for its mode if the setting says so."""
    if settings.mode != "system":
        return settings.mode
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return "dark" if dark else "light"


def theme_of(settings: Settings) -> Theme:
    return load_theme(settings.felt, settings.card_face, mode_of(settings), settings.card_back, settings.picture)


def colours_of(settings: Settings) -> Colours:
    """Returns the colours of the windows. In calm play no text is red."""
    colours = _in_hue(mode_of(settings), settings.felt)
    return colours._replace(bad=colours.ink) if settings.calm else colours


@cache
def _in_hue(mode: str, felt: str) -> Colours:
    colours, green = COLOURS[mode], load_theme("green", mode=mode).felt.edge
    cloth = load_theme(felt, mode=mode).felt.edge
    if cloth != green:
        hue, _, colour = _hls(cloth)
        strength = colour / _hls(green)[2] * DYED.get(mode, 1)
        return colours._replace(**{name: _dyed(getattr(colours, name), hue, strength) for name in HUED[mode]})
    return colours


@cache
def _seen(colour: str, grounds: tuple[str, ...]) -> str:
    """Returns the colour that is most like `colour` and stands out clearly from these backgrounds."""
    hue, light, much = _hls(colour)
    step = 0.01 if luminance(grounds[0]) < LIGHT else -0.01
    while min([contrast(colour, ground) for ground in grounds]) < OUTLINE and 0 < light < 1:
        light = min(max(light + step, 0.0), 1.0)
        colour = _hex(hue, light, much)
    return colour


def _dyed(colour: str, hue: float, strength: float) -> str:
    """Returns the colour in this hue with the same brightness, so that text on it stays readable.

    strength: a factor for the saturation.
    """
    _, light, much = _hls(colour)
    much, wanted = min(much * strength, 0.6), luminance(colour)
    low, high = 0.0, 1.0
    while high - low > 0.001:
        light = (low + high) / 2
        low, high = (light, high) if luminance(_hex(hue, light, much)) < wanted else (low, light)
    return _hex(hue, light, much)


def _hls(colour: str) -> tuple[float, float, float]:
    red, green, blue = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return rgb_to_hls(red, green, blue)


def _hex(hue: float, light: float, much: float) -> str:
    return "#" + "".join([f"{round(part * 255):02X}" for part in hls_to_rgb(hue, light, much)])
