"""Six levels and three temperaments: what a computer player knows, how far it looks, how it plays its cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.lexicon import Vocabulary


@dataclass(frozen=True)
class Level:
    """known: the words it knows.  tries: how many plays it weighs.  sees: of those it notices one in so many.
    greed: does it take the most points rather than the first good word?  leave: does it mind the letters it keeps?
    replies: how many plays it looks at through the next player's eyes.  endgame: does it count the cards left?
    """

    number: int
    name: str
    known: Vocabulary
    tries: int
    sees: int
    leave: bool = False
    replies: int = 0
    endgame: bool = False


LEVELS: tuple[Level, ...] = (
    Level(1, "novice", Vocabulary(20, namelike=False, offensive=False), tries=40, sees=14),
    Level(2, "casual", Vocabulary(35, namelike=False, offensive=False), tries=60, sees=8),
    Level(3, "steady", Vocabulary(50, namelike=False, offensive=False), tries=80, sees=5),
    Level(4, "skilled", Vocabulary(70, namelike=False, offensive=False), tries=80, sees=3),
    Level(5, "expert", Vocabulary(70, namelike=False, offensive=False), tries=100, sees=2, leave=True, replies=4),
    Level(
        6,
        "master",
        Vocabulary(80, namelike=True, offensive=False),
        tries=130,
        sees=1,
        leave=True,
        replies=6,
        endgame=True,
    ),
)
LEVEL_NAMES: Mapping[str, Level] = {level.name: level for level in LEVELS}


@dataclass(frozen=True)
class Temperament:
    """cards: how much a card played is worth beside points, in tenths of a point.
    doubts, bluffs: in a hundred cases, how often a word it does not know is challenged, and how often it lays letters
    it only hopes to be a word when it sees none.
    """

    name: str
    cards: int
    doubts: int
    bluffs: int


TEMPERAMENTS: Mapping[str, Temperament] = {
    "builder": Temperament("builder", cards=4, doubts=35, bluffs=0),
    "hoarder": Temperament("hoarder", cards=0, doubts=20, bluffs=0),
    "bold": Temperament("bold", cards=6, doubts=70, bluffs=40),
}
