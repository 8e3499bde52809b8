"""Splits: a word is cut, each part becomes a word, and no hand card is used twice.

Each part is a question of its own (`engine.lexicon.inorder`), asked as if it had the whole hand. Then the answers are
put together: given words for the other parts, the words of the last part that are left enough cards are a set
again, found with a few OR. That reckoning takes every letter that a part and its word share for kept; whether all of
them can be kept at once is looked at when a split is good enough to matter.
"""

from itertools import combinations, pairwise, product

from engine.lexicon.cells import SLOT
from engine.lexicon.inorder import InOrder
from engine.lexicon.supply import Faces, at_least, letters_of, together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.lexicon.anyorder import Stock

    Split = tuple[tuple[int, ...], tuple[str, ...]]  # before which slots it is cut; the words of the parts

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Tables that turn numbers into digits: is the number 0 or more, 1 or more, ...?
_AT_LEAST = [bytes([49 if number >= least else 48 for number in range(256)]) for least in range(256)]
_STEPS = 64  # words of the first part between two looks at the clock by others
_BITS = 8  # for the number of hand cards of one face in a packed number of cards; the highest bit is a guard


class _Hand:
    """The hand that the parts share.

    letters: with two-letter cards and flips taken for both their letters, a rough measure.
    What a part takes is exactly told by the letters it takes and the two-letter cards, packed in one number.
    """

    def __init__(self, faces: "Sequence[str]") -> None:
        self.faces = list(faces)
        kinds = Faces(faces)
        self.letters = together(kinds.counts, letters_of([*kinds.pairs, *kinds.flips]))
        self.wilds, self.flips = kinds.wilds, kinds.flips
        self.pairs = sorted(set(kinds.pairs))
        signs = [*_LETTERS, *self.pairs]
        self._places = {sign: 1 << _BITS * number for number, sign in enumerate(signs)}
        self._have = self.packed([face for face in faces if face in self._places])
        self._guards = sum([place << _BITS - 1 for place in self._places.values()])

    def packed(self, cards: "Sequence[str]") -> int:
        """Letters and two-letter cards as one number; the count of each has its place there, with a bit to spare."""
        return sum([self._places[card] for card in cards])

    def holds(self, cards: int) -> bool:
        """Does a packed number of cards come out of this hand?"""
        left = self._have + self._guards - cards
        if left & self._guards == self._guards:
            return True
        if not (self.wilds or self.flips):
            return False
        missing = {}
        for sign, place in self._places.items():
            have, want = [packed // place & (1 << _BITS) - 1 for packed in (self._have, cards)]
            missing[sign] = max(0, want - have)
        if any(missing[pair] for pair in self.pairs):
            return False
        for flip in self.flips:
            letter = next((letter for letter in flip if missing[letter]), None)
            if letter is not None:
                missing[letter] -= 1
        return sum(missing.values()) <= self.wilds


class Rule:
    """What a game asks of a split.

    moves: permitted ones of A O G D.  keep: what each part keeps, "pair" (two neighbouring slots), "all" or "one".
    each: every part needs a hand card.  values: of letters, where points matter.  one: only the best part scores.
    """

    def __init__(
        self, moves: str, keep: str, each: bool, values: "Mapping[str, int] | None" = None, one: bool = False
    ) -> None:
        self.moves = moves if keep != "all" else "A" if "A" in moves else ""
        self.stay = not ("O" in self.moves or "G" in self.moves)
        self.pair = keep == "pair"
        self.least = 2 if self.pair else 1  # slots of a part
        self.lay = int(each)
        self.values = dict.fromkeys(_LETTERS, 0) | (dict(values) if values else {})
        self.one = one


class _Part:
    """One part of the cut word and the words it may become, when the other parts leave it the cards.

    words: with values the best ones first.  worths: what they score; an unchanged word scores nothing.
    """

    def __init__(self, slots: "Sequence[str]", hand: _Hand, rule: "Rule", stock: "Stock") -> None:
        self._slots, self._hand, self._rule = slots, hand, rule
        self.text = "".join(slots)
        question = InOrder(
            [(SLOT, face) for face in slots],
            hand.faces,
            rule.moves,
            keep=1,
            lay=rule.lay,
            before=self.text if rule.lay else "",
            pair=rule.pair,
        )
        self._shared = letters_of(slots)
        self._levels: list[list[int]] = [[]] * 26
        self._usages: dict[str, list[int]] = {}
        self.words = list(question.words(stock).unchecked())
        if any(rule.values.values()):
            self.words.sort(key=lambda word: -self.worth(word))
        self._every = (1 << len(self.words)) - 1
        self.worths = [self.worth(word) for word in self.words]

    def worth(self, word: str) -> int:
        return sum(map(self._rule.values.__getitem__, word)) if word != self.text else 0

    def short_of(self, word: str) -> list[int]:
        """The letters of the hand this word takes at least."""
        return [max(0, word.count(letter) - shared) for letter, shared in zip(_LETTERS, self._shared, strict=True)]

    def left_enough(self, used: list[int]) -> int:
        """The words that need no more than the others leave, as far as letters tell."""
        wilds = self._hand.wilds
        lacking = []
        for letter, taken in enumerate(used):
            if taken or wilds:  # for itself each word has letters enough
                levels = self._levels[letter] or self._with_levels(letter)
                most = self._shared[letter] + self._hand.letters[letter] - taken
                lacking += [levels[max(0, more)] for more in range(most + 1, min(most + wilds + 2, len(levels)))]
        return self._every & ~at_least(wilds + 1, lacking)

    def _with_levels(self, letter: int) -> list[int]:
        """The words with none of a letter at least, with one, two, ..."""
        sign = _LETTERS[letter]
        counted = bytes([word.count(sign) for word in reversed(self.words)])
        levels = [int(counted.translate(table), 2) for table in _AT_LEAST[: max(counted, default=0) + 1]]
        self._levels[letter] = levels
        return levels

    def usages(self, word: str) -> list[int]:
        """What every way to lay a word takes of the hand, packed; none when it cannot be laid."""
        found = self._usages.get(word)
        if found is None:
            plain = not self._hand.pairs and len(self.text) == len(self._slots) and word != self.text
            found = self._usages[word] = self._of_letters(word) if plain else self._of_cards(word)
        return found

    def _of_cards(self, word: str) -> list[int]:
        """By all the steps there are, each ending of the word worked out once."""
        hand, slots = self._hand, self._slots
        moves = [move for move in self._rule.moves if move == "D" or word != self.text]
        known: dict[tuple[int, int, bool, bool], list[int]] = {}

        def further(cell: int, at: int, beside: bool, enough: bool) -> list[int]:
            """beside: the slot before stays.  enough: as many have stayed as the rule asks."""
            key = cell, at, beside, enough
            if key in known:
                return known[key]
            found: dict[int, None] = {0: None} if at == len(word) and cell == len(slots) and enough else {}
            slot = slots[cell] if cell < len(slots) else None
            if slot is not None and word.startswith(slot, at):
                stays = enough or beside or not self._rule.pair
                found.update(dict.fromkeys(further(cell + 1, at + len(slot), True, stays)))
            for letters in [word[at : at + 1], *[pair for pair in hand.pairs if word.startswith(pair, at)]]:
                if not letters:
                    continue
                card = hand.packed([letters])
                endings: list[int] = []
                if slot is not None and ("D" in moves if letters == slot else "O" in moves or "G" in moves):
                    endings += further(cell + 1, at + len(letters), False, enough)
                if "A" in moves:
                    endings += further(cell, at + len(letters), beside, enough)
                found.update(dict.fromkeys([card + cards for cards in endings if hand.holds(card + cards)]))
            known[key] = list(found)
            return known[key]

        ways = further(0, 0, False, False)
        return [cards for cards in ways if cards or not self._rule.lay]

    def _of_letters(self, word: str) -> list[int]:
        """The same for single letters, where only ways that keep as much as they can matter."""
        slots = self._slots
        extra = len(word) - len(slots)
        found: dict[int, None] = {}

        def keep(slot: int, shift: int, kept: list[int], rest: str) -> None:
            """Slots before this one are settled; `rest` is the word, a dot for each kept letter."""
            last = True
            for next_slot in range(slot, len(slots)):
                at = rest.find(slots[next_slot], next_slot + shift, next_slot + extra + 1)
                if at >= 0:
                    last = False
                    keep(next_slot + 1, at - next_slot, [*kept, next_slot], rest[:at] + "." + rest[at + 1 :])
                    if at == next_slot + shift:  # kept at no cost: to cover it is never better
                        break
            if last and self._enough(kept):
                found[self._hand.packed(rest.replace(".", ""))] = None

        keep(0, 0, [], word)
        return [cards for cards in found if self._hand.holds(cards)]

    def _enough(self, kept: "list[int]") -> bool:
        if self._rule.stay:
            return len(kept) == len(self._slots)
        if self._rule.pair:
            return any(after - slot == 1 for slot, after in pairwise(kept))
        return bool(kept)


class _Search:
    """Words for all parts of one cut that the hand suffices for.

    scoring: how many of the parts, from the first, score.  floor: only what scores more is of interest; it may rise
    while the search goes on.
    """

    def __init__(self, parts: list[_Part], hand: _Hand, scoring: int, floor: int = -1) -> None:
        self._parts, self._hand, self.floor = parts, hand, floor
        self._worths = [part.worths if number < scoring else [0] * len(part.words) for number, part in enumerate(parts)]
        tops = [max(worths, default=0) for worths in self._worths]
        self._hopes = [sum(tops[number:]) for number in range(len(parts) + 1)]  # from this part on

    def found(self) -> "Iterator[tuple[str, ...]]":
        """The words of all parts; empty tuples between, each standing for a little work without a result."""
        if not all(part.words for part in self._parts):
            return
        first = self._parts[0]
        for word, worth in zip(first.words, self._worths[0], strict=True):
            if worth + self._hopes[1] <= self.floor:
                return
            yield ()
            yield from self._with((word,), first.short_of(word), worth)

    def _with(self, words: tuple[str, ...], used: list[int], worth: int) -> "Iterator[tuple[str, ...]]":
        """What these words of the first parts can stand beside."""
        number = len(words)
        part, worths = self._parts[number], self._worths[number]
        if number == len(self._parts) - 1:
            fitting = part.left_enough(used)
            while fitting:
                index = (fitting & -fitting).bit_length() - 1
                fitting ^= 1 << index
                if worth + worths[index] <= self.floor:
                    return
                if self._possible((*words, part.words[index])):
                    yield (*words, part.words[index])
            return
        for word, more in zip(part.words, worths, strict=True):
            if worth + more + self._hopes[number + 1] <= self.floor:
                return
            taken = together(used, part.short_of(word))
            if self._suffices(taken):
                yield from self._with((*words, word), taken, worth + more)

    def _suffices(self, taken: list[int]) -> bool:
        """Has the hand so many letters?"""
        hand = self._hand
        return sum([max(0, want - have) for want, have in zip(taken, hand.letters, strict=True)]) <= hand.wilds

    def _possible(self, words: tuple[str, ...]) -> bool:
        """Can these words be laid all together, with one hand card at least?"""
        ways = [part.usages(word) for part, word in zip(self._parts, words, strict=True)]
        return any(cards and self._hand.holds(cards) for cards in map(sum, product(*ways)))


def splits(
    slots: "Sequence[str]", faces: "Sequence[str]", rule: Rule, stock: "Stock", parts: "int | None"
) -> "Iterator[Split]":
    """Every split: few cuts first, then by the places of the cuts, then by the words."""
    hand = _Hand(faces)
    for cuts in _cuts(len(slots), rule.least, parts):
        pieces = _parts(slots, cuts, hand, rule, stock)
        for words in _Search(pieces, hand, 0).found():
            if words:
                yield cuts, words


def best_splits(
    slots: "Sequence[str]",
    faces: "Sequence[str]",
    rule: Rule,
    stock: "Stock",
    parts: "int | None",
    count: int,
) -> "Iterator[list[Split]]":
    """The best splits so far, again and again, a millisecond or a few apart."""
    hand = _Hand(faces)
    best: list[tuple[int, Split]] = []
    for cuts in _cuts(len(slots), rule.least, parts):
        pieces = _parts(slots, cuts, hand, rule, stock)
        # The part with the most words comes last: there sets do the work.
        order = sorted(range(len(pieces)), key=lambda number: len(pieces[number].words))
        turns = [[number, *order[:at], *order[at + 1 :]] for at, number in enumerate(order)] if rule.one else [order]
        for turn in turns:
            yield [split for _, split in best]
            scoring = 1 if rule.one else len(pieces)
            search = _Search([pieces[number] for number in turn], hand, scoring, _floor(best, count))
            for step, words in enumerate(search.found(), 1):
                if step % _STEPS == 0:
                    yield [split for _, split in best]
                if words:
                    entry = _scored(pieces, cuts, turn, words, rule.one)
                    if entry not in best:
                        best = sorted([*best, entry])[:count]
                    search.floor = _floor(best, count)
    yield [split for _, split in best]


def _scored(
    pieces: list[_Part], cuts: tuple[int, ...], turn: list[int], words: tuple[str, ...], one: bool
) -> "tuple[int, Split]":
    """The points, below zero so that the best comes first, and the split with its words in the order of the parts."""
    inorder = tuple([word for _, word in sorted(zip(turn, words, strict=True))])
    worths = [piece.worth(word) for piece, word in zip(pieces, inorder, strict=True)]
    return -(max(worths) if one else sum(worths)), (cuts, inorder)


def _floor(best: "list[tuple[int, Split]]", count: int) -> int:
    return -best[-1][0] if len(best) == count else -1


def _cuts(slots: int, least: int, parts: "int | None") -> "Iterator[tuple[int, ...]]":
    """Where a word can be cut, so that every part has so many slots."""
    for number in range(1, slots // least) if parts is None else (parts - 1,):
        for cuts in combinations(range(least, slots - least + 1), number):
            if all(after - cut >= least for cut, after in pairwise(cuts)):
                yield cuts


def _parts(slots: "Sequence[str]", cuts: tuple[int, ...], hand: _Hand, rule: Rule, stock: "Stock") -> list[_Part]:
    ends = (*cuts, len(slots))
    return [_Part(slots[start:end], hand, rule, stock) for start, end in zip((0, *cuts), ends, strict=True)]
