"""A small JSON file of the program's own: read whole or set aside, written whole or not at all, never lost."""

import json
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar

from app.base.paths import make_private

T = TypeVar("T")


def at_once(work: Callable[[], None]) -> None:
    work()


class JsonFile(Generic[T]):
    """check: makes of the file's data what is in it, or raises ValueError where it makes no sense.

    complain: is told in a sentence's key what went wrong: 'NAME-set-aside', 'NAME-never-saved', 'NAME-not-saved'; the
    last once for each series of failures.
    tried: is told of every look and every writing that failed, and of what was written well (see app.base.again).
    background: does the writing, one piece after the other; in another thread where nobody may wait for the disk.
    """

    def __init__(
        self,
        path: Path,
        name: str,
        check: Callable[[Any], T],
        complain: Callable[[str], None],
        background: Callable[[Callable[[], None]], None] = at_once,
        tried: Callable[[bool], object] = lambda well: None,
    ) -> None:
        self.path = path
        self.unread = False  # the last look at the file failed: until one succeeds it is not written over
        self._name = name
        self._check = check
        self._complain, self._tried = complain, tried
        self._hands_off = False  # what stands there makes no sense and cannot be moved: it is never written over
        self._told = False
        self._background = background
        self._text = ""  # that was given last
        self._given = self._kept = 0  # numbers of what was given to write, and of what is on the disk
        self._to_copy = self._copied = 0  # numbers of the wish for a copy of what stands there before

    @property
    def behind(self) -> bool:
        """The last content given to write is not on the disk (yet)."""
        return self._kept != self._given

    @property
    def fault(self) -> str:
        """The sentence's key for content that is not on the disk (yet); empty if all is."""
        return f"{self._name}-{'never' if self._hands_off else 'not'}-saved" if self.behind else ""

    def read(self) -> T | None:
        """The file's content; None if there is no file, or no readable one."""
        if self._hands_off:
            return None
        self.unread = False
        try:
            return self._check(json.loads(content_of(self.path)))
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
        """Copy the file before the next write: some of its content is not used."""
        self._to_copy += 1

    def write(self, data: Any) -> None:
        """Tells of a failure once; the next change tries again."""
        self._given += 1
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        self._text = text.encode(errors="backslashreplace").decode()  # as JSON writes half a character
        self.try_again()

    def try_again(self) -> None:
        """Write what is not on the disk yet."""
        if self.behind and not (self._hands_off or self.unread):
            self._background(partial(self._put, self._given, self._text))

    def _put(self, number: int, text: str) -> None:
        from engine.core.verdict import Refused
        from engine.records.files import save

        if number != self._given:  # something newer waits already
            return
        try:
            make_private(self.path.parent)
            wish = self._to_copy
            if wish != self._copied and self.path.exists():
                old = content_of(self.path)
                save(self._free_name(), old.decode(json.detect_encoding(old)))
            self._copied = wish
            save(self.path, text)
            self._kept, self._told = number, False
            self._tried(True)
        except (OSError, ValueError, Refused):
            self._cannot_save()

    def _cannot_save(self) -> None:
        if not self._told:
            self._told = True
            self._complain(f"{self._name}-not-saved")
        self._tried(False)

    def _set_aside(self) -> bool:
        """Keep a file that makes no sense under another name, for whoever wants to look at it."""
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
    """The content of this file. Raises OSError for what is no regular file: a named pipe would never end."""
    if path.exists() and not path.is_file():
        raise OSError(f"{path} is no file")
    return path.read_bytes()
