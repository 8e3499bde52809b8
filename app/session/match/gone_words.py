"""Finds the last words of each seat that have left the table. They stay visible to a viewer until that viewer's next
act."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.act_report import PLAY, ActReport, lies_in
from engine.core.cards import read_as
from engine.core.moves import Shout
from engine.core.patterns import Call
from engine.core.words import Word, laid
from engine.match import Match


class GoneWords(NamedTuple):
    """The words that a seat made in one turn and that have left the table.

    worth: the points of the words or, if they scored none, the number of cards that they won; None for a word that was
    called out and does not count.
    """

    seat: int
    words: tuple[Word, ...]
    worth: int | None
    turn: int


def gone_words(match: Match, index: int, viewer: int) -> tuple[GoneWords, ...]:
    """The words that have left the table and that this viewer still sees in this position."""
    return _gone(match, _acts_since(match, index, viewer), match.states[index].table)


def gone_words_during(match: Match, index: int, viewer: int) -> tuple[GoneWords, ...]:
    """The words that have left the table and that this viewer sees while the felt shows the act after this position.
    The words of that act are not among them."""
    return _gone(match, _acts_since(match, index + 1, viewer)[:-1], match.states[index].table)


def _acts_since(match: Match, index: int, viewer: int) -> Sequence[int]:
    """The indexes of the acts from the viewer's own last act up to this position, at most one turn of each seat. In
    games where players call words out, only the index of the last call."""
    calls, players, now = match.house.book.plays.has(Call), len(match.header.players), match.states[index].turn
    found: list[int] = []
    for number in range(index - 1, -1, -1):
        report = match.report(number)
        if calls and report.act.verb not in ("shout", "timeout"):
            continue
        if not calls and match.states[number].turn < now - players:
            break
        found.insert(0, number)
        if calls or report.seat == viewer:
            break
    return found


def _gone(match: Match, acts: Iterable[int], table: Sequence[Word]) -> tuple[GoneWords, ...]:
    found: dict[int, GoneWords] = {}
    for number in acts:
        report, turn = match.report(number), match.states[number].turn
        if report.taken_back and report.caught is not None:
            found.pop(report.caught, None)
        for seat, words in _words_of(match, number, report):
            worth = _worth(match, number, report, seat)
            before = found.get(seat)
            if before is not None and before.turn == turn:
                words, worth = (*before.words, *words), (before.worth or 0) + (worth or 0)
            found[seat] = GoneWords(seat, words, worth, turn)
    left = [
        one._replace(words=tuple([word for word in one.words if not lies_in(word, table)])) for one in found.values()
    ]
    return tuple([one for one in left if one.words])


def _words_of(match: Match, number: int, report: ActReport) -> Iterator[tuple[int, tuple[Word, ...]]]:
    """Yields each seat with the words that this act showed, including a called word that does not count."""
    for seat in dict.fromkeys([one.seat for one in report.shown]):
        yield seat, tuple([one.word for one in report.shown if one.seat == seat])
    if report.missed and isinstance(report.act, Shout):
        row = {card.face: card for card in match.states[number].row}
        yield report.seat, (laid([read_as(row[card.face], card) for card in report.act.cards if card.face in row]),)


def _worth(match: Match, number: int, report: ActReport, seat: int) -> int | None:
    if report.missed:
        return None
    won = sum([cards for who, cards in report.won if who == seat])
    if match.house.book.counts_in(match.states[number]) != "points":
        return won
    return sum([one.points for one in report.scores if one.seat == seat and one.when == PLAY]) or won
