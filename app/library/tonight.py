"""Keeps tonight's table: the players and their order, the computer players among them, and the house rules.

The table stays for every game until a player changes it. If a game has fewer places than the table has players, some
players sit out; if it needs more players, computers join.
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
MOST = 8  # the maximum number of seats, because no game has more
CHECKS = ("checked", "strict", "challenge", "trust")  # the values of the option "words"

OF_THE_TABLE = ("words", "seconds", "clock", "increment")  # options of games that the table decides for all games

AgreedOptions = Mapping[str, str | int | bool | None]


def _one_of(default: str, *others: str) -> Any:
    values = (default, *others)
    return field(default=default, metadata={"allows": lambda value: value in values})


def _within(low: int, high: int, default: int | None = None) -> Any:
    return field(default=default, metadata={"allows": lambda value: value is None or low <= value <= high})


@dataclass(frozen=True)
class HouseRules:
    """The rules of tonight's table, for every game in which they have an effect."""

    words: str = _one_of(*CHECKS)  # how words are checked, one of CHECKS
    # dictionary, spelling, offensive, children: see Settings; "" to follow the settings
    dictionary: str = DICTIONARY.for_one_game().with_default("")
    spelling: str = SPELLING.for_one_game().with_default("")
    offensive: str = OFFENSIVE.for_one_game().with_default("")
    children: str = CHILDREN.for_one_game().with_default("")
    seconds: int | None = _within(1, 3600)  # the seconds for a turn; a game that is always timed has its own limit
    clock: int | None = _within(1, 120)  # the minutes of each player's clock for a game
    increment: int = _within(0, 300, 0)  # the seconds that each turn adds to a player's clock for a game
    hints: bool = False  # whether several people agree on hints; one person needs no agreement
    practice: bool = False  # whether Undo may also take back the computer players' replies
    pace: str = _one_of("", *PACES)  # the speed of computer players; "" to follow the settings
    # whether the name plates of people at the same screen move with the turn or keep their places
    places: str = _one_of("turn", "still")
    # who begins the later games of an evening: a player drawn by chance, or the next player round the table
    begins: str = _one_of("drawn", "round")
    counted: str = _one_of("wins", "place")  # how an evening is counted, by wins or by places


@dataclass(frozen=True)
class Tonight:
    """Tonight's table: its players, and its house rules.

    seats: the players; empty for the default, a person and a computer.
    """

    seats: tuple[SeatSetting, ...] = ()
    rules: HouseRules = HouseRules()

    @property
    def sitting(self) -> tuple[SeatSetting, ...]:
        return self.seats or (usual_seat(0), usual_seat(1))


@dataclass(frozen=True)
class TonightForm:
    """The format of the file with tonight's table."""

    version: Literal[1]
    seats: tuple[SeatSetting, ...]
    rules: HouseRules


class TonightFile(KeptFile[Tonight]):
    """Reads and writes the file with tonight's table."""

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
        """The table, including changes that another window has made."""
        return self.content


def checked(data: Any) -> Tonight:
    """The table in this data; raises ValueError if the data is not valid."""
    form = fitted(TonightForm, data)
    colours = {seat.colour for seat in form.seats} - {"", *SEAT_COLOURS}
    if len(form.seats) > MOST or colours:
        raise ValueError("no table")
    return Tonight(tuple(map(seat_within_bounds, form.seats)), form.rules)


def is_of_table(option: "Option") -> bool:
    """Whether tonight's table decides this option for all games. It does not decide the time for a turn in a game that
    is always timed."""
    return option.key in OF_THE_TABLE and option.default == getattr(HouseRules(), option.key)


def usual_seat(number: int) -> SeatSetting:
    """The default player of the seat with this index: a person for the first seat, a computer for every other seat."""
    return SeatSetting("", "computer" if number else "human", colour=SEAT_COLOURS[number % len(SEAT_COLOURS)])


def without_list(table: Tonight, key: str) -> Tonight:
    """The table without the player's own word list with this key. If the table plays with that list, it gets the
    dictionary of the settings instead."""
    if table.rules.dictionary != key:
        return table
    return replace(table, rules=replace(table.rules, dictionary=""))


# ---- older settings


def taken_over(table: Tonight, settings: Settings) -> Tonight:
    """The table with the seats and rules of the game that was dealt last, from an older version's settings, which had
    seats and rules for each game."""
    last = next((game for game in (*settings.recent, *reversed(settings.games)) if game in settings.games), None)
    if last is None:
        return table
    old = settings.games[last]
    seats = tuple([replace(seat, hints=seat.hints or old.hints) for seat in old.seats[:MOST]])
    rules = {key: getattr(old, key) for key in ("dictionary", "spelling", "offensive", "children", "practice")}
    rules |= {"hints": old.agreed_hints} | {key: old.options[key] for key in _shared(last) if key in old.options}
    return replace(table, seats=seats or table.seats, rules=what_fits(HouseRules, rules)[0])


def _shared(game: str) -> tuple[str, ...]:
    """The options of this game that now belong to tonight's table and not to the game."""
    from engine.games import GAMES

    return tuple([option.key for option in GAMES[game].options if is_of_table(option)]) if game in GAMES else ()


def own_options(settings: Settings) -> dict[str, dict[str, str | int | bool | None]]:
    """For each game, the options that the table does not decide, including those from an older version's settings."""
    old = {
        game: {key: value for key, value in setting.options.items() if key not in _shared(game)}
        for game, setting in settings.games.items()
    }
    return {**settings.options, **old}
