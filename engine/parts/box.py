"""The box of a game: the options that every table may agree on, those that several games share, and the box of a game
with letter cards, as nearly all games have."""

from collections.abc import Mapping

from engine.core.cards import LETTER_DECK
from engine.core.moves import EVERY_MOVE
from engine.core.player_hints import LONG, NO_TRAITS, Traits, Weights
from engine.core.rulebook import Game, Option, Options, Rules, Variation
from engine.parts.flow.trade import OUR_TRADE, trade_is_ours

__all__ = ["LONG", "OUR_TRADE", "Option", "Options", "Traits", "Weights", "trade_is_ours"]  # used by sheets

WORDS = Option("words", "choice", "checked", ("checked", "strict", "challenge", "trust"))
STALL = Option("stall", "number", 5, low=1, high=99, nullable=True)


def seconds(default: int | None = None) -> Option:
    return Option("seconds", "number", default, low=1, high=3600, nullable=True)


# The game's own clock: minutes that each player has for all turns together, and seconds that every turn adds.
CLOCK = Option("clock", "number", None, low=1, high=120, nullable=True)
INCREMENT = Option("increment", "number", 0, low=0, high=300)


def clocks(turn: int | None = None) -> tuple[Option, ...]:
    """The options for clocks.

    turn: the usual seconds for a turn.
    """
    return (seconds(turn), CLOCK, INCREMENT)


def first(players: int) -> Option:
    """The option who begins: the card drawn closest to A, a random seat, or a seat by number."""
    seats = tuple([str(number) for number in range(1, players + 1)])
    return Option("first", "choice", "drawn", ("drawn", "random", *seats))


def common(players: int, *own: Option, clock: int | None = None) -> tuple[Option, ...]:
    """The options of every game for up to this many players, with its own clocks."""
    return (WORDS, *clocks(clock), first(players), STALL, *own)


ONE_WORD = "AOGD"  # a single word on the table can't be split


def permitting(printed: str, *, among: str = EVERY_MOVE) -> Option:
    """The option for the moves that change words: the printed ones, or the table's choice of those that mean something
    here.

    A add, O overlay, G give and take, S split, D duplicate.
    """
    return Option("moves", "moves", None, tuple(among), nullable=True, printed=printed)


def permitted(options: Options) -> frozenset[str]:
    """The moves this table permits."""
    return frozenset(options["moves"])


STUCK = Option("stuck", "choice", "shuffle", ("shuffle", "dead"))
END = Option("end", "choice", "exhaustion", ("exhaustion", "first-out"))
ONCE_OR_ALWAYS = Option("again", "choice", "once", ("once", "always"))  # how often does a repeated word score?
SCORED_OR_KNOCKOUT = Option("mode", "choice", "scored", ("scored", "knockout"))


def trades(default: int) -> Option:
    """The option how often a player alone may trade cards once a word lies."""
    return Option("trades", "number", default, low=0, high=50)


# ---- the box


def letter_game(
    id: str,
    name: str,
    seats: tuple[int, int],
    rules: Rules,
    own: tuple[Option, ...] = (),
    variations: Mapping[str, Options] = {},
    traits: Traits = NO_TRAITS,
) -> Game:
    """A game with letter cards.

    own: its options besides the common ones.
    variations: the options that each printed name stands for.
    """
    named = tuple([Variation(*entry) for entry in variations.items()])
    return Game(id, name, seats, LETTER_DECK, common(seats[1], *own), rules, named, traits)
