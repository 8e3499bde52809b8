"""Writes the public facts of a game in words: a short phrase for each kind of fact, for tool tips and screen
readers."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from app.base.end_texts import WHEN, when_text
from app.base.texts import QT_TRANSLATE_NOOP
from engine.core import public_facts as keys
from engine.core.public_facts import FaceSet, Fact, Marker, Number

# The phrase for each kind of fact, by its key. An entry "key:what" is only for facts about that kind of thing (seat,
# table), and takes precedence over the entry "key".
FACTS: Mapping[str, str] = {
    keys.MUST: QT_TRANSLATE_NOOP("Facts", "the next word must use {faces}"),
    keys.USED: QT_TRANSLATE_NOOP("Facts", "has used {faces}"),
    keys.LACKING: QT_TRANSLATE_NOOP("Facts", "still lacks {faces}"),
    f"{keys.LACKING}:table": QT_TRANSLATE_NOOP("Facts", "still to be used by anybody: {faces}"),
    keys.NAMED: QT_TRANSLATE_NOOP("Facts", "named for the next word: {faces}"),
    f"{keys.NAMED}:seat": QT_TRANSLATE_NOOP("Facts", "has named {faces}"),
    keys.ASKED: QT_TRANSLATE_NOOP("Facts", "asked for: {faces}"),
    keys.GAMES_WON: QT_TRANSLATE_NOOP("Facts", "%n game(s) won"),
    keys.TRICKS: QT_TRANSLATE_NOOP("Facts", "%n trick(s) won"),
    keys.LETTERS: QT_TRANSLATE_NOOP("Facts", "needs %n letter(s) or more"),
    keys.TRADES_LEFT: QT_TRANSLATE_NOOP("Facts", "%n trade(s) left"),
    keys.CARDS_LEFT: QT_TRANSLATE_NOOP("Facts", "%n card(s) still to use"),
    keys.PILES_LEFT: QT_TRANSLATE_NOOP("Facts", "%n pile(s) left"),
    keys.CLEARINGS: QT_TRANSLATE_NOOP("Facts", "table cleared %n time(s) in a row"),
    keys.FAILURES: QT_TRANSLATE_NOOP("Facts", "has passed or traded %n time(s) in a row"),
    keys.TURNS_TO_LOSE: QT_TRANSLATE_NOOP("Facts", "loses %n turn(s)"),
    keys.HEAD_START: QT_TRANSLATE_NOOP("Facts", "%n point(s) at the start"),
    keys.LONGER_WORDS: QT_TRANSLATE_NOOP("Facts", "lays words of %n letter(s) or more"),
    keys.FAMILY_LIST: QT_TRANSLATE_NOOP("Facts", "words judged by the list Family"),
    keys.STANDARD_LIST: QT_TRANSLATE_NOOP("Facts", "words judged by the list Standard"),
    keys.LARGE_LIST: QT_TRANSLATE_NOOP("Facts", "words judged by the list Large"),
    keys.ROUND: QT_TRANSLATE_NOOP("Facts", "round {number} of {last}"),
    keys.GAME: QT_TRANSLATE_NOOP("Facts", "game {number} of {last}"),
    keys.HIDDEN_WORD: QT_TRANSLATE_NOOP("Facts", "has laid a word in secret"),
    keys.TIMER: QT_TRANSLATE_NOOP("Facts", "holds the timer"),
    keys.TIMER_RUNS: QT_TRANSLATE_NOOP("Facts", "the timer runs now"),
    keys.OPEN_TO_DOUBT: QT_TRANSLATE_NOOP("Facts", "the word can be doubted"),
    keys.DOUBTS: QT_TRANSLATE_NOOP("Facts", "doubts the word"),
    keys.MUST_SPEAK: QT_TRANSLATE_NOOP("Facts", "must still answer"),
    keys.DEALS: QT_TRANSLATE_NOOP("Facts", "deals the cards"),
    keys.BARRED: QT_TRANSLATE_NOOP("Facts", "can’t shout before the next card"),
    keys.OUT_OF_TRICK: QT_TRANSLATE_NOOP("Facts", "out of this trick"),
    keys.HAS_TRADED: QT_TRANSLATE_NOOP("Facts", "has no trade left"),
    keys.LEADS: QT_TRANSLATE_NOOP("Facts", "leads"),
    keys.BEGAN: QT_TRANSLATE_NOOP("Facts", "began this game"),
    keys.PASSED: QT_TRANSLATE_NOOP("Facts", "has passed"),
    keys.FAILED: QT_TRANSLATE_NOOP("Facts", "has made no word since the last one"),
    keys.COULD_NOT: QT_TRANSLATE_NOOP("Facts", "could not go on"),
    keys.HAS_ACTED: QT_TRANSLATE_NOOP("Facts", "is done in this round"),
    keys.LAID_NOTHING: QT_TRANSLATE_NOOP("Facts", "has laid nothing"),
    keys.IS_PAID: QT_TRANSLATE_NOOP("Facts", "gets the cards that are left over"),
    keys.HAS_LAST_TURN: QT_TRANSLATE_NOOP("Facts", "has a last turn"),
    keys.OPEN: QT_TRANSLATE_NOOP("Facts", "open to everybody"),
    keys.TURNED: QT_TRANSLATE_NOOP("Facts", "must be used"),
    keys.PILES_TURNED: QT_TRANSLATE_NOOP("Facts", "one more round of passes ends the game"),
    **WHEN,
    keys.NO_CARDS: QT_TRANSLATE_NOOP("Facts", "no cards left to draw"),
    keys.LAST_CARD: QT_TRANSLATE_NOOP("Facts", "the last round comes after this turn"),
    keys.LAST_ROUND: QT_TRANSLATE_NOOP("Facts", "last round"),
    keys.LAST_PLAY: QT_TRANSLATE_NOOP("Facts", "if the last play stands, the game is over"),
    keys.STILL_PASSES: QT_TRANSLATE_NOOP("Facts", "one more round of passes ends the game"),
    keys.STILL_TRADES: QT_TRANSLATE_NOOP("Facts", "more trades without a word end the game"),
    keys.STILL_NO_LOW: QT_TRANSLATE_NOOP("Facts", "the last round unless the hands together get smaller"),
    keys.STILL_EXCHANGES: QT_TRANSLATE_NOOP("Facts", "the last round unless fewer cards are left than before"),
}


def fact_text(fact: Fact) -> str:
    """The fact as a phrase, without the name of the seat or word that the fact is about."""
    text, translate = FACTS.get(f"{fact.key}:{fact.about.what}", FACTS[fact.key]), QCoreApplication.translate
    if fact.key in WHEN:
        return when_text(text)
    if isinstance(fact, Number):
        return translate("Facts", text, None, fact.number)
    if isinstance(fact, FaceSet):
        return translate("Facts", text).format(faces=", ".join(fact.faces))
    return translate("Facts", text) if isinstance(fact, Marker) else translate("Facts", text).format(**_numbers(fact))


def _numbers(fact: keys.Rounds) -> dict[str, int]:
    return {"number": fact.number, "last": fact.last}


def as_line(phrases: Iterable[str]) -> str:
    """The phrases as a line that begins with a capital letter; empty if there are no phrases."""
    text = ", ".join(phrases)
    return f"{text[:1].upper()}{text[1:]}"
