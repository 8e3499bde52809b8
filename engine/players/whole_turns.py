"""Finds whole turns: of all words that one hand can lay or change at once, those that are worth most together.

It looks at each word on the table as if it lay there alone, and lets the oracle judge every way to change it. Then, for
every set of cards, it finds the best words that share no card, as far as the effort allows.
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
from engine.players.weighing import NEAR_THE_END, Scales, Weighed, known_legal
from engine.players.worth import leave_worth

LISTED = 2400  # plays of one word to list
ALIKE = 2  # of plays that take the same cards, how many are judged, the higher scoring first
WEIGHED = 60  # whole turns to weigh at the end
BEGUN = 1200  # sets of words to combine with one more
AT_THE_END = 15  # the worth of a card played when the deck is empty, in tenths of a point
PAIRS = 200  # pairs of a set and a word, tried in one step of effort
_BITS = 5  # for the number of cards of one face in a packed number; the highest bit is a guard


class TurnWord(NamedTuple):
    """One word of a turn.

    worth: its points, in tenths, and its cards.
    used: the hand cards it takes, packed.
    act: the play of this word alone.
    """

    worth: int
    used: int
    act: Play


class HalfMade(NamedTuple):
    """Words that go into one turn.

    worth: of all of them together.
    parts: the words.
    """

    worth: int
    parts: tuple[TurnWord, ...] = ()


@dataclass(frozen=True)
class Packing:
    """Hand cards as one number, so that sets of them are quick to add and compare.

    faces: the place of each face in the number.
    guards: a bit above the count of each face, which shows when too many are taken.
    have: the cards of the hand, with the guards.
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
        """These cards as a number; None if the hand lacks any of them."""
        if not cards.keys() <= self.faces.keys():
            return None
        used = sum([self.faces[face] * count for face, count in cards.items()])
        return used if self.have - used & self.guards == self.guards else None

    def left(self, used: int) -> list[str]:
        """The cards still in the hand."""
        rest, most = self.have - used, (1 << _BITS - 1) - 1
        return [face for face, place in self.faces.items() for _ in range(rest // place & most)]


def whole_turns(scales: Scales, effort: Effort) -> Iterator[Weighed]:
    """Yields turns of several words, the most promising first."""
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
    several = [(begun, used) for used, begun in turns.items() if len(begun.parts) > 1]
    several.sort(key=lambda turn: -turn[0].worth - _kept(state, packing.left(turn[1])))
    for begun, _ in several[:WEIGHED]:
        if effort.spent(3):
            return
        weighed = scales.weighed(-1, beside([part.act for part in begun.parts]))
        if weighed is not None:
            yield weighed


def most_words(house: House, state: State, seat: int) -> tuple[int, int]:
    """The most table words and the most fresh words that can go into one turn, as the sheet declares it."""
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


def beside(plays: Sequence[Play]) -> Play:
    """All these plays in one turn."""
    formulas, remove = plays[0].formulas, plays[0].remove
    for play in plays[1:]:
        shift = sum([len(formula.parts) for formula in formulas])
        formulas += play.formulas
        remove += tuple([number + shift for number in play.remove])
    return Play(formulas, remove=remove)


# ---- one word


def _of_each_word(scales: Scales, table: int, fresh: int, effort: Effort) -> list[list[Play]]:
    """Plays of one word: first the fresh words, then the changes of each word on the table."""
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
    """For each set of cards its best play, the best of all first."""
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
        worth = 10 * legal.points + scales.card * taken.total()
        if used not in best or worth > best[used].worth:
            best[used] = TurnWord(worth, used, act)
    return sorted(best.values(), key=lambda part: -part.worth)


# ---- together


def _together(words: Sequence[Sequence[TurnWord]], packing: Packing, effort: Effort) -> dict[int, HalfMade]:
    """The best turn for each set of cards that one play of some of the words can take together."""
    turns = {0: HalfMade(0)}
    have, guards = packing.have, packing.guards
    for parts in words:
        longer = dict(turns)
        some = sorted(turns.items(), key=lambda turn: -turn[1].worth)[:BEGUN]
        for used, begun in some:
            if effort.spent(1 + len(parts) // PAIRS):
                return longer
            rest = have - used
            for part in parts:
                if rest - part.used & guards == guards:
                    both, worth = used + part.used, begun.worth + part.worth
                    if both not in longer or worth > longer[both].worth:
                        longer[both] = HalfMade(worth, (*begun.parts, part))
        turns = longer
    return turns


def _kept(state: State, faces: Sequence[str]) -> int:
    """The worth of the letters kept in the hand; near the end they only cost."""
    deck = min(len(state.deck), NEAR_THE_END)
    return (leave_worth(faces) * deck - AT_THE_END * len(faces) * (NEAR_THE_END - deck)) // NEAR_THE_END
