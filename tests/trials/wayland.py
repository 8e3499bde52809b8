"""Plays on Wayland with a real mouse and real keys: python -m tests.trials.wayland

A small desktop (weston, 1280×800, with its panel) runs on a virtual screen. Mouse and keys of the screen go to the
desktop, so that the program gets all events from Wayland. The trial needs Debian's packages weston, xvfb, openbox and
xdotool.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.e2e.screen import LONGEST, ROOT, Screen, wait_for
from tests.e2e.screen import missing as missing_for_a_screen

SIZE = (1280, 800)
# In pixels: the height of the desktop's panel at the top of the screen, which a program on Wayland can't find out.
PANEL = 32
SETTINGS = '{"sound": false, "motion": "none", "start_here": false}'


def missing() -> list[str]:
    return missing_for_a_screen() + ([] if shutil.which("weston") else ["weston"])


class WaylandScreen(Screen):
    """A virtual screen with a small Wayland desktop on it."""

    platform = "wayland"
    named = ("--class", "^Weston Compositor$")

    def __init__(self, folder: Path) -> None:
        """Starts the desktop.

        folder: the folder for the desktop's socket; its path must be short.
        """
        super().__init__()
        self.sockets = folder
        self.environment |= {"XDG_RUNTIME_DIR": str(folder), "WAYLAND_DISPLAY": "wayland"}
        wait_for("the desktop", self._comes_up)
        self.ask("windowactivate", "--sync", self.ask("search", "--onlyvisible", *self.named))

    def _comes_up(self) -> bool:
        """Whether the desktop shows. Starts it again if it has ended, because a new screen may not be ready at
        first."""
        if "weston" not in str(self.running[-1].args) or self.running[-1].poll() is not None:
            backend = ("--backend=x11-backend.so", "--use-pixman", "--no-config", "--idle-time=0")
            width, height = SIZE
            self._start("weston", *backend, f"--width={width}", f"--height={height}", "--socket=wayland")
        return bool(self.ask("search", "--onlyvisible", *self.named))


def played(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Runs wayland_player.py on a small Wayland desktop; returns its finished process."""
    screen = WaylandScreen(folder)
    try:
        environment = screen.environment | {
            "QT_QPA_PLATFORM": screen.platform,
            "WORDFELT_CONFIG": str(folder / "config"),
            "WORDFELT_DATA": str(folder / "data"),
        }
        (folder / "config").mkdir()
        (folder / "config" / "settings.json").write_text(SETTINGS, "utf-8")
        command = [sys.executable, "-X", "faulthandler", "-m", "tests.trials.wayland_player"]
        return subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=4 * LONGEST, check=False
        )
    finally:
        screen.close()


def main() -> None:
    if missing():
        raise SystemExit(f"needs {', '.join(missing())}")
    with tempfile.TemporaryDirectory() as folder:
        done = played(Path(folder))
    print(done.stdout, done.stderr, sep="", end="")
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
