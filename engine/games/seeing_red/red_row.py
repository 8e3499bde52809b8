"""The row of red cards in Seeing Red: which of them each seat has used."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import RED_LETTERS
from engine.parts.deals import deal_hands
from engine.parts.flow import best_scores
from engine.parts.table import House, State, Turn, refuse


@dataclass(frozen=True)
class Notes:
    """The row cards each seat has used, in the order of the alphabet; a V that was used twice stands twice."""

    used: tuple[str, ...]


def deal(house: House) -> State:
    setup = house.setup
    used = ("",) * house.players
    if setup is not None and setup.used is not None:
        if len(setup.used) != house.players:
            refuse("bad-setup:used")
        used = tuple(["".join(sorted(faces)) for faces in setup.used])
    state = deal_hands(house, row=RED_LETTERS, most=0, keys=("row", "used"), notes=Notes(used))
    faces = Counter([card.face for card in state.row])
    if any(Counter(letters) - faces for letters in used):
        refuse("bad-setup:used")
    if house.options["mode"] == "race":  # the score is the number that decides
        seats = [replace(seat, score=len(letters)) for seat, letters in zip(state.seats, used, strict=True)]
        state = replace(state, seats=tuple(seats))
    return state


def is_complete(used: str, row: Iterable[Any]) -> bool:
    """Has every row card been used, V twice in all?"""
    return not Counter([card.face for card in row]) - Counter(used)


def with_more(used: str, faces: Iterable[str], row: Iterable[Any]) -> str:
    """The row cards used so far with these; none counts more often than it lies in the row."""
    there = Counter([card.face for card in row])
    return "".join(sorted(((Counter(used) + Counter(faces)) & there).elements()))


def times(letters: int, reds: int) -> int:
    """Four letters or more: double with two row cards, treble with three or more."""
    return min(reds, 3) if letters >= 4 else 1


def winners(turn: Turn, reason: str) -> Iterable[int]:
    """Between equal totals, who has used more different row cards."""
    best = best_scores(turn.state)
    most = max([len(turn.notes.used[seat]) for seat in best], default=0)
    return tuple([seat for seat in best if len(turn.notes.used[seat]) == most])
