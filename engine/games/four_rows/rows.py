"""The rows of Four Rows: whose card comes next, and how the longest row is broken up."""

from collections.abc import Iterable

from engine.parts.table import DEAD, Batch, State, Turn, Word, committed_by, hand_of, laid

CHOOSE, PLACE, MUST_FAIL = "choose", "place", "must-fail"


# ---- whose card comes next


def chosen_by(state: State) -> list[int]:
    """The seats whose chosen card still lies before them."""
    return [seat for seat in state.playing if state.seats[seat].committed]


def show_if_all_have_chosen(turn: Turn) -> None:
    state = turn.state
    if state.phase == CHOOSE and len(chosen_by(state)) == len(state.playing):
        turn.reveal()
        next_to_place(turn)


def next_to_place(turn: Turn) -> None:
    """In the order of the alphabet; the same letter twice: clockwise from the holder of the timer."""
    state, holder = turn.state, turn.notes.holder
    waiting = chosen_by(state) if state.shown else []

    def order(seat: int) -> tuple[str, int]:
        return state.seats[seat].committed[0].face, (seat - holder) % len(state.seats)

    if waiting:
        turn.mark(phase=PLACE, actor=min(waiting, key=order))
    else:
        turn.mark(phase=CHOOSE, shown=False, actor=holder)


# ---- the longest row


def longest_rows(table: Iterable[Word]) -> list[int]:
    """The numbers of the longest rows."""
    lengths = [len(word.slots) for word in table]
    return [number for number, length in enumerate(lengths, 1) if length == max(lengths)]


def break_up(turn: Turn, number: int) -> None:
    """The first half is out, the second in the hand; the card that did not fit begins the row anew."""
    old = turn.table[number - 1].slots
    half = len(old) // 2
    first, second = Word(old[:half]).cards, Word(old[half:]).cards
    card = turn.place.committed
    turn.arrange(
        [laid(card) if n == number else word for n, word in enumerate(turn.table, 1)],
        taken=[Batch(committed_by(turn.seat), card)],
        given=[Batch(DEAD, first), Batch(hand_of(turn.seat), second)],
    )
    turn.note(holder=turn.seat)
