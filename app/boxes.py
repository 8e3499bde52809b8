"""What stands on each game's box: how long, how hard, for whom, and a small drawing of its table."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.rulebook import Game


@dataclass(frozen=True)
class Box:
    """minutes: a usual game for two.  difficulty: 1 to 3.  speed: is it played against the clock?

    table: lines of words as the gallery draws them. A small letter lies on another card, `|` is the gap of a split,
    `#` a card face down, `_` an empty place, `!` before a letter: a red card of the row, or the turned one.
    """

    minutes: int
    difficulty: int
    table: tuple[str, ...]
    speed: bool = False


BOXES: Mapping[str, Box] = {
    "3-4-5": Box(25, 2, ("ToNE", "_____")),
    "3n-change": Box(20, 2, ("GARDEN", "DRAIN")),
    "5-to-5": Box(15, 2, ("sToRe",)),
    "5-up": Box(20, 1, ("QUIeT",)),
    "3-2-1": Box(20, 1, ("PLANET", "FIG", "ROW")),
    "break-up": Box(25, 3, ("SAND|hOUSE",)),
    "double-cross": Box(25, 3, ("tRAin", "TIDE")),
    "eight-it-all": Box(25, 2, ("MOUNTAIn",)),
    "end-to-end": Box(20, 2, ("GREAT", "G___T")),
    "first-base": Box(10, 2, ("!TRACk",)),
    "last-man-standing": Box(15, 1, ("BREA!D", "!DUSTY")),
    "leftovers": Box(20, 1, ("LISTEN", "TINS")),
    "ow": Box(20, 2, ("M!OU!SE", "SOLD")),
    "positive-negative": Box(15, 1, ("######", "######")),
    "profit-and-loss": Box(20, 1, ("#####", "WINTER")),
    "pluck-it": Box(20, 1, ("!QUEEN",)),
    "real-value": Box(20, 1, ("QUIET",)),
    "run-the-table": Box(20, 2, ("STARE", "!D")),
    "seeing-red": Box(20, 2, ("!J!K!Q!V!V!X!Z", "BO!X")),
    "split-run": Box(30, 3, ("FRI|eND", "SKIm")),
    "split-off": Box(30, 3, ("CAR|pET",)),
    "take-two": Box(20, 1, ("P!L!AN", "LAKE")),
    "take-6": Box(25, 2, ("FOUR", "fIVER")),
    "tricked-out": Box(20, 2, ("cOaST",)),
    "turnover": Box(20, 1, ("!M", "LEmON")),
    "shout": Box(15, 2, ("RSEATO", "NILGD"), speed=True),
    "full-deck": Box(30, 2, ("QUICK", "STONE")),
    "starter": Box(20, 1, ("ASTERIND", "RAIN")),
    "four-rows": Box(20, 2, ("ST", "PLA", "B", "GRE"), speed=True),
}


def is_solo(game: Game) -> bool:
    return game.seats[0] == 1


def is_versus(game: Game) -> bool:
    return game.seats[1] > 1
