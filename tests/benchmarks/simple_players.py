"""Four simple players for `rivals.py`. Each sees only what its seat sees and knows the words that a master knows. None
of them chooses acts with the code or the weights of the project's computer players.

random: makes a random choice among the ten acts with the most points.
greedy: chooses the best act without looking ahead: its points minus the rival's, plus a little for cards laid and
    letters kept.
guesser: takes the six acts that greedy prefers, and compares them by simulating a few further acts with guesses at the
hidden cards.
rusher: chooses the act that lays the most cards, and among such acts the act with the most points. The weights of the
    computer players were not fitted against rusher.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.core.moves import PASS, Act, Discard, Move, Trade
from engine.core.oracle import legal_moves, ruled
from engine.core.rulebook import House
from engine.core.shuffle import below, shuffled
from engine.core.state import State
from engine.core.verdict import Legal
from engine.lexicon import Lexicon
from engine.players.guessing import unseen_cards, with_all_cards
from engine.players.levels import LEVEL_NAMES

LOOKS = 240  # the maximum number of acts of each verb that a player considers
BEST = 10  # the number of acts from which the random player chooses
# The numbers for the guesser. TRIED: acts that it compares. GUESSES: guesses at hidden cards for each of these acts.
# ACTS: further acts that it simulates. GLANCES: acts of each verb that it considers for each further act.
TRIED, GUESSES, ACTS, GLANCES = 6, 8, 3, 12
A_POINT, A_CARD = 10, 2  # the worth of a point and of a laid card, in tenths of a point
TRADED = 5
GOOD, HARD = "AEINRST", "JQVXZ"  # letters that are good to keep, and letters that are hard to use


class Option(NamedTuple):
    """An act that a player can choose. Options are compared field by field, in this order.

    worth: the value of the act for `greedy`, in tenths of a point.
    points: the points of the play.
    laid: the number of hand cards that the act lays.
    order: minus the position of the act in the list of the game's search, so that earlier acts are preferred.
    """

    worth: int
    points: int
    laid: int
    order: int
    act: Act
    after: State


Player = Callable[[House, State, int, int], Act]


def options(house: House, state: State, seat: int, most: int = LOOKS) -> list[Option]:
    """The acts that the seat can choose from. Trades and discards are included only if they give up the worst cards."""
    found = []
    for order, (act, legal) in enumerate(legal_moves(house, state, seat, most)):
        if not isinstance(act, Trade | Discard):
            found.append(_option(state, seat, order, act, legal))
    worst = sorted([card.face for card in state.seats[seat].hand], key=_kept)[: min(TRADED, len(state.deck))]
    for act in (Trade(tuple(worst)), Discard(tuple(worst))):
        verdict = ruled(house, state, Move(act, seat))
        if worst and isinstance(verdict, Legal):
            found.append(_option(state, seat, len(found), act, verdict))
    return found


def _option(state: State, seat: int, order: int, act: Act, legal: Legal) -> Option:
    gains = [new.score - old.score for old, new in zip(state.seats, legal.state.seats, strict=True)]
    others = [gain for number, gain in enumerate(gains) if number != seat]
    staying = {card.id for card in legal.state.seats[seat].hand}
    gone = [card for card in state.seats[seat].hand if card.id not in staying]
    laid = 0 if isinstance(act, Trade | Discard) else len(gone)
    kept = [card for card in state.seats[seat].hand if card.id in staying]
    worth = A_POINT * (gains[seat] - max(others, default=0)) + A_CARD * laid + sum([_kept(card.face) for card in kept])
    if legal.state.over:
        worth += 1000 if seat in legal.state.winners else -1000
    return Option(worth, gains[seat], laid, -order, act, legal.state)


def _kept(face: str) -> int:
    """The worth of keeping this card in the hand, in tenths of a point."""
    return 20 if face == "?" else (face in GOOD) - 3 * (face[0] in HARD)


def at_random(house: House, view: State, seat: int, dice: int) -> Act:
    best = sorted(options(house, view, seat), key=lambda one: (bool(one.laid), one.points), reverse=True)[:BEST]
    _, number = below(max(len([one for one in best if one.laid]), 1), dice)
    return best[number].act if best else PASS


def greedy(house: House, view: State, seat: int, dice: int) -> Act:
    return greediest(options(house, view, seat), dice)


def greediest(found: Sequence[Option], dice: int) -> Act:
    """The best act that lays cards. If that act would lose points and there are other acts, the best act of all. If no
    act lays cards, one of the best other acts; a trade or a pass only if nothing else is possible."""
    laying = [one for one in found if one.laid]
    if laying:
        return max(laying).act if max(laying).points >= 0 or len(laying) == len(found) else max(found).act
    if any(not isinstance(one.act, Trade | Discard) and one.act != PASS for one in found):
        found = [one for one in found if one.act != PASS and not isinstance(one.act, Trade)]
    best = [one for one in found if one.worth == max(found).worth]
    trades = [one for one in best if isinstance(one.act, Trade | Discard)] or best
    return trades[below(len(trades), dice)[1]].act if trades else PASS


def guesser(house: House, view: State, seat: int, dice: int) -> Act:
    found = options(house, view, seat)
    first = sorted(found, reverse=True)[:TRIED]
    if len(first) < 2:
        return greediest(found, dice)
    sums = dict.fromkeys(range(len(first)), 0)
    for _ in range(GUESSES):
        dice, cards = shuffled(unseen_cards(house, view), dice)
        for number, one in enumerate(first):
            sums[number] += _played_on(house, with_all_cards(view, cards), seat, one.act, dice)
    return first[max(sums, key=lambda number: (sums[number], -number))].act


def _played_on(house: House, state: State, seat: int, act: Act, dice: int) -> int:
    """The lead of the seat, in points and in fewer hand cards, after this act and a few simulated acts. In tenths of a
    point."""
    verdict = ruled(house, state, Move(act, seat))
    for _ in range(ACTS):
        if not isinstance(verdict, Legal):
            return 0
        state = verdict.state
        actors = [] if state.over else [*(state.waits_for or house.book.actors(state))]
        if not actors:
            break
        dice, number = below(len(actors), dice)
        following = greediest(options(house, state, actors[number], GLANCES), dice)
        verdict = ruled(house, state, Move(following, actors[number]))
    others = [place for number, place in enumerate(state.seats) if number != seat]
    ahead = state.seats[seat].score - max([place.score for place in others], default=0)
    fewer = max([len(place.hand) for place in others], default=0) - len(state.seats[seat].hand)
    return A_POINT * ahead + A_CARD * fewer


def rusher(house: House, view: State, seat: int, dice: int) -> Act:
    found = options(house, view, seat)
    laying = [one for one in found if one.laid]
    return max(laying, key=lambda one: (one.laid, one.points, one.order)).act if laying else greediest(found, dice)


PLAYERS: Mapping[str, Player] = {"random": at_random, "greedy": greedy, "guesser": guesser, "rusher": rusher}


def as_a_master_knows_it(house: House) -> House:
    """A copy of the house (the rules and the dictionary of a game) that has only a master's words, and neither the seed
    nor the set-up, which would reveal hidden cards."""
    words = house.words
    assert isinstance(words, Lexicon)
    return replace(house, words=words.within(LEVEL_NAMES["master"].known), seed=0, setup=None)
