"""Writes results for other programs: a table as CSV, or everything that the program keeps about results as JSON."""

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from io import StringIO

from app.library.results import COUNTING, PlayerResult, Result
from app.library.totals import unit_of_result

# the columns, which have the same names in every language, because programs read them
COLUMNS = (
    "day",
    "game",
    "variations",
    "player",
    "computer",
    "won",
    "score",
    "unit",
    "cards left",
    "ended",
    "resigned",
    "turns",
    "best play",
    "points of the best play",
    "longest word",
    "share of the possible",
    "hints",
    "moves taken back",
    "counted",
)
RISKY = ("=", "+", "-", "@", "\t", "\r")  # the characters with which a formula of a spreadsheet can begin


def csv_of(results: Sequence[Result]) -> str:
    """The results as CSV, with a line for each player of each game."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow(COLUMNS)
    for result in results:
        lines.writerows([_line(result, part) for part in result.players])
    return text.getvalue()


def json_of(results: Sequence[Result]) -> str:
    return json.dumps({"results": [asdict(result) for result in results]}, ensure_ascii=False, indent=1) + "\n"


def _line(result: Result, part: PlayerResult) -> list[object]:
    return [
        result.day,
        result.game,
        ", ".join(result.variations),
        _plain(part.name),
        _yes(part.computer),
        _yes(part.won),
        part.score,
        unit_of_result(result),
        "" if result.left is None else result.left,
        result.ended,
        _yes(part.resigned),
        part.turns,
        part.best,
        part.points,
        part.longest,
        "" if part.share is None else part.share,
        part.hints,
        part.undos,
        _counted(result, part),
    ]


def _counted(result: Result, part: PlayerResult) -> str:
    """The text "yes" if the game counts for this person's statistics, else the reason why it does not."""
    if part.computer or not part.person:
        return "computer" if part.computer else "guest"
    if result.practice:
        return "practice"
    if part.look not in COUNTING:
        return {"again": "same cards again", "on": "played on", "shown": "after the solution"}.get(part.look, part.look)
    return "resigned" if part.resigned else "unfinished" if result.ended == "unfinished" else "yes"


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _plain(text: str) -> str:
    """The text, with an apostrophe in front if a spreadsheet could mistake it for a formula."""
    return f"'{text}" if text.startswith(RISKY) else text
