"""What people are called who have not said their names: “You”, “Player 2”, in the language of the moment."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from app.session.lines import SeatChoice

Everywhere = Callable[[str, str], frozenset[str]]  # a context and a text: how every language says it


def usual_name(number: int) -> str:
    """number: of the seat, from 0."""
    say = QCoreApplication.translate
    return say("Players", "Player {number}").format(number=number + 1) if number else say("Players", "You")


def called_anew(seats: "Sequence[SeatChoice]", everywhere: Everywhere) -> "tuple[SeatChoice, ...]":
    """The seats with usual names as this language says them; the record keeps those it was dealt with."""
    own = everywhere("Players", "You")
    others = everywhere("Players", "Player {number}")
    called = []
    for number, seat in enumerate(seats):
        usual = {text.format(number=number + 1) for text in others} if number else own
        known = seat.kind == "human" and seat.name in usual
        called.append(replace(seat, name=usual_name(number)) if known else seat)
    return tuple(called)
