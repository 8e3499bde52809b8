"""Keeps a file of which several windows change a part at the same time, like those of people and results."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import reduce
from pathlib import Path
from typing import Any, Generic, TypeVar

from app.base.json_file import JsonFile
from app.library.lock import alone

T = TypeVar("T")


class KeptFile(ABC, Generic[T]):
    """Reads the file, and changes what lies there now, under a lock, so that no change of another program gets lost.
    Changes that can't be written count all the same; each try makes them again on what lies there by then. So a change
    gives the same for the same content each time.

    NAME: begins the keys of the sentences about the file (see JsonFile).
    complain: called with the key of a sentence when something goes wrong.
    tried: called after every try (see JsonFile).
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
        self._made = self.none(), self.none()  # what they were made on last, and what came of it

    @staticmethod
    @abstractmethod
    def none() -> T:
        """The content if there is no file."""

    @abstractmethod
    def checked(self, data: Any) -> T:
        """The content in the file's data; raises ValueError if it is not valid."""

    @abstractmethod
    def form(self, content: T) -> Mapping[str, Any]:
        """The file's data for this content."""

    @property
    def behind(self) -> bool:
        """Whether some of it is not on the disk yet."""
        return bool(self._pending)

    @property
    def fault(self) -> str:
        """The reason why it is not on the disk; see JsonFile."""
        return self._file.fault

    @property
    def content(self) -> T:
        """The content, with the changes that another window has made meanwhile."""
        found = self._file.read()
        there = self.none() if found is None else found
        if not self._pending:
            return there
        if there != self._made[0]:
            self._made = there, reduce(lambda content, change: change(content), self._pending, there)
        return self._made[1]

    def change(self, change: Callable[[T], T], *, anyway: bool = False) -> None:
        """Changes the content at once, and writes it if that makes any difference.

        anyway: whether to write it in any case, so that the file is the latest one.
        """
        with alone(self.path):
            before = self.content
            after = change(before)
            if anyway or after != before:
                self._made = self._made[0] if self._pending else before, after
                self._pending.append(change)
                self._write(after)

    def try_again(self) -> None:
        """Writes what is not on the disk yet."""
        if self._pending:
            with alone(self.path):
                self._write(self.content)

    def _write(self, content: T) -> None:
        self._file.write(self.form(content))
        if not self._file.behind:
            self._pending.clear()
