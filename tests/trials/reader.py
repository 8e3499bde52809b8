"""Runs the real screen reader Orca on a virtual screen, and prints its announcements of Wordfelt, sentence by sentence.

`python -m tests.trials.reader KEY…` opens Wordfelt, presses these keys one after the other, and prints what it hears:
`Return Right Tab ctrl+h` deals a game, goes to a card and to the next place, and asks for a hint. It needs Debian's
packages orca, at-spi2-core, xvfb, openbox and xdotool; no sound card.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.e2e.screen import Screen, Wordfelt, wait_for
from tests.trials.at_work import Desktop
from tests.trials.voice import Voice

TOOLS = ("orca", "dbus-daemon", "Xvfb", "openbox", "xdotool")
BUS = "/usr/libexec/at-spi-bus-launcher"
QUIET = 0.6  # the seconds without speech and work after which no announcement is still to come
PATIENCE = 120.0  # the maximum wait for an announcement that must come, in seconds
# the maximum wait for the announcement of a new window, in seconds; a busy screen reader may miss the window
COMING = 20.0
RETURNS = 4
LOOK = 0.05  # seconds between two checks

ORCA = """{"general": {"startingProfile": ["Default", "default"], "enableKeyEcho": false, "presentTimeOut": 0},
 "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": false}},
 "pronunciations": {}, "keybindings": {}}
"""


def missing() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None] + ([] if Path(BUS).exists() else [BUS])


class Reader:
    """A desktop on which Orca runs.

    silence: the time before the first word of the last announcement on a machine that does nothing else: the seconds
    without work, plus the processor time of this desktop's processes.
    """

    def __init__(self, folder: Path, screen: Screen | None = None) -> None:
        """Starts the desktop.

        screen: the screen to read, if not a plain one.
        """
        self._read = 0
        self.silence = 0.0
        self._processes: list[subprocess.Popen[bytes]] = []
        self.screen = screen or Screen()
        home, run = folder / "home", self.screen.sockets or folder / "run"
        run.mkdir(mode=0o700, exist_ok=True)
        orca = home / ".local" / "share" / "orca"
        orca.mkdir(parents=True)
        (orca / "user-settings.conf").write_text(ORCA, "utf-8")
        self._desktop = Desktop(f"XDG_RUNTIME_DIR={run}")
        self._voice = Voice(run / "voice")
        self._alone = folder / "alone"
        self._alone.mkdir()
        (self._alone / "pgrep").write_text("#!/bin/sh\nexit 1\n", "utf-8")  # keeps Orca from ending another Orca
        (self._alone / "pgrep").chmod(0o755)
        self.screen.environment |= {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(run),
            "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_DATA_HOME": str(home / ".local" / "share"),
            "SPEECHD_ADDRESS": f"unix_socket:{run}/voice",
            "GSETTINGS_BACKEND": "memory",
            "LC_ALL": "C.UTF-8",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "NO_AT_BRIDGE": "0",
        }
        address = f"unix:path={run}/bus"
        self._start("dbus-daemon", "--session", "--nofork", f"--address={address}")
        wait_for("the bus", (run / "bus").exists)
        self.screen.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self._start(BUS, "--launch-immediately")
        self._start("orca")
        wait_for("the reader", lambda: self._voice.heard)

    def _start(self, *command: str) -> None:
        quiet = subprocess.DEVNULL
        environment = self.screen.environment | {"PATH": f"{self._alone}:/usr/bin:/bin:{os.environ['PATH']}"}
        self._processes.append(subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet))

    def meets(self, program: Wordfelt, hears: str) -> list[str]:
        """Returns the announcements of a new window, which must contain the text `hears`. If a busy reader has missed
        the window, activates another window and then this one again."""
        said: list[str] = []
        for _ in range(RETURNS):
            said += self.heard(hears, COMING)
            if hears in " ".join(said):
                return said
            with program.left():
                self.heard("Other", COMING)
        raise AssertionError(f"never heard {hears!r} of the window, but {said}")

    def heard(self, until: str = "", patience: float = PATIENCE) -> list[str]:
        """Returns the announcements since the last call, once no more can come: nothing is being spoken, and no process
        of this desktop works or waits for the processor or the disk.

        until: a text to wait for, besides.
        patience: the maximum wait for this text, in seconds.
        """
        begun = last = since = time.monotonic()
        self.silence, count, used, idle = 0.0, self._read, self._desktop.used, 0.0
        silent = len(self._voice.heard) == count
        while True:
            works = self._desktop.works() or self._voice.speaks
            now = time.monotonic()
            idle, last = idle + (0.0 if works else now - last), now
            if silent and len(self._voice.heard) > self._read:
                silent, self.silence = False, idle + self._desktop.used - used
            if works or len(self._voice.heard) != count:
                count, since = len(self._voice.heard), now
            elif now - since >= QUIET and (until in " ".join(self._new) or now - begun > patience):
                break
            time.sleep(LOOK)
        new = self._new
        self._read += len(new)
        return new

    @property
    def _new(self) -> list[str]:
        return self._voice.heard[self._read :]

    def close(self) -> None:
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
        self._voice.close()
        self.screen.close()


def main(keys: list[str]) -> None:
    if missing():
        raise SystemExit(f"needs {', '.join(missing())}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        reader = Reader(folder)
        try:
            (folder / "config").mkdir()
            (folder / "config" / "settings.json").write_text('{"sound": false, "motion": "none"}', "utf-8")
            program = Wordfelt(reader.screen, folder)
            print("the window:", *reader.heard(), sep="\n  ", flush=True)
            for key in keys:
                program.keys(key)
                print(f"{key}:", *reader.heard(), sep="\n  ", flush=True)
            program.process.kill()
        finally:
            reader.close()


if __name__ == "__main__":
    main(sys.argv[1:])
