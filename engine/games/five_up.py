"""5 Up, for 2 to 6 players, with letter cards. Moves: add, overlay, give and take.

Each turn lays a different fresh word, which replaces the one on the table, or changes that word. A word must have a
visible value of five or more; it scores that value. A word that lay on the table before scores nothing if only give and
take brings it back. A player who can't play trades up to five cards or passes.

The game ends when the deck is empty and everybody has passed. Unplayed cards are subtracted; the highest score wins.
"""

from engine.parts.box import ONCE_OR_ALWAYS, OUR_TRADE, Options, letter_game, permitted, permitting, trade_is_optional
from engine.parts.coming_back import another_word
from engine.parts.counting import score_words
from engine.parts.deals import deal_hands, words_lying
from engine.parts.declared import fresh_or_change, made_by
from engine.parts.flow import WORD, Rulebook, minus_hand, round_the_table
from engine.parts.table import Play, Turn, Word, refuse


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act)
        for word in new.fresh:
            another_word(word, turn.table)
        new.claim(turn)
        worth_enough(turn, new.touched)
        score_words(turn, new.scoring(turn))
        new.lay(turn)
        return WORD

    return round_the_table(
        deal=lambda house: deal_hands(house, most=words_lying(moves)),
        plays=fresh_or_change(moves, least_value=5),
        play=play,
        settle=minus_hand,
    )


def worth_enough(turn: Turn, words: list[Word]) -> None:
    """Refuses a word with a visible value below five. Accepts a low word that is not in the dictionary, because a later
    check refuses it for that more important reason."""
    least = turn.house.book.plays.least_value
    for word in words:
        misspelled = turn.house.looks_words_up and not turn.house.words.has(word.text)
        if word.value < least and not misspelled:
            refuse("too-low", word=word.text, value=word.value, least=least)


GAME = letter_game("5-up", "5 Up", (2, 6), rules, (permitting("AOG"), OUR_TRADE, ONCE_OR_ALWAYS))
