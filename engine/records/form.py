"""The form of a record: what its JSON must look like, checked whole before anything of it is used.

A check takes a value and the place where it stands, and answers the value or refuses with bad-record, naming the place.
Entries of a list count from 1, as words, seats and moves do: `players[2].name`.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.verdict import refuse
from engine.lexicon import LONGEST_WORD
from engine.records.migrations import NEWEST, migrated

LARGEST = 4_000_000  # bytes; the longest real game needs a hundredth of it
MOST_MOVES = 5_000  # the longest real game has a tenth of them
LONGEST_NAME = 100
LONGEST_TEXT = 4_000  # a whole deck, every card written out
LONGEST_LIST = 1_000
LARGEST_SEED = (1 << 63) - 1
LATEST = 10**9  # seconds; thirty years at the table
MOST_DIGITS = 19

Check = Callable[[Any, str], Any]

# Control characters, line separators, marks that turn the direction of writing, halves of characters.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_HOUSE_WORD = re.compile(f"[A-Za-z]{{1,{LONGEST_WORD}}}")


def read_form(data: str | bytes) -> dict[str, Any]:
    """The record in this text, in the newest form, with every key and type checked. Keys left out are left out."""
    if len(data) > LARGEST:
        refuse("bad-record:large")
    found = _json(_text(data))
    if not isinstance(found, dict):
        refuse("bad-record:no-object")
    if "wordfelt" not in found:
        refuse("bad-record:missing-key", place="wordfelt")
    version = whole(found["wordfelt"], "wordfelt")
    if version < 1:
        refuse("bad-record:version")
    if version > NEWEST:
        refuse("bad-record:newer")
    checked: dict[str, Any] = _RECORD(migrated(found), "")
    return checked


# ---- JSON, read with care


def _text(data: str | bytes) -> str:
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        refuse("bad-record:utf-8")


def _json(text: str) -> Any:
    if not text.strip():
        refuse("bad-record:empty")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        refuse("bad-record:json", line=error.lineno, column=error.colno)
    except RecursionError:
        refuse("bad-record:nested")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            refuse("bad-record:twice", key=key)
        found[key] = value
    return found


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        refuse("bad-record:digits", number=digits)
    return int(digits)


def _no_number(name: str) -> Any:
    refuse("bad-record:constant", name=name)


# ---- checks


def text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        refuse("bad-record:text", place=place)
    if len(value) > LONGEST_TEXT:
        refuse("bad-record:long-text", place=place, most=LONGEST_TEXT)
    return value


def said(value: Any, place: str) -> str:
    """A move. Its length is for the notation to judge: a move that is too long is no fault of the form."""
    if not isinstance(value, str):
        refuse("bad-record:text", place=place)
    return value


def name(value: Any, place: str) -> str:
    """What a player or a level is called: anything that can be read and printed."""
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME or _UNPRINTABLE.search(value):
        refuse("bad-record:name", place=place, most=LONGEST_NAME)
    return value


def readable(written: str) -> str:
    """A name as a record takes it, however it was written or pasted; it may be empty then."""
    return " ".join(_UNPRINTABLE.sub("", " ".join(written.split())).split())[:LONGEST_NAME].strip()


def house_word(value: Any, place: str) -> str:
    if not isinstance(value, str) or not _HOUSE_WORD.fullmatch(value):
        refuse("bad-record:house-word", place=place, most=LONGEST_WORD)
    return value.upper()


def whole(value: Any, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        refuse("bad-record:whole", place=place)
    return value


def between(low: int, high: int) -> Check:
    def check(value: Any, place: str) -> int:
        if not low <= whole(value, place) <= high:
            refuse("bad-record:range", place=place, low=low, high=high)
        return int(value)

    return check


def seconds(value: Any, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LATEST:
        refuse("bad-record:seconds", place=place)
    return value


def one_of(*choices: str) -> Check:
    def check(value: Any, place: str) -> str:
        if not isinstance(value, str) or value not in choices:
            refuse("bad-record:one-of", place=place, choices=", ".join(choices))
        return value

    return check


def faces(value: Any, place: str) -> str | list[str]:
    """Cards: run together or separated in one text, or a list."""
    if isinstance(value, str):
        return text(value, place)
    if not isinstance(value, list):
        refuse("bad-record:faces", place=place)
    cards: list[str] = list_of(text)(value, place)
    return cards


def list_of(entry: Check, most: int | None = LONGEST_LIST) -> Check:
    def check(value: Any, place: str) -> list[Any]:
        if not isinstance(value, list):
            refuse("bad-record:list", place=place)
        if most is not None and len(value) > most:
            refuse("bad-record:long-list", place=place, most=most)
        return [entry(item, f"{place}[{number}]") for number, item in enumerate(value, 1)]

    return check


def keys(known: Mapping[str, Check], *needed: str) -> Check:
    """An object with these keys and no others. Where a key is not needed, null is the same as leaving it out."""

    def check(value: Any, place: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            refuse("bad-record:object", place=place)
        start = place and f"{place}."
        for key in value:
            if key not in known:
                refuse("bad-record:unknown-key", place=start + key)
        for key in needed:
            if key not in value:
                refuse("bad-record:missing-key", place=start + key)
        return {key: known[key](item, start + key) for key, item in value.items() if item is not None or key in needed}

    return check


def text_or_keys(key: str, short: Check, known: Mapping[str, Check], *needed: str) -> Check:
    """An object with these keys, or in short the text that would stand at `key`."""
    long = keys(known, *needed)

    def check(value: Any, place: str) -> dict[str, Any]:
        if isinstance(value, str):
            return {key: short(value, place)}
        if not isinstance(value, dict):
            refuse("bad-record:text-or-object", place=place, key=key)
        entries: dict[str, Any] = long(value, place)
        return entries

    return check


# ---- the record

_WORD = {"word": text, "seat": whole, "slots": list_of(list_of(text)), "pick": faces}

_SETUP = {
    "first": whole,
    "hands": list_of(faces),
    "deck": faces,
    "table": list_of(text_or_keys("word", text, _WORD)),
    "row": faces,
    "piles": list_of(faces),
    "turned": text,
    "state": keys({"scores": list_of(between(-100_000, 100_000)), "used": list_of(faces)}),
}

_DICTIONARY = {
    "name": one_of("family", "standard", "large"),
    "spelling": one_of("american", "british", "both"),
    "offensive": one_of("off", "strongest", "vulgar", "all"),
    "allow": list_of(house_word, most=None),
    "ban": list_of(house_word, most=None),
    "only": list_of(house_word, most=None),
}


def _options(value: Any, place: str) -> dict[str, Any]:
    """Which options there are, and with which values, the game knows."""
    if not isinstance(value, dict):
        refuse("bad-record:object", place=place)
    return value


_RECORD = keys(
    {
        "wordfelt": whole,
        "game": text,
        "options": _options,
        "players": list_of(text_or_keys("name", name, {"name": name, "computer": name}, "name")),
        "dictionary": keys(_DICTIONARY),
        "seed": between(0, LARGEST_SEED),
        "setup": keys(_SETUP),
        "moves": list_of(text_or_keys("do", said, {"do": said, "t": seconds}, "do"), most=MOST_MOVES),
    },
    "wordfelt",
    "game",
    "players",
    "moves",
)
