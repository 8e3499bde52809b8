"""Split Run, for 2 to 6 players, with letter cards. Moves: add, overlay, split.

The first player lays a word of at least three letters from the hand of ten cards and scores its visible value. After
that each player changes one or more of the words in play, splits them, or both. A change adds hand cards before, after
or between the letters, or lays them over letters; at least one card of the word stays uncovered, and all stay in their
order. A split makes two or more words out of one. Each of them keeps at least two uncovered cards that were next to
each other, and at least one of them takes a card from the hand.

Every word with a newly laid hand card scores its visible value. A part without a hand card must be a word, too, but
scores nothing. If doubling is permitted, a part that only got duplicates scores nothing, either. All words stay in
play. Then the hand is drawn up to ten while the deck lasts.

A player who can't play trades up to five cards or passes. When a player goes out with the deck empty, every other
player has one more turn; the game also ends when the deck is empty and everybody has passed. Unplayed cards are
subtracted; the highest score wins.
"""

from engine.parts.box import (
    LONG,
    ONCE_OR_ALWAYS,
    OUR_TRADE,
    Options,
    letter_game,
    permitted,
    permitting,
    trade_is_optional,
)
from engine.parts.counting import visible_value
from engine.parts.deals import deal_hands
from engine.parts.declared import Change, Fresh, Plays
from engine.parts.flow import Rulebook, exhausted, minus_hand, one_more_turn, round_the_table
from engine.parts.flow.usual import lay_and_score


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=lambda house: deal_hands(house, most=None),  # any number of words can be in play
        places=frozenset({"deck"}),
        plays=Plays((Fresh(),), (Change(permitted(options)),)),
        play=lay_and_score(visible_value),
        endings=(one_more_turn, exhausted),
        settle=minus_hand,
    )


GAME = letter_game("split-run", "Split Run", (2, 6), rules, (permitting("AOS"), OUR_TRADE, ONCE_OR_ALWAYS), traits=LONG)
