"""What the points of a play are made of, read off what the oracle says would happen. No rule is known here.

Letters and their values are told only where they add up to the points that the engine gives: a game that counts
otherwise is not second-guessed.
"""

from collections.abc import Sequence

from engine.core.events import Arranged, Moved, Zone
from engine.core.rulebook import House
from engine.core.verdict import Legal
from engine.core.words import Word

Worth = tuple[tuple[tuple[str, int], ...], ...]


def worth_of(house: House, legal: Legal) -> Worth:
    """For each word of the play its letters with their values; nothing where these are not what is counted."""
    if house.book.counts != "points" or house.book.worth is not None or not legal.points:
        return ()
    words = _made(legal)
    if len(words) != len(legal.words) or sum([word.value for word in words]) != legal.points:
        return ()
    return tuple([tuple([(card.letters or card.face, card.value) for card in word.tops]) for word in words])


def won_by(legal: Legal, seat: int) -> int:
    """How many cards the play would win for its seat."""
    pile = Zone("won", seat)
    moved = [len(event.cards) for event in legal.events if isinstance(event, Moved) and event.target == pile]
    arranged = [event for event in legal.events if isinstance(event, Arranged)]
    given = [len(batch.cards) for event in arranged for batch in event.given if batch.zone == pile]
    return sum(moved) + sum(given)


def _made(legal: Legal) -> Sequence[Word]:
    """The words of the play as they lay on the table at any moment of it."""
    shown = [word for event in legal.events if isinstance(event, Arranged) for word in event.table]
    found = [next((word for word in reversed(shown) if word.text == text), None) for text in legal.words]
    return [word for word in found if word is not None]
