"""Keeps the content of a kept file at hand, so that no act of the window waits for the disk."""

from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from app.base.json_file import at_once
from app.library.kept_file import KeptFile

T = TypeVar("T")

Work = Callable[[], None]


class AtHand(Generic[T]):
    """The content of a kept file for the window's thread. It is read once, and again whenever somebody asks for a
    `look`; changes count at once, and are made on what lies on the disk by then.

    file: the file; the background alone reads and writes it, but for the first reading if that comes too late.
    background: does the reading and writing, one piece after the other.
    """

    def __init__(self, file: KeptFile[T], background: Callable[[Work], None] = at_once) -> None:
        self._file, self._background = file, background
        self._turn = Lock()  # held by whoever reads or writes
        self._made = 0  # counts the changes
        self._now: T | None = None  # the content with all changes; None before the first
        self._found: tuple[int, T] | None = None  # how many changes the background had seen, and the content then

    @property
    def fault(self) -> str:
        """The reason why some of it is not on the disk; see JsonFile."""
        return self._file.fault

    @property
    def content(self) -> T:
        """The content with all changes, and with those of other windows up to the last look."""
        if self._found is None:
            with self._turn:
                if self._found is None:
                    self._found = 0, self._file.content
        seen, content = self._found
        return content if seen == self._made or self._now is None else self._now

    def look(self) -> None:
        """Reads what another window may have changed."""
        self._background(self._look)

    def change(self, change: Callable[[T], T]) -> None:
        """Changes the content at once; it is written soon if that makes any difference. The change is made again only
        on other content."""
        before = self.content
        self._now = after = change(before)
        self._made += 1
        number = self._made

        def again(there: T) -> T:
            return after if there == before else change(there)

        self._background(lambda: self._write(lambda: self._file.change(again), number))

    def try_again(self) -> None:
        """Writes what is not on the disk yet."""
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
