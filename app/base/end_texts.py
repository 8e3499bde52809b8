"""Writes in words that the end of a game is near: the same sentences for the banner, the bar and screen readers."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.base.texts import QT_TRANSLATE_NOOP
from engine.core import public_facts as keys
from engine.core.public_facts import PublicFacts

# The clauses that can follow "The game ends when", by the key of the fact.
WHEN: Mapping[str, str] = {
    keys.HAND_USED: QT_TRANSLATE_NOOP("Ends", "a hand is empty"),
    keys.THEN_LAST_TURNS: QT_TRANSLATE_NOOP("Ends", "a hand is empty and the others have had one more turn"),
    keys.HANDS_USED: QT_TRANSLATE_NOOP("Ends", "all hands are empty"),
    keys.PILES_USED: QT_TRANSLATE_NOOP("Ends", "the upturned cards are used up"),
    keys.ALL_PASS: QT_TRANSLATE_NOOP("Ends", "all pass in a row"),
    keys.YOUR_PASS: QT_TRANSLATE_NOOP("Ends", "you pass"),
    keys.ALL_PASS_EMPTY: QT_TRANSLATE_NOOP("Ends", "all pass in a row on the empty table"),
    keys.BOTH_PASS: QT_TRANSLATE_NOOP("Ends", "both pass in one round"),
    keys.NOBODY_LEADS: QT_TRANSLATE_NOOP("Ends", "all pass in a row instead of leading"),
}
NO_CARDS = QT_TRANSLATE_NOOP("Ends", "No cards left to draw.")
SENTENCES: Mapping[str, str] = {
    keys.LAST_CARD: QT_TRANSLATE_NOOP("Ends", "The last card is turned over. After this turn comes the last round."),
    keys.LAST_ROUND: QT_TRANSLATE_NOOP("Ends", "This is the last round."),
    keys.PILES_TURNED: QT_TRANSLATE_NOOP("Ends", "One more round of passes ends the game."),
    keys.STILL_PASSES: QT_TRANSLATE_NOOP(
        "Ends", "Everybody has passed twice in a row: one more round of passes ends the game."
    ),
    keys.STILL_TRADES: QT_TRANSLATE_NOOP(
        "Ends", "Nobody finds a word: once as many cards as the deck holds have been traded, the game ends."
    ),
    keys.STILL_NO_LOW: QT_TRANSLATE_NOOP(
        "Ends", "The deck is empty. This is the last round unless the hands together get smaller."
    ),
    keys.STILL_EXCHANGES: QT_TRANSLATE_NOOP(
        "Ends", "This is the last round unless fewer cards are left in the deck and all hands."
    ),
    keys.LAST_PLAY: QT_TRANSLATE_NOOP("Ends", "If the last play stands, the game is over."),
}
ALONE: Mapping[str, str] = {
    keys.STILL_PASSES: QT_TRANSLATE_NOOP("Ends", "One more pass ends the game."),
}
ANNOUNCEMENTS = (*WHEN, keys.NO_CARDS, *SENTENCES, keys.HAS_LAST_TURN)


def announced(facts: PublicFacts) -> frozenset[str]:
    """The keys of the facts that announce the end."""
    return frozenset([fact.key for fact in facts.facts if fact.key in ANNOUNCEMENTS])


def when_text(clause: str) -> str:
    """Returns this clause, one of WHEN, as a phrase for a tool tip that begins "the game ends when"."""
    translate = QCoreApplication.translate
    return translate("Ends", "the game ends when {what}").format(what=translate("Ends", clause))


def headline() -> str:
    """The headline above every announcement that a game will end soon."""
    return QCoreApplication.translate("Ends", "The end is near")


def end_text(facts: PublicFacts, names: Sequence[str]) -> str:
    """The whole announcement that the game will end soon; empty if no end is announced."""
    ends, translate = announced(facts), QCoreApplication.translate
    if keys.LAST_PLAY in ends:  # only this announcement matters until a rival has accepted or challenged the last play
        return translate("Ends", SENTENCES[keys.LAST_PLAY])
    alone = ALONE if len(names) == 1 else {}
    parts = [translate("Ends", NO_CARDS)] if keys.NO_CARDS in ends else []
    parts.append(_game_ends([clause for key, clause in WHEN.items() if key in ends]))
    parts += [translate("Ends", alone.get(key, sentence)) for key, sentence in SENTENCES.items() if key in ends]
    parts.append(_last_turns(facts, names))
    return " ".join([part for part in parts if part])


def _game_ends(clauses: Sequence[str]) -> str:
    translate = QCoreApplication.translate
    if not clauses:
        return ""
    first, *others = [translate("Ends", clause) for clause in clauses]
    if not others:
        return translate("Ends", "The game ends when {first}.").format(first=first)
    return translate("Ends", "The game ends when {first}, or when {second}.").format(first=first, second=others[0])


def _last_turns(facts: PublicFacts, names: Sequence[str]) -> str:
    """The sentence that names the players who still have a last turn. Empty if all players have one, or if no player
    has one."""
    seats = facts.marked(keys.HAS_LAST_TURN)
    if not seats or len(seats) == len(names):
        return ""
    text = QCoreApplication.translate("Ends", "Last turn: {names}.")
    return text.format(names=listed([names[seat] for seat in seats]))
