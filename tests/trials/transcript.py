"""Writes a transcript of a game as a screen reader announces it: `python -m tests.trials.transcript` plays it by keys
with the real screen reader and renews `how_it_sounds.md`."""

import json
import tempfile
from pathlib import Path

from tests.e2e.screen import Wordfelt
from tests.trials.reader import Reader, missing
from tests.trials.scripts import played_by_ear, record_of, script_of

GAME, PAGE = "5-to-5", Path(__file__).with_name("how_it_sounds.md")
SETTINGS = '{"sound": false, "motion": "none", "start_here": false}'
HEAD = """# How it sounds

A short game of 5 to 5 between Ann and Ben at one screen, as the screen reader Orca announces it. Each line shows the
keys on the left and one announcement on the right. Nobody looks at the screen, and nobody hears the other player's
hand. `python -m tests.trials.transcript` writes this page. `tests/trials/test_real_announcements.py` compares the
announcements of five whole games, a lesson, a daily puzzle, an evening of two, a film and Shout! with those expected.

| keys | heard |
| --- | --- |
"""


def line(keys: str, said: list[str]) -> str:
    return f"| {keys} | {'<br>'.join(said)} |\n"


def main() -> None:
    if missing():
        raise SystemExit(f"needs {', '.join(missing())}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "config").mkdir()
        (folder / "config" / "settings.json").write_text(SETTINGS, "utf-8")
        record = folder / "game.wordfelt"
        record.write_text(json.dumps(record_of(GAME)), "utf-8")
        reader = Reader(folder)
        try:
            program = Wordfelt(reader.screen, folder, record)
            lines = [line("(the game is opened)", reader.meets(program, "This game keeps"))]
            for step, said in played_by_ear(reader, program, script_of(GAME)):
                lines.append(line(" ".join(step.keys), said))
            program.process.kill()
        finally:
            reader.close()
    PAGE.write_text(HEAD + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
