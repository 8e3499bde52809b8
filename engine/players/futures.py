"""How the game may go on after a play: the next turns, supposed again and again with other hidden cards.

The plays that promise most are looked at with a few guesses, the better half of them with more, and so on, as far as
the effort goes. The same guesses serve every play, so that they compare.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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

PLAYS = 24  # plays looked at first; after every round half of them go on
ALIKE = 3  # of plays that leave the same words so many
ROUNDS = (3, 4, 6, 8)  # guesses in each round
TURNS = 3  # so many turns after a play are supposed
LOOKS, WEIGHED, FIRSTS = 12, 5, 2  # acts thought of and weighed in each of them
A_CARD = 4  # what a card played is worth to a supposed player beside points, in tenths of one
A_TURN, A_DEAR_TURN = 20, 180  # steps of effort for a turn, besides those for each act
TRADED = 5


class Future(NamedTuple):
    """value: what a play and the turns after it bring, in tenths of a point.  answer: what the first of those brings.
    stuck: is no word laid in it?"""

    value: int = 0
    answer: int = 0
    stuck: bool = True


@dataclass
class Futures:
    """house: the table as this player knows it.  hinders: what the next player could make counts so much, in
    hundredths."""

    house: House
    seat: int
    effort: Effort
    hinders: int = 100

    def __post_init__(self) -> None:
        options: Mapping[str, Any] = {**self.house.options, "words": "checked"}  # nobody is supposed to bluff
        self.house = replace(self.house, options=options)
        self._steps = A_DEAR_TURN if replies_are_dear(self.house) else A_TURN

    def after(self, supposed: State, play: Weighed) -> "Future":
        """What the play and the turns after it bring this seat, in tenths of a point."""
        verdict = ruled(self.house, supposed, Move(play.act, self.seat))
        if not isinstance(verdict, Legal):
            return Future()
        state = verdict.state
        value, answer, stuck = self._value(supposed, state, self.seat), 0, True
        for number in range(TURNS):
            if state.over or self.effort.spent(self._steps):
                break
            following, words = self._turn(state, state.actor)
            if following is None:
                break
            gain = self._value(state, following, state.actor)
            if number == 0:
                answer, stuck = gain, not words
                gain = gain * self.hinders // 100 if state.actor != self.seat else gain
            value += gain
            state = following
        return Future(value + self._left(state), answer, stuck)

    def _value(self, before: State, after: State, seat: int) -> int:
        worth = worth_of(self.house, before, after, seat, A_CARD)
        return worth if seat == self.seat else -worth // (len(before.playing) - 1)

    def _left(self, state: State) -> int:
        """What the hands are worth that go on, and near the end what they cost."""
        if state.over:
            return 0
        deck, value = min(len(state.deck), NEAR_THE_END), 0
        for seat in state.playing:
            kept = kept_worth(state, state, seat) * deck
            kept += at_the_end(self.house, state, seat) * (NEAR_THE_END - deck) if deck < NEAR_THE_END else 0
            value += kept if seat == self.seat else -kept // (len(state.playing) - 1)
        return value // NEAR_THE_END

    def _turn(self, state: State, seat: int) -> tuple[State | None, bool]:
        """What the seat makes of it at a glance, and does it lay a word? None: nothing that can be supposed."""
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


def unlike(found: Sequence[Weighed]) -> Iterator[Weighed]:
    """The plays worth most, not too many that leave the same words."""
    there: dict[tuple[str, ...], int] = {}
    for play in found:
        words = tuple(sorted([word.text for word in play.legal.state.table]))
        there[words] = there.get(words, 0) + 1
        if there[words] <= ALIKE:
            yield play


def can_be_supposed(house: House, view: State) -> bool:
    """Not where words are laid in secret, and alone luck has the only answer."""
    return len(view.playing) > 1 and not any(
        isinstance(pattern, Fresh) and pattern.hidden for pattern in house.book.plays.all
    )


def best_future(
    futures: Futures, view: State, found: Sequence[Weighed], guesses: Iterator[Sequence[Card]]
) -> list[Weighed]:
    """The play after which the game should go best comes first."""
    plays = list(islice(unlike(found), PLAYS))
    seen: list[list[Future]] = [[] for _ in plays]
    left = list(range(len(plays)))
    for count in ROUNDS:
        for _ in range(count):
            supposed = with_all_cards(view, next(guesses))
            more = [futures.after(supposed, plays[number]) for number in left]
            if futures.effort.spent(0):  # the last ones may have been cut short
                break
            for number, future in zip(left, more, strict=True):
                seen[number].append(future)
        left = sorted(left, key=lambda number: -_total(plays[number], seen[number]))[: max(len(left) // 2, 2)]
    if not seen[left[0]]:
        return list(found)
    best = plays[left[0]]
    why = _why(best, futures.seat, seen[left[0]], [seen[number] for number in left[1:]])
    others = [play for play in found if play.act != best.act]
    return [best._replace(why=why) if others and best is not found[0] else best, *others]


def _total(play: Weighed, futures: Sequence[Future]) -> int:
    """What the play has brought on all of them, its taste included."""
    return sum([future.value + play.liked for future in futures])


def _why(play: Weighed, seat: int, futures: Sequence[Future], others: Sequence[Sequence[Future]]) -> str:
    """What made the difference, if it was what the next turn brings."""
    gain = sum([future.answer for future in futures])
    if any(sum([future.answer for future in other]) > gain for other in others):
        return ""
    if play.legal.state.actor == seat:
        return "sees-on"
    return "stuck-next" if all(future.stuck for future in futures) else "little-for-next"
