"""Real Value, for 2 to 6 players, with letter cards. Moves: add, overlay, duplicate.

Each turn lays a fresh word, which replaces the one on the table, or changes that word. A word scores one point for each
visible letter, plus the value of its highest card: QUIET is worth 5 + 4. A player may also lay only duplicates, or lay
the same word afresh; this scores nothing, but the cards laid are replaced. A player who can't play trades up to five
cards or passes.

The game ends when a player goes out with the deck empty, or when the deck is empty and everybody has passed. Each
unplayed card costs one point; the highest score wins.
"""

from engine.parts.box import ONCE_OR_ALWAYS, OUR_TRADE, Options, letter_game, permitted, permitting, trade_is_optional
from engine.parts.counting import Sums, named
from engine.parts.deals import deal_hands, words_lying
from engine.parts.declared import fresh_or_change
from engine.parts.flow import Rulebook, exhausted, lay_and_score, round_the_table, take_for_hands, went_out
from engine.parts.table import Turn, Word


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)
    return round_the_table(
        deal=lambda house: deal_hands(house, most=words_lying(moves)),
        plays=fresh_or_change(moves, counts="highest"),
        play=lay_and_score(real_value),
        word_score=real_value,
        endings=(went_out, exhausted),
        settle=minus_cards,
    )


def real_value(word: Word) -> Sums:
    """One point for each visible letter, and the value of the highest visible card."""
    return named("letters", len(word.slots)), named("highest", max(card.value for card in word.tops))


def minus_cards(turn: Turn) -> None:
    """Subtracts one point for each unplayed card."""
    take_for_hands(turn, lambda card: 1)


GAME = letter_game("real-value", "Real Value", (2, 6), rules, (permitting("AOD"), OUR_TRADE, ONCE_OR_ALWAYS))
