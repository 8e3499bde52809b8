"""Play-ons of Full Deck and its Starter game: cards added to table words, and the parts of a play."""

from collections.abc import Sequence

from engine.core.letters import WILD
from engine.games.full_deck.read_now import read_now
from engine.parts.table import ADD, Card, Formula, Play, Slot, Turn, Word, cards_of, refuse
from engine.parts.words.fresh import Usable, fresh_word
from engine.parts.words.naming import word_at


class PlayOn:
    """A table word with added cards; all its own cards stay, in any order.

    old: the table word; a wild or flip card that is read anew has not moved, so the word holds its new reading.
    cards: the visible cards of the new word.
    added: the places of the new cards in it.
    """

    def __init__(self, index: int, old: Word, slots: Sequence[Slot], added: Sequence[int]) -> None:
        self.index = index
        self.old = old
        self.word = Word(tuple(slots))
        self.cards = self.word.tops
        self.added = tuple(added)

    @property
    def used(self) -> tuple[Card, ...]:
        return tuple([self.cards[place] for place in self.added])

    @property
    def found(self) -> list[int]:
        """The places of the old word in the new one, as far left as possible; empty if its order has changed."""
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
        """Whether the old word can't be found in order in the new one."""
        return not self.found

    @property
    def ending(self) -> str:
        """The letters after the old word, if it is found in the new one."""
        return "".join([card.letters for card in self.cards[self.found[-1] + 1 :]])

    @property
    def enters_the_body(self) -> bool:
        """Whether the word is not re-arranged, but two or more letters were added and one of them is between the first
        and the last letter of the old word."""
        stayed = [place for place in range(len(self.cards)) if place not in self.added]
        if [self.cards[place].letters for place in stayed] != [card.letters for card in self.old.tops]:
            stayed = self.found
        inside = stayed[-1] - stayed[0] >= len(stayed)
        return inside and sum(len(card.letters) for card in self.used) >= 2


def plays_of(turn: Turn, act: Play, supply: Usable) -> tuple[list[PlayOn], list[Word]]:
    """The play-ons and the fresh word of a play: at most one play-on on each word, at most one fresh word."""
    numbers = [formula.target for formula in act.formulas if formula.target is not None]
    if len(set(numbers)) != len(numbers):
        refuse("bad-notation:twice")
    bound = [(*word_at(turn.table, f), f) for f in act.formulas if f.target is not None]
    variable = turn.option("variable")
    read = [(index, formula, *read_now(old, formula, variable)) for index, old, formula in bound]
    play_ons = [play_on(index, formula, old, stays, supply) for index, formula, old, stays in read]
    fresh = [fresh_word(supply, formula) for formula in act.formulas if formula.target is None]
    if len(fresh) > 1:
        refuse("move-not-permitted:words", most=1)
    return play_ons, fresh


def play_on(index: int, formula: Formula, old: Word, stays: Sequence[Slot], supply: Usable) -> PlayOn:
    slots: list[Slot] = []
    added, rest = [], iter(stays)
    for place, token in enumerate(formula.parts[0]):
        if token.kind == ADD and token.hand is not None:
            slots.append((supply.take(token.hand),))
            added.append(place)
        else:
            slots.append(next(rest))
    if not added:
        refuse("nothing-played:added")
    return PlayOn(index, old, slots, added)


def letters_worth(cards: Sequence[Card]) -> int:
    """The number of letters that count: a combo two, a wild card none."""
    return sum(0 if card.face == WILD else len(card.letters) for card in cards)


# ---- a play on the table


def table_after(
    table: Sequence[Word], play_ons: Sequence[PlayOn], fresh: Sequence[Word], *, seat: int | None = None
) -> list[Word]:
    """The words on the table after a play.

    seat: the owner of the new words, if words have owners.
    """
    new = {play.index: play.word._replace(seat=seat) for play in play_ons}
    return [*[new.get(index, word) for index, word in enumerate(table)], *[word._replace(seat=seat) for word in fresh]]


def cards_laid(play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> tuple[Card, ...]:
    return cards_of(fresh) + tuple([card for play in play_ons for card in play.used])
