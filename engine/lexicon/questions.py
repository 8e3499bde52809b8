"""Which words are there? Every question that is asked of a dictionary, one method each."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.lexicon.anyorder import AnyOrder
from engine.lexicon.blocks import LONGEST_WORD
from engine.lexicon.cells import FIXED, MAY, SLOT, Cell, changed, layings, spellings
from engine.lexicon.dictionary import Dictionary, Vocabulary
from engine.lexicon.inorder import InOrder
from engine.lexicon.wordset import BlockAnswer, WordSet

if TYPE_CHECKING:
    from engine.lexicon.split import Split


class Questions:
    """Asked of a dictionary's words, or of those a player knows. How cards are written stands in `engine.lexicon`.

    known: the words that a player knows; None for all of them.
    """

    def __init__(self, dictionary: Dictionary, known: Vocabulary | None = None) -> None:
        self.dictionary, self.known = dictionary, known

    # Any order

    def words_of(
        self,
        faces: Sequence[str],
        *,
        cards_min: int = 1,
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        """All words that can be spelled from these cards."""
        question = AnyOrder((), (), faces, cards_min=cards_min)
        return question.words(self.dictionary.scope(shortest, longest, self.known))

    def re_arrangements(
        self,
        kept: Sequence[str],
        faces: Sequence[str],
        *,
        hand_min: int = 1,
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        """Words using all the kept cards and at least `hand_min` of the others, in any order."""
        question = AnyOrder(kept, (), faces, hand_min=hand_min)
        return question.words(self.dictionary.scope(shortest, longest, self.known))

    def subset_any_order(
        self,
        table: Sequence[str],
        hand: Sequence[str],
        *,
        must: Sequence[str] = (),
        table_min: int = 1,
        table_max: int | None = None,
        hand_min: int = 1,
        other_than: str = "",
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        """Words of all of `must`, some cards of the table and some of the hand, in any order."""
        most = len(table) if table_max is None else table_max
        question = AnyOrder(must, table, hand, table_min=table_min, table_max=most, hand_min=hand_min)
        return question.words(self.dictionary.scope(shortest, longest, self.known, without=other_than))

    def starting_with(
        self,
        prefix: str,
        *,
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        parts = []
        for block, out in self.dictionary.scope(max(shortest, len(prefix)), longest, self.known):
            low, high = block.range(prefix)
            parts.append(BlockAnswer(block, ((1 << high) - (1 << low)) & ~out))
        return WordSet(parts)

    def like(self, pattern: str, *, shortest: int = 3, longest: int = LONGEST_WORD) -> WordSet:
        """Words that look like this: `?` is any letter, `*` any letters or none."""
        from engine.lexicon.pattern import like  # not needed for the first window

        return like(pattern, self.dictionary.scope(shortest, longest, self.known))

    def spellings(
        self,
        new: str,
        table: Sequence[str],
        hand: Sequence[str],
        *,
        must: Sequence[str] = (),
        table_min: int = 0,
        table_max: int | None = None,
        hand_min: int = 0,
    ) -> Iterator[tuple[Cell, ...]]:
        """Every way to spell `new` in any order; "stay" cells come from `must` and the table."""
        most = len(table) if table_max is None else table_max
        return spellings(new, must, table, hand, table_min=table_min, table_max=most, hand_min=hand_min)

    # In order

    def subset_in_order(
        self,
        table: Sequence[str],
        hand: Sequence[str],
        *,
        table_min: int = 1,
        hand_min: int = 1,
        first: str = "",
        last: str = "",
        other_than: str = "",
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        """Words of some table cards in their order and hand cards anywhere, between `first` and `last`."""
        cells = [
            *[(FIXED, face) for face in [first] if face],
            *[(MAY, face) for face in table],
            *[(FIXED, face) for face in [last] if face],
        ]
        question = InOrder(cells, hand, keep=table_min, lay=hand_min, closed=(bool(first), bool(last)))
        return question.words(self.dictionary.scope(shortest, longest, self.known, without=other_than))

    def pick_ups(
        self,
        table: Sequence[str],
        new: str,
        hand: Sequence[str],
        *,
        table_min: int = 1,
        hand_min: int = 1,
    ) -> Iterator[tuple[Cell, ...]]:
        """Every way to make `new` of table cards in their order and hand cards; the others leave."""
        return layings([(MAY, face) for face in table], new, hand, keep=table_min, lay=hand_min)

    # Changes

    def changes(
        self,
        word: Sequence[str],
        hand: Sequence[str],
        *,
        moves: str = "AOGD",
        must: Sequence[str] = (),
        keep_first: bool = False,
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        """All words that a table word can become.

        Every slot stays or is covered by one hand card (O over another letter, G in exchange for another letter,
        D over the same letter); with A cards are added anywhere. At least one slot stays, at least one hand card is
        laid, and the word is another one unless it consists of duplicates alone.
        must: hand cards (listed in `hand`, too) that have to be used.  keep_first: the first slot stays the first
        letter (it may be duplicated).
        """
        question = InOrder(
            [(SLOT, face) for face in word],
            hand,
            moves,
            keep=1,
            must=must,
            first_stays=keep_first,
            before="".join(word),
        )
        return question.words(self.dictionary.scope(shortest, longest, self.known))

    def arrangements(
        self,
        word: Sequence[str],
        new: str,
        hand: Sequence[str],
        moves: str = "AOGD",
        *,
        must: Sequence[str] = (),
        pair: bool = False,
    ) -> Iterator[tuple[Cell, ...]]:
        """Every way to make `new` out of the table word. pair: two neighbouring slots have to stay."""
        ways = layings([(SLOT, face) for face in word], new, hand, moves, keep=1, must=must, pair=pair)
        return changed(ways, new == "".join(word))

    def completions(
        self,
        draft: Sequence[Cell],
        hand: Sequence[str],
        *,
        moves: str = "AOGD",
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        """What a half-laid play can still become with the cards left in the hand.

        The draft's cells in order: "stay" slots may still be covered, cards laid ("add", "over", "swap") stay where
        they are, "may" is a table card that is used here or leaves. With A new cards may come between them.
        """
        cells = []
        for kind, card, old in draft:
            if kind == "stay" or kind == "may":
                cells.append((SLOT if kind == "stay" else MAY, old or ""))
            else:
                cells.append((FIXED, (card or "").rpartition("=")[2]))
        table = [old for _, _, old in draft if old is not None]
        laid = any(card is not None for _, card, _ in draft)
        question = InOrder(cells, hand, moves, keep=int(bool(table)), lay=int(not laid), before="".join(table))
        return question.words(self.dictionary.scope(shortest, longest, self.known))

    # Splits

    def splits(
        self,
        word: Sequence[str],
        hand: Sequence[str],
        *,
        values: Mapping[str, int] | None = None,
        score: str = "sum",
        moves: str = "AO",
        keep: str = "pair",
        each: bool = False,
        parts: int | None = None,
    ) -> "Iterator[tuple[int, Split]]":
        """Every split: its points, where the word is cut and the words its parts become, hand cards disjoint.

        Few parts first, and of those with as many parts the best, lazily.
        values: of letters; without them nothing scores.  score: "sum" is the value of all parts that are new words,
        "one" that of the best such part; then every word comes with one partner before others follow.
        keep: what each part keeps uncovered: "pair" (two neighbouring slots) or "all".  each: does each part need a
        hand card, or is one in all enough (then a part may stay as it is)?  parts: exactly so many; None is any number
        from two.
        """
        from engine.lexicon.pieces import Rule  # not needed for the first window
        from engine.lexicon.split import splits

        rule = Rule(moves, keep, each, values, one=score == "one")
        return splits(word, hand, rule, self.dictionary.scope(3, LONGEST_WORD, self.known), parts)
