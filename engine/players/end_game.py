"""Searches the end of a game of two players. Once the deck is empty, a player can work out the rival's hand: it
consists of all cards that the player does not see.

If both hands are small, the search tries every play and every answer. It looks two turns ahead, then three, and so on,
until it reaches the end of the game or has used up its effort (the limit of thinking).
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from engine.core.moves import Act
from engine.core.oracle import expects, legal_moves
from engine.core.outcome import position
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.players.candidates import replies_are_costly
from engine.players.capped import FewWays
from engine.players.effort import Effort
from engine.players.guessing import unseen_cards, with_all_cards
from engine.players.lay_or_not import plan_of
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind
from engine.players.value import at_the_end
from engine.players.weighing import A_WIN, Weighed

# The end of a game is searched if no hand has more cards than this. CARDS: the usual number. COSTLY_CARDS: the number
# in games where listing the plays takes a long time. With four cards in each hand, every search reaches the end of the
# game; with five, almost every search does.
CARDS, COSTLY_CARDS = 7, 4
TURNS = 24  # the maximum number of turns to look ahead
STEPS_PER_ACT = 3  # the steps of effort for each act that is tried
LOWEST, HIGHEST = -(10**9), 10**9


def end_game_plan(mind: Mind) -> Plan | None:
    """The plan for the best act near the end of the game; None if the end can't be searched yet."""
    table = with_rival_hand(mind.house, mind.view, mind.seat)
    most = COSTLY_CARDS if replies_are_costly(mind.house) else CARDS
    if table is None or max([len(seat.hand) for seat in table.seats]) > most:
        return None
    best = EndSearch(mind.house, mind.seat, mind.effort.part(60)).best(table)
    if best is None:
        return None
    act, legal = best
    if not legal.words:
        return Plan(act, PAUSE)
    return plan_of(mind, [mind.scales().weighed(0, act) or Weighed(0, 0, act, legal)])


def with_rival_hand(house: House, view: State, seat: int) -> State | None:
    """The position with all of the rival's cards, if the player can work out which cards these must be; otherwise
    None."""
    if view.deck or view.over or len(view.seats) != 2 or len(view.playing) != 2 or expects(house, view)[0] != (seat,):
        return None
    hidden = [card for place in view.seats for card in (*place.hand, *place.committed, *place.aside) if not card.face]
    unseen = unseen_cards(house, view)
    if len(hidden) != len(unseen) or len(hidden) != len(view.seats[1 - seat].hand) or view.piles:
        return None
    return with_all_cards(view, unseen)


class EndSearch:
    """A search of the end of a game in which all cards are known.

    complete: whether the last search reached the end of the game in every line of play.
    """

    def __init__(self, house: House, seat: int, effort: Effort) -> None:
        every_way = house.with_words(lambda words: words.in_every_way() if isinstance(words, FewWays) else words)
        self._house = replace(every_way, options={**house.options, "words": "checked"})
        self._seat, self._effort = seat, effort
        self._acts: dict[Hashable, Sequence[tuple[Act, Legal]]] = {}
        self._known: dict[Hashable, int] = {}
        self.complete = False

    def best(self, state: State) -> tuple[Act, Legal] | None:
        """The best act and its verdict; None if the effort was used up before the search had looked two turns ahead."""
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
            value = self._value(legal.state, turns - 1, most, HIGHEST)
            if best is None or value > most:
                best, most = (act, legal), value
        return best

    def _tried(self, state: State) -> Sequence[tuple[Act, Legal]]:
        """The acts that the search tries in this position, in the order of their points, highest first."""
        key = position(state, frozenset())
        acts = self._acts.get(key)
        if acts is None:
            found = []
            for act, legal in legal_moves(self._house, state, state.actor):
                if self._effort.spent(STEPS_PER_ACT):
                    break
                if legal.words and legal.points <= 0 and legal.state.held() >= state.held():
                    continue  # a play without points that uses up no cards only delays the end
                found.append((act, legal))
            acts = self._acts[key] = sorted(found, key=lambda entry: -entry[1].points)
        return acts

    def _value(self, state: State, turns: int, low: int, high: int) -> int:
        """The value of the position for this seat, in tenths of a point, judged by a search of this many turns. The
        search stops as soon as the value is known to be outside the range from `low` to `high`; in this case, the true
        value may be even further outside."""
        if state.over:
            return self._lead(state) + (A_WIN if state.winners == (self._seat,) else 0)
        if not turns or self._effort.spent():
            self.complete = False
            return self._lead(state) + sum([self._settled_value(state, seat) for seat in range(2)])
        key = (position(state, frozenset()), turns)
        known = self._known.get(key)
        if known is not None:
            return known
        mine, bounds = state.actor == self._seat, (low, high)
        best = LOWEST if mine else HIGHEST
        for _, legal in self._tried(state):
            value = self._value(legal.state, turns - 1, low, high)
            best = max(best, value) if mine else min(best, value)
            low, high = (max(low, best), high) if mine else (low, min(high, best))
            if low >= high:
                break
        if abs(best) == HIGHEST:  # the position allows no act, or the effort was used up before any act was tried
            return self._lead(state)
        if bounds[0] < best < bounds[1]:
            self._known[key] = best
        return best

    def _lead(self, state: State) -> int:
        return 10 * (state.seats[self._seat].score - state.seats[1 - self._seat].score)

    def _settled_value(self, state: State, seat: int) -> int:
        value = at_the_end(self._house, state, seat)
        return value if seat == self._seat else -value
