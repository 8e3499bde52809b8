"""What stands on each game's box: its name, for how many, how long, how hard, and a small drawing of its table.

The gallery is painted from these alone. Names, seats and signs are the sheets', said once more here, so that the first
picture does not wait for the rules of all games; a test holds the two together.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """seats: the fewest and the most players.  minutes: a usual game for two.  difficulty: 1 to 3.
    signs: of its moves, as app/windows/rules/move_signs.py draws them.  speed: is it played against the clock?

    table: lines of words as the gallery draws them. A small letter lies on another card, `|` is the gap of a split,
    `#` a card face down, `_` an empty place, `!` before a letter: a red card of the row, or the turned one.
    """

    name: str
    seats: tuple[int, int]
    minutes: int
    difficulty: int
    signs: str
    table: tuple[str, ...]
    speed: bool = False

    @property
    def is_solo(self) -> bool:
        return self.seats[0] == 1

    @property
    def is_versus(self) -> bool:
        return self.seats[1] > 1


BOXES: Mapping[str, Box] = {
    "3-4-5": Box("3-4-5", (2, 4), 25, 2, "AOG", ("ToNE", "_____")),
    "3n-change": Box("3'n Change", (2, 6), 20, 2, "AFT", ("GARDEN", "DRAIN")),
    "5-to-5": Box("5 to 5", (1, 4), 15, 2, "OD", ("sToRe",)),
    "5-up": Box("5 Up", (2, 6), 20, 1, "AOGF", ("QUIeT",)),
    "3-2-1": Box("3-2-1", (2, 6), 20, 1, "F", ("PLANET", "FIG", "ROW")),
    "break-up": Box("Break Up", (2, 6), 25, 3, "AS", ("SAND|hOUSE",)),
    "double-cross": Box("Double Cross", (2, 2), 25, 3, "AOD", ("tRAin", "TIDE")),
    "eight-it-all": Box("Eight It All", (2, 6), 25, 2, "AOGD", ("MOUNTAIn",)),
    "end-to-end": Box("End to End", (2, 6), 20, 2, "AF", ("GREAT", "G___T")),
    "first-base": Box("First Base", (1, 1), 10, 2, "AOD", ("!TRACk",)),
    "last-man-standing": Box("Last Man Standing", (1, 6), 15, 1, "A", ("BREA!D", "!DUSTY")),
    "leftovers": Box("Leftovers", (2, 6), 20, 1, "AR", ("LISTEN", "TINS")),
    "ow": Box("OW", (2, 6), 20, 2, "AR", ("M!OU!SE", "SOLD")),
    "positive-negative": Box("Positive-Negative", (2, 4), 15, 1, "F", ("######", "######")),
    "profit-and-loss": Box("Profit & Loss", (2, 2), 20, 1, "FT", ("#####", "WINTER")),
    "pluck-it": Box("Pluck It", (2, 2), 20, 1, "F", ("!QUEEN",)),
    "real-value": Box("Real Value", (2, 6), 20, 1, "AODF", ("QUIET",)),
    "run-the-table": Box("Run the Table", (2, 4), 20, 2, "AO", ("STARE", "!D")),
    "seeing-red": Box("Seeing Red", (2, 6), 20, 2, "F", ("!J!K!Q!V!V!X!Z", "BO!X")),
    "split-run": Box("Split Run", (2, 6), 30, 3, "AOS", ("FRI|eND", "SKIm")),
    "split-off": Box("Split Off", (2, 6), 30, 3, "AOS", ("CAR|pET",)),
    "take-two": Box("Take Two", (2, 6), 20, 1, "AR", ("P!L!AN", "LAKE")),
    "take-6": Box("Take 6", (2, 4), 25, 2, "AOG", ("FOUR", "fIVER")),
    "tricked-out": Box("Tricked Out", (2, 6), 20, 2, "AOGD", ("cOaST",)),
    "turnover": Box("Turnover", (1, 6), 20, 1, "AODF", ("!M", "LEmON")),
    "shout": Box("Shout!", (2, 8), 15, 2, "FR", ("RSEATO", "NILGD"), speed=True),
    "full-deck": Box("Full Deck", (2, 4), 30, 2, "AFR", ("QUICK", "STONE")),
    "starter": Box("Starter", (2, 4), 20, 1, "AFR", ("ASTERIND", "RAIN")),
    "four-rows": Box("Four Rows", (2, 6), 20, 2, "A", ("ST", "PLA", "B", "GRE"), speed=True),
}
