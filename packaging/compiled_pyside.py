"""Writes the compiled code of PySide's own modules into a folder that holds the program, so that no start compiles them
again: python packaging/compiled_pyside.py FOLDER

The running Python and its PySide must have the same versions as those in the folder.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from app.base.compiled_pyside import codes_file, pyside_compiled_once  # noqa: E402


def main(folder: Path) -> None:
    with pyside_compiled_once(folder / codes_file().relative_to(ROOT), keeps=True):
        import PySide6.QtCore  # noqa: F401


if __name__ == "__main__":
    main(Path(sys.argv[1]))
