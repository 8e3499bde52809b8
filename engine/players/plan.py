"""The plan of a computer player: an act, the time that a person would need for it, and the reason for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.moves import Act

PAUSE = 900  # in milliseconds: the time that a person takes for a move without thinking about it


@dataclass(frozen=True)
class Plan:
    """A planned act with its timing and its reason.

    act: the act; None if the player does nothing now.
    after_ms: the time, in milliseconds, after which the app carries out the act, so that the player seems to think.
    why: the key of a reason in REASONS; empty if the act explains itself.
    facts: the values inserted into the sentence of the reason.
    """

    act: Act | None
    after_ms: int = 0
    why: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)


# Every reason in English; the app shows the same sentences, translated. The app shows the move and its score beside the
# reason, so the sentences mention neither. Laying the highest scoring play, or seeing no word, needs no reason.
REASONS: Mapping[str, str] = {
    # reasons for laying a word
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
    # reasons for not laying a word
    "trade-worst": "I saw no word worth it, so I traded my worst letters.",
    "not-worth": "No word that I saw was worth laying.",
    "stop": "I saw no place for the turned card.",
    # Reasons for choosing a letter or a card.
    "ask-likely": "You are likely to hold {card}, and I can use it.",
    "ask-worth": "If you hold {card}, I can make much of it.",
    "take-worth": "These cards are worth most to me.",
    "many-places": "Nothing that I hold fits in more places than {card}.",
    "as-supposed": "If the others choose as I suppose, {card} does best.",
    "hard-card": "{card} seldom fits, and now it does.",
    # reasons for challenging a word of another player, or for not challenging it
    "not-sure": "I am not sure of the word {word}.",
    "not-known": "I do not know the word {word}.",
    "let-pass": "I do not know the word {word}, but I let it pass.",
}
