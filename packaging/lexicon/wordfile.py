"""Writes the word file, `words.lex`. FORMAT.md describes its format."""

from __future__ import annotations

import lzma
import struct
from collections.abc import Iterable
from hashlib import sha256

MAGIC = "wordfelt-words"
VERSION = 3

# Settings of the compressor: lc=4 suits text in small letters, and pb=0 suits bytes without alignment. Together they
# make the file 1 % smaller than the preset does.
XZ_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]


def encode(codes: dict[str, int]) -> bytes:
    """The content of the word file: all words with their codes."""
    coded = _front_code(sorted(codes))
    by_length = sorted(codes, key=lambda word: (len(word), word))
    payload = coded + struct.pack(f"<{len(codes)}H", *[codes[word] for word in by_length])
    digest = sha256(payload).hexdigest()
    header = f"{MAGIC} {VERSION} {len(codes)} {len(coded)} {digest}\n"
    return header.encode("ascii") + lzma.compress(payload, filters=XZ_FILTERS)


def _front_code(words: Iterable[str]) -> bytes:
    parts = []
    before = ""
    for word in words:
        kept = _shared(before, word)
        parts.append(chr(ord("A") + len(before) - kept) + word[kept:])
        before = word
    return "".join(parts).encode("ascii")


def _shared(before: str, word: str) -> int:
    """The number of letters that both words share at the start."""
    count = 0
    for one, other in zip(before, word, strict=False):
        if one != other:
            break
        count += 1
    return count
