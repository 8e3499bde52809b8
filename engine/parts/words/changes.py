"""Changes of table words: each makes one or more new words from an old word."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.core.moves import EVERY_MOVE
from engine.parts.table import ADD, SWAP, Card, Formula, Play, Slot, Turn, Word, refuse
from engine.parts.words.fresh import Usable, no_fresh_word
from engine.parts.words.naming import every_card, word_at

ADD_ONLY = frozenset("A")


@dataclass(frozen=True)
class MadeWord:
    """One new word made from an old one.

    kept: the old slots whose top card stays.
    used: the hand cards laid in the word.
    doubled: the used cards that were laid on a card with the same letter.
    """

    slots: tuple[Slot, ...]
    kept: tuple[int, ...]
    used: tuple[Card, ...]
    doubled: tuple[Card, ...]

    @cached_property
    def word(self) -> Word:
        return Word(self.slots)

    @cached_property
    def text(self) -> str:
        return self.word.text

    @property
    def changed(self) -> bool:
        """Whether at least one of the laid hand cards was not a duplicate."""
        return len(self.used) > len(self.doubled)

    @property
    def only_doubled(self) -> bool:
        """Whether hand cards were laid in the word and all these cards were duplicates."""
        return bool(self.used) and not self.changed

    @property
    def keeps_neighbours(self) -> bool:
        """Whether two neighbouring slots of the old word stay uncovered and next to each other."""
        return any(right - left == 1 for left, right in zip(self.kept, self.kept[1:], strict=False))


@dataclass(frozen=True)
class WordChange:
    """A change of one table word into one or more new words.

    taken: the table cards that go to the hand (give and take).
    unused: the cards of the old word's slots that the play did not name.
    gathered: whether the new word replaces everything on the table.
    """

    index: int
    old: Word
    parts: tuple[MadeWord, ...]
    taken: tuple[Card, ...]
    unused: tuple[Card, ...]
    gathered: bool = False

    @cached_property
    def used(self) -> tuple[Card, ...]:
        """The hand cards laid, in the order of the new words."""
        return tuple([card for part in self.parts for card in part.used])

    @property
    def duplicates_only(self) -> bool:
        return bool(self.used) and not any(part.changed for part in self.parts)

    @property
    def give_and_take_only(self) -> bool:
        """Whether the word was not cut, and every hand card laid replaced a table card."""
        return len(self.parts) == 1 and len(self.taken) == len(self.used)

    @property
    def unchanged(self) -> bool:
        return len(self.parts) == 1 and self.parts[0].text == self.old.text

    @property
    def word(self) -> Word:
        """The new word of a change in which the old word is not cut."""
        return self.parts[0].word

    @property
    def words(self) -> list[Word]:
        return [part.word for part in self.parts]

    @property
    def touched(self) -> list[Word]:
        """The new words in which a hand card was laid."""
        return [part.word for part in self.parts if part.used]

    @property
    def changed(self) -> list[Word]:
        """The new words whose letters a hand card changed. Words in which all laid cards were duplicates are left
        out."""
        return [part.word for part in self.parts if part.changed]


def change_word(
    supply: Usable, formula: Formula, index: int, old: Word, places: Sequence[int], moves: frozenset[str]
) -> WordChange:
    """Carries out a formula on a table word.

    places: the old slots of the table cards that the formula names, from left to right.
    """
    slots_left = iter(places)
    parts: list[MadeWord] = []
    taken: list[Card] = []
    for tokens in formula.parts:
        slots: list[Slot] = []
        kept: list[int] = []
        used: list[Card] = []
        doubled: list[Card] = []
        for token in tokens:
            if token.hand is None:
                kept.append(next(slots_left))
                slots.append(old.slots[kept[-1]])
                continue
            card = supply.take(token.hand)
            used.append(card)
            under: Slot = () if token.kind == ADD else old.slots[next(slots_left)]
            if token.kind == SWAP:
                if under[-1].letters == card.letters:
                    refuse("move-not-permitted:same-letter", card=card.face)
                taken.append(under[-1])
                under = under[:-1]
            elif token.move == "D":
                doubled.append(card)
            slots.append((*under, card))
        parts.append(MadeWord(tuple(slots), tuple(kept), tuple(used), tuple(doubled)))
    made = formula.moves
    for move in EVERY_MOVE:
        if move in made and move not in moves:
            refuse(f"move-not-permitted:{move}")
    gone = set(range(len(old.slots))) - set(places)
    unused = tuple([card for place in sorted(gone) for card in old.slots[place]])
    return WordChange(index, old, tuple(parts), tuple(taken), unused)


def starts_fresh(act: Play) -> bool:
    """Returns whether the play begins with a word made from the hand."""
    return act.formulas[0].target is None


def changes_of(turn: Turn, act: Play, moves: frozenset[str], supply: Usable | None = None) -> list[WordChange]:
    """The changes that the play makes by the permitted moves, one for each table word. Each formula must name all cards
    of its word. Refuses fresh words.

    supply: the cards that may be played; by default the hand.
    """
    supply = supply or Usable(turn.hand)
    for formula in act.formulas:
        no_fresh_word(supply, formula)
    numbers = [formula.target for formula in act.formulas]
    if len(set(numbers)) != len(numbers):
        refuse("bad-notation:twice")
    bound = []
    for formula in act.formulas:
        index, old = word_at(turn.table, formula)
        bound.append((formula, index, old, every_card(old, formula.from_table)))
    changes = [change_word(supply, *entry, moves) for entry in bound]
    for change in changes:
        check_change(change)
    return changes


def check_change(change: WordChange) -> None:
    """Refuses a change that plays no hand card, leaves no slot uncovered, or makes the same word again (unless all laid
    cards are duplicates). In a split, at least one part must get a card that is not a duplicate."""
    if not change.used:
        refuse("nothing-played")
    if not any(part.kept for part in change.parts):
        refuse("nothing-kept", word=change.old.text)
    if len(change.parts) > 1:
        for part in change.parts:
            if not part.keeps_neighbours:
                refuse("bad-split:neighbours", word=part.text)
        if change.duplicates_only:
            refuse("unchanged:split", word=change.old.text)
    if change.unchanged and not change.duplicates_only:
        refuse("unchanged", word=change.old.text)
