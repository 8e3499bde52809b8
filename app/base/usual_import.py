"""Restores Python's own import after PySide has replaced it. The program loads this module before PySide."""

import builtins
import linecache

USUAL = getattr(builtins, "__orig_import__", builtins.__import__)  # PySide keeps what it found there


def import_as_usual() -> None:
    """PySide puts an import of its own in place, for spellings of its names that nobody here uses. It reads the source
    of every module that comes later and keeps it: a tenth of the start and 10 MB. Nor is it made for two threads: while
    both import, it asks pydantic's modules, half loaded as they are, for what they do not have, and they fail.
    """
    builtins.__import__ = USUAL
    linecache.clearcache()
