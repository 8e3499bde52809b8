"""The facts of a game that everybody may know, beyond its cards. They come in a few kinds, the same for all games.

A rulebook derives these facts from a position. Other rooms read them, and never the game's own notes. A fact's key
identifies it; its kind decides how it is drawn and announced, at the thing it is about.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

# Sets of faces.
MUST = "must"  # the next word must use one of them
USED, LACKING = "used", "lacking"  # red cards that a seat has used, and those it must still use before its words score
NAMED = "named"  # the letters of a word that the next player must use, or the word named for a card
ASKED = "asked"  # the letter asked for in this turn
# Numbers.
GAMES_WON, TRICKS = "games-won", "tricks"
LETTERS = "letters"  # the letters a word of this seat needs
TRADES_LEFT, CARDS_LEFT, PILES_LEFT = "trades-left", "cards-left", "piles-left"
CLEARINGS = "clearings"  # clearings of the table in a row: cards cleared again are out of play
FAILURES = "failures"  # passes and trades in a row: when all players have two, the table is cleared
TURNS_TO_LOSE = "turns-to-lose"
HEAD_START, LONGER_WORDS = "head-start", "longer-words"  # handicaps: points at the start, and the shortest word
# Counts of rounds.
ROUND, GAME = "round", "game"
# Marks of seats.
HIDDEN_WORD = "hidden-word"
TIMER, TIMER_RUNS = "timer", "timer-runs"  # the holder of the timer, and the seat whose time it counts
OPEN_TO_DOUBT, DOUBTS, MUST_SPEAK = "open-to-doubt", "doubts", "must-speak"  # all three concern the last word named
DEALS, BARRED = "deals", "barred"  # the dealer, and the seats that may not call before the next card
OUT_OF_TRICK, HAS_TRADED = "out-of-trick", "has-traded"
LEADS, BEGAN = "leads", "began"  # a trick or round, and this game of a match
PASSED, FAILED, COULD_NOT = "passed", "failed", "could-not"
HAS_ACTED, LAID_NOTHING = "has-acted", "laid-nothing"  # in this round
IS_PAID = "is-paid"  # paid for the cards of the word that the next player leaves unused
HAS_LAST_TURN = "has-last-turn"
FAMILY_LIST, STANDARD_LIST, LARGE_LIST = "family-list", "standard-list", "large-list"  # the list of its own words
# Marks of words, of cards, and of the table.
OPEN = "open"  # others may continue this word
TURNED = "turned"  # this card must be used
PILES_TURNED = "piles-turned"  # another round of passes ends the game
# Marks of the table that announce the end.
NO_CARDS = "no-cards"  # nobody can draw any more
HAND_USED, THEN_LAST_TURNS = "hand-used", "then-last-turns"  # a hand used up ends the game, or brings the last turns
HANDS_USED, PILES_USED = "hands-used", "piles-used"  # all hands, and the upturned cards of the piles
ALL_PASS, YOUR_PASS = "all-pass", "your-pass"  # passes in a row end the game; alone, one pass
ALL_PASS_EMPTY = "all-pass-empty"  # passes in a row on an empty table end it
BOTH_PASS, NOBODY_LEADS = "both-pass", "nobody-leads"  # passes in one round, and instead of leading a trick
LAST_CARD, LAST_ROUND = "last-card", "last-round"  # last turns follow this turn; this round is the last
LAST_PLAY = "last-play"  # it ends the game unless it is challenged
STILL_PASSES, STILL_TRADES = "still-passes", "still-trades"  # the kinds of standstill that this round can bring
STILL_NO_LOW, STILL_EXCHANGES = "still-no-low", "still-exchanges"


class About(NamedTuple):
    """The thing that a fact is about.

    what: 'table', 'seat', 'word' or 'card'.
    number: the seat, the place of the word on the table, or the id of the card.
    """

    what: str = "table"
    number: int = 0


class FaceSet(NamedTuple):
    """A set of faces, like those that a seat has used."""

    key: str
    faces: tuple[str, ...]
    about: About = About()


class Number(NamedTuple):
    """A number, like the remaining trades."""

    key: str
    number: int
    about: About = About()


class Marker(NamedTuple):
    """A mark on a seat, a word or a card, like the timer."""

    key: str
    about: About


class Rounds(NamedTuple):
    """A count of rounds.

    number: the current round, from 1.
    last: the number of the last round.
    """

    key: str
    number: int
    last: int
    about: About = About()


Fact = FaceSet | Number | Marker | Rounds


@dataclass(frozen=True)
class PublicFacts:
    """The facts of one position.

    facts: in the order in which they are announced.
    plays: in a match, the id of the game on the table if it differs from the game that the match is named after.
    counts: the unit of a score in that game.
    """

    facts: tuple[Fact, ...] = ()
    plays: str = ""
    counts: str = ""

    def faces(self, key: str) -> tuple[str, ...]:
        """The faces of the set with this key, whatever it is about; empty if there is no such set."""
        sets = [fact.faces for fact in self.facts if isinstance(fact, FaceSet) and fact.key == key]
        return tuple([face for faces in sets for face in faces])

    def lacks(self, seat: int) -> tuple[str, ...]:
        """The faces that this seat, or the whole table, must still use before its words score."""
        sets = [fact for fact in self.facts if isinstance(fact, FaceSet) and fact.key == LACKING]
        return tuple([face for fact in sets if fact.about in (About(), on_seat(seat)) for face in fact.faces])

    def numbers(self, key: str) -> tuple[int, ...]:
        """The numbers with this key, for example one for each seat."""
        return tuple([fact.number for fact in self.facts if isinstance(fact, Number) and fact.key == key])

    def marked(self, key: str) -> tuple[int, ...]:
        """The seats, words or cards with this mark."""
        return tuple([fact.about.number for fact in self.facts if isinstance(fact, Marker) and fact.key == key])


NO_FACTS = PublicFacts()
FactsOf = Callable[[Any], tuple[Fact, ...]]  # the facts of a state


def join_facts(*parts: FactsOf) -> Callable[[Any], PublicFacts]:
    """Returns a function that joins the facts these functions find in a state, in their order."""
    return lambda state: PublicFacts(tuple([fact for part in parts for fact in part(state)]))


def on_seat(seat: int) -> About:
    return About("seat", seat)


def marks(key: str, seats: Iterable[int]) -> tuple[Marker, ...]:
    """The same mark on each of these seats."""
    return tuple([Marker(key, on_seat(seat)) for seat in seats])


def table_marks(*keys: str) -> tuple[Marker, ...]:
    """These marks of the table."""
    return tuple([Marker(key, About()) for key in keys])


def for_each(key: str, numbers: Iterable[int]) -> tuple[Number, ...]:
    """One number for each seat, in the order of seats."""
    return tuple([Number(key, number, on_seat(seat)) for seat, number in enumerate(numbers)])


def if_any(key: str, numbers: Iterable[int]) -> tuple[Number, ...]:
    """One number for each seat whose number is not 0."""
    return tuple([fact for fact in for_each(key, numbers) if fact.number])


def must_use(*faces: str) -> FaceSet:
    """The set of these faces: the next word of the player to act must use one of them."""
    return FaceSet(MUST, faces)


def hidden_words(seats: tuple[int, ...]) -> tuple[Marker, ...]:
    """The marks of seats whose words lie hidden."""
    return marks(HIDDEN_WORD, seats)


def games_won(wins: tuple[int, ...]) -> tuple[Number, ...]:
    """The number of games that each seat has won in a match."""
    return for_each(GAMES_WON, wins)
