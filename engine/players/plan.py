"""A computer player's answer: the act, how long a person would have thought, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.moves import Act

PAUSE = 900  # milliseconds a person takes for a move that needs no thought


@dataclass(frozen=True)
class Plan:
    """An act with its pace and its reason.

    act: None if there is nothing to do now (nobody shouts).
    after_ms: how long a person would take; the app waits that long.
    why: the key of a reason in REASONS, empty if the act explains itself; the app turns it into a sentence.
    facts: the values for that sentence.
    """

    act: Act | None
    after_ms: int = 0
    why: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)


# Every reason in English; the app shows the same sentences, translated. The move and its score stand beside them, so
# they mention neither. Nobody would ask for the reason "it scored most" or "I saw no word", so such an act has none.
REASONS: Mapping[str, str] = {
    # a word is laid
    "good-hand": "It leaves me good letters.",
    "little-for-next": "It leaves less for the next player.",
    "stuck-next": "I do not think that the next player can follow it.",
    "sees-on": "It lets me go on best.",
    "most-cards": "The most cards win the trick.",
    "goes-out": "It plays my last cards.",
    "few-left": "It leaves me little to lose at the end.",
    "goes-on": "It keeps my turn going.",
    "likes-long": "I like long words.",
    "likes-many": "I like short common words.",
    "likes-keeps": "I like to keep good cards.",
    "likes-hard": "I like to leave little to go on with.",
    "likes-rare": "I like rare words.",
    "bluff": "Perhaps nobody would doubt it.",
    # no word is laid
    "trade-worst": "I saw no word worth it, so I traded my worst letters.",
    "not-worth": "No word that I saw was worth laying.",
    "stop": "I saw no place for the turned card.",
    # cards
    "ask-likely": "You are likely to hold {card}, and I can use it.",
    "ask-worth": "If you hold {card}, I can make much of it.",
    "take-worth": "These cards are worth most to me.",
    "many-places": "Nothing that I hold fits in more places than {card}.",
    "as-supposed": "If the others choose as I suppose, {card} does best.",
    "hard-card": "{card} seldom fits, and now it does.",
    # the words of others
    "not-sure": "I am not sure of the word {word}.",
    "not-known": "I do not know the word {word}.",
    "let-pass": "I do not know the word {word}, but I let it pass.",
}
