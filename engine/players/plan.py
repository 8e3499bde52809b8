"""What a computer player answers: the act, how long it would have thought, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.moves import Act


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
    "most-points": "I saw nothing with more points.",
    "good-hand": "It leaves me good letters.",
    "little-for-next": "It leaves little for the next player.",
    "many-cards": "It takes cards off my hand.",
    "goes-on": "It keeps my turn going.",
    "first-seen": "It was the first that I saw.",
    "bluff": "Perhaps nobody would doubt it.",
    "trade-worst": "I saw no word worth it, so I traded my worst letters.",
    "nothing-found": "I saw no word.",
    "must": "There was nothing else to do.",
    "ask-likely": "You are likely to hold {card}, and I can use it.",
    "take-worth": "These cards are worth most to me.",
    "any-pile": "One pile is as good as another.",
    "many-places": "{card} fits in most places.",
    "not-known": "I do not know the word {word}.",
    "word-is-good": "{word} is a word.",
    "shout": "I saw it in time.",
    "stop": "The turned card fits nowhere.",
}
