"""Deletes files that a killed program has left behind: half-written files, and lock files of games that no longer
exist."""

import re
import time
from contextlib import suppress
from pathlib import Path

from app.base.paths import BESIDE, config_folder, data_folder
from app.library.game_files import GAMES, SUFFIX, age
from app.library.lock import Hold, Lock
from app.library.made_days import DAYS
from app.library.own_lists import FOLDER as LISTS

CUT_OFF = re.compile(r"\.wordfelt-\d+-\d+\.new")  # the name of a file that engine.records.files is writing
LOCK = re.compile(rf".*({SUFFIX}|\.json)\.lock")
LEFT_BESIDE = re.compile(rf".*{SUFFIX}{BESIDE}")
OLD = 600.0  # seconds after which a leftover is old enough to delete; no write takes that long


def own_folders() -> list[Path]:
    """All folders that hold the player's files."""
    data = data_folder()
    return list(dict.fromkeys((config_folder(), data, *[data / name for name in (*GAMES, LISTS, DAYS)])))


def clear_away() -> None:
    """Deletes the files that killed programs have left in the player's folders. Files that can't be deleted stay
    there."""
    for folder in own_folders():
        with suppress(OSError):
            for path in list(folder.iterdir()):
                alone = LEFT_BESIDE.fullmatch(path.name) and not path.with_suffix("").exists()
                if (CUT_OFF.fullmatch(path.name) or alone) and time.time() - age(path) > OLD:
                    with suppress(OSError):
                        path.unlink()
                elif LOCK.fullmatch(path.name) and not path.with_suffix("").exists():
                    _open_up(path)


def _open_up(path: Path) -> None:
    """Deletes a lock file that no program holds, unless the file is new: a new game is locked before its own file
    exists."""
    lock = Lock(path)
    if time.time() - age(path) > OLD and lock.take() is Hold.OURS:
        lock.free()
