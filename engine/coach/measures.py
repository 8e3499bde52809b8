"""Measures, as computer players do, the value of acts that do not lay a word from the hand.

All results are in tenths of a point, so the coach can compare them with the values of plays.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.core.moves import Act, Choose, Fail, Place, Request, Take
from engine.core.state import State
from engine.core.verdict import Legal
from engine.players.asking import expected_value_of
from engine.players.four_rows_round import A_CARD, Fitting, Rows, guessed_choices, round_value
from engine.players.thinking import Mind
from engine.players.value import LEAVE

# The number of guesses at the choices of the other players. GUESSES: the usual number. QUICK_GUESSES: the number in a
# quick judgement.
GUESSES, QUICK_GUESSES = 12, 4

Measure = Callable[[Mind, Act, Legal], int]


def rows_of(state: State) -> Rows:
    return tuple([word.text for word in state.table])


def _request(mind: Mind, act: Act, legal: Legal) -> int:
    """The expected value of a request: the value of the best word with the letter or without it, weighted by the
    probability that the rival holds the letter."""
    assert isinstance(act, Request)
    return expected_value_of(mind, act.face)[0]


def _choose(mind: Mind, act: Act, legal: Legal) -> int:
    """The average result of simulated rounds of Four Rows in which the player chooses this card."""
    assert isinstance(act, Choose)
    rounds = rounds_with(mind, act, GUESSES if mind.level.replies else QUICK_GUESSES)
    return sum(rounds) // len(rounds)


def rounds_with(mind: Mind, act: Choose, count: int) -> list[int]:
    """The results of `count` simulated rounds of Four Rows in which the player chooses this card. Each round uses a new
    guess at the choices of the other players; the guesses are the same for every card. A result is higher if the player
    gets rid of a hard card."""
    mind = replace(mind)
    rows, fitting = rows_of(mind.view), Fitting(mind.house)
    rest = [card.face for card in mind.view.seats[mind.seat].hand]
    rest.remove(act.face)
    rid = LEAVE.get(act.face, 0)
    return [
        round_value(mind, fitting, rows, {**chosen, mind.seat: act.face}, rest) - rid
        for chosen in guessed_choices(mind, fitting, rows, count)
    ]


def _round(mind: Mind, act: Act, legal: Legal) -> int:
    """How good the rows of Four Rows are for the player after the act. The value is high if the player's own cards fit
    the rows and the cards that other players must still lay do not. Each card that comes into the player's hand lowers
    the value."""
    state, fitting, seat = legal.state, Fitting(mind.house), mind.seat
    mine = [card.face for card in state.seats[seat].hand]
    others = [state.seats[other].committed for other in state.playing if other != seat]
    theirs = [card.face for cards in others for card in cards if card.face]
    picked = len(mine) - len(mind.view.seats[seat].hand)
    return fitting.better(rows_of(state), mine, theirs) - A_CARD * max(0, picked)


def _take(mind: Mind, act: Act, legal: Legal) -> int:
    """The value of the taken cards to the player: the points printed on them, plus their usefulness for words."""
    assert isinstance(act, Take)
    values = mind.house.game.deck.values
    return sum([10 * values.get(face, 0) + LEAVE.get(face, 0) for face in act.faces])


MEASURES: Mapping[type[Act], Measure] = {
    Request: _request,
    Choose: _choose,
    Place: _round,
    Fail: _round,
    Take: _take,
}
