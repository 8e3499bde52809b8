"""Finds whole turns for computer players: sets of words that a hand can lay or change in one turn, with the highest
total value.

The search looks at each table word as if it were the only one, and lets the oracle judge every way to change it. Then
it combines words that use different cards into the best turn for every set of hand cards, as far as the effort allows.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from engine.core.moves import Play
from engine.core.patterns import Change, Fresh, Gather, PlayOns
from engine.core.rulebook import House
from engine.core.state import State, altered
from engine.parts.words.fresh import SHORTEST
from engine.players.effort import Effort
from engine.players.searching import search, taken_from_hand
from engine.players.value import leave_value
from engine.players.weighing import NEAR_THE_END, Scales, Weighed, known_legal

LISTED = 2400  # the maximum number of plays to list that lay or change a single word
ALIKE = 2  # the maximum number of plays to judge among those that use the same hand cards
WEIGHED = 60  # the maximum number of whole turns to weigh at the end
EXTENDED = 1200  # the maximum number of sets of words to which another word is added
# In tenths of a point: the value of each card played once the deck is empty; before that, the value is lower.
AT_THE_END = 15
COMBINATIONS_PER_STEP = 200  # this many attempts to add another word to a set of words count as one step of effort
# A packed number of cards has this many bits for each face; the highest bit stays free, to detect an overflow.
_BITS = 5


class TurnWord(NamedTuple):
    """One word of a turn.

    value: the points of the word and the value of playing its cards, in tenths of a point.
    used: the hand cards that the word uses, as a packed number.
    act: the play of this word alone.
    """

    value: int
    used: int
    act: Play


class HalfMade(NamedTuple):
    """The words chosen so far for one turn.

    value: the total value of these words, in tenths of a point.
    parts: the words.
    """

    value: int
    parts: tuple[TurnWord, ...] = ()


@dataclass(frozen=True)
class Packing:
    """Turns sets of hand cards into packed numbers, which can be added and compared quickly. A packed number has some
    bits for the count of each face.

    faces: for each face, the packed number of a single card with this face.
    guards: a packed number with only the free bit of each face set. Subtracting cards from `have` clears such a bit if
    the hand has too few cards of the face.
    have: the cards of the hand as a packed number, plus the guards.
    """

    faces: dict[str, int]
    guards: int
    have: int

    @classmethod
    def of(cls, cards: Sequence[str]) -> "Packing":
        faces = {face: 1 << _BITS * number for number, face in enumerate(sorted(set(cards)))}
        guards = sum([place << _BITS - 1 for place in faces.values()])
        return cls(faces, guards, guards + sum([faces[face] for face in cards]))

    def packed(self, cards: Counter[str]) -> int | None:
        """These cards as one packed number; None if the hand lacks any of them."""
        if not cards.keys() <= self.faces.keys():
            return None
        used = sum([self.faces[face] * count for face, count in cards.items()])
        return used if self.have - used & self.guards == self.guards else None

    def left(self, used: int) -> list[str]:
        """The cards of the hand that are not in the packed number `used`."""
        rest, most = self.have - used, (1 << _BITS - 1) - 1
        return [face for face, place in self.faces.items() for _ in range(rest // place & most)]


def whole_turns(scales: Scales, effort: Effort) -> Iterator[Weighed]:
    """Yields turns of several words, with the most promising first."""
    house, state = scales.house, scales.start
    table, fresh = most_words(house, state, scales.seat)
    if table + fresh < 2:
        return
    packing = Packing.of([card.face for card in scales.cards])
    listing = effort.part(60)
    lists = _of_each_word(scales, table, fresh, listing)
    effort.left += max(listing.left, 0)
    words = [_judged(scales, packing, acts, effort) for acts in lists]
    on_table = [[part for parts in words[1:] for part in parts]] if table == 1 else words[1:]
    turns = _together([*on_table, *words[:1] * fresh], packing, effort)
    several = [(chosen, used) for used, chosen in turns.items() if len(chosen.parts) > 1]
    several.sort(key=lambda turn: -turn[0].value - _kept(state, packing.left(turn[1])))
    for chosen, _ in several[:WEIGHED]:
        if effort.spent(3):
            return
        weighed = scales.weighed(-1, joined_play([part.act for part in chosen.parts]))
        if weighed is not None:
            yield weighed


def most_words(house: House, state: State, seat: int) -> tuple[int, int]:
    """The maximum number of table words and the maximum number of fresh words in one turn, according to the declared
    patterns."""
    table = fresh = 0
    for pattern in house.book.plays.now(state):
        match pattern:
            case Change(most=None) | PlayOns():
                table = len(state.table)
            case Fresh(most=most, replaces=False):
                fresh = len(state.seats[seat].hand) // SHORTEST if most is None else most
            case Gather(then_fresh=True, takes_up=False):
                table, fresh = min(len(state.table), 1), 1
    return table, fresh


def joined_play(plays: Sequence[Play]) -> Play:
    """Joins plays to one play that lays or changes the words of all of them in one turn."""
    formulas, remove = plays[0].formulas, plays[0].remove
    for play in plays[1:]:
        shift = sum([len(formula.parts) for formula in formulas])
        formulas += play.formulas
        remove += tuple([number + shift for number in play.remove])
    return Play(formulas, remove=remove)


# ---- one word


def _of_each_word(scales: Scales, table: int, fresh: int, effort: Effort) -> list[list[Play]]:
    """Lists of plays that lay or change one word: first the list of fresh words, then one list for each word on the
    table."""
    state = scales.start
    if not table:
        return [list(_of_one_word(scales, state, effort, LISTED))]
    lists: list[list[Play]] = [[]]
    most = min(LISTED, effort.left // len(state.table))
    for number, word in enumerate(state.table, 1):
        acts = list(_of_one_word(scales, altered(state, table=(word,)), effort, most))
        there = [act for act in acts if act.formulas[0].target is not None]
        lists.append([replace(act, formulas=(act.formulas[0]._replace(target=number),)) for act in there])
        if number == 1 and fresh:
            lists[0] = [act for act in acts if act.formulas[0].target is None]
    return lists


def _of_one_word(scales: Scales, state: State, effort: Effort, most: int) -> Iterator[Play]:
    for act in islice(search(scales.house, state, scales.seat), most):
        if effort.spent():
            return
        if len(act.formulas) == 1 and act.keep is None:
            yield act


def _judged(scales: Scales, packing: Packing, acts: Sequence[Play], effort: Effort) -> list[TurnWord]:
    """For each set of hand cards, the best play that uses exactly these cards, in the order of value, most valuable
    first."""
    best: dict[int, TurnWord] = {}
    tried: Counter[int] = Counter()
    for act in acts:
        taken = taken_from_hand(act)
        used = packing.packed(taken)
        if used is None or tried[used] == ALIKE:
            continue
        if effort.spent(2):
            break
        legal = known_legal(scales.house, scales.start, scales.seat, act)
        if legal is None:
            continue
        tried[used] += 1
        value = 10 * legal.points + scales.card * taken.total()
        if used not in best or value > best[used].value:
            best[used] = TurnWord(value, used, act)
    return sorted(best.values(), key=lambda part: -part.value)


# ---- together


def _together(words: Sequence[Sequence[TurnWord]], packing: Packing, effort: Effort) -> dict[int, HalfMade]:
    """For each set of hand cards, the best combination of plays that uses exactly these cards. A combination takes at
    most one play from each list."""
    turns = {0: HalfMade(0)}
    have, guards = packing.have, packing.guards
    for parts in words:
        longer = dict(turns)
        some = sorted(turns.items(), key=lambda turn: -turn[1].value)[:EXTENDED]
        for used, chosen in some:
            if effort.spent(1 + len(parts) // COMBINATIONS_PER_STEP):
                return longer
            rest = have - used
            for part in parts:
                if rest - part.used & guards == guards:
                    both, value = used + part.used, chosen.value + part.value
                    if both not in longer or value > longer[both].value:
                        longer[both] = HalfMade(value, (*chosen.parts, part))
        turns = longer
    return turns


def _kept(state: State, faces: Sequence[str]) -> int:
    """The value of the letters kept in the hand, in tenths of a point. Near the end of the game it is negative, because
    letters kept at that time only cost points."""
    deck = min(len(state.deck), NEAR_THE_END)
    return (leave_value(faces) * deck - AT_THE_END * len(faces) * (NEAR_THE_END - deck)) // NEAR_THE_END
