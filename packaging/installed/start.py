"""Starts Wordfelt and its engine from the folder that pip has made.

Wordfelt's modules call each other `app` and `engine`, and other packages may use these names, too. So nothing of this
folder lies beside other packages, and it comes first on the path of the two commands.
"""

import sys
from pathlib import Path


def start() -> int:
    """Runs `wordfelt`, the program."""
    _put_this_folder_first()
    from app.__main__ import main

    return main()


def engine() -> int:
    """Runs `wordfelt-engine`, the commands of the engine."""
    _put_this_folder_first()
    from engine.__main__ import main

    return main()


def _put_this_folder_first() -> None:
    folder = str(Path(__file__).resolve().parent)
    if sys.path[:1] != [folder]:
        sys.path.insert(0, folder)
