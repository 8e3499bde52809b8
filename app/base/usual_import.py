"""Restores Python's own import after PySide has replaced it. The program loads this module before PySide."""

import builtins
import linecache

USUAL = getattr(builtins, "__orig_import__", builtins.__import__)  # PySide keeps the import that it replaced here


def import_as_usual() -> None:
    """Puts Python's own import back.

    PySide's import allows spellings of its names that nobody here uses. It reads and keeps the source of every module
    loaded later, which takes a tenth of the start and 10 MB. And two threads can't use it at once: while both import,
    PySide's import asks half-loaded modules of pydantic for names that these do not have yet, and they fail.
    """
    builtins.__import__ = USUAL
    linecache.clearcache()
