"""Loads the bundled fonts. All texts of the program use these fonts, without hinting, so that they look the same on
every machine."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from app.base.paths import assets

FOLDER = assets() / "fonts"

REGULAR = QFont.Weight.Normal
MEDIUM = QFont.Weight.Medium
SEMIBOLD = QFont.Weight.DemiBold
BOLD = QFont.Weight.Bold
TITLES = "Vollkorn Titles"


@cache
def families() -> tuple[str, ...]:
    """The font families for text: Inter first, then Noto Sans for the scripts that Inter lacks. The first call reads
    the font files."""
    found: list[str] = []
    for path in sorted(FOLDER.glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        found += [name for name in QFontDatabase.applicationFontFamilies(number) if name not in found]
    return ("Inter", *[name for name in found if not name.startswith("Inter") and name != TITLES])


def title_families() -> tuple[str, ...]:
    """The families for titles, names of games and results: the font of titles first, then those of `families` for
    letters that it lacks."""
    return (TITLES, *families())


def font(pixels: float, weight: QFont.Weight = REGULAR, *, display: bool = False) -> QFont:
    """A bundled font of this size in pixels.

    display: whether to use the font for large letters, which exists only in bold; ignores `weight`.
    """
    return QFont(_made(max(1, round(pixels)), BOLD if display else weight, display))


def title_font(pixels: float) -> QFont:
    """The font of titles, names of games and results, of this size in pixels."""
    return QFont(_titled(max(1, round(pixels))))


@cache
def _made(pixels: int, weight: QFont.Weight, display: bool) -> QFont:
    return _unhinted(["Inter Display", *families()] if display else list(families()), pixels, weight)


@cache
def _titled(pixels: int) -> QFont:
    return _unhinted(list(title_families()), pixels, BOLD)


def _unhinted(names: list[str], pixels: int, weight: QFont.Weight) -> QFont:
    made = QFont()
    made.setFamilies(names)
    made.setPixelSize(pixels)
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
