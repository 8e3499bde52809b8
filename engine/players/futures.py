"""Simulates the turns after a play many times, each time with new guesses at the hidden cards.

All plays are simulated with the same guesses, to make the comparison fair. A play is dropped as soon as it is further
behind the best play than chance explains, and the simulation ends when only one play remains. Because a few guesses
prove little, the value that each play had before the simulation (the first estimate) counts, too.
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
from engine.players.candidates import LAYING, proposals, replies_are_costly
from engine.players.effort import Effort
from engine.players.guessing import with_all_cards
from engine.players.value import at_the_end, kept_value, value_of, worst_cards
from engine.players.weighing import NEAR_THE_END, Weighed, known_legal

# PLAYS: the maximum number of plays to simulate. FEWEST: the minimum number, even if simulating a turn takes a long
# time.
PLAYS, FEWEST = 12, 4
# In points: a play whose first estimate is this much lower than that of the best play is not simulated.
TOO_FAR_BEHIND = 12
ALIKE = 3  # the maximum number of plays to simulate among those that leave the same words on the table
LEAST, MOST = 6, 40  # LEAST: the number of guesses before a play can be dropped. MOST: the maximum number of guesses.
FIRST_ESTIMATE = 8  # the first estimate of a play's value counts as much as the results of this many guesses
# A play is dropped if it is further behind the best play than chance alone explains: by more standard deviations than
# the square root of SURE.
SURE = 3
# In tenths of a point: a play that could at most be better than the best play by less than this is not worth more
# guesses. So for each guess, this is added to the amount by which a play is behind the best play.
SLIGHT = 3
TURNS = 2  # the number of turns to simulate after a play; later turns depend mostly on chance
LONGEST = 8  # the maximum number of words to simulate in a turn that goes on
# For each simulated turn. LOOKS: the maximum number of acts to examine. WEIGHED: the maximum number of legal acts to
# compare. FIRSTS: the number of first words to try for a turn of two words.
LOOKS, WEIGHED, FIRSTS = 12, 5, 2
A_CARD = 4  # in tenths of a point: the value of each laid card to a simulated player, besides the points
# The steps of effort (see Effort) for a simulated turn, besides those for each act. STEPS_PER_TURN: the usual number.
# STEPS_PER_COSTLY_TURN: the number in games where listing the plays takes a long time.
STEPS_PER_TURN, STEPS_PER_COSTLY_TURN = 20, 60
MOST_TRADED = 5


class Future(NamedTuple):
    """The result of one simulation.

    value: the value of a play and the turns after it, in tenths of a point.
    answer: the value that the first turn after the play has for the player of the play, in tenths of a point; negative
    if that turn helps a rival.
    stuck: whether no word is laid in the first turn after the play.
    scored: the points of the first turn after the play, if it is another player's turn.
    """

    value: int = 0
    answer: int = 0
    stuck: bool = True
    scored: int = 0


@dataclass
class Futures:
    """Simulates the turns after each of several plays of one seat.

    house: the game with the words that the player of this seat knows; simulated rivals know the same words.
    hinders: the weight of the next player's turn in the value of a play, in percent.
    """

    house: House
    seat: int
    effort: Effort
    hinders: int = 100

    def __post_init__(self) -> None:
        # In the simulation only words of the dictionary are legal, because the simulated players don't bluff.
        options: Mapping[str, Any] = {**self.house.options, "words": "checked"}
        self.house = replace(self.house, options=options)
        self._steps = STEPS_PER_COSTLY_TURN if replies_are_costly(self.house) else STEPS_PER_TURN

    @property
    def plays(self) -> int:
        """The number of plays that can be simulated with half of the effort, each with the minimum number of
        guesses."""
        a_guess = TURNS * (self._steps + 3 * WEIGHED)
        return max(FEWEST, min(PLAYS, self.effort.left // (2 * LEAST * a_guess)))

    def after(self, supposed: State, play: Weighed) -> "Future":
        """The result of the play and of the turns after it, for this seat.

        supposed: the position before the play, with guessed cards.
        """
        verdict = ruled(self.house, supposed, Move(play.act, self.seat))
        return self.between(supposed, verdict.state) if isinstance(verdict, Legal) else Future()

    def between(self, supposed: State, after: State) -> "Future":
        """The result of any act that leads from the position `supposed` to the position `after`, and of the turns that
        follow."""
        state, stuck = self._to_its_end(after, self.seat)
        value = self._value(supposed, state, self.seat)
        goes_on = state is not after
        answer = value - self._value(supposed, after, self.seat)
        scored = 0
        for number in range(TURNS):
            if state.over or not state.table or self.effort.spent(self._steps):
                break  # once the table is empty, the next turns depend on chance instead of the play
            seat = state.actor
            following, words = self._turn(state, seat)
            if following is None:
                break
            following, _ = self._to_its_end(following, seat)
            of_turn = self._value(state, following, seat)
            if number == 0 and not goes_on:
                answer, stuck = of_turn, not words
                scored = following.seats[seat].score - state.seats[seat].score if seat != self.seat else 0
                of_turn = of_turn * self.hinders // 100 if seat != self.seat else of_turn
            value += of_turn
            state = following
        return Future(value + self._left(state), answer, stuck, scored)

    def _to_its_end(self, state: State, seat: int) -> tuple[State, bool]:
        """Plays a turn to its end, if the player can still lay words in it. Returns the position after the turn, and
        True if no more words were laid."""
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
        value = value_of(self.house, before, after, seat, A_CARD)
        return value if seat == self.seat else -value // (len(before.playing) - 1)

    def _left(self, state: State) -> int:
        """The value of the cards left in the hands. It is their value for later turns; near the end of the game, their
        cost at the end replaces this value step by step. Cards of rivals count against this player."""
        if state.over:
            return 0
        deck, value = min(len(state.deck), NEAR_THE_END), 0
        for seat in state.playing:
            kept = kept_value(state, state, seat) * deck
            kept += at_the_end(self.house, state, seat) * (NEAR_THE_END - deck) if deck < NEAR_THE_END else 0
            value += kept if seat == self.seat else -kept // (len(state.playing) - 1)
        return value // NEAR_THE_END

    def _turn(self, state: State, seat: int) -> tuple[State | None, bool]:
        """The position after a quickly chosen act of the seat, and whether this act lays a word. The position is None
        if the seat can do nothing."""
        best, most = None, 0
        acts = proposals(self.house, state, seat, LAYING, firsts=FIRSTS)
        weighed = 0
        for _, act in islice(acts, LOOKS):
            legal = known_legal(self.house, state, seat, act)
            self.effort.spent(3)
            if legal is None:
                continue
            value = value_of(self.house, state, legal.state, seat, A_CARD) + kept_value(state, legal.state, seat)
            if best is None or value > most:
                best, most = legal.state, value
            weighed += 1
            if weighed == WEIGHED:
                break
        return (best, True) if best is not None else (self._without_a_word(state, seat), False)

    def _without_a_word(self, state: State, seat: int) -> State | None:
        verbs = self.house.book.verbs(self.house, state, seat)
        acts: list[Act] = []
        if "trade" in verbs:
            hand = state.seats[seat].hand
            most = min(MOST_TRADED, len(hand), len(state.deck))
            acts = [Trade(tuple(worst_cards(hand, count))) for count in range(most, 0, -1)]
        for act in [*acts, PASS]:
            verdict = ruled(self.house, state, Move(act, seat))
            if isinstance(verdict, Legal):
                return verdict.state
        return None


def can_simulate_turns(house: House) -> bool:
    """Whether the turns of this game can be simulated: True unless players lay words in secret."""
    return not any(isinstance(pattern, Fresh) and pattern.hidden for pattern in house.book.plays.all)


def best_future(
    futures: Futures, view: State, found: Sequence[Weighed], guesses: Iterator[Sequence[Card]]
) -> list[Weighed]:
    """The plays in `found`. The play that is best according to the simulation is moved to the front."""
    far = TOO_FAR_BEHIND * futures.house.game.traits.weights.points
    near = (play for play in unlike(found) if play.value + play.liked >= found[0].value + found[0].liked - far)
    left = [_Tried(play) for play in islice(near, futures.plays)]
    tried = list(left)
    while len(left) > 1 and len(left[0].futures) < MOST:
        supposed = with_all_cards(view, next(guesses))
        more = [futures.after(supposed, one.play) for one in left]
        if futures.effort.spent(0):  # the effort has run out, so the last results may be incomplete
            break
        for one, future in zip(left, more, strict=True):
            one.futures.append(future)
        if len(left[0].futures) >= LEAST:
            best = max(left, key=_Tried.estimate)
            left = [one for one in left if one is best or not one.lags(best)]
    best = max(left, key=_Tried.estimate)
    if best.play is found[0]:
        return list(found)
    others = [play for play in found if play.act != best.play.act]
    return [best.play._replace(why=_why(best, futures.seat, tried)), *others]


@dataclass(frozen=True)
class _Tried:
    """A simulated play, with one result for each guess at the hidden cards."""

    play: Weighed
    futures: list[Future] = field(default_factory=list)

    @property
    def liked(self) -> int:
        return self.play.value + self.play.liked

    def estimate(self) -> int:
        """The sum of the results of all guesses and of FIRST_ESTIMATE times the first estimate of the play's value.
        Only plays with the same number of guesses can be compared by this sum."""
        return FIRST_ESTIMATE * self.liked + sum([future.value + self.play.liked for future in self.futures])

    def lags(self, best: "_Tried") -> bool:
        """Whether this play is so far behind the best play that only great luck could bring it ahead. Both plays must
        have been tried with the same guesses."""
        count = len(self.futures)
        less = [other.value - one.value for one, other in zip(self.futures, best.futures, strict=True)]
        # luck is the estimated variance of the sum of the differences, times (count - 1).
        luck = count * sum([much * much for much in less]) - sum(less) ** 2
        behind = best.estimate() - self.estimate() + SLIGHT * (FIRST_ESTIMATE + count)
        return (count - 1) * behind**2 > SURE * luck


def unlike(found: Sequence[Weighed]) -> Iterator[Weighed]:
    """Yields the plays. Of the plays that leave the same words on the table, yields only the first ALIKE."""
    there: dict[tuple[str, ...], int] = {}
    for play in found:
        words = tuple(sorted([word.text for word in play.legal.state.table]))
        there[words] = there.get(words, 0) + 1
        if there[words] <= ALIKE:
            yield play


def _why(best: _Tried, seat: int, tried: Sequence[_Tried]) -> str:
    """The key of the reason for the best play: its advantage in the next turn. Empty if another play has a greater
    advantage in that turn."""
    for other in tried:
        count = len(other.futures)
        if _answers(other, count) > _answers(best, count):
            return ""
    if best.play.legal.state.actor == seat:
        return "sees-on"
    return "stuck-next" if all(future.stuck for future in best.futures) else "little-for-next"


def _answers(one: _Tried, count: int) -> int:
    return sum([future.answer for future in one.futures[:count]])
