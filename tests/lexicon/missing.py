"""Prints which everyday words the dictionaries lack: `python -m tests.lexicon.missing [LIST]...`.

Without a list, it takes the everyday words of the present (`everyday_now.txt`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.lexicon import open_lexicon

HERE = Path(__file__).parent
NOW = HERE / "everyday_now.txt"


def words_in(place: Path) -> list[str]:
    """The words of a list file, without its headings and remarks."""
    lines = place.read_text("ascii").splitlines()
    return [word.upper() for line in lines if not line.startswith(("#", "[")) for word in line.split()]


def missing(name: str, words: list[str]) -> list[str]:
    lexicon = open_lexicon(name)
    return [word for word in words if not lexicon.has(word)]


def report(place: Path) -> Iterator[str]:
    """Yields a line for each dictionary: the number and the percentage of the words it lacks, and these words."""
    words = words_in(place)
    yield f"{place.stem}: {len(words):,} words"
    for name in ("family", "standard"):
        lacking = missing(name, words)
        share = 100 * len(lacking) / len(words)
        yield f"  {name:8} lacks {len(lacking):3} = {share:4.1f} %  {' '.join(lacking).lower()}"


if __name__ == "__main__":
    for chosen in [Path(named) for named in sys.argv[1:]] or [NOW]:
        print("\n".join(report(chosen)))
