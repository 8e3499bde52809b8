"""The texts of the rules: pages in assets/rules/<language>/, prepared for display.

A page is Markdown with three additions: `id` stands for the name of the option with this id,
![caption](example:name#reason) for a drawn example with its caption, and (rules:name) links to another page.
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
# These two patterns are compiled at their first use, because the first paint does not need them.
_LINK = r"\[([^\]]+)\]\([^)]+\)"
# after a bold sentence, the markup for bold text follows the full stop
_BETWEEN_SENTENCES = r"((?<=[.!?])|(?<=[.!?]\*\*))\s+"
# the schemes of links to the small table; the address is a sentence's number, from 1, or an example's name
SHOW, TRY = "show", "try"


class Heading(NamedTuple):
    """A heading of a rules page.

    rank: its level, 2 or 3.
    text: its text as written in the page.
    """

    rank: int
    text: str


def page_of(name: str) -> str | None:
    """Returns a page in the player's language or, if it is not translated, in English. Returns None if no such page
    exists."""
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
    """Returns the first sentence of a page, which describes the game in brief."""
    page = page_of(name)
    return sentences_of(page)[0][0] if page else ""


def headings(page: str) -> list[Heading]:
    found = re.findall(r"^(##+) (.+)$", page, re.MULTILINE)
    return [Heading(len(marks), text) for marks, text in found]


def one_screen(page: str) -> str:
    """Returns the first section of a page without the title. It fits on one screen."""
    first = page.partition("\n## ")[0]
    return first.partition("\n")[2].strip()


def sentences_of(page: str) -> list[list[str]]:
    """Returns the sentences of the first section without markup, as one list for each paragraph."""
    paragraphs = [sentences_in(line) for line in one_screen(page).splitlines() if line.strip()]
    return [[sentence.replace("**", "") for sentence in paragraph] for paragraph in paragraphs]


def sentences_in(text: str) -> list[str]:
    """Returns the sentences of a section, with markup as written."""
    lines = [line.removeprefix("- ").strip() for line in text.splitlines() if line.strip()]
    return [sentence for line in lines for sentence in re.sub(_BETWEEN_SENTENCES, "\n", line).split("\n")]


def as_shown(sentence: str) -> str:
    """Returns a text as the page shows it: with the names of options, and without markup or addresses."""
    named = _OPTION.sub(lambda found: _option_name(found[1]), _NAMED_OPTION.sub(_named_option, sentence))
    return re.sub(_LINK, lambda found: found[1], named).replace("*", "")


def shown_with(page: str, game: str, number: int) -> tuple[int, str]:
    """Returns the lesson step that shows the sentence with this number, and the text of all sentences that this step
    shows. Numbers begin at 1."""
    from engine.lessons.shown import runs

    paragraphs = sentences_of(page)
    sentences, before = [sentence for paragraph in paragraphs for sentence in paragraph], 0
    for last, step in runs(game, [len(paragraph) for paragraph in paragraphs]):
        if number <= last:
            return step, " ".join(sentences[before:last])
        before = last
    raise ValueError(f"{game} has no sentence {number}")


def caption_of(page: str, example: str) -> str:
    """Returns a page's caption for an example."""
    return next(_without_stars(caption) for caption, link in _EXAMPLE.findall(page) if _example(link) == example)


def _example(link: str) -> str:
    return link.removeprefix("example:").partition("#")[0]


def _ways(place: str) -> str:
    """Returns the links Show me and Now you, which open the small table beside a sentence or an example."""
    translate = QCoreApplication.translate
    show, now = (
        translate("Rules", "Show me").replace(" ", "\u00a0"),
        translate("Rules", "Now you").replace(" ", "\u00a0"),
    )
    return f"[{show}]({SHOW}:{place})\u00a0\u00a0[{now}]({TRY}:{place})"


def _with_ways(first: str, name: str) -> str:
    """Returns the first section with links to the small table after each group of sentences shown in one step."""
    # imported late, because it loads a lesson; the gallery shows the rules without links and needs no lesson
    from engine.lessons.shown import runs

    lines, at = first.split("\n"), 0
    # the indices of all lines with text, except the title
    numbers = [number for number, line in enumerate(lines) if number and line.strip()]
    parts = {number: re.sub(_BETWEEN_SENTENCES, "\n", lines[number]).split("\n") for number in numbers}
    lasts = {last for last, _ in runs(name, [len(parts[number]) for number in numbers])}
    for number in numbers:
        line = ""
        for sentence in parts[number]:
            at += 1
            line += f" {sentence} {_ways(str(at))}" if at in lasts else f" {sentence}"
        lines[number] = line[1:]
    return "\n".join(lines)


def _with_nearest(rest: str, page: str, name: str) -> str:
    """Returns the full rules with links: after each paragraph, it adds the links Show me and Now you of the closest
    sentence in the first section.

    rest: the full rules as written.
    """
    from engine.lessons.shown import sentence_for_heading

    counts = [len(paragraph) for paragraph in sentences_of(page)]
    full, mark, others = rest.partition("\n## ")
    parts = full.split("\n### ")
    for number in range(1, len(parts)):
        ways = _ways(str(sentence_for_heading(name, counts, number - len(parts))))
        title, *lines = parts[number].split("\n")
        parts[number] = "\n".join([title, *[f"{line} {ways}" if line.strip() else line for line in lines]])
    return "\n### ".join(parts) + mark + others


def place_of(page: str, part: str) -> str:
    """Returns the words with which the paragraph about a variation or option begins; "" if the page has no such
    paragraph."""
    return next((str(name) for name, key in _NAMED_OPTION.findall(page) if part in (name, key)), "")


def ready(page: str, *, name: str, whole: bool, agreed: str | None = None) -> str:
    """Returns the page as Markdown for the view.

    whole: whether to return the whole page, not only its first section.
    agreed: the permitted moves at one table, if they differ from the printed rules.
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
    # Imported late, because these texts load the engine. The gallery shows only the first section, which names no
    # option.
    from app.base.texts import option_name

    return option_name(key)


def _named_option(found: re.Match[str]) -> str:
    """Returns the name of an option in bold. A variation is followed by the name of its option."""
    option = _option_name(found[2])
    return f"**{found[1]}**" if found[1] == option else f"**{found[1]}** (*{option}*)"


def _without_stars(caption: str) -> str:
    return caption.replace("*", "")


def _facts(name: str) -> str:
    """Returns the number of players, the length, and a link to the page for all games if that page describes this
    deck."""
    # Imported late, because it loads all games. The gallery shows only the first section, which has none of these
    # facts.
    from engine.core.cards import LETTER_DECK
    from engine.games import GAMES

    facts = [players_text(BOXES[name]), minutes_text(BOXES[name])]
    if GAMES[name].deck is LETTER_DECK:
        facts.append(f"[{title_of(SHARED)}](rules:{SHARED})")
    return f"*{', '.join(facts)}*"


def variations(page: str) -> str:
    """Returns a line with the page's variations and options, each with a link to its paragraph."""
    named = [f"[{name}](part:{number})" for number, (name, _) in enumerate(_NAMED_OPTION.findall(page))]
    if not named:
        return ""
    text = QCoreApplication.translate("Rules", "Variations and options: {names}")
    return f"\n{text.format(names=', '.join(named))}\n"


def variation_at(page: str, number: int) -> str:
    """Returns the beginning of the paragraph that a link in `variations` leads to, by the link's number."""
    named = _NAMED_OPTION.findall(page)
    return str(named[number][0]) if number < len(named) else ""


def signs(name: str, agreed: str | None = None) -> str:
    """Returns the icons of the moves with their names: one row for permitted moves, and one for the others, if any.

    agreed: the permitted moves at one table; None for those of the printed rules.
    """
    yes, no = permitted(name, agreed)
    row = QCoreApplication.translate("Moves", "Moves: {signs}").format(signs=_row(yes, ""))
    if not no:
        return row
    return f"{row}\n\n{QCoreApplication.translate('Moves', 'Not permitted: {signs}').format(signs=_row(no, '-'))}"


def _row(signs: str, struck: str) -> str:
    return BETWEEN_SIGNS.join(
        [f"![{sign_name(sign)}](move:{struck}{sign})\u00a0{sign_name(sign).replace(' ', chr(0xA0))}" for sign in signs]
    )
