"""Keeps the player's settings as plain frozen data, and their file.

The file is JSON with a version. Values that are damaged or from a newer version fall back to their defaults, and a copy
of the file is kept. The full check runs after the first paint; until then `glance` reads what the first picture needs.
Two programs may run at once, so a change goes on top of the file's present content.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from app.base.commands import TABLE, heard_as, sound
from app.base.from_json import fitted, what_fits
from app.base.json_file import JsonFile, at_once, content_of

VERSION = 1
LEVELS = 7  # of computer players
SHORTEST_WORD, LONGEST_WORD = 2, 20  # in the house list
MOST_WORDS = 10_000  # in either list, as a record takes them
LONGEST_NAME = 24  # of a player's name, as it can be typed
LONGEST_KEPT = 100  # of a name written by hand, as a record takes it
MOST_NAMES = 8  # known names

Felt = Literal["green", "blue", "burgundy", "slate", "petrol", "plum", "tobacco", "moss", "midnight"]
CardFace = Literal["paper", "bold", "night", "framed", "wood", "banner", "chalk"]
CardBack = Literal["", "lattice", "garnet", "dusk", "letters", "waves", "rays", "chevrons", "frames", "dots"]
Mode = Literal["system", "light", "dark", "contrast"]
Motion = Literal["system", "none", "fast", "normal", "slow"]
Speech = Literal["brief", "usual", "full"]
Pace = Literal["instant", "quick", "human", "slow"]
OWN_LIST = "own:"  # starts the key of a player's own word list
Words = Annotated[str, rf"family|standard|large|{OWN_LIST}[0-9a-f]{{16}}"]
Spelling = Literal["both", "american", "british"]
Offensive = Literal["", "off", "strongest", "vulgar", "all"]
MoreTime = Literal[100, 150, 200, 300, 500]  # per cent
Switches = Literal["none", "one", "two"]
ScanPace = Literal[500, 800, 1200, 1500, 2000, 3000, 4500]  # milliseconds
Dwell = Literal[0, 500, 800, 1200, 2000, 3000]  # milliseconds
Hints = Literal["off", "everyday", "common", "known", "most", "all"]

MOTIONS: Mapping[str, float] = {"system": 1.0, "none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
PACES: Mapping[str, float] = {"instant": 0.0, "quick": 0.35, "human": 1.0, "slow": 1.8}
SEAT_COLOURS = ("#D1495B", "#2E86AB", "#E0A030", "#5B8C3E", "#8E5BA6", "#D0743C", "#3C9D9B", "#8A8F98")
SCAN_PACES: tuple[ScanPace, ...] = get_args(ScanPace)
DWELLS: tuple[Dwell, ...] = get_args(Dwell)
MORE_TIME: tuple[MoreTime, ...] = get_args(MoreTime)
CARD_SIZES = (70, 85, 100, 115, 130, 150, 175)
TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200, 250)


@dataclass(frozen=True, repr=False)
class SeatSetting:
    """The player of a seat.

    name: "" for the default name.
    level: 1 to 7, for computers.
    temperament: for computers.
    hints: for people.
    time: this player's share of every limit, per cent.
    """

    name: str = ""
    kind: Literal["human", "computer"] = "human"
    level: int = 3
    temperament: str = "builder"
    colour: str = ""
    hints: Literal["", Hints] = ""
    time: MoreTime = 100


@dataclass(frozen=True, repr=False)
class GameSetting:
    """The way a game was last dealt.

    dictionary, spelling, offensive: "" to follow the settings for every game.
    hints: for seats without hints of their own; since a while each seat has its own.
    practice: whether Undo may take back computers' answers.
    """

    seats: tuple[SeatSetting, ...] = ()
    options: dict[str, str | int | bool | None] = field(default_factory=dict)
    dictionary: Annotated[str, f"|{get_args(Words)[1]}"] = ""
    spelling: Literal["", Spelling] = ""
    offensive: Offensive = ""
    hints: Literal["", Hints] = ""
    practice: bool = False


@dataclass(frozen=True, repr=False)
class Settings:
    """Everything that the program remembers.

    picture: the player's own picture for the felt.
    card_back: "" for the back that belongs to the face.
    reasons: whether computer players give reasons.
    speech: how much a screen reader reads out.
    hints: the words that hints may name.
    offensive: the words left out; "" follows the dictionary.
    names: the player, and the others who play here.
    allow, ban: the house list.
    learned: games whose lesson the player has finished.
    reminders: whether a first game shows reminders.
    reminded: reminders already shown, by game and place.
    start_here: whether the gallery shows newcomers where to start.
    panels: whether there are panels.
    layout: how the panels lie.
    window: its size and place.
    keys: the commands' keys that the player has changed.
    switches: how many switches lead the scanning frame, if any.
    scan_pace: how long the frame lights each thing.
    dwell: how long a pointer rests before it takes the thing under it; 0 for never.
    buzzers: a key for each seat of Shout!.
    """

    version: int = VERSION
    felt: Felt = "green"
    picture: str = ""
    card_face: CardFace = "paper"
    card_back: CardBack = ""
    mode: Mode = "dark"
    motion: Motion = "system"
    text_size: int = 100
    card_size: int = 100
    language: str = ""
    sound: bool = True
    pace: Pace = "human"
    reasons: bool = True
    speech: Speech = "usual"
    hints: Hints = "known"
    dictionary: Words = "standard"
    spelling: Spelling = "both"
    offensive: Offensive = ""
    names: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    ban: tuple[str, ...] = ()
    favourites: tuple[str, ...] = ()
    recent: tuple[str, ...] = ()
    learned: tuple[str, ...] = ()
    reminders: bool = True
    reminded: tuple[str, ...] = ()
    start_here: bool = True
    panels: bool = False
    layout: str = ""
    window: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    switches: Switches = "none"
    scan_pace: ScanPace = 1500
    dwell: Dwell = 0
    buzzers: tuple[str, ...] = ("A", "L", "Space", "P", "Z", "M", "Q", "0")
    games: dict[str, GameSetting] = field(default_factory=dict)


LOOKS = (
    "felt",
    "picture",
    "card_face",
    "card_back",
    "mode",
    "motion",
    "language",
    "window",
    "text_size",
    "card_size",
    "learned",
    "start_here",
)
MOST_NAMED = 5  # places in the file that a sentence names


class SettingsFile:
    """Reads and writes the settings.

    complain: called with the key of a sentence when something goes wrong: JsonFile's keys, and 'settings-in-part:' with
    the places that can't be used.
    changed: called with the settings whenever they change.
    background, tried: see JsonFile.
    """

    def __init__(
        self,
        path: Path,
        complain: Callable[[str], None] = lambda what: None,
        changed: Callable[[Settings], None] = lambda settings: None,
        background: Callable[[Callable[[], None]], None] = at_once,
        tried: Callable[[bool], object] = lambda well: None,
    ) -> None:
        self.path = path
        self.changed = changed
        self._complain = complain
        self._file = JsonFile(path, "settings", self._usable, complain, background, tried)
        self._lost: list[str] = []
        self._fresh: dict[str, Any] = {}  # changes since the file could last be read
        self._settings: Settings | None = None

    def glance(self) -> Settings:
        """The settings that the first picture needs, read quickly; anything doubtful gets its default."""
        if self._settings is not None:
            return self._settings
        try:
            data = json.loads(content_of(self.path))
            return usable({key: data[key] for key in LOOKS if key in data})[0]
        except (OSError, ValueError, TypeError, RecursionError):
            return Settings()

    @property
    def settings(self) -> Settings:
        if self._settings is None:
            self._settings = self._file.read() or Settings()
            if self._lost:
                self._set_aside_what_is_lost()
        return self._settings

    @property
    def fault(self) -> str:
        """The reason why the last change is not on the disk; see JsonFile."""
        return self._file.fault

    def bring_back(self, data: Any) -> list[str]:
        """Takes all that can be used of these settings, and keeps a copy of the present ones. Returns the places of the
        rest. Raises ValueError if the data is no settings."""
        found, lost = usable(data)
        self._file.keep_old()
        here = self.settings
        self.change(**asdict(replace(found, window=here.window, layout=here.layout)))
        return lost[:MOST_NAMED]

    def _usable(self, data: Any) -> Settings:
        found, self._lost = usable(data)
        return found

    def _set_aside_what_is_lost(self) -> None:
        """Uses the usable part, and keeps the old file beside it for whoever wants the rest."""
        lost, self._lost = ", ".join(self._lost[:MOST_NAMED]), []
        self._file.keep_old()
        self._file.write(asdict(self._settings or Settings()))
        self._complain(f"settings-in-part:{lost}")

    def try_again(self) -> None:
        """Retries a failed read or save."""
        if not self._file.unread:
            self._file.try_again()
            return
        before = self.settings
        self._renew({})
        if self.settings != before:
            self.changed(self.settings)

    def change(self, **fields: Any) -> None:
        """Changes some of the settings at once, and saves them soon. Changes that another window of the program has
        made stay."""
        self._renew(fields)
        self.changed(self.settings)

    def _renew(self, fields: dict[str, Any]) -> None:
        """Puts these changes on top of the file's content. An unreadable file may hold all of the player's settings:
        once it can be read, the changes made meanwhile go on top of it."""
        before = self.settings
        on_disk = self._file.read() if self._file.unread or not self._file.behind else None
        if self._lost:
            self._set_aside_what_is_lost()
        self._fresh |= fields
        self._settings = checked(asdict(replace(on_disk or before, **self._fresh)))
        if not self._file.unread:
            self._fresh = {}
        self._file.write(asdict(self._settings))


def usable(data: Any) -> tuple[Settings, list[str]]:
    """The part of this data that can be used, and the places of the rest. Raises ValueError if the data is no
    object."""
    lists = {key: data[key] for key in ("allow", "ban") if isinstance(data, dict) and isinstance(data.get(key), list)}
    too_long = {key: words[:MOST_WORDS] for key, words in lists.items() if len(words) > MOST_WORDS}
    found, lost = what_fits(Settings, {**data, **too_long} if too_long else data)
    lost += too_long
    if found.version != VERSION:
        lost.insert(0, "version")
    return _within_bounds(replace(found, version=VERSION)), lost


def checked(data: Any) -> Settings:
    """The settings in this data; raises ValueError if anything does not fit."""
    return _within_bounds(fitted(Settings, data))


def _within_bounds(found: Settings) -> Settings:
    games = {name: replace(game, seats=tuple(map(_seated, game.seats))) for name, game in found.games.items()}
    keys = sound(found.keys)
    return replace(
        found,
        text_size=_size(found.text_size, TEXT_SIZES),
        card_size=_size(found.card_size, CARD_SIZES),
        buzzers=_eight(found.buzzers, keys),
        keys=keys,
        names=tuple([name[:LONGEST_KEPT] for name in found.names[:MOST_NAMES]]),
        games=games,
        allow=_house(found.allow),
        ban=_house(found.ban),
    )


def _size(size: int, usual: Sequence[int]) -> int:
    """The size of text or cards, kept within the usual range."""
    return max(usual[0], min(usual[-1], size))


def is_house_word(word: str) -> bool:
    """Whether the word, in capitals, may stand in the house list. A record takes every such word, and could not be read
    again with others."""
    return bool(re.fullmatch(f"[A-Z]{{{SHORTEST_WORD},{LONGEST_WORD}}}", word))


def _house(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([word for word in map(str.upper, words) if is_house_word(word)])[:MOST_WORDS]


def _seated(seat: SeatSetting) -> SeatSetting:
    """The seat with a valid level, and a name that a record accepts."""
    return replace(seat, name=seat.name[:LONGEST_KEPT], level=max(1, min(LEVELS, seat.level)))


def _eight(keys: tuple[str, ...], commands: Mapping[str, str]) -> tuple[str, ...]:
    """A key for each of eight seats, all different and not used by a command. Default keys fill the gaps."""
    usual = Settings().buzzers
    spare = [key for key in usual if key not in keys]
    free = [(spare.pop(0) if spare else "") if heard_as(key, TABLE, commands) else key for key in keys]
    return tuple(dict.fromkeys(key for key in (*free, *usual) if key))[: len(usual)]


def hints_for(settings: Settings, game: str) -> str:
    """The words that hints may name in this game."""
    return game_setting(settings, game).hints or settings.hints


def game_setting(settings: Settings, game: str) -> GameSetting:
    return settings.games.get(game, GameSetting())
