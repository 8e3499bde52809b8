"""Measures decisions that lay no word from the hand, as computer players do.

All are in tenths of a point, so that a missed decision compares with a missed play.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.core.moves import Act, Choose, Fail, Place, Request, Take
from engine.core.state import State
from engine.core.verdict import Legal
from engine.players.asking import promise_of
from engine.players.four_rows_round import A_CARD, Fitting, Rows, goes, suppose
from engine.players.thinking import Mind
from engine.players.worth import LEAVE

SUPPOSED, GLANCED = 12, 4  # how many times the choice of the others is guessed; at a glance

Measure = Callable[[Mind, Act, Legal], int]


def rows_of(state: State) -> Rows:
    return tuple([word.text for word in state.table])


def _request(mind: Mind, act: Act, legal: Legal) -> int:
    """The promise of the request: the word with the letter if the rival holds it, and the best word without it
    otherwise."""
    assert isinstance(act, Request)
    return promise_of(mind, act.face)[0]


def _choose(mind: Mind, act: Act, legal: Legal) -> int:
    """The average result of a round with this card."""
    assert isinstance(act, Choose)
    rounds = rounds_with(mind, act, SUPPOSED if mind.level.replies else GLANCED)
    return sum(rounds) // len(rounds)


def rounds_with(mind: Mind, act: Choose, count: int) -> list[int]:
    """The results of rounds with this card, for guessed choices of the others, with the worth of losing a hard card.
    The same luck goes with every card."""
    mind = replace(mind)
    rows, fitting = rows_of(mind.view), Fitting(mind.house)
    rest = [card.face for card in mind.view.seats[mind.seat].hand]
    rest.remove(act.face)
    rid = LEAVE.get(act.face, 0)
    return [
        goes(mind, fitting, rows, {**chosen, mind.seat: act.face}, rest) - rid
        for chosen in suppose(mind, fitting, rows, count)
    ]


def _round(mind: Mind, act: Act, legal: Legal) -> int:
    """How well cards fit in the rows afterwards.

    The player's own cards should fit and those still to be laid should not; each card that comes to the hand costs.
    """
    state, fitting, seat = legal.state, Fitting(mind.house), mind.seat
    mine = [card.face for card in state.seats[seat].hand]
    others = [state.seats[other].committed for other in state.playing if other != seat]
    theirs = [card.face for cards in others for card in cards if card.face]
    picked = len(mine) - len(mind.view.seats[seat].hand)
    return fitting.better(rows_of(state), mine, theirs) - A_CARD * max(0, picked)


def _take(mind: Mind, act: Act, legal: Legal) -> int:
    """The values of the cards, and how useful they are for words."""
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
