"""Play-ons of Full Deck and its Starter game: plays that add cards to table words."""

from collections.abc import Sequence

from engine.core.letters import WILD
from engine.games.full_deck.read_now import read_now
from engine.parts.table import ADD, Card, Formula, Play, Slot, Turn, Word, cards_of, refuse
from engine.parts.words.fresh import Usable, fresh_word
from engine.parts.words.naming import word_at


class PlayOn:
    """A table word with added cards. All cards of the old word stay, in any order.

    old: the table word. If this play gives a wild or flip card a new reading, `old` already has that reading, so that a
    new reading alone does not count as re-arranging.
    cards: the visible cards of the new word.
    added: the places of the added cards in the new word.
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
        """The places of the old word's letters in the new word, each as far to the left as possible. Empty if the new
        word does not contain these letters in their old order."""
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
        """Whether the new word has the letters of the old word in another order."""
        return not self.found

    @property
    def ending(self) -> str:
        """The letters of the new word after the last letter of the old word."""
        return "".join([card.letters for card in self.cards[self.found[-1] + 1 :]])

    @property
    def enters_the_body(self) -> bool:
        """Whether the play-on adds two or more letters, at least one of them between the first and the last letter of
        the old word. Defined only for a play-on that does not re-arrange the word."""
        stayed = [place for place in range(len(self.cards)) if place not in self.added]
        if [self.cards[place].letters for place in stayed] != [card.letters for card in self.old.tops]:
            stayed = self.found
        inside = stayed[-1] - stayed[0] >= len(stayed)
        return inside and sum(len(card.letters) for card in self.used) >= 2


def plays_of(turn: Turn, act: Play, supply: Usable) -> tuple[list[PlayOn], list[Word]]:
    """The play-ons and the fresh words of a play. Refuses a play with several play-ons on the same word or with several
    fresh words."""
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
    """The number of letters that these cards count for: two for a combo, none for a wild card."""
    return sum(0 if card.face == WILD else len(card.letters) for card in cards)


# ---- the table after a play


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
