"""Declares each of the player's settings once: its values and their texts, its default, and its look on the sheet.

The settings file, the sheet of settings, the set-up of a game and the tests read these declarations.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, NamedTuple, get_args

from app.base.commands import EVERYBODYS, TABLE, heard_as, sound
from app.base.from_json import fitted, what_fits
from app.base.marked import DeclaredText, each, marked

VERSION = 1
CHILD, LEVELS = 0, 7  # the lowest and the highest level of computer players
# a computer player that stays near a person: its number among the levels, and its largest strength in half levels
NEAR, STRONGEST = 8, 14
SHORTEST_WORD, LONGEST_WORD = 2, 20  # the shortest and the longest word that the house list may hold, in letters
MOST_WORDS = 10_000  # the most words in each of the two house lists; records take no more
LONGEST_NAME = 24  # the most letters of a player's name that can be typed
LONGEST_KEPT = 100  # the most letters of a name in a record written by hand
MOST_NEAR = 64  # the most people whose rival's strength is remembered
MOST_NAMES = 8  # the most players' names to remember
OWN_LIST = "own:"  # precedes the digest of a player's own word list

MoreTime = Literal[100, 150, 200, 300, 500, 0]  # per cent; 0 for no limit
LEAST_LETTERS = (0, 4, 5, 6)
OWN_WORDS = ("", "family", "standard", "large")
MOST_AT_START = 500  # the most points at the start
MORE_TIME: tuple[MoreTime, ...] = get_args(MoreTime)
MOTIONS: Mapping[str, float] = {"system": 1.0, "none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
PACES: Mapping[str, float] = {"instant": 0.0, "quick": 0.35, "human": 1.0, "slow": 1.8}
SEAT_COLOURS = ("#D1495B", "#2E86AB", "#E0A030", "#5B8C3E", "#8E5BA6", "#D0743C", "#3C9D9B", "#8A8F98")


class Tab(NamedTuple):
    """A tab of the sheet.

    told: the explanation above the tab's settings, if any
    """

    name: DeclaredText
    told: DeclaredText | None = None


LOOKS = Tab(marked("Settings", "Looks"))
PLAY = Tab(marked("Settings", "Play"))
WORDS = Tab(marked("Settings", "Words"))
KEYS = Tab(marked("Settings", "Keys"))
SWITCH = Tab(
    marked("Settings", "Switch"),
    marked(
        "Settings",
        "A lit frame moves over the window from part to part and from card to card. A key picks what is lit. "
        "With two keys, one moves the frame and the other picks.",
    ),
)
TABS = (LOOKS, PLAY, WORDS, KEYS, SWITCH)


class SettingField(NamedTuple):
    """The look of a setting on the sheet, and its values.

    look: "choice", "pictures" or "check", or the setting's own name if no other setting looks like it.
    tabs: the tabs that show the setting.
    names: the name of the setting, or the names of the parts that set it.
    values: the values with their texts; empty to allow every value of the type.
    form: a regular expression for further values.
    between: whether every number from the first value to the last is allowed.
    dresses: whether every widget follows the setting.
    """

    look: str
    tabs: tuple[Tab, ...]
    names: tuple[DeclaredText, ...] = ()
    values: Mapping[Any, DeclaredText] = {}
    form: str = ""
    between: bool = False
    dresses: bool = False

    @property
    def name(self) -> str:
        return self.names[0].shown()

    def texts(self) -> dict[Any, str]:
        """The translated text of each value."""
        return {value: text.shown(value) for value, text in self.values.items()}

    def allows(self, value: Any) -> bool:
        free = not self.values or self.between
        return free or value in self.values or bool(self.form and re.fullmatch(self.form, value))

    def with_default(self, default: Any) -> Any:
        """The settings field with this default, for the dataclass."""
        return field(default=default, metadata={"shown": self, "allows": self.allows})

    def for_one_game(self) -> "SettingField":
        """The same setting for one game or seat, which may also follow the settings for every game."""
        own = {value: text for value, text in self.values.items() if value}
        return self._replace(values={"": marked("SetUp", "As in the settings"), **own})


def choice(tab: Tab, name: DeclaredText, values: Mapping[Any, DeclaredText], **more: Any) -> SettingField:
    return SettingField("choice", (tab,), (name,), values, **more)


def pictures(name: DeclaredText, values: Mapping[Any, DeclaredText], **more: Any) -> SettingField:
    """A choice among pictures of the values."""
    return SettingField("pictures", (LOOKS,), (name,), values, **more)


def check(name: DeclaredText) -> SettingField:
    return SettingField("check", (PLAY,), (name,))


_PERCENT, _SECONDS = marked("Settings", "{percent}%"), marked("Settings", "{seconds} s")
_SYSTEM = {"": marked("Settings", "As the system")}
_HOUSE = SettingField("house", (WORDS,), (marked("Settings", "House words"),))
TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200, 250)
# Settings that a single game can have for itself.
DICTIONARY = choice(
    WORDS,
    marked("SetUp", "Dictionary"),
    each("SetUp", family="Family: common words", standard="Standard", large="Large: rare words, too"),
    form=f"{OWN_LIST}[0-9a-f]{{16}}",
)
SPELLING = choice(
    WORDS,
    marked("SetUp", "Spelling"),
    each("SetUp", both="American and British", american="American", british="British"),
)
OFFENSIVE = choice(
    WORDS,
    marked("SetUp", "Offensive words"),
    {"": marked("Settings", "As the dictionary has it")}
    | each(
        "SetUp",
        off="All allowed",
        strongest="The strongest are left out",
        vulgar="Vulgar ones are left out",
        all="All are left out",
    ),
)
CHILDREN = choice(
    WORDS,
    marked("SetUp", "Words not for children"),
    {"": marked("Settings", "As the dictionary has it")}
    | each("SetUp", yes="The program names none", no="The program may name them"),
)
HINTS = choice(
    PLAY,
    marked("Settings", "Hints"),
    each(
        "Hints",
        off="No hints",
        everyday="Everyday words",
        common="Common words",
        known="Words that families know",
        most="Uncommon words, too",
        all="All words",
    ),
)

SPEECH = choice(
    PLAY,
    marked("Settings", "Said to screen readers"),
    each("Settings", brief="The least", usual="What is usual", full="Everything"),
)


@dataclass(frozen=True, repr=False)
class Handicap:
    """The rules that make the game fair for one player.

    start: points at the start.
    least: the fewest letters of a word; 0 for no limit of the player's own.
    words: the list that judges the words; "" for the table's list.
    """

    start: int = 0
    least: int = 0
    words: str = ""


NO_HANDICAP = Handicap()


@dataclass(frozen=True, repr=False)
class SeatSetting:
    """The player of a seat.

    name: "" for the default name.
    level: 0 (a child) to 7, for computers; 8 stays near a person.
    temperament: the temperament of a computer.
    hints: the words that hints may name to a person.
    time: the share of every limit that this player has, in per cent; 0 for no limit.
    handicap: the player's handicap, which counts in games where it has an effect.
    """

    name: str = ""
    kind: Literal["human", "computer"] = "human"
    level: int = 3
    temperament: str = "builder"
    colour: str = ""
    hints: str = HINTS.for_one_game().with_default("")
    time: MoreTime = 100
    handicap: Handicap = NO_HANDICAP


@dataclass(frozen=True, repr=False)
class GameSetting:
    """The last set-up of a game in an older version, until tonight's table takes it over.

    dictionary, spelling, offensive, children: "" to follow the settings for every game.
    hints: the hints of seats without hints of their own, from the time when all seats had the same hints.
    practice: whether Undo may take back computers' answers.
    agreed_hints: whether several people agreed on hints; one person needs no agreement.
    """

    seats: tuple[SeatSetting, ...] = ()
    options: dict[str, str | int | bool | None] = field(default_factory=dict)
    dictionary: str = DICTIONARY.for_one_game().with_default("")
    spelling: str = SPELLING.for_one_game().with_default("")
    offensive: str = OFFENSIVE.for_one_game().with_default("")
    children: str = CHILDREN.for_one_game().with_default("")
    hints: str = HINTS.for_one_game().with_default("")
    practice: bool = False
    agreed_hints: bool = False


@dataclass(frozen=True, repr=False)
class Settings:
    """Everything that the program remembers: the settings of the sheet, in its order, and then the traces of playing.

    picture: the player's own picture for the felt.
    card_back: the back of the cards; "" for the back that belongs to the face.
    names: the names of people that the people's file has not taken over yet.
    keys: keys of commands that the player has changed.
    learned: games whose lesson the player has finished.
    reminded: rules that a first game has pointed out, by game and place.
    start_here: whether the gallery shows a beginner where to start.
    day_tile: whether the gallery shows the table of the day.
    layout: the places of the panels.
    window: the size and the place of the window.
    buzzers: a key for each seat: its buzzer in Shout!, its key to challenge elsewhere. Few words need the letters of
    these keys.
    near: the strength of the computer player that stays near a person, by the person's id or a guest's name.
    options: the options of each game that are not at their default, besides those of the table.
    games: set-ups of games that tonight's table has not taken over yet.
    """

    version: int = VERSION
    felt: str = pictures(
        marked("Settings", "Felt"),
        each("Settings", "Green", "Blue", "Burgundy", "Slate", "Petrol", "Plum", "Tobacco", "Moss", "Midnight"),
    ).with_default("midnight")
    picture: str = SettingField(
        "picture", (LOOKS,), (marked("Settings", "Your own picture…"), marked("Settings", "No picture"))
    ).with_default("")
    card_face: str = pictures(
        marked("Settings", "Cards"),
        each(
            "Settings",
            "Paper",
            bold="Large letters",
            night="Night",
            framed="Framed",
            wood="Wood",
            banner="Banner",
            chalk="Chalk",
        ),
    ).with_default("wood")
    card_back: str = pictures(
        marked("Settings", "Backs"),
        each("Settings", "Lattice", "Garnet", "Dusk", "Letters", "Waves", "Rays", "Chevrons", "Frames", "Dots"),
        form="^$",
    ).with_default("")
    mode: str = choice(
        LOOKS,
        marked("Settings", "Colours"),
        each("Settings", system="As the system", light="Light", dark="Dark", contrast="High contrast"),
        dresses=True,
    ).with_default("dark")
    motion: str = choice(
        LOOKS,
        marked("Settings", "Movement"),
        each("Settings", system="As the system", none="None", fast="Fast", normal="Normal", slow="Slow"),
    ).with_default("system")
    text_size: int = choice(
        LOOKS, marked("Settings", "Text size"), dict.fromkeys(TEXT_SIZES, _PERCENT), between=True, dresses=True
    ).with_default(100)
    card_size: int = choice(
        LOOKS,
        marked("Settings", "Size of the cards"),
        dict.fromkeys((70, 85, 100, 115, 130, 150, 175), _PERCENT),
        between=True,
        dresses=True,
    ).with_default(100)
    language: str = choice(LOOKS, marked("Settings", "Language"), _SYSTEM, form="(?s).*", dresses=True).with_default("")
    sound: bool = check(marked("Settings", "Sounds")).with_default(True)
    volume: int = choice(
        PLAY, marked("Settings", "Volume of the sounds"), dict.fromkeys((10, 25, 50, 75, 100), _PERCENT)
    ).with_default(100)
    pace: str = choice(
        PLAY,
        marked("Settings", "Computer players"),
        each("Settings", instant="At once", quick="Quick", human="Like people", slow="Slow"),
    ).with_default("human")
    calm: bool = check(marked("Settings", "Calm play: scores are not compared")).with_default(False)
    reasons: bool = check(marked("Settings", "Computer players say why")).with_default(True)
    reminders: bool = check(marked("Settings", "Reminders in a first game")).with_default(True)
    speech: str = SPEECH.with_default("usual")
    hints: str = HINTS.with_default("known")
    panels: bool = check(marked("Settings", "Panels beside the table")).with_default(False)
    dictionary: str = DICTIONARY.with_default("standard")
    spelling: str = SPELLING.with_default("both")
    offensive: str = OFFENSIVE.with_default("")
    children: str = CHILDREN.with_default("")
    allow: tuple[str, ...] = _HOUSE.with_default(())
    ban: tuple[str, ...] = _HOUSE.with_default(())
    switches: str = choice(
        SWITCH,
        marked("Settings", "Switches"),
        each("Settings", none="None", one="One: the frame goes on by itself", two="Two: one key goes on, one takes"),
    ).with_default("none")
    scan_pace: int = choice(
        SWITCH,
        marked("Settings", "The frame stays"),
        dict.fromkeys((500, 800, 1200, 1500, 2000, 3000, 4500), _SECONDS),
    ).with_default(1500)
    scan_first: int = choice(
        SWITCH,
        marked("Settings", "On the first thing it stays longer by"),
        {0: marked("Settings", "Nothing"), **dict.fromkeys((500, 1000, 2000, 3000), _SECONDS)},
    ).with_default(0)
    scan_rounds: int = choice(
        SWITCH,
        marked("Settings", "The frame rests after"),
        {
            0: marked("Settings", "Never"),
            **dict.fromkeys((2, 3, 5, 10), marked("Settings", "{count} times over everything")),
        },
    ).with_default(0)
    scan_hold: int = choice(
        SWITCH,
        marked("Settings", "A press counts after"),
        {0: marked("Settings", "At once"), **dict.fromkeys((100, 200, 300, 500, 1000), _SECONDS)},
    ).with_default(0)
    scan_repeat: int = choice(
        SWITCH,
        marked("Settings", "Another press counts after"),
        {0: marked("Settings", "At once"), **dict.fromkeys((250, 500, 800, 1200, 2000), _SECONDS)},
    ).with_default(250)
    scan_speech: bool = SettingField(
        "check", (SWITCH,), (marked("Settings", "Screen readers say what is lit"),)
    ).with_default(False)
    scan_volume: int = choice(
        SWITCH,
        marked("Settings", "Volume of the frame"),
        {0: marked("Settings", "Silent"), **dict.fromkeys((10, 25, 50, 75, 100), _PERCENT)},
    ).with_default(0)
    keys: dict[str, str] = field(default_factory=dict, metadata={"shown": SettingField("keys", (KEYS, SWITCH))})
    dwell: int = choice(
        SWITCH,
        marked("Settings", "A resting pointer clicks after"),
        {0: marked("Settings", "Never"), **dict.fromkeys((500, 800, 1200, 2000, 3000), _SECONDS)},
    ).with_default(0)
    names: tuple[str, ...] = ()
    favourites: tuple[str, ...] = ()
    recent: tuple[str, ...] = ()
    learned: tuple[str, ...] = ()
    reminded: tuple[str, ...] = ()
    start_here: bool = True
    day_tile: bool = True
    layout: str = ""
    window: str = ""
    buzzers: tuple[str, ...] = ("Q", "P", "Z", "M", "X", "V", "J", "K")
    near: dict[str, int] = field(default_factory=dict)
    options: dict[str, dict[str, str | int | bool | None]] = field(default_factory=dict)
    games: dict[str, GameSetting] = field(default_factory=dict)


LATER = ("allow", "ban", "games", "keys", "options")  # fields that may be long and that the first picture does not need


SHOWN: Mapping[str, SettingField] = {one.name: one.metadata["shown"] for one in fields(Settings) if one.metadata}


def usable(data: Any) -> tuple[Settings, list[str]]:
    """The part of this data that can be used, and the places of the other parts. Raises ValueError if the data is no
    object."""
    lists = {key: data[key] for key in ("allow", "ban") if isinstance(data, dict) and isinstance(data.get(key), list)}
    too_long = {key: words[:MOST_WORDS] for key, words in lists.items() if len(words) > MOST_WORDS}
    found, lost = what_fits(Settings, {**data, **too_long} if too_long else data)
    lost += too_long
    if found.version != VERSION:
        lost.insert(0, "version")
    return _within_bounds(replace(found, version=VERSION)), lost


def checked(data: Any) -> Settings:
    """The settings in this data; raises ValueError if any part does not fit."""
    return _within_bounds(fitted(Settings, data))


def _within_bounds(found: Settings) -> Settings:
    games = {
        name: replace(game, seats=tuple(map(seat_within_bounds, game.seats))) for name, game in found.games.items()
    }
    keys = sound(found.keys)
    return replace(
        found,
        text_size=_size(found.text_size, "text_size"),
        card_size=_size(found.card_size, "card_size"),
        buzzers=_eight(found.buzzers, keys),
        keys=keys,
        names=tuple([name[:LONGEST_KEPT] for name in found.names[:MOST_NAMES]]),
        games=games,
        near=_near(found.near),
        allow=_house(found.allow),
        ban=_house(found.ban),
    )


def _size(size: int, setting: str) -> int:
    """A size of text or cards, kept within the usual range."""
    usual: list[int] = list(SHOWN[setting].values)
    return max(min(usual), min(max(usual), size))


def is_house_word(word: str) -> bool:
    """Whether the word, in capitals, may stand in the house list. Only such words are allowed, because a record with
    other words could not be read again."""
    return bool(re.fullmatch(f"[A-Z]{{{SHORTEST_WORD},{LONGEST_WORD}}}", word))


def _house(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([word for word in map(str.upper, words) if is_house_word(word)])[:MOST_WORDS]


def _near(kept: dict[str, int]) -> dict[str, int]:
    """The newest names, with strengths that exist."""
    newest = list(kept.items())[-MOST_NEAR:]
    return {name[:LONGEST_KEPT]: max(0, min(STRONGEST, strength)) for name, strength in newest}


def seat_within_bounds(seat: SeatSetting) -> SeatSetting:
    """The seat with a valid level, and a name that a record accepts."""
    level = NEAR if seat.level == NEAR else max(CHILD, min(LEVELS, seat.level))
    handicap = handicap_within_bounds(seat.handicap)
    return replace(seat, name=seat.name[:LONGEST_KEPT], level=level, handicap=handicap)


def handicap_within_bounds(own: Handicap) -> Handicap:
    """The handicap without values that do not exist."""
    return Handicap(
        max(0, min(MOST_AT_START, own.start)),
        own.least if own.least in LEAST_LETTERS else 0,
        own.words if own.words in OWN_WORDS else "",
    )


def _eight(keys: tuple[str, ...], commands: Mapping[str, str]) -> tuple[str, ...]:
    """A key for each of eight seats: all keys are different and have no other use. Default keys fill the gaps."""
    usual = Settings().buzzers
    spare = [key for key in usual if key not in keys]
    taken = [key for key in keys if key in EVERYBODYS or heard_as(key, TABLE, commands)]
    free = [(spare.pop(0) if spare else "") if key in taken else key for key in keys]
    return tuple(dict.fromkeys(key for key in (*free, *usual) if key))[: len(usual)]
