"""End to End, for 2 to 6 players, with letter cards.

The first player lays two fresh words, or one if there is no second, and scores both. After that a player chooses one
word in play, the other leaves, and makes a new word between the same first and the same last card: any hand cards, at
least one, and in their order any of its inner cards; inner cards not used leave. The new word scores. Then the player
may lay a fresh word for its score: the changed word leaves and the fresh one is in play; otherwise the changed one is.

Instead of all that a player may lay a fresh word, which scores and alone is in play, trade up to five cards, or pass.

The game ends when the deck is empty and everybody has passed. Unplayed cards are subtracted; the highest score wins.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine.core.cards import LETTER_DECK, Named
from engine.core.events import DEAD, Batch
from engine.core.moves import STAY, Act, Formula, Play
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word, cards_of
from engine.parts.build import (
    Supply,
    claim_words,
    fresh_word_after,
    fresh_words,
    from_hand,
    lay_fresh,
    plain,
    remade,
    some_in_order,
    starts_fresh,
    tokens_of,
)
from engine.parts.deals import deal_hands
from engine.parts.flow import WORD, round_the_table
from engine.parts.options import common
from engine.parts.reach import (
    Faces,
    Ways,
    fresh,
    fresh_sets,
    in_hand,
    in_order,
    numbered,
    play_of,
    plays,
    reads,
    trading,
    without,
)
from engine.parts.scores import minus_hand
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
        claim_words(turn, words)
        lay_fresh(turn, *words, instead=DEAD)
        turn.score(sum(word.value for word in words))
        return WORD
    change = remade(turn, act.formulas[0], supply, partial(ends_stay, act.formulas[0]))
    new = change.word.word
    fresh = fresh_word_after(supply, act)
    claim_words(turn, [new, fresh] if fresh else [new])

    others = [word for index, word in enumerate(turn.table) if index != change.index]
    turn.arrange([new], taken=from_hand(turn, change.used), given=[Batch(DEAD, cards_of(others) + change.left)])
    turn.score(new.value)
    if fresh:
        lay_fresh(turn, fresh, instead=DEAD)
        turn.score(fresh.value)
    return WORD


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


def new_words(house: House, number: int, word: Word, hand: Faces) -> Ways:
    cards = reads(word)
    return in_order(house, number, cards[1:-1], hand, least=0, first=cards[:1], last=cards[-1:], other_than=word.text)


def ends_stay(formula: Formula, old: Word, named: Sequence[Named]) -> list[int]:
    """The first and the last card stay at their ends; inner cards that are used keep their order."""
    some_in_order(old, named)  # to name a card that is not there is the greater fault
    first, last = old.tops[0], old.tops[-1]
    ends = [token.table for token in (tokens_of(formula)[0], tokens_of(formula)[-1]) if token.kind == STAY]
    if len(named) < 2 or ends != [(first.face, first.letters), (last.face, last.letters)]:
        refuse("ends-must-stay", first=first.letters, last=last.letters)
    between = some_in_order(Word(old.slots[1:-1]), named[1:-1])
    return [0, *[place + 1 for place in between], len(old.slots) - 1]


GAME = Game("end-to-end", "End to End", (2, 6), LETTER_DECK, common(6), rules)
