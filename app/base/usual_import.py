"""Restores Python's own import after PySide has replaced it. The program loads this module before PySide."""

import builtins
import linecache

USUAL = getattr(builtins, "__orig_import__", builtins.__import__)  # PySide stores Python's own import here


def import_as_usual() -> None:
    """Puts Python's own import back. PySide's import supports other spellings of PySide's names, which this program
    does not use. It reads the source of every module that is loaded later, which takes 10 MB and a tenth of the time of
    the start. It also fails if two threads import at once, because it asks half-loaded modules of pydantic for names
    that they do not have yet."""
    builtins.__import__ = USUAL
    linecache.clearcache()
