"""The real screen reader on a virtual screen: what it says of Wordfelt, sentence by sentence.

`python -m tests.trials.reader KEY…` opens Wordfelt, presses these keys one after the other, and prints what is heard:
`Return Right Tab ctrl+h` deals a game, goes to a card and to the next place, and asks for a hint. It needs Debian's
packages orca, at-spi2-core, speech-dispatcher, xvfb, openbox and xdotool; no sound card.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.e2e.screen import Screen, Wordfelt, wait_for

TOOLS = ("orca", "speech-dispatcher", "dbus-daemon", "Xvfb", "openbox", "xdotool")
BUS = "/usr/libexec/at-spi-bus-launcher"
QUIET = 1.2  # seconds without a word: then everything has been said
LETTER_MS = 4  # so long takes a letter; what is said while another sentence begins is cut off, as a voice would be

SPEECHD = """LogLevel 1
DefaultModule ear
AudioOutputMethod "libao"
AddModule "ear" "sd_generic" "ear.conf"
"""
EAR_CONF = """GenericExecuteSynth "{ear} \\'$DATA\\'"
GenericCmdDependency "sh"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
DefaultVoice "en"
"""
EAR = """#!/bin/sh
printf '%s\\n' "$1" >> "{heard}"
sleep "$(printf '%s' "$1" | awk '{{printf "%.3f", length($0) * {letter} / 1000}}')"
"""

ORCA = """{"general": {"startingProfile": ["Default", "default"], "enableKeyEcho": false, "presentTimeOut": 0},
 "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": false}},
 "pronunciations": {}, "keybindings": {}}
"""


def missing() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None] + ([] if Path(BUS).exists() else [BUS])


class Reader:
    """A desktop with Orca running; `heard` since it was asked last."""

    def __init__(self, folder: Path) -> None:
        self._read = 0
        self._processes: list[subprocess.Popen[bytes]] = []
        home, run = folder / "home", folder / "run"
        settings = home / ".config" / "speech-dispatcher"
        (settings / "modules").mkdir(parents=True)
        run.mkdir(mode=0o700)
        orca = home / ".local" / "share" / "orca"
        orca.mkdir(parents=True)
        (orca / "user-settings.conf").write_text(ORCA, "utf-8")
        ear, self._heard = folder / "ear.sh", folder / "heard"
        ear.write_text(EAR.format(heard=self._heard, letter=LETTER_MS), "utf-8")
        ear.chmod(0o755)
        (settings / "speechd.conf").write_text(SPEECHD, "utf-8")
        (settings / "modules" / "ear.conf").write_text(EAR_CONF.format(ear=ear), "utf-8")
        (home / ".libao").write_text("default_driver=null\n", "utf-8")  # no sound card is needed
        self.screen = Screen()
        self.screen.environment |= {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(run),
            "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_DATA_HOME": str(home / ".local" / "share"),
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
        self._start("orca", "--replace")
        wait_for("the reader", self._size)

    def _start(self, *command: str) -> None:
        quiet = subprocess.DEVNULL
        environment = self.screen.environment | {"PATH": f"/usr/bin:/bin:{os.environ['PATH']}"}
        self._processes.append(subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet))

    def heard(self, until: str = "", patience: float = 30.0) -> list[str]:
        """What was said since this was asked last, once there is nothing more to say. until: this is waited for, for
        so many seconds: how long a busy machine takes says nothing about the program."""
        last, since, begun = -1, time.monotonic(), time.monotonic()
        while time.monotonic() - since < QUIET or (until not in self._new and time.monotonic() - begun < patience):
            if self._size() != last:
                last, since = self._size(), time.monotonic()
            time.sleep(0.05)
        text = self._heard.read_text("utf-8") if self._heard.exists() else ""
        new, self._read = text[self._read :], len(text)
        return [line.strip() for line in new.splitlines() if line.strip()]

    @property
    def _new(self) -> str:
        text = self._heard.read_text("utf-8") if self._heard.exists() else ""
        return " ".join(text[self._read :].split())

    def _size(self) -> int:
        return self._heard.stat().st_size if self._heard.exists() else 0

    def close(self) -> None:
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
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
