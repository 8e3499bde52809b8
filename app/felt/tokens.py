"""Describes the icons of public facts, which are the same in all games, and measures tokens (an icon, cards and a
number). Does not use Qt.

An icon is drawn in a square from 0 to 1. M moves to a point, L draws a line, Q a curve, O a circle with this centre and
radius; Z closes the path. Everything after a bar is filled, everything before it is drawn as lines.
"""

from collections.abc import Mapping, Sequence

from app.felt.picture import BEST, KEY, PAR, WON, FactToken, FeltZone, Kind
from engine.core import public_facts as keys

RING = "O .5 .5 .42"
CARD = "M .24 .08 L .76 .08 L .76 .92 L .24 .92 Z"
SPEECH = "M .08 .12 L .92 .12 L .92 .68 L .5 .68 L .26 .92 L .26 .68 L .08 .68 Z"
GLASS = "M .2 .06 L .8 .06 M .2 .94 L .8 .94 M .26 .06 L .26 .2 L .5 .5 L .26 .8 L .26 .94"
GLASS += " M .74 .06 L .74 .2 L .5 .5 L .74 .8 L .74 .94"
EXCHANGE = "M .1 .32 L .88 .32 M .68 .12 L .9 .32 L .68 .52 M .9 .7 L .12 .7 M .32 .5 L .1 .7 L .32 .9"
SLASH = "M .08 .92 L .92 .08"
QUESTION = "M .34 .36 Q .34 .2 .5 .2 Q .68 .2 .68 .36 Q .68 .48 .5 .54 L .5 .62"
STACK = "M .1 .5 L .9 .5 M .1 .7 L .9 .7 M .1 .9 L .9 .9"
TURN = "M .84 .3 Q .68 .08 .46 .1 Q .1 .16 .1 .52 Q .14 .9 .52 .9 Q .84 .88 .9 .58 M .9 .06 L .86 .34 L .58 .32"
PASSING = "M .08 .72 Q .16 .14 .5 .14 Q .8 .16 .88 .66 M .66 .5 L .89 .7 L .97 .4"
FAILING = f"{RING} M .34 .34 L .66 .66 M .66 .34 L .34 .66"
TRICK = "M .06 .3 L .4 .2 L .58 .84 L .24 .94 Z M .46 .2 L .62 .08 L .94 .7 L .66 .86"
SMALL_CARD = "M .36 .26 L .64 .26 L .64 .74 L .36 .74 Z"
SMALL_PASS = "M .24 .6 Q .3 .3 .5 .3 Q .66 .32 .72 .54 M .58 .46 L .73 .57 L .8 .4"
BOOK = "M .16 .06 L .84 .06 L .84 .94 L .16 .94 Z M .16 .78 L .84 .78"
POLE = "M .18 .06 L .18 .96"

# The icon of each fact. It is empty for facts shown by small cards alone: cards that were used are full, and cards that
# must still be used are hollow.
SIGNS: Mapping[str, str] = {
    keys.MUST: "M .5 .08 L .5 .62 | O .5 .86 .08",
    keys.USED: "",
    keys.LACKING: "",
    keys.NAMED: "M .08 .5 L .86 .5 M .56 .2 L .88 .5 L .56 .8",
    keys.ASKED: f"{QUESTION} | O .5 .84 .07",
    keys.GAMES_WON: "M .26 .08 L .74 .08 L .7 .5 L .5 .64 L .3 .5 Z M .5 .64 L .5 .92 M .28 .92 L .72 .92"
    " M .26 .16 L .08 .16 Q .08 .42 .3 .44 M .74 .16 L .92 .16 Q .92 .42 .7 .44",
    keys.TRICKS: TRICK,
    keys.LETTERS: "M .02 .3 L .3 .3 L .3 .74 L .02 .74 Z M .36 .3 L .64 .3 L .64 .74 L .36 .74 Z"
    " M .7 .3 L .98 .3 L .98 .74 L .7 .74 Z",
    keys.TRADES_LEFT: EXCHANGE,
    keys.CARDS_LEFT: CARD,
    keys.PILES_LEFT: f"M .1 .08 L .9 .08 L .9 .3 L .1 .3 Z {STACK}",
    keys.CLEARINGS: f"{STACK} M .28 .06 L .72 .38 M .72 .06 L .28 .38",
    keys.FAILURES: FAILING,
    keys.TURNS_TO_LOSE: f"{TURN} {SLASH}",
    keys.HEAD_START: "M .12 .06 L .12 .96 M .12 .1 L .46 .1 L .46 .44 L .12 .44"
    " M .46 .28 L .94 .28 M .74 .1 L .94 .28 L .74 .46",
    keys.LONGER_WORDS: "M .04 .2 L .04 .8 M .96 .2 L .96 .8 M .04 .5 L .96 .5 M .22 .34 L .04 .5 L .22 .66"
    " M .78 .34 L .96 .5 L .78 .66",
    keys.FAMILY_LIST: f"{BOOK} M .34 .3 L .66 .3",
    keys.STANDARD_LIST: f"{BOOK} M .34 .3 L .66 .3 M .34 .46 L .66 .46",
    keys.LARGE_LIST: f"{BOOK} M .34 .3 L .66 .3 M .34 .46 L .66 .46 M .34 .62 L .66 .62",
    keys.ROUND: TURN,
    keys.GAME: f"{CARD} M .88 .2 L .96 .22 L .96 .94 L .44 .98",
    keys.HIDDEN_WORD: f"{CARD} M .24 .08 L .76 .5 L .24 .92 M .76 .08 L .24 .5 L .76 .92",
    keys.TIMER: f"{GLASS} | M .3 .92 L .5 .66 L .7 .92 Z",
    keys.TIMER_RUNS: f"{GLASS} M .5 .5 L .5 .7 M .02 .34 L .12 .5 L .02 .66 M .98 .34 L .88 .5 L .98 .66"
    " | M .32 .2 L .68 .2 L .5 .46 Z M .36 .92 L .5 .76 L .64 .92 Z",
    keys.OPEN_TO_DOUBT: f"{RING} {QUESTION} | O .5 .78 .06",
    keys.DOUBTS: f"{SPEECH} M .4 .28 Q .42 .2 .5 .2 Q .62 .22 .6 .32 Q .58 .38 .5 .42 L .5 .46 | O .5 .58 .05",
    keys.MUST_SPEAK: f"{SPEECH} | O .28 .4 .06 O .5 .4 .06 O .72 .4 .06",
    keys.DEALS: "M .06 .4 L .38 .22 L .62 .72 L .3 .9 Z M .58 .3 L .92 .3 M .76 .12 L .94 .3 L .76 .48",
    keys.BARRED: f"{RING} M .2 .2 L .8 .8",
    keys.OUT_OF_TRICK: f"{TRICK} {SLASH}",
    keys.HAS_TRADED: f"{EXCHANGE} {SLASH}",
    keys.LEADS: f"{POLE} | M .18 .08 L .92 .32 L .18 .56 Z",
    keys.BEGAN: f"{RING} M .38 .36 L .54 .24 L .54 .76",
    keys.PASSED: PASSING,
    keys.FAILED: FAILING,
    keys.COULD_NOT: f"{CARD} M .36 .34 L .64 .66 M .64 .34 L .36 .66",
    keys.HAS_ACTED: "M .08 .54 L .38 .84 L .92 .18",
    keys.LAID_NOTHING: f"{CARD} {SLASH}",
    keys.IS_PAID: f"{RING} M .5 .28 L .5 .72 M .28 .5 L .72 .5",
    keys.HAS_LAST_TURN: f"{POLE} M .18 .08 L .9 .08 L .9 .56 L .18 .56"
    " | M .18 .08 L .54 .08 L .54 .32 L .18 .32 Z M .54 .32 L .9 .32 L .9 .56 L .54 .56 Z",
    keys.OPEN: "M .16 .46 L .84 .46 L .84 .92 L .16 .92 Z M .3 .46 L .3 .28 Q .3 .08 .5 .08 Q .66 .08 .7 .24"
    " | O .5 .68 .08",
    keys.TURNED: f"{RING} M .5 .26 L .5 .56 | O .5 .74 .06",
    keys.NO_CARDS: f"{STACK} M .2 .04 L .8 .4 M .8 .04 L .2 .4",
    keys.HAND_USED: f"{RING} {SMALL_CARD}",
    keys.THEN_LAST_TURNS: f"{RING} {SMALL_CARD} | O .5 .5 .07",
    keys.HANDS_USED: f"{RING} M .28 .3 L .46 .3 L .46 .7 L .28 .7 Z M .54 .3 L .72 .3 L .72 .7 L .54 .7 Z",
    keys.PILES_USED: f"{RING} M .28 .4 L .72 .4 M .28 .54 L .72 .54 M .28 .68 L .72 .68",
    keys.ALL_PASS: f"{RING} {SMALL_PASS}",
    keys.YOUR_PASS: f"{RING} {SMALL_PASS} | O .5 .72 .07",
    keys.ALL_PASS_EMPTY: f"{RING} {SMALL_PASS} M .3 .74 L .7 .74",
    keys.BOTH_PASS: f"{RING} {SMALL_PASS} | O .38 .72 .06 O .62 .72 .06",
    keys.NOBODY_LEADS: f"{RING} M .38 .24 L .38 .78 M .38 .26 L .7 .38 L .38 .5 M .3 .7 L .72 .3",
    keys.LAST_CARD: f"{CARD} | O .5 .5 .12",
    keys.LAST_ROUND: f"{TURN} | O .5 .5 .12",
    keys.LAST_PLAY: f"{SPEECH} M .5 .22 L .5 .44 | O .5 .56 .05",
    keys.STILL_PASSES: f"{RING} M .4 .3 L .4 .7 M .6 .3 L .6 .7",
    keys.STILL_TRADES: f"{RING} M .28 .42 L .72 .42 L .6 .3 M .72 .58 L .28 .58 L .4 .7",
    keys.STILL_NO_LOW: f"{RING} M .28 .36 L .72 .36 M .5 .48 L .5 .74 M .38 .62 L .5 .74 L .62 .62",
    keys.STILL_EXCHANGES: f"{RING} M .28 .36 L .72 .36 M .28 .5 L .72 .5 M .28 .64 L .72 .64 M .5 .3 L .5 .7",
    keys.PILES_TURNED: f"{STACK} M .16 .34 Q .3 .06 .74 .2 M .6 .04 L .78 .22 L .56 .34",
}
DRAWN: Mapping[str, str] = {
    **SIGNS,
    WON: f"{CARD} | M .5 .24 L .56 .43 L .76 .43 L .6 .55 L .66 .74 L .5 .62 L .34 .74 L .4 .55 L .24 .43 L .44 .43 Z",
    BEST: "M .5 .06 L .62 .38 L .96 .4 L .69 .6 L .79 .93 L .5 .74 L .21 .93 L .31 .6 L .04 .4 L .38 .38 Z",
    PAR: f"{RING} O .5 .5 .22 | O .5 .5 .08",
    KEY: "M .04 .94 L .96 .94 M .12 .94 L .12 .74 L .88 .74 L .88 .94 M .24 .74 L .24 .6 Q .26 .4 .5 .4 Q .74 .4 .76 .6"
    " L .76 .74 M .5 .04 L .5 .24 M .16 .12 L .28 .3 M .84 .12 L .72 .3",
}

Lines = tuple[Sequence[FactToken], ...]
# SIGN: the width of an icon; DIGIT: the width of a digit; GAP: the gap between two parts; all as shares of a token's
# height
SIGN, DIGIT, GAP = 1.0, 0.58, 0.18
# the widths of a small card's two edges together, and of each letter on it, as shares of a token's height
FACE, LETTER = 0.3, 0.46
BETWEEN = 0.15  # the gap between two lines of tokens, as a share of a token's height
APART = 0.4  # the gap between two tokens, as a share of their height
LARGEST_TOKEN = 1.5  # the largest height of tokens, in text heights
LABEL_TOKEN = 1.25  # the height of tokens in the line of a name, in text heights
# tokens take at most this share of the line of a name, or of the line of a rack, which has buttons, too
IN_LABEL, IN_RACK = 0.45, 0.3


def width_in_label(zone: FeltZone, room: float, text: float) -> float:
    """The width of a zone's tokens (small signs of public facts) in the line of its name.

    room: the width of the line.
    text: the size of its text.
    """
    share = IN_RACK if zone.kind is Kind.HAND else IN_LABEL
    return min(width_of_all(zone.tokens) * text * LABEL_TOKEN, room * share)


def in_lines(tokens: Sequence[FactToken], width: float, height: float, most: float) -> tuple[Lines, float]:
    """The tokens (small signs of public facts) in one line or two, whichever makes them larger in this room, and their
    height then.

    most: the largest height of the tokens.
    """
    ways = [(tokens,), *[(tokens[:cut], tokens[cut:]) for cut in range(1, len(tokens))]]
    return max([(lines, min(most, _height(lines, width, height))) for lines in ways], key=lambda one: one[1])


def _height(lines: Lines, width: float, height: float) -> float:
    between = BETWEEN * (len(lines) - 1)
    return min(height / (len(lines) + between), width / max(map(width_of_all, lines)))


def faces_width(face: str) -> float:
    return FACE + LETTER * len(face)


def width_of(token: FactToken) -> float:
    """The width of a token (a small sign of a public fact) that is one unit high."""
    parts = [SIGN] if DRAWN.get(token.key) else []
    parts += [faces_width(face) for face in token.faces]
    parts += [DIGIT * len(token.number)] if token.number else []
    return sum(parts) + GAP * max(len(parts) - 1, 0)


def width_of_all(tokens: Sequence[FactToken]) -> float:
    """The width of a line of tokens (small signs of public facts) that is one unit high."""
    return sum(map(width_of, tokens)) + APART * max(len(tokens) - 1, 0)
