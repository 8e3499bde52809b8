"""Makes the agreement before a deal: turns the remembered settings of a game into the choice that deals it."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from random import SystemRandom

from app.base.settings import CHILD, NEAR, SEAT_COLOURS, GameSetting, SeatSetting, Settings
from app.library.deal_codes import END_OF_SEEDS, FIRST_SEED
from app.library.near import with_strengths
from app.library.people import Group, named, names_of, wants_gentle_words
from app.library.usual_dictionary import words_of
from app.library.usual_names import made_distinct, usual_name
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


def usual_names(kinds: Sequence[str], people: Group) -> list[str]:
    """The names for players who have none: people as they are known here, computers by their seat."""
    names, known = [], iter(names_of(people))
    for number, kind in enumerate(kinds):
        if kind == "computer":
            names.append(COMPUTERS[number % len(COMPUTERS)])
            continue
        names.append(readable(next(known, "")) or usual_name(number))
    return names


def called(seats: Sequence[SeatSetting], people: Group) -> list[str]:
    """The names of the players at these seats, no two alike."""
    usual = usual_names([seat.kind for seat in seats], people)
    return made_distinct([readable(seat.name) or name for seat, name in zip(seats, usual, strict=True)])


def as_people_are(seats: Sequence[SeatSetting], people: Group) -> tuple[SeatSetting, ...]:
    """The seats with the colours and the time of the people who sit there. Another player who has such a colour gets
    the first free one."""
    sitting = [
        named(people, name) if seat.kind == "human" else None
        for seat, name in zip(seats, called(seats, people), strict=True)
    ]
    taken = {person.colour for person in sitting if person is not None}
    spare = iter([colour for colour in SEAT_COLOURS if colour not in {*taken, *[seat.colour for seat in seats]}])
    found = []
    for number, (seat, person) in enumerate(zip(seats, sitting, strict=True)):
        colour = seat.colour or SEAT_COLOURS[number % len(SEAT_COLOURS)]
        if person is not None:
            found.append(replace(seat, colour=person.colour or colour, time=person.time))
        else:
            found.append(replace(seat, colour=next(spare, colour) if colour in taken else colour))
    return tuple(found)


def renamed(setting: GameSetting, old: str, new: str) -> GameSetting:
    """The setting after the person of this old name was given a new one."""
    seats = [replace(seat, name=new) if _sits(seat, old) else seat for seat in setting.seats]
    return replace(setting, seats=tuple(seats))


def _sits(seat: SeatSetting, name: str) -> bool:
    return seat.kind == "human" and seat.name.casefold() == name.casefold()


def for_one(setting: GameSetting) -> GameSetting:
    """The same game for one: with the first person who sat there, and without the option that names who begins."""
    people = [seat for seat in setting.seats if seat.kind == "human"]
    options = {key: value for key, value in setting.options.items() if key != FIRST}
    return replace(setting, seats=(*people, usual_seat(0))[:1], options=options)


def seats_of(game: Game, setting: GameSetting, people: Group) -> tuple[SeatSetting, ...]:
    """The seats of this game as the player last left them, for the people as they are now. Hints were once agreed for
    the whole game; a seat without its own setting still follows that."""
    low, high = game.seats
    seats = setting.seats if low <= len(setting.seats) <= high else usual_seats(game)
    return as_people_are([replace(seat, hints=seat.hints or setting.hints) for seat in seats], people)


def choice_of(
    game: Game, setting: GameSetting, settings: Settings, seed: int | None = None, people: Group = ()
) -> GameChoice:
    """The choice that deals this game now, without options that the game no longer knows."""
    known = {option.key: option for option in game.options}
    options = {key: value for key, value in setting.options.items() if key in known and not known[key].fault(value)}
    words = words_of(settings, setting)
    seated = seats_of(game, setting, people)
    names = called(seated, people)
    seats = tuple([_choice_of_seat(seat, name) for seat, name in zip(seated, names, strict=True)])
    dealt = new_seed() if seed is None else seed
    seats = with_strengths(seats, settings.near)
    dictionary = asdict(replace(words, children="yes") if wants_gentle_words(people, seats) else words)
    return GameChoice(game.id, seats, options, dictionary, dealt, setting.practice, agreed_hints=setting.agreed_hints)


def _choice_of_seat(seat: SeatSetting, name: str) -> SeatChoice:
    stays_near = seat.kind == "computer" and seat.level == NEAR
    return SeatChoice(
        name,
        seat.kind,
        seat.level,
        seat.temperament if seat.level != CHILD else "",
        seat.colour,
        seat.hints,
        seat.time / 100,
        AT_FIRST if stays_near else None,
        handicap=seat.handicap,
    )
