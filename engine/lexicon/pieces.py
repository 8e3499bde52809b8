"""One part of a cut word: the words it may become, and what each of them takes of the hand that all parts share."""

from functools import cached_property
from itertools import pairwise, repeat

from engine.lexicon.cells import SLOT
from engine.lexicon.drawers import LETTERS, counted
from engine.lexicon.inorder import InOrder
from engine.lexicon.supply import Faces, letters_of, together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.lexicon.drawers import Stock

# Tables that turn numbers into digits: is the number 0 or more, 1 or more, ...?
_AT_LEAST = [bytes([49 if number >= least else 48 for number in range(256)]) for least in range(256)]
_BITS = 8  # for the number of hand cards of one face in a packed number of cards; the highest bit is a guard


class Hand:
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
        signs = [*LETTERS, *self.pairs]
        self._places = {sign: 1 << _BITS * number for number, sign in enumerate(signs)}
        self._have = self.packed([face for face in faces if face in self._places])
        self._guards = sum([place << _BITS - 1 for place in self._places.values()])

    def place_of(self, card: str) -> int:
        """One such card, packed."""
        return self._places[card]

    def packed(self, cards: "Sequence[str]") -> int:
        """Letters and two-letter cards as one number; the count of each has its place there, with a bit to spare."""
        return sum([self._places[card] for card in cards])

    def has_letters(self, taken: dict[int, int]) -> bool:
        """Has it so many letters, by the rough measure?"""
        return sum([max(0, want - self.letters[letter]) for letter, want in taken.items()]) <= self.wilds

    def holds(self, cards: int) -> bool:
        """Does a packed number of cards come out of this hand?"""
        left = self._have + self._guards - cards
        if left & self._guards == self._guards:
            return True
        if not (self.wilds or self.flips):
            return False
        missing: dict[int, int] = {}
        lacking = self._guards & ~left
        while lacking:
            low = lacking & -lacking
            lacking ^= low
            number = (low.bit_length() - 1) // _BITS
            if number >= len(LETTERS):  # nothing stands for a two-letter card
                return False
            have, want = [packed >> _BITS * number & (1 << _BITS) - 1 for packed in (self._have, cards)]
            missing[number] = want - have
        for flip in self.flips:
            letter = next((number for number in map(LETTERS.index, flip) if missing.get(number)), None)
            if letter is not None:
                missing[letter] -= 1
        return sum(missing.values()) <= self.wilds


class Rule:
    """What a game asks of a split.

    moves: permitted ones of A O G D.  keep: what each part keeps, "pair" (two neighbouring slots) or "all".
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
        self._values = bytes(65) + bytes([values.get(sign, 0) if values else 0 for sign in LETTERS]) + bytes(165)
        self.one = one

    def worth(self, word: str) -> int:
        return sum(word.encode().translate(self._values))


class Piece:
    """One part of the cut word and the words it may become, when the other parts leave it the cards.

    words: with values the best ones first.  worths: what they score; an unchanged word scores nothing.
    """

    def __init__(self, slots: "Sequence[str]", hand: Hand, rule: "Rule", stock: "Stock") -> None:
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
        self._lacking: dict[tuple[int, int], list[int]] = {}
        self._usages: dict[str, list[int]] = {}
        words = list(question.words(stock).unchecked())
        worths = [rule.worth(word) if word != self.text else 0 for word in words]
        order = sorted(range(len(words)), key=worths.__getitem__, reverse=True)  # equals stay as they were
        self.words = [words[number] for number in order]
        self.worths = [worths[number] for number in order]
        self._every = (1 << len(words)) - 1

    def short_of(self, word: str) -> dict[int, int]:
        """The letters of the hand this word takes at least."""
        found = {}
        for sign in dict.fromkeys(word):
            letter = ord(sign) - 65
            more = word.count(sign) - self._shared[letter]
            if more > 0:
                found[letter] = more
        return found

    def left_enough(self, used: dict[int, int]) -> int:
        """The words that need no more than the others leave, as far as letters tell."""
        lacking: list[int] = []
        for taken in used.items():
            known = self._lacking.get(taken)
            lacking += self._with_lacking(*taken) if known is None else known
        return self._every & ~counted(self._lacking_anyway, lacking)[-1]

    def _with_lacking(self, letter: int, taken: int) -> list[int]:
        """The words that lack one of a letter, two, ... only because so many of it are taken."""
        levels = self._levels[letter] or self._with_levels(letter)
        most = self._shared[letter] + self._hand.letters[letter]
        numbers = range(most - taken + 1, min(most + 1, len(levels)))[: self._hand.wilds + 1]
        found = self._lacking[letter, taken] = [levels[max(0, number)] for number in numbers]
        return found

    @cached_property
    def _lacking_anyway(self) -> list[int]:
        """Words that lack one letter, two, ... though no other part takes any: what wilds have to stand for."""
        levels = [0] * (self._hand.wilds + 1)
        for letter in range(26) if self._hand.wilds else ():
            have = self._shared[letter] + self._hand.letters[letter]
            levels = counted(levels, (self._levels[letter] or self._with_levels(letter))[have + 1 :])
        return levels

    def _with_levels(self, letter: int) -> list[int]:
        """The words with none of a letter at least, with one, two, ..."""
        numbers = bytes(map(str.count, reversed(self.words), repeat(LETTERS[letter])))
        levels = [int(numbers.translate(table), 2) for table in _AT_LEAST[: max(numbers, default=0) + 1]]
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
                card = hand.place_of(letters)
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
        return any(after - slot == 1 for slot, after in pairwise(kept))
