"""The last play, as it lies on the table: whose it was, which words, which of their cards are new."""

from dataclasses import dataclass

from engine.core.events import Shown, TakenBack
from engine.core.words import cards_of
from engine.match import Match


@dataclass(frozen=True)
class LastPlay:
    """words: by their numbers on the table.  cards: those that were not on the table before, by their ids."""

    seat: int = -1
    words: tuple[int, ...] = ()
    cards: frozenset[int] = frozenset()


def last_play(match: Match, index: int) -> LastPlay:
    """At this position. Of a play whose words are gone there is no trace, nor of one that was taken back."""
    for number in range(index - 1, -1, -1):
        events = match.events[number]
        if any(isinstance(event, TakenBack) for event in events):
            return LastPlay()
        shown = [event for event in events if isinstance(event, Shown)]
        if shown:
            laid = {card.id for event in shown for card in cards_of(event.words)}
            table = match.states[index].table
            words = [place for place, word in enumerate(table) if laid & {card.id for card in word.tops}]
            lay = {card.id for card in cards_of(match.states[number].table)}
            return LastPlay(shown[0].seat, tuple(words), frozenset(laid - lay))
    return LastPlay()
