"""Reports whether the newest PySide6 still has the fault of version 6.12. Because of this fault, Wordfelt needs an
older version.

usage: python packaging/newer_qt.py

In PySide6 6.12.0, every call of a method that returns nothing lowers Python's count of references to None by one too
much. When the count reaches zero, after some seconds, Python 3.11 crashes. Later Pythons do not count references to
None, so this script needs Python 3.11. The script installs the newest PySide6 into a temporary environment. The exit
code is 0 if the limit on the version must stay, and 1 if it can be removed.
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
    """The number of references to None that these calls lose."""
    before = sys.getrefcount(None)
    for _ in range(calls):
        call()
    return before - sys.getrefcount(None)


def has_fault() -> bool:
    """Whether the installed PySide6 has the fault. A version with the fault loses about one reference with every
    call."""
    from PySide6.QtCore import QObject

    thing = QObject()
    return lost(lambda: thing.setObjectName("a")) > CALLS // 2


def limit() -> str:
    """The lowest version of PySide6 that pyproject.toml excludes."""
    dependencies = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["dependencies"]
    return next(name.partition("<")[2] for name in dependencies if name.startswith("PySide6"))


def ask_newest() -> tuple[str, bool]:
    """Installs the newest PySide6 that pyproject.toml excludes. Returns its version and whether it has the fault; the
    version is empty if there is no excluded version."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / "bin" / "python")
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:"]
        if subprocess.run([*pip, f"PySide6-Essentials>={limit()}"], check=False).returncode:
            return "", True
        script = "import PySide6, newer_qt; print(PySide6.__version__, newer_qt.has_fault())"
        answer = subprocess.run(
            [python, "-c", script], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
        )
        version, _, fault = answer.stdout.strip().partition(" ")
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
