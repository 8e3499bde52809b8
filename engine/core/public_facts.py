"""Public facts: what everybody may know about a game besides its cards. The app, computer players and the coach use
these facts, and all games share a few kinds of facts.

A rulebook derives these facts from a position. Code outside the rules reads the facts and never the game's own notes.
The key of a fact identifies it; the kind of the fact decides how the app draws and announces it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

# Keys of facts that are sets of faces.
MUST = "must"  # the next word must use one of these faces
# USED: the red cards that a seat has used. LACKING: the red cards that a seat must still use before its words score.
USED, LACKING = "used", "lacking"
NAMED = "named"  # OW: the letters that the next word must use. Four Rows: the word that was named for a card
ASKED = "asked"  # the letter that a player requested in this turn
# Keys of facts that are numbers.
GAMES_WON, TRICKS = "games-won", "tricks"
LETTERS = "letters"  # the number of letters that a word of this seat must have
TRADES_LEFT, CARDS_LEFT, PILES_LEFT = "trades-left", "cards-left", "piles-left"
# The number of times in a row that the players cleared the table. After the second time, the table cards leave the
# game.
CLEARINGS = "clearings"
FAILURES = "failures"  # the seat's passes and trades in a row; the table is cleared when every seat has two of them
TURNS_TO_LOSE = "turns-to-lose"
# Handicaps. HEAD_START: the points at the start. LONGER_WORDS: the minimum length of a word.
HEAD_START, LONGER_WORDS = "head-start", "longer-words"
# Keys of facts of the class `Rounds`. ROUND: counts the rounds of a game. GAME: counts the games of a match.
ROUND, GAME = "round", "game"
# Keys of facts that mark a seat.
HIDDEN_WORD = "hidden-word"
# TIMER: the seat that holds the timer. TIMER_RUNS: the seat whose time the timer is measuring.
TIMER, TIMER_RUNS = "timer", "timer-runs"
# OPEN_TO_DOUBT: the seat whose word can be doubted. DOUBTS: a seat that doubts this word. MUST_SPEAK: a seat that must
# still accept or doubt this word.
OPEN_TO_DOUBT, DOUBTS, MUST_SPEAK = (
    "open-to-doubt",
    "doubts",
    "must-speak",
)
DEALS, BARRED = "deals", "barred"  # DEALS: the dealer. BARRED: the seats that may not shout before the next card.
OUT_OF_TRICK, HAS_TRADED = "out-of-trick", "has-traded"
# LEADS: the seat that leads this trick or round. BEGAN: the seat that began this game of a match.
LEADS, BEGAN = "leads", "began"
PASSED, FAILED, COULD_NOT = "passed", "failed", "could-not"
# HAS_ACTED: the seats that have acted in this round. LAID_NOTHING: the seats that laid no word.
HAS_ACTED, LAID_NOTHING = "has-acted", "laid-nothing"
IS_PAID = "is-paid"  # the seat that gets the values of the cards that the next player leaves unused
HAS_LAST_TURN = "has-last-turn"
# Each of these facts shows which word list judges the words of a seat.
FAMILY_LIST, STANDARD_LIST, LARGE_LIST = "family-list", "standard-list", "large-list"
# Keys of facts that mark a word, a card or the table.
OPEN = "open"  # other players may continue this word
TURNED = "turned"  # this card must be used
PILES_TURNED = "piles-turned"  # the piles were turned over, so another round of passes ends the game
# Keys of facts that mark the table to announce the end of the game.
NO_CARDS = "no-cards"  # no cards are left, so nobody can draw any more
# HAND_USED: the game ends once one hand is used up. THEN_LAST_TURNS: last turns follow once one hand is used up.
HAND_USED, THEN_LAST_TURNS = "hand-used", "then-last-turns"
# HANDS_USED: the game ends once all hands are used up. PILES_USED: the game ends once all piles are used up.
HANDS_USED, PILES_USED = "hands-used", "piles-used"
# ALL_PASS: the game ends if all players pass in a row. YOUR_PASS: for a solo player, one pass ends the game.
ALL_PASS, YOUR_PASS = "all-pass", "your-pass"
ALL_PASS_EMPTY = "all-pass-empty"  # the game ends if all players pass in a row while the table is empty
# BOTH_PASS: the game ends if both players pass in one round. NOBODY_LEADS: the game ends if all players pass instead of
# leading a trick.
BOTH_PASS, NOBODY_LEADS = "both-pass", "nobody-leads"
# LAST_CARD: the last turns follow this turn. LAST_ROUND: this round is the last.
LAST_CARD, LAST_ROUND = "last-card", "last-round"
LAST_PLAY = "last-play"  # the last play ends the game unless it is challenged
# Each of these facts announces one kind of standstill that ends the game after this round.
STILL_PASSES, STILL_TRADES = "still-passes", "still-trades"
STILL_NO_LOW, STILL_EXCHANGES = "still-no-low", "still-exchanges"


class About(NamedTuple):
    """The table, seat, word or card that a fact describes.

    what: 'table', 'seat', 'word' or 'card'.
    number: the seat, the place of the word on the table, or the id of the card.
    """

    what: str = "table"
    number: int = 0


class FaceSet(NamedTuple):
    """A public set of faces, such as the cards of the row that a seat has used."""

    key: str
    faces: tuple[str, ...]
    about: About = About()


class Number(NamedTuple):
    """A public number, such as the number of trades left."""

    key: str
    number: int
    about: About = About()


class Marker(NamedTuple):
    """A public fact that only marks the table, a seat, a word or a card, such as the seat that holds the timer."""

    key: str
    about: About


class Rounds(NamedTuple):
    """A public count of rounds.

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

    facts: all facts, in the order in which the app announces them.
    plays: in a match, the id of the game on the table, if this is not the game that the match is named after.
    counts: the unit of a score in the game on the table.
    """

    facts: tuple[Fact, ...] = ()
    plays: str = ""
    counts: str = ""

    def faces(self, key: str) -> tuple[str, ...]:
        """The faces of all face sets with this key; empty if there is no such set."""
        sets = [fact.faces for fact in self.facts if isinstance(fact, FaceSet) and fact.key == key]
        return tuple([face for faces in sets for face in faces])

    def lacks(self, seat: int) -> tuple[str, ...]:
        """The faces that this seat, alone or together with the other seats, must still use before its words score."""
        sets = [fact for fact in self.facts if isinstance(fact, FaceSet) and fact.key == LACKING]
        return tuple([face for fact in sets if fact.about in (About(), on_seat(seat)) for face in fact.faces])

    def numbers(self, key: str) -> tuple[int, ...]:
        """All public numbers with this key, for example one for each seat."""
        return tuple([fact.number for fact in self.facts if isinstance(fact, Number) and fact.key == key])

    def marked(self, key: str) -> tuple[int, ...]:
        """The seats, words or cards that a public fact with this key marks."""
        return tuple([fact.about.number for fact in self.facts if isinstance(fact, Marker) and fact.key == key])


NO_FACTS = PublicFacts()
FactsOf = Callable[[Any], tuple[Fact, ...]]  # a function from a state to its facts


def join_facts(*parts: FactsOf) -> Callable[[Any], PublicFacts]:
    """Returns a function that collects the facts from all of these functions, in their order."""
    return lambda state: PublicFacts(tuple([fact for part in parts for fact in part(state)]))


def on_seat(seat: int) -> About:
    return About("seat", seat)


def marks(key: str, seats: Iterable[int]) -> tuple[Marker, ...]:
    """For each of these seats, a public fact with this key that marks the seat."""
    return tuple([Marker(key, on_seat(seat)) for seat in seats])


def table_marks(*keys: str) -> tuple[Marker, ...]:
    """For each of these keys, a public fact that marks the whole table."""
    return tuple([Marker(key, About()) for key in keys])


def for_each(key: str, numbers: Iterable[int]) -> tuple[Number, ...]:
    """For each seat, in order, a public number with this key."""
    return tuple([Number(key, number, on_seat(seat)) for seat, number in enumerate(numbers)])


def if_any(key: str, numbers: Iterable[int]) -> tuple[Number, ...]:
    """For each seat, in order, a public number with this key. Leaves out seats with the number 0."""
    return tuple([fact for fact in for_each(key, numbers) if fact.number])


def must_use(*faces: str) -> FaceSet:
    """The fact that the next word of the player to act must use one of these faces."""
    return FaceSet(MUST, faces)


def hidden_words(seats: tuple[int, ...]) -> tuple[Marker, ...]:
    """For each seat whose laid word is still hidden, a public fact that marks the seat."""
    return marks(HIDDEN_WORD, seats)


def games_won(wins: tuple[int, ...]) -> tuple[Number, ...]:
    """For each seat, a public number: the games that the seat has won in the match."""
    return for_each(GAMES_WON, wins)
