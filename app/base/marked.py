"""Declares texts, for example of settings, that are translated only when they are shown."""

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale


class DeclaredText(NamedTuple):
    """A text that is written down once with its context, and translated each time it is shown."""

    context: str
    source: str

    def shown(self, value: Any = None) -> str:
        """The translated text, with the value in place of {percent} or {count}. In place of {seconds}, a value in
        milliseconds is written in seconds."""
        text = QCoreApplication.translate(self.context, self.source)
        if "{" not in text:
            return text
        return text.format(percent=value, count=value, seconds=QLocale().toString(value / 1000, "g", 3))


def marked(context: str, source: str) -> DeclaredText:
    """Marks a text for the translators."""
    return DeclaredText(context, source)


def each(context: str, *named: str, **texts: str) -> dict[str, DeclaredText]:
    """Marks several texts for the translators, and returns them by the value that each describes.

    texts: the texts, each under the name of its value.
    named: texts whose value is the text itself in lower case.
    """
    return {
        value: DeclaredText(context, text) for value, text in {**{one.lower(): one for one in named}, **texts}.items()
    }
