"""Keeps tonight's table: the players and their order, the computer players among them, and the house rules.

The table stays for every game until a player changes it. A game with fewer places seats the people who play next, and a
game that needs another player gets a computer.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from app.base.from_json import fitted, what_fits
from app.base.settings import (
    CHILDREN,
    DICTIONARY,
    OFFENSIVE,
    PACES,
    SEAT_COLOURS,
    SPELLING,
    SeatSetting,
    Settings,
    seat_within_bounds,
)
from app.library.kept_file import KeptFile

if TYPE_CHECKING:
    from engine.core.rulebook import Option

VERSION: Literal[1] = 1
MOST = 8  # the most seats, because no game has more
CHECKS = ("checked", "strict", "challenge", "trust")  # the values of the option about word checking

OF_THE_TABLE = ("words", "seconds", "clock", "increment")  # options of games that the table agrees on for all games

AgreedOptions = Mapping[str, str | int | bool | None]


def _one_of(default: str, *others: str) -> Any:
    values = (default, *others)
    return field(default=default, metadata={"allows": lambda value: value in values})


def _within(low: int, high: int, default: int | None = None) -> Any:
    return field(default=default, metadata={"allows": lambda value: value is None or low <= value <= high})


@dataclass(frozen=True)
class HouseRules:
    """The rules of the table, for every game in which they have an effect.

    words: the way in which words are checked.
    dictionary, spelling, offensive, children: "" to follow the settings.
    seconds, clock, increment: the time for a turn, the minutes of a player's own clock, and the time that a turn adds
    to this clock. A game that is always timed keeps its own time for a turn.
    hints: whether several people agree on hints; one person needs no agreement.
    practice: whether Undo may take back computers' answers.
    pace: the speed of computer players; "" to follow the settings.
    places: whether the plates of people at the same screen move with the turn or keep their places.
    begins: the player who begins after the first game of an evening: a player drawn, or the next player round the
    table.
    counted: the way to count an evening, by wins or by place.
    """

    words: str = _one_of(*CHECKS)
    dictionary: str = DICTIONARY.for_one_game().with_default("")
    spelling: str = SPELLING.for_one_game().with_default("")
    offensive: str = OFFENSIVE.for_one_game().with_default("")
    children: str = CHILDREN.for_one_game().with_default("")
    seconds: int | None = _within(1, 3600)
    clock: int | None = _within(1, 120)
    increment: int = _within(0, 300, 0)
    hints: bool = False
    practice: bool = False
    pace: str = _one_of("", *PACES)
    places: str = _one_of("turn", "still")
    begins: str = _one_of("drawn", "round")
    counted: str = _one_of("wins", "place")


@dataclass(frozen=True)
class Tonight:
    """Tonight's table.

    seats: the seats; empty for the default, the player and a computer.
    """

    seats: tuple[SeatSetting, ...] = ()
    rules: HouseRules = HouseRules()

    @property
    def sitting(self) -> tuple[SeatSetting, ...]:
        return self.seats or (usual_seat(0), usual_seat(1))


@dataclass(frozen=True)
class TonightForm:
    """The format of the file."""

    version: Literal[1]
    seats: tuple[SeatSetting, ...]
    rules: HouseRules


class TonightFile(KeptFile[Tonight]):
    """Reads and writes tonight's table."""

    NAME = "tonight"

    @staticmethod
    def none() -> Tonight:
        return Tonight()

    def checked(self, data: Any) -> Tonight:
        return checked(data)

    def form(self, content: Tonight) -> dict[str, Any]:
        return asdict(TonightForm(VERSION, content.seats, content.rules))

    @property
    def fault(self) -> str:
        return "tonight-not-saved" if self._file.unread else super().fault

    @property
    def table(self) -> Tonight:
        """The table, with the changes that another window has made meanwhile."""
        return self.content


def checked(data: Any) -> Tonight:
    """The table in this data; raises ValueError if it is not valid."""
    form = fitted(TonightForm, data)
    colours = {seat.colour for seat in form.seats} - {"", *SEAT_COLOURS}
    if len(form.seats) > MOST or colours:
        raise ValueError("no table")
    return Tonight(tuple(map(seat_within_bounds, form.seats)), form.rules)


def is_of_table(option: "Option") -> bool:
    """Whether the table agrees on this option for all games. A game that is always timed has its own time for a
    turn."""
    return option.key in OF_THE_TABLE and option.default == getattr(HouseRules(), option.key)


def usual_seat(number: int) -> SeatSetting:
    """The default for a seat: a person for the first seat, a computer for each other seat."""
    return SeatSetting("", "computer" if number else "human", colour=SEAT_COLOURS[number % len(SEAT_COLOURS)])


def without_list(table: Tonight, key: str) -> Tonight:
    """The table without the word list of this key."""
    if table.rules.dictionary != key:
        return table
    return replace(table, rules=replace(table.rules, dictionary=""))


# ---- older settings


def taken_over(table: Tonight, settings: Settings) -> Tonight:
    """The table with the seats and the rules of the game dealt last, from older settings that had them for each
    game."""
    last = next((game for game in (*settings.recent, *reversed(settings.games)) if game in settings.games), None)
    if last is None:
        return table
    old = settings.games[last]
    seats = tuple([replace(seat, hints=seat.hints or old.hints) for seat in old.seats[:MOST]])
    rules = {key: getattr(old, key) for key in ("dictionary", "spelling", "offensive", "children", "practice")}
    rules |= {"hints": old.agreed_hints} | {key: old.options[key] for key in _shared(last) if key in old.options}
    return replace(table, seats=seats or table.seats, rules=what_fits(HouseRules, rules)[0])


def _shared(game: str) -> tuple[str, ...]:
    """The options of this game that now belong to the table."""
    from engine.games import GAMES

    return tuple([option.key for option in GAMES[game].options if is_of_table(option)]) if game in GAMES else ()


def own_options(settings: Settings) -> dict[str, dict[str, str | int | bool | None]]:
    """The options that belong to each game alone, with those of older settings."""
    old = {
        game: {key: value for key, value in setting.options.items() if key not in _shared(game)}
        for game, setting in settings.games.items()
    }
    return {**settings.options, **old}
