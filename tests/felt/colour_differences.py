"""Measures how different two colours look, to people with normal sight and to colour-blind people."""

import math

from app.felt.theme.contrast import Triple, channels

# Matrices of Machado, Oliveira and Fernandes (2009) for complete colour blindness, for linear light.
BLINDNESS: dict[str, tuple[Triple, Triple, Triple]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(colour: str, blindness: str) -> Triple:
    """The linear light that somebody with this blindness sees for a colour."""
    rgb = channels(colour)
    rows = BLINDNESS[blindness]
    mixed = [sum([weight * part for weight, part in zip(row, rgb, strict=True)]) for row in rows]
    red, green, blue = [min(1.0, max(0.0, part)) for part in mixed]
    return red, green, blue


def difference(one: Triple, other: Triple) -> float:
    """The distance of two colours in CIELAB; about 2 is just visible."""
    pairs = zip(_lab(one), _lab(other), strict=True)
    return math.hypot(*[a - b for a, b in pairs])


def _lab(rgb: Triple) -> Triple:
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
