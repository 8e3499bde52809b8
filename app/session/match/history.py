"""The log of a match as a seat may read it. Most acts have one line."""

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
    """The change of the log from one position to the next.

    now: the position after the step.
    kept: the numbers of the lines that remain; None if all remain.
    new: the number of new lines.
    """

    now: State
    kept: Sequence[int] | None
    new: int


class _Line(NamedTuple):
    """A history line with the log entry and the position that it was made from.

    now: the position after the line's act.
    """

    entry: Entry
    now: State
    is_last: bool
    line: HistoryLine


class History:
    """The history lines of a match, with facts that the engine's log does not contain.

    whys: the reasons of computer players for their moves, by the index of the position after the move.
    helps: the number of hints, by the index of the position in which they were asked for, and the seat. Words that a
    half-laid play could become are a hint, too. Hints still count if the act after them is taken back.
    taken_back: the acts that were taken back by agreement, the earliest first; records do not hold them.
    undos: the number of moves that each seat has taken back, alone or by agreement.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self.whys: dict[int, Reason] = {}
        self.helps: dict[tuple[int, int], int] = {}
        self.taken_back: tuple[AgreedUndo, ...] = ()
        self.undos: Counter[int] = Counter()
        self._helped_with: object = None  # the last hint, as `about` in `help_asked`
        self._steps: list[_Step] = []
        self._told_before: list[_Line] = []

    def help_asked(self, seat: int, about: object) -> None:
        """Records that the seat has asked for a hint.

        about: identifies the hint; asking for the same hint again does not count.
        """
        now = (len(self._match.moves), seat)
        if (now, about) != self._helped_with:
            self._helped_with = now, about
            self.helps[now] = self.helps.get(now, 0) + 1

    def keep_taken_back(self, taken: Sequence[AgreedUndo]) -> None:
        """Stores the acts that were taken back by agreement. If acts before such an act have been taken back as well,
        its line follows the last act that remains."""
        made = len(self._match.moves)
        self.taken_back = tuple([one._replace(acts=min(one.acts, made)) for one in taken])

    def lines(self, seen: Sequence[Entry]) -> tuple[HistoryLine, ...]:
        """The history lines, each with the index of the position after its act. Finished lines are stored; so a new act
        takes as little time in a long game as in a short one.

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
        """The line for this entry of the log. It is stored, and made again only after a change.

        is_last: see `_line_now`.
        """
        now = self._match.states[index]
        known = self._told_before[number] if number < len(self._told_before) else None
        if known is not None and known.now is now and known.is_last == is_last and known.entry == entry:
            return known.line
        line = self._line_now(entry, index, is_last=is_last)
        self._told_before[number : number + 1] = [_Line(entry, now, is_last, line)]
        return line

    def _line_now(self, entry: Entry, index: int, *, is_last: bool) -> HistoryLine:
        """A new line for this entry of the log.

        is_last: whether it is the last line of its act, which shows the act's outcome.
        """
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
        """Whether the words of this line scored nothing in a game for points, because their player had yet to use
        certain other cards."""
        book, before = self._match.house.book, self._match.states[line.index - 1]
        return not line.points and book.counts_in(before) == "points" and bool(book.facts(before).lacks(line.seat))

    def _points(self, entry: Entry) -> int:
        return 0 if self._counts == "nothing" else entry.points

    def _with_outcome(self, line: HistoryLine, report: ActReport) -> HistoryLine:
        """The line with everything that the act earned besides the points of its words. The line leaves out scores for
        cards in a hand, and tricks or cards that the score counts already."""
        scores = not (report.games or self._counts == "cards-left")
        tricks = report.tricks if self._counts == "tricks" else ()
        before = self._match.states[line.index - 1]
        return replace(
            line,
            gains=tuple([gain for gain in report.gains if gain[0] not in tricks]) if scores else (),
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
        """For each line of the last log, the index of the position in which the line first appeared."""
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
        """The turns whose plays can still be challenged. Their lines show no computer player's reason, because that
        would reveal a bluff."""
        state = self._match.state
        if state.over or not self._match.house.words_are_challenged:
            return set()
        pending = {state.log[state.pending.entry].turn} if state.pending is not None else set()
        return {state.turn, *pending}


def _kept(before: Sequence[Entry], now: Sequence[Entry]) -> Sequence[int]:
    """The indexes of the lines of the old log that are also in the new one, which lacks lines of plays taken back. In
    the new log these lines come first, in the same order, and new lines follow.
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
    """The history lines, with the lines of cards dealt one after the other merged into one line."""
    shown: list[HistoryLine] = []
    for line in lines:
        last = shown[-1] if shown else None
        if last is not None and line.act == last.act == DEAL and line.seat == last.seat and not last.gains:
            # replaces the line by that of the last card, whose position comes after all these cards
            shown[-1] = replace(line, times=last.times + 1)
        else:
            shown.append(line)
    return tuple(shown)


def with_taken_back(lines: Sequence[HistoryLine], taken: Sequence[AgreedUndo]) -> tuple[HistoryLine, ...]:
    """The lines, with an added line for each act that was taken back by agreement."""
    found = list(lines)
    for one in taken:
        line = HistoryLine(one.acts, 0, one.seat, Simple(one.verb), one.words, 0, agreed=one.agreed)
        place = max([number for number, known in enumerate(found, 1) if known.index <= one.acts], default=0)
        found.insert(place, line)
    return tuple(found)
