"""The dictionary: is it a word, and which words can be made of these cards?

    lexicon = open_lexicon("standard", "both")
    lexicon.has("QUIET"), lexicon.begins("QUI"), lexicon.is_plural("CATS"), lexicon.level("QUIET")

Cards are written by their faces: "A" one letter, "TH" two letters that stay together, "JX" and "VZ" flips,
"?" wild. Any sequence of faces will do, a plain string for single letters; a table word is given as it is read.
Words are upper case, A to Z.

A query answers with a `WordSet`: lazy, countable, iterable (short words first, then by the alphabet), with
`best_first(values)` for the order of points. Every query but the splits takes `shortest=` and `longest=`. What a player
knows is a dictionary of its own: `lexicon.within(Vocabulary(level, namelike, offensive))` answers the same questions.

    words_of(faces, cards_min=1)                  words of these cards
    re_arrangements(kept, faces, hand_min=1)      all kept cards and some of the faces, in any order
    subset_any_order(table, hand, must=(), table_min=1, table_max=None, hand_min=1, other_than="")
    subset_in_order(table, hand, table_min=1, hand_min=1, first="", last="", other_than="")
    starting_with(prefix)
    like(pattern)                                 Q?I, *ING: ? is any letter, * any letters or none
    changes(word, hand, moves="AOGD", must=(), keep_first=False)
    completions(draft, hand, moves="AOGD")        what a half-laid play can still become
    splits(word, hand, values=None, score="sum" | "one", moves="AO", keep="pair" | "all", each=False,
           parts=None)                            all of them, each with its points, the best first

How a word is laid is told by `arrangements(word, new, hand, moves)` (changes), `spellings(new, table, hand)` (any
order) and `pick_ups(table, new, hand)` (in order): tuples of cells (kind, hand card, table card), where the kind is
"stay", "add", "over" or "swap". A hand card is written as in a move: S, TH, JX=J, ?=S.

A search for certain plays gets another dictionary (`engine.lexicon.filtered`): one of the words that were typed,
or `seeking(lexicon, ...)`, which has no words but those that what lies there half-made may become.
"""

from engine.lexicon.blocks import LONGEST_WORD
from engine.lexicon.dictionary import EDITION, Vocabulary
from engine.lexicon.lexicon import Lexicon, open_lexicon
from engine.lexicon.wordset import WordSet

__all__ = ["EDITION", "LONGEST_WORD", "Lexicon", "Vocabulary", "WordSet", "open_lexicon"]
