"""The real screen reader on the gallery, the rules and a first turn: nothing silent, nothing twice, no idle words."""

import json
from pathlib import Path

import pytest

from tests.e2e.screen import Wordfelt
from tests.trials.reader import Reader, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")

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
    reader.heard()
    program.keys("Down")
    reader.heard()  # the reader has found the window
    yield program
    program.process.kill()
    program.process.wait()


def after(reader: Reader, program: Wordfelt, keys: str) -> list[str]:
    program.keys(*keys.split())
    said = reader.heard()
    idle = [line for line in said if "layered pane" in line or "page tab" in line]
    assert not idle
    assert len(said) == len(set(said)), f"said twice: {said}"
    return said


def test_the_rules_are_read_by_line_heading_and_link(reader, program) -> None:
    assert "read only text" in " ".join(after(reader, program, "F1"))
    lines = [after(reader, program, key) for key in ("Down", "alt+Down", "Tab")]
    assert all(lines)
    assert lines[1] == ["The rules in full"]
    back = after(reader, program, "Escape")
    assert "List with 29 items." in back


def test_a_game_is_dealt_and_a_card_is_told(reader, program) -> None:
    assert after(reader, program, "Return")
    card = after(reader, program, "Right")
    assert "point" in card[-1]
