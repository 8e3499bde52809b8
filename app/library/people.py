"""Keeps the people who play on this machine, each with a name, a colour, a buzzer key, and settings that help them or
make a game fair. Players who are not among these people are guests, and have only the name given at a table. A person
who is put away (hidden from lists) keeps everything until they come back.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import count
from typing import TYPE_CHECKING, Any

from app.base.commands import EVERYBODYS, TABLE, heard_as
from app.base.from_json import fitted
from app.base.settings import (
    LONGEST_KEPT,
    NO_HANDICAP,
    SEAT_COLOURS,
    SPEECH,
    Handicap,
    MoreTime,
    SeatSetting,
    Settings,
    handicap_within_bounds,
)
from app.library.kept_file import KeptFile
from app.library.usual_names import Everywhere, usual_name
from engine.records.limits import readable

if TYPE_CHECKING:
    from app.session.match.view_data import SeatChoice

VERSION = 1
MOST = 100  # the maximum number of people that are kept
MOST_SEATS = 8  # the maximum number of seats at a table; people's signs have as many shapes (circle, square and so on)
MOST_LETTERS = 2  # the maximum number of letters that a person's shape shows


@dataclass(frozen=True)
class Person:
    """A person who plays on this machine."""

    id: str  # a text that identifies the person and stays when the name changes
    name: str = ""  # the name; "" for a default name, which depends on the position in the list of people
    colour: str = ""  # one of SEAT_COLOURS; "" for the colour of the seat
    key: str = ""  # the buzzer key in Shout!, and the key to challenge a word elsewhere; "" for the key of the seat
    time: MoreTime = 100  # the person's share of every time limit, in per cent; 0 for no limit
    away: bool = False  # whether the person is put away, and so offered at no seat
    shape: int | None = None  # the number of the person's shape at the table; None for the shape of the seat
    letter: str = ""  # one or two letters on the shape; "" for the first letter of the name
    gentle: bool = False  # whether the program shows this person only words that are suitable for children
    # how much is announced to screen readers at the person's turn; "" for the usual level
    speech: str = SPEECH.for_one_game().with_default("")
    handicap: Handicap = NO_HANDICAP  # the person's last handicap, which they have again when they next join a table


@dataclass(frozen=True)
class PeopleForm:
    """The format of the people file."""

    version: int
    people: tuple[Person, ...]


Group = tuple[Person, ...]


class PeopleFile(KeptFile[Group]):
    """Reads and writes the people file."""

    NAME = "people"

    @staticmethod
    def none() -> Group:
        return ()

    def checked(self, data: Any) -> Group:
        return checked(data)

    def form(self, content: Group) -> dict[str, Any]:
        return asdict(PeopleForm(VERSION, content))

    @property
    def people(self) -> Group:
        """All people, including changes that another window has made."""
        return self.content


def checked(data: Any) -> Group:
    """The people in this data; raises ValueError if the data is not valid."""
    form = fitted(PeopleForm, data)
    names = [called.casefold() for one in form.people if (called := one.name)]
    colours = {one.colour for one in form.people} - {"", *SEAT_COLOURS}
    ids = {one.id for one in form.people}
    if form.version != VERSION or colours or "" in ids or len(ids) < len(form.people) or len(set(names)) < len(names):
        raise ValueError("no people")
    shapes = {one.shape for one in form.people} - {None, *range(MOST_SEATS)}
    if shapes or any(len(one.letter) > MOST_LETTERS for one in form.people):
        raise ValueError("no sign")
    if len(form.people) > MOST or any(len(one.name) > LONGEST_KEPT for one in form.people):
        raise ValueError("too many people")
    return tuple([replace(one, handicap=handicap_within_bounds(one.handicap)) for one in form.people])


# ---- who is who


def here(people: Group) -> Group:
    """The people who are not put away (hidden from lists)."""
    return tuple([one for one in people if not one.away])


def names_of(people: Group) -> tuple[str, ...]:
    """The names of the people who are not put away, in their order."""
    return tuple([one.name or usual_name(place) for place, one in enumerate(here(people))])


def called_by_id(people: Group) -> dict[str, str]:
    """The names of all people by their ids, without people who have no name of their own and are put away."""
    shown = dict(zip([one.id for one in here(people)], names_of(people), strict=True))
    return {one.id: one.name for one in people if one.name} | shown


def named(people: Group, name: str) -> Person | None:
    """The person with this name who is not put away; None if there is none. Upper and lower case make no difference."""
    names = [one.casefold() for one in names_of(people)]
    return here(people)[names.index(name.casefold())] if name.casefold() in names else None


def seated(people: Group, seats: "Sequence[SeatChoice]") -> "tuple[SeatChoice, ...]":
    """The seats with the ids and signs (shapes and letters) of the people who sit there. A person is found by the id or
    else by the name. If only one person is known and only one person sits at the table, a default name also means that
    person."""
    known, sitting = {one.id for one in people}, [seat for seat in seats if seat.is_human]
    alone = len(here(people)) == len(sitting) == 1
    found = []
    for place, seat in enumerate(seats):
        person = seat.person if seat.person in known else ""
        if seat.is_human and not person:
            one = named(people, seat.name)
            if one is None and alone and seat.name == usual_name(place):
                one = here(people)[0]
            person = "" if one is None else one.id
        found.append(replace(seat, person=person))
    return with_signs(people, found)


def with_signs(people: Group, seats: "Sequence[SeatChoice]") -> "tuple[SeatChoice, ...]":
    """The seats with the shapes, letters and speech of the people who sit there. No two seats have the same shape: if a
    person has chosen the default shape of another seat, that seat gets a free shape, and if two people have chosen the
    same shape, only the first of them gets it."""
    known = {one.id: one for one in people}
    sitting = [known.get(seat.person) for seat in seats]
    chosen = [None if one is None else one.shape for one in sitting]
    own = [None if shape in chosen[:place] else shape for place, shape in enumerate(chosen)]
    usual = [place if shape is None and place not in own else shape for place, shape in enumerate(own)]
    spare = iter([shape for shape in range(MOST_SEATS) if shape not in usual])
    shapes = [next(spare) if shape is None else shape for shape in usual]
    letters = ["" if one is None else one.letter for one in sitting]
    speech = ["" if one is None else one.speech for one in sitting]
    found = zip(seats, shapes, letters, speech, strict=True)
    return tuple([replace(seat, shape=shape, letter=letter, speech=much) for seat, shape, letter, much in found])


def wants_gentle_words(people: Group, seats: "Sequence[SeatChoice]") -> bool:
    """Whether a person at these seats wants to see only words that are suitable for children."""
    names = {one.id for one in people if one.gentle}
    return any(seat.person in names for seat in seated(people, seats))


def with_players(
    people: Group, names: Iterable[str], everywhere: Everywhere, seed: str = ""
) -> tuple[Group, dict[str, str]]:
    """Returns the people, and the id for each of these names from an older version. Adds a new person for each name
    that nobody has. New people are put away. The default name "You" means the first person; other default names are
    those of guests, whose id is "".

    everywhere: returns the translations of a text into all languages.
    seed: see with_one_more.
    """
    first, pattern = everywhere("Players", "You"), everywhere("Players", "Player {number}")
    guests = {text.format(number=number) for text in pattern for number in range(1, MOST_SEATS + 1)}
    ids = {}
    for name in names:
        people = with_one_more(people, "", seed) if name in first and not here(people) else people
        one = here(people)[0] if name in first else None if name in guests else _ever_named(people, name)
        if one is None and name not in guests and len(people) < MOST:
            people = (*people, replace(with_one_more(people, name, seed)[-1], away=True))
            one = people[-1]
        ids[name] = "" if one is None else one.id
    return people, ids


def _ever_named(people: Group, name: str) -> Person | None:
    """The person with this name, even if put away; None if there is none."""
    away = next((one for one in people if one.away and one.name.casefold() == name.casefold()), None)
    return named(people, name) or away


def may_be_called(people: Group, person: str, name: str) -> bool:
    """Whether the person with this id can have this name: it must be readable, and nobody else may have it."""
    others = [one for one in people if one.id != person]
    return bool(readable(name)) and name.casefold() not in [one.name.casefold() for one in others]


# ---- changes


def new_seed() -> str:
    """A random seed for the ids of new people. The seed must be drawn before a change: the change may be made more than
    once, and must give the same ids each time (see KeptFile)."""
    return os.urandom(6).hex()


def _new_id(people: Group, seed: str) -> str:
    """The first id in the sequence from this seed that nobody has."""
    # imported here, because it loads 4 MB of cryptography, which the program needs only for a new person
    from hashlib import blake2b

    known = {one.id for one in people}
    ids = (blake2b(f"{seed} {number}".encode(), digest_size=6).hexdigest() for number in count())
    return next(one for one in ids if one not in known)


def with_one_more(people: Group, name: str, seed: str = "") -> Group:
    """The people with one more: the person of this name, if that person was put away, or else a new person, who gets
    the first free colour.

    seed: decides the id of the new person; "" for a random id.
    """
    back = tuple(
        [replace(one, away=False) if name and one.name.casefold() == name.casefold() else one for one in people]
    )
    if back != people or (name and named(people, name) is not None) or len(people) >= MOST:
        return back
    taken = {one.colour for one in here(people)}
    free = [colour for colour in SEAT_COLOURS if colour not in taken]
    colour = next(iter(free), SEAT_COLOURS[len(people) % len(SEAT_COLOURS)])
    return (*people, Person(_new_id(people, seed or new_seed()), name, colour))


def changed(people: Group, person: str, **facts: Any) -> Group:
    """The people, with these fields of the person with this id changed."""
    return tuple([replace(one, **facts) if one.id == person else one for one in people])


def known_as(people: Group, name: str, place: int, seed: str = "") -> Group:
    """The people, with a new person of this name unless somebody already has the name.

    place: the person's place among the people at the table.
    seed: see with_one_more.
    """
    if named(people, name) is not None:
        return people
    # adds people for the places before this one, so that each default name stays with its place
    for _ in range(len(here(people)), place):
        people = with_one_more(people, "", seed)
    return with_one_more(people, "" if name == usual_name(place) else name, seed)


def met(people: Group, seats: Sequence[SeatSetting], seed: str = "") -> Group:
    """The people after these players have sat down at a table. A new name makes a new person. People keep the colour,
    the time and the handicap that were chosen at their seats.

    seed: see with_one_more.
    """
    sitting = [seat for seat in seats if seat.kind == "human"]
    for place, seat in enumerate(sitting):
        if name := readable(seat.name):
            people = known_as(people, name, place, seed)
    for place, seat in enumerate(sitting):
        person = named(people, seat.name) if seat.name else next(iter(here(people)[place : place + 1]), None)
        if person is not None:
            colour = seat.colour or person.colour
            people = changed(people, person.id, colour=colour, time=seat.time, handicap=seat.handicap)
    return people


def with_keys(people: Group, names: Sequence[str], keys: Sequence[str]) -> Group:
    """The people after those with these names have chosen keyboard keys. Anybody else who had one of these keys loses
    it."""
    chosen = {person.id: key for name, key in zip(names, keys, strict=False) if (person := named(people, name))}
    taken = set(chosen.values())
    return tuple(
        [replace(one, key=chosen.get(one.id, "" if one.key in taken else one.key)) for one in people],
    )


def keys_at(people: Group, names: Sequence[str], usual: Sequence[str], commands: Mapping[str, str]) -> tuple[str, ...]:
    """A keyboard key for each seat of a table where people with these names sit: the person's own key, or else a free
    default key.

    usual: the default keys.
    commands: the commands' changed keys; a person's key that a command uses does not count.
    """
    sitting = [named(people, name) for name in names[: len(usual)]]
    own = [one.key if one is not None and _is_free(one.key, commands) else "" for one in sitting]
    own = ["" if key in own[:place] else key for place, key in enumerate(own)]
    own += [""] * (len(usual) - len(own))
    spare = iter([key for key in usual if key not in own])
    return tuple([key or next(spare) for key in own])


def _is_free(key: str, commands: Mapping[str, str]) -> bool:
    return bool(key) and key not in EVERYBODYS and not heard_as(key, TABLE, commands)


def taken_over(people: Group, settings: Settings, seed: str = "") -> Group:
    """The people, with a new person for each name in an older version's settings. The new people get the colours, the
    shares of the time and the keys that those settings had for the seats.

    seed: see with_one_more.
    """
    seats = [seat for game in settings.games.values() for seat in game.seats if seat.kind == "human" and seat.name]
    known = {seat.name.casefold(): seat for seat in seats}
    for place, name in enumerate(settings.names):
        before = len(people)
        people = with_one_more(people, "" if name == usual_name(place) and place == before else name, seed)
        if len(people) > before:
            new, seat, key = people[-1], known.get(name.casefold(), SeatSetting()), _own_key(settings, place)
            free = "" if key in [one.key for one in people] else key
            people = changed(people, new.id, colour=seat.colour or new.colour, time=seat.time, key=free)
    return people


def _own_key(settings: Settings, place: int) -> str:
    """The buzzer key of this seat in the settings; "" if it is a default key."""
    chosen, usual = settings.buzzers, Settings().buzzers
    return chosen[place] if place < len(chosen) and chosen[place] not in usual else ""


def same_here(people: Group, others: Group) -> dict[str, str]:
    """The people of a backup whom this machine knows under another id: their ids on this machine, by their ids in the
    backup. People count as the same if they have the same name."""
    ids, by_name = {one.id for one in people}, {one.name.casefold(): one.id for one in people if one.name}
    found = {one.id: by_name.get(one.name.casefold(), "") for one in others if one.id not in ids}
    return {other: own for other, own in found.items() if own}


def joined(people: Group, others: Group) -> Group:
    """The people on this machine, with those of a backup who are not among them."""
    ids, names = {one.id for one in people}, {one.name.casefold() for one in people}
    new = [one for one in others if one.id not in ids and one.name.casefold() not in names]
    return (*people, *new)[:MOST]
