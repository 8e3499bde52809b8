"""Tests the announcements of the real screen reader in the gallery, during a first turn and, in the long run, in the
rules: nothing is missing, repeated or needless."""

import json
from pathlib import Path

import pytest

from engine.games import CATALOG
from tests.e2e.screen import Wordfelt
from tests.trials.reader import Reader, missing

pytestmark = [pytest.mark.all, pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")]

ANYTHING = " "
GALLERY = f"List with {len(CATALOG)} items."
SILENCE = 30.0  # the maximum wait for an announcement, in seconds
SETTINGS = {"sound": False, "motion": "none", "games": {"split-run": {"seats": [{"name": "Ann"}]}}}


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory):
    reader = Reader(tmp_path_factory.mktemp("reader"))
    yield reader
    reader.close()


@pytest.fixture
def program(reader: Reader, tmp_path: Path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
    program = Wordfelt(reader.screen, tmp_path)
    reader.meets(program, GALLERY)
    after(reader, program, "Down")
    yield program
    program.process.kill()
    program.process.wait()


def after(reader: Reader, program: Wordfelt, keys: str, hears: str = ANYTHING) -> list[str]:
    """Presses keys and returns the announcements.

    hears: the text to wait for.
    """
    program.keys(*keys.split())
    said = reader.heard(hears, SILENCE)
    assert hears in " ".join(said), f"{keys}: {said}"
    idle = [line for line in said if "layered pane" in line or "page tab" in line]
    assert not idle
    assert len(said) == len(set(said)), f"said twice: {said}"
    return said


@pytest.mark.full
def test_the_screen_reader_reads_the_rules_by_line_and_by_heading_and_by_link(reader, program) -> None:
    after(reader, program, "F1", "read only text")
    after(reader, program, "Down")
    assert after(reader, program, "alt+Down") == ["The rules in full"]
    after(reader, program, "Tab")
    after(reader, program, "Escape", GALLERY)


def test_the_screen_reader_announces_a_deal_and_a_card(reader, program) -> None:
    after(reader, program, "Return")
    after(reader, program, "Right", "point")
