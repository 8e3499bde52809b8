"""Restores Python's own import after PySide has replaced it. The program loads this module before PySide."""

import builtins
import linecache

USUAL = getattr(builtins, "__orig_import__", builtins.__import__)  # PySide keeps the import that it replaced here


def import_as_usual() -> None:
    """Puts Python's own import back. PySide's import supports other spellings of PySide's names, which this program
    does not use. It also reads the source of every module loaded later, which takes a tenth of the start and 10 MB. And
    it fails if two threads import at once, because it asks half-loaded modules of pydantic for names that they do not
    have yet.
    """
    builtins.__import__ = USUAL
    linecache.clearcache()
