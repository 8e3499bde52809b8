"""Reads and writes a small JSON file of the program. The file is written completely or not at all. A file that is not
valid is renamed and kept."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from stat import S_ISREG
from typing import Any, Generic, TypeVar

from app.base.paths import make_private

T = TypeVar("T")
SMALL = 64_000  # the content of a file larger than this many bytes is not kept in memory


def at_once(work: Callable[[], None]) -> None:
    work()


class JsonFile(Generic[T]):
    """A small JSON file of the program.

    check: turns the file's data into its content, or raises ValueError if it is not valid.
    complain: called with a key when something goes wrong: 'NAME-set-aside' (the file was not valid and is renamed),
    'NAME-never-saved' (it can't be renamed, so it is never overwritten) or 'NAME-not-saved' (once for each series of
    failures).
    tried: called with False after every failed read or write, and with True after every successful write (see
    app.base.again).
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
        # the bytes that were last read or written, and their content
        self._found: tuple[bytes, T] | None = None
        self._ahead: list[bytes | None] = []  # what `glance` has read for the next `read`; None stands for no file
        self._text = ""  # the text of the content to write last
        self._content: T | None = None  # the content of `_text`, if the caller of `write` gave it
        self.behind = False  # whether `_text` is not on the disk yet
        # the number of calls of `keep_old`, and that number when the file was last copied
        self._to_copy = self._copied = 0

    @property
    def fault(self) -> str:
        """The key of the reason why the last content is not on the disk, one of those for `complain`; empty if the
        content is on the disk."""
        return f"{self._name}-{'never' if self._hands_off else 'not'}-saved" if self.behind else ""

    def glance(self) -> bytes | None:
        """Reads and returns the bytes of the file, and keeps them for the next call of `read`, which then need not open
        the file. None if there is no file. Raises OSError if the file can't be read."""
        if not self._ahead:
            self._ahead.append(bytes_of(self.path))
        return self._ahead[0]

    def read(self) -> T | None:
        """Returns the file's content; None if there is no file, or if it can't be read or is not valid. A small file
        whose bytes have not changed is not checked again."""
        if self._hands_off:
            return None
        self.unread = False
        try:
            data = self._ahead.pop() if self._ahead else bytes_of(self.path)
            if data is None:
                return None
            if self._found is not None and self._found[0] == data:
                return self._found[1]
            content = self._check(json.loads(data))
            self._know(data, content)
            return content
        except OSError:
            self.unread = True
            self._cannot_save()
        except (ValueError, RecursionError):
            self._hands_off = not self._set_aside()
            self._complain(f"{self._name}-{'never-saved' if self._hands_off else 'set-aside'}")
        return None

    def _know(self, data: bytes, content: T | None) -> None:
        self._found = (data, content) if content is not None and len(data) <= SMALL else None

    def keep_old(self) -> None:
        """Makes the next write keep a copy of the old file, because its content has parts that the program can't
        use."""
        self._to_copy += 1

    def write(self, data: Any, content: T | None = None) -> None:
        """Writes the data. A failure is reported once; the next change tries again.

        content: what `read` will return for this data, if the caller knows that. The next read then need not check the
        data.
        """
        self.behind, self._content = True, content
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        # An unpaired surrogate can't be written into a file, so it is written as an escape.
        self._text = text.encode(errors="backslashreplace").decode()
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
            self._know(text.encode(), self._content)
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
        """Renames a file that is not valid, so that a person can look at it. Returns whether that succeeded."""
        try:
            self.path.rename(self._free_name())
        except OSError:
            return False
        return True

    def _free_name(self) -> Path:
        """A name for a file beside this one that no file has yet."""
        free = (self.path.with_name(f"{self.path.stem}.bad-{number}{self.path.suffix}") for number in count(1))
        return next(place for place in free if not place.exists())


def content_of(path: Path) -> bytes:
    """The content of this file. Raises OSError for anything but a regular file, because reading a named pipe would
    never end."""
    if not S_ISREG(path.stat().st_mode):
        raise OSError(f"{path} is no file")
    return path.read_bytes()


def bytes_of(path: Path) -> bytes | None:
    """The content of this file; None if there is no such file. Raises OSError if it can't be read."""
    try:
        return content_of(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
