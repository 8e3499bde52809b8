"""Plays short sounds. Without an audio system the program stays silent and never waits. Qt's sound module is not used;
a command of the system plays each sound: winsound on Windows, afplay on macOS, a PipeWire, PulseAudio or ALSA player
elsewhere.
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess
    from tempfile import TemporaryDirectory

NAMES = (
    "lay",
    "lift",
    "flip",
    "shuffle",
    "refuse",
    "word",
    "fine",
    "best",
    "turn",
    "rival",
    "tick",
    "step",
    "buzz",
    "end",
)
PLAYERS = ("pw-play", "paplay", "aplay")
WHOLE = 100  # the full volume in per cent
AT_ONCE = 4  # the maximum number of sounds that play at the same time; more would only be noise

Play = Callable[[Path], None]


class Sounds:
    """Plays sounds by their names, as long as the settings allow sounds.

    play: the function that plays a file; None if the system can't play sounds.
    volume: the volume in per cent.
    """

    def __init__(self, folder: Path, play: Play | None, *, on: bool = True) -> None:
        self._folder = folder
        self._play = play
        # the folder of softer copies of sounds, which are needed because not every command can set a volume
        self._softer: TemporaryDirectory[str] | None = None
        self.volume = WHOLE
        self.on = on

    def play(self, name: str, volume: int | None = None) -> None:
        """Starts the sound with this name. After a failure, no more sounds are played.

        volume: the volume for this sound, in per cent; None for the usual volume.
        """
        path = self._folder / f"{name}.wav"
        if not self.on or self._play is None or not path.is_file():
            return
        try:
            loud = self.volume if volume is None else volume
            self._play(path if loud == WHOLE else self._softened(path, loud))
        except (OSError, RuntimeError):
            self._play = None

    def close(self) -> None:
        """Removes the folder with the softer copies of sound files."""
        if self._softer is not None:
            self._softer.cleanup()
            self._softer = None

    def _softened(self, path: Path, volume: int) -> Path:
        """The path of a copy of the sound at this volume, made if missing."""
        if self._softer is None:
            from tempfile import TemporaryDirectory  # imported late, because only a volume below 100 % needs it

            self._softer = TemporaryDirectory(prefix="wordfelt")
        copy = Path(self._softer.name) / f"{volume}-{path.name}"
        if not copy.exists():
            write_softer(path, copy, volume)
        return copy


def write_softer(path: Path, copy: Path, volume: int) -> None:
    """Writes a softer copy of a sound.

    volume: the loudness of the copy, in per cent of the original.
    """
    import array
    import wave

    with wave.open(str(path), "rb") as file:
        form, frames = file.getparams(), array.array("h", file.readframes(file.getnframes()))
    with wave.open(str(copy), "wb") as file:
        file.setparams(form)
        file.writeframes(array.array("h", [frame * volume // WHOLE for frame in frames]).tobytes())


def system_player() -> Play | None:
    """The function with which this system plays a file; None if the system has no player."""
    if sys.platform == "win32":
        return _on_windows
    command = "afplay" if sys.platform == "darwin" else next(filter(shutil.which, PLAYERS), None)
    return _Commands(command) if command is not None and shutil.which(command) else None


def _on_windows(path: Path) -> None:
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)


class _Commands:
    """Runs a command for each sound, and never waits for the command to end."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._running: list[subprocess.Popen[bytes]] = []

    def __call__(self, path: Path) -> None:
        import subprocess  # imported late, because a player with sounds switched off never needs it

        self._running = [process for process in self._running if process.poll() is None]
        if len(self._running) >= AT_ONCE:
            return
        silent = subprocess.DEVNULL
        self._running.append(subprocess.Popen([self._command, str(path)], stdin=silent, stdout=silent, stderr=silent))
