"""A computer player's turn: weigh the plays it sees, look at what the next player could do, choose."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.moves import Act, Move
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.shuffle import below, shuffled
from engine.core.state import State, altered
from engine.core.verdict import Legal
from engine.players.candidates import LAYING, judged, merged
from engine.players.levels import Level, Temperament
from engine.players.worth import cards_played, hand_costs, kept_worth, worth_of

REPLY_TRIES = 10  # plays weighed for the next player
CLOSE_TO_THE_END = 8  # cards in the deck from which a master counts what its hand would cost

Stop = Callable[[], bool]


def never() -> bool:
    return False


class Weighed(NamedTuple):
    worth: int
    order: int
    act: Act
    legal: Legal


@dataclass
class Mind:
    """One decision. view: what the seat sees.  house: the table with the dictionary as this player knows it.
    dice: its own luck; the same dice give the same decision."""

    view: State
    house: House
    seat: int
    level: Level
    temperament: Temperament
    dice: int
    stop: Stop = never

    def chance(self, hundred: int) -> bool:
        self.dice, number = below(100, self.dice)
        return number < hundred

    def notices(self) -> bool:
        self.dice, number = below(self.level.sees, self.dice)
        return number == 0

    def best_play(self, verbs: Sequence[str] = LAYING) -> Weighed | None:
        """The play it likes best out of those it sees."""
        found: list[Weighed] = []
        missed: Weighed | None = None
        acts = judged(self.house, self.view, self.seat, self.level.tries, verbs)
        for order, (act, legal) in enumerate(acts):
            weighed = self.weighed(order, act, legal)
            if self.notices():
                found.append(weighed)
            else:
                missed = missed or weighed
            if self.stop():
                break
        if not found:
            return missed
        found.sort(key=lambda play: (-play.worth, play.order))
        found = self.with_more_words(found)
        return self.against_replies(found) if self.level.replies else found[0]

    def weighed(self, order: int, act: Act, legal: Legal) -> Weighed:
        worth = worth_of(self.house, self.view, legal.state, self.seat, self.temperament.cards)
        if self.level.leave and not legal.state.over:
            worth += kept_worth(self.view, legal.state, self.seat)
        if self.level.endgame and len(self.view.deck) <= CLOSE_TO_THE_END:
            worth += hand_costs(self.view, self.seat) - hand_costs(legal.state, self.seat)
        return Weighed(worth, order, act, legal)

    def with_more_words(self, found: Sequence[Weighed]) -> list[Weighed]:
        """Where several words can be changed in a turn, the best play with others beside it."""
        if len(self.view.table) < 2 and self.house.game.id not in ("full-deck", "starter"):
            return list(found)
        more = merged(self.house, self.view, self.seat, found[0].act, [play.act for play in found[1:]])
        fuller = [self.weighed(-1, act, legal) for act, legal in more]
        return sorted([*found, *fuller], key=lambda play: (-play.worth, play.order))

    # ---- the next player

    def against_replies(self, found: Sequence[Weighed]) -> Weighed:
        """The first few again, less what the next player could make of what they leave.

        The next hand is guessed from the cards not seen; the same guess serves every play, so that they compare.
        """
        guess = self.guessed_hand()
        best = found[0]
        value: int | None = None
        for play in found[: self.level.replies]:
            state = play.legal.state
            reply = 0
            if state.table and not state.over and state.actor != self.seat:
                reply = self.reply_worth(state, guess)
            if value is None or play.worth - reply > value:
                best, value = play, play.worth - reply
            if self.stop():
                break
        return best

    def guessed_hand(self) -> tuple[Card, ...]:
        self.dice, order = shuffled(unseen_cards(self.house, self.view), self.dice)
        return order

    def reply_worth(self, state: State, guess: Sequence[Card]) -> int:
        """The most the next player could win by a play, in tenths of a point."""
        rival = state.actor
        guessed = with_guesses(state, rival, guess)
        replies = judged(self.house, guessed, rival, REPLY_TRIES)
        return max(
            [worth_of(self.house, guessed, legal.state, rival, 0) for _, legal in replies],
            default=0,
        )

    # ---- small decisions

    def legal(self, act: Act) -> Legal | None:
        verdict = judge(self.house, self.view, Move(act, self.seat))
        return verdict if isinstance(verdict, Legal) else None

    def first_legal(self, acts: Sequence[Act]) -> Act | None:
        return next((act for act in islice(acts, 60) if self.legal(act)), None)

    def played(self, play: Weighed) -> int:
        return cards_played(self.view, play.legal.state, self.seat)


def with_guesses(state: State, rival: int, guess: Sequence[Card]) -> State:
    """The position with guessed cards where the rival sees some: its hand, a turned card, upturned piles."""
    cards = iter(guess)
    seats = list(state.seats)
    seats[rival] = altered(seats[rival], hand=tuple(islice(cards, len(seats[rival].hand))))
    turned = state.turned
    if turned is not None and not turned.face:
        turned = next(cards, None)
    piles = state.piles
    if state.piles_show:
        piles = tuple([(next(cards, pile[0]), *pile[1:]) if pile and not pile[0].face else pile for pile in piles])
    return altered(state, seats=tuple(seats), turned=turned, piles=piles, pending=None, before=None)


def unseen_cards(house: House, view: State) -> list[Card]:
    """Every card that may be anywhere out of sight, in the order of the alphabet; invented identities."""
    counts = dict(house.game.deck.counts)
    for card in _seen(view):
        if counts.get(card.face, 0) > 0:
            counts[card.face] -= 1
    unseen: list[Card] = []
    for card in house.game.deck.pack():
        if counts[card.face] > 0:
            counts[card.face] -= 1
            unseen.append(card._replace(id=1000 + len(unseen)))
    return unseen


def _seen(view: State) -> list[Card]:
    cards = [card for seat in view.seats for zone in (seat.hand, seat.won, seat.committed) for card in zone]
    cards += [*view.dead, *view.row, *[card for word in view.table for card in word.cards]]
    cards += [card for pile in view.piles for card in pile]
    return cards + ([view.turned] if view.turned is not None else [])


def knowing(house: House, level: Level) -> House:
    """The table with the dictionary as this player knows it."""
    words = house.words
    within = getattr(words, "within", None)
    return replace(house, words=within(level.known)) if within is not None else house
