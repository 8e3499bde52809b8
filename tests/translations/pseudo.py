"""Makes an invented language for tests: every letter has an accent, and every word is two fifths longer than in
English.

The script for the real translation files also makes and compiles the file of this language. So a text that the script
does not find stays English, and the tests notice it. Names and words of cards within a text keep their plain letters.
"""

import re
import string
from math import ceil
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QTranslator

from app.base.guard import guarded
from tests.translations import collect

CODE = "eo"  # Esperanto, because Qt has its plural forms and Wordfelt does not offer this language
LONGER = 0.4

_ACCENTED = str.maketrans(
    string.ascii_letters,
    "âƀćďêƒĝĥîĵķĺḿñôþɋŕšţûṽŵẋýžÂɃĆĎÊƑĜĤÎĴĶĹḾÑÔÞɊŔŠŢÛṼŴẊÝŽ",
)
_KEPT = re.compile(r"(\{\w*\}|%n|%\d|<[^>]*>|&\w+;|\t|\n|%L\d)")


def pseudo(text: str) -> str:
    """The text in the invented language. Placeholders and tags, which every translation must keep, stay the same."""
    parts = _KEPT.split(text)
    return "".join([part if _KEPT.fullmatch(part) else re.sub(r"[A-Za-z]+", _longer, part) for part in parts])


def _longer(word: re.Match[str]) -> str:
    letters = word[0].translate(_ACCENTED)
    return letters + letters[-1].lower() * ceil(len(letters) * LONGER) if len(letters) > 1 else letters


class QtPseudo(QTranslator):
    """A translator for Qt's own texts, which the project does not translate."""

    @guarded
    def isEmpty(self) -> bool:
        return False

    @guarded
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        theirs = re.match("Q[A-Z]", context) is not None
        return pseudo(sourceText) if theirs else sourceText


def make(folder: Path) -> None:
    """Writes wordfelt_eo.qm into this folder, with the texts that the script finds in the sources."""
    path = collect.update(CODE, collect.collect(), folder)
    tree = ElementTree.parse(path)
    for message in tree.iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        assert translation is not None
        translation.attrib.clear()
        if message.get("numerus") == "yes":
            for form, ending in zip(translation, ("", "s"), strict=True):
                form.text = pseudo(source.replace("(s)", ending))
        else:
            translation.text = pseudo(source)
    tree.write(path, "utf-8", xml_declaration=True)
    assert collect.release(path) is not None


def english(text: str, allowed: frozenset[str]) -> list[str]:
    """The words of the text that are still English, except those in `allowed`."""
    text = re.sub(r"<[^>]*>|&\w+;", " ", text)
    # A shortcut, because most of the many thousand texts have no English words, not even names.
    if not _english_words(text):
        return []
    for name in sorted([name for name in allowed if name in text], key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text)
    return _english_words(text)


def _english_words(text: str) -> list[str]:
    words = re.findall(r"\w+", text)
    return [word for word in words if re.search("[A-Za-z]{2}", word) and re.search("[a-z]", word)]
