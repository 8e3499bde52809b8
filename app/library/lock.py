"""Locks the file of a game, so that two windows never write the same file.

The system frees a lock when its program ends, however it ends. So somebody uses a held lock, and a free one written on
this machine is stale. A free lock that names no machine, or another one, proves nothing: in a network folder, locks may
not reach from one machine to the other.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QSysInfo

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 20  # nobody can read a locked byte, so it lies behind everything written

    def _seize(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


PATIENCE = 3.0  # seconds; a small file is written in a hundredth of that
FLAGS = os.O_RDWR  # and never through a link, because that would overwrite the file it leads to
for flag in ("O_CLOEXEC", "O_BINARY", "O_NONBLOCK", "O_NOFOLLOW"):
    FLAGS |= getattr(os, flag, 0)


class Hold(Enum):
    """The answer to a window that asks for a game.

    OURS: this window has it now.
    ELSEWHERE: another window certainly has it.
    DOUBTFUL: another machine may have it.
    """

    OURS = "ours"
    ELSEWHERE = "elsewhere"
    DOUBTFUL = "doubtful"


class Lock:
    """The lock of one file. Older programs understand it, because QLockFile writes the same content.

    place: the lock's own file.
    """

    def __init__(self, place: Path) -> None:
        self._place = place
        self._handle: int | None = None

    def take(self, *, in_doubt: bool = False) -> Hold:
        """Tries to get the lock. If no lock can be written there, the game is ours.

        in_doubt: whether to take it even if another machine may have it.
        """
        found = None
        while found is None:  # tries again if another window has just removed the file
            try:
                handle, fresh = self._opened()
            except OSError:
                return Hold.OURS
            found = self._taken(handle, sure=fresh or in_doubt)
            if found is Hold.OURS:
                self._handle = handle
            else:
                os.close(handle)
        return found

    def free(self) -> None:
        if self._handle is None:
            return
        with suppress(OSError):
            if sys.platform != "win32" and self.stands:  # Windows can't remove an open file
                self._place.unlink()
        os.close(self._handle)
        self._handle = None
        if sys.platform == "win32":
            with suppress(OSError):
                self._place.unlink()

    @property
    def stands(self) -> bool:
        """Whether we hold the lock and its file still exists; it vanishes when somebody clears the folder."""
        try:
            return self._handle is not None and os.path.samestat(os.fstat(self._handle), self._place.stat())
        except OSError:
            return False

    def _opened(self) -> tuple[int, bool]:
        """The open file, and whether it is new."""
        try:
            return os.open(self._place, FLAGS | os.O_CREAT | os.O_EXCL, 0o600), True
        except FileExistsError:
            return os.open(self._place, FLAGS | os.O_CREAT, 0o600), False

    def _taken(self, handle: int, *, sure: bool) -> Hold | None:
        """Seizes the open lock and signs it; None if somebody removed the file meanwhile.

        sure: whether to ignore the signature in it.
        """
        try:
            _seize(handle)
        except (BlockingIOError, PermissionError):  # Windows gives the latter
            return Hold.ELSEWHERE
        except OSError:  # on a file system without locks only the content counts
            pass
        try:
            if not os.path.samestat(os.fstat(handle), self._place.stat()):
                return None
            os.lseek(handle, 0, os.SEEK_SET)
            if not sure and not _of_this_machine(os.read(handle, 4096)):
                return Hold.DOUBTFUL
        except FileNotFoundError:
            return None
        except OSError:  # an unreadable file proves nothing
            if not sure:
                return Hold.DOUBTFUL
        with suppress(OSError):  # a disk may be full
            os.truncate(handle, 0)
            os.lseek(handle, 0, os.SEEK_SET)
            os.write(handle, _signature())
        return Hold.OURS


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Keeps other programs from doing the same with this file meanwhile. After a few seconds it goes on without the
    lock."""
    lock = Lock(place.with_name(f"{place.name}.lock"))
    until = monotonic() + PATIENCE
    while lock.take(in_doubt=True) is not Hold.OURS and monotonic() < until:
        sleep(0.002)
    try:
        yield
    finally:
        lock.free()


def _signature() -> bytes:
    """Process, program, and the machine's name, its id and the id of this start."""
    machine = bytes(QSysInfo.machineUniqueId().data()), bytes(QSysInfo.bootUniqueId().data())
    return b"\n".join([str(os.getpid()).encode(), b"wordfelt", QSysInfo.machineHostName().encode(), *machine, b""])


def _of_this_machine(said: bytes) -> bool:
    """Whether this machine wrote the signature. The id decides, or the name if it has no id."""
    lines, own = said.split(b"\n"), _signature().split(b"\n")
    return len(lines) >= 4 and (lines[3] or lines[2]) == (own[3] or own[2])
