"""The player's settings as plain frozen data, and their file.

The file is JSON with a version. Values that are damaged or from a newer version fall back to their defaults, and a copy
of the file is kept. The full check runs after the first paint; until then `glance` reads what the first picture needs.
Two programs may run at once: a change goes on top of what the file says by then.
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
SHORTEST_WORD, LONGEST_WORD = 2, 20  # of the house list
MOST_WORDS = 10_000  # of either list, as a record takes them
LONGEST_NAME = 24  # of a player, as it can be typed
LONGEST_KEPT = 100  # of a name written by hand, as a record takes it
MOST_NAMES = 8  # that are known

Felt = Literal["green", "blue", "burgundy", "slate", "petrol", "plum", "tobacco", "moss", "midnight"]
CardFace = Literal["paper", "bold", "night", "framed", "wood", "banner", "chalk"]
CardBack = Literal["", "lattice", "garnet", "dusk", "letters", "waves", "rays", "chevrons", "frames", "dots"]
Mode = Literal["system", "light", "dark", "contrast"]
Motion = Literal["system", "none", "fast", "normal", "slow"]
Speech = Literal["brief", "usual", "full"]
Pace = Literal["instant", "quick", "human", "slow"]
OWN_LIST = "own:"  # before what names a word list of the player's own
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
    """Who sits at a seat. name: "" the usual one.  level 1-7 and temperament are for computers, hints for people.
    time: how much of every limit this player has, per cent."""

    name: str = ""
    kind: Literal["human", "computer"] = "human"
    level: int = 3
    temperament: str = "builder"
    colour: str = ""
    hints: Literal["", Hints] = ""
    time: MoreTime = 100


@dataclass(frozen=True, repr=False)
class GameSetting:
    """How a game was last dealt. dictionary, spelling, offensive, hints: "" as in the settings for every game.
    hints: of seats that have agreed on none; by now each seat says its own.

    practice: may Undo take back what computers have answered?
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
    """Everything that is remembered.

    picture: the player's own for the felt.  card_back: "" the one that belongs to the face.
    reasons: do computer players say why?  speech: how much a screen reader is told.  hints: the words they may name.
    offensive: which words are left out, "" as the dictionary has it.  names: the player, and who else plays here.
    allow, ban: the house list.
    learned: games whose lesson was gone through.  reminders: are there any in a first game?  reminded: rules that were
    said there, by game and place.  start_here: does the gallery show who is new where to start?
    panels: are there any?  layout: how they lie.  window: size and place.  buzzers: a key for each seat of Shout!.
    keys: of commands, where the player has changed them.  switches: does a frame go about, and how many keys lead it?
    scan_pace: how long it lights each thing.  dwell: after so long a resting pointer takes what it is on, 0 never.
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
MOST_NAMED = 5  # places of the file that a sentence names


class SettingsFile:
    """Reads and writes the settings.

    complain: is told in a sentence's key what went wrong: those of JsonFile, and 'settings-in-part:' with the places
    that cannot be used.
    changed: is called with the settings whenever they change.
    background: does the writing, tried: is told how it went (see JsonFile).
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
        self._fresh: dict[str, Any] = {}  # what was changed since the file could last be read
        self._settings: Settings | None = None

    def glance(self) -> Settings:
        """What the first picture needs, quickly; anything doubtful is left at its default."""
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
        """Why the last change is not on the disk (see JsonFile)."""
        return self._file.fault

    def bring_back(self, data: Any) -> list[str]:
        """Take all that can be used of these settings; those there are now are kept beside. The places of what cannot
        be used. ValueError: it is none."""
        found, lost = usable(data)
        self._file.keep_old()
        here = self.settings
        self.change(**asdict(replace(found, window=here.window, layout=here.layout)))
        return lost[:MOST_NAMED]

    def _usable(self, data: Any) -> Settings:
        found, self._lost = usable(data)
        return found

    def _set_aside_what_is_lost(self) -> None:
        """Use what is usable, and keep the old file beside it for whoever wants the rest."""
        lost, self._lost = ", ".join(self._lost[:MOST_NAMED]), []
        self._file.keep_old()
        self._file.write(asdict(self._settings or Settings()))
        self._complain(f"settings-in-part:{lost}")

    def try_again(self) -> None:
        """Read again what could not be read, and save what could not be saved."""
        if not self._file.unread:
            self._file.try_again()
            return
        before = self.settings
        self._renew({})
        if self.settings != before:
            self.changed(self.settings)

    def change(self, **fields: Any) -> None:
        """Change some of the settings, at once effective; they are saved soon.

        What another window of the program has changed meanwhile is kept.
        """
        self._renew(fields)
        self.changed(self.settings)

    def _renew(self, fields: dict[str, Any]) -> None:
        """These on top of what stands in the file. What cannot be read now may hold all of the player's settings: as
        soon as it can be, what was changed meanwhile is put on top of it."""
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
    """All of this data that can be used, and the places of what cannot. Raises ValueError where it is no object."""
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
    """A size of text or cards, kept within the usual range."""
    return max(usual[0], min(usual[-1], size))


def is_house_word(word: str) -> bool:
    """May it stand in the house list, in capitals? A record takes every word that may, and could not be read again with
    many that may not."""
    return bool(re.fullmatch(f"[A-Z]{{{SHORTEST_WORD},{LONGEST_WORD}}}", word))


def _house(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([word for word in map(str.upper, words) if is_house_word(word)])[:MOST_WORDS]


def _seated(seat: SeatSetting) -> SeatSetting:
    """A seat with a valid level, and a name that a record accepts."""
    return replace(seat, name=seat.name[:LONGEST_KEPT], level=max(1, min(LEVELS, seat.level)))


def _eight(keys: tuple[str, ...], commands: Mapping[str, str]) -> tuple[str, ...]:
    """A key for each of eight seats, none of them twice and none a command's, which would be heard as that; what is
    missing comes from the usual ones."""
    usual = Settings().buzzers
    spare = [key for key in usual if key not in keys]
    free = [(spare.pop(0) if spare else "") if heard_as(key, TABLE, commands) else key for key in keys]
    return tuple(dict.fromkeys(key for key in (*free, *usual) if key))[: len(usual)]


def hints_for(settings: Settings, game: str) -> str:
    """Which words hints may name in this game."""
    return game_setting(settings, game).hints or settings.hints


def game_setting(settings: Settings, game: str) -> GameSetting:
    return settings.games.get(game, GameSetting())
