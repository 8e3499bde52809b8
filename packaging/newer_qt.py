"""Tells when a newer PySide6 has lost the fault that keeps Wordfelt below 6.12: python packaging/newer_qt.py.

PySide6 6.12.0 loses a reference to None in every method that returns nothing. Python 3.11 ends when none is left, after
seconds; later Pythons do not count references to None, so this needs Python 3.11. It fetches the newest PySide6 into an
environment that it throws away. The exit code is 0 while there is nothing to do, and 1 once the limit can be lifted.
"""

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

CALLS = 1000
PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def lost(call: Callable[[], object], calls: int = CALLS) -> int:
    """The references to None that are gone after these calls."""
    before = sys.getrefcount(None)
    for _ in range(calls):
        call()
    return before - sys.getrefcount(None)


def has_fault() -> bool:
    """Whether the PySide6 of this Python loses about a reference with every call."""
    from PySide6.QtCore import QObject

    thing = QObject()
    return lost(lambda: thing.setObjectName("a")) > CALLS // 2


def limit() -> str:
    """The first version that pyproject.toml excludes."""
    dependencies = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["dependencies"]
    return next(name.partition("<")[2] for name in dependencies if name.startswith("PySide6"))


def ask_newest() -> tuple[str, bool]:
    """Fetches the newest PySide6 from the limit on. Returns its version, empty if there is none, and whether it has the
    fault."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / "bin" / "python")
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:"]
        if subprocess.run([*pip, f"PySide6-Essentials>={limit()}"], check=False).returncode:
            return "", True
        script = "import PySide6, newer_qt; print(PySide6.__version__, newer_qt.has_fault())"
        told = subprocess.run(
            [python, "-c", script], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
        )
        version, _, fault = told.stdout.strip().partition(" ")
        return version or "?", fault != "False"


def main() -> int:
    if sys.version_info[:2] != (3, 11):
        sys.exit("This needs Python 3.11: later ones do not count references to None.")
    version, fault = ask_newest()
    if not version:
        print(f"The index has no PySide6 from {limit()} on.")
    elif fault:
        print(f"PySide6 {version} still has the fault. Keep the limit.")
    else:
        print(f"PySide6 {version} has lost the fault: in pyproject.toml, raise the limit <{limit()}.")
    return 1 if version and not fault else 0


if __name__ == "__main__":
    sys.exit(main())
