"""Split Off, for 2 to 6 players, with letter cards. Moves: add, overlay, split.

The first player lays a word from the hand and scores it. After that each player changes one or more of the words in
play, splits them, or both, as in Split Run: a change takes a card from the hand, each part of a split keeps two
neighbouring uncovered cards, and every word with a newly laid hand card scores its visible value. But for every split
word the player chooses one of the new words, which leaves the table after scoring; the others stay in play.

A player who can't play trades up to five cards or passes. When a player goes out with the deck empty, every other
player has one more turn; the game also ends when the deck is empty and everybody has passed. Unplayed cards are
subtracted; the highest score wins.
"""

from engine.parts.box import ONCE_OR_ALWAYS, OUR_TRADE, Options, letter_game, permitted, permitting, trade_is_optional
from engine.parts.counting import score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Change, Fresh, Plays, made_by
from engine.parts.flow import WORD, Rulebook, exhausted, minus_hand, one_more_turn, round_the_table
from engine.parts.splitting import removed_parts
from engine.parts.table import DEAD, Batch, Play, Turn, Word, cards_of


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:

    def play(turn: Turn, act: Play) -> str:
        leaving = removed_parts(act)
        new = made_by(turn, act)
        new.claim(turn)
        score_words(turn, new.scoring(turn))
        new.lay(turn)
        split_off(turn, new.words, leaving)
        return WORD

    return round_the_table(
        deal=lambda house: deal_hands(house, most=None),
        leaves=True,
        plays=Plays((Fresh(),), (Change(permitted(options)),), must_name="remove"),
        play=play,
        endings=(one_more_turn, exhausted),
        settle=minus_hand,
    )


def split_off(turn: Turn, words: list[Word], chosen: list[int]) -> None:
    """Removes the chosen part of each split word from the table."""
    leaving = [words[number] for number in chosen]
    staying = [word for word in turn.table if word not in leaving]
    turn.arrange(staying, given=[Batch(DEAD, cards_of(leaving))])


GAME = letter_game("split-off", "Split Off", (2, 6), rules, (permitting("AOS"), OUR_TRADE, ONCE_OR_ALWAYS))
