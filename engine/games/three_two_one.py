"""3-2-1, for 2 to 6 players, with letter cards.

Each turn lays one, two or three separate words from the hand. They score their values and one point for every letter of
the longest of them; then they leave the table. A player who can't play trades up to five cards or passes.

The game ends when the deck is empty and everybody has passed, or, as an option, when the first player goes out.
Unplayed cards cost nothing; the highest score wins.
"""

from engine.parts.box import END, OUR_TRADE, Options, letter_game, trade_is_optional
from engine.parts.counting import named, score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Plays, made_by
from engine.parts.flow import WORD, Rulebook, endings_of, round_the_table
from engine.parts.table import DEAD, Play, Turn, cards_of, hand_of


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    def play(turn: Turn, act: Play) -> str:
        words = made_by(turn, act).claim(turn).words
        turn.move(cards_of(words), hand_of(turn.seat), DEAD)
        score_words(turn, words)
        turn.count([named("longest", max(len(word.text) for word in words))])
        return WORD

    return round_the_table(
        deal=lambda house: deal_hands(house, most=0),
        leaves=True,
        plays=Plays((Fresh(most=3),), counts="longest"),
        play=play,
        endings=endings_of(options["end"]),
    )


GAME = letter_game("3-2-1", "3-2-1", (2, 6), rules, (END, OUR_TRADE))
