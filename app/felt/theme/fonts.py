"""The bundled fonts. All texts of the program use them, unhinted, for the same picture on every machine."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from app.base.paths import assets

FOLDER = assets() / "fonts"

REGULAR = QFont.Weight.Normal
MEDIUM = QFont.Weight.Medium
SEMIBOLD = QFont.Weight.DemiBold
BOLD = QFont.Weight.Bold


@cache
def families() -> tuple[str, ...]:
    """The font families: Inter first, then Noto Sans for the scripts that Inter lacks. The first call reads the
    files."""
    found: list[str] = []
    for path in sorted(FOLDER.glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        found += [name for name in QFontDatabase.applicationFontFamilies(number) if name not in found]
    return ("Inter", *[name for name in found if not name.startswith("Inter")])


def font(pixels: float, weight: QFont.Weight = REGULAR, *, display: bool = False) -> QFont:
    """A bundled font in pixels.

    display: whether to use the cut for large letters, which exists only in bold.
    """
    return QFont(_made(max(1, round(pixels)), BOLD if display else weight, display))


@cache
def _made(pixels: int, weight: QFont.Weight, display: bool) -> QFont:
    names = families()
    made = QFont()
    made.setFamilies(["Inter Display", *names] if display else list(names))
    made.setPixelSize(pixels)
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
