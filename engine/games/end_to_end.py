"""End to End, for 2 to 6 players, with letter cards.

The first player lays two different fresh words, or one if the player has no second, and scores them. After that a
player chooses a word in play; if two words are in play, the other one leaves. The player makes a new word between the
first and the last card of the chosen word. It uses at least one hand card, and any of the inner cards in their order;
unused inner cards leave. The new word scores. Then the player may lay a fresh word, which scores, too. If the player
does, the changed word leaves and the fresh word is in play; otherwise the changed word stays in play.

Instead, a player may lay a fresh word, which scores and is then the only word in play, trade up to five cards, or pass.
No fresh word may repeat a word on the table.

The game ends when the deck is empty and everybody has passed. Unplayed cards are subtracted; the highest score wins.
"""

from engine.parts.box import Options, letter_game
from engine.parts.coming_back import another_word
from engine.parts.counting import score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Gather, Plays, made_by
from engine.parts.flow import WORD, Rulebook, minus_hand, round_the_table
from engine.parts.table import Play, Turn


def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=lambda house: deal_hands(house, most=2),
        leaves=True,
        plays=Plays((Fresh(most=2),), (Fresh(replaces=True), Gather(ordered=True, bound="ends", then_fresh=True))),
        play=play,
        settle=minus_hand,
    )


def play(turn: Turn, act: Play) -> str:
    new = made_by(turn, act)
    for place, word in enumerate(new.words):
        if word in new.fresh:
            another_word(word, [*turn.table, *new.words[:place]])
    new.claim(turn).lay(turn)
    score_words(turn, new.words)
    return WORD


GAME = letter_game("end-to-end", "End to End", (2, 6), rules)
