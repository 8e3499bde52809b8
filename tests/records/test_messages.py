"""Tests the messages of the engine: every reason has a sentence, and the engine gives each sentence the facts (names
and numbers) that the sentence mentions."""

import ast
import string
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from engine.coach.reason_texts import SAID
from engine.core.completable import _MENDS
from engine.core.verdict import Reason
from engine.messages import LACKING, LONGEST_FACT, SENTENCES, sentence
from tests.records.asking import check_sentence

ENGINE = Path(__file__).parents[2] / "engine"
CODES = (
    "bad-record bad-setup bad-notation not-your-turn wrong-verb game-over no-such-word not-in-hand not-on-table "
    "not-a-word too-short wrong-length too-low move-not-permitted nothing-kept nothing-played unchanged word-repeated "
    "must-use-card bad-split ends-must-stay plural cannot-trade"
).split()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def refusals() -> Iterator[tuple[str, list[str], set[str] | None]]:
    """Yields every place in the engine that refuses something or gives a reason, as (file and line, the possible keys
    of the reason, the names of its facts). The names are None if they cannot be read from the code."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("refuse", "Reason"):
                facts = {keyword.arg or "**" for keyword in node.keywords}
                sure = "**" not in facts and node.func.id == "refuse" and not isinstance(node.args[0], ast.JoinedStr)
                yield f"{path.relative_to(ENGINE)}:{node.lineno}", keys(node.args[0]), facts if sure else None


def keys(node: ast.expr) -> list[str]:
    """All keys that can be the value of an expression. If the expression joins parts, these are all keys that begin
    with the first part."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        start = str(node.values[0].value)
        return [key for key in SENTENCES if key.startswith(start)]
    return []


def facts_of(key: str, table: Mapping[str, str] = SENTENCES) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(table[key]) if name}


def test_every_refusal_of_the_engine_has_a_sentence_and_the_facts_that_the_sentence_names() -> None:
    found = list(refusals())
    assert len(found) > 150
    for place, meant, facts in found:
        for key in meant:
            assert key in SENTENCES or key in SAID, f"{place}: {key}"
            assert facts is None or facts_of(key) <= facts, f"{place}: {key} needs {facts_of(key)}"


def test_the_engine_uses_every_sentence_in_its_list_of_messages() -> None:
    said = {key for _, meant, _ in refusals() for key in meant}
    for path in ENGINE.rglob("*.py"):
        if path.name != "messages.py":
            said |= {str(node.value) for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)}
    assert set(SENTENCES) - said == set()


def test_the_key_of_every_sentence_begins_with_a_code_of_the_record_format() -> None:
    assert {key.partition(":")[0] for key in SENTENCES} == {*CODES, "not-saved", "bad-list"}


@pytest.mark.parametrize("key", SENTENCES)
def test_every_message_of_the_engine_is_a_single_sentence(key: str) -> None:
    facts = dict.fromkeys(facts_of(key), "X")
    message = sentence(Reason(key, facts))
    check_sentence(message)
    assert ". " not in message
    assert "'" not in message  # only typographic quotes are allowed
    assert '"' not in message


@pytest.mark.parametrize("key", LACKING)
def test_the_short_sentence_about_missing_cards_uses_only_facts_of_the_full_sentence(key: str) -> None:
    check_sentence(LACKING[key])
    assert ". " not in LACKING[key]
    assert len(LACKING[key]) < 50
    assert facts_of(key, LACKING) <= facts_of(key)


def test_only_faults_that_more_cards_can_remove_have_a_short_sentence_about_missing_cards() -> None:
    assert {key if key in _MENDS else key.partition(":")[0] for key in LACKING} <= set(_MENDS)


def test_messages_number_the_seats_from_1() -> None:
    assert sentence(Reason("not-your-turn", {"seat": 0})) == "It is not the turn of player 1."


def test_a_message_shortens_long_texts_and_replaces_unprintable_characters() -> None:
    assert (
        sentence(Reason("bad-notation", {"text": "x" * 1000})) == f"“{'x' * (LONGEST_FACT - 1)}…” cannot be understood."
    )
    assert sentence(Reason("bad-notation", {"text": "a\nb\ud800{c}\u2028"})) == "“a�b�{c}�” cannot be understood."
