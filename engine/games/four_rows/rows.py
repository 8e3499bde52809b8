"""The rows of Four Rows: the order in which cards are placed, the ends of rows, and the break-up of the longest row."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from engine.core.lookup import Words
from engine.parts.reach.ways import searchable
from engine.parts.table import DEAD, Batch, Slot, State, Turn, Word, committed_by, hand_of, laid
from engine.parts.words.fresh import SHORTEST

CHOOSE, PLACE, MUST_FAIL = "choose", "place", "must-fail"

Row = TypeVar("Row", str, tuple[Slot, ...])  # a row as its letters, or as its cards


# ---- the order of cards


def chosen_by(state: State) -> list[int]:
    """The seats that have chosen a card which is not placed yet."""
    return [seat for seat in state.playing if state.seats[seat].committed]


def show_if_all_have_chosen(turn: Turn) -> None:
    state = turn.state
    if state.phase == CHOOSE and len(chosen_by(state)) == len(state.playing):
        turn.reveal()
        next_to_place(turn)


def order(state: State, chosen: Mapping[int, str]) -> list[int]:
    """The seats in the alphabetical order of their cards. Seats with the same letter come in clockwise order, beginning
    with the holder of the timer."""
    return sorted(chosen, key=lambda seat: (chosen[seat], (seat - state.notes.holder) % len(state.seats)))


def next_to_place(turn: Turn) -> None:
    stop_timer(turn)
    state = turn.state
    waiting = chosen_by(state) if state.shown else []
    if waiting:
        first, *_ = order(state, {seat: state.seats[seat].committed[0].face for seat in waiting})
        turn.mark(phase=PLACE, actor=first)
    else:
        turn.mark(phase=CHOOSE, shown=False, actor=turn.notes.holder)


def stop_timer(turn: Turn) -> None:
    """Stops the timer, because the player whose time it measured has placed the card or failed."""
    if turn.notes.runs:
        turn.note(runs=False)


# ---- laying a card


def ends(row: Row, card: Row) -> dict[str, Row]:
    """The two rows that this card can make: with the card before the row, and with the card after it."""
    return {"before": card + row, "after": row + card}


def fits(words: Words, letters: str) -> bool:
    """Returns whether any word of at least three letters begins with these letters."""
    found = searchable(words)
    return found.begins(letters) and (len(letters) >= SHORTEST or any(found.starting_with(letters)))


# ---- the longest row


def longest(rows: Sequence[Row]) -> list[int]:
    """The numbers, counted from 1, of the longest row or of all rows that are equally long."""
    lengths = [len(row) for row in rows]
    return [number for number, length in enumerate(lengths, 1) if length == max(lengths)]


def longest_rows(table: Iterable[Word]) -> list[int]:
    return longest([word.slots for word in table])


def halves(row: Row) -> tuple[Row, Row]:
    """The two halves of a row. The first half leaves the game and the second goes to the hand; if the row has an odd
    number of cards, the first half is the smaller one."""
    half = len(row) // 2
    return row[:half], row[half:]


def break_up(turn: Turn, number: int) -> None:
    """Breaks up the row. A new row begins with the card that did not fit, and the player takes the timer."""
    first, second = [Word(half).cards for half in halves(turn.table[number - 1].slots)]
    card = turn.place.committed
    turn.arrange(with_row(turn, number, Word(())), given=[Batch(DEAD, first), Batch(hand_of(turn.seat), second)])
    turn.arrange(with_row(turn, number, laid(card)), taken=[Batch(committed_by(turn.seat), card)])
    turn.note(holder=turn.seat)


def with_row(turn: Turn, number: int, row: Word) -> list[Word]:
    """The table with `row` in the place of the row with this number, counted from 1."""
    return [row if n == number else word for n, word in enumerate(turn.table, 1)]
