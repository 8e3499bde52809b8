"""Seven levels and five temperaments: what a computer player knows, how far it looks, which plays are to its taste."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.lexicon import Vocabulary


@dataclass(frozen=True)
class Level:
    """known: the words it knows.  notices: of a hundred words it could lay it sees so many, the others it overlooks.
    weighs: how many plays it compares.  leave: does it mind the letters it keeps?
    replies: how many plays it looks at through the next player's eyes.  guesses: with how many hands of that player.
    endgame: does it count what the cards left will cost, and who can still play?
    effort: so many steps it may think on when it has seen the plays it likes; 0: it lays what it likes at first.
    sees: in Shout! it sees so many of a thousand words while cards are dealt; new_card_ms: so long each new card draws
    its eye away from the others.
    lured: of two plays it takes one with a longer word for better by so much a letter, in tenths of a point.
    errs: of a hundred words it lays where words are challenged, so many it may spell wrong.
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


def _words(level: int) -> Vocabulary:
    return Vocabulary(level, namelike=False, offensive=False)


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
LEVEL_NAMES: Mapping[str, Level] = {level.name: level for level in LEVELS}
BY_SIGHT = 2  # levels more: so many words a player knows when it sees them, beyond those that it finds


def known_by_sight(level: Level) -> Vocabulary:
    return LEVELS[min(level.number + BY_SIGHT, len(LEVELS)) - 1].known


@dataclass(frozen=True)
class Temperament:
    """likes: what it looks at beside the worth of a play, see tastes.py; "" nothing.
    gives: of a hundred points so many it gives up for a play that is to its taste.
    hinders: what the next player could make of a play counts so much, in hundredths.
    cards: how much a card played is worth beside points, in tenths of a point.
    doubts: how much it makes of a reason to doubt the word of another, in hundredths.
    bluffs: in a hundred turns, how often it looks for letters that only look like a word, where words are challenged.
    """

    name: str
    likes: str = ""
    gives: int = 0
    hinders: int = 100
    cards: int = 4
    doubts: int = 100
    bluffs: int = 0


EVEN = Temperament("even")  # who advises, or is compared by its level alone, has no taste
TEMPERAMENTS: Mapping[str, Temperament] = {
    "builder": Temperament("builder", "long", gives=15),
    "weaver": Temperament("weaver", "many", gives=8),
    "hoarder": Temperament("hoarder", "keeps", gives=29, doubts=75),
    "spoiler": Temperament("spoiler", "hard", gives=40, hinders=200),
    "bold": Temperament("bold", "rare", gives=17, doubts=135, bluffs=12),
}
