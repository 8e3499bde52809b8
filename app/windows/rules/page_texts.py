"""The texts of the rules: pages in assets/rules/<language>/, prepared for display.

A page is Markdown with three additions: `key` names an option, ![caption](example:name#reason) an example drawn with
its caption, (rules:name) another page.
"""

import re
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.base.box_words import minutes_text, players_text
from app.base.boxes import BOXES
from app.base.languages import language
from app.base.paths import assets
from app.windows.rules.move_signs import permitted, sign_name

SHARED = "all-games"
BETWEEN_SIGNS = "\u2002"
_OPTION = re.compile(r"`([a-z_]+)`")
_NAMED_OPTION = re.compile(r"\*\*([^*]+)\*\* \(`([a-z_]+)`\)")
_EXAMPLE = re.compile(r"!\[([^\]]+)\]\((example:[^)]+)\)")
# The first picture does not need these two, so they are compiled at their first use.
_LINK = r"\[([^\]]+)\]\([^)]+\)"
_BETWEEN_SENTENCES = r"((?<=[.!?])|(?<=[.!?]\*\*))\s+"  # a bold one ends with its marks
SHOW, TRY = "show", "try"  # links to a small table: for a sentence by its number, for an example by its name


class Heading(NamedTuple):
    """A heading.

    rank: 2 or 3.
    text: as the page has it.
    """

    rank: int
    text: str


def page_of(name: str) -> str | None:
    """The page in the player's language, else in English; None if there is none."""
    for tongue in dict.fromkeys((language(), "en")):
        try:
            return (assets() / "rules" / tongue / f"{name}.md").read_text("utf-8")
        except OSError:
            continue
    return None


def title_of(name: str) -> str:
    page = page_of(name)
    return page.partition("\n")[0].removeprefix("# ") if page else name


def lead_of(name: str) -> str:
    """The first sentence of a page, which says what the game is about."""
    page = page_of(name)
    return sentences_of(page)[0][0] if page else ""


def headings(page: str) -> list[Heading]:
    found = re.findall(r"^(##+) (.+)$", page, re.MULTILINE)
    return [Heading(len(marks), text) for marks, text in found]


def one_screen(page: str) -> str:
    """The first section, without the title."""
    first = page.partition("\n## ")[0]
    return first.partition("\n")[2].strip()


def sentences_of(page: str) -> list[list[str]]:
    """The sentences of the first section, by paragraph, without markup."""
    paragraphs = [sentences_in(line) for line in one_screen(page).splitlines() if line.strip()]
    return [[sentence.replace("**", "") for sentence in paragraph] for paragraph in paragraphs]


def sentences_in(text: str) -> list[str]:
    """The sentences of a section, as written."""
    lines = [line.removeprefix("- ").strip() for line in text.splitlines() if line.strip()]
    return [sentence for line in lines for sentence in re.sub(_BETWEEN_SENTENCES, "\n", line).split("\n")]


def as_shown(sentence: str) -> str:
    """The text as the page shows it: with option names, and without markup or addresses."""
    named = _OPTION.sub(lambda found: _option_name(found[1]), _NAMED_OPTION.sub(_named_option, sentence))
    return re.sub(_LINK, lambda found: found[1], named).replace("*", "")


def shown_with(page: str, game: str, number: int) -> tuple[int, str]:
    """The step for the sentence with this number, from 1, and all sentences it shows together."""
    from engine.lessons.shown import runs

    paragraphs = sentences_of(page)
    sentences, before = [sentence for paragraph in paragraphs for sentence in paragraph], 0
    for last, step in runs(game, [len(paragraph) for paragraph in paragraphs]):
        if number <= last:
            return step, " ".join(sentences[before:last])
        before = last
    raise ValueError(f"{game} has no sentence {number}")


def caption_of(page: str, example: str) -> str:
    """A page's caption for an example."""
    return next(_without_stars(caption) for caption, link in _EXAMPLE.findall(page) if _example(link) == example)


def _example(link: str) -> str:
    return link.removeprefix("example:").partition("#")[0]


def _ways(place: str) -> str:
    """The links from a place to the small table."""
    translate = QCoreApplication.translate
    show, now = (
        translate("Rules", "Show me").replace(" ", "\u00a0"),
        translate("Rules", "Now you").replace(" ", "\u00a0"),
    )
    return f"[{show}]({SHOW}:{place})\u00a0\u00a0[{now}]({TRY}:{place})"


def _with_ways(first: str, name: str) -> str:
    """The first section, with the links after each group of sentences shown together."""
    from engine.lessons.shown import runs  # the gallery shows no links and loads no lesson

    lines, at = first.split("\n"), 0
    told = [number for number, line in enumerate(lines) if number and line.strip()]  # all lines but the title
    parts = {number: re.sub(_BETWEEN_SENTENCES, "\n", lines[number]).split("\n") for number in told}
    lasts = {last for last, _ in runs(name, [len(parts[number]) for number in told])}
    for number in told:
        line = ""
        for sentence in parts[number]:
            at += 1
            line += f" {sentence} {_ways(str(at))}" if at in lasts else f" {sentence}"
        lines[number] = line[1:]
    return "\n".join(lines)


def _with_nearest(rest: str, page: str, name: str) -> str:
    """The full rules, with the links of the nearest sentence of the first section after each paragraph."""
    from engine.lessons.shown import nearest

    counts = [len(paragraph) for paragraph in sentences_of(page)]
    full, mark, others = rest.partition("\n## ")
    parts = full.split("\n### ")
    for number in range(1, len(parts)):
        ways = _ways(str(nearest(name, counts, number - len(parts))))
        title, *lines = parts[number].split("\n")
        parts[number] = "\n".join([title, *[f"{line} {ways}" if line.strip() else line for line in lines]])
    return "\n### ".join(parts) + mark + others


def place_of(page: str, part: str) -> str:
    """The beginning of the paragraph about a variation or an option's key; "" if there is none."""
    return next((str(name) for name, key in _NAMED_OPTION.findall(page) if part in (name, key)), "")


def ready(page: str, *, name: str, whole: bool, agreed: str | None = None) -> str:
    """The page as Markdown for the view.

    agreed: the permitted moves of one table, if it has its own.
    """
    text = page if whole else one_screen(page)
    if name in BOXES:
        first, mark, rest = text.partition("\n## ")
        if whole:
            title, _, body = _with_ways(first, name).partition("\n")
            first = f"{title}\n\n{_facts(name)}\n{body}"
            rest = _with_nearest(rest, page, name)
        links = variations(page) if whole else ""
        text = f"{first.rstrip()}\n\n{signs(name, agreed)}\n{links}{mark}{rest}"
    text = _EXAMPLE.sub(
        lambda found: f"![{_without_stars(found[1])}]({found[2]})\n\n{found[1]} {_ways(_example(found[2]))}\n", text
    )
    text = _NAMED_OPTION.sub(_named_option, text)
    return _OPTION.sub(lambda found: f"*{_option_name(found[1])}*", text)


def _option_name(key: str) -> str:
    from app.base.texts import option_name  # no first screen names an option, and the texts load the engine

    return option_name(key)


def _named_option(found: re.Match[str]) -> str:
    """The name of an option; a variation also names its option."""
    option = _option_name(found[2])
    return f"**{found[1]}**" if found[1] == option else f"**{found[1]}** (*{option}*)"


def _without_stars(caption: str) -> str:
    return caption.replace("*", "")


def _facts(name: str) -> str:
    """Players and length, and the link to the shared page if that describes this deck."""
    from engine.core.cards import LETTER_DECK  # no first screen shows the facts, and they would load the games
    from engine.games import GAMES

    facts = [players_text(BOXES[name]), minutes_text(BOXES[name])]
    if GAMES[name].deck is LETTER_DECK:
        facts.append(f"[{title_of(SHARED)}](rules:{SHARED})")
    return f"*{', '.join(facts)}*"


def variations(page: str) -> str:
    """The page's variations and options, each with a link to its paragraph."""
    named = [f"[{name}](part:{number})" for number, (name, _) in enumerate(_NAMED_OPTION.findall(page))]
    if not named:
        return ""
    text = QCoreApplication.translate("Rules", "Variations and options: {names}")
    return f"\n{text.format(names=', '.join(named))}\n"


def variation_at(page: str, number: int) -> str:
    """The beginning of the paragraph behind such a link."""
    named = _NAMED_OPTION.findall(page)
    return str(named[number][0]) if number < len(named) else ""


def signs(name: str, agreed: str | None = None) -> str:
    """The row of signs, with names beside the drawings: moves that are permitted, and those that are not."""
    yes, no = permitted(name, agreed)
    row = QCoreApplication.translate("Moves", "Moves: {signs}").format(signs=_row(yes, ""))
    if not no:
        return row
    return f"{row}\n\n{QCoreApplication.translate('Moves', 'Not permitted: {signs}').format(signs=_row(no, '-'))}"


def _row(signs: str, struck: str) -> str:
    return BETWEEN_SIGNS.join(
        [f"![{sign_name(sign)}](move:{struck}{sign})\u00a0{sign_name(sign).replace(' ', chr(0xA0))}" for sign in signs]
    )
