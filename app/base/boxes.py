"""The box of each game: name, players, length, difficulty, and a small drawing of its table.

The gallery paints from boxes alone. Boxes repeat names, seats and permitted moves from the rule sheets, so that the
first paint need not wait for the rules of all games; a test compares boxes and rule sheets.
"""

from collections.abc import Mapping
from typing import NamedTuple

# The families of games. grow: a word grows on the table. gather: players gather letters of a word for the next word.
# split: players split words. fresh: players always lay new words, not made from words on the table. speed: all players
# play at once. race: the first player to get rid of the cards wins.
FAMILIES = ("grow", "gather", "split", "fresh", "speed", "race")


class Box(NamedTuple):
    """The box of a game.

    seats: the minimum and maximum number of players.
    minutes: the length of a usual game for two.
    difficulty: a number from 1 to 3.
    signs: the icons of the game's moves, a character for each, as app/windows/rules/move_signs.py draws them.
    family: one of FAMILIES; it decides the colour and the motif of the game's tile.
    table: lines of words as the gallery draws them. A small letter is a card on another card, `|` the gap of a split,
    `#` a card face down, `_` an empty place. `!` marks the next letter as a red card in the row, or as the turned card.
    """

    name: str
    seats: tuple[int, int]
    minutes: int
    difficulty: int
    signs: str
    family: str
    table: tuple[str, ...]

    @property
    def speed(self) -> bool:
        """Whether the game is about speed: all players play at once, or race each other."""
        return self.family in ("speed", "race")

    @property
    def is_solo(self) -> bool:
        return self.seats[0] == 1

    @property
    def is_versus(self) -> bool:
        return self.seats[1] > 1


BOXES: Mapping[str, Box] = {
    "3-4-5": Box("3-4-5", (2, 4), 25, 2, "AOG", "grow", ("ToNE", "_____")),
    "3n-change": Box("3'n Change", (2, 6), 20, 2, "AFT", "gather", ("GARDEN", "DRAIN")),
    "5-to-5": Box("5 to 5", (1, 4), 15, 2, "OD", "grow", ("sToRe",)),
    "5-up": Box("5 Up", (2, 6), 20, 1, "AOGF", "grow", ("FAD", "JuMBO")),
    "3-2-1": Box("3-2-1", (2, 6), 20, 1, "F", "fresh", ("PLANET", "FIG", "ROW")),
    "break-up": Box("Break Up", (2, 6), 25, 3, "AS", "split", ("SAND|hOUSE",)),
    "double-cross": Box("Double Cross", (2, 2), 25, 3, "AOD", "grow", ("tRAin", "TIDE")),
    "eight-it-all": Box("Eight It All", (2, 6), 25, 2, "AOGD", "grow", ("MOUNTAIn",)),
    "end-to-end": Box("End to End", (2, 6), 20, 2, "AF", "gather", ("GREAT", "G___T")),
    "first-base": Box("First Base", (1, 1), 10, 2, "AOD", "grow", ("!TRACk",)),
    "last-man-standing": Box("Last Man Standing", (1, 6), 15, 1, "A", "gather", ("BREA!D", "!DUSTY")),
    "leftovers": Box("Leftovers", (2, 6), 20, 1, "AR", "gather", ("LISTEN", "TINS")),
    "ow": Box("OW", (2, 6), 20, 2, "AR", "gather", ("M!OU!SE", "SOLD")),
    "positive-negative": Box("Positive-Negative", (2, 4), 15, 1, "F", "fresh", ("######", "######")),
    "profit-and-loss": Box("Profit & Loss", (2, 2), 20, 1, "FT", "fresh", ("#####", "WINTER")),
    "pluck-it": Box("Pluck It", (2, 2), 20, 1, "F", "fresh", ("!QUEEN",)),
    "real-value": Box("Real Value", (2, 6), 20, 1, "AODF", "grow", ("BLA!ZInG",)),
    "run-the-table": Box("Run the Table", (2, 4), 20, 2, "AO", "grow", ("STARE", "!D")),
    "seeing-red": Box("Seeing Red", (2, 6), 20, 2, "F", "fresh", ("!J!K!Q!V!V!X!Z", "BO!X")),
    "split-run": Box("Split Run", (2, 6), 30, 3, "AOS", "split", ("FRI|eND", "SKIm")),
    "split-off": Box("Split Off", (2, 6), 30, 3, "AOS", "split", ("CAR|pET",)),
    "take-two": Box("Take Two", (2, 6), 20, 1, "AR", "gather", ("P!L!AN", "LAKE")),
    "take-6": Box("Take 6", (2, 4), 25, 2, "AOG", "grow", ("FOUR", "fIVER")),
    "tricked-out": Box("Tricked Out", (2, 6), 20, 2, "AOGD", "grow", ("cOaST", "##|##")),
    "turnover": Box("Turnover", (1, 6), 20, 1, "AODF", "grow", ("!M", "LEmON")),
    "shout": Box("Shout!", (2, 8), 15, 2, "FR", "speed", ("RSEATO", "NILGD")),
    "full-deck": Box("Full Deck", (2, 4), 30, 2, "AFR", "fresh", ("QUICK", "STONE")),
    "starter": Box("Starter", (2, 4), 20, 1, "AFR", "fresh", ("ASTERIND", "RAIN")),
    "four-rows": Box("Four Rows", (2, 6), 20, 2, "A", "race", ("ST", "PLA", "B", "GRE")),
}

# The games for beginners, in order. Each belongs to a different family, so each teaches a different idea. The first is
# the shortest of the games in which players change each other's words, and the one in which luck matters most, so
# beginners can win it. The other games have short rules.
PATH = ("last-man-standing", "turnover", "3-2-1", "break-up", "shout")
