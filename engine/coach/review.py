"""Reviews a game: each decision and the best act, given what its player saw then."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.coach.challenges import CHALLENGE_ACTS, about_words, passes_over
from engine.coach.judging import NO_WORD, Judge, Judged
from engine.coach.reasons import why_better
from engine.core.moves import ACCEPT, DEAL, RESIGN, Act, Move, Take
from engine.core.verdict import Reason
from engine.core.view import view
from engine.lexicon import Vocabulary
from engine.match import Match
from engine.players.levels import Level
from engine.players.thinking import Stop, never

LEAST = 10  # in tenths of a point: a smaller difference does not count, because much of it is guessed


@dataclass(frozen=True)
class Reviewed:
    """One decision of a game.

    number: the number of the move in the match, from 0; the position before it is states[number].
    seat: the seat that decided.
    played: the act of the player.
    best: the best act found, or `played` if nothing better was found; None if there was nothing to choose.
    why: why the best is better, or why there was nothing to choose or no word.
    """

    number: int
    seat: int
    played: Judged
    best: Judged | None
    why: Reason | None = None

    @property
    def missed(self) -> int:
        """How much more the best act would have been worth, in tenths of a point."""
        return 0 if self.best is None else max(0, self.best.worth - self.played.worth)

    @property
    def missed_points(self) -> int:
        """The same without the part that decides the game, which is not a number of points."""
        if self.best is None:
            return 0
        return max(0, self.missed - max(0, self.best.decides - self.played.decides))


@dataclass(frozen=True)
class _Looking:
    match: Match
    known: Vocabulary | None
    level: Level | None
    stop: Stop

    def judge(self, number: int, seat: int) -> Judge:
        seen = view(self.match.states[number], seat)
        return Judge(self.match.house, seen, seat, known=self.known, level=self.level, stop=self.stop)


def review(
    match: Match,
    *,
    known: Vocabulary | None = None,
    level: Level | None = None,
    first: int = 0,
    stop: Stop = never,
) -> Iterator[Reviewed]:
    """Yields every decision, one at a time.

    known: the words that better plays may use.
    level: the level that judges; None means the strongest.
    first: the move to begin with.
    stop: called between plays; the review also ends when the caller takes no further decision.
    """
    looking = _Looking(match, known, level, stop)
    for number in range(first, len(match.moves)):
        if stop():
            return
        for turn in _of_move(looking, number):
            if stop():
                return
            yield turn


def _of_move(looking: _Looking, number: int) -> Iterator[Reviewed]:
    match = looking.match
    house, move, state = match.house, match.moves[number], match.states[number]
    seat = move.seat if move.seat is not None else house.book.asker(state, move.act.verb)
    if seat is None:
        seat = state.actor
    act = move.act
    if act == RESIGN:
        yield _without_choice(number, seat, act, "coach:resigned")
    elif act == DEAL:
        if not (number and match.moves[number - 1].act == DEAL):  # cards dealt one after the other count as one deal
            yield _without_choice(number, seat, act, "coach:dealt")
    else:
        judge = looking.judge(number, seat)
        if act in CHALLENGE_ACTS or act == ACCEPT:
            yield Reviewed(number, seat, *about_words(judge, act))
        else:
            if passes_over(judge):
                silent = Reviewed(number, seat, *about_words(judge, ACCEPT))
                if silent.missed:
                    yield silent
            yield _judged(judge, number, move)


def _without_choice(number: int, seat: int, act: Act, why: str) -> Reviewed:
    return Reviewed(number, seat, Judged(act), None, Reason(why))


def _judged(judge: Judge, number: int, move: Move) -> Reviewed:
    act, seat = move.act, judge.seat
    if isinstance(act, Take) and act.pile is not None:
        return _without_choice(number, seat, act, "coach:piles")
    played = judge.judged(act)
    if played is None:
        return _without_choice(number, seat, act, "coach:unseen")
    if not judge.has_choice and act.verb != "timeout":
        return Reviewed(number, seat, played, None, _no_word(judge, played) or Reason("coach:one-way"))
    bluff = _false_word(judge, played)
    if bluff is not None:
        played = replace(played, gain=min(played.gain, 0))
    best = _best(judge, played)
    if best is None:
        return Reviewed(number, seat, played, played, bluff or _no_word(judge, played))
    if best.words and not played.words:
        played, best = replace(played, ahead=0), replace(best, ahead=0)
    return Reviewed(number, seat, played, best, bluff or why_better(judge, best, played) or _no_word(judge, best))


def _best(judge: Judge, played: Judged) -> Judged | None:
    """The best act, if it is clearly better than what was played; otherwise None."""
    act = judge.best_act()
    best = judge.judged(act) if act is not None and act != played.act else None
    if best is None:
        return None
    if played.words and not best.words and best.act.verb in NO_WORD and played.points >= 0:
        return None  # a word that costs nothing is better than no word
    more = best.worth - played.worth
    if best.words and not played.words:  # after a turn without a word, what comes next cannot be judged
        more -= best.ahead - played.ahead
    return best if more >= LEAST else None


def _false_word(judge: Judge, played: Judged) -> Reason | None:
    """The reason if the play has a false word that may be challenged: a challenge takes all of it back."""
    house = judge.house
    if not house.words_are_challenged:
        return None
    false = next((word for word in played.words if not house.is_word(word, judge.seat)), None)
    return Reason("coach:not-known", {"word": false}) if false is not None else None


def _no_word(judge: Judge, play: Judged) -> Reason | None:
    lays_none = not play.words and play.act.verb in NO_WORD
    return Reason("coach:no-word") if lays_none and judge.wordless else None
