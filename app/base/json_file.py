"""Keeps a small JSON file of the program: the file is read completely or set aside, written completely or not at all,
and never lost."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar

from app.base.paths import make_private

T = TypeVar("T")
SMALL = 64_000  # bytes; the content of a larger file is not kept in memory


def at_once(work: Callable[[], None]) -> None:
    work()


class JsonFile(Generic[T]):
    """A file of settings or results.

    check: turns the file's data into its content, or raises ValueError if it is not valid.
    complain: called with the key of a sentence when something goes wrong: 'NAME-set-aside', 'NAME-never-saved' or
    'NAME-not-saved', the last once for each series of failures.
    tried: called after every failed read or write with False, after every write with True (see app.base.again).
    """

    def __init__(
        self,
        path: Path,
        name: str,
        check: Callable[[Any], T],
        complain: Callable[[str], None],
        tried: Callable[[bool], object] = lambda well: None,
    ) -> None:
        self.path = path
        self.unread = False  # whether the last read failed; until a read succeeds, the file is not overwritten
        self._name = name
        self._check = check
        self._complain, self._tried = complain, tried
        # whether the content is not valid and the file can't be moved, so that the file is never overwritten
        self._hands_off = False
        self._told = False
        self._found: tuple[bytes, T] | None = None  # the bytes that the last read found, and their content
        self._text = ""  # the text of the last content to write
        self.behind = False  # whether the last content to write is not on the disk yet
        # the numbers of requests to copy the file before the next write: all requests, and those carried out
        self._to_copy = self._copied = 0

    @property
    def fault(self) -> str:
        """The key of the sentence about content that is not on the disk yet; empty if all content is there."""
        return f"{self._name}-{'never' if self._hands_off else 'not'}-saved" if self.behind else ""

    def read(self) -> T | None:
        """The file's content; None if there is no file, or no readable file. Content that has been checked is not
        checked again until this program or another has changed the file."""
        if self._hands_off:
            return None
        self.unread = False
        try:
            data = content_of(self.path)
            if self._found is not None and self._found[0] == data:
                return self._found[1]
            content = self._check(json.loads(data))
            self._found = (data, content) if len(data) <= SMALL else None
            return content
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError:
            self.unread = True
            self._cannot_save()
        except (ValueError, RecursionError):
            self._hands_off = not self._set_aside()
            self._complain(f"{self._name}-{'never-saved' if self._hands_off else 'set-aside'}")
        return None

    def keep_old(self) -> None:
        """Makes the next write copy the file first, because the program does not use some of its content."""
        self._to_copy += 1

    def write(self, data: Any) -> None:
        """Writes the data. A failure is reported once; the next change tries again."""
        self.behind = True
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        self._text = text.encode(errors="backslashreplace").decode()  # half a character is written as JSON writes it
        self.try_again()

    def try_again(self) -> None:
        """Writes the content that is not on the disk yet."""
        if self.behind and not (self._hands_off or self.unread):
            self._put(self._text)

    def _put(self, text: str) -> None:
        from engine.core.verdict import Refused
        from engine.records.files import save

        try:
            make_private(self.path.parent)
            wish = self._to_copy
            if wish != self._copied and self.path.exists():
                old = content_of(self.path)
                save(self._free_name(), old.decode(json.detect_encoding(old)))
            self._copied = wish
            save(self.path, text)
            self.behind = self._told = False
            self._tried(True)
        except (OSError, ValueError, Refused):
            self._cannot_save()

    def _cannot_save(self) -> None:
        if not self._told:
            self._told = True
            self._complain(f"{self._name}-not-saved")
        self._tried(False)

    def _set_aside(self) -> bool:
        """Keeps a file that is not valid under another name, for a person who wants to look at the file."""
        try:
            self.path.rename(self._free_name())
        except OSError:
            return False
        return True

    def _free_name(self) -> Path:
        """An unused name beside the file."""
        free = (self.path.with_name(f"{self.path.stem}.bad-{number}{self.path.suffix}") for number in count(1))
        return next(place for place in free if not place.exists())


def content_of(path: Path) -> bytes:
    """The content of this file. Raises OSError for anything but a regular file, because reading a named pipe would
    never end."""
    if path.exists() and not path.is_file():
        raise OSError(f"{path} is no file")
    return path.read_bytes()
