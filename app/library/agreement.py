"""Makes the agreement before a deal (a GameChoice) from tonight's table and the options of a game."""

from dataclasses import asdict, replace
from random import SystemRandom
from typing import Any

from app.base.settings import CHILD, NEAR, SeatSetting, Settings
from app.library.deal_codes import END_OF_SEEDS, FIRST_SEED
from app.library.house_book import HouseBook
from app.library.near import with_strengths
from app.library.people import Group, seated, wants_gentle_words
from app.library.seating import players_of
from app.library.tonight import AgreedOptions, HouseRules, Tonight, is_of_table
from app.library.usual_dictionary import words_of
from app.session.match.view_data import GameChoice, SeatChoice
from engine.core.patterns import Call
from engine.core.rulebook import Game
from engine.games import GAMES
from engine.players.near import AT_FIRST

_randrange = SystemRandom().randrange  # `secrets` has the same function, but loads 3 MB of OpenSSL
CLOCKS = ("seconds", "clock")
FIRST = "first"  # the option that names the player who begins


def new_seed() -> int:
    """A random seed for a new deal."""
    return _randrange(FIRST_SEED, END_OF_SEEDS)


def options_of(game: Game, rules: HouseRules, own: AgreedOptions, players: int) -> dict[str, Any]:
    """The options of a game for this many players that differ from the defaults: the game's own options, and those of
    tonight's table that the game has. Leaves out the option that names the player who begins if only one player plays,
    or if the named player sits out."""
    agreed = {
        option.key: getattr(rules, option.key) if is_of_table(option) else own.get(option.key, option.default)
        for option in game.options
    }
    first = agreed.get(FIRST)
    if players == 1 or (isinstance(first, str) and first.isdecimal() and int(first) > players):
        agreed.pop(FIRST, None)
    return {
        option.key: agreed[option.key]
        for option in game.options
        if option.key in agreed and agreed[option.key] != option.default and not option.fault(agreed[option.key])
    }


def choice_of(
    game: Game,
    table: Tonight,
    own: AgreedOptions,
    settings: Settings,
    seed: int | None = None,
    people: Group = (),
    turn: int = 0,
    *,
    alone: bool = False,
    book: HouseBook = (),
) -> GameChoice:
    """Returns the options, players and dictionary with which the game is dealt now.

    table: tonight's table.
    own: the options that belong to this game, not to the table.
    seed: the seed of the deal; None for a new one.
    turn, alone: see `players_of`.
    book: the house book.
    """
    rules = table.rules
    plays = players_of(table, game.seats, people, turn, alone=alone).plays
    seats = with_strengths(seated(people, [_choice_of_seat(seat) for seat in plays]), settings.near)
    words = words_of(settings, rules, book)
    dictionary = asdict(replace(words, children="yes") if wants_gentle_words(people, seats) else words)
    humans, calls = len([seat for seat in seats if seat.kind == "human"]), game.usual().plays.has(Call)
    return GameChoice(
        game.id,
        seats,
        options_of(game, rules, own, len(seats)),
        dictionary,
        new_seed() if seed is None else seed,
        practice=rules.practice and humans == 1 < len(seats) and not calls,
        agreed_hints=rules.hints and humans > 1 and not calls,
    )


def without_clocks(choice: GameChoice) -> GameChoice:
    """The agreement for calm play: without the time limits of the table. A time limit of the game itself stays."""
    own = {option.key for option in GAMES[choice.game].options if option.key in CLOCKS and option.default is None}
    return replace(choice, options={key: value for key, value in choice.options.items() if key not in own})


def _choice_of_seat(seat: SeatSetting) -> SeatChoice:
    stays_near = seat.kind == "computer" and seat.level == NEAR
    return SeatChoice(
        seat.name,
        seat.kind,
        seat.level,
        seat.temperament if seat.level != CHILD else "",
        seat.colour,
        seat.hints,
        seat.time / 100,
        AT_FIRST if stays_near else None,
        handicap=seat.handicap,
    )
