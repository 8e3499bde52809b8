"""Searches the end of a game for two: when the deck is empty, the unseen cards are the rival's hand.

With few cards in both hands it tries every play and every answer, first a few turns ahead, then one more, and so on, to
the end of the game if the steps suffice.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from engine.core.moves import Act
from engine.core.oracle import expects, legal_moves
from engine.core.outcome import position
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.players.candidates import replies_are_dear
from engine.players.capped import FewWays
from engine.players.effort import Effort
from engine.players.guessing import unseen_cards, with_all_cards
from engine.players.lay_or_not import plan_of
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind
from engine.players.weighing import A_WIN, Weighed
from engine.players.worth import at_the_end

# in each hand, or fewer: with four cards every end is searched completely, with five almost every one
CARDS, DEAR_CARDS = 7, 4
TURNS = 24  # how many turns it looks ahead at most
AN_ACT = 3  # steps of effort for each act tried
LOWEST, HIGHEST = -(10**9), 10**9


def finish(mind: Mind) -> Plan | None:
    """The plan for the best act, if the end can be searched."""
    table = as_it_lies(mind.house, mind.view, mind.seat)
    most = DEAR_CARDS if replies_are_dear(mind.house) else CARDS
    if table is None or max([len(seat.hand) for seat in table.seats]) > most:
        return None
    best = EndSearch(mind.house, mind.seat, mind.effort.part(60)).best(table)
    if best is None:
        return None
    act, legal = best
    if not legal.words:
        return Plan(act, PAUSE)
    return plan_of(mind, [mind.scales().weighed(0, act) or Weighed(0, 0, act, legal)])


def as_it_lies(house: House, view: State, seat: int) -> State | None:
    """The position with the rival's cards, if they can be inferred; otherwise None."""
    if view.deck or view.over or len(view.seats) != 2 or len(view.playing) != 2 or expects(house, view)[0] != (seat,):
        return None
    hidden = [card for place in view.seats for card in (*place.hand, *place.committed, *place.aside) if not card.face]
    unseen = unseen_cards(house, view)
    if len(hidden) != len(unseen) or len(hidden) != len(view.seats[1 - seat].hand) or view.piles:
        return None
    return with_all_cards(view, unseen)


class EndSearch:
    """Searches the end of a game with all cards known.

    complete: whether the last search reached the end of the game everywhere.
    """

    def __init__(self, house: House, seat: int, effort: Effort) -> None:
        every_way = house.with_words(lambda words: words.in_every_way() if isinstance(words, FewWays) else words)
        self._house = replace(every_way, options={**house.options, "words": "checked"})
        self._seat, self._effort = seat, effort
        self._acts: dict[Hashable, Sequence[tuple[Act, Legal]]] = {}
        self._known: dict[Hashable, int] = {}
        self.complete = False

    def best(self, state: State) -> tuple[Act, Legal] | None:
        """The best act and its verdict; None if there was no time to look beyond the player's own turn."""
        best = None
        for turns in range(2, TURNS + 1):
            self.complete = True
            self._known.clear()
            found = self._best(state, turns)
            if self._effort.spent(0):
                self.complete = False
                break
            best = found
            if self.complete:
                break
        return best

    def _best(self, state: State, turns: int) -> tuple[Act, Legal] | None:
        best, most = None, LOWEST
        for act, legal in self._tried(state):
            worth = self._worth(legal.state, turns - 1, most, HIGHEST)
            if best is None or worth > most:
                best, most = (act, legal), worth
        return best

    def _tried(self, state: State) -> Sequence[tuple[Act, Legal]]:
        """Every act, the highest scoring first."""
        key = position(state, frozenset())
        acts = self._acts.get(key)
        if acts is None:
            found = []
            for act, legal in legal_moves(self._house, state, state.actor):
                if self._effort.spent(AN_ACT):
                    break
                if legal.words and legal.points <= 0 and legal.state.held() >= state.held():
                    continue  # it only delays the end
                found.append((act, legal))
            acts = self._acts[key] = sorted(found, key=lambda entry: -entry[1].points)
        return acts

    def _worth(self, state: State, turns: int, low: int, high: int) -> int:
        """The worth for this seat, in tenths of a point; a bound if it lies outside `low` to `high`."""
        if state.over:
            return self._lead(state) + (A_WIN if state.winners == (self._seat,) else 0)
        if not turns or self._effort.spent():
            self.complete = False
            return self._lead(state) + sum([self._books(state, seat) for seat in range(2)])
        key = (position(state, frozenset()), turns)
        known = self._known.get(key)
        if known is not None:
            return known
        mine, bounds = state.actor == self._seat, (low, high)
        best = LOWEST if mine else HIGHEST
        for _, legal in self._tried(state):
            worth = self._worth(legal.state, turns - 1, low, high)
            best = max(best, worth) if mine else min(best, worth)
            low, high = (max(low, best), high) if mine else (low, min(high, best))
            if low >= high:
                break
        if abs(best) == HIGHEST:  # nobody may act, so the rules do not decide what happens next
            return self._lead(state)
        if bounds[0] < best < bounds[1]:
            self._known[key] = best
        return best

    def _lead(self, state: State) -> int:
        return 10 * (state.seats[self._seat].score - state.seats[1 - self._seat].score)

    def _books(self, state: State, seat: int) -> int:
        worth = at_the_end(self._house, state, seat)
        return worth if seat == self._seat else -worth
