"""The facts of a game that everybody may know, beyond its cards. They are of a few kinds, the same for all games.

A rulebook makes these facts of a position. Other rooms read them, and never the game's own notes. A fact is known by
its key. It is drawn and told by its kind, where the thing lies that it is about.
"""

from dataclasses import dataclass
from typing import NamedTuple

MUST, HIDDEN_WORD, GAMES_WON = "must", "hidden-word", "games-won"


class About(NamedTuple):
    """The thing that a fact is about. what: 'table', 'seat', 'word' or 'card'.  number: of the seat, the place of the
    word on the table, the id of the card."""

    what: str = "table"
    number: int = 0


class FaceSet(NamedTuple):
    """A set of faces, like those that a seat has used."""

    key: str
    faces: tuple[str, ...]
    about: About = About()


class Number(NamedTuple):
    """A number, like the trades that are left."""

    key: str
    number: int
    about: About = About()


class Marker(NamedTuple):
    """A mark on a seat, a word or a card, like the timer."""

    key: str
    about: About


class Rounds(NamedTuple):
    """A count of rounds. number: the round that is played, from 1.  last: the number of the last one."""

    key: str
    number: int
    last: int
    about: About = About()


Fact = FaceSet | Number | Marker | Rounds


@dataclass(frozen=True)
class PublicFacts:
    """The facts of one position.

    facts: in the order in which they are told.
    plays: in a match, the id of the game on the table where that is another one than the match is named after.
    counts: what a score is a number of in that game.
    """

    facts: tuple[Fact, ...] = ()
    plays: str = ""
    counts: str = ""

    def faces(self, key: str) -> tuple[str, ...]:
        """The faces of this set, wherever it belongs to; none if there is no such set."""
        sets = [fact.faces for fact in self.facts if isinstance(fact, FaceSet) and fact.key == key]
        return tuple([face for faces in sets for face in faces])

    def numbers(self, key: str) -> tuple[int, ...]:
        """The numbers of this key, for example one for each seat."""
        return tuple([fact.number for fact in self.facts if isinstance(fact, Number) and fact.key == key])

    def marked(self, key: str) -> tuple[int, ...]:
        """The seats, words or cards that bear this mark."""
        return tuple([fact.about.number for fact in self.facts if isinstance(fact, Marker) and fact.key == key])


NO_FACTS = PublicFacts()


def on_seat(seat: int) -> About:
    return About("seat", seat)


def must_use(*faces: str) -> FaceSet:
    """The next word of the player to act must use a card of this face."""
    return FaceSet(MUST, faces)


def hidden_words(seats: tuple[int, ...]) -> tuple[Marker, ...]:
    """The words of these seats lie hidden."""
    return tuple([Marker(HIDDEN_WORD, on_seat(seat)) for seat in seats])


def games_won(wins: tuple[int, ...]) -> tuple[Number, ...]:
    """In a match: how many of its games each seat has won."""
    return tuple([Number(GAMES_WON, number, on_seat(seat)) for seat, number in enumerate(wins)])
