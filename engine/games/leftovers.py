"""Leftovers, for 2 to 6 players, with letter cards.

The first player lays a fresh word, for no score. After that a player makes a new word from at least one hand card and
at least one card of the word on the table, in any order; it must be a different word. The unused table cards are out of
play, and their values go to the previous player, who laid the old word.

A player who can't make a word passes or trades up to five cards. The previous player then takes all cards of the word,
scores their values and starts with a fresh word. The turn then goes to the seat after the one who could not make a
word. If the previous player can't start either, the seat that could not make a word may start, then the others
clockwise. As an option a trade is free, and the word stays. The word on the table at the end goes to the player who
made it.

Use or Lose: each word scores its player its visible value less the values of the unused table cards, which are out of
play. A pass or a trade only ends the turn, and the game ends when the deck is empty and everybody has passed.

Leftovers plus Dessert: each word scores its player its visible value, and later the values of the cards that the next
player does not use.

The game ends when the deck is empty and everybody has passed on the empty table, or, as an option, when the first
player goes out. Unplayed cards cost nothing; the highest score wins.
"""

from engine.parts import previous_player
from engine.parts.box import END, OUR_TRADE, Option, Options, Traits, Weights, letter_game, trade_is_optional
from engine.parts.counting import named, score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Gather, Plays, made_by
from engine.parts.flow import WORD, Rulebook, endings_of, round_the_table
from engine.parts.previous_player import STUCK, Notes
from engine.parts.table import House, Play, State, Turn, total

SCORING = Option("scoring", "choice", "leftovers", ("leftovers", "use-or-lose", "dessert"))


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    if options["scoring"] == "use-or-lose":
        return use_or_lose(options)
    return leftovers(options, dessert=options["scoring"] == "dessert")


def deal(house: House) -> State:
    return deal_hands(house, notes=Notes(), makers=True)


# ---- Leftovers, plain and with Dessert


def leftovers(options: Options, *, dessert: bool) -> Rulebook:
    fresh = Fresh(scores=dessert)

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        if fresh.scores:  # in Leftovers plus Dessert, every word scores as soon as it is laid
            score_words(turn, [new.word])
        previous_player.lay_and_leave(turn, new)
        return WORD

    return round_the_table(
        deal=deal,
        places=frozenset({"deck", "won"}),
        plays=Plays((fresh,), (Gather(rest="maker"),)),
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


# ---- Use or Lose


def use_or_lose(options: Options) -> Rulebook:

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        score_words(turn, [new.word])
        new.lay(turn, seat=turn.seat)
        turn.count([named("left", -total(change.unused)) for change in new.changes])
        return WORD

    return round_the_table(
        deal=deal,
        plays=Plays((Fresh(),), (Gather(rest="leaves"),)),
        play=play,
        endings=endings_of(options["end"]),
        after_resigning=previous_player.words_of_resigned,
    )


VARIATIONS = {"Use or Lose": {"scoring": "use-or-lose"}, "Leftovers plus Dessert": {"scoring": "dessert"}}
TRAITS = Traits(Weights(rival=10), long=True)
GAME = letter_game("leftovers", "Leftovers", (2, 6), rules, (SCORING, OUR_TRADE, STUCK, END), VARIATIONS, TRAITS)
