"""Keeps a file that several windows change in parts at the same time, like the files of people and results."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import reduce
from pathlib import Path
from typing import Any, Generic, TypeVar

from app.base.json_file import JsonFile
from app.library.lock import alone

T = TypeVar("T")


class KeptFile(ABC, Generic[T]):
    """Reads the file, and changes its present content under a lock, so that no change of another program gets lost.
    Changes that can't be written count all the same; each attempt to write makes them again on the content that lies
    there by then. So a change must give the same result for the same content each time.

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
        self._made = self.none(), self.none()  # the content that the changes were last made on, and the result

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
        """Whether some changes are not on the disk yet."""
        return bool(self._pending)

    @property
    def fault(self) -> str:
        """The reason why the content is not on the disk; see JsonFile."""
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
        """Changes the content at once, and writes the content if the change makes any difference.

        anyway: whether to write the content in any case, so that the file is the latest one.
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
