"""Starts Wordfelt and its engine from the folder that pip installed.

Wordfelt's modules import each other as `app` and `engine`. Other packages may use these names, too. So the modules are
not installed beside other packages but in this folder, which the two commands put first on their import path.
"""

import sys
from pathlib import Path


def start() -> int:
    """Runs the command `wordfelt`, which starts the program."""
    _put_this_folder_first()
    from app.__main__ import main

    return main()


def engine() -> int:
    """Runs the command `wordfelt-engine`: the engine on the command line."""
    _put_this_folder_first()
    from engine.__main__ import main

    return main()


def _put_this_folder_first() -> None:
    folder = str(Path(__file__).resolve().parent)
    if sys.path[:1] != [folder]:
        sys.path.insert(0, folder)
