"""Kills the program with kill -9 at random moments: python -m tests.trials.kill [TIMES] [GAME]. Prints how many acts
and kills there were, and how many of the acts that the program had reported as saved were lost."""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 120.0


@dataclass(frozen=True)
class Killed:
    """The moves that a killed program had reported as safe, and the moves found on the disk afterwards.

    safe: the number of moves that the program had reported as safe, by record.
    found: the number of moves on the disk, by record.
    """

    safe: dict[str, int]
    found: dict[str, int]

    @property
    def lost(self) -> int:
        return sum([max(0, count - self.found.get(path, -1)) for path, count in self.safe.items()])


def kill(folder: Path, after_lines: int, after_seconds: float, game: str = "split-run") -> Killed:
    """Lets a program play, and kills it after it has reported `after_lines` acts as saved, and `after_seconds` more
    seconds."""
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "WORDFELT_CONFIG": str(folder / "config"),
        "WORDFELT_DATA": str(folder / "data"),
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-m", "tests.trials.player", game]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(after_lines)]
        try:
            player.wait(after_seconds)
        except subprocess.TimeoutExpired:
            player.kill()
        lines += player.stdout.read().splitlines()
    safe: dict[str, int] = {}
    for line in lines:
        path, _, count = line.strip().rpartition(" ")
        if path and count.isdecimal():
            safe[path] = int(count)
    return Killed(safe, dict(_found(folder)))


def _found(folder: Path) -> Iterator[tuple[str, int]]:
    """Yields every record on the disk with the number of its moves. Fails if a record can't be read and replayed."""
    for path in (folder / "data").rglob("*.wordfelt"):
        record = read_record(path.read_bytes())
        replay_moves(open_match(record), record)
        yield str(folder / "data" / "games" / path.name), len(record.moves)


def main(times: int = 20, game: str = "split-run") -> None:
    dice = random.Random(times)
    safe = lost = 0
    for number in range(times):
        with tempfile.TemporaryDirectory() as folder:
            killed = kill(Path(folder), dice.randint(1, 40), dice.random() * 0.03, game)
        safe += sum(killed.safe.values())
        lost += killed.lost
        print(f"{number + 1} kills, {safe} acts called safe, {lost} of them lost", flush=True)
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main(*[int(word) if word.isdecimal() else word for word in sys.argv[1:]])  # type: ignore[arg-type]
