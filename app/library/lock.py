"""Locks a game's file, so that two windows never write the same file.

A lock is a lock file that a program holds open and locked. The system unlocks the file when the program ends, even by a
crash. So a lock file that is locked is in use. A lock file that is not locked and was written on this machine is a
leftover. A lock file that names no machine, or another machine, proves nothing, because a machine may not see other
machines' locks in a network folder.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from time import monotonic, sleep

if sys.platform == "win32":
    import msvcrt

    # the position of the locked byte; far behind the content, because Windows lets nobody read a locked byte
    BEYOND = 1 << 20

    def _seize(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


PATIENCE = 3.0  # the maximum wait for a lock, in seconds; writing a small file takes a hundredth of that
FLAGS = os.O_RDWR  # flags for opening; links are not followed, because writing would overwrite the linked file
for flag in ("O_CLOEXEC", "O_BINARY", "O_NONBLOCK", "O_NOFOLLOW"):
    FLAGS |= getattr(os, flag, 0)


class Hold(Enum):
    """The answer to a window that wants to open a game.

    OURS: this window has the game now.
    ELSEWHERE: another window certainly has the game.
    DOUBTFUL: another machine may have the game.
    """

    OURS = "ours"
    ELSEWHERE = "elsewhere"
    DOUBTFUL = "doubtful"


class Lock:
    """The lock of one game. Its file looks like that of QLockFile, so that older versions understand it.

    place: the path of the lock file.
    """

    def __init__(self, place: Path) -> None:
        self._place = place
        self._handle: int | None = None

    def take(self, *, in_doubt: bool = False) -> Hold:
        """Tries to take the lock. Also returns OURS if no lock file can be written there; the game can then be played
        without a lock.

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
            if sys.platform != "win32" and self.stands:  # Windows can remove the file only once it is closed
                self._place.unlink()
        os.close(self._handle)
        self._handle = None
        if sys.platform == "win32":
            with suppress(OSError):
                self._place.unlink()

    @property
    def stands(self) -> bool:
        """Whether this program holds the lock and the lock file still exists; somebody may have deleted it with the
        rest of the folder."""
        try:
            return self._handle is not None and os.path.samestat(os.fstat(self._handle), self._place.stat())
        except OSError:
            return False

    def _opened(self) -> tuple[int, bool]:
        """The handle of the lock file, now open, and whether the file is new."""
        try:
            return os.open(self._place, FLAGS | os.O_CREAT | os.O_EXCL, 0o600), True
        except FileExistsError:
            return os.open(self._place, FLAGS | os.O_CREAT, 0o600), False

    def _taken(self, handle: int, *, sure: bool) -> Hold | None:
        """Locks the open lock file, and writes `_signature` into it. Returns None if another program has deleted the
        file since it was opened.

        sure: whether to take the lock whatever the file's content says.
        """
        try:
            _seize(handle)
        except (BlockingIOError, PermissionError):  # another program holds the lock; Windows raises PermissionError
            return Hold.ELSEWHERE
        except OSError:  # on a file system without locks, only the file's content counts
            pass
        try:
            if not os.path.samestat(os.fstat(handle), self._place.stat()):
                return None
            os.lseek(handle, 0, os.SEEK_SET)
            if not sure and not _of_this_machine(os.read(handle, 4096)):
                return Hold.DOUBTFUL
        except FileNotFoundError:
            return None
        except OSError:  # a file that can't be read does not prove who holds the lock
            if not sure:
                return Hold.DOUBTFUL
        with suppress(OSError):  # on a full disk the lock file stays empty
            os.truncate(handle, 0)
            os.lseek(handle, 0, os.SEEK_SET)
            os.write(handle, _signature())
        return Hold.OURS


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Keeps other programs from using the same file during this `with` block. If another program holds the lock for
    more than PATIENCE seconds, the block runs without it.

    place: the path of the file.
    """
    lock = Lock(place.with_name(f"{place.name}.lock"))
    until = monotonic() + PATIENCE
    while lock.take(in_doubt=True) is not Hold.OURS and monotonic() < until:
        sleep(0.002)
    try:
        yield
    finally:
        lock.free()


def _signature() -> bytes:
    """The content of a lock file, line by line: the id of the process, the program, the name and the id of the machine,
    and an id that changes at each start of the machine."""
    # imported here, so that the first paint does not wait for it; the first lock is taken later
    from PySide6.QtCore import QSysInfo

    machine = bytes(QSysInfo.machineUniqueId().data()), bytes(QSysInfo.bootUniqueId().data())
    return b"\n".join([str(os.getpid()).encode(), b"wordfelt", QSysInfo.machineHostName().encode(), *machine, b""])


def _of_this_machine(content: bytes) -> bool:
    """Whether the content of a lock file was written on this machine. The machine's id decides or, if it has none, the
    machine's name."""
    lines, own = content.split(b"\n"), _signature().split(b"\n")
    return len(lines) >= 4 and (lines[3] or lines[2]) == (own[3] or own[2])
