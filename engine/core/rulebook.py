"""A game is a value: what is on its box, the options it can be played with, and the rulebook they lead to."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.cards import Deck, Named
from engine.core.events import Sum
from engine.core.happenings import Happenings
from engine.core.lookup import Words
from engine.core.moves import EVERY_MOVE, Act
from engine.core.patterns import Plays
from engine.core.player_hints import NO_TRAITS, Traits
from engine.core.public_facts import NO_FACTS, PublicFacts
from engine.core.state import State
from engine.core.words import Word


@dataclass(frozen=True)
class Option:
    """One thing a table may agree on.

    kind: 'choice' (one of choices), 'flag' (yes or no), 'number' (from low to high; None too where nullable) or
    'moves' (letters of EVERY_MOVE; those outside choices have no meaning in the game).
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
        """Is this no value for the option?"""
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
        """The value as this game can use it: where one word lies, a permitted split says nothing."""
        if self.kind != "moves":
            return value
        return self.printed if value is None else "".join([letter for letter in value if letter in self.choices])


@dataclass(frozen=True)
class Setup:
    """A position to begin from; None leaves the thing to the deal."""

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
    """A word a set-up lays out. slots: per slot the cards from bottom to top."""

    slots: tuple[tuple[Named, ...], ...]
    seat: int | None = None
    pick: tuple[str, ...] = ()


Options = Mapping[str, Any]  # options with the values that were agreed


@dataclass(frozen=True)
class House:
    """The game as agreed at this table. options: every option of the game with its value."""

    game: "Game"
    book: "Rulebook"
    options: Options
    words: Words
    players: int
    seed: int = 0
    setup: Setup | None = None

    @property
    def looks_words_up(self) -> bool:
        """Immediately, that is; otherwise only when somebody challenges a word, or never."""
        return self.options["words"] in ("checked", "strict")

    @property
    def words_are_challenged(self) -> bool:
        return bool(self.options["words"] == "challenge")


class Turn(Happenings):
    """One judged move by the rules of a house.

    claims: the words that must be words.
    """

    def __init__(self, house: House, state: State, seat: int) -> None:
        super().__init__(house.game.deck, state, seat)
        self.house = house
        self.claims: tuple[str, ...] = ()

    def option(self, key: str) -> Any:
        return self.house.options[key]

    def claim(self, words: Iterable[str]) -> None:
        """Say that these are words; how that is judged is the table's agreement."""
        self.claims += tuple(words)
        self.words = self.claims


PLACES = frozenset({"deck", "dead", "row", "won", "turned", "committed"})
USUAL_PLACES = frozenset({"deck", "dead"})

Handler = Callable[[Turn, Any], str]
Reach = Callable[[House, State, int], Iterator[Act]]


@dataclass(frozen=True)
class Rulebook:
    """How a game goes, each part a function of the table.

    deal: the table before the first turn.  begin: what happens first of all at it.
    verbs: what the seat may say now, in the order of the rules (resign, challenge and accept are everybody's).
    handlers: what each verb does; the answer is an outcome (see engine/parts/flow/usual.py).
    after: what follows an outcome: the game's triggers, refill, end of round, end of game, next turn.
    actors: the seats that may act now.  asker: who speaks when nobody is named.
    asides: what a seat may say though it need not act.  only_aside: verbs that nobody's turn ever asks for.
    missed: the outcome of a strict miss.  resigned: what follows when a seat resigns.
    challenge_failed: its challenger pays.  undone: a challenge was right, the play is taken back.
    is_word: does this game admit the word?  extras: what a report of the state shows besides.
    must: faces that the next word must use, beside a turned card.
    facts: what everybody may know of its notes; who is no part of the game reads these, never the notes.
    patience: a standstill is declared after this many times the rounds that were agreed; 0: in this game never. A
    match asks the game on the table.
    close: how the game is settled and who wins when it ends for a reason.
    plays: what a play is made of (engine/core/patterns.py).
    places: where cards may come to lie besides hands, words and piles: of PLACES those that this game knows.
    leaves: can a word leave the table with the same play that made it?
    owns: does a word on the table belong to the seat that made it, so that each seat has words of its own?
    reach: for each verb that names words or cards, the acts worth asking the oracle about, the better ones first as
    far as that is cheap; every legal act that is made of words of the dictionary is among them.
    likely: where the best acts stand far back in the reach of a verb, these acts; if there are any, a computer player
    thinks of no others.
    worth: what a word scores by itself, part by part, where that is not the sum of the values that show.
    counts: what a score is a number of: 'points', 'cards', 'tricks', or 'cards-left', which count against a player;
    'nothing' where the last one in wins, or where one plays alone for the fewest cards left.
    result: what the end says to one who plays alone; None where several play.
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
    counts: str = "points"
    worth: Callable[[Word], tuple[Sum, ...]] | None = None
    result: Callable[[State], int] | None = None
    patience: Callable[[State], int] = lambda state: 0

    def counts_in(self, state: State) -> str:
        """The unit of the scores in the game on the table."""
        return self.facts(state).counts or self.counts

    def worth_of(self, word: Word) -> int:
        """The number beside a word: 0 if no points are scored."""
        if self.counts != "points":
            return 0
        return word.value if self.worth is None else sum([part.points for part in self.worth(word)])


Rules = Callable[[Options, int], Rulebook]  # what was agreed, and by how many


@dataclass(frozen=True)
class Variation:
    """A printed variation: a name for a set of options."""

    name: str
    options: Options


@dataclass(frozen=True)
class Game:
    """What is on the box."""

    id: str
    name: str
    seats: tuple[int, int]
    deck: Deck
    options: tuple[Option, ...]
    rules: Rules
    variations: tuple[Variation, ...] = ()
    traits: Traits = NO_TRAITS

    def agreed(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value. The chosen ones must be faultless."""
        return {option.key: option.meant(chosen.get(option.key, option.default)) for option in self.options}

    def usual(self) -> Rulebook:
        """The rulebook with the default options."""
        return self.rules(self.agreed({}), self.seats[0])
