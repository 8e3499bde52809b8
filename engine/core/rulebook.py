"""A game is a value: the texts of its box, the options it can be played with, and the rulebook for each choice of
options."""

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
    """One thing that a table may agree on.

    kind: 'choice' (one of choices), 'flag' (yes or no), 'number' (from low to high; None too if nullable) or 'moves'
    (letters of EVERY_MOVE; those outside choices have no meaning in the game).
    printed: the moves of the printed rules, which None stands for.
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
        """Says whether the option can't have this value."""
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
        """The value as this game uses it: for example, permitting splits means nothing if only one word lies on the
        table."""
        if self.kind != "moves":
            return value
        return self.printed if value is None else "".join([letter for letter in value if letter in self.choices])


@dataclass(frozen=True)
class Setup:
    """A starting position; the deal decides all fields that are None."""

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
    """A word that a set-up lays out.

    slots: for each slot the cards from bottom to top.
    """

    slots: tuple[tuple[Named, ...], ...]
    seat: int | None = None
    pick: tuple[str, ...] = ()


Options = Mapping[str, Any]  # all options with the agreed values


LISTS = {"family": FAMILY_LIST, "standard": STANDARD_LIST, "large": LARGE_LIST}


@dataclass(frozen=True)
class SeatRules:
    """The handicaps of one seat.

    start: its points at the start.
    least: the fewest letters of a word it may lay; 0 if it has no limit of its own.
    words: the dictionary that judges its words. It lacks the words that are too short.
    named: the name of the list that judges its words, if that is its own.
    """

    start: int
    least: int
    words: Words
    named: str = ""

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """The handicaps of this seat as everybody may know them."""
        start, least = Number(HEAD_START, self.start, on_seat(seat)), Number(LONGER_WORDS, self.least, on_seat(seat))
        named = marks(LISTS[self.named], [seat]) if self.named else ()
        return (*[fact for fact in (start, least) if fact.number], *named)


@dataclass(frozen=True)
class House:
    """The game as agreed at this table.

    options: every option of the game with its value.
    words: the dictionary of the table, or of the seat that the house was asked for with `at`.
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
        """The house as it judges this seat: its `words` are the words of the seat."""
        words = self.seats[seat].words if self.seats else self.words
        return self if words is self.words else replace(self, words=words)

    def is_word(self, word: str, seat: int) -> bool:
        """Whether the game accepts the word from this seat."""
        return self.book.is_word(self.at(seat), word)

    def words_with(self, word: str) -> Words:
        """The dictionary of the table or, if only a seat's own list has this word, that list."""
        lists = (self.words, *[rules.words for rules in self.seats])
        return next((words for words in lists if words.has(word)), self.words)

    def is_word_of_others(self, word: str) -> bool:
        """Whether a word that one seat may not lay is in a list of others at this table."""
        return bool(self.seats) and self.words_with(word).has(word)

    def least(self, seat: int) -> int:
        """The fewest letters of a word that this seat may lay, beside the rules of the game."""
        return self.seats[seat].least if self.seats else 0

    def reach(self, verb: str, state: State, seat: int) -> Iterator[Act]:
        """The acts of this verb that are worth asking the oracle about."""
        return self.book.reach[verb](self.at(seat), state, seat)

    def likely(self, verb: str, state: State, seat: int) -> Iterator[Act]:
        """The acts of this verb that a computer player considers, if its best acts come late in the reach."""
        return self.book.likely[verb](self.at(seat), state, seat)

    @property
    def handicaps(self) -> tuple[Fact, ...]:
        """The handicaps of all seats."""
        return tuple([fact for seat, rules in enumerate(self.seats) for fact in rules.facts(seat)])

    def with_words(self, change: Callable[[Words], Words]) -> "House":
        """The same table with the dictionary changed in the same way for everybody."""
        seats = tuple([replace(rules, words=change(rules.words)) for rules in self.seats])
        return replace(self, words=change(self.words), seats=seats)

    @property
    def looks_words_up(self) -> bool:
        """Whether words are looked up at once, and not only after a challenge, or never."""
        return self.options["words"] in ("checked", "strict")

    @property
    def words_are_challenged(self) -> bool:
        return bool(self.options["words"] == "challenge")

    def facts(self, state: State) -> PublicFacts:
        """The facts that everybody may know: those of the game's notes, the handicaps, and those that announce the
        end."""
        known = self.book.facts(state)
        announced = () if state.over else self.book.announced(self, state)
        return replace(known, facts=tuple(dict.fromkeys((*known.facts, *self.handicaps, *announced))))


class Turn(Happenings):
    """One move while it is judged by the rules of a house.

    claims: the letters that the move claims to be words.
    """

    def __init__(self, house: House, state: State, seat: int) -> None:
        super().__init__(house.game.deck, state, seat)
        self.house = house.at(seat)
        self.claims: tuple[str, ...] = ()

    def option(self, key: str) -> Any:
        return self.house.options[key]

    def claim(self, words: Iterable[str]) -> None:
        """Claims that these are words; the table's agreement decides how that is checked."""
        self.claims += tuple(words)
        self.words = self.claims


PLACES = frozenset({"deck", "dead", "row", "won", "turned", "committed"})
USUAL_PLACES = frozenset({"deck", "dead"})

Handler = Callable[[Turn, Any], str]
Reach = Callable[[House, State, int], Iterator[Act]]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game; each part is a function of the table.

    deal: the table before the first turn.
    begin: the first events at that table.
    verbs: the verbs the seat may use now, in the order of the rules (every seat may resign, challenge and accept).
    handlers: for each verb, the function that carries it out and returns an outcome (see engine/parts/flow/usual.py).
    after: the consequences of an outcome: the game's triggers, refill, end of round, end of game, next turn.
    actors: the seats that may act now.
    asker: the seat that acts if the move names none.
    asides: the verbs of a seat that need not act.
    only_aside: verbs that no turn ever asks for.
    missed: the outcome of a wrong word if it costs the turn.
    resigned: the consequences when a seat resigns.
    challenge_failed: makes the challenger pay.
    undone: the consequences after a challenge took a play back.
    is_word: says whether this game accepts the word.
    extras: additions to a report of the state.
    must: faces that the next word must use, beside a turned card.
    facts: the parts of its notes that everybody may know; all other rooms read these, never the notes.
    announced: the facts that announce the end, once it is near.
    most_traded: the most cards in one trade.
    patience: a standstill is declared after this many times the agreed rounds; 0 means never in this game. A match asks
    the game on the table.
    close: settles the game and names the winners when it ends for a reason.
    plays: the patterns of its plays (engine/core/patterns.py).
    places: those of PLACES that this game uses besides hands, words and piles.
    leaves: says whether a word can leave the table with the play that made it.
    owns: says whether a table word belongs to the seat that made it, so that each seat has words of its own.
    reach: for each verb that names words or cards, the acts worth asking the oracle about, the better ones first as far
    as that is cheap; it holds every legal act made of words of the dictionary.
    likely: if the best acts come late in the reach of a verb, these acts; a computer player then considers no others.
    worth: the points of a word by itself, part by part, if they are not the sum of the visible values.
    counts: the unit of a score: 'points', 'cards', 'tricks', or 'cards-left', which count against a player; 'nothing'
    if the last one in wins, or if one player alone tries to keep few cards.
    result: the result for a player who plays alone; None if several play.
    aim: the way to win, if the highest score does not: 'all-cards' used up, alone; the 'last-one-in'; an 'empty-hand';
    the whole 'row' used first; or the highest number of 'rounds' won, of cards in the player's 'own-words', of 'games'
    won.
    """

    deal: Callable[[House], State]
    begin: Callable[[Turn], None]
    verbs: Callable[[House, State, int], tuple[str, ...]]
    handlers: Mapping[str, Handler]
    after: Callable[[Turn, str], None]
    actors: Callable[[State], tuple[int, ...]]
    missed: Handler
    resigned: Callable[[Turn, int], None]
    close: Callable[[Turn, str], None]
    reach: Mapping[str, Reach]
    asker: Callable[[State, str], int | None]
    asides: Callable[[House, State, int], tuple[str, ...]]
    challenge_failed: Callable[[Turn], None]
    undone: Callable[[Turn], None]
    is_word: Callable[[House, str], bool]
    extras: Callable[[State], Mapping[str, Any]]
    plays: Plays
    only_aside: frozenset[str] = frozenset()
    places: frozenset[str] = USUAL_PLACES
    leaves: bool = False
    owns: bool = False
    likely: Mapping[str, Reach] = field(default_factory=dict)
    must: Callable[[State], tuple[str, ...]] = lambda state: ()
    facts: Callable[[State], PublicFacts] = lambda state: NO_FACTS
    announced: Callable[["House", State], tuple[Fact, ...]] = lambda house, state: ()
    most_traded: int = 5
    counts: str = "points"
    worth: Callable[[Word], tuple[Sum, ...]] | None = None
    result: Callable[[State], int] | None = None
    aim: str = ""
    patience: Callable[[State], int] = lambda state: 0

    @property
    def has_points_at_start(self) -> bool:
        """Whether players can have points at the start: the score is points, and not the games won in a match."""
        return self.counts == "points" and self.aim != "games"

    @property
    def has_shortest_words(self) -> bool:
        """Whether players can agree on longer words for one of them."""
        return not self.plays.sets_lengths

    def counts_in(self, state: State) -> str:
        """The unit of the scores in the game on the table."""
        return self.facts(state).counts or self.counts

    def worth_of(self, word: Word) -> int:
        """The number beside a word: 0 if the game scores no points."""
        if self.counts != "points":
            return 0
        return word.value if self.worth is None else sum([part.points for part in self.worth(word)])


Rules = Callable[[Options, int], Rulebook]  # from the agreed options and the number of players


@dataclass(frozen=True)
class Variation:
    """A printed variation: a name for a set of options."""

    name: str
    options: Options


@dataclass(frozen=True)
class Game:
    """A game as it stands on its box."""

    id: str
    name: str
    seats: tuple[int, int]
    deck: Deck
    options: tuple[Option, ...]
    rules: Rules
    variations: tuple[Variation, ...] = ()
    traits: Traits = NO_TRAITS

    def agreed(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, the chosen ones included. Their values must be valid."""
        return {option.key: option.meant(chosen.get(option.key, option.default)) for option in self.options}

    def usual(self) -> Rulebook:
        """The rulebook with the default options."""
        return self.rules(self.agreed({}), self.seats[0])
