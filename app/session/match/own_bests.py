"""Personal bests of the people at a table: those that each person had before this game in games of the same kind, and
those that this game has beaten."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.session.match.view_data import HistoryLine
from engine.core.moves import RESIGN
from engine.match import Match

FEW = 3  # the number of games that a person must have played before a result counts as a personal best
PLAY, SCORE, FEWEST, WORD = "play", "score", "fewest", "word"


@dataclass(frozen=True)
class OwnBests:
    """A person's best results before this game, among games whose cards the person saw for the first time.

    games: the number of these games.
    play: the points of the best play; 0 if plays score nothing.
    score: the best score; None if the game counts nothing.
    fewest: in solo games, the lowest number of cards left; None if the game does not count them.
    word: the number of letters of the longest word.
    alone: the results of the person's solo games with the same options, in cards left or points.
    """

    games: int
    play: int = 0
    score: int | None = None
    fewest: int | None = None
    word: int = 0
    alone: tuple[int, ...] = ()


@dataclass(frozen=True)
class FallenBest:
    """A personal best that was beaten in this game.

    kind: PLAY, SCORE, FEWEST or WORD.
    now, before: the new and the old best, as numbers.
    text: the words of a PLAY or WORD; else "".
    """

    seat: int
    kind: str
    now: int
    before: int
    text: str = ""


# the personal bests of each seat; a person for whom this game does not count has no entry
Bests = Mapping[int, OwnBests]
NO_BESTS: Bests = {}


def best_play_at(bests: Bests, lines: Sequence[HistoryLine], index: int) -> FallenBest | None:
    """The personal best that the play before this position has beaten; None if the play has beaten no personal best.

    lines: the history lines.
    """
    last = next((line for line in reversed(lines) if line.index == index and line.words), None)
    best = bests.get(last.seat) if last is not None else None
    if last is None or best is None or best.games < FEW or not best.play:
        return None
    earlier = [line.points for line in lines if line.seat == last.seat and line.index < index and line.words]
    before = max([best.play, *earlier])
    return FallenBest(last.seat, PLAY, last.points, before, ", ".join(last.words)) if last.points > before else None


def fallen_bests(match: Match, bests: Bests, lines: Sequence[HistoryLine], counts: str) -> tuple[FallenBest, ...]:
    """The personal bests that were beaten in a game that is over: for each seat first the result, then the best play,
    then the longest word.

    counts: the unit of the scores.
    """
    resigned = [entry.seat for entry in match.state.log if entry.act == RESIGN]
    found: list[FallenBest] = []
    for seat, best in bests.items():
        if best.games >= FEW:
            found += [] if seat in resigned else _results(match, seat, best, counts)
            found += _plays(seat, best, [line for line in lines if line.seat == seat and line.words])
    return tuple(found)


def _results(match: Match, seat: int, best: OwnBests, counts: str) -> list[FallenBest]:
    score, left = match.state.seats[seat].score, match.state.result
    if best.fewest is not None:
        return [FallenBest(seat, FEWEST, left, best.fewest)] if left is not None and left < best.fewest else []
    if best.score is None or counts in ("nothing", "cards-left", "match") or score <= best.score:
        return []
    return [FallenBest(seat, SCORE, score, best.score)]


def _plays(seat: int, best: OwnBests, plays: Sequence[HistoryLine]) -> list[FallenBest]:
    found = []
    dearest = max(plays, key=lambda line: line.points, default=None)
    if dearest is not None and best.play and dearest.points > best.play:
        found.append(FallenBest(seat, PLAY, dearest.points, best.play, ", ".join(dearest.words)))
    longest = max([word for line in plays for word in line.words], key=len, default="")
    if best.word and len(longest) > best.word:
        found.append(FallenBest(seat, WORD, len(longest), best.word, longest))
    return found
