"""Finds out whether a desktop still works or has done all there was to do. It asks Linux about each process."""

import os
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")  # the unit in which Linux counts processor time, per second
WANTS = ("R", "D")  # a thread runs, waits for a processor, or waits for the disk


@dataclass(frozen=True)
class Found:
    """The report of Linux on a process.

    began: its start, which together with its number identifies the process.
    used: ticks of the processor.
    wants: whether it wants one now.
    """

    began: int
    used: int
    wants: bool


class Desktop:
    """Every process that was started with this line in its environment, whoever started it.

    used: seconds of the processor that they have used, up to the last look.
    """

    def __init__(self, mark: str) -> None:
        self._mark = mark.encode()
        self._known: dict[tuple[int, int], bool] = {}
        self._used: dict[tuple[int, int], int] = {}
        self.used = 0.0

    def works(self) -> bool:
        """Whether any of them has done something since the last call, or wants to."""
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
            except OSError:  # somebody else's, or gone
                self._known[key] = False
        return self._known[key]


def _found(process: Path) -> Found | None:
    """The report on this process; None if it has gone meanwhile."""
    try:
        fields = _told(process / "stat")
        wants = any(_told(thread / "stat")[0] in WANTS for thread in (process / "task").iterdir())
    except OSError:
        return None
    return Found(int(fields[19]), int(fields[11]) + int(fields[12]), wants)


def _told(stat: Path) -> list[str]:
    """The fields after the name, which may contain anything."""
    return stat.read_text("utf-8", "replace").rpartition(")")[2].split()
