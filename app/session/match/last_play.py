"""Finds the last play on the table: its words, their makers, and the new cards in them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.session.match.gone_words import GoneWords
from engine.core.act_report import ActReport
from engine.core.cards import Card
from engine.core.words import Word, cards_of
from engine.match import Match


@dataclass(frozen=True)
class LastPlay:
    """The last play on the table, and the words that have left the table.

    makers: for each card of the play's words, by the card's id, the seat that made the word.
    cards: the ids of the cards that were not on the table before.
    gone: the last words of each seat that have left the table.
    """

    makers: Mapping[int, int] = field(default_factory=dict)
    cards: frozenset[int] = frozenset()
    gone: tuple[GoneWords, ...] = ()

    def rims(self, table: Sequence[Word]) -> dict[int, int]:
        """The indexes of the table words that the play made, each with the seat that made it."""
        tops = [[card.id for card in word.tops if card.id in self.makers] for word in table]
        return {place: self.makers[found[0]] for place, found in enumerate(tops) if found}


def last_play(match: Match, index: int) -> LastPlay:
    """The last play before this position; empty if it was taken back."""
    for number in range(index - 1, -1, -1):
        report = match.report(number)
        if report.taken_back or report.makers:
            return _play(report)
    return LastPlay()


def last_play_during(match: Match, index: int) -> LastPlay:
    """The last play to mark while the felt shows the act after this position. Empty if that act makes another play or
    takes the last play back."""
    report = match.report(index)
    return LastPlay() if report.taken_back or report.makers else last_play(match, index)


def cards_of_play(match: Match, index: int) -> tuple[Card, ...]:
    """The cards in the words that the act after this position made. If the act made a row longer, all cards of that
    row."""
    report, table = match.report(index), match.states[index + 1].table
    return cards_of([one.word for one in report.shown] or [table[row] for row in _play(report).rims(table)])


def _play(report: ActReport) -> LastPlay:
    return LastPlay() if report.taken_back else LastPlay(report.makers, report.new_on_table)
