"""The classes that describe a game: the game before its players agree on options (Game), its rules with certain options
(Rulebook), and a game with everything that its players agreed on (House)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.cards import Deck, Named
from engine.core.events import Sum
from engine.core.happenings import Happenings
from engine.core.lookup import Words
from engine.core.moves import EVERY_MOVE, Act
from engine.core.patterns import Plays
from engine.core.player_hints import NO_TRAITS, Traits
from engine.core.public_facts import (
    FAMILY_LIST,
    HEAD_START,
    LARGE_LIST,
    LONGER_WORDS,
    NO_FACTS,
    STANDARD_LIST,
    Fact,
    Number,
    PublicFacts,
    marks,
    on_seat,
)
from engine.core.state import State
from engine.core.words import Word


@dataclass(frozen=True)
class Option:
    """One option that players can set before a game.

    kind: 'choice' (one of `choices`), 'flag' (yes or no), 'number' (from `low` to `high`, or None if `nullable`) or
    'moves' (ways to change a word, as letters such as A for add; see EVERY_MOVE). Moves that are not among `choices`
    have no effect in the game.
    printed: for 'moves', the moves that the printed rules permit; a value of None stands for these moves.
    """

    key: str
    kind: str
    default: Any
    choices: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0
    nullable: bool = False
    printed: str = ""

    def fault(self, value: Any) -> bool:
        """Returns whether the option does not permit this value."""
        if self.kind == "flag":
            return not isinstance(value, bool)
        if self.kind == "choice":
            return isinstance(value, bool) or not isinstance(value, str | int) or value not in self.choices
        if value is None:
            return not self.nullable
        if self.kind == "moves":
            return not isinstance(value, str) or not set(value) <= set(EVERY_MOVE) or len(set(value)) != len(value)
        return isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high

    def meant(self, value: Any) -> Any:
        """The part of the value that has an effect in this game. For the kind 'moves', drops the moves that are not
        among `choices`."""
        if self.kind != "moves":
            return value
        return self.printed if value is None else "".join([letter for letter in value if letter in self.choices])


@dataclass(frozen=True)
class Setup:
    """A starting position. The deal decides every field that is None."""

    first: int | None = None
    hands: tuple[tuple[str, ...], ...] | None = None
    deck: tuple[str, ...] | None = None
    table: tuple["SetupWord", ...] | None = None
    row: tuple[str, ...] | None = None
    piles: tuple[tuple[str, ...], ...] | None = None
    turned: str | None = None
    scores: tuple[int, ...] | None = None
    used: tuple[str, ...] | None = None


@dataclass(frozen=True)
class SetupWord:
    """A word that a set-up puts on the table.

    slots: for each slot its cards, from bottom to top.
    """

    slots: tuple[tuple[Named, ...], ...]
    seat: int | None = None
    pick: tuple[str, ...] = ()


Options = Mapping[str, Any]  # every option of the game with its agreed value


LISTS = {"family": FAMILY_LIST, "standard": STANDARD_LIST, "large": LARGE_LIST}


@dataclass(frozen=True)
class SeatRules:
    """The handicaps of one seat.

    start: the seat's points at the start.
    least: the minimum number of letters in a word that the seat may lay; 0 if the seat has no limit of its own.
    words: the dictionary for the seat's words, without words that are too short for this seat.
    named: the name of the word list, if the seat has a list of its own.
    """

    start: int
    least: int
    words: Words
    named: str = ""

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """The handicaps of this seat as public facts."""
        start, least = Number(HEAD_START, self.start, on_seat(seat)), Number(LONGER_WORDS, self.least, on_seat(seat))
        named = marks(LISTS[self.named], [seat]) if self.named else ()
        return (*[fact for fact in (start, least) if fact.number], *named)


@dataclass(frozen=True)
class House:
    """A game at one table, with everything its players agreed on.

    options: every option of the game with its value.
    words: the dictionary of the table, or of one seat in the House that `at` returns.
    seats: the handicaps of each seat; empty if no seat has one.
    """

    game: "Game"
    book: "Rulebook"
    options: Options
    words: Words
    players: int
    seed: int = 0
    setup: Setup | None = None
    seats: tuple[SeatRules, ...] = ()

    def at(self, seat: int) -> "House":
        """A copy of this game whose dictionary is the word list of this seat."""
        words = self.seats[seat].words if self.seats else self.words
        return self if words is self.words else replace(self, words=words)

    def is_word(self, word: str, seat: int) -> bool:
        """Whether the game accepts the word from this seat."""
        return self.book.is_word(self.at(seat), word)

    def words_with(self, word: str) -> Words:
        """The dictionary that contains this word: the dictionary of the table or, if the word is not there, the list of
        a seat. Returns the dictionary of the table if no dictionary contains the word."""
        lists = (self.words, *[rules.words for rules in self.seats])
        return next((words for words in lists if words.has(word)), self.words)

    def is_word_of_others(self, word: str) -> bool:
        """Whether the word is in any word list at this table: the table's own list or the list of a seat with a
        handicap. Always False if no seat has a handicap."""
        return bool(self.seats) and self.words_with(word).has(word)

    def least(self, seat: int) -> int:
        """The minimum number of letters that this seat's handicap demands of a word; 0 without such a handicap."""
        return self.seats[seat].least if self.seats else 0

    def reach(self, verb: str, state: State, seat: int) -> Iterator[Act]:
        """The acts with this verb that may be legal. Callers must ask the oracle (engine/core/oracle.py) about each of
        them."""
        return self.book.reach[verb](self.at(seat), state, seat)

    def likely(self, verb: str, state: State, seat: int) -> Iterator[Act]:
        """The acts with this verb that a computer player considers. Used in games in which `reach` yields the best acts
        late."""
        return self.book.likely[verb](self.at(seat), state, seat)

    @property
    def handicaps(self) -> tuple[Fact, ...]:
        """The handicaps of all seats as public facts."""
        return tuple([fact for seat, rules in enumerate(self.seats) for fact in rules.facts(seat)])

    def with_words(self, change: Callable[[Words], Words]) -> "House":
        """A copy of this game with changed dictionaries. `change` is called with the dictionary of the table and with
        the dictionary of each seat, and returns the new dictionary."""
        seats = tuple([replace(rules, words=change(rules.words)) for rules in self.seats])
        return replace(self, words=change(self.words), seats=seats)

    @property
    def looks_words_up(self) -> bool:
        """Whether the game looks up every word that is laid. If not, the game looks up words only after a challenge, or
        never."""
        return self.options["words"] in ("checked", "strict")

    @property
    def words_are_challenged(self) -> bool:
        return bool(self.options["words"] == "challenge")

    def facts(self, state: State) -> PublicFacts:
        """The facts that everybody may know: those from the game's notes, the handicaps, and the facts that announce
        the end of the game."""
        known = self.book.facts(state)
        announced = () if state.over else self.book.announced(self, state)
        return replace(known, facts=tuple(dict.fromkeys((*known.facts, *self.handicaps, *announced))))


class Turn(Happenings):
    """One move while the rules of a game carry it out.

    claims: the words of the move that must be in the dictionary.
    """

    def __init__(self, house: House, state: State, seat: int) -> None:
        super().__init__(house.game.deck, state, seat)
        self.house = house.at(seat)
        self.claims: tuple[str, ...] = ()

    def option(self, key: str) -> Any:
        return self.house.options[key]

    def claim(self, words: Iterable[str]) -> None:
        """Adds words that must be in the dictionary. The option `words` decides when these words are checked:
        immediately, after a challenge or never."""
        self.claims += tuple(words)
        self.words = self.claims


PLACES = frozenset({"deck", "dead", "row", "won", "turned", "committed"})
USUAL_PLACES = frozenset({"deck", "dead"})

Handler = Callable[[Turn, Any], str]
Reach = Callable[[House, State, int], Iterator[Act]]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game with certain options. Most parts are functions. Their first argument is the game as agreed
    (`house`), the state, or the move that is being carried out (`turn`)."""

    deal: Callable[[House], State]
    """Returns the table before the first turn."""
    begin: Callable[[Turn], None]
    """Carries out the first events, before the first move."""
    verbs: Callable[[House, State, int], tuple[str, ...]]
    """Returns the verbs that a seat may use now, in the order in which the rules list them, without resign, challenge
    and accept."""
    handlers: Mapping[str, Handler]
    """For each verb, a function that carries it out and returns an outcome (engine/parts/flow/usual.py)."""
    after: Callable[[Turn, str], None]
    """Carries out the consequences of an outcome: the game's special consequences, the refill of the hand, the end of
    the round or of the game, and the next turn."""
    actors: Callable[[State], tuple[int, ...]]
    """Returns the seats that may act now."""
    missed: Handler
    """Handles an act with a wrong word, if a wrong word costs the turn, and returns the outcome."""
    resigned: Callable[[Turn, int], None]
    """Carries out the consequences of a resignation."""
    close: Callable[[Turn, str], None]
    """Settles the game when it ends, for the given reason, and names the winners."""
    reach: Mapping[str, Reach]
    """For each verb that names words or cards, a function that yields the acts that may be legal, for the oracle to
    judge: every legal act made of dictionary words, and a few others. Roughly, better acts come first."""
    asker: Callable[[State, str], int | None]
    """Returns the seat that acts if the move names no seat."""
    asides: Callable[[House, State, int], tuple[str, ...]]
    """Returns the verbs that a seat may use outside its turn."""
    challenge_failed: Callable[[Turn], None]
    """Makes a player pay the penalty for a challenge to a valid play."""
    undone: Callable[[Turn], None]
    """Carries out the consequences after a challenge has taken a play back."""
    is_word: Callable[[House, str], bool]
    """Returns whether this game accepts a word."""
    extras: Callable[[State], Mapping[str, Any]]
    """Returns values that only this game adds to a report of the state."""
    plays: Plays
    """The patterns of the game's plays (engine/core/patterns.py)."""
    only_aside: frozenset[str] = frozenset()
    """The verbs that can be used only outside a turn."""
    places: frozenset[str] = USUAL_PLACES
    """The members of PLACES that this game uses besides hands, words and piles."""
    leaves: bool = False
    """Whether a word can leave the table in the same play that made it."""
    owns: bool = False
    """Whether a table word belongs to the seat that made it."""
    likely: Mapping[str, Reach] = field(default_factory=dict)
    """For a verb whose best acts come late in `reach`, a function that yields the acts that a computer player considers
    instead."""
    must: Callable[[State], tuple[str, ...]] = lambda state: ()
    """Returns faces, one of which the next word must use; empty if the word may use any cards. A turned card is not
    among them."""
    facts: Callable[[State], PublicFacts] = lambda state: NO_FACTS
    """Returns the public part of the game's notes. Code outside the rules reads only these facts, never the notes."""
    announced: Callable[["House", State], tuple[Fact, ...]] = lambda house, state: ()
    """Returns the facts that announce the end, once it is near."""
    most_traded: int = 5
    """The maximum number of cards in one trade."""
    counts: str = "points"
    """The unit of a score: 'points', 'cards', 'tricks', 'cards-left' (which count against a player), or 'nothing' if
    the last player in wins or a solo player tries to keep few cards."""
    word_score: Callable[[Word], tuple[Sum, ...]] | None = None
    """Returns the parts of a word's points, if a word does not simply score the sum of its visible values."""
    result: Callable[[State], int] | None = None
    """Returns the result of a solo player; None in a game of several players."""
    aim: str = ""
    """The way to win, if the highest score does not win: a solo player uses up 'all-cards'; the 'last-one-in'; an
    'empty-hand'; the first to use the whole 'row'; or the most 'rounds' won, cards in 'own-words', or 'games' won."""
    patience: Callable[[State], int] = lambda state: 0
    """The factor for the agreed number of rounds after which a standstill ends the game; 0 if a standstill never ends
    the game. In a match, the factor is that of the game on the table."""

    @property
    def has_points_at_start(self) -> bool:
        """Whether a handicap can give players points at the start. It can if the game counts points and is not a match,
        because a match counts games won."""
        return self.counts == "points" and self.aim != "games"

    @property
    def has_shortest_words(self) -> bool:
        """Whether a handicap can set a minimum length for all words that a player lays."""
        return not self.plays.sets_lengths

    def counts_in(self, state: State) -> str:
        """The unit of the scores (such as points or cards) in the game that is on the table now."""
        return self.facts(state).counts or self.counts

    def points_of(self, word: Word) -> int:
        """The number shown beside a word: its points; 0 if the game scores no points."""
        if self.counts != "points":
            return 0
        return word.value if self.word_score is None else sum([part.points for part in self.word_score(word)])


# A function that makes a rulebook from the agreed options and the number of players.
Rules = Callable[[Options, int], Rulebook]


@dataclass(frozen=True)
class Variation:
    """A printed variation of a game: a name for a set of options."""

    name: str
    options: Options


@dataclass(frozen=True)
class Game:
    """A game before its players agree on options: its deck, its options, its rules and its variations."""

    id: str
    name: str
    seats: tuple[int, int]
    deck: Deck
    options: tuple[Option, ...]
    rules: Rules
    variations: tuple[Variation, ...] = ()
    traits: Traits = NO_TRAITS

    def agreed(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value: the chosen value or, if none was chosen, the default. Chosen values must be
        valid."""
        return {option.key: option.meant(chosen.get(option.key, option.default)) for option in self.options}

    def usual(self) -> Rulebook:
        """The rulebook with the default options."""
        return self.rules(self.agreed({}), self.seats[0])
