"""The search for declared plays. It finds the plays that may be legal, with better plays first; the oracle then judges
them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product

from engine.core.patterns import Change, Fresh, Gather, Patterns, Plays, one_of
from engine.lexicon import LONGEST_WORD
from engine.parts.reach.changed_words import changes, changes_of_table, splits
from engine.parts.reach.faces import Faces, faces, in_hand, numbered, reads, turned_card, without
from engine.parts.reach.fresh_words import fresh, fresh_sets
from engine.parts.reach.leaving import any_order, in_order
from engine.parts.reach.several import Kept, found_once, with_another
from engine.parts.reach.ways import Way, Ways, best_first, dictionary, letter_values, play_of, plays, way_of
from engine.parts.splitting import spans_of_splits
from engine.parts.table import ADD, STAY, House, Play, State, Word
from engine.parts.words.fresh import SHORTEST
from engine.parts.words.naming import some_any_order, some_in_order


def search(house: House, state: State, seat: int) -> Iterator[Play]:
    """Yields the plays of a seat that may be legal. A turned card counts as a hand card. All plays use the turned card
    and the cards that the rules demand."""
    declared, turned, needed = house.book.plays, turned_card(state), house.book.must(state)
    cards, must = turned + in_hand(state, seat), turned + needed
    found = _found(house, state, seat, declared.now(state), cards, must)
    return (complete for play in found for complete in _with_choices(play, declared))


def _with_choices(play: Play, declared: Plays) -> Iterable[Play]:
    """Yields the play once for every combination of the extra choices that a play must name: the words to remove, or
    the letters for the next player."""
    if declared.must_name == "remove":
        return (replace(play, remove=numbers) for numbers in product(*spans_of_splits(play.formulas)))
    if declared.must_name == "pick":
        letters = map(sorted, declared.picks(play.formulas[0].words[0]))
        return (replace(play, pick=(vowel, consonant)) for vowel, consonant in product(*letters))
    return (play,)


def _found(house: House, state: State, seat: int, now: Patterns, cards: Faces, must: Faces) -> Iterator[Play]:
    alone, change, gather = one_of(now, Fresh), one_of(now, Change), one_of(now, Gather)
    if change is not None and (change.most is None or "S" in change.moves) and change.cards_exactly is None:
        gone_at = LONGEST_WORD + 1 if change.gone_at is None else change.gone_at
        yield from changes_of_table(
            house, state.table, cards, change.moves, must=must, or_fresh=alone is not None, gone_at=gone_at
        )
        return
    singles: list[Ways] = []
    if alone is not None and alone.row:
        singles.append(with_the_row(house, faces(state.row), cards))
    elif alone is not None and alone.least == 1:
        singles.append(fresh(house, cards, must=must, letters=alone.letters_exactly))
    if change is not None:
        singles += _changed(house, state, seat, change, cards, must)
    yield from plays(*singles)
    if gather is not None:
        yield from _gathered(house, state, gather, cards)
    if alone is not None:
        most = len(cards) // SHORTEST if alone.most is None else alone.most
        for count in range(max(alone.least, 2), most + 1):
            yield from map(play_of, fresh_sets(house, cards, count))


def with_the_row(house: House, row: Faces, cards: Faces) -> Ways:
    """The ways to lay a fresh word of hand cards and cards of the row, with at least one card of each."""
    for word in dictionary(house).subset_any_order(row, cards).best_first(letter_values(house)):
        yield way_of(house, None, [(ADD, letter, None) for letter in word])


def _changed(house: House, state: State, seat: int, change: Change, cards: Faces, must: Faces) -> Iterator[Ways]:
    """Yields, for each table word that may be changed, the ways to change it. If the rules demand exactly one hand
    card, each way uses exactly one."""
    hands = [cards] if change.cards_exactly is None else [(face,) for face in sorted(set(cards))]
    for number, word in [entry for entry in numbered(state.table) if change.open_to(entry[1], seat)]:
        letters = change.letters_after(word)
        for hand in hands:
            yield changes(house, number, reads(word), hand, change.moves, must=must, letters=letters)
            yield splits(house, number, reads(word), hand, change.moves)


def _gathered(house: House, state: State, gather: Gather, cards: Faces) -> Iterator[Play]:
    """Yields plays that make a new word from hand cards and some cards of a table word, alone or followed by a fresh
    word made of the cards that the player then has."""
    ways = [gathered_ways(house, number, word, gather, cards) for number, word in numbered(state.table)]
    if not gather.then_fresh:
        yield from plays(*ways)
        return
    words_of = found_once(partial(fresh, house))

    def fresh_after(way: Way) -> Kept:
        left = without(cards, way.used)
        if gather.takes_up:
            word = state.table[int(way.formula.target or 1) - 1]
            stay = (some_in_order if gather.ordered else some_any_order)(word, way.formula.from_table)
            left += faces([card for place, slot in enumerate(word.slots) if place not in stay for card in slot])
        return words_of(left)

    yield from map(play_of, with_another(Kept(best_first(*ways)), fresh_after))


def gathered_ways(house: House, number: int, word: Word, gather: Gather, cards: Faces) -> Ways:
    table = reads(word)
    if gather.bound == "ends":
        inner, first, last = table[1:-1], table[:1], table[-1:]
        return in_order(house, number, inner, cards, least=0, first=first, last=last, other_than=word.text)
    if gather.bound == "last":
        return _linked(house, number, table, gather.place, cards)
    if gather.bound == "named":
        return any_order(house, number, (), cards, must=word.pick, least=0)
    if gather.ordered:
        return in_order(house, number, table, cards, from_hand=gather.from_hand, other_than=word.text)
    return any_order(house, number, table, cards, least=gather.least, most=gather.most, other_than=word.text)


def _linked(house: House, number: int, table: Faces, place: str, cards: Faces) -> Ways:
    for way in any_order(house, number, (), cards, must=table[-1:], least=0):
        kinds = [token.kind for token in way.formula.tokens]
        if place == "anywhere" or kinds[0] == STAY or (place == "first-or-last" and kinds[-1] == STAY):
            yield way
