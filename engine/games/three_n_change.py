"""3'n Change, for 2 to 6 players, with letter cards.

The first player lays a fresh word and scores it. After that the word on the table becomes a new word made of at least
three hand cards and at least one of the word's own cards. The own cards that are used keep their order; all others go
into the player's hand. Then the player may lay a different fresh word as well, from all cards now held, including those
just picked up. Both words score their values; the changed word leaves, and the fresh one is in play. Without a fresh
word the changed one stays. A changed word that was on the table before scores nothing if its player picks up at least
as many cards as he or she lays.

A player who can't change the word passes, or trades exactly three cards, or as many as the deck has, for the top of the
deck; the traded cards go under it.

The game ends when a player goes out with the deck empty, or when the deck is empty and everybody has passed. Unplayed
cards are subtracted; the highest score wins.
"""

from engine.parts.box import ONCE_OR_ALWAYS, Options, letter_game
from engine.parts.coming_back import another_word, was_on_table
from engine.parts.counting import score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Gather, Plays, made_by
from engine.parts.flow import WORD, Rulebook, exhausted, minus_hand, round_the_table, trade_exactly, went_out
from engine.parts.reach.trades import trading
from engine.parts.table import Play, Turn, hand_of
from engine.parts.words.changes import WordChange


def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=deal_hands,
        leaves=True,
        plays=Plays((Fresh(),), (Gather(ordered=True, from_hand=3, then_fresh=True, takes_up=True),)),
        play=play,
        reach={"trade": trading(3)},
        trade=trade_exactly(3, under=True),
        most_traded=3,
        endings=(went_out, exhausted),
        settle=minus_hand,
    )


def play(turn: Turn, act: Play) -> str:
    new = made_by(turn, act)
    for word in new.fresh if new.changes else ():
        another_word(word, [new.word])
    new.claim(turn)
    back = [change.word for change in new.changes if merely_exchanges_cards(turn, change)]
    score_words(turn, [word for word in new.words if word not in back])
    new.lay(turn, unused_to=hand_of(turn.seat))
    return WORD


def merely_exchanges_cards(turn: Turn, change: WordChange) -> bool:
    """Returns whether the new word has been on the table before, and its player picked up at least as many cards as
    that player laid."""
    return len(change.used) <= len(change.unused) and was_on_table(turn, change.word)


GAME = letter_game("3n-change", "3'n Change", (2, 6), rules, (ONCE_OR_ALWAYS,))
