"""The levels and temperaments of computer players: the words they know, how far they look ahead, and the plays they
like."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.lexicon import Vocabulary
from engine.players.child_words import child_words


@dataclass(frozen=True)
class Level:
    """The strength of a computer player: what it knows, what it notices, and how far it thinks."""

    number: int
    """The number of the level; 0 is the weakest, a child."""
    name: str
    """The key of the level."""
    known: Vocabulary
    """The words that the player knows."""
    notices: int
    """The percentage of possible words that the player notices; it overlooks the others."""
    weighs: int
    """The number of plays that the player compares."""
    sees: int
    """In Shout!, how many of a thousand possible words the player sees while cards are dealt."""
    new_card_ms: int
    """In Shout!, the time in milliseconds for which each new card distracts the player from the other cards."""
    leave: bool = False
    """Whether the player considers which letters it keeps."""
    replies: int = 0
    """The number of plays for which the player considers what the next player could do."""
    guesses: int = 1
    """The number of guesses at the next player's hand with which the player considers what the next player could do."""
    answers: int = 4
    """The number of the next player's plays that the player compares for each such guess, in games with play-ons."""
    endgame: bool = False
    """Whether the player considers the cost of the cards left at the end, and who can still play."""
    effort: int = 0
    """The steps for which the player may continue thinking after it has found and sorted the plays (see Effort); 0 if
    it then stops thinking."""
    lured: int = 0
    """In tenths of a point for each letter: the player overestimates a play by this much for each letter of its longest
    word."""
    errs: int = 0
    """In games where words are challenged, the percentage of turns in which the player may misspell a word."""
    time: int = 100
    """The time the player takes to lay a word, in percent of the usual time."""


def _words(level: int) -> Vocabulary:
    """A vocabulary with the words up to this level of rarity. Up to level 50, it has only words of the list Family,
    because the word file rates some words as common although few people know them."""
    return Vocabulary(level, namelike=False, offensive=False, family=level <= 50)


_MASTER = Level(
    6,
    "master",
    Vocabulary(80, namelike=True, offensive=False),
    notices=100,
    weighs=70,
    sees=17,
    new_card_ms=700,
    leave=True,
    replies=6,
    guesses=2,
    endgame=True,
)
CHILD = Level(
    0,
    "child",
    Vocabulary(20, offensive=False, only=child_words()),
    notices=2,
    weighs=1,
    sees=3,
    new_card_ms=2850,
    time=200,
)
LEVELS: tuple[Level, ...] = (
    Level(1, "novice", _words(20), notices=4, weighs=3, sees=5, new_card_ms=2700, lured=6, errs=4),
    Level(2, "casual", _words(35), notices=8, weighs=4, sees=5, new_card_ms=2600, lured=4, errs=3),
    Level(3, "steady", _words(50), notices=15, weighs=8, sees=6, new_card_ms=2300, lured=2, errs=2),
    Level(4, "skilled", _words(60), notices=26, weighs=20, sees=10, new_card_ms=2000, replies=2, lured=1, errs=1),
    Level(5, "expert", _words(70), notices=45, weighs=50, sees=13, new_card_ms=1500, leave=True, replies=3),
    _MASTER,
    replace(
        _MASTER,
        number=7,
        name="grandmaster",
        weighs=140,
        sees=20,
        new_card_ms=500,
        replies=12,
        guesses=4,
        answers=16,
        effort=20_000,
    ),
)
LADDER = (CHILD, *LEVELS)  # the index of each level is its number
LEVEL_NAMES: Mapping[str, Level] = {level.name: level for level in LADDER}
BY_SIGHT = 2  # a player recognises every word that a player this many levels higher can lay


def known_by_sight(level: Level) -> Vocabulary:
    """The words that a player of this level recognises when another player lays them. They include offensive words,
    which no computer player would lay."""
    known = LEVELS[min(level.number + BY_SIGHT, len(LEVELS)) - 1].known
    return Vocabulary(known.level, known.namelike)


@dataclass(frozen=True)
class Temperament:
    """The taste and character of a computer player.

    name: the key of the temperament.
    likes: the kind of play that the player prefers (see tastes.py); "" for no preference.
    gives: the maximum loss that the player accepts for a play to its taste, as a percentage of the best play's points.
    hinders: the weight, in percent, that the player gives to what the next player could gain; more than 100 means that
    the player likes to hinder the next player.
    cards: the value of each card played, besides the points, in tenths of a point.
    doubts: the weight of the player's doubts about the words of other players, in percent.
    bluffs: in games where words are challenged, the percentage of turns in which the player considers a bluff.
    """

    name: str
    likes: str = ""
    gives: int = 0
    hinders: int = 100
    cards: int = 4
    doubts: int = 100
    bluffs: int = 0


EVEN = Temperament("even")  # a temperament without a taste, for hints, for the coach, and for comparing levels
TEMPERAMENTS: Mapping[str, Temperament] = {
    "builder": Temperament("builder", "long", gives=15),
    "weaver": Temperament("weaver", "many", gives=8),
    "hoarder": Temperament("hoarder", "keeps", gives=29, doubts=75),
    "spoiler": Temperament("spoiler", "hard", gives=40, hinders=200),
    "bold": Temperament("bold", "rare", gives=17, doubts=135, bluffs=12),
}
