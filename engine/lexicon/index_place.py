"""The places and names of the word file and its index file, and the first bytes of an index file."""

import os
import sys
from pathlib import Path

# The table at the beginning of an index file has the byte order of the machine that wrote the file.
MAGIC = "wordfelt-index 3 " + sys.byteorder
HEADER = 160

ASSET = Path(__file__).parents[2] / "assets" / "lexicon" / "words.lex"


def digest_of(asset: Path) -> str:
    """The hash of a word file's content, which its first line states."""
    with asset.open("rb") as file:
        return file.readline(200).split()[4].decode("ascii")


def cache_folder() -> Path | None:
    """The folder for this user's caches; None if the user has no home folder."""
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
