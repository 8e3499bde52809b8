"""Take Two, for 2 to 6 players, with letter cards.

The first player lays a fresh word, for no score. After that a player makes a new word from exactly two cards of the
word on the table and at least one hand card, in any order; it must be a different word. The other table cards and their
values go to the previous player, who laid the old word.

A player who can't make a word passes or trades up to five cards. The previous player then takes all cards of the word,
scores their values and starts with a fresh word. The turn then goes to the seat after the one who could not make a
word. If the previous player can't start either, the seat that could not make a word may start, then the others
clockwise. As an option a trade is free, and the word stays. The word on the table at the end goes to the player who
made it.

The game ends when the deck is empty and everybody has passed on the empty table, or, as an option, when the first
player goes out. Unplayed cards cost nothing; the highest score wins.
"""

from engine.parts import previous_player
from engine.parts.box import END, OUR_TRADE, Options, Traits, Weights, letter_game, trade_is_optional
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Gather, Plays, made_by
from engine.parts.flow import WORD, Rulebook, endings_of, round_the_table
from engine.parts.previous_player import STUCK, Notes
from engine.parts.table import Play, Turn


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Notes(), makers=True),
        places=frozenset({"deck", "won"}),
        plays=Plays((Fresh(scores=False),), (Gather(least=2, most=2, rest="maker"),)),
        play=play,
        passing=previous_player.takes_all,
        trade=previous_player.trade_and_hand_over,
        triggers=previous_player.note_lost_turn,
        following=previous_player.maker_then_on,
        between=previous_player.clear_used_note,
        endings=endings_of(options["end"], previous_player.nobody_starts),
        settle=previous_player.last_word_to_its_maker,
        after_resigning=previous_player.words_of_resigned,
        facts=previous_player.facts,
    )


def play(turn: Turn, act: Play) -> str:
    previous_player.lay_and_leave(turn, made_by(turn, act).claim(turn))
    return WORD


GAME = letter_game("take-two", "Take Two", (2, 6), rules, (OUR_TRADE, STUCK, END), traits=Traits(Weights(maker=5)))
