"""Lists several things in one sentence."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale

_ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)  # no comma before the “and”


def listed(things: Iterable[str]) -> str:
    """The things as a list in the current language: S, E and T."""
    spoken = QLocale()
    english = spoken.language() in (QLocale.Language.English, QLocale.Language.C)
    return (_ENGLISH if english else spoken).createSeparatedList(list(things))


def without_dots(text: str) -> str:
    """The text with commas between its parts: a screen reader says "middle dot"."""
    return text.replace(" · ", ", ").replace("\u00a0· ", ", ")
