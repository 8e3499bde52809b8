"""Helpers that replay a record with the engine, as its commands do, and check the answer."""

import json
import re
from typing import Any

from engine.records.replay import answer

MINIMAL: dict[str, Any] = {"wordfelt": 1, "game": "5-up", "players": ["Ann", "Ben"], "moves": []}

# A message must be one sentence: it begins neither with a space nor with a small letter, and it ends with a full stop.
# Names in it may contain any printable character.
SENTENCE = re.compile(r"[^\sa-z].*\.")


def replayed(record: Any = None, /, **changes: Any) -> tuple[int, dict[str, Any]]:
    """Replays a text, or a record with these changes; without a record, the smallest valid record is changed. Returns
    the exit code and the answer."""
    text = record if isinstance(record, str | bytes) else json.dumps({**(record or MINIMAL), **changes})
    code, answered = answer(text)
    json.dumps(answered, allow_nan=False).encode()
    if code:
        check_sentence(answered["error"]["message"])
    assert ("state" in answered) == (code != 2)
    assert ("move" in answered.get("error", {})) == (code == 3)
    return code, answered


def check_sentence(message: str) -> None:
    assert SENTENCE.fullmatch(message), message
    assert message.isprintable(), message
    assert "None" not in message, message
    message.encode()


def state_of(record: Any = None, /, **changes: Any) -> dict[str, Any]:
    """The printed state after a replay of the record. The test fails if the record can't be replayed."""
    code, answered = replayed(record, **changes)
    assert code == 0, answered["error"]
    state: dict[str, Any] = answered["state"]
    return state


def refusal(record: Any = None, /, **changes: Any) -> tuple[str, str]:
    """The code and the message with which the engine refuses this text or record."""
    code, answered = replayed(record, **changes)
    assert code == 2, answered
    return answered["error"]["code"], answered["error"]["message"]
