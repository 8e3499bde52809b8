"""What a computer player answers: the act, how long it would have thought, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.moves import Act

PAUSE = 900  # a person takes this long for a move that needs no thought, in ms


@dataclass(frozen=True)
class Plan:
    """after_ms: a human pace; who waits for it is the app.  why: the name of a reason, said by the app in a sentence
    with these facts (see REASONS).  act None: nothing to do for now (nobody shouts)."""

    act: Act | None
    after_ms: int = 0
    why: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)


# Every reason in English; the app shows the same sentences, translated. The move itself and what it scored stand beside
# them, so they name neither.
REASONS: Mapping[str, str] = {
    # a word is laid
    "most-points": "I saw nothing that brings more.",
    "good-hand": "It leaves me good letters.",
    "little-for-next": "It leaves little for the next player.",
    "stuck-next": "I do not think that the next player can follow it.",
    "sees-on": "It lets me go on best.",
    "most-cards": "The most cards win the trick.",
    "many-cards": "It takes cards off my hand.",
    "goes-out": "It plays my last cards.",
    "few-left": "It leaves me little to lose at the end.",
    "goes-on": "It keeps my turn going.",
    "best-seen": "It suits me best of all that I saw.",
    "bluff": "Perhaps nobody would doubt it.",
    "shout": "I saw it in time.",
    # no word is laid
    "trade-worst": "I saw no word worth it, so I traded my worst letters.",
    "nothing-found": "I saw no word.",
    "not-worth": "No word that I saw was worth laying.",
    "stop": "I saw no place for the turned card.",
    "must": "There was nothing else to do.",
    # cards
    "ask-likely": "You are likely to hold {card}, and I can use it.",
    "ask-worth": "If you hold {card}, I can make much of it.",
    "take-worth": "These cards are worth most to me.",
    "any-pile": "One pile is as good as another.",
    "many-places": "Nothing that I hold fits in more places than {card}.",
    "as-supposed": "If the others choose as I suppose, {card} does best.",
    "hard-card": "{card} seldom fits, and now it does.",
    # the words of others
    "not-known": "I do not know the word {word}.",
    "word-is-good": "{word} is a word.",
    "let-pass": "I do not know the word {word}, but I let it pass.",
}
