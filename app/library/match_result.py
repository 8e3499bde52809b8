"""What remains of a game that nobody plays on: who played, how it ended, and the best words."""

from datetime import date
from typing import Literal

from app.library.results import Part, Result
from engine.coach.alone import FEWEST_CARDS, aim_of
from engine.core.moves import ACCEPT, CHALLENGE, DOUBT, RESIGN
from engine.core.state import Entry, State
from engine.match import Match

ABOUT_OTHERS = (CHALLENGE, ACCEPT, DOUBT, RESIGN)


def result_of(match: Match, key: str, day: date | None = None) -> Result:
    """key: the name of the game's record.  day: when it ended, None: today."""
    state, players = match.state, match.header.players
    ended: Literal["finished", "resigned", "unfinished"] = "finished"
    if not state.over:
        ended = "unfinished"
    elif state.end == "resigned":
        ended = "resigned"
    parts = [_part(state, seat, who.name, who.computer is not None) for seat, who in enumerate(players)]
    left = state.result if aim_of(match.house) == FEWEST_CARDS else None
    return Result(key, match.header.game.id, (day or date.today()).isoformat(), ended, tuple(parts), left)


def _part(state: State, seat: int, name: str, computer: bool) -> Part:
    mine = [entry for entry in state.log if entry.seat == seat]
    plays = [entry for entry in mine if entry.words]
    best = max(plays, key=_worth, default=None)
    return Part(
        name,
        computer,
        state.seats[seat].score,
        won=seat in state.winners,
        resigned=any(entry.act == RESIGN for entry in mine),
        turns=len({entry.turn for entry in mine if entry.act not in ABOUT_OTHERS}),
        best=", ".join(best.words) if best else "",
        points=best.points if best else 0,
        longest=max([word for entry in plays for word in entry.words], key=len, default=""),
    )


def _worth(entry: Entry) -> tuple[int, int]:
    return entry.points, max(map(len, entry.words))
