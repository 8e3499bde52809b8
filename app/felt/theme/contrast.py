"""Measures how well two colours can be told apart, by the contrast of WCAG 2."""

from collections.abc import Sequence

Triple = tuple[float, float, float]


def channels(colour: str) -> Triple:
    """Red, green and blue of #rrggbb as linear light, from 0 to 1."""
    red, green, blue = [_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5)]
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = channels(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG's contrast ratio, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def readable_on(ground: str, dark: str = "#14181B", light: str = "#FFFFFF") -> str:
    """The dark or the light ink, whichever reads better on this ground."""
    return dark if contrast(ground, dark) >= contrast(ground, light) else light


def readable_shades(inks: Sequence[tuple[str, float]]) -> tuple[int, int]:
    """The darkest and the lightest grey, from 0 to 255, between which each ink has at least the contrast given with it.
    For light colours, the darkest is black; for dark colours, the lightest is white.
    """
    readable = [
        all(contrast(ink, f"#{grey:02X}{grey:02X}{grey:02X}") >= least for ink, least in inks) for grey in range(256)
    ]
    if readable[0]:
        return 0, [*readable, False].index(False) - 1
    return 255 - [*reversed(readable), False].index(False) + 1, 255


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
