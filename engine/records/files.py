"""Records as files: a file is read completely or refused, and a save that fails leaves the old file as it was."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from engine.core.verdict import refuse
from engine.records.limits import LARGEST


def load(path: str | os.PathLike[str]) -> bytes:
    """The content of a record file. Refuses a file that is too large without reading it."""
    shown = _name(path)
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - "" is no file; as a Path it would be this folder
            if os.fstat(file.fileno()).st_size > LARGEST:
                refuse("bad-record:large")
            data = file.read(LARGEST + 1)  # a pipe or a device does not report its size
    except FileNotFoundError:
        refuse("bad-record:no-file", file=shown)
    except PermissionError:  # Windows reports this for a folder, too
        refuse("bad-record:folder" if _is_folder(path) else "bad-record:no-permission", file=shown)
    except IsADirectoryError:
        refuse("bad-record:folder", file=shown)
    except (OSError, ValueError):  # ValueError: no file can have this name
        refuse("bad-record:file", file=shown)
    if len(data) > LARGEST:
        refuse("bad-record:large")
    return data


def _is_folder(path: str | os.PathLike[str]) -> bool:
    """Whether the path is a folder; False if this cannot be checked."""
    with suppress(OSError):
        return Path(path).is_dir()
    return False


def save(path: str | os.PathLike[str], content: str | bytes, unwanted: Callable[[], bool] = lambda: False) -> None:
    """Writes a text, or the bytes of another file, to the file completely or not at all. Refuses with not-saved.

    It writes a new file beside the old one, and gives it the old name only when it is safely on the disk.

    unwanted: asked just before that; True leaves the old file as it was.
    """
    try:
        data = content.encode() if isinstance(content, str) else content
        _replace(Path(path).resolve(), data, unwanted)  # a link stays a link
    except PermissionError:
        refuse("not-saved:no-permission", file=_name(path))
    except (FileNotFoundError, NotADirectoryError):
        refuse("not-saved:no-folder", file=_name(path))
    except (OSError, ValueError) as error:
        full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        refuse("not-saved:full" if full else "not-saved", file=_name(path))


def _replace(place: Path, data: bytes, unwanted: Callable[[], bool]) -> None:
    new = _new_file(place.parent)
    try:
        with new.open("r+b") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            new.chmod(place.stat().st_mode & 0o777)  # as private as the old one
        if unwanted():
            new.unlink()
            return
        new.replace(place)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    settle(place.parent)


def _new_file(folder: Path) -> Path:
    """A new empty file in the folder; it never touches a file that another program, or a crash, left there."""
    numbers = count()
    while True:
        new = folder / f".wordfelt-{os.getpid()}-{next(numbers)}.new"
        with suppress(FileExistsError), new.open("xb"):
            return new


def settle(folder: Path) -> None:
    """Makes the folder write the new name to the disk, if the system can."""
    with suppress(OSError, AttributeError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _name(path: str | os.PathLike[str]) -> str:
    return Path(path).name or os.fspath(path)
