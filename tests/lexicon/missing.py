"""Prints which words of a list the dictionaries lack: `python -m tests.lexicon.missing [LIST]...`.

Without LIST it checks the recent everyday words in `everyday_now.txt`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.lexicon import open_lexicon

HERE = Path(__file__).parent
NOW = HERE / "everyday_now.txt"


def words_in(place: Path) -> list[str]:
    """The words in the file of a list, without the headings and remarks in that file."""
    lines = place.read_text("ascii").splitlines()
    return [word.upper() for line in lines if not line.startswith(("#", "[")) for word in line.split()]


def missing(name: str, words: list[str]) -> list[str]:
    lexicon = open_lexicon(name)
    return [word for word in words if not lexicon.has(word)]


def report(place: Path) -> Iterator[str]:
    """Yields a line of text for each dictionary: the number and percentage of the list's words that it lacks, and these
    words."""
    words = words_in(place)
    yield f"{place.stem}: {len(words):,} words"
    for name in ("family", "standard"):
        lacking = missing(name, words)
        share = 100 * len(lacking) / len(words)
        yield f"  {name:8} lacks {len(lacking):3} = {share:4.1f} %  {' '.join(lacking).lower()}"


if __name__ == "__main__":
    for chosen in [Path(named) for named in sys.argv[1:]] or [NOW]:
        print("\n".join(report(chosen)))
