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
            lines.append(replace(found, why=why) if spoke else found)
        return self._ruled(lines)

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
        if state.over or self._match.house.options["words"] != "challenge":
            return set()
        pending = {state.log[state.pending.entry].turn} if state.pending is not None else set()
        return {state.turn, *pending}
