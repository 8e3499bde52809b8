"""3'n Change, for 2 to 6 players, with letter cards.

The first player lays a fresh word and scores it. After that the word on the table becomes a new word out of at least
three hand cards and at least one of its own cards; those used keep their order, all others go into the player's hand.
Then the player may lay a fresh word as well, another one, out of everything now held, cards just picked up included.
Both words score their values; the changed word leaves, and the fresh one is in play. Without a fresh word the changed
one stays. A changed word that lay on the table before scores nothing if it takes up as many cards as it lays, or more.

Who cannot change the word trades exactly three cards, or as many as the deck has, for the top of the deck; the cards
traded go under it. Or passes.

The game ends when a player goes out with the deck empty, or when the deck is empty and everybody has passed. Unplayed
cards are subtracted; the highest score wins.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from engine.core.cards import LETTER_DECK, unread
from engine.core.events import hand_of
from engine.core.moves import Act, Play
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.parts.build import (
    Supply,
    plain,
    remade,
    some_in_order,
)
from engine.parts.coming_back import comes_back
from engine.parts.deals import deal_hands
from engine.parts.flow import exhausted, round_the_table, stalled, went_out
from engine.parts.opening import open_with_a_word
from engine.parts.options import ONCE_OR_ALWAYS, common
from engine.parts.reach import (
    Kept,
    Way,
    faces,
    found_once,
    fresh,
    in_hand,
    in_order,
    play_of,
    plays,
    reads,
    trading,
    with_another,
    without,
)
from engine.parts.scores import minus_hand
from engine.parts.then_fresh import fresh_word_after, lay_change_then_fresh
from engine.parts.trade import trade_exactly

FROM_HAND = 3


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    return round_the_table(
        deal=deal_hands,
        play=play,
        reach={"play": reach, "trade": trading(3)},
        trade=trade_exactly(3, under=True),
        endings=(went_out, exhausted, stalled),
        settle=minus_hand,
    )


def play(turn: Turn, act: Play) -> str:
    plain(act)
    if not turn.table:
        return open_with_a_word(turn, act)
    supply = Supply(turn.hand)
    change = remade(turn, act.formulas[0], supply, some_in_order)
    if len(change.used) < FROM_HAND:
        refuse("must-use-card:hand", least=FROM_HAND)
    supply.free += [unread(card) for card in change.left]
    fresh = fresh_word_after(supply, act)
    back = len(change.used) <= len(change.left) and comes_back(turn, change.word)
    return lay_change_then_fresh(turn, change, fresh, left_to=hand_of(turn.seat), scores=not back)


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    """A change, alone or with a fresh word out of what is held after it."""
    hand = in_hand(state, seat)
    if not state.table:
        return plays(fresh(house, hand))
    word = state.table[0]
    new_words = in_order(house, 1, reads(word), hand, from_hand=FROM_HAND, other_than=word.text)
    words_of = found_once(partial(fresh, house))

    def fresh_after(way: Way) -> Kept:
        stay = some_in_order(word, way.formula.from_table)
        left = [card for place, slot in enumerate(word.slots) if place not in stay for card in slot]
        return words_of(without(hand, way.used) + faces(left))

    return map(play_of, with_another(Kept(new_words), fresh_after))


GAME = Game("3n-change", "3'n Change", (2, 6), LETTER_DECK, common(6, ONCE_OR_ALWAYS), rules)
