"""Locks the file of a game, so that two windows never write the same file.

The system frees a lock when its program ends, however the program ends. So a held lock is in use, and a free lock that
was written on this machine is stale. A free lock that names no machine, or another machine, proves nothing: in a
network folder, locks may not reach from one machine to the other.
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

    BEYOND = 1 << 20  # the place of the locked byte, behind everything written, because nobody can read a locked byte

    def _seize(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


PATIENCE = 3.0  # the seconds to wait for a lock; writing a small file takes a hundredth of that
FLAGS = os.O_RDWR  # flags that never follow a link, because writing would overwrite the file that the link leads to
for flag in ("O_CLOEXEC", "O_BINARY", "O_NONBLOCK", "O_NOFOLLOW"):
    FLAGS |= getattr(os, flag, 0)


class Hold(Enum):
    """The answer to a window that asks for a game.

    OURS: this window has the game now.
    ELSEWHERE: another window certainly has the game.
    DOUBTFUL: another machine may have the game.
    """

    OURS = "ours"
    ELSEWHERE = "elsewhere"
    DOUBTFUL = "doubtful"


class Lock:
    """The lock of a file. Older programs understand this lock, because QLockFile writes the same content.

    place: the lock's own file.
    """

    def __init__(self, place: Path) -> None:
        self._place = place
        self._handle: int | None = None

    def take(self, *, in_doubt: bool = False) -> Hold:
        """Tries to take the lock. If no lock can be written there, the game is ours.

        in_doubt: whether to take the lock even if another machine may hold it.
        """
        found = None
        while found is None:  # tries again if another window has just removed the lock file
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
        """Whether this program holds the lock and the lock's file still exists; the file vanishes when a player clears
        the folder."""
        try:
            return self._handle is not None and os.path.samestat(os.fstat(self._handle), self._place.stat())
        except OSError:
            return False

    def _opened(self) -> tuple[int, bool]:
        """The open file, and whether the file is new."""
        try:
            return os.open(self._place, FLAGS | os.O_CREAT | os.O_EXCL, 0o600), True
        except FileExistsError:
            return os.open(self._place, FLAGS | os.O_CREAT, 0o600), False

    def _taken(self, handle: int, *, sure: bool) -> Hold | None:
        """Seizes the open lock and signs it. Returns None if another program removed the file meanwhile.

        sure: whether to ignore the signature in the file.
        """
        try:
            _seize(handle)
        except (BlockingIOError, PermissionError):  # Windows raises PermissionError
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
    """Keeps other programs from doing the same with this file meanwhile. If the lock can't be had for a few seconds,
    goes on without it."""
    lock = Lock(place.with_name(f"{place.name}.lock"))
    until = monotonic() + PATIENCE
    while lock.take(in_doubt=True) is not Hold.OURS and monotonic() < until:
        sleep(0.002)
    try:
        yield
    finally:
        lock.free()


def _signature() -> bytes:
    """The signature: process, program, and the machine's name, the machine's id and the id of its present start."""
    machine = bytes(QSysInfo.machineUniqueId().data()), bytes(QSysInfo.bootUniqueId().data())
    return b"\n".join([str(os.getpid()).encode(), b"wordfelt", QSysInfo.machineHostName().encode(), *machine, b""])


def _of_this_machine(said: bytes) -> bool:
    """Whether this machine wrote the signature. The id decides, or the name if the machine has no id."""
    lines, own = said.split(b"\n"), _signature().split(b"\n")
    return len(lines) >= 4 and (lines[3] or lines[2]) == (own[3] or own[2])
