"""Writes lists of things as parts of a sentence."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale

# British English is used, because its lists have no comma before the “and”.
_ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)


def listed(things: Iterable[str]) -> str:
    """The things as a list in the current language, for example "S, E and T"."""
    spoken = QLocale()
    english = spoken.language() in (QLocale.Language.English, QLocale.Language.C)
    return (_ENGLISH if english else spoken).createSeparatedList(list(things))


def without_dots(text: str) -> str:
    """The text with commas instead of the dots between its parts, because a screen reader would read "middle dot"."""
    return text.replace(" · ", ", ").replace("\u00a0· ", ", ")
