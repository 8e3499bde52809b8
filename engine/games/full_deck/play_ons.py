"""What Full Deck and its Starter game say in the same words: play-ons, and the words that are not allowed."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.cards import WILD, Card, Named, is_open
from engine.core.moves import ADD, STAY, Formula, Play
from engine.core.rulebook import House, Option
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word
from engine.parts.build import Supply, fresh_word, word_at
from engine.parts.reach import (
    LONGEST,
    Cell,
    Faces,
    Ways,
    dictionary,
    fresh,
    letter_values,
    numbered,
    play_of,
    plays,
    several,
    way_of,
)

ADVANCED = Option("advanced", "flag", False)
VARIABLE = Option("variable", "flag", False)
ADVANCED_ENDINGS = ("D", "ED", "R", "ER", "ES")


class PlayOn:
    """A table word with cards added, all its own cards staying, in any order.

    cards: the cards of the new word.  added: the places of the new cards in it.
    """

    def __init__(self, index: int, old: Word, cards: Sequence[Card], added: Sequence[int]) -> None:
        self.index = index
        self.old = old
        self.cards = tuple(cards)
        self.added = tuple(added)
        self.word = Word(tuple([(card,) for card in cards]), old.seat)

    @property
    def used(self) -> tuple[Card, ...]:
        return tuple([self.cards[place] for place in self.added])

    @property
    def found(self) -> list[int]:
        """Where the old word is found in the new one, as far to the left as can be; empty if not in order."""
        places: list[int] = []
        rest = enumerate([card.letters for card in self.cards])
        for card in self.old.tops:
            place = next((place for place, letters in rest if letters == card.letters), None)
            if place is None:
                return []
            places.append(place)
        return places

    @property
    def rearranged(self) -> bool:
        """The old word cannot be found in order in the new one."""
        return not self.found

    @property
    def ending(self) -> str:
        """The letters after the old word, where it is found in the new one."""
        return "".join([card.letters for card in self.cards[self.found[-1] + 1 :]])

    @property
    def enters_the_body(self) -> bool:
        """Not re-arranged: were two or more letters added, one of them between the old word's first and last?"""
        stayed = [place for place in range(len(self.cards)) if place not in self.added]
        if [self.cards[place].letters for place in stayed] != [card.letters for card in self.old.tops]:
            stayed = self.found
        inside = stayed[-1] - stayed[0] >= len(stayed)
        return inside and sum(len(card.letters) for card in self.used) >= 2


def plays_of(turn: Turn, act: Play, supply: Supply) -> tuple[list[PlayOn], list[Word]]:
    """The play-ons and the fresh word of a play: at most one play-on per word, at most one fresh word."""
    fresh = [formula for formula in act.formulas if formula.target is None]
    if len(fresh) > 1:
        refuse("move-not-permitted:words", most=1)
    numbers = [formula.target for formula in act.formulas if formula.target is not None]
    if len(set(numbers)) != len(numbers):
        refuse("bad-notation:twice")
    bound = [(*word_at(turn.table, f), f) for f in act.formulas if f.target is not None]
    variable = turn.option("variable")
    placed = [(index, old, f, stay_places(old, f, variable)) for index, old, f in bound]
    play_ons = [play_on(index, old, f, stays, supply) for index, old, f, stays in placed]
    return play_ons, [fresh_word(supply, formula) for formula in fresh]


def stay_places(old: Word, formula: Formula, variable: bool) -> list[Card]:
    """The cards of the old word in the order the formula names them, read anew where that is agreed."""
    if len(formula.parts) > 1:
        refuse("move-not-permitted:S")
    free = list(old.tops)
    cards = []
    for token in formula.parts[0]:
        if token.kind == ADD:
            continue
        if token.kind != STAY or token.table is None:
            refuse("move-not-permitted:all-stay")
        card = _named(free, token.table, variable)
        if card is None:
            refuse("not-on-table", card=token.table.written, word=old.text)
        free.remove(card)
        cards.append(card._replace(letters=token.table.letters))
    if free:
        refuse("bad-notation:left-out", word=old.text)
    return cards


def _named(free: list[Card], name: Named, variable: bool) -> Card | None:
    exact = [card for card in free if (card.face, card.letters) == name]
    if exact or not variable:
        return exact[0] if exact else None
    return next((card for card in free if card.face == name.face), None)


def play_on(index: int, old: Word, formula: Formula, stays: Sequence[Card], supply: Supply) -> PlayOn:
    cards, added, rest = [], [], iter(stays)
    for place, token in enumerate(formula.parts[0]):
        if token.kind == ADD and token.hand is not None:
            cards.append(supply.take(token.hand))
            added.append(place)
        else:
            cards.append(next(rest))
    if not added:
        refuse("nothing-played")
    return PlayOn(index, old, cards, added)


def words_and_play_ons(house: House, table: Sequence[Word], cards: Faces) -> Iterator[Play]:
    """A fresh word or one play-on, then several play-ons, with a fresh word or without."""
    variable = house.options["variable"]
    words = list(numbered(table))
    yield from plays(fresh(house, cards), *[play_ons_at(house, n, word, cards, variable) for n, word in words])
    steps = [partial(play_ons_at, house, n, word, variable=variable) for n, word in words]
    yield from map(play_of, several([*steps, partial(fresh, house)], cards))


def play_ons_at(house: House, number: int, word: Word, cards: Faces, variable: bool) -> Ways:
    lexicon = dictionary(house)
    tops = [Named(card.face, "" if variable and is_open(card.face) else card.letters) for card in word.tops]
    kept = tuple([top.letters or top.face for top in tops])
    found = lexicon.re_arrangements(kept, cards, longest=LONGEST)
    for new in found.best_first(letter_values(house)):
        for cells in lexicon.spellings(new, (), cards, must=kept, hand_min=1):
            for ways in told_apart(cells, tops):
                yield way_of(house, number, ways)


def told_apart(cells: Sequence[Cell], tops: Sequence[Named]) -> Iterator[list[Cell]]:
    """Where a wild or flip card is read like another card of the word, either may stand at a place."""
    if not cells:
        yield []
        return
    kind, hand, table = cells[0]
    if table is None:
        for others in told_apart(cells[1:], tops):
            yield [cells[0], *others]
        return
    meant = [top for top in tops if table in (top.letters, Named(top.face, table.partition("=")[2]).written)]
    for top in dict.fromkeys(meant):
        left = list(tops)
        left.remove(top)
        for others in told_apart(cells[1:], left):
            yield [(kind, hand, top.written if top.letters else table), *others]


def no_plurals(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """No plural by S or ES as a fresh word, nor in a play-on unless the word is re-arranged."""
    words = turn.house.words
    for word in fresh:
        if words.is_plural(word.text):
            refuse("plural", word=word.text)
    for play in play_ons:
        if play.rearranged:
            continue
        text = play.word.text
        if play.ending.endswith("S") and words.is_plural(text):
            refuse("plural", word=text)
        ending = text.removeprefix(play.old.text)
        if turn.option("advanced") and ending in ADVANCED_ENDINGS:
            refuse("plural:ending", word=text, ending=ending)


def three_letters(words: Sequence[Word]) -> None:
    for word in words:
        if len(word.text) < 3:
            refuse("too-short", word=word.text, least=3)


def decent_word(house: House, word: str) -> bool:
    """A word of the dictionary that is not on the offensive list."""
    return house.words.has(word) and not house.words.offensive(word)


def letters_worth(cards: Sequence[Card]) -> int:
    """How many letters count: a combo two, a wild card none."""
    return sum(0 if card.face == WILD else len(card.letters) for card in cards)
