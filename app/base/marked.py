"""Declares texts in one place; another place shows them in the player's language."""

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale


class DeclaredText(NamedTuple):
    """A text with its context, translated each time it is shown."""

    context: str
    source: str

    def shown(self, value: Any = None) -> str:
        """The translated text, with the value for {percent} or {count}, or in seconds for {seconds} if it is in
        milliseconds."""
        text = QCoreApplication.translate(self.context, self.source)
        if "{" not in text:
            return text
        return text.format(percent=value, count=value, seconds=QLocale().toString(value / 1000, "g", 3))


def marked(context: str, source: str) -> DeclaredText:
    """Marks a text for the translators."""
    return DeclaredText(context, source)


def each(context: str, *named: str, **texts: str) -> dict[str, DeclaredText]:
    """Marks the text of each value.

    named: texts that become values in small letters
    """
    return {
        value: DeclaredText(context, text) for value, text in {**{one.lower(): one for one in named}, **texts}.items()
    }
