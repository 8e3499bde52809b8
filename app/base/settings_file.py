"""Keeps the file of the player's settings.

The file is JSON with a version. Values that are damaged or from a newer version fall back to their defaults, and the
program keeps a copy of the file. The full check runs after the first paint; until then `glance` reads the settings for
the first picture. Two programs may run at once: a change applies to the content that the file has by then.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

from app.base.json_file import JsonFile, at_once, content_of
from app.base.settings import LATER, Settings, checked, usable

MOST_NAMED = 5  # the most places of the file that a sentence may name


class SettingsFile:
    """Reads and writes the settings.

    complain: called with the key of a sentence about a fault: the keys of JsonFile, and 'settings-in-part:' with the
    unusable places
    changed: called with the settings whenever they change, in the window's thread
    background: carries out the reading and writing after the first reading, one piece of work after the other
    in_window: hands a piece of work over from the background to the window's thread
    tried: called with the success of each attempt; see JsonFile
    """

    def __init__(
        self,
        path: Path,
        complain: Callable[[str], None] = lambda what: None,
        changed: Callable[[Settings], None] = lambda settings: None,
        background: Callable[[Callable[[], None]], None] = at_once,
        in_window: Callable[[Callable[[], None]], None] = at_once,
        tried: Callable[[bool], object] = lambda well: None,
    ) -> None:
        self.path = path
        self.changed = changed
        self._complain, self._background, self._in_window = complain, background, in_window
        self._file = JsonFile(path, "settings", self._usable, complain, tried)
        self._lost: list[str] = []
        self._settings: Settings | None = None
        self._made = 0  # the number of changes
        # Only the background uses the rest.
        self._fresh: dict[str, Any] = {}  # changes since the file could last be read
        self._there = Settings()  # the settings with all changes that the background has made

    def glance(self) -> Settings:
        """The settings for the first picture, read quickly; anything doubtful gets its default."""
        if self._settings is not None:
            return self._settings
        try:
            data = json.loads(content_of(self.path))
            return usable({key: value for key, value in data.items() if key not in LATER})[0]
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return Settings()

    @property
    def settings(self) -> Settings:
        if self._settings is None:
            self._settings = self._there = self._file.read() or Settings()
            if self._lost:
                self._background(self._set_aside_what_is_lost)
        return self._settings

    @property
    def fault(self) -> str:
        """The reason why the last change is not on the disk; see JsonFile."""
        return self._file.fault

    def bring_back(self, data: Any) -> list[str]:
        """Takes the usable part of these settings, and keeps a copy of the present settings. Returns the places of the
        unusable parts. Raises ValueError if the data holds no settings."""
        found, lost = usable(data)
        self._background(self._file.keep_old)
        here = self.settings
        self.change(**asdict(replace(found, window=here.window, layout=here.layout)))
        return lost[:MOST_NAMED]

    def _usable(self, data: Any) -> Settings:
        found, self._lost = usable(data)
        return found

    def _set_aside_what_is_lost(self) -> None:
        """Uses the usable part, and keeps the old file beside the new one for a player who wants the other parts."""
        lost, self._lost = ", ".join(self._lost[:MOST_NAMED]), []
        self._file.keep_old()
        self._file.write(asdict(self._there))
        self._complain(f"settings-in-part:{lost}")

    def try_again(self) -> None:
        """Reads again if the last reading failed, or saves again if the last saving failed."""
        self._background(partial(self._try_again, self._made))

    def _try_again(self, made: int) -> None:
        if self._file.unread:
            self._write({}, made)
        else:
            self._file.try_again()

    def change(self, **fields: Any) -> None:
        """Changes some of the settings at once; the file is written soon.

        Changes that another window of the program has made meanwhile are kept.
        """
        self._settings = checked(asdict(replace(self.settings, **fields)))
        self._made += 1
        self._background(partial(self._write, fields, self._made))
        self.changed(self.settings)

    def _write(self, fields: dict[str, Any], made: int) -> None:
        """Puts these fields on top of the settings in the file.

        A file that can't be read now may hold all of the player's settings. As soon as it can be read, the changes made
        meanwhile go on top of its content.
        """
        self._fresh |= fields
        if made != self._made:  # a newer change is waiting, and includes this change
            return
        on_disk = self._file.read() if self._file.unread or not self._file.behind else None
        if self._lost:
            self._set_aside_what_is_lost()
        self._there = checked(asdict(replace(on_disk or self._there, **self._fresh)))
        if not self._file.unread:
            self._fresh = {}
        self._file.write(asdict(self._there))
        self._in_window(partial(self._take, self._there, made))

    def _take(self, there: Settings, made: int) -> None:
        """Takes over the changes of another window, unless a newer change here is being written."""
        if made == self._made and there != self._settings:
            self._settings = there
            self.changed(there)
