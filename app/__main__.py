"""Starts Wordfelt: python -m app [RECORD], or with --version, --self-test, --install-desktop or --remove-desktop."""

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app import __version__

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

# a Linux desktop sets at least one of these variables
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")
# the program's icon loads this many milliseconds after the first paint, so that the gallery is completed first
ICON_MS = 100


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if not given:
        # Almost every start has no arguments, and then the parser is not needed. Loading it takes time, and making one
        # would also load translations of its own texts.
        return run(None)
    import argparse

    parser = argparse.ArgumentParser(prog="wordfelt", description="A felt card table for word card games.")
    parser.add_argument("record", nargs="?", type=Path, help="a record to open")
    parser.add_argument("--version", action="version", version=f"Wordfelt {__version__}")
    parser.add_argument("--self-test", action="store_true", help="play a game of each kind, load everything, say OK")
    parser.add_argument("--install-desktop", action="store_true", help="after pip or pipx: go into the desktop's menu")
    parser.add_argument("--remove-desktop", action="store_true", help="leave the menu again")
    chosen = parser.parse_args(given)
    if chosen.install_desktop or chosen.remove_desktop:
        from app.program import desktop_entry

        return desktop_entry.install() if chosen.install_desktop else desktop_entry.remove()
    if chosen.self_test:
        from app.program.self_test import self_test

        return self_test()
    return run(chosen.record)


def picture() -> "QIcon":
    """Returns the program's icon."""
    from PySide6.QtGui import QIcon

    from app.base.paths import ICON_SIZES, icon

    made = QIcon()
    for size in ICON_SIZES:
        made.addFile(icon(size))
    return made


def run(record: Path | None) -> int:
    """Runs the program with its window. Returns the exit code."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        print("Wordfelt opens a window, and there is no desktop here to open it on.", file=sys.stderr)
        return 1
    from app.base.paths import has_folders

    if not has_folders():
        print("Wordfelt finds no home for your games. Set HOME, or WORDFELT_CONFIG and WORDFELT_DATA.", file=sys.stderr)
        return 1
    gc.disable()  # automatic collection stays off, see app/base/worker.py
    from app.base.quick_pyside import pyside_loaded_quickly
    from app.base.usual_import import import_as_usual

    with pyside_loaded_quickly():
        from PySide6.QtWidgets import QApplication

    import_as_usual()
    from app.base.crash import Crashes
    from app.base.later import later
    from app.program.application import Application

    # The style is an argument because setStyle returns a style, and making Python's object for that takes 5 ms.
    qt = QApplication([*sys.argv[:1], "-style", "fusion"])
    qt.setApplicationName("Wordfelt")
    qt.setDesktopFileName(os.environ.get("FLATPAK_ID", "wordfelt"))
    crashes = Crashes()
    crashes.watch()
    program = Application(qt)
    crashes.is_safe = lambda: program.table.is_safe()
    crashes.game = lambda: program.table.record()
    # excludes the objects made at the start from garbage collection, because they stay until the program ends
    program.window.first_painted.connect(gc.freeze)
    program.window.first_painted.connect(lambda: later(program, lambda: qt.setWindowIcon(picture()), ICON_MS))
    program.start(record)
    code = qt.exec()
    program.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
