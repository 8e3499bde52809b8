"""Reads and writes the player's settings file.

The file is JSON with a version. Values that are damaged or from a newer version fall back to their defaults, and the
program keeps a copy of the file. The settings are checked completely after the first paint; `glance` quickly reads
those that the first paint needs. Two programs may run at once, so a change is applied to the content that the file
has when it is written.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

from app.base.json_file import JsonFile, at_once
from app.base.settings import LATER, Settings, usable, with_fields

MOST_NAMED = 5  # a message names at most this many places of the file


class SettingsFile:
    """Reads and writes the settings.

    complain: called with a key when something goes wrong: one of the keys of JsonFile, or 'settings-in-part:' followed
    by the places of the unusable parts.
    changed: called with the settings whenever they change, in the window's thread.
    background: runs functions that read or write the file in another thread, one after the other.
    in_window: runs a function in the window's thread.
    tried: called after each attempt to read or write the file, with whether the attempt succeeded.
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
        self._made = 0  # the number of changes made so far
        # Only the background thread changes the attributes below. The first holds, for each setting whose content moves
        # to another file, that content and a function that returns whether the other file is written (see `hand_over`).
        self._held: dict[str, tuple[Any, Callable[[], bool]]] = {}
        self._fresh: dict[str, Any] = {}  # fields changed since the file could last be read
        self._there = Settings()  # the settings that the background thread wrote last

    def glance(self) -> Settings:
        """The settings for the first paint, read quickly. Settings that can't be used get their defaults."""
        if self._settings is not None:
            return self._settings
        try:
            data = json.loads(self._file.glance() or b"{}")
            return usable({key: value for key, value in data.items() if key not in LATER})[0]
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return Settings()

    @property
    def is_new(self) -> bool:
        """Whether there is no file yet. Read at the start, before the settings are checked."""
        try:
            return self._file.glance() is None
        except OSError:
            return False

    @property
    def settings(self) -> Settings:
        if self._settings is None:
            self._settings = self._there = self._file.read() or Settings()
            if self._lost:
                self._background(self._set_aside_what_is_lost)
        return self._settings

    @property
    def fault(self) -> str:
        """The key of the reason why the last change is not on the disk; see `JsonFile.fault`."""
        return self._file.fault

    def bring_back(self, data: Any) -> list[str]:
        """Applies those settings of a backup that can be used, and keeps a copy of the present file. Returns the places
        of the settings that can't be used. Raises ValueError if the data holds no settings."""
        found, lost = usable(data)
        self._background(self._file.keep_old)
        here = self.settings
        self.change(**asdict(replace(found, window=here.window, layout=here.layout)))
        return lost[:MOST_NAMED]

    def _usable(self, data: Any) -> Settings:
        found, self._lost = usable(data)
        return found

    def _set_aside_what_is_lost(self) -> None:
        """Writes the settings that can be used. Keeps a copy of the old file for a player who wants the rest."""
        lost, self._lost = ", ".join(self._lost[:MOST_NAMED]), []
        self._file.keep_old()
        self._file.write(asdict(self._there))
        self._complain(f"settings-in-part:{lost}")

    def finish_handing_over(self, well: bool) -> None:
        """Writes the settings without the content that has been moved to other files.

        well: whether the other file was written.
        """
        if well and self._held:
            self.try_again()

    def try_again(self) -> None:
        """Reads the file again if the last attempt to read it failed; writes it again if the last attempt to write it
        failed."""
        self._background(partial(self._try_again, self._made))

    def _try_again(self, made: int) -> None:
        if self._file.unread or self._held:
            self._write({}, made)
        else:
            self._file.try_again()

    def change(self, **fields: Any) -> None:
        """Changes some of the settings immediately; the file is written soon. A change that another window of the
        program has made to other settings is kept."""
        self._settings = with_fields(self.settings, fields)
        self._made += 1
        self._background(partial(self._write, fields, self._made))
        self.changed(self.settings)

    def hand_over(self, name: str, kept: Callable[[], bool], **fields: Any) -> None:
        """Resets a setting whose content moves to another file, and changes other settings. In the settings file, the
        content stays until the other file is written, because writing the other file may fail.

        kept: returns whether the other file is written; called in the background.
        """
        usual, now = asdict(Settings())[name], asdict(self.settings)[name]
        self._background(partial(self._hold, name, now, kept))
        self.change(**{name: usual}, **fields)

    def _hold(self, name: str, now: Any, kept: Callable[[], bool]) -> None:
        """Stores this content of a setting until another file holds it. Content of this setting that was stored earlier
        is also kept."""
        older = self._held[name][0] if name in self._held else type(now)()
        self._held[name] = {**older, **now} if isinstance(now, dict) else (*older, *now), kept

    def _write(self, fields: dict[str, Any], made: int) -> None:
        """Changes these fields of the settings in the file. If the file can't be read now, it is not overwritten,
        because it may hold all of the player's settings; the changes are kept until it can be read.

        made: the number of the change.
        """
        self._fresh |= fields
        if made != self._made:  # a newer change is waiting, and will write these fields too
            return
        on_disk = self._file.read() if self._file.unread or not self._file.behind else None
        if self._lost:
            self._set_aside_what_is_lost()
        self._there = with_fields(on_disk or self._there, self._fresh)
        for name, (_, kept) in list(self._held.items()):
            if kept():
                del self._held[name]
        if not self._file.unread:
            self._fresh = {name: value for name, value in self._fresh.items() if name in self._held}
        held = {name: content for name, (content, _) in self._held.items()}
        self._file.write(asdict(self._there) | held, None if held else self._there)
        self._in_window(partial(self._take, self._there, made))

    def _take(self, there: Settings, made: int) -> None:
        """Replaces the settings with those found in the file, which another window may have changed. Does nothing if
        this window has made a newer change."""
        if made == self._made and there != self._settings:
            self._settings = there
            self.changed(there)
