"""The word file and its index file: where they are, what they are called, and how an index file begins."""

import os
import sys
from pathlib import Path

MAGIC = "wordfelt-index 2 " + sys.byteorder  # the table is in the order of bytes of the machine that wrote it
HEADER = 160

ASSET = Path(__file__).parents[2] / "assets" / "lexicon" / "words.lex"


def digest_of(asset: Path) -> str:
    """The hash that names the content of a word file, as its first line tells it."""
    with asset.open("rb") as file:
        return file.readline(200).split()[4].decode("ascii")


def cache_folder() -> Path | None:
    """Where this user's caches are kept; None when there is no telling."""
    named = os.environ.get("WORDFELT_CACHE")
    if named:
        return Path(named)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if not home.is_absolute():
        return None
    if sys.platform == "win32":
        folder, usual = os.environ.get("LOCALAPPDATA", ""), home / "AppData" / "Local"
    elif sys.platform == "darwin":
        folder, usual = "", home / "Library" / "Caches"
    else:
        folder, usual = os.environ.get("XDG_CACHE_HOME", ""), home / ".cache"
    return (Path(folder) if Path(folder).is_absolute() else usual) / "wordfelt"


def file_name(digest: str) -> str:
    return f"index-{digest[:16]}.bin"
