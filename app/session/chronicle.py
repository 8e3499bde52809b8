"""The log of a match as one seat may read it, a line for each act."""

from collections.abc import Sequence
from dataclasses import replace

from app.session.lines import HistoryLine
from engine.core.verdict import Reason
from engine.core.view import view
from engine.match import Match


class Chronicle:
    """whys: what computer players said about their moves, by the position after it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.whys: dict[int, Reason] = {}

    def lines(self, viewer: int) -> tuple[HistoryLine, ...]:
        """Each line knows the position after it."""
        match = self._match
        seen = view(match.state, viewer)
        lengths = [len(state.log) for state in match.states]
        closed = self._closed_turns()
        lines = []
        for number, (entry, true) in enumerate(zip(seen.log, match.state.log, strict=True), 1):
            index = next((at for at, length in enumerate(lengths) if length >= number), len(lengths) - 1)
            why = self.whys.get(index) if entry == true and entry.turn not in closed else None
            spoke = why is not None and match.moves[index - 1].seat == entry.seat
            found = HistoryLine(index, entry.turn, entry.seat, entry.do, entry.words, entry.points)
            if entry == true and entry.do.startswith("play") and not entry.words:
                found = replace(found, undone=self._laid_at(index, number - 1))
            if entry.do.startswith("request"):
                found = replace(found, vain=match.states[index].notes.plucked is None)
            if number == lengths[index]:
                games = self._games(index)
                found = replace(found, games=games, gains=() if games else self._gains(index))
            lines.append(replace(found, why=why) if spoke else found)
        return self._ruled(_dealt(lines))

    def _gains(self, index: int) -> tuple[tuple[int, int], ...]:
        """A trick, cards left behind, a round: what an act brought to scores beyond its own points."""
        before, now = self._match.states[index - 1], self._match.states[index]
        entry = now.log[-1]
        if (
            now.over or self._match.house.book.counts == "cards-left"
        ):  # the end subtracts hands; cards held are no points
            return ()
        if entry.do == "challenge":  # the play that was taken back has no points any more in the log, either
            return ()
        own = [entry.points * (seat == entry.seat) for seat in range(len(now.seats))]
        changes = [now.seats[seat].score - before.seats[seat].score - own[seat] for seat in range(len(now.seats))]
        return tuple([(seat, change) for seat, change in enumerate(changes) if change])

    def _games(self, index: int) -> tuple[int, ...]:
        """Who won a game of a match with this act. The scores of the next one start again."""
        before, now = [getattr(state.notes, "wins", ()) for state in self._match.states[index - 1 : index + 1]]
        return tuple([seat for seat, (was, wins) in enumerate(zip(before, now, strict=True)) if wins > was])

    def _laid_at(self, index: int, number: int) -> tuple[str, ...]:
        """The words of a play that a challenge has undone since."""
        log, now = self._match.states[index].log, self._match.state.log
        same = number < len(log) and log[number].do == now[number].do and log[number].seat == now[number].seat
        return log[number].words if same else ()

    def _ruled(self, lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
        """What became of the challenges, where the play they speak of is known."""
        house = self._match.house
        if "challenge" in house.book.handlers:  # the game hears them in its own way
            return tuple(lines)
        plays = {line.turn: line for line in lines if line.words or line.undone}
        told = []
        for line in lines:
            play = plays.get(line.turn)
            if line.do == "challenge" and play is not None:
                wrong = tuple([word for word in play.undone if not house.book.is_word(house, word)])
                line = replace(line, undone=wrong, vain=not play.undone)
            told.append(line)
        return tuple(told)

    def _closed_turns(self) -> set[int]:
        """Turns whose plays may still be objected to: a reason, or the lack of one, would give a bluff away."""
        state = self._match.state
        if state.over or not self._match.house.words_are_challenged:
            return set()
        pending = {state.log[state.pending.entry].turn} if state.pending is not None else set()
        return {state.turn, *pending}


def _dealt(lines: Sequence[HistoryLine]) -> list[HistoryLine]:
    """Cards that somebody dealt one after the other are one line, as if they had been dealt at once."""
    told: list[HistoryLine] = []
    for line in lines:
        last = told[-1] if told else None
        if last is not None and line.do == last.do == "deal" and line.seat == last.seat and not last.gains:
            told[-1] = replace(line, times=last.times + 1)  # it shows the position after the last of them
        else:
            told.append(line)
    return told
