"""The facts of a game that everybody may know, beyond its cards. They are of a few kinds, the same for all games.

A rulebook makes these facts of a position. Other rooms read them, and never the game's own notes. A fact is known by
its key. It is drawn and told by its kind, where the thing lies that it is about.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

# Sets of faces.
MUST = "must"  # the next word must use them
USED, LACKING = "used", "lacking"  # red cards that a seat has used, and those still to be used before words score
NAMED = "named"  # the letters of a word that the next player must use, or the word that was named for a card
ASKED = "asked"  # the letter that was asked for in this turn
# Numbers.
GAMES_WON, TRICKS = "games-won", "tricks"
LETTERS = "letters"  # that a word of this seat needs
TRADES_LEFT, CARDS_LEFT, PILES_LEFT = "trades-left", "cards-left", "piles-left"
CLEARINGS = "clearings"  # of the table in a row: cards cleared once more are out of play
FAILURES = "failures"  # passes and trades in a row: when all have two, the table is cleared
TURNS_TO_LOSE = "turns-to-lose"
# Counts of rounds.
ROUND, GAME = "round", "game"
# Marks of seats.
HIDDEN_WORD = "hidden-word"
TIMER, TIMER_RUNS = "timer", "timer-runs"  # who holds it, and against whom it runs
OPEN_TO_DOUBT, DOUBTS, MUST_SPEAK = "open-to-doubt", "doubts", "must-speak"  # about the last word that was named
DEALS, BARRED = "deals", "barred"  # who deals, and who may not call before the next card
OUT_OF_TRICK, HAS_TRADED = "out-of-trick", "has-traded"
LEADS, BEGAN = "leads", "began"  # a trick or round, and this game of a match
PASSED, FAILED, COULD_NOT = "passed", "failed", "could-not"
HAS_ACTED, LAID_NOTHING = "has-acted", "laid-nothing"  # in this round
IS_PAID = "is-paid"  # for what the next player leaves of the word
HAS_LAST_TURN = "has-last-turn"
# Marks of words, of cards, and of the table.
OPEN = "open"  # others may go on with this word
TURNED = "turned"  # this card must be used
PILES_TURNED = "piles-turned"  # another round of passes ends the game


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

    def lacks(self, seat: int) -> tuple[str, ...]:
        """The faces that this seat, or the whole table, must still use before its words score."""
        sets = [fact for fact in self.facts if isinstance(fact, FaceSet) and fact.key == LACKING]
        return tuple([face for fact in sets if fact.about in (About(), on_seat(seat)) for face in fact.faces])

    def numbers(self, key: str) -> tuple[int, ...]:
        """The numbers of this key, for example one for each seat."""
        return tuple([fact.number for fact in self.facts if isinstance(fact, Number) and fact.key == key])

    def marked(self, key: str) -> tuple[int, ...]:
        """The seats, words or cards that bear this mark."""
        return tuple([fact.about.number for fact in self.facts if isinstance(fact, Marker) and fact.key == key])


NO_FACTS = PublicFacts()
Told = Callable[[Any], tuple[Fact, ...]]  # the facts of a state


def told(*parts: Told) -> Callable[[Any], PublicFacts]:
    """All that these tell of a state, one after another."""
    return lambda state: PublicFacts(tuple([fact for part in parts for fact in part(state)]))


def on_seat(seat: int) -> About:
    return About("seat", seat)


def marks(key: str, seats: Iterable[int]) -> tuple[Marker, ...]:
    """The same mark on each of these seats."""
    return tuple([Marker(key, on_seat(seat)) for seat in seats])


def for_each(key: str, numbers: Iterable[int]) -> tuple[Number, ...]:
    """A number for each seat, in their order."""
    return tuple([Number(key, number, on_seat(seat)) for seat, number in enumerate(numbers)])


def if_any(key: str, numbers: Iterable[int]) -> tuple[Number, ...]:
    """A number for each seat that has any."""
    return tuple([fact for fact in for_each(key, numbers) if fact.number])


def must_use(*faces: str) -> FaceSet:
    """The next word of the player to act must use a card of this face."""
    return FaceSet(MUST, faces)


def hidden_words(seats: tuple[int, ...]) -> tuple[Marker, ...]:
    """The words of these seats lie hidden."""
    return marks(HIDDEN_WORD, seats)


def games_won(wins: tuple[int, ...]) -> tuple[Number, ...]:
    """In a match: how many of its games each seat has won."""
    return for_each(GAMES_WON, wins)
