"""The options that all games or several games have, and the box (the object that describes the game) of a game with
letter cards. Rule sheets use this module."""

from collections.abc import Mapping

from engine.core.cards import LETTER_DECK
from engine.core.moves import EVERY_MOVE
from engine.core.player_hints import LONG, NO_TRAITS, Traits, Weights
from engine.core.rulebook import Game, Option, Options, Rules, Variation
from engine.parts.flow.trade import OUR_TRADE, trade_is_optional

# Rule sheets import these names from here.
__all__ = ["LONG", "OUR_TRADE", "Option", "Options", "Traits", "Weights", "trade_is_optional"]

WORDS = Option("words", "choice", "checked", ("checked", "strict", "challenge", "trust"))
STALL = Option("stall", "number", 5, low=1, high=99, nullable=True)


def seconds(default: int | None = None) -> Option:
    return Option("seconds", "number", default, low=1, high=3600, nullable=True)


# Time limits for a whole game. CLOCK: the number of minutes that each player has for all turns together. INCREMENT: the
# number of seconds added to the player's time in every turn.
CLOCK = Option("clock", "number", None, low=1, high=120, nullable=True)
INCREMENT = Option("increment", "number", 0, low=0, high=300)


def clocks(turn: int | None = None) -> tuple[Option, ...]:
    """The options that limit a player's time.

    turn: the default number of seconds for a turn.
    """
    return (seconds(turn), CLOCK, INCREMENT)


def first(players: int) -> Option:
    """The option that decides who begins: the player who draws the card nearest to A in the alphabet, a random seat, or
    a seat given by its number."""
    seats = tuple([str(number) for number in range(1, players + 1)])
    return Option("first", "choice", "drawn", ("drawn", "random", *seats))


def common(players: int, *own: Option, clock: int | None = None) -> tuple[Option, ...]:
    """The options that every game has, for up to `players` players, followed by the special options of this game
    (`own`)."""
    return (WORDS, *clocks(clock), first(players), STALL, *own)


ONE_WORD = "AOGD"  # every move but the split: the moves that are possible if only one word is on the table


def permitting(printed: str, *, among: str = EVERY_MOVE) -> Option:
    """The option for the permitted moves: the ways to change a word. Its default is the moves of the printed rules.

    The moves are letters: A add, O overlay, G give and take, S split, D duplicate.
    among: the moves that are possible in this game.
    """
    return Option("moves", "moves", None, tuple(among), nullable=True, printed=printed)


def permitted(options: Options) -> frozenset[str]:
    """The moves that the options of this game permit."""
    return frozenset(options["moves"])


STUCK = Option("stuck", "choice", "shuffle", ("shuffle", "dead"))
END = Option("end", "choice", "exhaustion", ("exhaustion", "first-out"))
# Whether a word that was on the table before can score again.
ONCE_OR_ALWAYS = Option("again", "choice", "once", ("once", "always"))
SCORED_OR_KNOCKOUT = Option("mode", "choice", "scored", ("scored", "knockout"))


def trades(default: int) -> Option:
    """The option for the number of trades that a solo player may make after the first word."""
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
    """Returns the box of a game with letter cards.

    own: the game's special options, which are added to the common ones.
    variations: maps the name of each printed variation to its options.
    """
    named = tuple([Variation(*entry) for entry in variations.items()])
    return Game(id, name, seats, LETTER_DECK, common(seats[1], *own), rules, named, traits)
