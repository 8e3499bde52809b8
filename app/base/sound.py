"""Plays sounds through one small interface. Without an audio system the program stays silent and never waits.

The program does without Qt's sound module; the system's own player plays short sounds: winsound on Windows, afplay on
macOS, a PipeWire, PulseAudio or ALSA player elsewhere.
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

NAMES = ("lay", "lift", "flip", "shuffle", "refuse", "word", "fine", "best", "turn", "tick", "buzz", "end")
PLAYERS = ("pw-play", "paplay", "aplay")
AT_ONCE = 4  # more sounds than this at a time are only noise

Play = Callable[[Path], None]


class Sounds:
    """Plays sounds by name while they are on.

    play: plays a file; None if the system can't.
    """

    def __init__(self, folder: Path, play: Play | None, *, on: bool = True) -> None:
        self._folder = folder
        self._play = play
        self.on = on

    def play(self, name: str) -> None:
        """Starts the sound. After a failure it stays silent."""
        path = self._folder / f"{name}.wav"
        if not self.on or self._play is None or not path.is_file():
            return
        try:
            self._play(path)
        except (OSError, RuntimeError):
            self._play = None


def system_player() -> Play | None:
    """This system's way to play a file; None if it has no player."""
    if sys.platform == "win32":
        return _on_windows
    command = "afplay" if sys.platform == "darwin" else next(filter(shutil.which, PLAYERS), None)
    return _Commands(command) if command is not None and shutil.which(command) else None


def _on_windows(path: Path) -> None:
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)


class _Commands:
    """Starts a player for each sound and never waits for it."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._running: list[subprocess.Popen[bytes]] = []

    def __call__(self, path: Path) -> None:
        import subprocess  # not needed while the sounds are off

        self._running = [process for process in self._running if process.poll() is None]
        if len(self._running) >= AT_ONCE:
            return
        silent = subprocess.DEVNULL
        self._running.append(subprocess.Popen([self._command, str(path)], stdin=silent, stdout=silent, stderr=silent))
