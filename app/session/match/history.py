"""The log of a match as a seat may read it, one line for each act."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from app.session.match.view_data import AgreedUndo, HistoryLine
from engine.core.act_report import ActReport
from engine.core.moves import DEAL, Simple
from engine.core.state import Entry, State
from engine.core.verdict import Reason
from engine.match import Match


class _Step(NamedTuple):
    """The step from one position to the next.

    now: the next position.
    kept: the numbers of the lines that remain; None for all lines.
    new: the number of new lines.
    """

    now: State
    kept: Sequence[int] | None
    new: int


class _Line(NamedTuple):
    """A line with the values it was made from.

    now: the position after the line.
    """

    entry: Entry
    now: State
    is_last: bool
    line: HistoryLine


class History:
    """The lines of a match, with the remarks that the log itself does not hold.

    whys: the reasons of computer players for their moves, by the position after the move.
    helps: the number of hints that a seat asked for, by the position before its act and the seat. Words that a
    half-laid play could become are a hint, too. The numbers stay if the act is taken back.
    taken_back: acts that were taken back by agreement, in their order; records do not hold them.
    undos: the number of moves that each seat has taken back, alone or by agreement.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self.whys: dict[int, Reason] = {}
        self.helps: dict[tuple[int, int], int] = {}
        self.taken_back: tuple[AgreedUndo, ...] = ()
        self.undos: Counter[int] = Counter()
        self._helped_with: object = None  # the last hint; the same hint again does not count
        self._steps: list[_Step] = []
        self._told_before: list[_Line] = []

    def help_asked(self, seat: int, about: object) -> None:
        """Counts a hint for the seat.

        about: the thing that the hint is about.
        """
        now = (len(self._match.moves), seat)
        if (now, about) != self._helped_with:
            self._helped_with = now, about
            self.helps[now] = self.helps.get(now, 0) + 1

    def keep_taken_back(self, taken: Sequence[AgreedUndo]) -> None:
        """Keeps acts that were taken back. If earlier acts are gone, too, the lines move back to the last act."""
        made = len(self._match.moves)
        self.taken_back = tuple([one._replace(acts=min(one.acts, made)) for one in taken])

    def lines(self, seen: Sequence[Entry]) -> tuple[HistoryLine, ...]:
        """The lines of the log, each with the position after it.

        Lines stay known as long as their positions, so an act costs as much in a long record as in a short one.
        seen: the log of the last position, as the viewer sees it.
        """
        match, log = self._match, self._match.state.log
        closed = self._closed_turns()
        positions = self._positions()
        last_of = {index: number for number, index in enumerate(positions)}
        helps = self._helps_of_seats()
        del self._told_before[len(seen) :]
        lines = []
        for number, (entry, true, index) in enumerate(zip(seen, log, positions, strict=True)):
            line = self._line(number, entry, index, is_last=number == last_of[index])
            helped, asked = 0, helps.get(entry.seat)
            while asked and asked[-1][0] < index:
                helped += asked.pop()[1]
            if helped:
                line = replace(line, helped=helped)
            why = self.whys.get(index) if entry == true and entry.turn not in closed else None
            if why is not None and match.moves[index - 1].seat == entry.seat:
                line = replace(line, why=why)
            lines.append(line)
        return _dealt(lines)

    def _helps_of_seats(self) -> dict[int, list[tuple[int, int]]]:
        """For each seat, the positions at which the seat asked for hints, with the number of hints; the latest
        first."""
        found: dict[int, list[tuple[int, int]]] = {}
        for (position, seat), count in sorted(self.helps.items(), reverse=True):
            found.setdefault(seat, []).append((position, count))
        return found

    def _line(self, number: int, entry: Entry, index: int, *, is_last: bool) -> HistoryLine:
        """The line of this entry, which is made only once unless the earlier moves have changed."""
        now = self._match.states[index]
        known = self._told_before[number] if number < len(self._told_before) else None
        if known is not None and known.now is now and known.is_last == is_last and known.entry == entry:
            return known.line
        line = self._line_now(entry, index, is_last=is_last)
        self._told_before[number : number + 1] = [_Line(entry, now, is_last, line)]
        return line

    def _line_now(self, entry: Entry, index: int, *, is_last: bool) -> HistoryLine:
        """The line of this entry. The last line of an act shows the act's outcome; the deal has no act before it."""
        line = HistoryLine(
            index, entry.turn, entry.seat, entry.act, entry.words, self._points(entry), undone=entry.undone
        )
        if not index:
            return line
        report = self._match.report(index - 1)
        if entry.act == report.act and entry.seat == report.seat:
            free = bool(self._match.states[index - 1].waits_for)
            line = replace(line, undone=entry.undone or report.wrong, vain=report.vain, free=free)
        if entry.words:
            line = replace(line, made=report.made, early=self._is_early(line))
        return self._with_outcome(line, report) if is_last else line

    def _is_early(self, line: HistoryLine) -> bool:
        """Whether the word scored nothing because cards were lacking before it, in a game for points."""
        book, before = self._match.house.book, self._match.states[line.index - 1]
        return not line.points and book.counts_in(before) == "points" and bool(book.facts(before).lacks(line.seat))

    def _points(self, entry: Entry) -> int:
        return 0 if self._counts == "nothing" else entry.points

    def _with_outcome(self, line: HistoryLine, report: ActReport) -> HistoryLine:
        """The line with the effects of the act besides its own points. The line leaves out the number of cards held,
        which are no points; tricks and cards that the score counts appear only once."""
        scores = not (report.games or self._counts == "cards-left")
        told = report.tricks if self._counts == "tricks" else ()
        before = self._match.states[line.index - 1]
        return replace(
            line,
            gains=tuple([gain for gain in report.gains if gain[0] not in told]) if scores else (),
            games=report.games,
            stand=report.stand,
            won=report.won if self._match.house.book.counts_in(before) != "cards" else (),
            tricks=report.tricks,
            apart=report.apart,
            settled=report.settled,
        )

    @property
    def _counts(self) -> str:
        return self._match.house.book.counts

    def _positions(self) -> list[int]:
        """For each line of the last log, the position where it first appeared."""
        states, steps = self._match.states, self._steps
        while steps and (len(steps) >= len(states) or steps[-1].now is not states[len(steps)]):
            steps.pop()
        for before, now in pairwise(states[len(steps) :]):
            kept = _kept(before.log, now.log)
            steps.append(_Step(now, None if len(kept) == len(before.log) else kept, len(now.log) - len(kept)))
        positions = [0] * len(states[0].log)
        for index, step in enumerate(steps, 1):
            if step.kept is not None:
                positions = [positions[place] for place in step.kept]
            positions += [index] * step.new
        return positions

    def _closed_turns(self) -> set[int]:
        """The turns whose plays can still be challenged: for these, a reason, or no reason, would reveal a bluff."""
        state = self._match.state
        if state.over or not self._match.house.words_are_challenged:
            return set()
        pending = {state.log[state.pending.entry].turn} if state.pending is not None else set()
        return {state.turn, *pending}


def _kept(before: Sequence[Entry], now: Sequence[Entry]) -> Sequence[int]:
    """The numbers of those lines of the log before an act that remain after it; some lines go when a play is taken
    back.

    The lines that remain come first, in the same order; new lines follow them.
    """
    if not before or (len(now) >= len(before) and now[len(before) - 1] is before[-1]):
        return range(len(before))
    kept: list[int] = []
    for place, line in enumerate(before):
        if len(kept) < len(now) and _same(line, now[len(kept)]):
            kept.append(place)
    return kept


def _same(line: Entry, other: Entry) -> bool:
    return (line.turn, line.seat, line.act) == (other.turn, other.seat, other.act)


def _dealt(lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    """The lines, with a single line for cards that a player dealt one by one, as if dealt at once."""
    told: list[HistoryLine] = []
    for line in lines:
        last = told[-1] if told else None
        if last is not None and line.act == last.act == DEAL and line.seat == last.seat and not last.gains:
            told[-1] = replace(line, times=last.times + 1)  # this line shows the position after the last card
        else:
            told.append(line)
    return tuple(told)


def with_taken_back(lines: Sequence[HistoryLine], taken: Sequence[AgreedUndo]) -> tuple[HistoryLine, ...]:
    """The lines of the log, with a line for each act taken back by agreement."""
    found = list(lines)
    for one in taken:
        line = HistoryLine(one.acts, 0, one.seat, Simple(one.verb), one.words, 0, agreed=one.agreed)
        place = max([number for number, known in enumerate(found, 1) if known.index <= one.acts], default=0)
        found.insert(place, line)
    return tuple(found)
