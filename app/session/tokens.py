"""Makes the tokens on the felt from the public facts of a position: by their kinds, the same for all games."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from app.base.fact_texts import fact_text
from app.felt.picture import KEY, FactToken
from engine.core.public_facts import (
    HEAD_START,
    LACKING,
    LETTERS,
    LONGER_WORDS,
    FaceSet,
    Fact,
    Number,
    PublicFacts,
    Rounds,
)

# texts for numbers with a sign; other numbers stand alone
_AS_NUMBER = {LETTERS: "{}+", LONGER_WORDS: "{}+", HEAD_START: "+{}"}


def tokens_about(
    facts: PublicFacts, what: Literal["table", "seat", "word", "card"], number: int = 0
) -> tuple[FactToken, ...]:
    """The tokens of this seat, word or card, or of the table."""
    return tuple([token_of(fact) for fact in facts.facts if fact.about == (what, number)])


def token_of(fact: Fact) -> FactToken:
    """The token of a fact. Cards that must still be used are hollow."""
    faces = fact.faces if isinstance(fact, FaceSet) else ()
    return FactToken(fact.key, faces, _number(fact), fact.key == LACKING, fact_text(fact))


def key_token(key: str) -> FactToken:
    """The token of a player's key, as people call it."""
    return FactToken(KEY, number=key, spoken=QCoreApplication.translate("Shout", "key {key}").format(key=key))


def _number(fact: Fact) -> str:
    if isinstance(fact, Rounds):
        return f"{fact.number}/{fact.last}"
    if isinstance(fact, Number):
        return _AS_NUMBER.get(fact.key, "{}").format(fact.number)
    return ""
