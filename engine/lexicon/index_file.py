"""Reads the index file, which has the blocks of the word file in a form that can be used without preparation. Each
section of the file is read when it is needed.

In an installed Wordfelt the index file is beside the word file. Otherwise the first start writes it to the user's
cache, under a name with the hash of the word file. If the index file is missing or damaged, the blocks are made from
the word file.
"""

import os
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

from engine.lexicon.blocks import LengthBlock
from engine.lexicon.index_place import ASSET, HEADER, MAGIC, cache_folder, digest_of, file_name

# The numbers of a block's sections in the file. From SETS on, each section is one set of words, in the order of the
# numbers of the sets.
TEXT, CODES, SETS = 0, 1, 2


class IndexFile:
    """An undamaged index file. If the file is missing or damaged, the constructor raises OSError or ValueError.

    sizes: for each block the number of letters in a word, the number of words, and the highest number of times that a
    letter occurs in one word.
    """

    def __init__(self, path: Path, digest: str) -> None:
        self._read, size = _reader(path)
        magic, _, rest = self._read(0, HEADER).decode("ascii").partition(f" {digest} ")
        length, whole, check = map(int, rest.split())
        table = self._read(HEADER, length)
        if magic != MAGIC or size != whole or crc32(table) != check:
            raise ValueError(path)
        numbers = memoryview(table).cast("I")
        behind = 1 + 3 * numbers[0]
        self.sizes = [tuple(numbers[at : at + 3]) for at in range(1, behind, 3)]
        self._sections = numbers[behind:]

    def section(self, number: int) -> bytes | None:
        """The bytes of one section of the file; None if the section is damaged."""
        start, length, check = self._sections[3 * number : 3 * number + 3]
        found = self._read(start, length)
        return found if crc32(found) == check else None


def _reader(path: Path) -> tuple[Callable[[int, int], bytes], int]:
    """Opens the file. Returns a function that reads a number of bytes from a place in the file, in any thread; and the
    size of the file."""
    # O_NONBLOCK matters if the path is a pipe: without this flag, opening the pipe would wait forever.
    flags = [getattr(os, name, 0) for name in ("O_BINARY", "O_CLOEXEC", "O_NONBLOCK")]
    handle = os.open(path, os.O_RDONLY | sum(flags))
    size = os.fstat(handle).st_size
    if hasattr(os, "pread"):  # every system except Windows has this function
        return lambda start, length: os.pread(handle, length, start), size
    import mmap

    whole = mmap.mmap(handle, 0, access=mmap.ACCESS_READ)
    os.close(handle)
    return lambda start, length: whole[start : start + length], size


class FromIndexFile:
    """A source that reads a block's words and sets from the index file. For a damaged section it uses the word file."""

    def __init__(
        self, index: IndexFile, first: int, size: int, depth: int, remake: Callable[[], dict[int, LengthBlock]]
    ) -> None:
        self.depth = depth
        self._index, self._first, self._size, self._remake = index, first, size, remake

    def _spare(self) -> LengthBlock:
        return self._remake()[self._size]

    def text(self) -> str:
        found = self._index.section(self._first + TEXT)
        return self._spare().text if found is None else found.decode("ascii")

    def codes(self) -> bytes:
        return self._index.section(self._first + CODES) or self._spare().codes()

    def set(self, number: int) -> int:
        found = self._index.section(self._first + SETS + number)
        return self._spare().set(number) if found is None else int.from_bytes(found, "little")


def open_blocks(asset: Path = ASSET) -> dict[int, LengthBlock]:
    """The blocks of the word file, by the length of their words."""
    digest, cache = digest_of(asset), cache_folder()
    made: dict[int, LengthBlock] = {}

    def write() -> bool:
        """Makes the blocks from the word file and writes them to the cache as an index file. Returns whether the file
        was written."""
        from engine.lexicon.make_index import blocks_of_word_file, write_index

        made.update(blocks_of_word_file(asset))
        try:
            if cache is not None:
                write_index(cache, digest, made)
        except OSError:
            return False  # the file can't be written now; the next start tries again
        return cache is not None

    def remake() -> dict[int, LengthBlock]:
        """Returns blocks made from the word file. Used when an index file is damaged. The first call also writes a new
        index file to the cache."""
        if not made:
            write()
        return made

    def read() -> dict[int, LengthBlock]:
        """The blocks of the first undamaged index file; empty if there is no such file."""
        for folder in (asset.parent, cache) if cache is not None else (asset.parent,):
            try:
                return _indexed(IndexFile(folder / file_name(digest), digest), remake)
            except (OSError, ValueError):
                continue
        return {}

    blocks = read()
    if not blocks and write():
        made.clear()
        give_back()
        blocks = read()
    return blocks or remake()


def give_back() -> None:
    """Returns freed memory to the system. The GNU C library would keep 15 MB of it until the program ends."""
    try:
        from ctypes import CDLL

        CDLL(None).malloc_trim(0)
    except (ImportError, OSError, TypeError, AttributeError):
        pass  # other C libraries have no such function


def _indexed(index: IndexFile, remake: Callable[[], dict[int, LengthBlock]]) -> dict[int, LengthBlock]:
    blocks = {}
    first = 0
    for size, count, depth in index.sizes:
        block = LengthBlock(size, count, FromIndexFile(index, first, size, depth, remake))
        blocks[size] = block
        first += SETS + block.sets
    return blocks
