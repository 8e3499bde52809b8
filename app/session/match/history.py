"""The log of a match as one seat may read it, one line per act."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import NamedTuple

from app.session.match.made import made_by
from app.session.match.making_way import taken_apart
from app.session.match.view_data import HistoryLine
from engine.core.moves import CHALLENGE, DEAL, DOUBT
from engine.core.reduce import reduce
from engine.core.rulebook import Told
from engine.core.state import Entry, State
from engine.core.verdict import Reason
from engine.match import Match


class _Step(NamedTuple):
    """From a position to the next one. kept: which lines of the log are still there, None for all.  new: how many more.
    now: the position."""

    now: State
    kept: Sequence[int] | None
    new: int


class _Line(NamedTuple):
    """A line, and what it was worked out of. now: the position after it."""

    entry: Entry
    now: State
    is_last: bool
    line: HistoryLine


class History:
    """whys: what computer players said about their moves, by the position after it.
    helps: how many hints a seat has asked for, by the position before its act and the seat; what a half-laid play could
    become is a hint, too. They stay when the act is taken back.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self.whys: dict[int, Reason] = {}
        self.helps: dict[tuple[int, int], int] = {}
        self._helped_with: object = None  # what was shown last: to see it once more is no other hint
        self._steps: list[_Step] = []
        self._told_before: list[_Line] = []

    def help_asked(self, seat: int, about: object) -> None:
        """A seat has been shown a hint about this."""
        now = (len(self._match.moves), seat)
        if (now, about) != self._helped_with:
            self._helped_with = now, about
            self.helps[now] = self.helps.get(now, 0) + 1

    def lines(self, seen: Sequence[Entry]) -> tuple[HistoryLine, ...]:
        """Each line knows the position after it. seen: the log of the last position, as who looks sees it.

        What was worked out stays while its positions do: an act costs as much in a long record as in a short one.
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
        """By seat: the positions at which it asked for hints, and how often; the latest first."""
        found: dict[int, list[tuple[int, int]]] = {}
        for (position, seat), count in sorted(self.helps.items(), reverse=True):
            found.setdefault(seat, []).append((position, count))
        return found

    def _line(self, number: int, entry: Entry, index: int, *, is_last: bool) -> HistoryLine:
        """Worked out once, unless the earlier moves have changed."""
        now = self._match.states[index]
        known = self._told_before[number] if number < len(self._told_before) else None
        if known is not None and known.now is now and known.is_last == is_last and known.entry == entry:
            return known.line
        line = self._line_now(entry, index, is_last=is_last)
        self._told_before[number : number + 1] = [_Line(entry, now, is_last, line)]
        return line

    def _line_now(self, entry: Entry, index: int, *, is_last: bool) -> HistoryLine:
        house, states = self._match.house, self._match.states
        ends = is_last and index > 0  # what came with the deal has nothing before it
        games, tricks = (self._games(index), self._tricks(index)) if ends else ((), ())
        return HistoryLine(
            index,
            entry.turn,
            entry.seat,
            entry.act,
            entry.words,
            0 if house.book.counts == "nothing" else entry.points,
            undone=entry.undone or self._doubted(entry, index),
            vain=self._in_vain(entry, index),
            gains=self._gains(index, tricks) if ends and not games else (),
            games=games,
            stand=self._stand(index) if games else (),
            made=made_by(house, states[index - 1], states[index], entry) if index else (),
            won=self._won(index) if ends else (),
            tricks=tricks,
            apart=taken_apart(self._match.events[index - 1]) if ends else None,
        )

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

    def _won(self, index: int) -> tuple[tuple[int, int], ...]:
        """How many cards each seat won with this act; if cards are the score, the score says it already."""
        before, now = self._match.states[index - 1 : index + 1]
        if self._match.house.book.counts_in(before) == "cards":
            return ()
        more = [len(seat.won) - len(old.won) for old, seat in zip(before.seats, now.seats, strict=True)]
        return tuple([(seat, count) for seat, count in enumerate(more) if count > 0])

    def _tricks(self, index: int) -> tuple[int, ...]:
        before, now = self._match.states[index - 1 : index + 1]
        seats = enumerate(zip(before.seats, now.seats, strict=True))
        return tuple([number for number, (old, seat) in seats if seat.tricks > old.tricks])

    def _doubted(self, entry: Entry, index: int) -> tuple[str, ...]:
        """The wrong word taken back because of this doubt, if this doubt had it looked up."""
        if entry.act != DOUBT:
            return ()
        before, now = self._match.states[index - 1], self._match.states[index]
        return next((old.words for old, new in zip(before.log, now.log, strict=False) if old.words and new.undone), ())

    def _in_vain(self, entry: Entry, index: int) -> bool:
        """A challenge or doubt that found no wrong word, or a request for a letter the rival did not hold."""
        if entry.act == CHALLENGE:
            return not entry.undone
        if entry.act == DOUBT:
            looked_up = self._match.states[index - 1].before is not None and self._match.states[index].before is None
            return looked_up and not self._doubted(entry, index)
        return entry.act.verb == "request" and not self._told(index).must

    def _gains(self, index: int, tricks: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """A trick, cards left behind, a round: what an act brought to scores beyond its own points.

        tricks: who has won one, which is said in words where they are what is counted.
        """
        before, now = self._match.states[index - 1], self._match.states[index]
        # The end subtracts hands, and cards held are no points.
        if now.over or self._match.house.book.counts == "cards-left":
            return ()
        said = now.log[len(now.log) - self._steps[index - 1].new :]
        if any(entry.act == CHALLENGE for entry in said):  # a play that was taken back has no points any more
            return ()
        own = [sum([entry.points for entry in said if entry.seat == seat]) for seat in range(len(now.seats))]
        changes = [now.seats[seat].score - before.seats[seat].score - own[seat] for seat in range(len(now.seats))]
        told = tricks if self._match.house.book.counts == "tricks" else ()
        return tuple([(seat, change) for seat, change in enumerate(changes) if change and seat not in told])

    def _games(self, index: int) -> tuple[int, ...]:
        """Who won a game of a match with this act. The next game's scores start again."""
        before, now = self._told(index - 1).wins, self._told(index).wins
        return tuple([seat for seat, (was, wins) in enumerate(zip(before, now, strict=True)) if wins > was])

    def _stand(self, index: int) -> tuple[int, ...]:
        """The scores with which a game of a match ended."""
        settled = game_settled(self._match, index - 1)
        return tuple([seat.score for seat in settled.seats]) if settled is not None else ()

    def _told(self, index: int) -> Told:
        return self._match.house.book.told(self._match.states[index])

    def _closed_turns(self) -> set[int]:
        """Turns whose plays may still be objected to: a reason, or the lack of one, would give a bluff away."""
        state = self._match.state
        if state.over or not self._match.house.words_are_challenged:
            return set()
        pending = {state.log[state.pending.entry].turn} if state.pending is not None else set()
        return {state.turn, *pending}


def game_settled(match: Match, index: int) -> State | None:
    """If this act ended a game of a match, the position with its scores, before the next one began."""
    wins, told = match.house.book.told(match.states[index]).wins, match.house.book.told
    if told(match.states[index + 1]).wins == wins:
        return None
    states = accumulate(match.events[index], reduce, initial=match.states[index])
    return next(state for state in states if told(state).wins != wins)


def _kept(before: Sequence[Entry], now: Sequence[Entry]) -> Sequence[int]:
    """Which lines of the log before an act are still there after it: all, or not all when a play is taken back.

    They come first, in the same order; what is new comes after them.
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
    """Cards that somebody dealt one by one make one line, as if dealt at once."""
    told: list[HistoryLine] = []
    for line in lines:
        last = told[-1] if told else None
        if last is not None and line.act == last.act == DEAL and line.seat == last.seat and not last.gains:
            told[-1] = replace(line, times=last.times + 1)  # it shows the position after the last of them
        else:
            told.append(line)
    return tuple(told)
