"""Take Two, for 2 to 6 players, with letter cards.

The first player lays a fresh word, for no score. After that a new word is made of exactly two cards of the word on the
table and at least one hand card, in any order; it must be a different word. The values of the remaining table cards go
to the previous player, the one who laid that word, and so do the cards.

Who cannot passes or trades up to five cards: the previous player takes all cards of the word and their values and
starts with a fresh word, and the turn then goes to the seat after the one who could not. If the previous player cannot
start either, that seat may, then the others clockwise. As an option a trade is free, and the word stays. The word still
on the table at the end goes to its maker.

The game ends when the deck is empty and everybody has passed on the empty table, or, as an option, when the first
player goes out.
Unplayed cards cost nothing; the highest score wins.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.cards import LETTER_DECK, Named
from engine.core.events import won_by
from engine.core.moves import Act, Play
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word, total
from engine.parts.build import Supply, from_hand_and_table, plain
from engine.parts.deals import deal_hands
from engine.parts.flow import WORD, round_the_table
from engine.parts.options import END, common
from engine.parts.previous_player import (
    STUCK,
    Notes,
    endings,
    lay_first_word,
    lay_new_word,
    maker_of,
    maker_then_on,
    note_lost_turn,
    previous_takes_all,
    trade_and_hand_over,
    word_to_its_maker,
    words_of_resigned,
)
from engine.parts.reach import any_order, fresh, in_hand, plays, reads, trading


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Notes(), makers=True),
        play=play,
        reach={"play": reach, "trade": trading()},
        passing=previous_takes_all,
        trade=trade_and_hand_over,
        triggers=note_lost_turn,
        following=maker_then_on,
        endings=endings(options["end"]),
        settle=word_to_its_maker,
        left=words_of_resigned,
    )


def play(turn: Turn, act: Play) -> str:
    plain(act)
    if not turn.table:
        lay_first_word(turn, act)
        return WORD
    change = from_hand_and_table(turn, act, Supply(turn.hand), exactly_two)
    maker = maker_of(change.old)
    lay_new_word(turn, change, left_to=won_by(maker))
    turn.score(total(change.left), maker)
    return WORD


def exactly_two(old: Word, used: Sequence[Named]) -> None:
    if len(used) != 2:
        refuse("must-use-card:two")


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    hand = in_hand(state, seat)
    if not state.table:
        return plays(fresh(house, hand))
    word = state.table[0]
    return plays(any_order(house, 1, reads(word), hand, least=2, most=2, other_than=word.text))


GAME = Game("take-two", "Take Two", (2, 6), LETTER_DECK, common(6, STUCK, END), rules)
