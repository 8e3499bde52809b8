"""What is agreed before a deal: from what is remembered of a game to the choice that deals it."""

from secrets import randbelow
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.session.lines import GameChoice, SeatChoice
from app.settings import SEAT_COLOURS, GameSetting, SeatSetting, Settings
from engine.core.rulebook import Game

COMPUTERS = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
LARGEST_CODE = 1_000_000


def usual_seats(game: Game, settings: Settings) -> tuple[SeatSetting, ...]:
    """Who sits down when nobody has said: the player, against one computer where the game is for several."""
    count = max(game.seats[0], 2) if game.seats[1] > 1 else 1
    return tuple([usual_seat(number, settings) for number in range(count)])


def usual_seat(number: int, settings: Settings) -> SeatSetting:
    colour = SEAT_COLOURS[number % len(SEAT_COLOURS)]
    if number == 0:
        you = settings.names[0] if settings.names else QCoreApplication.translate("Players", "You")
        return SeatSetting(you, "human", colour=colour)
    return SeatSetting(COMPUTERS[number % len(COMPUTERS)], "computer", colour=colour)


def seats_of(game: Game, setting: GameSetting, settings: Settings) -> tuple[SeatSetting, ...]:
    low, high = game.seats
    return setting.seats if low <= len(setting.seats) <= high else usual_seats(game, settings)


def choice_of(game: Game, setting: GameSetting, settings: Settings, seed: int | None = None) -> GameChoice:
    """What deals this game now. An option that the game does not know any more is left out."""
    known = {option.key: option for option in game.options}
    options = {key: value for key, value in setting.options.items() if key in known and not known[key].fault(value)}
    dictionary: dict[str, Any] = {"name": setting.dictionary, "spelling": setting.spelling}
    dictionary |= {"offensive": setting.offensive} if setting.offensive else {}
    dictionary |= {"allow": settings.allow, "ban": settings.ban}
    seats = tuple(
        [
            SeatChoice(
                seat.name.strip() or str(number + 1),
                seat.kind,
                seat.level,
                seat.temperament,
                seat.colour or SEAT_COLOURS[number % len(SEAT_COLOURS)],
            )
            for number, seat in enumerate(seats_of(game, setting, settings))
        ]
    )
    return GameChoice(game.id, seats, options, dictionary, randbelow(LARGEST_CODE) if seed is None else seed)
