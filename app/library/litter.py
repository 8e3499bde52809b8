"""Clears away leftovers of a killed program: half-written files, and locks of missing games."""

import re
import time
from contextlib import suppress
from pathlib import Path

from app.base.paths import BESIDE, config_folder, data_folder
from app.library.game_files import GAMES, SUFFIX, age
from app.library.lock import Hold, Lock
from app.library.made_days import DAYS
from app.library.own_lists import FOLDER as LISTS

CUT_OFF = re.compile(r"\.wordfelt-\d+-\d+\.new")  # the name that engine.records.files gives a file while it writes
LOCK = re.compile(rf".*({SUFFIX}|\.json)\.lock")
LEFT_BESIDE = re.compile(rf".*{SUFFIX}{BESIDE}")
OLD = 600.0  # seconds after which a file is old; no write takes that long


def own_folders() -> list[Path]:
    """All folders that hold the player's files."""
    data = data_folder()
    return list(dict.fromkeys((config_folder(), data, *[data / name for name in (*GAMES, LISTS, DAYS)])))


def clear_away() -> None:
    """Removes everything that can be removed; the rest stays."""
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
    """Removes a lock that nobody holds. A new lock stays, because a game is locked before its file exists."""
    lock = Lock(path)
    if time.time() - age(path) > OLD and lock.take() is Hold.OURS:
        lock.free()
