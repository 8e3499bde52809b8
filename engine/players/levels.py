"""The child, seven levels and five temperaments: the words a computer player knows, how far it looks, and the plays it
likes."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.lexicon import Vocabulary
from engine.players.child_words import child_words


@dataclass(frozen=True)
class Level:
    """The strength of a computer player.

    number: from 0, the weakest, a child.
    name: its key.
    known: the words it knows.
    notices: of a hundred words it could lay, how many it sees; it overlooks the others.
    weighs: how many plays it compares.
    sees: of a thousand words in Shout!, how many it sees while cards are dealt.
    new_card_ms: in Shout!, how long each new card draws its eye away from the others.
    leave: whether it cares about the letters it keeps.
    replies: how many plays it looks at from the next player's point of view.
    guesses: with how many guessed hands of that player.
    endgame: whether it counts the cost of the cards left at the end, and who can still play.
    effort: how many steps it may think after it has seen the plays it likes; with 0 it lays its first choice.
    lured: how much better it thinks a play is for each letter of the longest word, in tenths of a point.
    errs: of a hundred words it lays where words are challenged, how many it may misspell.
    time: how long it takes to lay a word, in percent.
    """

    number: int
    name: str
    known: Vocabulary
    notices: int
    weighs: int
    sees: int
    new_card_ms: int
    leave: bool = False
    replies: int = 0
    guesses: int = 1
    endgame: bool = False
    effort: int = 0
    lured: int = 0
    errs: int = 0
    time: int = 100


def _words(level: int) -> Vocabulary:
    """The words of a level; up to 50 they are words of Family, for many that are called common are known to few."""
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
        effort=20_000,
    ),
)
LADDER = (CHILD, *LEVELS)  # each at its number
LEVEL_NAMES: Mapping[str, Level] = {level.name: level for level in LADDER}
BY_SIGHT = 2  # levels; a player knows the words of this many levels more when it sees them


def known_by_sight(level: Level) -> Vocabulary:
    """The words that a player of this level recognizes, also those that no computer player would lay."""
    known = LEVELS[min(level.number + BY_SIGHT, len(LEVELS)) - 1].known
    return Vocabulary(known.level, known.namelike)


@dataclass(frozen=True)
class Temperament:
    """The taste and character of a computer player.

    name: its key.
    likes: what it considers beside the worth of a play (see tastes.py); "" for nothing.
    gives: of a hundred points, how many it gives up for a play to its taste.
    hinders: the weight of the next player's possible gain, in percent.
    cards: the worth of a card played, beside points, in tenths of a point.
    doubts: the weight of a reason to doubt a word of others, in percent.
    bluffs: in a hundred turns where words are challenged, how often it looks for letters that only look like a word.
    """

    name: str
    likes: str = ""
    gives: int = 0
    hinders: int = 100
    cards: int = 4
    doubts: int = 100
    bluffs: int = 0


EVEN = Temperament("even")  # for hints, the coach, and comparing levels: a player without a taste
TEMPERAMENTS: Mapping[str, Temperament] = {
    "builder": Temperament("builder", "long", gives=15),
    "weaver": Temperament("weaver", "many", gives=8),
    "hoarder": Temperament("hoarder", "keeps", gives=29, doubts=75),
    "spoiler": Temperament("spoiler", "hard", gives=40, hinders=200),
    "bold": Temperament("bold", "rare", gives=17, doubts=135, bluffs=12),
}
