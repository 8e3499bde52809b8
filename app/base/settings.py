"""Declares each of the player's settings once: its values and their texts, its default, and its look on the sheet (the
window in which players change settings). The settings file, the sheet, the set-up of a game and the tests read these
declarations.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Literal, NamedTuple, get_args

from app.base.commands import EVERYBODYS, TABLE, heard_as, sound
from app.base.from_json import fitted, what_fits
from app.base.marked import DeclaredText, each, marked

VERSION = 1
CHILD, LEVELS = 0, 7  # the lowest and the highest level of computer players
# A computer player that stays about as strong as a person: NEAR is its number among the levels, STRONGEST its largest
# strength, in half levels.
NEAR, STRONGEST = 8, 14
SHORTEST_WORD, LONGEST_WORD = 2, 20  # the minimum and maximum length of a word in the house list
MOST_WORDS = 10_000  # the maximum number of words in each house list (allowed, forbidden); records hold no more
LONGEST_NAME = 24  # the maximum length of a player's name that can be typed
LONGEST_KEPT = 100  # the maximum length of a name in a record, which somebody may have written by hand
MOST_NEAR = 64  # the maximum number of entries of `Settings.near`
MOST_NAMES = 8  # the maximum number of entries of `Settings.names`
OWN_LIST = "own:"  # begins the setting "dictionary" if it names a player's own word list; the list's digest follows

MoreTime = Literal[100, 150, 200, 300, 500, 0]  # per cent of the usual time; 0 for no limit
LEAST_LETTERS = (0, 4, 5, 6)
OWN_WORDS = ("", "family", "standard", "large")
MOST_AT_START = 500  # the maximum number of points that a handicap gives a player at the start
MORE_TIME: tuple[MoreTime, ...] = get_args(MoreTime)
MOTIONS: Mapping[str, float] = {"system": 1.0, "none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
PACES: Mapping[str, float] = {"instant": 0.0, "quick": 0.35, "human": 1.0, "slow": 1.8}
SEAT_COLOURS = ("#D1495B", "#2E86AB", "#E0A030", "#5B8C3E", "#8E5BA6", "#D0743C", "#3C9D9B", "#8A8F98")


class Tab(NamedTuple):
    """A tab of the settings sheet.

    note: the explanation above the tab's settings, if there is one.
    """

    name: DeclaredText
    note: DeclaredText | None = None


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
    """How the sheet shows a setting, and which values are allowed.

    look: "choice", "pictures" or "check"; or a name of its own for a setting that looks like no other.
    tabs: the tabs that show the setting.
    names: the name of the setting, or the texts of its buttons.
    values: the values with their texts; empty to allow every value of the type.
    form: a regular expression for further values that are allowed; empty for none.
    between: whether all numbers between the values are also allowed.
    dresses: whether a change of the setting changes the look of every widget.
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
        """The dataclass field for this setting, with this default value."""
        return field(default=default, metadata={"shown": self, "allows": self.allows})

    def for_one_game(self) -> "SettingField":
        """The same setting for one game or seat, with the additional value "" for following the settings."""
        own = {value: text for value, text in self.values.items() if value}
        return self._replace(values={"": marked("SetUp", "As in the settings"), **own})


def choice(tab: Tab, name: DeclaredText, values: Mapping[Any, DeclaredText], **more: Any) -> SettingField:
    return SettingField("choice", (tab,), (name,), values, **more)


def pictures(name: DeclaredText, values: Mapping[Any, DeclaredText], **more: Any) -> SettingField:
    """Declares a setting whose values show as pictures."""
    return SettingField("pictures", (LOOKS,), (name,), values, **more)


def check(name: DeclaredText) -> SettingField:
    return SettingField("check", (PLAY,), (name,))


_PERCENT, _SECONDS = marked("Settings", "{percent}%"), marked("Settings", "{seconds} s")
_SYSTEM = {"": marked("Settings", "As the system")}
_HOUSE = SettingField("house", (WORDS,), (marked("Settings", "House words"),))
TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200, 250)
# Settings that can also be set for a single game.
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
    {"": marked("Settings", "Set by the dictionary")}
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
    {"": marked("Settings", "Set by the dictionary")}
    | each("SetUp", yes="The program never uses them", no="The program may use them"),
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
    marked("Settings", "Screen reader announcements"),
    each("Settings", brief="Essentials only", usual="The usual ones", full="Everything"),
)


@dataclass(frozen=True, repr=False)
class Handicap:
    """The rules for one player that make a game against stronger or weaker players fair.

    start: the player's points at the start.
    least: the minimum number of letters in a word; 0 for no limit of the player's own.
    words: the list that judges the words; "" for the table's list.
    """

    start: int = 0
    least: int = 0
    words: str = ""


NO_HANDICAP = Handicap()


@dataclass(frozen=True, repr=False)
class SeatSetting:
    """The player of a seat at tonight's table.

    name: the player's name; "" for the default name.
    level: the level of a computer player, from 0 (a child) to 7, or 8 for one that stays about as strong as a person.
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
    """The last set-up of a game, saved by an older version, and kept until it has been moved to tonight's table.

    dictionary, spelling, offensive, children: "" to follow the settings for every game.
    hints: the hints of all seats, from a version that had no hints for each seat; seats with hints of their own ignore
    it.
    practice: whether Undo may take back computer players' replies.
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
    """The content of the settings file: the settings of the sheet, in the order in which the sheet shows them, and then
    other values that the program stores between its starts."""

    version: int = VERSION
    felt: str = pictures(
        marked("Settings", "Felt"),
        each("Settings", "Green", "Blue", "Burgundy", "Slate", "Petrol", "Plum", "Tobacco", "Moss", "Midnight"),
    ).with_default("midnight")
    # the path of the player's own picture for the felt; "" for none
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
    # the back of the cards; "" for the back that belongs to the chosen design of their faces
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
        each("Settings", none="None", one="One: the frame moves by itself", two="Two: one moves the frame, one picks"),
    ).with_default("none")
    scan_pace: int = choice(
        SWITCH,
        marked("Settings", "The frame stays"),
        dict.fromkeys((500, 800, 1200, 1500, 2000, 3000, 4500), _SECONDS),
    ).with_default(1500)
    scan_first: int = choice(
        SWITCH,
        marked("Settings", "Extra time on the first item"),
        {0: marked("Settings", "No extra time"), **dict.fromkeys((500, 1000, 2000, 3000), _SECONDS)},
    ).with_default(0)
    scan_rounds: int = choice(
        SWITCH,
        marked("Settings", "The frame rests after"),
        {
            0: marked("Settings", "Never"),
            **dict.fromkeys((2, 3, 5, 10), marked("Settings", "{count} full cycles")),
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
    # the keyboard keys that the player has changed, by command
    keys: dict[str, str] = field(default_factory=dict, metadata={"shown": SettingField("keys", (KEYS, SWITCH))})
    dwell: int = choice(
        SWITCH,
        marked("Settings", "A resting pointer clicks after"),
        {0: marked("Settings", "Never"), **dict.fromkeys((500, 800, 1200, 2000, 3000), _SECONDS)},
    ).with_default(0)
    # names of people from an older version that have not been moved to the people file yet
    names: tuple[str, ...] = ()
    favourites: tuple[str, ...] = ()
    recent: tuple[str, ...] = ()
    learned: tuple[str, ...] = ()  # the games whose lesson the player has finished
    reminded: tuple[str, ...] = ()  # the rules that reminders have shown in first games, as game:rule
    start_here: bool = True  # whether the gallery shows a beginner where to start
    day_tile: bool = True  # whether the gallery shows the table of the day
    layout: str = ""  # the places of the panels
    window: str = ""  # the size and the place of the window
    # a keyboard key for each seat: the seat's buzzer in Shout!, and the key to challenge a word in other games. The
    # defaults are letters that few words need.
    buzzers: tuple[str, ...] = ("Q", "P", "Z", "M", "X", "V", "J", "K")
    # the strength of the computer player that stays about as strong as a person, by the person's id or a guest's name
    near: dict[str, int] = field(default_factory=dict)
    # for each game, its options that are not at their default, without those that tonight's table decides
    options: dict[str, dict[str, str | int | bool | None]] = field(default_factory=dict)
    # set-ups of games from an older version that have not been moved to tonight's table yet
    games: dict[str, GameSetting] = field(default_factory=dict)


LATER = ("allow", "ban", "games", "keys", "options")  # fields that may be long and that the first paint does not need


SHOWN: Mapping[str, SettingField] = {one.name: one.metadata["shown"] for one in fields(Settings) if one.metadata}


def usable(data: Any) -> tuple[Settings, list[str]]:
    """The settings in this data, and the places of the parts that can't be used, which get their defaults. Raises
    ValueError if the data is not a JSON object."""
    lists = {key: data[key] for key in ("allow", "ban") if isinstance(data, dict) and isinstance(data.get(key), list)}
    too_long = {key: words[:MOST_WORDS] for key, words in lists.items() if len(words) > MOST_WORDS}
    found, lost = what_fits(Settings, {**data, **too_long} if too_long else data)
    lost += too_long
    if found.version != VERSION:
        lost.insert(0, "version")
    return _within_bounds(replace(found, version=VERSION)), lost


def with_fields(settings: Settings, fields: Mapping[str, Any]) -> Settings:
    """These settings with other values for some fields; raises ValueError if a value does not fit. Only these fields
    are checked."""
    data = asdict(replace(Settings(), **fields))
    found = fitted(Settings, {name: data[name] for name in fields})
    return _within_bounds(replace(settings, **{name: getattr(found, name) for name in fields}))


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
    """A size of text or cards from a file. If the size is not allowed, the nearest allowed value."""
    usual: list[int] = list(SHOWN[setting].values)
    return max(min(usual), min(max(usual), size))


def is_house_word(word: str) -> bool:
    """Whether the word, in capitals, may be in the house list. Other words are not allowed, because a record with
    such a word could not be read again."""
    return bool(re.fullmatch(f"[A-Z]{{{SHORTEST_WORD},{LONGEST_WORD}}}", word))


def _house(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([word for word in map(str.upper, words) if is_house_word(word)])[:MOST_WORDS]


def _near(kept: dict[str, int]) -> dict[str, int]:
    """The latest entries of `Settings.near`. A strength that does not exist is replaced by the nearest one."""
    newest = list(kept.items())[-MOST_NEAR:]
    return {name[:LONGEST_KEPT]: max(0, min(STRONGEST, strength)) for name, strength in newest}


def seat_within_bounds(seat: SeatSetting) -> SeatSetting:
    """The seat with a level that exists, and with a name no longer than records allow."""
    level = NEAR if seat.level == NEAR else max(CHILD, min(LEVELS, seat.level))
    handicap = handicap_within_bounds(seat.handicap)
    return replace(seat, name=seat.name[:LONGEST_KEPT], level=level, handicap=handicap)


def handicap_within_bounds(own: Handicap) -> Handicap:
    """The handicap, with each value moved into the range that is allowed for it."""
    return Handicap(
        max(0, min(MOST_AT_START, own.start)),
        own.least if own.least in LEAST_LETTERS else 0,
        own.words if own.words in OWN_WORDS else "",
    )


def _eight(keys: tuple[str, ...], commands: Mapping[str, str]) -> tuple[str, ...]:
    """A keyboard key for each of eight seats. All keys are different, and none has another use. Default keys replace
    keys that are missing or can't be used."""
    usual = Settings().buzzers
    spare = [key for key in usual if key not in keys]
    taken = [key for key in keys if key in EVERYBODYS or heard_as(key, TABLE, commands)]
    free = [(spare.pop(0) if spare else "") if key in taken else key for key in keys]
    return tuple(dict.fromkeys(key for key in (*free, *usual) if key))[: len(usual)]
