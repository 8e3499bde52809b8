"""End to End, for 2 to 6 players, with letter cards.

The first player lays two different fresh words, or one if there is no second, and scores both. After that a player
chooses one word in play, the other leaves, and makes a new word between the same first and the same last card: any hand
cards, at least one, and in their order any of its inner cards; inner cards not used leave. The new word scores. Then
the player may lay a fresh word for its score: the changed word leaves and the fresh one is in play; otherwise the
changed one is.

Instead of all that a player may lay a fresh word, which scores and alone is in play, trade up to five cards, or pass.
No word that lies on the table comes back as a fresh one.

The game ends when the deck is empty and everybody has passed. Unplayed cards are subtracted; the highest score wins.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.events import DEAD
from engine.core.moves import Act, Play
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.games.end_to_end.ends import from_end_to_end, new_words
from engine.parts.build import (
    Supply,
    claim_words,
    fresh_words,
    lay_fresh,
    plain,
    starts_fresh,
)
from engine.parts.coming_back import another_word
from engine.parts.deals import deal_hands
from engine.parts.flow import WORD, round_the_table
from engine.parts.options import common
from engine.parts.reach import fresh, fresh_sets, in_hand, numbered, play_of, plays, trading, without
from engine.parts.scores import minus_hand
from engine.parts.then_fresh import fresh_word_after, lay_change_then_fresh
from engine.parts.trade import trade_up_to


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    return round_the_table(
        deal=lambda house: deal_hands(house, most=2),
        play=play,
        reach={"play": reach, "trade": trading()},
        trade=trade_up_to(5),
        settle=minus_hand,
    )


def play(turn: Turn, act: Play) -> str:
    plain(act)
    supply = Supply(turn.hand)
    if starts_fresh(act):
        words = fresh_words(supply, act, most=1 if turn.table else 2)
        another_word(words[-1], turn.table or words[:-1])
        claim_words(turn, words)
        lay_fresh(turn, *words, instead=DEAD)
        turn.score(sum(word.value for word in words))
        return WORD
    change = from_end_to_end(turn, act.formulas[0], supply)
    fresh = fresh_word_after(supply, act)
    if fresh:
        another_word(fresh, turn.table)
    return lay_change_then_fresh(turn, change, fresh, left_to=DEAD)


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    """One word, fresh or from end to end, then two: fresh ones to open with, or the second one fresh."""
    hand = in_hand(state, seat)
    yield from plays(fresh(house, hand), *[new_words(house, n, word, hand) for n, word in numbered(state.table)])
    if not state.table:
        yield from map(play_of, fresh_sets(house, hand, 2))
    for number, word in numbered(state.table):
        for way in new_words(house, number, word, hand):
            for other in fresh(house, without(hand, way.used)):
                yield play_of([way, other])


GAME = Game("end-to-end", "End to End", (2, 6), LETTER_DECK, common(6), rules)
