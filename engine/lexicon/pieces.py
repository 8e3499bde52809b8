"""Finds, for each part of a cut word, the words that the part may become, and the cards that each of these words takes
from the hand. All parts share the hand."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import permutations

from engine.core.letters import ALPHABET
from engine.lexicon.blocks import NO_LETTER, Scope, counted
from engine.lexicon.cells import SLOT
from engine.lexicon.from_words import FromWords
from engine.lexicon.inorder import InOrder
from engine.lexicon.supply import Faces, letters_of, together

# A packed number has this many bits for the count of each face. The highest bit of each count stays free, so that an
# overflow can be detected.
_BITS = 8
_MOST = (1 << _BITS) - 1


class Hand:
    """The hand that all parts of a cut word share.

    letters: for each letter, the number that the hand has. This count is rough: a two-letter card and a flip count as
    both of their letters.

    Exact counts are packed numbers, which have some bits for the count of each letter and each two-letter card. To
    count cards, a word is spelled with one character for each card; each two-letter card has a special character.
    """

    def __init__(self, faces: Sequence[str], slots: Sequence[str]) -> None:
        self.faces = list(faces)
        kinds = Faces(faces)
        self.letters = together(kinds.counts, letters_of([*kinds.pairs, *kinds.flips]))
        self.wilds, self.flips = kinds.wilds, kinds.flips
        pairs = sorted({face for face in [*kinds.pairs, *slots] if len(face) > 1})
        self._signs = {pair: chr(ord("a") + number) for number, pair in enumerate(pairs)}
        signs = [*ALPHABET, *self._signs.values()]
        self._letters: list[list[int]] = [[letter] for letter in range(26)] + [
            [*map(ALPHABET.index, pair)] for pair in pairs
        ]
        self._singles = kinds.counts
        self._places = {sign: 1 << _BITS * number for number, sign in enumerate(signs)}
        self._have = self.packed([self.sign_of(face) for face in faces if face in ALPHABET or face in self._signs])
        self._guards = sum([place << _BITS - 1 for place in self._places.values()])

    def sign_of(self, card: str) -> str:
        return self._signs.get(card, card)

    def cards_of(self, word: str) -> list[str]:
        """Every way to spell the word with cards: one way with single-letter cards only, and other ways with two-letter
        cards."""
        ways = [word]
        for pair, sign in self._signs.items():
            for way in ways:  # the loop also runs over the ways that it appends to `ways`
                at = way.find(pair, way.rfind(sign) + 1)
                while at >= 0:
                    ways.append(f"{way[:at]}{sign}{way[at + 2 :]}")
                    at = way.find(pair, at + 1)
        return ways

    def packed(self, cards: Iterable[str]) -> int:
        """These cards as one packed number, which has _BITS bits for the count of each face."""
        return sum(map(self._places.__getitem__, cards))

    def gone_with(self, cards: int) -> dict[int, int]:
        """For each letter, the number that the hand loses when a word takes these packed cards. A two-letter card or a
        flip counts as both of its letters."""
        taken = [cards >> _BITS * number & _MOST for number in range(len(self._letters))]
        found: dict[int, int] = {}
        for letters, count in zip(self._letters, taken, strict=True):
            for letter in letters if count else ():
                found[letter] = found.get(letter, 0) + count
        for flip in self.flips:
            for letter, other in permutations(map(ALPHABET.index, flip)):
                if taken[letter] > self._singles[letter]:
                    taken[letter] -= 1
                    found[other] = found.get(other, 0) + 1
                    break
        return found

    def has_letters(self, taken: dict[int, int]) -> bool:
        """Whether the hand has these letters. In this rough check, a two-letter card and a flip count as both of their
        letters, and wilds replace missing letters."""
        return sum([max(0, want - self.letters[letter]) for letter, want in taken.items()]) <= self.wilds

    def holds(self, cards: int) -> bool:
        """Whether the hand has all cards of this packed number, with flips and wilds as other letters where
        necessary."""
        left = self._have + self._guards - cards
        if left & self._guards == self._guards:
            return True
        lacking = self._guards & ~left
        if lacking.bit_count() > self.wilds + len(self.flips):
            return False
        missing: dict[int, int] = {}
        while lacking:
            low = lacking & -lacking
            lacking ^= low
            number = (low.bit_length() - 1) // _BITS
            if number >= len(ALPHABET):  # a flip or wild can't replace a two-letter card
                return False
            missing[number] = (cards >> _BITS * number & _MOST) - (self._have >> _BITS * number & _MOST)
        for flip in self.flips:
            letter = next((number for number in map(ALPHABET.index, flip) if missing.get(number)), None)
            if letter is not None:
                missing[letter] -= 1
        return sum(missing.values()) <= self.wilds


class Rule:
    """The rules of a game for splits.

    moves: the permitted moves among A (add), O (overlay), G (give and take), D (duplicate).
    keep: the slots that must stay uncovered in each part: "pair" (two neighbouring slots) or "all".
    each: whether every part must get a hand card.
    values: the values of the letters; None if points do not matter.
    one: whether only the best part scores.
    """

    def __init__(
        self, moves: str, keep: str, each: bool, values: Mapping[str, int] | None = None, one: bool = False
    ) -> None:
        self.moves = moves if keep != "all" else "A" if "A" in moves else ""
        self.stay = not ("O" in self.moves or "G" in self.moves)
        self.adds = "A" in self.moves
        self.pair = keep == "pair"
        self.least = 2 if self.pair else 1  # the minimum number of slots in a part
        self.lay = int(each)
        self._values = bytes(65) + bytes([values.get(sign, 0) if values else 0 for sign in ALPHABET]) + bytes(165)
        self.one = one

    def points(self, words: Iterable[str]) -> list[int]:
        values = self._values
        return [sum(word.encode().translate(values)) for word in words]


class CutPiece:
    """One part of a cut word, with the words that it may become if the other parts leave enough cards in the hand.

    words: the words that the part may become, the most valuable first if letters have values.
    points: the points of each word; an unchanged word scores nothing.
    """

    def __init__(self, slots: Sequence[str], hand: Hand, rule: Rule, scope: Scope) -> None:
        self._slots, self._hand, self._rule = [hand.sign_of(face) for face in slots], hand, rule
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
        self._lacking: dict[tuple[int, int], list[int]] = {}
        self._usages: dict[str, list[int]] = {}
        words = list(question.words(scope).unchecked())
        points = rule.points(words)
        if self.text in words:
            points[words.index(self.text)] = 0
        # The sort is stable, so words with equal points remain in alphabetical order.
        order = sorted(range(len(words)), key=points.__getitem__, reverse=True)
        self.words = [words[number] for number in order]
        self.points = [points[number] for number in order]
        self._every = (1 << len(words)) - 1

    @cached_property
    def best(self) -> int:
        """The points of the best word that this part can become with the whole hand; -1 if there is no word."""
        for word, points in zip(self.words, self.points, strict=True):
            if self.usages(word):
                return points
        return -1

    def short_of(self, word: str) -> dict[int, int]:
        """For each letter, the minimum number of cards that this word takes from the hand."""
        for letter in self.text:
            word = word.replace(letter, "", 1)
        found: dict[int, int] = {}
        for number in word.encode():
            found[number - 65] = found.get(number - 65, 0) + 1
        return found

    def left_enough(self, used: dict[int, int]) -> int:
        """The set of the words for which the other parts leave enough letters in the hand. A two-letter card counts as
        both of its letters."""
        lacking: list[int] = []
        for taken in used.items():
            known = self._lacking.get(taken)
            lacking += self._with_lacking(*taken) if known is None else known
        return self._every & ~counted(self._lacking_anyway, lacking)[-1]

    def left_by(self, ways: Iterable[int]) -> int:
        """The set of the words for which at least one of these ways leaves enough letters. A way is the packed number
        of the cards that the other parts take."""
        found = 0
        for cards in ways:
            found |= self.left_enough(self._hand.gone_with(cards))
        return found

    def _with_lacking(self, letter: int, taken: int) -> list[int]:
        """A list of sets. Entry n - 1 is the set of the words that lack at least n cards of this letter only because
        the other parts take `taken` of these cards."""
        levels = [self._every, *self._made.least(letter)]
        most = self._shared[letter] + self._hand.letters[letter]
        numbers = range(most - taken + 1, min(most + 1, len(levels)))[: self._hand.wilds + 1]
        found = self._lacking[letter, taken] = [levels[max(0, number)] for number in numbers]
        return found

    @cached_property
    def _lacking_anyway(self) -> list[int]:
        """A list of sets. Entry n - 1 is the set of the words that need at least n letters more than the part and the
        whole hand have, so that wilds must replace these letters."""
        levels = [0] * (self._hand.wilds + 1)
        for letter in range(26) if self._hand.wilds else ():
            have = self._shared[letter] + self._hand.letters[letter]
            levels = counted(levels, self._made.least(letter)[have:])
        return levels

    @cached_property
    def _made(self) -> FromWords:
        """A source of sets of this part's words. Bit j of a set stands for the word with index j in `words`. Shorter
        words are padded to the same length."""
        longest = max(map(len, self.words))
        return FromWords(longest, "".join([word.ljust(longest, NO_LETTER) for word in self.words]), bytes)

    def usages(self, word: str) -> list[int]:
        """For each way to lay a word, the packed cards that it takes from the hand; empty if the word can't be laid.

        A way is left out if another way takes fewer of the same cards.
        """
        found = self._usages.get(word)
        if found is None:
            ways = self._doubled() if word == self.text else self._changed(word)
            found = self._usages[word] = [cards for cards in ways if self._hand.holds(cards)]
        return found

    def _doubled(self) -> list[int]:
        """The packed cards for each way to keep the part's own word unchanged: no card, or one duplicate."""
        ways = [] if self._rule.lay else [0]
        if "D" in self._rule.moves:
            last = len(self._slots) - 1
            for number, slot in enumerate(self._slots):
                # A duplicate here is possible only if two other neighbouring slots stay uncovered.
                if not self._rule.pair or number > 1 or number < last - 1:
                    ways.append(self._hand.packed(slot))
        return ways

    def _changed(self, word: str) -> Iterable[int]:
        slots, rule = self._slots, self._rule
        found: dict[int, None] = {}
        for cards in self._hand.cards_of(word):
            extra = len(cards) - len(slots)
            # Each entry is a way that is decided up to a slot: the index `slot` of the next slot; `rest`, the word with
            # a dot for each letter that a slot gives; and `paired`, whether two neighbouring slots stay.
            ways = [(0, 0, not rule.pair, cards)] if extra == 0 or (extra > 0 and rule.adds) else []
            while ways:
                slot, shift, paired, rest = ways.pop()
                last = True
                for next_slot in range(slot, min(slot + 1, len(slots)) if rule.stay else len(slots)):
                    at = rest.find(slots[next_slot], next_slot + shift, next_slot + extra + 1)
                    if at >= 0:
                        last = False
                        neighbours = paired or next_slot == slot > 0
                        ways.append((next_slot + 1, at - next_slot, neighbours, f"{rest[:at]}.{rest[at + 1 :]}"))
                        # A slot that can stay without an added card before it need not be covered, so later slots are
                        # not tried.
                        if at == next_slot + shift:
                            break
                if last and (slot == len(slots) if rule.stay else paired):
                    found[self._hand.packed(rest.replace(".", ""))] = None
        return found
