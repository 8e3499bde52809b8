"""The last play, as it lies on the table: which words, whose they were, which of their cards are new."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.cards import Card
from engine.core.events import Arranged, Batch, Event, Shown, TakenBack
from engine.core.words import Word, cards_of
from engine.match import Match


@dataclass(frozen=True)
class LastPlay:
    """makers: by the ids of the cards of its words, who made each.  cards: those that were not on the table before."""

    makers: Mapping[int, int] = field(default_factory=dict)
    cards: frozenset[int] = frozenset()

    def rims(self, table: Sequence[Word]) -> dict[int, int]:
        """Which of the words on the table it made, by number, and who made each."""
        tops = [[card.id for card in word.tops if card.id in self.makers] for word in table]
        return {place: self.makers[found[0]] for place, found in enumerate(tops) if found}


def last_play(match: Match, index: int) -> LastPlay:
    """The last play at this position. A play whose words are gone, or that was taken back, leaves no trace."""
    for number in range(index - 1, -1, -1):
        events = match.events[number]
        if _takes_back(events):
            return LastPlay()
        if laid := _laid(events):
            lay = {card.id for card in cards_of(match.states[number].table)}
            anew = {card.id for batch in _taken(events) for card in batch.cards}
            return LastPlay(laid, frozenset(laid.keys() - (lay - anew)))
    return LastPlay()


def last_play_during(match: Match, index: int) -> LastPlay:
    """While the act is performed that led on from this position: nothing is left of the last play as soon as another
    word is laid, or this one taken back."""
    events = match.events[index]
    return LastPlay() if _takes_back(events) or _laid(events) else last_play(match, index)


def cards_of_play(match: Match, index: int) -> tuple[Card, ...]:
    """The cards of words laid with the act that led on from this position; all cards of a row that grew."""
    events = match.events[index]
    shown = [card for event in events if isinstance(event, Shown) for card in cards_of(event.words)]
    rows = LastPlay(dict(_placed(events))).rims(match.states[index + 1].table)
    return tuple(shown) or cards_of([match.states[index + 1].table[row] for row in rows])


def _takes_back(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TakenBack) for event in events)


def _laid(events: Sequence[Event]) -> dict[int, int]:
    """The cards of the words made, each with the seat that made its word."""
    return dict(_shown(events)) or dict(_placed(events))


def _shown(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """The cards of words shown to be read."""
    for event in events:
        if isinstance(event, Shown):
            yield from [(card.id, event.seat) for card in cards_of(event.words)]


def _placed(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Cards that were laid in secret and came to a row, say, without a word of their own; each with its owner."""
    for batch in _taken(events):
        if batch.zone.kind == "committed":
            yield from [(card.id, batch.zone.number) for card in batch.cards]


def _taken(events: Sequence[Event]) -> list[Batch]:
    """What came to the words from elsewhere."""
    return [batch for event in events if isinstance(event, Arranged) for batch in event.taken]
