"""A game looked at afterwards: what was played turn by turn, and the best play there was, for what its player saw."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.coach.best import LOOKED_AT, Found, best_play, worth
from engine.core.moves import Move
from engine.core.oracle import ruled
from engine.core.verdict import Legal
from engine.core.view import view
from engine.lexicon import Vocabulary
from engine.match import Match
from engine.players.thinking import Stop, never

LAYING = ("play", "place", "shout", "restart", "salvage")
INSTEAD = ("pass", "trade", "discard", "timeout", "fail", "stop")  # said by who might have laid a word


@dataclass(frozen=True)
class Reviewed:
    """One turn of a game.

    number: which move of the match, from 0; it was made in states[number].  played: what was done; no words when it
    was a pass or a trade.  best: the best play found, `played` itself when nothing better was; None: there was no word.
    """

    number: int
    seat: int
    played: Found
    best: Found | None

    @property
    def missed(self) -> int:
        """What the best play would have brought more, in tenths of a point as the game counts."""
        return 0 if self.best is None else max(0, self.best.worth - self.played.worth)


def review(
    match: Match,
    *,
    known: Vocabulary | None = None,
    most: int = LOOKED_AT,
    first: int = 0,
    stop: Stop = never,
) -> Iterator[Reviewed]:
    """Every turn in which a word was laid or might have been, one at a time, some hundred milliseconds each.

    known: the words that better plays are made of.  most: plays looked at in a turn.  first: the move to begin with.
    Whoever takes no further turn stops the work; `stop` is asked between plays, too.
    """
    for number in range(first, len(match.moves)):
        if stop():
            return
        turn = _reviewed(match, number, known, most, stop)
        if turn is not None and not stop():
            yield turn


def _reviewed(match: Match, number: int, known: Vocabulary | None, most: int, stop: Stop) -> Reviewed | None:
    """One move; None where it was no turn in which a word might have been laid."""
    house, move, state = match.house, match.moves[number], match.states[number]
    verb = move.act.verb
    if verb not in LAYING + INSTEAD:
        return None
    seat = move.seat if move.seat is not None else house.book.asker(state, verb)
    if seat is None or not set(LAYING) & set(house.book.verbs(house, state, seat)):
        return None
    seen = view(state, seat)
    verdict = ruled(house, seen, Move(move.act, seat, move.at))
    if not isinstance(verdict, Legal):
        return None
    played = Found(move.act, verdict, worth(house, seen, move.act, verdict, seat))
    best = best_play(house, seen, seat, known=known, most=most, stop=stop)
    if played.words and (best is None or played.worth >= best.worth):
        best = played
    return Reviewed(number, seat, played, best)
