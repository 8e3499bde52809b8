"""Copies the tree of the project, and lets pytest try the faults in the copy."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.changed.sources import CODE, OTHER
from tests.trials.mutants.aim import Aim

OPTIONS = "-q -p no:cacheprovider -p tests.trials.mutants.ground".split()


@dataclass(frozen=True)
class Trial:
    """The trial of one fault.

    file, text: the file, and its text with the fault.
    aim: the tests to run.
    """

    file: str
    text: str
    aim: Aim

    def told(self) -> dict[str, object]:
        return {"file": self.file, "text": self.text, **asdict(self.aim)}


@dataclass(frozen=True)
class Outcome:
    """The outcome of the trial of one fault.

    by: the test that failed, or another outcome; empty if all passed.
    tests: the number of tests that could run.
    seconds: the time by the clock.
    """

    by: str
    tests: int
    seconds: float

    @property
    def killed(self) -> bool:
        """Whether a test noticed the fault: it failed, or the fault crashed the tests."""
        return bool(self.by) and self.by != "out of time"


def outcomes(root: Path, folder: Path, trials: Sequence[Trial], known: Iterable[str]) -> Iterator[Outcome]:
    """Yields the outcome of each trial as soon as it is known.

    folder: an empty folder for the copy.
    """
    tree = folder / "tree"
    _copy(root, tree)
    (folder / "trials.json").write_text(json.dumps([trial.told() for trial in trials]), "utf-8")
    (folder / "known.json").write_text(json.dumps(sorted(known)), "utf-8")
    files = sorted({file for trial in trials for file in trial.aim.files})
    reader, writer = os.pipe()
    pytest = _pytest(tree, files, f"{folder}:{writer}", writer, folder / "output")
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as told, pytest:
        for line in told:
            yield Outcome(**json.loads(line))
    if pytest.returncode:
        print((folder / "output").read_text("utf-8", "replace")[-3000:])


def _copy(root: Path, tree: Path) -> None:
    tree.mkdir()
    for name in (*CODE, *OTHER):
        if (root / name).is_dir():
            shutil.copytree(root / name, tree / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
    for path in root.iterdir():
        if path.is_file():
            shutil.copy2(path, tree)


def _pytest(tree: Path, files: Sequence[str], told: str, writer: int, output: Path) -> "subprocess.Popen[bytes]":
    outside = ("PYTEST", "WORDFELT", "COV", "HYPOTHESIS")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outside)}
    # No compiled code is kept, because Python might use the code of the file without the fault if both versions of the
    # file are from the same second.
    environment |= {"PYTHONDONTWRITEBYTECODE": "1", "MUTANTS": told}
    with output.open("wb") as said:
        return subprocess.Popen(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-p",
                "no:cacheprovider",
                "-p",
                "tests.trials.mutants.ground",
                *files,
            ],
            cwd=tree,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            pass_fds=[writer],
        )
