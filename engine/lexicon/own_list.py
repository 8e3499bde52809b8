"""Reads a player's own word list from a text or gzip file. The result contains the words, and the number of entries
left out for each reason.

A line of the file contains one word, or several separated by spaces, commas or semicolons. Text after a tab or `#` is
ignored. Wordfelt stores the list as sorted text with one word a line, and identifies its content by a digest.
"""

import codecs
import gzip
import re
import zlib
from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO
from unicodedata import combining, normalize

from engine.core.verdict import refuse

SHORTEST, LONGEST = 2, 20  # the minimum and maximum number of letters in a word, as in the house list
LARGEST = 20_000_000  # in bytes, uncompressed; five times the size of the largest known word list of a word game
MOST = 500_000  # the maximum number of words that a list may have
LEFT_OUT = ("signs", "length", "names", "twice")
_BLOCK = 65_536  # in characters or bytes; the reader checks after each block of this size whether to stop
_MOST_SORTED = 20_000  # the maximum number of words to sort in one step; a step can't be stopped
_ENDS = "\n\r\x0b\x0c\x85\u2028\u2029"  # the characters that end a line
_LINE_END = re.compile(f"[{_ENDS}]")
_GAP = re.compile(r"[\s,;#]")
_UNREAD = re.compile(r"[#\t]")
_ENTRY = re.compile(rf"[#\t][^{_ENDS}]*|([^\s,;#]+)")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f]")
_WORD = re.compile(f"[A-Z]{{{SHORTEST},{LONGEST}}}")
_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


@dataclass(frozen=True)
class OwnList:
    """A word list that has been read.

    words: the words, sorted.
    encoding: the encoding of the file.
    left_out: the number of entries left out for each reason. 'signs': characters other than A to Z. 'length': too short
    or too long. 'names': a capital at the beginning, in a list of words without capitals. 'twice': listed before.
    """

    words: tuple[str, ...]
    encoding: str
    left_out: Mapping[str, int]

    @property
    def text(self) -> str:
        return "".join([f"{word}\n" for word in self.words])


class _StoppedReading(Exception):
    """The exception that ends the reading of a list that the player no longer needs."""


@dataclass
class _Read:
    """One of the two groups of entries in a list: those that begin with a capital, or those that do not. The entries
    are divided into words and entries left out.

    count: the number of these entries.
    words: the words. Reading ends as soon as there is one word more than a list may have.
    signs, length, twice: the numbers of entries left out for each of these reasons (see OwnList).
    """

    count: int = 0
    words: set[str] = field(default_factory=set)
    signs: int = 0
    length: int = 0
    twice: int = 0

    def add(self, entry: str) -> None:
        self.count += 1
        word = _plain(entry)
        if not _WORD.fullmatch(word):
            if word.isascii() and word.isalpha():
                self.length += 1
            else:
                self.signs += 1
        elif word in self.words:
            self.twice += 1
        elif len(self.words) <= MOST:
            self.words.add(word)


def read_list(data: bytes, stop: Callable[[], bool] = lambda: False) -> OwnList:
    """Reads a list from the content of a file. If the reading was stopped, the result has no words. Refuses a bad file
    with the reason bad-list.

    stop: called before each block of the file; the reading stops once it returns True.
    """

    def ask() -> None:
        if stop():
            raise _StoppedReading

    try:
        return _list_in(*_decoded(_unpacked(data, ask), ask), ask)
    except _StoppedReading:
        return OwnList((), "", dict.fromkeys(LEFT_OUT, 0))


def _list_in(text: str, encoding: str, ask: Callable[[], None]) -> OwnList:
    capital, other, small = _Read(), _Read(), 0
    for block in _blocks(text):
        ask()
        for entry in filter(None, _ENTRY.findall(block)):
            small += entry.islower()
            (capital if entry[:1].isupper() and entry[1:].islower() else other).add(entry)
        _check_length(other.words)
    if small > capital.count > 0:  # in a list whose words mostly have no capital, a word with a capital is a name
        return _list_of(other, encoding, capital.count, ask)
    _check_length(capital.words)
    both = other.words | capital.words
    twice = other.twice + capital.twice + len(other.words) + len(capital.words) - len(both)
    read = _Read(0, both, other.signs + capital.signs, other.length + capital.length, twice)
    return _list_of(read, encoding, 0, ask)


def _list_of(read: _Read, encoding: str, names: int, ask: Callable[[], None]) -> OwnList:
    if not read.words:
        refuse("bad-list:none")
    _check_length(read.words)
    left_out = dict(zip(LEFT_OUT, (read.signs, read.length, names, read.twice), strict=True))
    return OwnList(tuple(_in_order(read.words, ask)), encoding, left_out)


def _check_length(words: Collection[str]) -> None:
    if len(words) > MOST:
        refuse("bad-list:many", most=MOST)


def _in_order(words: Collection[str], ask: Callable[[], None], alike: int = 0) -> list[str]:
    """Sorts the words in portions of at most _MOST_SORTED words, because the sorting of one portion can't be stopped.

    ask: called between two portions; raises an exception if the sorting should stop.
    alike: the number of letters at the beginning that all words share.
    """
    ask()
    if len(words) <= _MOST_SORTED:
        return sorted(words)
    begins: dict[str, list[str]] = {}
    for number, word in enumerate(words):
        if number % _MOST_SORTED == 0:
            ask()
        begins.setdefault(word[alike : alike + 1], []).append(word)
    found: list[str] = []
    for letter in sorted(begins):
        found += _in_order(begins.pop(letter), ask, alike + 1)
    return found


def _blocks(text: str) -> Iterator[str]:
    """Yields the text in blocks of limited length. No block ends within an entry or a comment.

    Yields empty blocks for ignored text.
    """
    at = 0
    while at < len(text):
        end, unread_until = _end_of_block(text, at)
        yield text[at:end]
        at = end if unread_until is None else (yield from _skipped(text, end, unread_until))


def _end_of_block(text: str, start: int) -> tuple[int, re.Pattern[str] | None]:
    """The index at which a block of the text ends, and the pattern that ends the ignored text after the block; None if
    the text after the block is not ignored."""
    least, most = start + _BLOCK, start + 2 * _BLOCK
    if most >= len(text):
        return len(text), None
    if (line_end := _LINE_END.search(text, least, most)) is not None:
        return line_end.end(), None
    gap = _GAP.search(text, least, most)  # if there is no line end in this range, the block ends between two words
    end = most if gap is None else gap.start()
    if _UNREAD.search(text, max([text.rfind(sign, start, end) for sign in _ENDS]) + 1 or start, end):
        return end, _LINE_END
    return end, _GAP if gap is None else None


def _skipped(text: str, at: int, until: re.Pattern[str]) -> Generator[str, None, int]:
    """Skips text up to the next match of `until`. Yields an empty block for each portion of skipped text, so that the
    caller can stop. Returns the place of the match."""
    while at < len(text):
        if (found := until.search(text, at, at + _BLOCK)) is not None:
            return found.start()
        at += _BLOCK
        yield ""
    return len(text)


def digest_of(words: tuple[str, ...]) -> str:
    """An identifier for the content of a list, sixteen characters long."""
    return sha256("\n".join(words).encode("ascii")).hexdigest()[:16]


def kept_words(data: bytes, digest: str) -> tuple[str, ...] | None:
    """The words of a list that Wordfelt has stored; None if the content of the file does not match the digest."""
    if not data.isascii():
        return None
    words = tuple(data.decode("ascii").split())
    return words if digest_of(words) == digest else None


def _unpacked(data: bytes, ask: Callable[[], None]) -> bytes:
    if data[:2] == b"\x1f\x8b":
        try:
            data = _unzipped(data, ask)
        except (OSError, EOFError, zlib.error):
            refuse("bad-list:gzip")
    if len(data) > LARGEST:
        refuse("bad-list:large", most=LARGEST // 1_000_000)
    return data


def _unzipped(data: bytes, ask: Callable[[], None]) -> bytes:
    """The uncompressed content of a gzip file. If the content is too large, returns only its beginning."""
    pieces, size = [], 0
    with gzip.open(BytesIO(data)) as packed:
        while size <= LARGEST and (piece := packed.read(_BLOCK)):
            ask()
            pieces.append(piece)
            size += len(piece)
    return b"".join(pieces)


def _decoded(data: bytes, ask: Callable[[], None]) -> tuple[str, str]:
    """The text of the file, and its encoding."""
    for encoding in _encodings(data):
        with suppress(UnicodeDecodeError):
            text = _text(data, encoding, ask)
            break
    else:
        refuse("bad-list:text")
    for at in range(0, len(text), _BLOCK):
        ask()
        if _CONTROL.search(text, at, at + _BLOCK):
            refuse("bad-list:text")
    return text, encoding.removesuffix("-sig").upper()


def _text(data: bytes, encoding: str, ask: Callable[[], None]) -> str:
    decoder, pieces = codecs.getincrementaldecoder(encoding)(), []
    for at in range(0, len(data), _BLOCK):
        ask()
        pieces.append(decoder.decode(data[at : at + _BLOCK], final=at + _BLOCK >= len(data)))
    return "".join(pieces)


def _encodings(data: bytes) -> tuple[str, ...]:
    """The encodings that the file may have, with the likeliest one first.

    The first bytes may show the encoding. If not, the file is in UTF-8 or in an old Windows encoding.
    """
    start = data[:1000]
    if marked := [encoding for mark, encoding in _MARKS if data.startswith(mark)]:
        return (marked[0],)
    if start[1::2].count(0) > len(start) // 4:
        return ("utf-16-le",)
    if start[::2].count(0) > len(start) // 4:
        return ("utf-16-be",)
    return "utf-8", "windows-1252", "latin-1"


def _plain(entry: str) -> str:
    """The entry in capitals, without accents."""
    if entry.isascii():
        return entry.upper()
    return "".join([sign for sign in normalize("NFKD", entry.upper()) if not combining(sign)])
