"""Keeps the content of a KeptFile in memory, so that the window never waits for the disk."""

from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from app.base.json_file import at_once
from app.library.kept_file import KeptFile

T = TypeVar("T")

Work = Callable[[], None]


class AtHand(Generic[T]):
    """The content of a KeptFile in memory, for the window's thread. The file is read once, and again at each call of
    `look`. A change is in effect immediately, and is written later. If the file has other content by then, the change
    is made again on that content.

    file: the file. It is read and written only in the background, unless the content is needed before the first
    reading.
    background: runs functions that read or write in another thread, one after the other.
    """

    def __init__(self, file: KeptFile[T], background: Callable[[Work], None] = at_once) -> None:
        self._file, self._background = file, background
        self._turn = Lock()  # locked while a thread reads or writes
        self._made = 0  # the number of changes made so far
        self._now: T | None = None  # the content with all changes made here; None before the first change
        self._closed = False
        # the content as last read, and the number of changes that it includes
        self._found: tuple[int, T] | None = None

    @property
    def fault(self) -> str:
        """The key of the reason why the last change is not on the disk; see `JsonFile.fault`."""
        return self._file.fault

    @property
    def behind(self) -> bool:
        """Whether some changes are not on the disk although an attempt to write them was made."""
        return self._file.behind

    @property
    def content(self) -> T:
        """The content of the file, with all changes made here and those that other windows had made at the last
        reading."""
        if self._found is None:
            with self._turn:
                if self._found is None:
                    self._found = 0, self._file.content
        seen, content = self._found
        return content if seen == self._made or self._now is None else self._now

    def look(self) -> None:
        """Reads the file again, in the background, because another window may have changed it."""
        self._background(self._look)

    def change(self, change: Callable[[T], T]) -> None:
        """Changes the content immediately, and writes it soon in the background.

        change: returns the new content for the old one; called again if the file has other content by then.
        """
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

    def close(self) -> None:
        """Writes the changes that are not on the disk yet. The file is not read again, because the program ends."""
        self._closed = True
        self.try_again()

    def _look(self) -> None:
        if self._closed:
            return
        seen = 0 if self._found is None else self._found[0]
        self._write(lambda: None, seen)

    def _write(self, act: Work, seen: int) -> None:
        with self._turn:
            act()
            self._found = seen, self._file.content
