"""Reads and writes record files. A file is either read completely or refused, and a failed save leaves the old file
unchanged."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from engine.core.verdict import refuse
from engine.records.limits import LARGEST


def load(path: str | os.PathLike[str]) -> bytes:
    """The content of a record file. Refuses a file that is too large without reading all of it."""
    shown = _name(path)
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - "" is no file; as a Path it would be this folder
            if os.fstat(file.fileno()).st_size > LARGEST:
                refuse("bad-record:large")
            # Reading stops after LARGEST + 1 bytes, because a pipe or a device does not report its size.
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        refuse("bad-record:no-file", file=shown)
    except PermissionError:  # Windows reports this error for a folder, too.
        refuse("bad-record:folder" if _is_folder(path) else "bad-record:no-permission", file=shown)
    except IsADirectoryError:
        refuse("bad-record:folder", file=shown)
    except (OSError, ValueError):  # ValueError means that no file can have this name.
        refuse("bad-record:file", file=shown)
    if len(data) > LARGEST:
        refuse("bad-record:large")
    return data


def _is_folder(path: str | os.PathLike[str]) -> bool:
    """Whether the path is a folder; False if this can't be checked."""
    with suppress(OSError):
        return Path(path).is_dir()
    return False


def save(path: str | os.PathLike[str], content: str | bytes, unwanted: Callable[[], bool] = lambda: False) -> None:
    """Writes text or bytes to the file, either completely or not at all. Raises Refused with the reason not-saved if
    this is impossible.

    The content is first written to a new file in the same folder. The new file replaces the old one only when all of it
    is on the disk.

    unwanted: called just before the new file replaces the old one. If it returns True, the old file stays unchanged.
    """
    with refused_as_not_saved(path):
        data = content.encode() if isinstance(content, str) else content
        # The path is resolved, so that for a symbolic link the target is replaced and the link stays.
        _replace(Path(path).resolve(), data, unwanted)


@contextmanager
def refused_as_not_saved(path: str | os.PathLike[str]) -> Iterator[None]:
    """A context manager that raises Refused with the reason not-saved if its block can't prepare or write a file."""
    try:
        yield
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
            new.chmod(place.stat().st_mode & 0o777)  # the new file gets the access permissions of the old one
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
    """Creates a new empty file in the folder. Never uses an existing file, which another program or a crash may have
    left."""
    numbers = count()
    while True:
        new = folder / f".wordfelt-{os.getpid()}-{next(numbers)}.new"
        with suppress(FileExistsError), new.open("xb"):
            return new


def settle(folder: Path) -> None:
    """Makes the system write the folder's list of files to the disk, if the system can do that, so that a crash of the
    system can't undo the renaming of a file."""
    with suppress(OSError, AttributeError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _name(path: str | os.PathLike[str]) -> str:
    return Path(path).name or os.fspath(path)
