"""Starts Wordfelt: python -m app [RECORD] · --version · --self-test."""

import argparse
import builtins
import sys
from pathlib import Path

from app import __version__


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="wordfelt", description="A felt card table for word card games.")
    parser.add_argument("record", nargs="?", type=Path, help="a record to open")
    parser.add_argument("--version", action="version", version=f"Wordfelt {__version__}")
    parser.add_argument("--self-test", action="store_true", help="play a game of each kind, load everything, say OK")
    chosen = parser.parse_args(arguments)
    if chosen.self_test:
        from app.self_test import self_test

        return self_test()
    return run(chosen.record)


def run(record: Path | None) -> int:
    """The program with its window."""
    plain = builtins.__import__
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    # PySide puts an import of its own in place, for spellings of its names that nobody here uses. It reads the source
    # of every module that comes later and keeps it: a tenth of the start and 10 MB.
    builtins.__import__ = plain

    from app.application import Application
    from app.crash import Crashes
    from app.paths import ICON_SIZES, icon

    # The style is said here because setStyle returns one, and making Python's side of it takes 5 ms.
    qt = QApplication([*sys.argv[:1], "-style", "fusion"])
    qt.setApplicationName("Wordfelt")
    qt.setDesktopFileName("wordfelt")
    picture = QIcon()
    for size in ICON_SIZES:
        picture.addFile(icon(size))
    qt.setWindowIcon(picture)
    crashes = Crashes()
    crashes.watch()
    program = Application(qt)
    program.start(record)
    code = qt.exec()
    program.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
