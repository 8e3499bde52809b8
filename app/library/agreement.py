"""Makes the agreement before a deal: turns the remembered settings of a game into the choice that deals it."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from random import SystemRandom

from app.base.settings import CHILD, MOST_NAMES, NEAR, SEAT_COLOURS, GameSetting, SeatSetting, Settings
from app.library.deal_codes import END_OF_SEEDS, FIRST_SEED
from app.library.near import with_strengths
from app.library.usual_dictionary import words_of
from app.library.usual_names import told_apart, usual_name
from app.session.match.view_data import GameChoice, SeatChoice
from engine.core.rulebook import Game
from engine.players.near import AT_FIRST
from engine.records.limits import readable

COMPUTERS = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
_randrange = SystemRandom().randrange  # `secrets` has the same one, but loads 3 MB of OpenSSL
FIRST = "first"  # the option that names the player who begins


def new_seed() -> int:
    """The seed of a new deal, by chance."""
    return _randrange(FIRST_SEED, END_OF_SEEDS)


def usual_seats(game: Game) -> tuple[SeatSetting, ...]:
    """The default seats: the player, and one computer if the game is for several."""
    count = max(game.seats[0], 2) if game.seats[1] > 1 else 1
    return tuple([usual_seat(number) for number in range(count)])


def usual_seat(number: int) -> SeatSetting:
    """The default for a seat: a person for the first, a computer for each other."""
    return SeatSetting("", "computer" if number else "human", colour=SEAT_COLOURS[number % len(SEAT_COLOURS)])


def usual_names(kinds: Sequence[str], settings: Settings) -> list[str]:
    """The names for players who have none: people as the settings name them, computers by their seat."""
    names, people = [], iter(settings.names)
    for number, kind in enumerate(kinds):
        if kind == "computer":
            names.append(COMPUTERS[number % len(COMPUTERS)])
            continue
        names.append(readable(next(people, "")) or usual_name(number))
    return names


def known_names(names: Sequence[str], seats: Sequence[SeatSetting]) -> tuple[str, ...]:
    """The names known after these people have sat down: a name given at a seat is known in every game."""
    found = list(names)
    people = [seat for seat in seats if seat.kind == "human"]
    for place, seat in enumerate(people):
        name = readable(seat.name)
        if name and name not in found:
            found += [usual_name(number) for number in range(len(found), place)]  # so that nobody else gets this name
            found.append(name)
    return tuple(found if len(found) <= MOST_NAMES else [*found[: MOST_NAMES - 1], found[-1]])


def for_one(setting: GameSetting) -> GameSetting:
    """The same game for one: with the first person who sat there, and without the option that names who begins."""
    people = [seat for seat in setting.seats if seat.kind == "human"]
    options = {key: value for key, value in setting.options.items() if key != FIRST}
    return replace(setting, seats=(*people, usual_seat(0))[:1], options=options)


def seats_of(game: Game, setting: GameSetting) -> tuple[SeatSetting, ...]:
    """The seats of this game as the player last left them. Hints were once agreed for the whole game; a seat without
    its own setting still follows that."""
    low, high = game.seats
    seats = setting.seats if low <= len(setting.seats) <= high else usual_seats(game)
    return tuple([replace(seat, hints=seat.hints or setting.hints) for seat in seats])


def choice_of(game: Game, setting: GameSetting, settings: Settings, seed: int | None = None) -> GameChoice:
    """The choice that deals this game now, without options that the game no longer knows."""
    known = {option.key: option for option in game.options}
    options = {key: value for key, value in setting.options.items() if key in known and not known[key].fault(value)}
    dictionary = asdict(words_of(settings, setting))
    seated = seats_of(game, setting)
    names = usual_names([seat.kind for seat in seated], settings)
    called = told_apart([readable(seat.name) or name for seat, name in zip(seated, names, strict=True)])
    seats = tuple(
        [
            SeatChoice(
                called[number],
                seat.kind,
                seat.level,
                seat.temperament if seat.level != CHILD else "",
                seat.colour or SEAT_COLOURS[number % len(SEAT_COLOURS)],
                seat.hints,
                seat.time / 100,
                AT_FIRST if seat.kind == "computer" and seat.level == NEAR else None,
            )
            for number, seat in enumerate(seated)
        ]
    )
    dealt = new_seed() if seed is None else seed
    seats = with_strengths(seats, settings.near)
    return GameChoice(game.id, seats, options, dictionary, dealt, setting.practice, agreed_hints=setting.agreed_hints)
