"""Finds the player's folders, and the files that come with the program."""

import os
import sys
from contextlib import suppress
from pathlib import Path

NAME = "wordfelt"
PORTABLE = "portable"
BESIDE = ".beside"
ICON_SIZES = (16, 32, 48, 128)  # the sizes of the window's icon in pixels; a system's menu shows more sizes


def assets() -> Path:
    """The assets that come with the program, in a source tree, an installed package and a frozen build alike."""
    return Path(__file__).resolve().parents[2] / "assets"


def can_explain() -> bool:
    """Whether the definitions file, which explains words, is there. The program works without it."""
    return (assets() / "lexicon" / "definitions.dat").is_file()


def translations() -> Path:
    return Path(__file__).resolve().parents[2] / "translations"


def portable_folder() -> Path | None:
    """The folder beside a frozen program that holds all of the player's files, for a program on a USB stick; None if
    there is no such folder."""
    if not getattr(sys, "frozen", False):
        return None
    folder = Path(sys.executable).resolve().parent / PORTABLE
    return folder if folder.is_dir() else None


def icon(size: int) -> str:
    """The file with the program's icon in this size, in pixels."""
    return str(assets() / "icons" / f"wordfelt-{size}.png")


def tick(ink: str) -> str:
    """The file with the tick of a check box, as a path for style sheets.

    ink: the tick's colour, dark or light.
    """
    return (assets() / "icons" / f"tick-{ink}.png").as_posix()


def config_folder() -> Path:
    """The folder of the player's settings."""
    if named := os.environ.get("WORDFELT_CONFIG"):
        return Path(named)
    if (portable := portable_folder()) is not None:
        return portable
    from platformdirs import user_config_path

    return user_config_path(NAME, appauthor=False)


def data_folder() -> Path:
    """The folder of games in progress, finished games and statistics."""
    if named := os.environ.get("WORDFELT_DATA"):
        return Path(named)
    if (portable := portable_folder()) is not None:
        return portable
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False)


def has_folders() -> bool:
    """Whether there is a place for the player's files; False if this user has no home folder, and no environment
    variable names another place."""
    try:
        return bool(config_folder() and log_file())
    except RuntimeError:
        return False


def home() -> Path:
    """The user's home folder; the root of the file system if there is no home."""
    # imported here, so that the other functions of this module can be used without loading Qt
    from PySide6.QtCore import QDir

    return Path(QDir.homePath())


def games_folder() -> Path:
    return data_folder() / "games"


def side_file_of(record: Path) -> Path:
    """The path of the side file of this record, for the facts that a game keeps besides its moves."""
    return record.with_name(f"{record.name}{BESIDE}")


def is_there(path: Path) -> bool:
    """Whether the file exists. Also False if the program can't find out, as in a folder that it has no right to
    enter."""
    try:
        return path.exists()
    except OSError:
        return False


def make_private(folder: Path) -> None:
    """Makes this folder and its missing parents, so that only the player can open them. Raises OSError if that fails.
    If the folder exists, closes it to other users if it is the program's own.
    """
    if not folder.is_dir():
        if folder.parent != folder:
            make_private(folder.parent)
        with suppress(FileExistsError):
            folder.mkdir(mode=0o700)
        if not folder.is_dir():
            raise NotADirectoryError(str(folder))
    elif folder in (data_folder(), config_folder()) and folder.name == NAME and folder.stat().st_mode & 0o077:
        folder.chmod(0o700)


def log_file() -> Path:
    if os.environ.get("WORDFELT_DATA") or portable_folder() is not None:
        return data_folder() / "wordfelt.log"
    from platformdirs import user_log_path

    return user_log_path(NAME, appauthor=False) / "wordfelt.log"
