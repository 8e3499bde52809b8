"""Chooses the players of a game from tonight's table, with their names and colours, and those who sit out."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from app.base.settings import NO_HANDICAP, SEAT_COLOURS, SeatSetting
from app.library.people import Group, called_by_id, named, names_of
from app.library.tonight import HouseRules, Tonight, usual_seat
from app.library.usual_names import made_distinct, usual_name
from engine.records.limits import readable

if TYPE_CHECKING:
    from app.session.match.view_data import SeatChoice

COMPUTERS = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


def usual_names(kinds: Sequence[str], people: Group) -> list[str]:
    """The default names for players of these kinds: for people the names of those known here, in order; for computers a
    name by the seat."""
    names, known = [], iter(names_of(people))
    for number, kind in enumerate(kinds):
        if kind == "computer":
            names.append(COMPUTERS[number % len(COMPUTERS)])
            continue
        names.append(readable(next(known, "")) or usual_name(number))
    return names


def called(seats: Sequence[SeatSetting], people: Group) -> list[str]:
    """The names of the players at these seats, made different from each other."""
    usual = usual_names([seat.kind for seat in seats], people)
    return made_distinct([readable(seat.name) or name for seat, name in zip(seats, usual, strict=True)])


def people_at(table: Tonight, people: Group) -> tuple[str, ...]:
    """The names of the people at this table. If only computers sit there, the name of the person who would play a solo
    game."""
    seats = table.sitting
    sitting = [name for seat, name in zip(seats, called(seats, people), strict=True) if seat.kind == "human"]
    return tuple(sitting or called((usual_seat(0),), people))


def known_at(table: Tonight, people: Group) -> dict[str, str]:
    """The names of the known people at this table, by their ids. If only computers sit there, the person who would play
    a solo game, if known."""
    found = [named(people, name) for name in people_at(table, people)]
    names = called_by_id(people)
    return {one.id: names[one.id] for one in found if one is not None}


def as_people_are(seats: Sequence[SeatSetting], people: Group) -> tuple[SeatSetting, ...]:
    """The seats with the colours, the time and the handicaps of the known people who sit there. Another player with the
    same colour gets a free colour."""
    sitting = [
        named(people, name) if seat.kind == "human" else None
        for seat, name in zip(seats, called(seats, people), strict=True)
    ]
    taken = {person.colour for person in sitting if person is not None}
    spare = iter([colour for colour in SEAT_COLOURS if colour not in {*taken, *[seat.colour for seat in seats]}])
    found = []
    for number, (seat, person) in enumerate(zip(seats, sitting, strict=True)):
        colour = seat.colour or SEAT_COLOURS[number % len(SEAT_COLOURS)]
        if person is not None:
            own = person.handicap if person.handicap != NO_HANDICAP else seat.handicap
            found.append(replace(seat, colour=person.colour or colour, time=person.time, handicap=own))
        else:
            found.append(replace(seat, colour=next(spare, colour) if colour in taken else colour))
    return tuple(found)


def renamed(table: Tonight, old: str, new: str) -> Tonight:
    """The table after the person with the old name has been renamed."""
    seats = [replace(seat, name=new) if _sits(seat, old) else seat for seat in table.seats]
    return replace(table, seats=tuple(seats))


def _sits(seat: SeatSetting, name: str) -> bool:
    return seat.kind == "human" and seat.name.casefold() == name.casefold()


class Lineup(NamedTuple):
    """The players of one game.

    plays: everybody who plays, in the order of the table.
    out: the players of the table who sit out.
    joins: the number of computers that play but do not belong to the table; they come last.
    others: whether people who sit out could play instead of people who play.
    """

    plays: tuple[SeatSetting, ...]
    out: tuple[SeatSetting, ...] = ()
    joins: int = 0
    others: bool = False


def keeping_places(seats: "tuple[SeatChoice, ...]", rules: HouseRules) -> "tuple[SeatChoice, ...]":
    """The seats, with `still` set if several people share the screen and the table has chosen that the players' name
    plates keep their places."""
    still = rules.places == "still" and len([seat for seat in seats if seat.kind == "human"]) > 1
    return tuple([replace(seat, still=still) for seat in seats])


def round_of(seats: Sequence[SeatSetting], places: tuple[int, int], turn: int = 0) -> Lineup:
    """The lineup of a game with this number of players.

    places: the least and the largest number of players of the game.
    turn: which group of people plays if there are more people than places, as an index among all possible groups.
    """
    low, high = places
    if len(seats) <= high:
        joins = max(0, low - len(seats))
        return Lineup((*seats, *[usual_seat(number) for number in range(len(seats), low)]), joins=joins)
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    computers = [number for number, seat in enumerate(seats) if seat.kind == "computer"]
    chosen = list(combinations(people, min(high, len(people))))
    playing = {*chosen[turn % len(chosen)], *computers[: max(0, high - len(people))]}
    out = tuple([seat for number, seat in enumerate(seats) if number not in playing])
    return Lineup(tuple([seats[number] for number in sorted(playing)]), out, 0, len(chosen) > 1)


def players_of(table: Tonight, places: tuple[int, int], people: Group, turn: int = 0, *, alone: bool = False) -> Lineup:
    """The players of a game, each with a name and a colour.

    places: the least and the largest number of players of the game.
    turn: see `round_of`.
    alone: whether only the first person at the table plays.
    """
    seats = table.sitting
    seats = tuple([replace(seat, name=name) for seat, name in zip(seats, called(seats, people), strict=True)])
    if alone:
        seats = tuple([seat for seat in seats if seat.kind == "human"]) or (usual_seat(0),)
        places = 1, 1
    found = round_of(seats, places, turn)
    plays = as_people_are(found.plays, people)
    names = called(plays, people)
    return found._replace(plays=tuple([replace(seat, name=name) for seat, name in zip(plays, names, strict=True)]))
