"""The sentence of the rules behind an event: a refusal by its code, or an act that cost something.

assets/reasons.json names for each game a sentence by a key: the name of a reason ('code' or 'code:case', the case
first), or of an event (below). Events that a game does not name are explained on the shared page.

A sentence is a number, counted through the first part of a page from 1; or a heading and a number below it: turn, stuck
and end are the last three headings of a game's rules in full, and headings have numbers on the shared page.
Negative numbers count from the end.
"""

import json
import re
from functools import cache
from typing import TYPE_CHECKING

from app.base.paths import assets
from app.windows.rules.page_texts import SHARED, as_shown, page_of, sentences_in, sentences_of

if TYPE_CHECKING:
    from app.session.match.view_data import HistoryLine

TOLD = ("timeout", "challenge", "doubt", "pass", "fail", "request", "resign")  # acts that a rule explains
VAIN, TAKEN_BACK, MISS, LOSS = "challenge-vain", "taken-back", "miss", "loss"
_HEADINGS = {"turn": -3, "stuck": -2, "end": -1}


@cache
def reasons() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((assets() / "reasons.json").read_text("utf-8"))
    return found


def place_behind(game: str, key: str) -> tuple[str, str]:
    """The page and the sentence for this key; ("", "") if there is none."""
    for page in (game, SHARED):
        known = reasons().get(page, {})
        for name in (key, key.partition(":")[0]):
            if name in known:
                return page, known[name]
    return "", ""


def sentence_behind(page: str, place: str) -> str:
    """The sentence as the page shows it. Raises LookupError if there is none."""
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
    """The key of the rule that explains a line of the history; empty if there is none."""
    from engine.core.moves import Simple  # the gallery has a page, too, and loads no engine before the first paint

    verb = line.act.verb
    if verb == "challenge" and line.vain:
        return VAIN
    if line.undone and verb in ("play", "restart", "salvage"):
        return TAKEN_BACK
    # plays without words are laid in secret
    if verb == "play" and not (line.words or line.undone or isinstance(line.act, Simple)):
        return MISS
    if verb in TOLD and (verb != "request" or line.vain):
        return verb
    return LOSS if line.points < 0 or any(points < 0 for _, points in line.gains) else ""
