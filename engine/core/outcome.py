"""What comes of a move, for eyes that cannot tell equal cards apart: which of two As lies where is no difference."""

from collections.abc import Hashable, Iterable

from engine.core.cards import Card
from engine.core.state import Seat, State
from engine.core.verdict import Legal
from engine.core.words import Word


def outcome(legal: Legal) -> Hashable:
    """Equal for two moves that make the same words for the same points and leave the same table behind.

    The log is left out, and so is the order of cards and of words on the table, which no rule looks at.
    """
    return tuple(sorted(legal.words)), legal.points, position(legal.state)


def position(state: State) -> Hashable:
    """The table without the log, the deck's order and the identities of cards."""
    return (
        tuple([_seat(seat) for seat in state.seats]),
        tuple(sorted([_word(word) for word in state.table])),
        len(state.deck),
        _faces(state.dead),
        tuple([_faces(pile) for pile in state.piles]),
        None if state.turned is None else state.turned.face,
        (state.turn, state.actor, state.phase, state.notes, state.opened, state.worded),
        (state.passes, state.wordless, state.low, state.since_low, state.lasts),
        state.pending and state.pending._replace(words=tuple(sorted(state.pending.words))),
        (state.end, state.winners, state.result),
    )


def _seat(seat: Seat) -> Hashable:
    return (
        (_faces(seat.hand), _faces(seat.won), _faces(seat.aside)),
        tuple([card.written for card in seat.committed]),  # what is laid in secret is a word
        (seat.score, seat.tricks, seat.out, seat.skips),
    )


def _word(word: Word) -> tuple[tuple[tuple[str, ...], ...], int, tuple[str, ...], bool]:
    stacks = tuple([tuple([card.written for card in slot]) for slot in word.slots])
    return stacks, -1 if word.seat is None else word.seat, word.pick, word.open


def _faces(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(sorted([card.face for card in cards]))
