"""Returns the translated texts for keys of the engine: options and their values, verbs, reasons, endings, temperaments.
Every text is looked up when it is shown, so a change of language needs no restart.
"""

from collections.abc import Mapping
from math import ceil
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from app.base.listing import listed
from engine.coach.reason_texts import SAID
from engine.core.patterns import Call, Extend, Pattern, Plays
from engine.core.rulebook import Variation
from engine.core.verdict import Reason
from engine.messages import LACKING, SENTENCES, quoted
from engine.players.plan import REASONS

Said = tuple[str, str]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for the translators. PySide6's own function of this name has no type annotations."""
    return text


OPTIONS: Mapping[str, Said] = {
    "words": (
        QT_TRANSLATE_NOOP("Options", "Judging words"),
        QT_TRANSLATE_NOOP("Options", "What happens when a word is laid that is not in the dictionary."),
    ),
    "seconds": (
        QT_TRANSLATE_NOOP("Options", "Time for a turn"),
        QT_TRANSLATE_NOOP("Options", "Seconds; when they are up the turn ends as a pass."),
    ),
    "first": (
        QT_TRANSLATE_NOOP("Options", "Who begins"),
        QT_TRANSLATE_NOOP("Options", "The seat that has the first turn."),
    ),
    "stall": (
        QT_TRANSLATE_NOOP("Options", "End without progress"),
        QT_TRANSLATE_NOOP(
            "Options",
            "When the deck is empty, the game ends if the number of cards in all hands does not fall for this many "
            "rounds. It also ends after three rounds of passes alone, or when as many cards as the deck holds have "
            "been traded without a word being laid. If switched off, none of this ends it.",
        ),
    ),
    "clock": (
        QT_TRANSLATE_NOOP("Options", "Time for the game"),
        QT_TRANSLATE_NOOP(
            "Options", "Minutes that each player has for all turns together; when they are up, every turn is a pass."
        ),
    ),
    "increment": (
        QT_TRANSLATE_NOOP("Options", "Time added each turn"),
        QT_TRANSLATE_NOOP("Options", "Seconds that a player’s time for the game grows by at the start of each turn."),
    ),
    "moves": (
        QT_TRANSLATE_NOOP("Options", "Permitted moves"),
        QT_TRANSLATE_NOOP("Options", "What may be done to a word on the table; the game’s own moves, or yours."),
    ),
    "trade": (
        QT_TRANSLATE_NOOP("Options", "Trading cards"),
        QT_TRANSLATE_NOOP(
            "Options", "The printed rules do not have this trade; without it, a player who can’t play passes."
        ),
    ),
    "stuck": (
        QT_TRANSLATE_NOOP("Options", "When a word is stuck"),
        QT_TRANSLATE_NOOP(
            "Options", "What happens to the word on the table when a player, or everybody, cannot go on."
        ),
    ),
    "scoring": (
        QT_TRANSLATE_NOOP("Options", "Scoring"),
        QT_TRANSLATE_NOOP("Options", "What a word or its cards count."),
    ),
    "mode": (
        QT_TRANSLATE_NOOP("Options", "Kind of game"),
        QT_TRANSLATE_NOOP("Options", "Play for points, or until one player is left."),
    ),
    "trades": (
        QT_TRANSLATE_NOOP("Options", "Trades alone"),
        QT_TRANSLATE_NOOP("Options", "How often a solo player may trade cards once a word is on the table."),
    ),
    "again": (
        QT_TRANSLATE_NOOP("Options", "Words that come back"),
        QT_TRANSLATE_NOOP("Options", "A word that was on the table before and comes back by give and take alone."),
    ),
    "end": (
        QT_TRANSLATE_NOOP("Options", "End of the game"),
        QT_TRANSLATE_NOOP("Options", "When the last turn has been played."),
    ),
    "hard": (
        QT_TRANSLATE_NOOP("Options", "Breakups are hard"),
        QT_TRANSLATE_NOOP("Options", "If one of the two new words has three letters, the one worth less is scored."),
    ),
    "target": (
        QT_TRANSLATE_NOOP("Options", "Letters to reach"),
        QT_TRANSLATE_NOOP("Options", "A word this long leaves the table, and its player lays another."),
    ),
    "link": (
        QT_TRANSLATE_NOOP("Options", "Place of the link"),
        QT_TRANSLATE_NOOP("Options", "The place of the last card of the old word in the new one."),
    ),
    "variation": (
        QT_TRANSLATE_NOOP("Options", "Variation"),
        QT_TRANSLATE_NOOP("Options", "How the first card of a run comes to the table."),
    ),
    "scoring_starts": (
        QT_TRANSLATE_NOOP("Options", "Scoring starts"),
        QT_TRANSLATE_NOOP("Options", "Whose row of red cards must be complete before words score."),
    ),
    "min_letters": (
        QT_TRANSLATE_NOOP("Options", "Shortest word"),
        QT_TRANSLATE_NOOP("Options", "The fewest letters a shouted word may have."),
    ),
    "rising": (
        QT_TRANSLATE_NOOP("Options", "Rising demands"),
        QT_TRANSLATE_NOOP("Options", "Whether the winner of a round then needs one letter more than the others."),
    ),
    "ties": (
        QT_TRANSLATE_NOOP("Options", "Shouts at the same time"),
        QT_TRANSLATE_NOOP("Options", "Who was first when two players shout at almost the same time."),
    ),
    "timer": (
        QT_TRANSLATE_NOOP("Options", "Timer"),
        QT_TRANSLATE_NOOP("Options", "When the time to name a word begins to run."),
    ),
    "shout_seconds": (
        QT_TRANSLATE_NOOP("Options", "Time for a shout"),
        QT_TRANSLATE_NOOP("Options", "Seconds to name the word after a buzz; silence counts as wrong."),
    ),
    "advanced": (
        QT_TRANSLATE_NOOP("Options", "Advanced game"),
        QT_TRANSLATE_NOOP("Options", "A play-on may not just add S, ES, D, ED, R or ER to the old word."),
    ),
    "variable": (
        QT_TRANSLATE_NOOP("Options", "Changing wild cards"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Wild and flip cards on the table may be read anew at each play-on; such a card has not moved.",
        ),
    ),
    "match": (
        QT_TRANSLATE_NOOP("Options", "Match of two games"),
        QT_TRANSLATE_NOOP(
            "Options", "Two games; if nobody has won more than all the others, a game of Starter decides."
        ),
    ),
}

# Help texts that replace those of OPTIONS in games with plays of a certain kind.
HELP_WITH: Mapping[tuple[type[Pattern], str], str] = {
    (Call, "seconds"): QT_TRANSLATE_NOOP(
        "Options", "Seconds from one card to the next; without a limit the dealer lays them out by hand."
    ),
    (Extend, "seconds"): QT_TRANSLATE_NOOP(
        "Options", "Seconds to name a word; when they are up the longest row breaks up."
    ),
    (Extend, "stall"): QT_TRANSLATE_NOOP(
        "Options",
        "The game ends if the number of cards in hands and rows does not fall for ten times this many rounds. "
        "If switched off, it never ends this way.",
    ),
}

# The text beside the field of an option if "no number" is chosen.
NO_NUMBER: Mapping[str, str] = {"stall": QT_TRANSLATE_NOOP("Options", "switched off")}

VALUES: Mapping[tuple[str, str], str] = {
    ("words", "checked"): QT_TRANSLATE_NOOP("Options", "Checked: only words of the dictionary can be laid"),
    ("words", "strict"): QT_TRANSLATE_NOOP("Options", "Strict: a wrong word ends the turn"),
    ("words", "challenge"): QT_TRANSLATE_NOOP("Options", "Challenge: anything may be laid, others may challenge it"),
    ("words", "trust"): QT_TRANSLATE_NOOP("Options", "Trust: no dictionary"),
    ("first", "drawn"): QT_TRANSLATE_NOOP("Options", "Draw cards: closest to A"),
    ("first", "random"): QT_TRANSLATE_NOOP("Options", "By chance"),
    ("trade", "usual"): QT_TRANSLATE_NOOP("Options", "Up to five cards"),
    ("trade", "none"): QT_TRANSLATE_NOOP("Options", "None, as printed"),
    ("stuck", "shuffle"): QT_TRANSLATE_NOOP("Options", "Its cards are shuffled into the deck"),
    ("stuck", "dead"): QT_TRANSLATE_NOOP("Options", "Its cards are out of play"),
    ("stuck", "takes"): QT_TRANSLATE_NOOP("Options", "Its player takes it after a pass or a trade"),
    ("stuck", "free-trade"): QT_TRANSLATE_NOOP("Options", "Its player takes it after a pass; a trade is free"),
    ("scoring", "cards"): QT_TRANSLATE_NOOP("Options", "Each card won counts one"),
    ("scoring", "values"): QT_TRANSLATE_NOOP("Options", "Cards won count their values"),
    ("scoring", "leftovers"): QT_TRANSLATE_NOOP("Options", "Leftovers: cards left behind score"),
    ("scoring", "use-or-lose"): QT_TRANSLATE_NOOP("Options", "Use or Lose: cards not used cost points"),
    ("scoring", "dessert"): QT_TRANSLATE_NOOP("Options", "Leftovers plus Dessert: words score, too"),
    ("mode", "scored"): QT_TRANSLATE_NOOP("Options", "For points"),
    ("mode", "knockout"): QT_TRANSLATE_NOOP("Options", "Knockout: the last one in wins"),
    ("mode", "race"): QT_TRANSLATE_NOOP("Options", "Race: first to use every red card"),
    ("again", "once"): QT_TRANSLATE_NOOP("Options", "It scores nothing"),
    ("again", "always"): QT_TRANSLATE_NOOP("Options", "It scores again"),
    ("end", "exhaustion"): QT_TRANSLATE_NOOP("Options", "When the deck is empty and all have passed"),
    ("end", "first-out"): QT_TRANSLATE_NOOP("Options", "When the first player is out of cards"),
    ("target", "8"): QT_TRANSLATE_NOOP("Options", "Eight"),
    ("target", "10"): QT_TRANSLATE_NOOP("Options", "Ten (Take 10)"),
    ("link", "last"): QT_TRANSLATE_NOOP("Options", "It begins the new word"),
    ("link", "first-or-last"): QT_TRANSLATE_NOOP("Options", "It begins or ends the new word"),
    ("link", "anywhere"): QT_TRANSLATE_NOOP("Options", "Anywhere"),
    ("variation", "plain"): QT_TRANSLATE_NOOP("Options", "Run the Table: begin with any word"),
    ("variation", "turn-and-run"): QT_TRANSLATE_NOOP("Options", "Turn and Run: the first card is turned"),
    ("scoring_starts", "auto"): QT_TRANSLATE_NOOP("Options", "By the number of players"),
    ("scoring_starts", "own"): QT_TRANSLATE_NOOP("Options", "Each player’s own"),
    ("scoring_starts", "table"): QT_TRANSLATE_NOOP("Options", "The whole table’s"),
    ("rising", "off"): QT_TRANSLATE_NOOP("Options", "Never"),
    ("rising", "next"): QT_TRANSLATE_NOOP("Options", "In the next round, as printed"),
    ("rising", "kept"): QT_TRANSLATE_NOOP("Options", "From then on, one more for each win"),
    ("ties", "again"): QT_TRANSLATE_NOOP("Options", "They shout again"),
    ("ties", "dealer"): QT_TRANSLATE_NOOP("Options", "The dealer says who was first, as printed"),
    ("timer", "clock"): QT_TRANSLATE_NOOP("Options", "For every card, at once"),
    ("timer", "holder"): QT_TRANSLATE_NOOP("Options", "When the player who holds the timer turns it, as printed"),
    ("moves", "A"): QT_TRANSLATE_NOOP("Options", "Add"),
    ("moves", "O"): QT_TRANSLATE_NOOP("Options", "Overlay"),
    ("moves", "G"): QT_TRANSLATE_NOOP("Options", "Give and take"),
    ("moves", "S"): QT_TRANSLATE_NOOP("Options", "Split"),
    ("moves", "D"): QT_TRANSLATE_NOOP("Options", "Duplicate"),
}

# Advice if the moves that the players permit can never change a word.
LACKING_MOVES: Mapping[str, str] = {
    "add": QT_TRANSLATE_NOOP("Options", "Here a word must get longer: permit Add, too."),
    "cover": QT_TRANSLATE_NOOP(
        "Options", "Here words keep their length: permit Overlay, Give and take, or Duplicate, too."
    ),
    "split": QT_TRANSLATE_NOOP("Options", "Here a word must be cut in two: permit Split, too."),
    "card": QT_TRANSLATE_NOOP("Options", "Nobody could ever change a word: permit a move that lays a card, too."),
}

VERBS: Mapping[str, str] = {
    "play": QT_TRANSLATE_NOOP("Verbs", "Play"),
    "trade": QT_TRANSLATE_NOOP("Verbs", "Trade"),
    "discard": QT_TRANSLATE_NOOP("Verbs", "Discard"),
    "pass": QT_TRANSLATE_NOOP("Verbs", "Pass"),
    "stop": QT_TRANSLATE_NOOP("Verbs", "Stop"),
    "deal": QT_TRANSLATE_NOOP("Verbs", "Deal a card"),
    "close": QT_TRANSLATE_NOOP("Verbs", "Close the round"),
    "challenge": QT_TRANSLATE_NOOP("Verbs", "Challenge"),
    "accept": QT_TRANSLATE_NOOP("Verbs", "Accept"),
    "doubt": QT_TRANSLATE_NOOP("Verbs", "Doubt"),
    "timer": QT_TRANSLATE_NOOP("Verbs", "Turn the timer"),
    "restart": QT_TRANSLATE_NOOP("Verbs", "Restart"),
    "salvage": QT_TRANSLATE_NOOP("Verbs", "Salvage"),
    "take": QT_TRANSLATE_NOOP("Verbs", "Take"),
    "choose": QT_TRANSLATE_NOOP("Verbs", "Choose"),
    "place": QT_TRANSLATE_NOOP("Verbs", "Place"),
    "fail": QT_TRANSLATE_NOOP("Verbs", "No word"),
    "shout": QT_TRANSLATE_NOOP("Verbs", "Shout"),
    "request": QT_TRANSLATE_NOOP("Verbs", "Ask for a letter"),
    "resign": QT_TRANSLATE_NOOP("Verbs", "Resign"),
    "timeout": QT_TRANSLATE_NOOP("Verbs", "Time is up"),
}

TEMPERAMENTS: Mapping[str, Said] = {
    "builder": (
        QT_TRANSLATE_NOOP("Players", "Builder"),
        QT_TRANSLATE_NOOP("Players", "Likes long words, and to lay many cards at once."),
    ),
    "weaver": (
        QT_TRANSLATE_NOOP("Players", "Weaver"),
        QT_TRANSLATE_NOOP("Players", "Likes several words in a turn, short and common ones."),
    ),
    "hoarder": (
        QT_TRANSLATE_NOOP("Players", "Hoarder"),
        QT_TRANSLATE_NOOP("Players", "Likes to keep good letters, and many cards. Doubts little."),
    ),
    "spoiler": (
        QT_TRANSLATE_NOOP("Players", "Spoiler"),
        QT_TRANSLATE_NOOP("Players", "Likes to leave the next player few letters, and hard ones."),
    ),
    "bold": (
        QT_TRANSLATE_NOOP("Players", "Bold"),
        QT_TRANSLATE_NOOP("Players", "Likes rare words. Doubts much, and bluffs where words are challenged."),
    ),
}

MATCH = "match"  # the unit of a match: the number of games won

COUNTED: Mapping[str, str] = {
    "points": QT_TRANSLATE_NOOP("Scores", "%n point(s)"),
    "cards": QT_TRANSLATE_NOOP("Scores", "%n card(s)"),
    "tricks": QT_TRANSLATE_NOOP("Scores", "%n trick(s)"),
    MATCH: QT_TRANSLATE_NOOP("Scores", "%n game(s) won"),
}

SUMS: Mapping[str, str] = {
    "highest": QT_TRANSLATE_NOOP("Sums", "highest card {points}"),
    "longest": QT_TRANSLATE_NOOP("Sums", "longest word {points}"),
    "all-cards": QT_TRANSLATE_NOOP("Sums", "all eight cards {points}"),
    "replaced": QT_TRANSLATE_NOOP("Sums", "replaced {points}"),
    "left": QT_TRANSLATE_NOOP("Sums", "cards left over {points}"),
}


def signed(text: str, number: int) -> str:
    """Returns the text with a minus sign before its number, if the number is negative.

    text: the text with the absolute number, because Qt's plural forms take no negative numbers.
    """
    return text if number >= 0 else text.replace(str(-number), f"−{-number}", 1)


def minus(number: int) -> str:
    """The number as text; a negative number has a real minus sign, not a hyphen."""
    return str(number).replace("-", "−")


def plus(points: int) -> str:
    """The points as text with a plus or minus sign, as they are written after a word."""
    return f"{points:+d}".replace("-", "−")


def counted(kind: str, score: int) -> str:
    """The score with its unit; empty if the game has no scores.

    kind: the unit, a value of Rulebook.counts, or MATCH.
    """
    if kind == "nothing":
        return ""
    if kind == "cards-left":
        return cards_left(-score)
    return signed(QCoreApplication.translate("Scores", COUNTED[kind], None, abs(score)), score)


def in_match(games: int, most: int, decider: str, score: str) -> str:
    """A player's result in a match as text: the games won, and then the score.

    most: the number of games that the best players have won.
    decider: the name of the tie-break game between the best players; players who have won fewer games took no part in
    the tie-break.
    """
    won = counted(MATCH, games)
    if not decider:
        return f"{won} · {score}"
    if games < most:
        return won
    decided = QCoreApplication.translate("History", "{name}: {words}").format(name=decider, words=score)
    return f"{won} · {decided}"


def part_of_sum(what: str, points: int) -> str:
    """The text for one part of a play's score, such as a bonus; not for the values of its cards."""
    if what == "letters":
        return QCoreApplication.translate("Sums", "%n letter(s)", None, points)
    return QCoreApplication.translate("Sums", SUMS[what]).format(points=minus(points))


def cards_left(number: int) -> str:
    return QCoreApplication.translate("Scores", "%n card(s) left", None, number)


def option_name(key: str) -> str:
    return QCoreApplication.translate("Options", OPTIONS[key][0])


def lacking_moves(lack: str) -> str:
    """The reason why no word could ever be changed with the permitted moves that the player has chosen, as advice to
    the player.

    lack: the reason, from Plays.lacks.
    """
    return QCoreApplication.translate("Options", LACKING_MOVES[lack]) if lack else ""


def option_help(key: str, plays: Plays | None = None) -> str:
    """The help text of an option.

    plays: the plays of the game, because some options mean something else in games with certain plays.
    """
    patterns = plays.all if plays is not None else ()
    own = next((HELP_WITH[type(pattern), key] for pattern in patterns if (type(pattern), key) in HELP_WITH), None)
    return QCoreApplication.translate("Options", own or OPTIONS[key][1])


def more_time_name(percent: int) -> str:
    """The text for a player's share of every time limit, in per cent; 0 means no limit."""
    translate = QCoreApplication.translate
    if percent == 100:
        return translate("SetUp", "the time that is agreed")
    if not percent:
        return translate("SetUp", "no time limit")
    return translate("SetUp", "{times} × the time").format(
        times=QLocale().toString(percent / 100, "f", percent % 100 > 0)
    )


def clock_text(left: float) -> str:
    """The time left, given in seconds, as a clock shows it."""
    whole = ceil(left)
    return f"{whole // 60}:{whole % 60:02d}"


def seconds_left(left: float) -> str:
    """The seconds left as a text for screen readers, without tenths, which would change too often to be read out."""
    return QCoreApplication.translate("Table", "%n second(s) left", None, ceil(left))


def no_number(key: str) -> str:
    """The text beside the field of this option if "no number" is chosen."""
    if key in NO_NUMBER:
        return QCoreApplication.translate("Options", NO_NUMBER[key])
    return QCoreApplication.translate("SetUp", "no limit")


def value_name(key: str, value: Any) -> str:
    """The text for a value of an option, or for a letter that stands for a permitted move."""
    if key == "first" and str(value).isdecimal():
        return QCoreApplication.translate("Options", "Seat {number}").format(number=value)
    return QCoreApplication.translate("Options", VALUES[key, str(value)])


def variation_name(variation: Variation) -> str:
    return QCoreApplication.translate("Variations", variation.name)


def verb_name(verb: str) -> str:
    return QCoreApplication.translate("Verbs", VERBS[verb])


def seat_colours() -> tuple[str, ...]:
    """The names of the colours in `settings.SEAT_COLOURS`, in order."""
    translate = QCoreApplication.translate
    return (
        translate("Colours", "Red"),
        translate("Colours", "Blue"),
        translate("Colours", "Amber"),
        translate("Colours", "Green"),
        translate("Colours", "Purple"),
        translate("Colours", "Orange"),
        translate("Colours", "Teal"),
        translate("Colours", "Grey"),
    )


def shape_names() -> tuple[str, ...]:
    """The names of the shapes of `felt.shapes.seat_shape`, in order."""
    translate = QCoreApplication.translate
    return (
        translate("People", "Circle"),
        translate("People", "Square"),
        translate("People", "Triangle"),
        translate("People", "Hexagon"),
        translate("People", "Diamond"),
        translate("People", "Pentagon"),
        translate("People", "Octagon"),
        translate("People", "Triangle, upside down"),
    )


def temperament_name(key: str) -> str:
    return QCoreApplication.translate("Players", TEMPERAMENTS[key][0])


def temperament_help(key: str) -> str:
    return QCoreApplication.translate("Players", TEMPERAMENTS[key][1])


def mood_text(key: str) -> str:
    """The sentence for a player's mood, such as glad; "" for a mood without a sentence."""
    translate = QCoreApplication.translate
    texts = {
        "glad": translate("Moods", "Glad about this turn."),
        "rueful": translate("Moods", "Sorry about this turn."),
        "surprised": translate("Moods", "Surprised by this turn."),
    }
    return texts.get(key, "")


def reason_text(reason: Reason, names: tuple[str, ...] = ()) -> str:
    """The translated reason for a refusal."""
    facts = _facts(reason)
    seat = reason.facts.get("seat")
    if isinstance(seat, int):
        facts["seat"] = names[seat] if seat < len(names) else str(seat + 1)
    if facts.get("verb") in VERBS:
        facts["verb"] = verb_name(facts["verb"])
    return QCoreApplication.translate("Reasons", SENTENCES[reason.key]).format_map(_Facts(facts))


def why_text(why: Reason) -> str:
    """The translated reason that a computer player or the coach gives for a move."""
    sentence = REASONS.get(why.key) or SAID[why.key]
    return QCoreApplication.translate("Reasons", sentence).format_map(_Facts(_facts(why)))


def lacking_text(reason: Reason, names: tuple[str, ...] = ()) -> str:
    """The translated text for the cards or words that an unfinished play still needs."""
    if reason.key not in LACKING:
        return reason_text(reason, names)
    numbers = {key: number_name(value) for key, value in reason.facts.items() if isinstance(value, int)}
    return QCoreApplication.translate("Lacking", LACKING[reason.key]).format_map(_Facts(_facts(reason) | numbers))


NUMBERS = (
    QT_TRANSLATE_NOOP("Numbers", "one"),
    QT_TRANSLATE_NOOP("Numbers", "two"),
    QT_TRANSLATE_NOOP("Numbers", "three"),
    QT_TRANSLATE_NOOP("Numbers", "four"),
    QT_TRANSLATE_NOOP("Numbers", "five"),
    QT_TRANSLATE_NOOP("Numbers", "six"),
)


def number_name(number: int) -> str:
    """The number as a word if it is small, else in digits."""
    named = 1 <= number <= len(NUMBERS)
    return QCoreApplication.translate("Numbers", NUMBERS[number - 1]) if named else str(number)


def _facts(reason: Reason) -> dict[str, str]:
    facts = reason.facts.items()
    return {key: listed(map(quoted, value)) if isinstance(value, tuple) else quoted(value) for key, value in facts}


class _Facts(dict[str, str]):
    """The values for the placeholders of a sentence, by name. A missing value leaves a gap instead of raising an
    exception."""

    def __missing__(self, key: str) -> str:
        return "…"


ENDINGS: Mapping[str, str] = {
    "exhausted": QT_TRANSLATE_NOOP("Endings", "The deck is empty and everybody has passed."),
    "passed": QT_TRANSLATE_NOOP("Endings", "Everybody has passed."),
    "stalled:passes": QT_TRANSLATE_NOOP("Endings", "Everybody has passed three times in a row."),
    "stalled:trades": QT_TRANSLATE_NOOP(
        "Endings", "Nobody has found a word, and as many cards as the deck holds have been traded."
    ),
    "stalled:no-low": QT_TRANSLATE_NOOP(
        "Endings", "The deck is empty, and for %n round(s) the number of cards in all hands has not fallen."
    ),
    "stalled:exchanges": QT_TRANSLATE_NOOP(
        "Endings", "For %n round(s) the number of cards in the deck and all hands has not fallen."
    ),
    "went-out": QT_TRANSLATE_NOOP("Endings", "No cards are left in the hand."),
    "resigned": QT_TRANSLATE_NOOP("Endings", "The others have resigned."),
    "gave-up": QT_TRANSLATE_NOOP("Endings", "The game was given up."),
    "last-one-in": QT_TRANSLATE_NOOP("Endings", "One player is left."),
    "rounds-played": QT_TRANSLATE_NOOP("Endings", "All rounds are played."),
    "empty-hand": QT_TRANSLATE_NOOP("Endings", "A hand is empty."),
    "hands-empty": QT_TRANSLATE_NOOP("Endings", "All hands are empty."),
    "deck-empty": QT_TRANSLATE_NOOP("Endings", "The deck is empty."),
    "piles-used-up": QT_TRANSLATE_NOOP("Endings", "The piles are used up."),
    "no-pile-left": QT_TRANSLATE_NOOP("Endings", "No pile is left."),
    "last-turns": QT_TRANSLATE_NOOP("Endings", "The last turns are played."),
    "row-complete": QT_TRANSLATE_NOOP("Endings", "The red row is complete."),
}


def ending_text(end: str, rounds: int = 0) -> str:
    """The text for the reason why a game ended.

    rounds: the number of rounds without progress after which a standstill ends the game.
    """
    known = ENDINGS.get(end)
    if known and "%n" in known:
        return QCoreApplication.translate("Endings", known, None, rounds)
    return QCoreApplication.translate("Endings", known) if known else ""
