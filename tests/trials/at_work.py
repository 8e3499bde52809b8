"""Finds out whether the processes of a test's desktop still work or have finished everything, from the facts that Linux
reports about each process."""

import os
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")  # the number of ticks in a second; Linux counts processor time in ticks
WANTS = ("R", "D")  # states of a thread: it runs or waits for a processor (R), or waits for the disk (D)


@dataclass(frozen=True)
class Found:
    """The facts that Linux reports about one process.

    began: the start time, which identifies the process together with its number.
    used: the processor time, in ticks.
    wants: whether a thread runs or waits for the processor or the disk.
    """

    began: int
    used: int
    wants: bool


class Desktop:
    """All processes whose environment contains a certain entry, NAME=value, whichever program started them.

    used: the seconds of processor time that all these processes had used at the last call of `works`.
    """

    def __init__(self, mark: str) -> None:
        self._mark = mark.encode()
        self._known: dict[tuple[int, int], bool] = {}
        self._used: dict[tuple[int, int], int] = {}
        self.used = 0.0

    def works(self) -> bool:
        """Whether any of the processes has used processor time since the last call, or is waiting for the processor or
        the disk."""
        works = False
        for process in Path("/proc").iterdir():
            if not process.name.isdecimal() or (found := _found(process)) is None:
                continue
            key = int(process.name), found.began
            if not self._is_ours(process, key):
                continue
            more = found.used - self._used.get(key, 0)
            self._used[key] = found.used
            self.used += more / TICKS
            works = works or bool(more) or found.wants
        return works

    def _is_ours(self, process: Path, key: tuple[int, int]) -> bool:
        if key not in self._known:
            try:
                self._known[key] = self._mark in (process / "environ").read_bytes().split(b"\0")
            except OSError:  # leaves out processes of other users and processes that have just ended
                self._known[key] = False
        return self._known[key]


def _found(process: Path) -> Found | None:
    """The facts about this process; None if it has ended meanwhile."""
    try:
        fields = _fields_of(process / "stat")
        wants = any(_fields_of(thread / "stat")[0] in WANTS for thread in (process / "task").iterdir())
    except OSError:
        return None
    return Found(int(fields[19]), int(fields[11]) + int(fields[12]), wants)


def _fields_of(stat: Path) -> list[str]:
    """The fields of a stat file after the name of the process; they are found from the end, because the name may
    contain any characters."""
    return stat.read_text("utf-8", "replace").rpartition(")")[2].split()
