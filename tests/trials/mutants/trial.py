"""Makes a fault in a copy of the tree, and runs tests there until one fails."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from tests.changed.sources import CODE, OTHER
from tests.trials.mutants.aim import Aim

SECONDS = 60  # of the processor, for the tests of one fault: a fault unnoticed by then is alive
LONGEST = 240.0  # seconds by the clock, because a test that waits for ever uses no processor


@dataclass(frozen=True)
class Outcome:
    """The outcome of one fault.

    killed: whether a test failed
    by: the test, or the other end of the run
    tests: the number of tests aimed at the fault
    seconds: by the clock
    """

    killed: bool
    by: str
    tests: int
    seconds: float


class Range:
    """A place to try faults.

    folder: holds the copy of the tree, and beside it the files for pytest's plug-in
    """

    def __init__(self, root: Path, folder: Path, known: Iterable[str]) -> None:
        self._folder, self.tree = folder, folder / "tree"
        self.tree.mkdir()
        for name in (*CODE, *OTHER):
            if (root / name).is_dir():
                shutil.copytree(root / name, self.tree / name, symlinks=True)
        for path in root.iterdir():
            if path.is_file():
                shutil.copy2(path, self.tree)
        (folder / "known.json").write_text(json.dumps(sorted(known)), "utf-8")

    def try_out(self, file: str, text: str, aims: Iterable[Aim]) -> Outcome:
        """Tries whether a test fails while the file has this text."""
        outcome = Outcome(False, "no test runs it", 0, 0.0)
        with self._changed(self.tree / file, text):
            for aim in aims:
                if aim.modules and not outcome.killed:
                    now = self.run(aim)
                    outcome = replace(now, tests=outcome.tests + now.tests, seconds=outcome.seconds + now.seconds)
        return outcome

    def run(self, aim: Aim) -> Outcome:
        """Runs these tests on the tree as it is, until one fails."""
        began = time.monotonic()
        code, failed = self._pytest(aim, "-x")
        by = failed[0] if failed else _ENDS.get(code, "in time no test failed")
        return Outcome(code in _FAILED, by, len(aim.tests), time.monotonic() - began)

    def failing(self, aim: Aim) -> set[str]:
        """The tests of this aim that fail on the tree as it is."""
        return set(self._pytest(aim)[1])

    def _pytest(self, aim: Aim, *options: str) -> tuple[int | None, list[str]]:
        """Returns the exit code (None if the run did not end in time) and the tests that failed."""
        (self._folder / "aim.json").write_text(json.dumps(asdict(aim)), "utf-8")
        failed = self._folder / "failed"
        failed.write_text("", "utf-8")
        return self._ended([*options, *aim.modules]), failed.read_text("utf-8").splitlines()

    def _ended(self, arguments: Iterable[str]) -> int | None:
        # Compiled files stay in the copy: to compile all of Wordfelt each time takes longer than the tests.
        outside = ("PYTEST", "WORDFELT", "COV", "HYPOTHESIS", "PYTHONDONTWRITE", "PYTHONPYCACHE")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(outside)}
        environment["MUTANT_TRIAL"] = str(self._folder)
        options = "-q -p no:cacheprovider -p tests.trials.mutants.picked".split()
        with (self._folder / "output").open("wb") as output:
            try:
                return subprocess.run(
                    [sys.executable, "-m", "pytest", *options, *arguments],
                    cwd=self.tree,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    timeout=LONGEST,
                    preexec_fn=_limit if sys.platform != "win32" else None,
                    check=False,
                ).returncode
            except subprocess.TimeoutExpired:
                return None

    @contextmanager
    def _changed(self, path: Path, text: str) -> Iterator[None]:
        """Replaces the text of a file meanwhile, and leaves no compiled file of it."""
        before = path.read_text("utf-8")
        path.write_text(text, "utf-8")
        _forget_compiled(path)
        try:
            yield
        finally:
            path.write_text(before, "utf-8")
            _forget_compiled(path)


_FAILED = (1, 2)  # a test failed, or the tests could not even be read
_ENDS: dict[int | None, str] = {0: "", 1: "a test failed", 2: "the tests cannot be read", 5: "no test runs it"}


def _limit() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))


def _forget_compiled(path: Path) -> None:
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()
