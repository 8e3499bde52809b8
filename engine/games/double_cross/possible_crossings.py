"""The search for plays in Double Cross. A play makes a new word of the player's own. With the leftovers that this word
does not use, the play may also change the rival's word."""

from collections.abc import Collection, Iterator
from itertools import islice

from engine.core.words import shared_letters
from engine.games.double_cross.crossing import left_over, own_and_rival
from engine.parts.box import permitted
from engine.parts.reach.changed_words import changes
from engine.parts.reach.faces import Faces, in_hand, reads, without
from engine.parts.reach.fresh_words import fresh
from engine.parts.reach.leaving import in_order
from engine.parts.reach.several import Kept, found_once, with_another
from engine.parts.reach.ways import Way, Ways, play_of, plays
from engine.parts.table import STAY, Act, House, State, Word

# For computer players. OWN_WORDS: how many new words of the player's own to try. CROSSED: how many changes of the
# rival's word to try with each of these words.
OWN_WORDS, CROSSED = 12, 3


def possible(house: House, state: State, seat: int) -> Iterator[Act]:
    hand = in_hand(state, seat)
    own, rival = own_and_rival(state.table, seat)
    if own is None:
        return plays(fresh(house, hand))
    doubled = shared_letters(own, rival) if rival else {}
    leftovers = letters_left(own, doubled)
    new = own_words(house, own, leftovers, hand)
    if rival is None:
        return plays(new)
    words_of = found_once(lambda left: crossed(house, rival, set(doubled.values()), left))

    def crossings(way: Way) -> Kept:
        """The changes of the rival's word with the leftovers that this new word of the player's own does not use."""
        return words_of(not_taken(leftovers, way))

    return (play_of(reversed(ways)) for ways in with_another(Kept(new), crossings))


def likely(house: House, state: State, seat: int) -> Iterator[Act]:
    """Yields plays with the best new words of the player's own, each alone and together with the best changes of the
    rival's word that the remaining leftovers allow."""
    own, rival = own_and_rival(state.table, seat)
    if own is None or rival is None:
        return
    leftovers = letters_left(own, shared_letters(own, rival))
    for way in islice(own_words(house, own, leftovers, in_hand(state, seat)), OWN_WORDS):
        crossings = changes(house, "cross", reads(rival), not_taken(leftovers, way), permitted(house.options))
        yield from (play_of([crossing, way]) for crossing in islice(crossings, CROSSED))
        yield play_of([way])


def letters_left(own: Word, doubled: Collection[int]) -> Faces:
    return tuple([card.letters for card in left_over(own, doubled)])


def own_words(house: House, own: Word, leftovers: Faces, hand: Faces) -> Ways:
    """The ways to make a new word of the player's own, from leftovers of the old one and hand cards."""
    return in_order(house, "own", leftovers, hand, least=0, other_than=own.text)


def not_taken(leftovers: Faces, way: Way) -> Faces:
    """The leftovers that this new word of the player's own does not use."""
    return without(leftovers, [card.letters for card in way.formula.from_table])


def crossed(house: House, rival: Word, fixed: set[int], leftovers: Faces) -> Ways:
    """The changes of the rival's word in which the shared letters stay uncovered."""
    for way in changes(house, "cross", reads(rival), leftovers, permitted(house.options)):
        kinds = [token.kind for token in way.formula.tokens if token.table is not None]
        if all(kinds[place] == STAY for place in fixed):
            yield way
