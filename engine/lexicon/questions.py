"""All queries about a dictionary's words, one method each."""

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
    """The queries about a dictionary's words, or about those a player knows. `engine.lexicon` explains how cards are
    written.

    known: the words that a player knows; None means all words.
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
        """Words that use all kept cards and at least `hand_min` of the others, in any order."""
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
        """Words that match the pattern: `?` is any letter, `*` any letters or no letter."""
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
        """Yields every way to spell `new` in any order; "stay" cells come from `must` and the table."""
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
        """Yields every way to make `new` from table cards in their order and hand cards; the other table cards
        leave."""
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

        Every slot stays or is covered by one hand card (O over another letter, G in exchange for another letter, D over
        the same letter); with A, cards are added anywhere. At least one slot stays, at least one hand card is laid, and
        the word changes unless duplicates alone are laid.
        must: hand cards that have to be used; `hand` lists them too.
        keep_first: whether the first slot stays the first letter (a duplicate may cover it).
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
        """Yields every way to make `new` from the table word. pair: whether two neighbouring slots must stay."""
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
        """Words that a half-laid play can still become with the cards left in the hand.

        draft: the cells in order. "stay" slots may still be covered; laid cards ("add", "over", "swap") stay where they
          are; "may" is a table card that is used or leaves. With A, new cards may come between them.
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
        """Yields every split: its points, and where the word is cut with the words its parts become. No hand card is
        used twice.

        It yields few parts first, and the best first among splits with the same number of parts, lazily.
        values: the values of the letters; without them every split scores zero.
        score: "sum" adds up all parts that are new words; "one" counts the best such part, and every word comes with
          one partner before others follow.
        keep: what each part keeps uncovered: "pair" (two neighbouring slots) or "all".
        each: whether each part needs a hand card; if not, one card altogether is enough and a part may stay as it is.
        parts: how many parts; None means any number from two.
        """
        from engine.lexicon.pieces import Rule  # not needed for the first window
        from engine.lexicon.split import splits

        rule = Rule(moves, keep, each, values, one=score == "one")
        return splits(word, hand, rule, self.dictionary.scope(3, LONGEST_WORD, self.known), parts)
