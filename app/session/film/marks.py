"""What is worth a look in a film: the best words, what was objected to, and where the lead changes."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.session.game_end import stand_of
from app.session.match.lines import HistoryLine
from engine.coach.alone import FEWEST_CARDS, aim_of
from engine.core.moves import CHALLENGE, DOUBT
from engine.match import Match

BEST, OBJECTION, LEAD = "best", "objection", "lead"
MOST_BEST = 3  # and no more than half of them: of one none is the best


@dataclass(frozen=True)
class Mark:
    """index: the position after it.  kind: BEST, OBJECTION or LEAD.  seat: who takes the lead."""

    index: int
    kind: str
    seat: int | None = None


def marks_of(match: Match, lines: Sequence[HistoryLine]) -> tuple[Mark, ...]:
    """lines: of the history, as far as they may be seen."""
    plays = [line for line in lines if line.words and line.index and not line.undone]
    plays.sort(key=lambda line: (-line.points, -max(map(len, line.words)), line.index))
    marks = [Mark(line.index, BEST) for line in plays[: min(MOST_BEST, len(plays) // 2)]]
    marks += [Mark(line.index, OBJECTION) for line in lines if line.act in (CHALLENGE, DOUBT)]
    return tuple(sorted([*marks, *_leads(match)], key=lambda mark: (mark.index, mark.kind)))


def _leads(match: Match) -> list[Mark]:
    """Where another player comes to lead alone; the first lead changes nothing."""
    counts, seats = match.house.book.counts, range(len(match.states[0].seats))
    if counts == "nothing" or len(seats) == 1 or aim_of(match.house) == FEWEST_CARDS:
        return []
    found, leads = [], None
    for index, state in enumerate(match.states):
        stands = [stand_of(state, seat, counts) for seat in seats]
        best = min(stands) if counts == "cards-left" else max(stands)
        if stands.count(best) == 1 and stands.index(best) != leads:
            if leads is not None:
                found.append(Mark(index, LEAD, stands.index(best)))
            leads = stands.index(best)
    return found
