"""Reviews a game decision by decision: finds what the player did, and the best act that the player could have found."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from engine.coach.bands import AS_GOOD, COSTLY, Gap, band_of, good_turn, limits_of
from engine.coach.challenges import CHALLENGE_ACTS, about_words, may_let_stand
from engine.coach.judging import NO_WORD, Judge, Judged, at_a_glance
from engine.coach.kinds import kinds_of
from engine.coach.reach import reach_of
from engine.coach.reasons import why_better
from engine.coach.rollouts import Compared, Rollouts
from engine.core.moves import ACCEPT, DEAL, RESIGN, Act, Move, Take
from engine.core.verdict import Reason
from engine.core.view import view
from engine.lexicon import Vocabulary
from engine.match import Match
from engine.players.levels import Level
from engine.players.thinking import Stop, never

KINDS = 2  # the maximum number of lessons for a turn, besides the reason
# EXACT: maps a reason to the lesson that states the same fact with a number and so replaces the reason. INCLUDED: maps
# a reason to the lessons that would only repeat the reason and so are omitted.
EXACT = {"coach:next": "coach:follower", "coach:end": "coach:less-left"}
INCLUDED = {"coach:keeps": ("coach:spared",), "coach:rids": ("coach:traded",)}


@dataclass(frozen=True)
class Reviewed:
    """One decision of a game.

    number: the index of the move in the match; the position before the move is states[number].
    seat: the seat that decided.
    played: the act of the player.
    best: the best act found, or `played` if nothing better was found; None if there was nothing to choose.
    why: the reason why the best act is better, or why the player had nothing to choose or no word to lay.
    kinds: the lessons of the decision, with the most important first.
    gap: the amount by which the best act is better, measured by simulating turns after both acts; None if not measured.
    """

    number: int
    seat: int
    played: Judged
    best: Judged | None
    why: Reason | None = None
    kinds: tuple[Reason, ...] = ()
    gap: Gap | None = None

    @property
    def missed(self) -> int:
        """The value that this decision lost compared with the best act, in tenths of a point."""
        if self.best is None or self.best is self.played:
            return 0
        return max(0, self._value_difference + self.best.decides - self.played.decides)

    @property
    def missed_points(self) -> int:
        """The value that this decision lost, in tenths of a point, without the extra value of an act that decides the
        game."""
        return 0 if self.best is None or self.best is self.played else max(0, self._value_difference)

    @property
    def missed_share(self) -> int:
        """The value in `missed_points` as a percentage of the value of a good turn."""
        return 0 if self.best is None else 100 * self.missed_points // good_turn(self.best, self.played)

    @property
    def _value_difference(self) -> int:
        """The difference in value between the two acts, without the extra value of an act that decides the game."""
        if self.best is None or self.gap is not None:
            return self.gap.mean if self.gap is not None else 0
        return self.best.value - self.best.decides - self.played.value + self.played.decides

    @property
    def band(self) -> str | None:
        """The band (the class) of the decision; None if there was nothing to choose."""
        if self.best is None:
            return None
        if not self.missed:
            return AS_GOOD
        if self.best.decides > self.played.decides:
            return COSTLY
        return band_of(
            self.missed_points, limits_of(self.best, self.played, self.gap.error if self.gap is not None else 0)
        )


@dataclass(frozen=True)
class _Looking:
    match: Match
    known: Vocabulary | None
    level: Level | None
    seats: Collection[int] | None
    within_reach: bool
    stop: Stop

    def judge(self, number: int, seat: int) -> Judge:
        seen = view(self.match.states[number], seat)
        known = reach_of(self.match, seat) if self.within_reach else self.known
        return Judge(self.match.house, seen, seat, known=known, level=self.level, stop=self.stop)


def review(
    match: Match,
    *,
    known: Vocabulary | None = None,
    level: Level | None = None,
    seats: Collection[int] | None = None,
    within_reach: bool = False,
    first: int = 0,
    stop: Stop = never,
) -> Iterator[Reviewed]:
    """Yields the reviewed decisions of a match, one at a time.

    known: the words that better plays may use.
    level: the level of the computer player that judges; None means the strongest. A level whose `effort` is not 0 also
    simulates turns after both acts.
    seats: the seats whose decisions are reviewed; None means all.
    within_reach: whether better plays use only words within the reach of the seat that decides.
    first: the number of the first move to review.
    stop: called between plays; the review ends once it returns True. The review also ends when the caller takes no
    more decisions.
    """
    looking = _Looking(match, known, level, seats, within_reach, stop)
    for number in range(first, len(match.moves)):
        if stop():
            return
        for turn in _of_move(looking, number):
            if stop():
                return
            yield turn


def first_pass(match: Match, seats: Collection[int], *, first: int = 0, stop: Stop = never) -> Iterator[Reviewed]:
    """Yields the decisions of these seats with a quick judgement. Better plays use only words that the seat could have
    found, and the judge does not look ahead. The number of plays that it compares is chosen so that the whole game
    takes about two seconds."""
    level = at_a_glance(decisions_of(match, seats))
    return review(match, level=level, seats=seats, within_reach=True, first=first, stop=stop)


def decisions_of(match: Match, seats: Collection[int]) -> int:
    """The number of moves that these seats made."""
    return len([number for number in range(len(match.moves)) if seat_of(match, number) in seats])


def seat_of(match: Match, number: int) -> int:
    """The seat that made this move."""
    move, state = match.moves[number], match.states[number]
    seat = move.seat if move.seat is not None else match.house.book.asker(state, move.act.verb)
    return state.actor if seat is None else seat


def _of_move(looking: _Looking, number: int) -> Iterator[Reviewed]:
    match = looking.match
    move, seat = match.moves[number], seat_of(match, number)
    if looking.seats is not None and seat not in looking.seats:
        return
    act = move.act
    if act == RESIGN:
        yield _without_choice(number, seat, act, "coach:resigned")
    elif act == DEAL:
        if not (number and match.moves[number - 1].act == DEAL):  # cards dealt in a row count only once
            yield _without_choice(number, seat, act, "coach:dealt")
    else:
        judge = looking.judge(number, seat)
        if act in CHALLENGE_ACTS or act == ACCEPT:
            yield Reviewed(number, seat, *about_words(judge, act))
        else:
            if may_let_stand(judge):
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
    played = judge.judged(act, looks_ahead=not judge.level.effort)
    if played is None:
        return _without_choice(number, seat, act, "coach:unseen")
    if not judge.has_choice and act.verb != "timeout":
        return Reviewed(number, seat, played, None, _no_word(judge, played) or Reason("coach:one-way"))
    bluff = _false_word(judge, played)
    if bluff is not None:
        played = replace(played, immediate=min(played.immediate, 0))
    better = _better(judge, played, bluff)
    if better is None:
        return Reviewed(number, seat, played, played, bluff or _no_word(judge, played))
    why = bluff or why_better(judge, better.best, better.played) or _no_word(judge, better.best)
    kinds = list(kinds_of(judge, better.best, better.played, better.compared))
    exact = next((kind for kind in kinds if why is None or kind.key == EXACT.get(why.key)), None)
    if exact is not None:
        why = exact
        kinds.remove(exact)
    why = why or Reason("coach:together")
    further = [kind for kind in kinds if kind.key not in INCLUDED.get(why.key, ())]
    gap = better.compared.gap if better.compared is not None else None
    return Reviewed(number, seat, better.played, better.best, why, tuple(further[:KINDS]), gap)


@dataclass(frozen=True)
class _Better:
    """An act that is clearly better than the player's act, the player's act, and a comparison of simulated turns after
    both."""

    best: Judged
    played: Judged
    compared: Compared | None


def _better(judge: Judge, played: Judged, bluff: Reason | None) -> _Better | None:
    """The best act and its comparison with the player's act. None if the best act is not clearly better."""
    act = judge.best_act()
    best = judge.judged(act, looks_ahead=False) if act is not None and act != played.act else None
    if best is None or judge.stop():
        return None
    if played.words and not best.words and best.act.verb in NO_WORD and played.points >= 0:
        # The coach never recommends a pass or a trade to a player who has laid a word without losing points.
        return None
    compared = Rollouts(judge, best, played).compared() if judge.level.effort and bluff is None else None
    if compared is not None:
        if best.decides <= played.decides and compared.gap.mean < limits_of(best, played, compared.gap.error)[0]:
            return None
        mine, instead = compared.answers
        return _Better(replace(best, ahead=mine), replace(played, ahead=instead), compared)
    if judge.level.effort and bluff is None:
        best, played = judge.judged(best.act) or best, judge.judged(played.act) or played
    # If only the better act lays words, or the played word is not in the dictionary, the turns after the two acts can't
    # be compared fairly, so the comparison leaves these turns out.
    if (best.words and not played.words) or bluff is not None:
        best, played = replace(best, ahead=0), replace(played, ahead=0)
    return _Better(best, played, None) if best.value - played.value >= limits_of(best, played)[0] else None


def _false_word(judge: Judge, played: Judged) -> Reason | None:
    """The reason why a play with a word that is not in the dictionary is bad: another player may challenge the play,
    and the challenge takes back the whole play. None if the play has no such word or nobody can challenge the play."""
    house = judge.house
    if not house.words_are_challenged:
        return None
    false = next((word for word in played.words if not house.is_word(word, judge.seat)), None)
    return Reason("coach:not-known", {"word": false}) if false is not None else None


def _no_word(judge: Judge, play: Judged) -> Reason | None:
    lays_none = not play.words and play.act.verb in NO_WORD
    return Reason("coach:no-word") if lays_none and judge.wordless else None
