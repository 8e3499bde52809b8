"""Finds the moments of a film to mark on its slider: the best plays, the challenges, and changes of the lead."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.session.match.view_data import HistoryLine
from engine.coach.standings import leads_of
from engine.core.moves import CHALLENGE, DOUBT
from engine.match import Match

BEST, CHALLENGED, LEAD = "best", "challenge", "lead"
MOST_BEST = 3  # the maximum number of plays that are marked as the best; never more than half of all plays


@dataclass(frozen=True)
class FilmMark:
    """A moment of the film that is marked on the slider.

    index: the index of the position after the moment's act.
    kind: BEST, CHALLENGED or LEAD.
    seat: the seat that takes the lead; None for other kinds.
    """

    index: int
    kind: str
    seat: int | None = None


def marks_of(match: Match, lines: Sequence[HistoryLine], *, calm: bool = False) -> tuple[FilmMark, ...]:
    """The marks (best plays, challenges, changes of the lead) for the film of a match.

    lines: the visible history lines.
    calm: whether to leave out changes of the lead.
    """
    plays = [line for line in lines if line.words and line.index and not line.undone]
    plays.sort(key=lambda line: (-line.points, -max(map(len, line.words)), line.index))
    marks = [FilmMark(line.index, BEST) for line in plays[: min(MOST_BEST, len(plays) // 2)]]
    marks += [FilmMark(line.index, CHALLENGED) for line in lines if line.act in (CHALLENGE, DOUBT)]
    taken = [] if calm else leads_of(match)[1:]  # the first lead of the game is left out, because nobody led before it
    marks += [FilmMark(index, LEAD, seat) for index, seat in taken]
    return tuple(sorted(marks, key=lambda mark: (mark.index, mark.kind)))
