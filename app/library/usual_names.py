"""What people are called who have not said their names: “You”, “Player 2”, in the language of the moment."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from app.session.match.lines import SeatChoice

Everywhere = Callable[[str, str], frozenset[str]]  # a context and a text: how every language says it


def usual_name(number: int) -> str:
    """number: of the seat, from 0."""
    say = QCoreApplication.translate
    return say("Players", "Player {number}").format(number=number + 1) if number else say("Players", "You")


def called_anew(seats: "Sequence[SeatChoice]", everywhere: Everywhere) -> "tuple[SeatChoice, ...]":
    """The seats with usual names as this language says them; the record keeps those it was dealt with."""
    names = names_anew([seat.name for seat in seats], everywhere)
    found = [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
    return tuple([new if new.kind == "human" else seat for seat, new in zip(seats, found, strict=True)])


def names_anew(names: Sequence[str], everywhere: Everywhere) -> tuple[str, ...]:
    """Names as they stand in a record, the usual ones as this language says them."""
    own = everywhere("Players", "You")
    others = everywhere("Players", "Player {number}")
    found = []
    for number, name in enumerate(names):
        usual = {text.format(number=number + 1) for text in others} if number else own
        found.append(usual_name(number) if name in usual else name)
    return tuple(found)
