"""Turns the text of a record into its form: parses the JSON strictly, converts the record to the newest format and
checks every part of it."""

import json
from typing import Any

from engine.core.verdict import refuse
from engine.records.declaring import fitted
from engine.records.limits import LARGEST, MOST_DIGITS
from engine.records.migrations import NEWEST, migrated
from engine.records.record_form import RecordForm


def read_form(data: str | bytes) -> RecordForm:
    """Reads the record in this text, converts it to the newest format, and checks every key and type."""
    if len(data) > LARGEST:
        refuse("bad-record:large")
    found = _json(_text(data))
    if not isinstance(found, dict):
        refuse("bad-record:no-object")
    if "wordfelt" not in found:
        refuse("bad-record:missing-key", place="wordfelt")
    version = found["wordfelt"]
    if isinstance(version, bool) or not isinstance(version, int):
        refuse("bad-record:whole", place="wordfelt")
    if version < 1:
        refuse("bad-record:version")
    if version > NEWEST:
        refuse("bad-record:newer")
    return fitted(RecordForm, migrated(found))


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
