"""Finds out whether the user has asked the system for less motion. Qt does not report this setting, and each desktop
keeps it in a place of its own."""

import configparser
import os
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.base.paths import home
from app.base.settings import MOTIONS

GNOMES = ("gnome", "unity", "cinnamon", "mate", "budgie", "pantheon", "phosh")
GTKS = ("gtk-4.0", "gtk-3.0")
ASKS_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
LONGEST = 1.0  # the maximum wait for the answer of a desktop's command, in seconds
CLIENT_AREA_ANIMATION = 0x1042  # the number by which Windows' function SystemParametersInfo reads this setting


def factor_of(motion: str) -> float:
    """The length of movements, as a multiple of the usual length, for a value of the setting "motion"."""
    return 0.0 if motion == "system" and wants_calm() else MOTIONS[motion]


@cache
def wants_calm() -> bool:
    """Whether the system's user wants less motion. The system is asked only once, because nobody changes this setting
    during a game."""
    if sys.platform == "win32":
        return _windows_is_calm()
    return desktop_is_calm(os.environ)


def desktop_is_calm(environment: Mapping[str, str]) -> bool:
    """Whether a Linux desktop asks for less motion; False if the program can't find this out."""
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").lower()
    config = Path(environment.get("XDG_CONFIG_HOME") or Path(environment.get("HOME") or home(), ".config"))
    if "kde" in desktop:
        return _number(config / "kdeglobals", "KDE", "AnimationDurationFactor") == 0
    if any(name in desktop for name in GNOMES):
        return _gnome_says() == "false"
    return any(_number(config / gtk / "settings.ini", "Settings", "gtk-enable-animations") == 0 for gtk in GTKS)


def _gnome_says() -> str:
    # imported only if a desktop needs a command, because importing it earlier would delay the first paint
    import subprocess

    try:
        done = subprocess.run(ASKS_GNOME, capture_output=True, text=True, timeout=LONGEST, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def _number(file: Path, section: str, key: str) -> float | None:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        found.read(file, "utf-8")
        return float({"false": "0", "true": "1"}.get(text := found.get(section, key).strip().lower(), text))
    except (configparser.Error, ValueError, OSError):
        return None


def _windows_is_calm() -> bool:
    import ctypes

    on = ctypes.c_int(1)
    library = getattr(ctypes, "windll", None)
    answered = library is not None and library.user32.SystemParametersInfoW(
        CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0
    )
    return bool(answered) and not on.value
