"""Makes keys for comparing the outcomes of moves. With these keys, a list of moves can leave out moves that have the
same outcome as an earlier one. Players can't tell equal cards apart, so two outcomes that differ only in the places of
equal cards count as the same."""

from collections.abc import Hashable, Iterable
from typing import TypeGuard

from engine.core.cards import Card
from engine.core.events import DECK, Event, Moved
from engine.core.state import Seat, State
from engine.core.verdict import Legal
from engine.core.words import Word


def outcome_key(legal: Legal) -> Hashable:
    """A key that is equal for two moves that make the same words, score the same points and lead to the same position.

    The key ignores the log, the order of the cards in a hand and the order of the words on the table, because no rule
    depends on these. It treats drawn cards as unknown, because comparing two moves must not reveal cards of the deck.
    """
    drawn = frozenset([card.id for event in legal.events if _is_draw(event) for card in event.cards])
    return tuple(sorted(legal.words)), legal.points, position(legal.state, drawn)


def _is_draw(event: Event) -> TypeGuard[Moved]:
    return isinstance(event, Moved) and event.source == DECK


def position(state: State, drawn: frozenset[int]) -> Hashable:
    """A key for a position. It is equal for two states that differ only in the log, in the order of the deck, or in the
    places of equal cards."""

    def faces(cards: Iterable[Card]) -> tuple[str, ...]:
        return tuple(sorted(["" if card.id in drawn else card.face for card in cards]))

    def place(seat: Seat) -> Hashable:
        return (
            (faces(seat.hand), faces(seat.won), faces(seat.aside)),
            # The order of secretly laid cards counts, because they form a word.
            tuple([card.written for card in seat.committed]),
            (seat.score, seat.tricks, seat.out, seat.skips),
        )

    return (
        tuple([place(seat) for seat in state.seats]),
        tuple(sorted([_word(word) for word in state.table])),
        len(state.deck),
        (faces(state.dead), faces(state.row)),
        tuple([faces(pile) for pile in state.piles]),
        faces(() if state.turned is None else (state.turned,)),
        (state.turn, state.actor, state.phase, state.notes, state.opened, state.worded),
        (state.passes, state.idle, state.wordless, state.traded, state.low, state.since_low, state.lasts),
        state.pending and state.pending._replace(words=tuple(sorted(state.pending.words))),
        (state.end, state.winners, state.result),
    )


def _word(word: Word) -> tuple[tuple[tuple[str, ...], ...], int, tuple[str, ...], bool]:
    stacks = tuple([tuple([card.written for card in slot]) for slot in word.slots])
    return stacks, -1 if word.seat is None else word.seat, word.pick, word.open
