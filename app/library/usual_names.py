"""Gives players without a name a default name in the current language: “You”, “Player 2”."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.base.settings import LONGEST_NAME

if TYPE_CHECKING:
    from app.session.match.view_data import SeatChoice

Everywhere = Callable[[str, str], frozenset[str]]  # returns the translations of a text, for its context and the text


def usual_name(number: int) -> str:
    """The default name for this seat, numbered from 0."""
    translate = QCoreApplication.translate
    return translate("Players", "Player {number}").format(number=number + 1) if number else translate("Players", "You")


def called_anew(seats: "Sequence[SeatChoice]", everywhere: Everywhere) -> "tuple[SeatChoice, ...]":
    """The seats of a record with the names from `names_anew`."""
    people = [seat.kind == "human" for seat in seats]
    names = names_anew([seat.name for seat in seats], everywhere, people)
    return tuple([replace(seat, name=name) for seat, name in zip(seats, names, strict=True)])


def names_anew(names: Sequence[str], everywhere: Everywhere, people: Sequence[bool] = ()) -> tuple[str, ...]:
    """The names of a record in a form fit to show: default names are translated, invisible names get a default, long
    names are cut, and all names differ.

    everywhere: returns the translations of a text into all languages.
    people: for each seat, whether a person sits there; empty if all are people.
    """
    # imported here, because the first paint must not wait for the modules that read records
    from engine.records.limits import visible

    own = everywhere("Players", "You")
    others = everywhere("Players", "Player {number}")
    found = []
    for number, name in enumerate(names):
        usual = {text.format(number=number + 1) for text in others} if number else own
        said_anew = name in usual and (not people or people[number])
        found.append(usual_name(number) if said_anew or not visible(name) else shortened(name))
    return tuple(made_distinct(found))


def shortened(name: str) -> str:
    """The name, cut to the longest name that can be typed. Records may hold longer names."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"


def made_distinct(names: Sequence[str]) -> list[str]:
    """The names, made different from each other: a second Ann becomes Ann 2 or, if a player has that name already, gets
    the next number."""
    found: list[str] = []
    for number, name in enumerate(names):
        taken = {*found, *names[number + 1 :]} if name in found else set()
        called = (name if again == 1 else f"{name} {again}" for again in count(1))
        found.append(next(one for one in called if one not in taken))
    return found
