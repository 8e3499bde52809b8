"""Records as files: read whole or refused at once, and saved so that a failure leaves the old file as it was."""

# ruff: noqa: PTH101, PTH105, PTH108, PTH112, PTH116, PTH118, PTH119, PTH120, PTH123  (pathlib costs start-up time)
import errno
import os
from contextlib import suppress
from itertools import count

from engine.core.verdict import refuse
from engine.records.limits import LARGEST


def load(path: str | os.PathLike[str]) -> bytes:
    """What stands in a record file. What is too large is refused without reading it."""
    shown = _name(path)
    try:
        with open(path, "rb") as file:
            if os.fstat(file.fileno()).st_size > LARGEST:
                refuse("bad-record:large")
            data = file.read(LARGEST + 1)  # a pipe or a device does not tell its size
    except FileNotFoundError:
        refuse("bad-record:no-file", file=shown)
    except PermissionError:  # what Windows says of a folder, too
        refuse("bad-record:folder" if os.path.isdir(path) else "bad-record:no-permission", file=shown)
    except IsADirectoryError:
        refuse("bad-record:folder", file=shown)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        refuse("bad-record:file", file=shown)
    if len(data) > LARGEST:
        refuse("bad-record:large")
    return data


def save(path: str | os.PathLike[str], text: str) -> None:
    """Put the text in the place of the file, whole or not at all. Refuses with not-saved.

    It is written beside the old file first; only when it is safely on the disk does it take the old one's name.
    """
    try:
        place = os.path.realpath(path)  # a link stays a link
        _replace(place, text.encode())
    except PermissionError:
        refuse("not-saved:no-permission", file=_name(path))
    except (FileNotFoundError, NotADirectoryError):
        refuse("not-saved:no-folder", file=_name(path))
    except (OSError, ValueError) as error:
        full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        refuse("not-saved:full" if full else "not-saved", file=_name(path))


def _replace(place: str, data: bytes) -> None:
    folder = os.path.dirname(place)
    new = _new_file(folder)
    try:
        with open(new, "r+b") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            os.chmod(new, os.stat(place).st_mode & 0o777)  # as private as the old one
        os.replace(new, place)
    except BaseException:
        with suppress(OSError):
            os.unlink(new)
        raise
    _settle(folder)


def _new_file(folder: str) -> str:
    """An empty file of our own in the folder; what another program, or a crash, left there is not touched."""
    numbers = count()
    while True:
        name = os.path.join(folder, f".wordfelt-{os.getpid()}-{next(numbers)}.new")
        with suppress(FileExistsError), open(name, "xb"):
            return name


def _settle(folder: str) -> None:
    """Have the new name written down, too, where a folder can be asked for that."""
    with suppress(OSError, AttributeError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _name(path: str | os.PathLike[str]) -> str:
    return os.path.basename(os.fspath(path)) or os.fspath(path)
