"""The last play, as it lies on the table: which words, whose they were, which of their cards are new."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.session.match.gone_words import GoneWords
from engine.core.act_report import ActReport
from engine.core.cards import Card
from engine.core.words import Word, cards_of
from engine.match import Match


@dataclass(frozen=True)
class LastPlay:
    """makers: by the ids of the cards of its words, who made each.  cards: those that were not on the table before.
    gone: what each seat played last, where it has left the table."""

    makers: Mapping[int, int] = field(default_factory=dict)
    cards: frozenset[int] = frozenset()
    gone: tuple[GoneWords, ...] = ()

    def rims(self, table: Sequence[Word]) -> dict[int, int]:
        """Which of the words on the table it made, by number, and who made each."""
        tops = [[card.id for card in word.tops if card.id in self.makers] for word in table]
        return {place: self.makers[found[0]] for place, found in enumerate(tops) if found}


def last_play(match: Match, index: int) -> LastPlay:
    """The last play at this position. A play whose words are gone, or that was taken back, leaves no trace."""
    for number in range(index - 1, -1, -1):
        report = match.report(number)
        if report.taken_back or report.makers:
            return _play(report)
    return LastPlay()


def last_play_during(match: Match, index: int) -> LastPlay:
    """While the act is performed that led on from this position: nothing is left of the last play as soon as another
    word is laid, or this one taken back."""
    report = match.report(index)
    return LastPlay() if report.taken_back or report.makers else last_play(match, index)


def cards_of_play(match: Match, index: int) -> tuple[Card, ...]:
    """The cards of words laid with the act which led on from this position; all cards of a row that grew."""
    report, table = match.report(index), match.states[index + 1].table
    return cards_of([one.word for one in report.shown] or [table[row] for row in _play(report).rims(table)])


def _play(report: ActReport) -> LastPlay:
    return LastPlay() if report.taken_back else LastPlay(report.makers, report.new_on_table)
