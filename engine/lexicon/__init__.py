"""The dictionary: tells whether letters are a word, and finds the words that given cards can make.

    lexicon = open_lexicon("standard", "both")
    lexicon.has("QUIET"), lexicon.begins("QUI"), lexicon.is_plural("CATS"), lexicon.level("QUIET")

Cards are written by their faces: "A" is one letter, "TH" two letters that stay together, "JX" and "VZ" are flips, "?"
is wild. A query takes any sequence of faces; for single letters this can be a plain string. The cards of a table word
are given by their readings: the letters for which they count. Words are written in capitals, A to Z.

A query returns a `WordSet`. Its words can be counted and are computed only when they are needed. They are sorted by
length, then alphabetically; `best_first(values)` yields them in the order of points. Every query except `splits` takes
`shortest=` and `longest=`. `lexicon.within(Vocabulary(level, namelike, offensive))` is a dictionary of only the words
that a player knows; it answers the same queries.

    words_of(faces, cards_min=1)                  words of these cards
    re_arrangements(kept, faces, hand_min=1)      all kept cards and some of the faces, in any order
    subset_any_order(table, hand, must=(), table_min=1, table_max=None, hand_min=1, other_than="")
    subset_in_order(table, hand, table_min=1, hand_min=1, first="", last="", other_than="")
    starting_with(prefix)
    like(pattern)                                 QU?Z, *ING: ? is any letter, * any letters or no letter
    changes(word, hand, moves="AOGD", must=(), keep_first=False)
    completions(draft, hand, moves="AOGD")        words that a half-laid play can still become
    splits(word, hand, values=None, score="sum" | "one", moves="AO", keep="pair" | "all", each=False,
           parts=None)                            every split with its points, the best first

Three more queries show how to lay a word: `arrangements(word, new, hand, moves)` (changes), `spellings(new, table,
hand)` (any order) and `pick_ups(table, new, hand)` (in order). They yield tuples of cells. A cell is one place of the
word: its kind ("stay", "add", "over" or "swap"), the hand card and the table card. A hand card is written as in a move:
S, TH, JX=J, ?=S.

A search that looks only for plays with certain words uses a filtered dictionary (`engine.lexicon.filtered`). A filtered
dictionary has, for example, only the words that a player has typed, or only those that half-laid cards can become.
"""

from engine.lexicon.blocks import LONGEST_WORD
from engine.lexicon.dictionary import EDITION, Vocabulary
from engine.lexicon.lexicon import Lexicon, open_lexicon
from engine.lexicon.wordset import WordSet

__all__ = ["EDITION", "LONGEST_WORD", "Lexicon", "Vocabulary", "WordSet", "open_lexicon"]
