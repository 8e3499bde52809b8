"""Makes the index file from the word file: `python -m engine.lexicon.make_index [FOLDER]`.

Without FOLDER, writes the file to the user's cache.
"""

import lzma
import os
import sys
from array import array
from contextlib import suppress
from functools import partial
from io import BytesIO
from pathlib import Path
from zlib import crc32

from engine.lexicon.blocks import LengthBlock
from engine.lexicon.from_words import block_of
from engine.lexicon.index_place import ASSET, HEADER, MAGIC, cache_folder, digest_of, file_name

LONGEST = 20  # the maximum length of a word in the word file


def blocks_of_word_file(asset: Path) -> dict[int, LengthBlock]:
    """The blocks of a word file (packaging/lexicon/FORMAT.md describes its format)."""
    by_length, codes = _words_and_codes(asset)
    blocks = {}
    start = 0
    for size in range(1, LONGEST + 1):
        text = by_length.pop(size).decode("ascii")
        if text:
            own = codes[start : start + 2 * len(text) // size]
            blocks[size] = block_of(size, text, partial(bytes, own))
            start += len(own)
    return blocks


def _words_and_codes(asset: Path) -> tuple[dict[int, bytearray], bytes]:
    """Reads the word file. Returns the words of each length, joined, and the codes of all words, beginning with the
    shortest words. The words remain bytes, because one Python string for each word would take 20 MB of memory."""
    header, _, body = asset.read_bytes().partition(b"\n")
    payload = lzma.decompress(body)
    letters = int(header.split()[3])
    coded, codes = payload[:letters], payload[letters:]
    capitals = bytes(range(65, 91))
    cuts = coded.translate(bytes.maketrans(capitals, bytes(range(26))), bytes(range(97, 123)))
    tails = BytesIO(coded.translate(bytes.maketrans(capitals, b"\n" * 26))[1:].upper() + b"\n")
    by_length = {size: bytearray() for size in range(1, LONGEST + 1)}
    word = b""
    for cut, tail in zip(cuts, tails, strict=True):
        word = word[: len(word) - cut] + tail[:-1]
        by_length[len(word)] += word
    return by_length, codes


def write_index(folder: Path, digest: str, blocks: dict[int, LengthBlock]) -> Path:
    """Writes the index file and returns its path. If writing fails, no incomplete file remains under that name."""
    table = array("I", [len(blocks)])
    for block in blocks.values():
        table.extend((block.size, block.count, block.depth))
    behind = HEADER + table.itemsize * (len(table) + 3 * sum([2 + block.sets for block in blocks.values()]))
    path = folder / file_name(digest)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # The temporary name contains the process id, because another running Wordfelt may be writing the same file.
    draft = path.with_suffix(f".{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.seek(behind)
            for block in blocks.values():
                sets = map(block.set, range(block.sets))
                for section in (
                    block.text.encode("ascii"),
                    block.codes(),
                    *[found.to_bytes((found.bit_length() + 7) // 8, "little") for found in sets],
                ):
                    table.extend((file.tell(), len(section), crc32(section)))
                    file.write(section)
            listed = table.tobytes()
            header = f"{MAGIC} {digest} {len(listed)} {file.tell()} {crc32(listed)}".ljust(HEADER)
            file.seek(0)
            file.write(header.encode("ascii") + listed)
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    for old in path.parent.glob("index-*"):
        if old != path:
            with suppress(OSError):  # removes index files for other word files, and remains of interrupted writes
                old.unlink()
    return path


if __name__ == "__main__":
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else cache_folder()
    assert place is not None, "name a folder: there is none for caches"
    print(write_index(place, digest_of(ASSET), blocks_of_word_file(ASSET)))
