"""Finds the sentence of the rules that explains an event: why a move was refused, or why an act cost something.

assets/reasons.json gives each game a sentence for each key. A key is the code of a reason, with or without a case
('code:case' is looked up first), or one of the events listed below. If a game has no sentence for a key, the page for
all games may have one.

The sentence is written as its number, counted from 1, in the first section of a page, or as a heading and the
sentence's number below that heading. The headings turn, stuck and end are the last three of a game's full rules; on the
page for all games a heading is given by its number. Negative numbers count from the end.
"""

import json
import re
from functools import cache
from typing import TYPE_CHECKING

from app.base.paths import assets
from app.windows.rules.page_texts import SHARED, as_shown, page_of, sentences_in, sentences_of

if TYPE_CHECKING:
    from app.session.match.view_data import HistoryLine

TOLD = ("timeout", "challenge", "doubt", "pass", "fail", "request", "resign")  # the acts that a rule explains
VAIN, TAKEN_BACK, MISS, LOSS = "challenge-vain", "taken-back", "miss", "loss"
_HEADINGS = {"turn": -3, "stuck": -2, "end": -1}


@cache
def reasons() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((assets() / "reasons.json").read_text("utf-8"))
    return found


def place_behind(game: str, key: str) -> tuple[str, str]:
    """Returns the page and the place of the sentence that explains the event with this key; ("", "") if there is
    none."""
    for page in (game, SHARED):
        known = reasons().get(page, {})
        for name in (key, key.partition(":")[0]):
            if name in known:
                return page, known[name]
    return "", ""


def sentence_behind(page: str, place: str) -> str:
    """Returns the sentence at this place, as the page shows it. Raises LookupError if there is none."""
    text = page_of(page) or ""
    heading, _, number = place.rpartition(".")
    if not heading:
        found = [sentence for paragraph in sentences_of(text) for sentence in paragraph]
    elif heading in _HEADINGS:
        found = sentences_in(re.split(r"^### .*$", text.split("\n## ")[1], flags=re.MULTILINE)[_HEADINGS[heading]])
    else:
        found = sentences_in(re.split(r"^##+ .*$", text.partition("\n")[2], flags=re.MULTILINE)[int(heading)])
    return as_shown(found[int(number) - (int(number) > 0)])


def key_of(line: "HistoryLine") -> str:
    """Returns the key of the rule that explains a history line; "" if there is none."""
    # imported late, because it loads the engine; the gallery, which also shows rules, must not load it before the first
    # paint
    from engine.core.moves import Simple

    if line.agreed:
        return ""
    verb = line.act.verb
    if verb == "challenge" and line.vain:
        return VAIN
    if line.undone and verb in ("play", "restart", "salvage"):
        return TAKEN_BACK
    # a play without words consists of cards that were laid in secret
    if verb == "play" and not (line.words or line.undone or isinstance(line.act, Simple)):
        return MISS
    if verb in TOLD and (verb != "request" or line.vain):
        return verb
    return LOSS if line.points < 0 or any(points < 0 for _, points in line.gains) else ""
