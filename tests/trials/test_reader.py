"""The real screen reader on the gallery, the rules and a first turn: nothing silent, nothing twice, no idle words."""

import json
from pathlib import Path

import pytest

from engine.games import CATALOG
from tests.e2e.screen import Wordfelt
from tests.trials.reader import Reader, missing

pytestmark = [pytest.mark.all, pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")]

ANYTHING = " "
GALLERY = f"List with {len(CATALOG)} items."
SILENCE = 30.0  # seconds after which nothing comes any more
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
    after(reader, program, "Down", "First Base")
    yield program
    program.process.kill()
    program.process.wait()


def after(reader: Reader, program: Wordfelt, keys: str, hears: str = ANYTHING) -> list[str]:
    """hears: is waited for."""
    program.keys(*keys.split())
    said = reader.heard(hears, SILENCE)
    assert hears in " ".join(said), f"{keys}: {said}"
    idle = [line for line in said if "layered pane" in line or "page tab" in line]
    assert not idle
    assert len(said) == len(set(said)), f"said twice: {said}"
    return said


def test_the_rules_are_read_by_line_heading_and_link(reader, program) -> None:
    after(reader, program, "F1", "read only text")
    after(reader, program, "Down")
    assert after(reader, program, "alt+Down") == ["The rules in full"]
    after(reader, program, "Tab")
    after(reader, program, "Escape", GALLERY)


def test_a_game_is_dealt_and_a_card_is_told(reader, program) -> None:
    after(reader, program, "Return")
    after(reader, program, "Right", "point")
