"""All queries about the words of a dictionary, one method for each. `Lexicon` inherits them."""

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
    """The queries about the words of a dictionary, or only about those that a player knows. `engine.lexicon` explains
    the notation of cards.

    known: the words that the player knows; None means all words.
    """

    def __init__(self, dictionary: Dictionary, known: Vocabulary | None = None) -> None:
        self.dictionary, self.known = dictionary, known

    # ---- queries for cards in any order

    def words_of(
        self,
        faces: Sequence[str],
        *,
        cards_min: int = 1,
        shortest: int = 3,
        longest: int = LONGEST_WORD,
    ) -> WordSet:
        """The words that can be spelled with these cards."""
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
        """The words that use all cards of `kept` and at least `hand_min` of the cards `faces`, in any order."""
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
        """The words made of all cards of `must`, some other table cards and some hand cards, in any order."""
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
        """The words that match the pattern: `?` is any letter, `*` any letters or no letter."""
        from engine.lexicon.pattern import like  # imported only here, because the first window does not need it

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
        """Yields every way to spell the word `new` with cards in any order. Cells of the kind "stay" are cards of
        `must` or the table."""
        most = len(table) if table_max is None else table_max
        return spellings(new, must, table, hand, table_min=table_min, table_max=most, hand_min=hand_min)

    # ---- queries for cards in order

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
        """The words that begin with `first`, end with `last` and have between them some table cards in their order and
        some hand cards anywhere."""
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
        """Yields every way to make the word `new` from hand cards and from table cards in their order. Unused table
        cards leave the table."""
        return layings([(MAY, face) for face in table], new, hand, keep=table_min, lay=hand_min)

    # ---- queries for changes

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
        """The words that a table word can become.

        Every slot stays or gets one hand card (O: over another letter; G: in exchange for another letter; D: over the
        same letter). If `moves` has A, cards can be added anywhere. At least one slot stays, at least one hand card is
        laid, and the word changes unless all laid cards are duplicates.

        must: the hand cards that must be used; they are also in `hand`.
        keep_first: whether the word must still begin with the letter of the first slot; a duplicate may cover this
        slot.
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
        """Yields every way to make the word `new` from the table word.

        pair: whether two neighbouring slots must stay.
        """
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
        """The words that a half-laid play can still become with the cards left in the hand.

        draft: the cells of the half-laid word, in order. A "stay" slot may still be covered; laid cards ("add", "over",
        "swap") stay where they are; the card of a "may" cell stays in the word or leaves the table. If `moves` has A,
        new cards may come between the cells.
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

    # ---- queries for splits

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
        """Yields every split with its points. A split states where the word is cut and which words its parts become. No
        hand card is used twice.

        The splits are found one at a time, as the caller asks for them. Splits into fewer parts come first; among
        splits into the same number of parts, the best come first.

        values: the values of the letters; without them every split scores zero.
        score: "sum" adds up the points of all parts that are new words; "one" counts only the best such part. With
        "one", each scoring word is first yielded with one choice of words for the other parts, later with other
        choices.
        keep: the slots that stay uncovered in each part: "pair" (two neighbouring slots) or "all".
        each: whether each part needs a hand card. Otherwise one hand card in the whole split is enough, and a part may
        stay unchanged.
        parts: the number of parts; None means any number from two.
        """
        from engine.lexicon.pieces import Rule  # imported only here, because the first window does not need it
        from engine.lexicon.split import splits

        rule = Rule(moves, keep, each, values, one=score == "one")
        return splits(word, hand, rule, self.dictionary.scope(3, LONGEST_WORD, self.known), parts)
