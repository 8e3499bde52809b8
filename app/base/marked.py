"""Texts that are declared in one place and shown in another, in the player's language."""

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale


class DeclaredText(NamedTuple):
    """A text and its context, which are translated when it is shown."""

    context: str
    source: str

    def shown(self, value: Any = None) -> str:
        """The text; {percent} stands for the value, {seconds} for it in milliseconds, as the language writes them."""
        text = QCoreApplication.translate(self.context, self.source)
        if "{" not in text:
            return text
        return text.format(percent=value, seconds=QLocale().toString(value / 1000, "g", 3))


def marked(context: str, source: str) -> DeclaredText:
    """Marks a text for the translators."""
    return DeclaredText(context, source)


def each(context: str, *named: str, **texts: str) -> dict[str, DeclaredText]:
    """Marks the text of each value. named: texts whose value is the same word in small letters."""
    return {
        value: DeclaredText(context, text) for value, text in {**{one.lower(): one for one in named}, **texts}.items()
    }
