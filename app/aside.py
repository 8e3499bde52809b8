"""A file that makes no sense is neither written over nor lost: it is kept under another name."""

from itertools import count
from pathlib import Path


def set_aside(path: Path) -> bool:
    """Put the file beside itself as NAME.bad-1.json or the next free number. No: it could not be moved."""
    asides = (path.with_name(f"{path.stem}.bad-{number}{path.suffix}") for number in count(1))
    aside = next(aside for aside in asides if not aside.exists())
    try:
        path.rename(aside)
    except OSError:
        return False
    return True
