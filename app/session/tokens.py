"""Makes the tokens (small signs on the felt) from the public facts of a position, in the same way for all games."""

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

# the patterns for numbers with a plus sign, by the key of the fact
_AS_NUMBER = {LETTERS: "{}+", LONGER_WORDS: "{}+", HEAD_START: "+{}"}


def tokens_about(
    facts: PublicFacts, what: Literal["table", "seat", "word", "card"], number: int = 0
) -> tuple[FactToken, ...]:
    """The tokens (small signs on the felt) for the facts about the table, or about one seat, word or card.

    what, number: the kind of thing, and its number (see About).
    """
    return tuple([token_of(fact) for fact in facts.facts if fact.about == (what, number)])


def token_of(fact: Fact) -> FactToken:
    """The token (a small sign on the felt) for a fact. Its cards are hollow if they must still be used."""
    faces = fact.faces if isinstance(fact, FaceSet) else ()
    return FactToken(fact.key, faces, _number(fact), fact.key == LACKING, fact_text(fact))


def key_token(key: str) -> FactToken:
    """The token (a small sign on the felt) for a player's keyboard key.

    key: the name of the key.
    """
    return FactToken(KEY, number=key, spoken=QCoreApplication.translate("Shout", "key {key}").format(key=key))


def _number(fact: Fact) -> str:
    if isinstance(fact, Rounds):
        return f"{fact.number}/{fact.last}"
    if isinstance(fact, Number):
        return _AS_NUMBER.get(fact.key, "{}").format(fact.number)
    return ""
