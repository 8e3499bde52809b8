"""A word list of the player's own, read from a text or a gzip file: its words, and how much was left out and why.

One word a line, or several with spaces, commas or semicolons between them; behind a tab or `#` is what nobody reads.
Kept, such a list is a text with one word a line, sorted, and `digest_of` names what stands in it.
"""

import gzip
import re
import zlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from unicodedata import combining, normalize

from engine.core.verdict import refuse

SHORTEST, LONGEST = 2, 20  # letters, as in the house list
LARGEST = 20_000_000  # bytes, unpacked; the largest list of any game has a fifth of it
MOST = 500_000  # words
LEFT_OUT = ("signs", "length", "names", "twice")
_AT_ONCE = 20_000  # entries, before it is asked whether to stop
_WORD = re.compile(f"[A-Z]{{{SHORTEST},{LONGEST}}}")
_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


@dataclass(frozen=True)
class OwnList:
    """words: sorted.  encoding: of the file.  left_out: how many entries, by what was wrong with them: 'signs' that are
    no letters from A to Z, 'length', 'names' written with a capital among words that are not, or there 'twice'."""

    words: tuple[str, ...]
    encoding: str
    left_out: Mapping[str, int]

    @property
    def text(self) -> str:
        return "".join([f"{word}\n" for word in self.words])


def read_list(data: bytes, stop: Callable[[], bool] = lambda: False) -> OwnList:
    """The list in this file. Refuses with bad-list; where it is to stop, what has been read by then."""
    text, encoding = _decoded(_unpacked(data))
    entries = [entry for line in text.splitlines() for entry in _entries(line)]
    capital = Counter([(entry[:1].isupper() and entry[1:].islower(), entry.islower()) for entry in entries])
    with_names = capital[False, True] > capital[True, False] > 0  # in a list of small letters a capital makes a name
    words: set[str] = set()
    left_out = dict.fromkeys(LEFT_OUT, 0)
    for number, entry in enumerate(entries):
        if number % _AT_ONCE == 0 and stop():
            break
        word = _plain(entry)
        if with_names and entry[:1].isupper() and entry[1:].islower():
            left_out["names"] += 1
        elif not (word.isascii() and word.isalpha()):
            left_out["signs"] += 1
        elif not _WORD.fullmatch(word):
            left_out["length"] += 1
        elif word in words:
            left_out["twice"] += 1
        else:
            words.add(word)
    if not words:
        refuse("bad-list:none")
    if len(words) > MOST:
        refuse("bad-list:many", most=MOST)
    return OwnList(tuple(sorted(words)), encoding, left_out)


def digest_of(words: tuple[str, ...]) -> str:
    """Names what stands in a list, in sixteen signs."""
    return sha256("\n".join(words).encode("ascii")).hexdigest()[:16]


def kept_words(data: bytes, digest: str) -> tuple[str, ...] | None:
    """The words of a list as it is kept; None: it is not what it was."""
    if not data.isascii():
        return None
    words = tuple(data.decode("ascii").split())
    return words if digest_of(words) == digest else None


def _unpacked(data: bytes) -> bytes:
    if data[:2] == b"\x1f\x8b":
        try:
            with gzip.open(BytesIO(data)) as packed:
                data = packed.read(LARGEST + 1)
        except (OSError, EOFError, zlib.error):
            refuse("bad-list:gzip")
    if len(data) > LARGEST:
        refuse("bad-list:large", most=LARGEST // 1_000_000)
    return data


def _decoded(data: bytes) -> tuple[str, str]:
    """The text, and how it was written: by its first bytes, else UTF-8, else as old Windows wrote."""
    encoding = next((encoding for mark, encoding in _MARKS if data.startswith(mark)), "") or _without_mark(data)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        refuse("bad-list:text")
    if re.search(r"[\x00-\x08\x0e-\x1f]", text):
        refuse("bad-list:text")
    return text, encoding.removesuffix("-sig").upper()


def _without_mark(data: bytes) -> str:
    start = data[:1000]
    if start[1::2].count(0) > len(start) // 4:
        return "utf-16-le"
    if start[::2].count(0) > len(start) // 4:
        return "utf-16-be"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "windows-1252" if not set(data) & {0x81, 0x8D, 0x8F, 0x90, 0x9D} else "latin-1"
    return "utf-8"


def _entries(line: str) -> list[str]:
    read = line.partition("\t")[0].partition("#")[0]
    return [entry for entry in re.split(r"[\s,;]+", read) if entry]


def _plain(entry: str) -> str:
    """In capitals and without accents."""
    if entry.isascii():
        return entry.upper()
    return "".join([sign for sign in normalize("NFKD", entry.upper()) if not combining(sign)])
