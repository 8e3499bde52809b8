"""Keeps the content of a kept file at hand, so that no act of the window waits for the disk."""

from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from app.base.json_file import at_once
from app.library.kept_file import KeptFile

T = TypeVar("T")

Work = Callable[[], None]


class AtHand(Generic[T]):
    """The content of a kept file for the window's thread. The content is read once, and again whenever a caller asks
    for a `look`. Changes count at once, and are made on the content that lies on the disk by then.

    file: the file; only the background reads and writes it, except for the first reading if the background comes too
    late.
    background: carries out the reading and writing, one piece of work after the other.
    """

    def __init__(self, file: KeptFile[T], background: Callable[[Work], None] = at_once) -> None:
        self._file, self._background = file, background
        self._turn = Lock()  # held while a thread reads or writes
        self._made = 0  # the number of changes
        self._now: T | None = None  # the content with all changes; None before the first change
        # the number of changes that the background had seen at its last reading, and the content then
        self._found: tuple[int, T] | None = None

    @property
    def fault(self) -> str:
        """The reason why a part of the content is not on the disk; see JsonFile."""
        return self._file.fault

    @property
    def content(self) -> T:
        """The content with all changes, including those of other windows up to the last look."""
        if self._found is None:
            with self._turn:
                if self._found is None:
                    self._found = 0, self._file.content
        seen, content = self._found
        return content if seen == self._made or self._now is None else self._now

    def look(self) -> None:
        """Reads the file again, because another window may have changed it."""
        self._background(self._look)

    def change(self, change: Callable[[T], T]) -> None:
        """Changes the content at once; the content is written soon if the change makes any difference. If other content
        lies on the disk by then, the change is made again on that content."""
        before = self.content
        self._now = after = change(before)
        self._made += 1
        number = self._made

        def again(there: T) -> T:
            return after if there == before else change(there)

        self._background(lambda: self._write(lambda: self._file.change(again), number))

    def try_again(self) -> None:
        """Writes the changes that are not on the disk yet."""
        if self._file.behind:
            number = self._made
            self._background(lambda: self._write(self._file.try_again, number))

    def _look(self) -> None:
        seen = 0 if self._found is None else self._found[0]
        self._write(lambda: None, seen)

    def _write(self, act: Work, seen: int) -> None:
        with self._turn:
            act()
            self._found = seen, self._file.content
