"""What every word that is gathered takes of the word on the table: its ends, its last card, or those named."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.words import Word


@dataclass(frozen=True)
class Bond:
    """Cards of the table, by their letters.

    first, last: the new word begins, it ends with this one.  must: these stand in it, wherever.
    others: may it take others as well?
    """

    first: str = ""
    last: str = ""
    must: tuple[str, ...] = ()
    others: bool = True

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple([letter for letter in (self.first, self.last, *self.must) if letter])


FREE = Bond()


def bonds_of(kind: str, word: Word, options: Mapping[str, Any]) -> list[Bond]:
    """One, or several to choose from. kind: as the style has it."""
    ends = word.tops[0].letters, word.tops[-1].letters
    if kind == "ends":
        return [Bond(*ends)]
    if kind == "named":
        return [Bond(must=word.pick, others=False)]
    if kind == "link":
        first, last = Bond(first=ends[1], others=False), Bond(last=ends[1], others=False)
        anywhere = Bond(must=ends[1:], others=False)
        return {"last": [first], "first-or-last": [first, last], "anywhere": [anywhere]}[options["link"]]
    return [FREE]
