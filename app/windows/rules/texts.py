"""The texts of the rules: pages in assets/rules/<language>/, and how they are made ready to be shown.

A page is Markdown with three things of its own: `key` names an option, ![caption](example:name#reason) an example that
is drawn and its caption, (rules:name) another page.
"""

import re
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from app.base.box_words import minutes_text, players_text
from app.base.boxes import BOXES
from app.base.paths import assets
from app.windows.rules.move_signs import permitted, sign_name

SHARED = "all-games"
BETWEEN_SIGNS = "\u2002"
_OPTION = re.compile(r"`([a-z_]+)`")
_NAMED_OPTION = re.compile(r"\*\*([^*]+)\*\* \(`([a-z_]+)`\)")
_EXAMPLE = re.compile(r"!\[([^\]]+)\]\((example:[^)]+)\)")


@dataclass(frozen=True)
class Heading:
    """rank: 2 or 3.  text: as the page has it."""

    rank: int
    text: str


def language() -> str:
    """The language the program speaks just now."""
    return QLocale().name().partition("_")[0] or "en"


def page_of(name: str) -> str | None:
    """The page in the player's language, else in English; None where there is none."""
    for tongue in dict.fromkeys((language(), "en")):
        try:
            return (assets() / "rules" / tongue / f"{name}.md").read_text("utf-8")
        except OSError:
            continue
    return None


def title_of(name: str) -> str:
    page = page_of(name)
    return page.partition("\n")[0].removeprefix("# ") if page else name


def headings(page: str) -> list[Heading]:
    found = re.findall(r"^(##+) (.+)$", page, re.MULTILINE)
    return [Heading(len(marks), text) for marks, text in found]


def one_screen(page: str) -> str:
    """The first section, without the title."""
    first = page.partition("\n## ")[0]
    return first.partition("\n")[2].strip()


def place_of(page: str, part: str) -> str:
    """How the paragraph begins that speaks of a part: a variation, an option's key, or the code of a refusal."""
    for name, key in _NAMED_OPTION.findall(page):
        if part in (name, key):
            return str(name)
    for caption, link in _EXAMPLE.findall(page):
        if link.partition("#")[2].partition(":")[0] == part:
            return _plain(caption)
    turns = [heading.text for heading in headings(page) if heading.rank == 3]  # … your turn, no play, the end
    if not turns:
        return ""
    return turns[-2] if part == "cannot-trade" else turns[-3]


def ready(page: str, *, name: str, whole: bool, agreed: str | None = None) -> str:
    """The page as Markdown that the view understands. agreed: the permitted moves of one table, if it has its own."""
    text = page if whole else one_screen(page)
    if name in BOXES:
        first, mark, rest = text.partition("\n## ")
        if whole:
            title, _, body = first.partition("\n")
            first = f"{title}\n\n{_facts(name)}\n{body}"
        links = variations(page) if whole else ""
        text = f"{first.rstrip()}\n\n{signs(name, agreed)}\n{links}{mark}{rest}"
    text = _EXAMPLE.sub(lambda found: f"![{_plain(found[1])}]({found[2]})\n\n{found[1]}\n", text)
    text = _NAMED_OPTION.sub(_named_option, text)
    return _OPTION.sub(lambda found: f"*{_option_name(found[1])}*", text)


def _option_name(key: str) -> str:
    from app.base.texts import option_name  # no first screen names an option, and the texts load the engine

    return option_name(key)


def _named_option(found: re.Match[str]) -> str:
    """An option by its own name needs no second one; a variation says which option it is."""
    option = _option_name(found[2])
    return f"**{found[1]}**" if found[1] == option else f"**{found[1]}** (*{option}*)"


def _plain(caption: str) -> str:
    return caption.replace("*", "")


def _facts(name: str) -> str:
    """Players and length, and the page of what all games share where it is about this deck."""
    from engine.core.cards import LETTER_DECK  # no first screen tells the facts, and the games are not loaded for it
    from engine.games import GAMES

    facts = [players_text(BOXES[name]), minutes_text(BOXES[name])]
    if GAMES[name].deck is LETTER_DECK:
        facts.append(f"[{title_of(SHARED)}](rules:{SHARED})")
    return f"*{' · '.join(facts)}*"


def variations(page: str) -> str:
    """The variations and options the page tells of, each with the way to its paragraph."""
    named = [f"[{name}](part:{number})" for number, (name, _) in enumerate(_NAMED_OPTION.findall(page))]
    if not named:
        return ""
    text = QCoreApplication.translate("Rules", "Variations and options: {names}")
    return f"\n{text.format(names=' · '.join(named))}\n"


def variation_at(page: str, number: int) -> str:
    """How the paragraph begins that such a link leads to."""
    named = _NAMED_OPTION.findall(page)
    return str(named[number][0]) if number < len(named) else ""


def signs(name: str, agreed: str | None = None) -> str:
    """The row of signs: what may be done to words, and what may not. The names stand beside the drawings."""
    yes, no = permitted(name, agreed)
    row = QCoreApplication.translate("Moves", "Moves: {signs}").format(signs=_row(yes, ""))
    if not no:
        return row
    return f"{row}\n\n{QCoreApplication.translate('Moves', 'Not permitted: {signs}').format(signs=_row(no, '-'))}"


def _row(signs: str, struck: str) -> str:
    return BETWEEN_SIGNS.join(
        [f"![{sign_name(sign)}](move:{struck}{sign})\u00a0{sign_name(sign).replace(' ', chr(0xA0))}" for sign in signs]
    )
