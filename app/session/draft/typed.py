"""Letters typed, and the draft that they suggest."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

from app.session.draft.draft import Draft, Lane, add
from app.session.draft.filling import draft_for
from app.session.draft.style import ROWS
from app.session.draft.supply import supply_of
from app.session.draft.targets import Bench
from app.session.draft.typing import ways_to_lay
from engine.core.moves import Act
from engine.core.rulebook import House


@dataclass(frozen=True)
class Typed:
    """ways: acts that lay the text, the best first.  at: the one that is shown.  more: those not looked for yet."""

    text: str = ""
    ways: tuple[Act, ...] = ()
    at: int = 0
    more: Iterator[tuple[Act, ...]] = field(default=iter(()), compare=False)

    def turned(self, step: int) -> "Typed":
        """Another of the ways."""
        at, ways = self.at + step, self.ways
        if not 0 <= at < len(ways):
            ways = (*ways, *chain.from_iterable(self.more))
        return replace(self, ways=ways, at=at % len(ways))


def typed_on(house: House, bench: Bench, text: str) -> Typed:
    if not text.strip():
        return Typed(text)
    found, ways = ways_to_lay(house, bench.state, bench.seat, text), tuple[Act, ...]()
    for some in found:
        ways += some
        if len(ways) > 1:  # there is something to choose: the others can wait until somebody looks for them
            break
    return Typed(text, ways, more=found)


def suggested(typed: Typed, bench: Bench) -> Draft:
    """The way that is shown; where there is none, what of the letters the hand can lay on the first strip."""
    empty = replace(bench, draft=Draft(way=bench.draft.way))
    return draft_for(empty, typed.ways[typed.at]) if typed.ways else _spelled(typed.text, empty)


def _spelled(text: str, bench: Bench) -> Draft:
    free = list(supply_of(bench.state, bench.seat))
    cells = []
    for letter in text:
        card = next((card for card in free if card.face == letter), None)
        if card is not None:
            free.remove(card)
            cells.append(add(card))
    return replace(bench.draft, lanes=(Lane(None, tuple(cells)),) if cells else ())


def names_a_word(typed: Typed, bench: Bench) -> bool:
    """Four Rows: the card lies at a row, and only its word is still to be named.

    Where a word was typed first, the row is what the word suggests, and may still be another.
    """
    return bench.style.build == ROWS and bench.draft.row is not None and not typed.ways


def missing_letter(typed: Typed, bench: Bench) -> str:
    """The first typed letter that neither the hand nor a word on the table can give."""
    if typed.ways or bench.style.build == ROWS:
        return ""
    cards = [*supply_of(bench.state, bench.seat), *[card for word in bench.state.table for card in word.tops]]
    pool = "".join([card.letters or card.face for card in cards])
    if "?" in pool:
        return ""
    return next((letter for letter in typed.text if letter != " " and letter not in pool), "")


def lacking_card(typed: Typed, bench: Bench) -> str:
    """Where no way is found to lay what was typed: the first letter that the player has no card for."""
    if typed.ways or bench.style.build == ROWS:
        return ""
    free = [card.face for card in supply_of(bench.state, bench.seat)]
    for letter in typed.text.replace(" ", ""):
        if letter not in free:
            return letter
        free.remove(letter)
    return ""
