"""The log of a match as one seat may read it, a line for each act."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from app.session.match.lines import HistoryLine
from engine.core.moves import CHALLENGE, DEAL
from engine.core.rulebook import Told
from engine.core.state import Entry, State
from engine.core.verdict import Reason
from engine.core.view import view
from engine.match import Match


class History:
    """whys: what computer players said about their moves, by the position after it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.whys: dict[int, Reason] = {}

    def lines(self, viewer: int) -> tuple[HistoryLine, ...]:
        """Each line knows the position after it."""
        match = self._match
        seen, log = view(match.state, viewer).log, match.state.log
        closed = self._closed_turns()
        positions = _positions(match.states)
        last_of = {index: number for number, index in enumerate(positions)}
        lines = []
        for number, (entry, true, index) in enumerate(zip(seen, log, positions, strict=True)):
            why = self.whys.get(index) if entry == true and entry.turn not in closed else None
            spoke = why is not None and match.moves[index - 1].seat == entry.seat
            found = HistoryLine(index, entry.turn, entry.seat, entry.act, entry.words, entry.points)
            found = replace(found, undone=entry.undone, vain=self._in_vain(entry, index))
            if index and number == last_of[index]:  # what came with the deal has nothing before it
                games = self._games(index)
                found = replace(found, games=games, gains=() if games else self._gains(index))
            lines.append(replace(found, why=why) if spoke else found)
        return _dealt(lines)

    def _in_vain(self, entry: Entry, index: int) -> bool:
        """A challenge that found no wrong word, or a letter that the rival did not hold."""
        if entry.act == CHALLENGE:
            own_way = "challenge" in self._match.house.book.handlers  # the log does not say what such a game found
            return not entry.undone and not own_way
        return entry.act.verb == "request" and not self._told(index).must

    def _gains(self, index: int) -> tuple[tuple[int, int], ...]:
        """A trick, cards left behind, a round: what an act brought to scores beyond its own points."""
        before, now = self._match.states[index - 1], self._match.states[index]
        # The end subtracts hands, and cards held are no points.
        if now.over or self._match.house.book.counts == "cards-left":
            return ()
        said = now.log[len(_kept(before.log, now.log)) :]
        if any(entry.act == CHALLENGE for entry in said):  # a play that was taken back has no points any more
            return ()
        own = [sum([entry.points for entry in said if entry.seat == seat]) for seat in range(len(now.seats))]
        changes = [now.seats[seat].score - before.seats[seat].score - own[seat] for seat in range(len(now.seats))]
        return tuple([(seat, change) for seat, change in enumerate(changes) if change])

    def _games(self, index: int) -> tuple[int, ...]:
        """Who won a game of a match with this act. The scores of the next one start again."""
        before, now = self._told(index - 1).wins, self._told(index).wins
        return tuple([seat for seat, (was, wins) in enumerate(zip(before, now, strict=True)) if wins > was])

    def _told(self, index: int) -> Told:
        return self._match.house.book.told(self._match.states[index])

    def _closed_turns(self) -> set[int]:
        """Turns whose plays may still be objected to: a reason, or the lack of one, would give a bluff away."""
        state = self._match.state
        if state.over or not self._match.house.words_are_challenged:
            return set()
        pending = {state.log[state.pending.entry].turn} if state.pending is not None else set()
        return {state.turn, *pending}


def _positions(states: Sequence[State]) -> list[int]:
    """For each line of the last log the position that it first stood in."""
    positions: list[int] = [0] * len(states[0].log)
    for index, (before, now) in enumerate(pairwise(states), 1):
        kept = _kept(before.log, now.log)
        positions = [positions[place] for place in kept] + [index] * (len(now.log) - len(kept))
    return positions


def _kept(before: Sequence[Entry], now: Sequence[Entry]) -> Sequence[int]:
    """Which lines of the log before an act are still there after it: all, or not all when a play is taken back.

    They come first, in the same order; what is new comes after them.
    """
    if now[: len(before)] == before:
        return range(len(before))
    kept: list[int] = []
    for place, line in enumerate(before):
        if len(kept) < len(now) and _same(line, now[len(kept)]):
            kept.append(place)
    return kept


def _same(line: Entry, other: Entry) -> bool:
    return (line.turn, line.seat, line.act) == (other.turn, other.seat, other.act)


def _dealt(lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    """Cards that somebody dealt one after the other are one line, as if they had been dealt at once."""
    told: list[HistoryLine] = []
    for line in lines:
        last = told[-1] if told else None
        if last is not None and line.act == last.act == DEAL and line.seat == last.seat and not last.gains:
            told[-1] = replace(line, times=last.times + 1)  # it shows the position after the last of them
        else:
            told.append(line)
    return tuple(told)
