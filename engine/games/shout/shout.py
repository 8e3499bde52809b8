"""Shout!, for 2 to 8 players, with the Shout! deck: single letters, letter pairs and two wild cards.

A dealer lays out card after card, face up. A player who sees a word of at least three cards shouts it. If it is right,
the player wins those cards. If it is wrong, every other player gets a card from the deck, clockwise from the dealer's
left while the deck lasts. The player who was wrong may not shout again before the next card is dealt or, after the last
card, in the rest of the round. Letter pairs stay together in their order; a wild card is any one letter.

When all cards are dealt and nobody shouts any more, the dealer closes the round; the remaining cards count for nobody.
The player who won the most cards in the round gets a point; if several players tie, each gets one. A round in which
nobody won a card gives no point. There are as many rounds as players, and the deal passes to the left. Most points win.

Nobody may shout before three cards are on the table. The players can agree that words need more than three letters.
They can also agree that the winner of a round needs one letter more in the next round, or in all later rounds, adding
up. If words are challenged, a shout counts unless another player challenges it before the next card or shout; a player
whose challenge fails may not shout until the next card. A shout that closes the round waits until all have answered.
"""

from engine.core.cards import SHOUT_DECK
from engine.core.moves import Simple
from engine.core.patterns import Call
from engine.core.public_facts import join_facts
from engine.core.rulebook import Game
from engine.games.shout.shout_rounds import (
    CARDS,
    CLOSED,
    DEALT,
    Notes,
    after,
    announced,
    close,
    round_facts,
    somebody_resigned,
)
from engine.games.shout.shouting import bar, may_shout, name_no_word, punish, shout, shouts
from engine.parts.box import WORDS, Option, Options, first
from engine.parts.deals import open_box, seats_with, setup_of
from engine.parts.declared import Plays
from engine.parts.flow import Rulebook
from engine.parts.flow.usual import in_dictionary, nothing
from engine.parts.table import DECK, ROW, House, State, Turn, refuse
from engine.parts.words.fresh import SHORTEST

MIN_LETTERS = Option("min_letters", "number", SHORTEST, low=3, high=8)
RISING = Option("rising", "choice", "off", ("off", "next", "kept"))
# The option decides whose shout counts if several players shout at the same time. Only the app uses this option,
# because the engine gets one shout after another.
TIES = Option("ties", "choice", "again", ("again", "dealer"))
# A value of None means that the dealer deals each card by hand.
SECONDS_PER_CARD = Option("seconds", "number", 3, low=1, high=60, nullable=True)
SHOUT_SECONDS = Option("shout_seconds", "number", 10, low=3, high=60)


def rules(options: Options, players: int) -> Rulebook:
    return Rulebook(
        deal=deal_out,
        begin=nothing,
        verbs=verbs,
        handlers={"deal": deal, "shout": shout, "timeout": name_no_word, "close": close_round},
        after=after,
        actors=lambda state: state.playing,
        missed=name_no_word,
        resigned=somebody_resigned,
        close=close,
        reach={"shout": shouts},
        asker=lambda state, verb: state.actor if verb in ("deal", "close") else None,
        asides=lambda house, state, seat: (),
        challenge_failed=lambda turn: bar(turn, turn.seat),
        undone=punish,
        is_word=in_dictionary,
        extras=lambda state: {"round": state.notes.round, "barred": [seat + 1 for seat in state.notes.barred]},
        facts=join_facts(round_facts),
        announced=announced,
        places=frozenset({"deck", "row", "won"}),
        leaves=True,
        plays=Plays((Call(CARDS),)),
        aim="rounds",
    )


def deal_out(house: House) -> State:
    setup, box = setup_of(house, "deck", "row", "scores"), open_box(house)
    row = box.named(setup.row or ())
    deck = box.named(setup.deck) if setup.deck is not None else tuple(box.cards)
    if not deck and len(row) < CARDS:
        refuse("bad-setup:deck")
    seats = seats_with(house, [()] * house.players, setup.scores)
    notes = Notes(1, (), (house.options["min_letters"],) * house.players)
    return box.state(seats=seats, deck=deck, row=row, notes=notes)


# ---- the seats that may act, and their verbs


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    dealing = ("deal" if state.deck else "close",) if seat == state.actor else ()
    return (*dealing, "shout") if may_shout(state, seat) else dealing


# ---- the moves


def deal(turn: Turn, act: Simple) -> str:
    turn.move(turn.state.deck[:1], DECK, ROW)
    turn.note(barred=())
    return DEALT


def close_round(turn: Turn, act: Simple) -> str:
    return CLOSED


GAME = Game(
    "shout",
    "Shout!",
    (2, 8),
    SHOUT_DECK,
    (WORDS, first(8), MIN_LETTERS, RISING, TIES, SECONDS_PER_CARD, SHOUT_SECONDS),
    rules,
)
