"""Building words: a fresh one from the hand, or a new one out of a word on the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.cards import Card, Named
from engine.core.events import TURNED, Batch, Zone, hand_of
from engine.core.moves import ADD, OVER, STAY, SWAP, Formula, Play, Token
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Slot, Word, cards_of, laid

SHORTEST = 3


class Supply:
    """The hand cards (or upturned cards) a play may still use, in their order."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.free = list(cards)

    def take(self, named: Named) -> Card:
        for place, card in enumerate(self.free):
            if card.face == named.face:
                del self.free[place]
                return card._replace(letters=named.letters)
        refuse("not-in-hand", card=named.face)


@dataclass(frozen=True)
class Part:
    """One new word made out of an old one.

    kept: the old slots whose top card stays.  used: the hand cards it took.
    """

    slots: tuple[Slot, ...]
    kept: tuple[int, ...]
    used: tuple[Card, ...]

    @property
    def word(self) -> Word:
        return Word(self.slots)

    @property
    def text(self) -> str:
        return "".join([slot[-1].letters for slot in self.slots])

    @property
    def keeps_neighbours(self) -> bool:
        """Do two uncovered cards stay that stood next to each other?"""
        return any(right - left == 1 for left, right in zip(self.kept, self.kept[1:], strict=False))


@dataclass(frozen=True)
class Change:
    """A word on the table and what becomes of it.

    used: hand cards, in the order of the new word.  doubled: those among them that lie on their own letter.
    taken: table cards that go to the hand (give and take).  left: cards of slots that were not named.
    """

    index: int
    old: Word
    parts: tuple[Part, ...]
    used: tuple[Card, ...]
    doubled: tuple[Card, ...]
    taken: tuple[Card, ...]
    left: tuple[Card, ...]

    @property
    def duplicates_only(self) -> bool:
        return bool(self.used) and len(self.used) == len(self.doubled)

    @property
    def unchanged(self) -> bool:
        return len(self.parts) == 1 and self.parts[0].text == self.old.text

    @property
    def word(self) -> Part:
        """The one new word, where nothing was cut."""
        return self.parts[0]


def plain(act: Play, *, keep: bool = False, remove: bool = False, pick: bool = False) -> None:
    """A play says keep, remove or pick only where the game asks for it, and then it must."""
    if (act.keep is not None) != keep or (act.pick is not None) != pick or (bool(act.remove) and not remove):
        refuse("bad-notation:extra")


def fresh_word(supply: Supply, formula: Formula) -> Word:
    """A word made of hand cards alone."""
    if formula.target is not None:
        refuse("no-such-word", number=formula.target)
    return laid([supply.take(token.hand) for token in formula.parts[0] if token.hand])


def fresh_words(supply: Supply, act: Play, most: int = 1) -> list[Word]:
    """Nothing but fresh words, up to so many."""
    if len(act.formulas) > most:
        refuse("move-not-permitted:words", most=most)
    for formula in act.formulas:
        if formula.target is not None:
            refuse("no-such-word", number=formula.target)
    return [fresh_word(supply, formula) for formula in act.formulas]


def word_at(table: Sequence[Word], formula: Formula) -> tuple[int, Word]:
    """The table word a formula speaks of, with its index."""
    number = formula.target
    if not isinstance(number, int) or not 1 <= number <= len(table):
        refuse("no-such-word", number=number)
    return number - 1, table[number - 1]


# ---- which slots the named table cards are


def every_card(word: Word, named: Sequence[Named]) -> list[int]:
    """All the cards of the word, in order."""
    tops = [Named(card.face, card.letters) for card in word.tops]
    if list(named) == tops:
        return list(range(len(tops)))
    rest = iter(tops)
    for name in named:
        if name not in rest:
            refuse("not-on-table", card=name.written, word=word.text)
    refuse("bad-notation:left-out", word=word.text)


def some_in_order(word: Word, named: Sequence[Named]) -> list[int]:
    """Some of the cards, in order; the others leave."""
    found: list[int] = []
    slots = enumerate(word.tops)
    for name in named:
        for place, card in slots:
            if (card.face, card.letters) == name:
                found.append(place)
                break
        else:
            refuse("not-on-table", card=name.written, word=word.text)
    return found


def some_any_order(word: Word, named: Sequence[Named]) -> list[int]:
    """Some of the cards, in any order; the others leave."""
    free = dict(enumerate(word.tops))
    found = []
    for name in named:
        place = next((p for p, card in free.items() if (card.face, card.letters) == name), None)
        if place is None:
            refuse("not-on-table", card=name.written, word=word.text)
        del free[place]
        found.append(place)
    return found


def tokens_of(formula: Formula) -> list[Token]:
    return [token for part in formula.parts for token in part]


def named_in(formula: Formula) -> list[Named]:
    """The table cards a formula names, from left to right."""
    return [token.table for token in tokens_of(formula) if token.table is not None]


def change_word(
    supply: Supply, formula: Formula, index: int, old: Word, places: Sequence[int], moves: frozenset[str]
) -> Change:
    """Carry out a formula on a table word. places: the old slots of the named table cards, from left to right."""
    slots_left = iter(places)
    parts: list[Part] = []
    used: list[Card] = []
    doubled: list[Card] = []
    taken: list[Card] = []
    kinds: set[str] = {"S"} if len(formula.parts) > 1 else set()
    for tokens in formula.parts:
        slots: list[Slot] = []
        kept: list[int] = []
        mine: list[Card] = []
        for token in tokens:
            if token.kind == STAY:
                place = next(slots_left)
                kept.append(place)
                slots.append(old.slots[place])
                continue
            assert token.hand is not None
            card = supply.take(token.hand)
            mine.append(card)
            if token.kind == ADD:
                kinds.add("A")
                slots.append((card,))
                continue
            slot = old.slots[next(slots_left)]
            same = slot[-1].letters == card.letters
            if token.kind == OVER:
                kinds.add("D" if same else "O")
                if same:
                    doubled.append(card)
                slots.append((*slot, card))
            elif token.kind == SWAP:
                if same:
                    refuse("move-not-permitted:same-letter", card=card.face)
                kinds.add("G")
                taken.append(slot[-1])
                slots.append((*slot[:-1], card))
        parts.append(Part(tuple(slots), tuple(kept), tuple(mine)))
        used += mine
    for kind in "AOGSD":
        if kind in kinds and kind not in moves:
            refuse(f"move-not-permitted:{kind}")
    gone = set(range(len(old.slots))) - set(places)
    left = tuple([card for place in sorted(gone) for card in old.slots[place]])
    return Change(index, old, tuple(parts), tuple(used), tuple(doubled), tuple(taken), left)


def starts_fresh(act: Play) -> bool:
    """Does the play begin with a word from the hand?"""
    return act.formulas[0].target is None


def changes_of(turn: Turn, act: Play, moves: frozenset[str], supply: Supply | None = None) -> list[Change]:
    """One or more words changed by the permitted moves, every card of theirs named. Fresh words are refused.

    supply: the cards that may be played, if not the hand.
    """
    for formula in act.formulas:
        if formula.target is None:
            refuse("must-use-card:table-word")
    numbers = [formula.target for formula in act.formulas]
    if len(set(numbers)) != len(numbers):
        refuse("bad-notation:twice")
    bound = []
    for formula in act.formulas:
        index, old = word_at(turn.table, formula)
        bound.append((formula, index, old, every_card(old, named_in(formula))))
    supply = supply or Supply(turn.hand)
    changes = [change_word(supply, *entry, moves) for entry in bound]
    for change in changes:
        check_change(change)
    return changes


def change_of(turn: Turn, act: Play, moves: frozenset[str], supply: Supply | None = None) -> Change:
    """Exactly one word changed."""
    if len(act.formulas) > 1:
        refuse("move-not-permitted:words", most=1)
    return changes_of(turn, act, moves, supply)[0]


def check_change(change: Change) -> None:
    """The common law of changes: a hand card is played, a slot is kept, the word differs unless it is only doubled."""
    if not change.used:
        refuse("nothing-played")
    if not any(part.kept for part in change.parts):
        refuse("nothing-kept", word=change.old.text)
    if len(change.parts) > 1:
        for part in change.parts:
            if not part.keeps_neighbours:
                refuse("bad-split:neighbours", word=part.text)
    if change.unchanged and not change.duplicates_only:
        refuse("unchanged", word=change.old.text)


def exact_length(word: Word, length: int) -> None:
    if len(word.text) != length:
        refuse("wrong-length", word=word.text, length=length)


def long_enough(words: Iterable[Word]) -> None:
    for word in words:
        if len(word.text) < SHORTEST:
            refuse("too-short", word=word.text, least=SHORTEST)


def claim_words(turn: Turn, words: Iterable[Word]) -> None:
    """They are long enough, and words."""
    words = list(words)
    long_enough(words)
    turn.claim([word.text for word in words])


# ---- laying them down


def from_hand(turn: Turn, cards: Iterable[Card]) -> list[Batch]:
    """Where played cards come from: the hand, but for a turned card, which is one more hand card."""
    turned = turn.state.turned
    mine = [card for card in cards if turned is None or card.id != turned.id]
    other = [card for card in cards if turned is not None and card.id == turned.id]
    return [Batch(hand_of(turn.seat), tuple(mine)), Batch(TURNED, tuple(other))]


def lay_fresh(turn: Turn, *words: Word, instead: Zone | None = None) -> None:
    """Fresh words on the table, at the end of what lies there.

    instead: the zone to which the words that lie there go, where the fresh ones replace them.
    """
    cards = from_hand(turn, cards_of(words))
    if instead is None:
        turn.arrange([*turn.table, *words], taken=cards)
    else:
        turn.arrange(words, taken=cards, given=[Batch(instead, cards_of(turn.table))])


def lay_changes(turn: Turn, changes: Iterable[Change], *, seat: int | None = None, given: Iterable[Batch] = ()) -> None:
    """The new words take the places of the old ones; cards taken go to the hand."""
    by_index = {change.index: change for change in changes}
    table: list[Word] = []
    for index, word in enumerate(turn.table):
        change = by_index.get(index)
        if change is None:
            table.append(word)
        else:
            table += [part.word._replace(seat=seat) for part in change.parts]
    used = [card for change in by_index.values() for card in change.used]
    taken = [card for change in by_index.values() for card in change.taken]
    turn.arrange(table, taken=from_hand(turn, used), given=[Batch(hand_of(turn.seat), tuple(taken)), *given])
