"""Finds out whether the screen reader supports announcements. On Linux, older screen readers do not support them, and
read only a label that appears.

Screen readers register with the desktop the kinds of events that they want. The command gdbus reads the list of the
registered kinds.
"""

import subprocess
import sys
from collections.abc import Callable
from functools import cache

from PySide6.QtGui import QAccessible

from app.base.worker import Worker

LONGEST = 2.0  # the maximum wait for the answer of gdbus, in seconds
BUS = ("--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method", "org.a11y.Bus.GetAddress")
REGISTRY = ("--dest", "org.a11y.atspi.Registry", "--object-path", "/org/a11y/atspi/registry")
EVENTS = (*REGISTRY, "--method", "org.a11y.atspi.Registry.GetRegisteredEvents")

Ask = Callable[..., str]


class Taken:
    """Whether the screen reader supports announcements: in a condition, the object is true if it does.

    A worker thread asks the desktop once, before the first announcement; until the answer comes, the object is false.
    """

    def __init__(self) -> None:
        self._taken = not sys.platform.startswith("linux")
        self._asked = self._taken

    def __bool__(self) -> bool:
        if not self._asked and QAccessible.isActive():
            self._asked = True
            Worker("announcements").do(self._ask)
        return self._taken

    def _ask(self) -> None:
        self._taken = are_taken(_gdbus)


@cache
def taken() -> Taken:
    """The program's only `Taken` object; it is true if this desktop's screen reader supports announcements."""
    return Taken()


def are_taken(ask: Ask) -> bool:
    """Whether a screen reader has registered for announcements.

    ask: calls gdbus with the arguments that it gets, and returns the output.
    """
    address = ask(*BUS).partition("'")[2].partition("'")[0]
    return bool(address) and "object:announcement" in ask("--address", address, *EVENTS).lower()


def _gdbus(*words: str) -> str:
    try:
        done = subprocess.run(["gdbus", "call", *words], capture_output=True, text=True, timeout=LONGEST, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout
