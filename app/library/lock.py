"""A lock beside a game's file: two windows never write the same file.

The system frees a lock when its program ends, however it ends. So a held lock is alive, and a free one written on this
machine is stale. A free lock that names no machine or another one proves nothing: in a network folder, locks may not
reach from one machine to the other.
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

    BEYOND = 1 << 20  # a locked byte cannot be read: it lies behind all that is written

    def _seize(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


PATIENCE = 3.0  # seconds; a small file is written in a hundredth of that
FLAGS = os.O_RDWR  # and never by a link: what that leads to would be written over
for flag in ("O_CLOEXEC", "O_BINARY", "O_NONBLOCK", "O_NOFOLLOW"):
    FLAGS |= getattr(os, flag, 0)


class Hold(Enum):
    """OURS: now.  ELSEWHERE: another window has it, that is certain.  DOUBTFUL: perhaps another machine has it."""

    OURS = "ours"
    ELSEWHERE = "elsewhere"
    DOUBTFUL = "doubtful"


class Lock:
    """place: the lock's own file. It is written as QLockFile writes it: older programs understand it."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._handle: int | None = None

    def take(self, *, in_doubt: bool = False) -> Hold:
        """in_doubt: also where nothing proves that nobody has it. Where no lock can be written the game is ours."""
        found = None
        while found is None:  # another window has just removed it
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
            if sys.platform != "win32" and self.stands:  # there a file that is open cannot be removed
                self._place.unlink()
        os.close(self._handle)
        self._handle = None
        if sys.platform == "win32":
            with suppress(OSError):
                self._place.unlink()

    @property
    def stands(self) -> bool:
        """Is it held, and does its file still exist? Clearing the folder away removes it, too."""
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
        """sure: what stands there does not matter.  None: the file was removed meanwhile."""
        try:
            _seize(handle)
        except (BlockingIOError, PermissionError):  # the latter is what Windows says
            return Hold.ELSEWHERE
        except OSError:  # a file system without locks: only the file's content counts
            pass
        try:
            if not os.path.samestat(os.fstat(handle), self._place.stat()):
                return None
            os.lseek(handle, 0, os.SEEK_SET)
            if not sure and not _of_this_machine(os.read(handle, 4096)):
                return Hold.DOUBTFUL
        except FileNotFoundError:
            return None
        except OSError:  # what cannot be read says nothing
            if not sure:
                return Hold.DOUBTFUL
        with suppress(OSError):  # of a full disk
            os.truncate(handle, 0)
            os.lseek(handle, 0, os.SEEK_SET)
            os.write(handle, _signature())
        return Hold.OURS


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """While this lasts, no other program does the same with this file. It does not wait long for another program."""
    lock = Lock(place.with_name(f"{place.name}.lock"))
    until = monotonic() + PATIENCE
    while lock.take(in_doubt=True) is not Hold.OURS and monotonic() < until:
        sleep(0.002)
    try:
        yield
    finally:
        lock.free()


def _signature() -> bytes:
    """Process, program, machine, its own number, and which start of it."""
    machine = bytes(QSysInfo.machineUniqueId().data()), bytes(QSysInfo.bootUniqueId().data())
    return b"\n".join([str(os.getpid()).encode(), b"wordfelt", QSysInfo.machineHostName().encode(), *machine, b""])


def _of_this_machine(said: bytes) -> bool:
    """Is it this machine? By its number, or by its name if it has none."""
    lines, own = said.split(b"\n"), _signature().split(b"\n")
    return len(lines) >= 4 and (lines[3] or lines[2]) == (own[3] or own[2])
