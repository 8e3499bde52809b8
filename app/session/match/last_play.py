"""The last play, as it lies on the table: which words, whose they were, which of their cards are new."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.events import Arranged, Batch, Event, Shown, TakenBack
from engine.core.words import cards_of
from engine.match import Match


@dataclass(frozen=True)
class LastPlay:
    """words: by their numbers on the table, the seat that made each.  cards: those that were not on the table before,
    by their ids."""

    words: Mapping[int, int] = field(default_factory=dict)
    cards: frozenset[int] = frozenset()


def last_play(match: Match, index: int) -> LastPlay:
    """At this position. Of a play whose words are gone there is no trace, nor of one that was taken back."""
    for number in range(index - 1, -1, -1):
        events = match.events[number]
        if any(isinstance(event, TakenBack) for event in events):
            return LastPlay()
        laid = dict(_shown(events)) or dict(_placed(events))
        if laid:
            tops = [[card.id for card in word.tops if card.id in laid] for word in match.states[index].table]
            lay = {card.id for card in cards_of(match.states[number].table)}
            words = {place: laid[found[0]] for place, found in enumerate(tops) if found}
            anew = {card.id for batch in _taken(events) for card in batch.cards}
            return LastPlay(words, frozenset(laid.keys() - (lay - anew)))
    return LastPlay()


def _shown(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """The cards of the words that were made, each with the seat that made its word."""
    for event in events:
        if isinstance(event, Shown):
            yield from [(card.id, event.seat) for card in cards_of(event.words)]


def _placed(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Cards that came from where they lay in secret without a word of them: to a row, say. Each with whose it was."""
    for batch in _taken(events):
        if batch.zone.kind == "committed":
            yield from [(card.id, batch.zone.number) for card in batch.cards]


def _taken(events: Sequence[Event]) -> list[Batch]:
    """What came to the words from elsewhere."""
    return [batch for event in events if isinstance(event, Arranged) for batch in event.taken]
