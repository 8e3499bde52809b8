"""Simulates the turns after a play, again and again with other guesses at the hidden cards.

The most promising plays get the same guesses, so that they compare. A play is given up as soon as it lags further
behind than luck explains, and guessing stops when one play is left. A few guesses prove less than the play's own
promise, so the promise counts with them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, NamedTuple

from engine.core.cards import Card
from engine.core.moves import PASS, Act, Move, Trade
from engine.core.oracle import ruled
from engine.core.patterns import Fresh
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.players.candidates import LAYING, proposals, replies_are_dear
from engine.players.effort import Effort
from engine.players.guessing import with_all_cards
from engine.players.weighing import NEAR_THE_END, Weighed, known_legal
from engine.players.worth import at_the_end, kept_worth, worst_cards, worth_of

PLAYS, FEWEST = 12, 4  # plays to look at; at least this many even if turns take long
FAR = 12  # points; a play that promises this much less than the best is not looked at
ALIKE = 3  # plays to look at that leave the same words
LEAST, MOST = 6, 40  # guesses before a play can be given up, and guesses altogether
PROMISE = 8  # a play's own promise counts as much as this many guesses
SURE = 3  # a play is given up if it lags by more than the square root of this, times the effect of luck
SLIGHT = 3  # in tenths of a point: for a smaller difference, guessing stops
TURNS = 2  # turns simulated after a play; later ones depend mostly on luck
LONGEST = 8  # words in a turn that goes on
LOOKS, WEIGHED, FIRSTS = 12, 5, 2  # acts considered and weighed in each simulated turn; first words of two
A_CARD = 4  # the worth of a card played to a simulated player, beside points, in tenths of one
A_TURN, A_DEAR_TURN = 20, 60  # steps of effort for a turn, beside those for each act
TRADED = 5


class Future(NamedTuple):
    """The result of one simulation.

    value: the gain from a play and the turns after it, in tenths of a point.
    answer: the gain in the first of those turns.
    stuck: whether no word is laid in that turn.
    scored: the points of that turn, if it is another player's.
    """

    value: int = 0
    answer: int = 0
    stuck: bool = True
    scored: int = 0


@dataclass
class Futures:
    """Simulates the turns after plays of one seat.

    house: the table as this player knows it.
    hinders: the weight of the next player's gain, in percent.
    """

    house: House
    seat: int
    effort: Effort
    hinders: int = 100

    def __post_init__(self) -> None:
        options: Mapping[str, Any] = {**self.house.options, "words": "checked"}  # nobody is assumed to bluff
        self.house = replace(self.house, options=options)
        self._steps = A_DEAR_TURN if replies_are_dear(self.house) else A_TURN

    @property
    def plays(self) -> int:
        """How many plays can be looked at with the fewest guesses and half of the effort."""
        a_guess = TURNS * (self._steps + 3 * WEIGHED)
        return max(FEWEST, min(PLAYS, self.effort.left // (2 * LEAST * a_guess)))

    def after(self, supposed: State, play: Weighed) -> "Future":
        """The gain of this seat from the play and the turns after it, in tenths of a point."""
        verdict = ruled(self.house, supposed, Move(play.act, self.seat))
        return self.between(supposed, verdict.state) if isinstance(verdict, Legal) else Future()

    def between(self, supposed: State, after: State) -> "Future":
        """The same for any act that leads from the one position to the other."""
        state, stuck = self._to_its_end(after, self.seat)
        value = self._value(supposed, state, self.seat)
        goes_on = state is not after
        answer = value - self._value(supposed, after, self.seat)
        scored = 0
        for number in range(TURNS):
            if state.over or not state.table or self.effort.spent(self._steps):
                break  # after an empty table only luck makes plays differ
            seat = state.actor
            following, words = self._turn(state, seat)
            if following is None:
                break
            following, _ = self._to_its_end(following, seat)
            gain = self._value(state, following, seat)
            if number == 0 and not goes_on:
                answer, stuck = gain, not words
                scored = following.seats[seat].score - state.seats[seat].score if seat != self.seat else 0
                gain = gain * self.hinders // 100 if seat != self.seat else gain
            value += gain
            state = following
        return Future(value + self._left(state), answer, stuck, scored)

    def _to_its_end(self, state: State, seat: int) -> tuple[State, bool]:
        """The position after a turn that goes on word after word, whose gain shows at its end; and whether no word was
        laid."""
        stuck = True
        for _ in range(LONGEST):
            if state.over or state.actor != seat or not state.worded or self.effort.spent(self._steps):
                break
            following, words = self._turn(state, seat)
            if following is None:
                break
            stuck = stuck and not words
            state = following
        return state, stuck

    def _value(self, before: State, after: State, seat: int) -> int:
        worth = worth_of(self.house, before, after, seat, A_CARD)
        return worth if seat == self.seat else -worth // (len(before.playing) - 1)

    def _left(self, state: State) -> int:
        """The worth of the hands that go on and, near the end, their cost."""
        if state.over:
            return 0
        deck, value = min(len(state.deck), NEAR_THE_END), 0
        for seat in state.playing:
            kept = kept_worth(state, state, seat) * deck
            kept += at_the_end(self.house, state, seat) * (NEAR_THE_END - deck) if deck < NEAR_THE_END else 0
            value += kept if seat == self.seat else -kept // (len(state.playing) - 1)
        return value // NEAR_THE_END

    def _turn(self, state: State, seat: int) -> tuple[State | None, bool]:
        """The position after a turn that the seat plays at a glance, and whether it lays a word; None if it can do
        nothing."""
        best, most = None, 0
        acts = proposals(self.house, state, seat, LAYING, firsts=FIRSTS)
        weighed = 0
        for _, act in islice(acts, LOOKS):
            legal = known_legal(self.house, state, seat, act)
            self.effort.spent(3)
            if legal is None:
                continue
            worth = worth_of(self.house, state, legal.state, seat, A_CARD) + kept_worth(state, legal.state, seat)
            if best is None or worth > most:
                best, most = legal.state, worth
            weighed += 1
            if weighed == WEIGHED:
                break
        return (best, True) if best is not None else (self._without_a_word(state, seat), False)

    def _without_a_word(self, state: State, seat: int) -> State | None:
        verbs = self.house.book.verbs(self.house, state, seat)
        acts: list[Act] = []
        if "trade" in verbs:
            hand = state.seats[seat].hand
            most = min(TRADED, len(hand), len(state.deck))
            acts = [Trade(tuple(worst_cards(hand, count))) for count in range(most, 0, -1)]
        for act in [*acts, PASS]:
            verdict = ruled(self.house, state, Move(act, seat))
            if isinstance(verdict, Legal):
                return verdict.state
        return None


def can_be_supposed(house: House) -> bool:
    """Whether turns can be simulated: not where words are laid in secret."""
    return not any(isinstance(pattern, Fresh) and pattern.hidden for pattern in house.book.plays.all)


def best_future(
    futures: Futures, view: State, found: Sequence[Weighed], guesses: Iterator[Sequence[Card]]
) -> list[Weighed]:
    """The plays, with the one first after which the game should go best."""
    far = FAR * futures.house.game.traits.weights.points
    near = (play for play in unlike(found) if play.worth + play.liked >= found[0].worth + found[0].liked - far)
    left = [_Tried(play) for play in islice(near, futures.plays)]
    tried = list(left)
    while len(left) > 1 and len(left[0].futures) < MOST:
        supposed = with_all_cards(view, next(guesses))
        more = [futures.after(supposed, one.play) for one in left]
        if futures.effort.spent(0):  # the last ones may be incomplete
            break
        for one, future in zip(left, more, strict=True):
            one.futures.append(future)
        if len(left[0].futures) >= LEAST:
            best = max(left, key=_Tried.promise)
            left = [one for one in left if one is best or not one.lags(best)]
    best = max(left, key=_Tried.promise)
    if best.play is found[0]:
        return list(found)
    others = [play for play in found if play.act != best.play.act]
    return [best.play._replace(why=_why(best, futures.seat, tried)), *others]


@dataclass(frozen=True)
class _Tried:
    """A play and its result with each guess."""

    play: Weighed
    futures: list[Future] = field(default_factory=list)

    @property
    def liked(self) -> int:
        return self.play.worth + self.play.liked

    def promise(self) -> int:
        """The sum over all guesses and the play's own promise; it compares plays with the same number of guesses."""
        return PROMISE * self.liked + sum([future.value + self.play.liked for future in self.futures])

    def lags(self, best: "_Tried") -> bool:
        """Whether this play is hardly better than the best, except by much luck. Both had the same guesses."""
        count = len(self.futures)
        less = [other.value - one.value for one, other in zip(self.futures, best.futures, strict=True)]
        luck = count * sum([much * much for much in less]) - sum(less) ** 2  # of the sum, squared, times count - 1
        behind = best.promise() - self.promise() + SLIGHT * (PROMISE + count)
        return (count - 1) * behind**2 > SURE * luck


def unlike(found: Sequence[Weighed]) -> Iterator[Weighed]:
    """Yields the plays worth most, but not too many that leave the same words."""
    there: dict[tuple[str, ...], int] = {}
    for play in found:
        words = tuple(sorted([word.text for word in play.legal.state.table]))
        there[words] = there.get(words, 0) + 1
        if there[words] <= ALIKE:
            yield play


def _why(best: _Tried, seat: int, tried: Sequence[_Tried]) -> str:
    """The reason for the best play, if the next turn made the difference; otherwise nothing."""
    for other in tried:
        count = len(other.futures)
        if _answers(other, count) > _answers(best, count):
            return ""
    if best.play.legal.state.actor == seat:
        return "sees-on"
    return "stuck-next" if all(future.stuck for future in best.futures) else "little-for-next"


def _answers(one: _Tried, count: int) -> int:
    return sum([future.answer for future in one.futures[:count]])
