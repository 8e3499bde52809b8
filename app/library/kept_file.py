"""Reads and changes a file that several windows may change at the same time, such as the results file."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import reduce
from pathlib import Path
from typing import Any, Generic, TypeVar

from app.base.json_file import JsonFile
from app.library.lock import alone

T = TypeVar("T")


class KeptFile(ABC, Generic[T]):
    """A file whose content is read, changed and written under a lock, so that no change of another program gets lost.

    A change takes effect even if it can't be written. Each further attempt to write it makes the change again, on the
    content that the file has by then. So a change must be a function that returns the same result for the same content
    each time.

    NAME: the word with which the keys for `complain` begin.
    complain: called with a key when something goes wrong (see JsonFile).
    tried: called after every attempt to read or write (see JsonFile).
    """

    NAME: str

    def __init__(
        self,
        path: Path,
        complain: Callable[[str], None] = lambda what: None,
        tried: Callable[[bool], object] = lambda well: None,
    ) -> None:
        self.path = path
        self._file = JsonFile(path, self.NAME, self.checked, complain, tried=tried)
        self._pending: list[Callable[[T], T]] = []  # changes that are not on the disk yet
        # the content of the file to which `_pending` was last applied, and the result
        self._made = self.none(), self.none()

    @staticmethod
    @abstractmethod
    def none() -> T:
        """The content in effect while there is no file."""

    @abstractmethod
    def checked(self, data: Any) -> T:
        """Returns the content for the data of the file; raises ValueError if the data is not valid."""

    @abstractmethod
    def form(self, content: T) -> Mapping[str, Any]:
        """Returns the data to write into the file for this content."""

    @property
    def behind(self) -> bool:
        """Whether there are changes that are not on the disk yet."""
        return bool(self._pending)

    @property
    def fault(self) -> str:
        """The key of the reason why the content is not on the disk; see `JsonFile.fault`."""
        return self._file.fault

    @property
    def content(self) -> T:
        """The content of the file, including changes that another window has made."""
        found = self._file.read()
        there = self.none() if found is None else found
        if not self._pending:
            return there
        if there != self._made[0]:
            self._made = there, reduce(lambda content, change: change(content), self._pending, there)
        return self._made[1]

    def change(self, change: Callable[[T], T], *, anyway: bool = False) -> None:
        """Changes the content of the file.

        change: returns the new content for the present one.
        anyway: whether to write the file even if the content stays the same, to update its date of change.
        """
        with alone(self.path):
            before = self.content
            after = change(before)
            if anyway or after != before:
                self._made = self._made[0] if self._pending else before, after
                self._pending.append(change)
                self._write(after)

    def try_again(self) -> None:
        """Writes the changes that are not on the disk yet."""
        if self._pending:
            with alone(self.path):
                self._write(self.content)

    def _write(self, content: T) -> None:
        self._file.write(self.form(content))
        if not self._file.behind:
            self._pending.clear()
