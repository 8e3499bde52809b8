"""Gives players without a name a default name in the current language: “You”, “Player 2”."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.base.settings import LONGEST_NAME

if TYPE_CHECKING:
    from app.session.match.view_data import SeatChoice

Everywhere = Callable[[str, str], frozenset[str]]  # gives the text in every language, for a text and its context


def usual_name(number: int) -> str:
    """The default name for this seat, numbered from 0."""
    translate = QCoreApplication.translate
    return translate("Players", "Player {number}").format(number=number + 1) if number else translate("Players", "You")


def called_anew(seats: "Sequence[SeatChoice]", everywhere: Everywhere) -> "tuple[SeatChoice, ...]":
    """The seats with names for this table; the record keeps the names with which it was dealt."""
    people = [seat.kind == "human" for seat in seats]
    names = names_anew([seat.name for seat in seats], everywhere, people)
    return tuple([replace(seat, name=name) for seat, name in zip(seats, names, strict=True)])


def names_anew(names: Sequence[str], everywhere: Everywhere, people: Sequence[bool] = ()) -> tuple[str, ...]:
    """The names of a record, with people's default names in this language.

    The default replaces a name that nobody can see, a long name is cut short, and no two players get the same name.
    """
    from engine.records.limits import visible  # the first picture comes before any module of the records is loaded

    own = everywhere("Players", "You")
    others = everywhere("Players", "Player {number}")
    found = []
    for number, name in enumerate(names):
        usual = {text.format(number=number + 1) for text in others} if number else own
        said_anew = name in usual and (not people or people[number])
        found.append(usual_name(number) if said_anew or not visible(name) else shortened(name))
    return tuple(made_distinct(found))


def shortened(name: str) -> str:
    """The name cut to the length allowed for typed names; records allow longer ones."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"


def made_distinct(names: Sequence[str]) -> list[str]:
    """The names, made different: the second Ann becomes Ann 2, unless another player has that name."""
    found: list[str] = []
    for number, name in enumerate(names):
        taken = {*found, *names[number + 1 :]} if name in found else set()
        called = (name if again == 1 else f"{name} {again}" for again in count(1))
        found.append(next(one for one in called if one not in taken))
    return found
