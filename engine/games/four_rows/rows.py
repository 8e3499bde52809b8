"""The rows of Four Rows: the deal, whose card comes next, how a row is broken up, and when the game is over."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.events import DEAD, Batch, committed_by, hand_of
from engine.core.rulebook import House
from engine.core.state import Pending, State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word, cards_of, laid
from engine.parts.deals import NO_SETUP, check_keys, named_hands, open_box, seats_with, table_words
from engine.parts.flow import stalled
from engine.parts.scores import best_scores

CARDS_EACH = {2: 14, 3: 13, 4: 12, 5: 11, 6: 10}
ROWS = 4
CHOOSE, PLACE, MUST_FAIL = "choose", "place", "must-fail"
EMPTY_HAND = "empty-hand"


@dataclass(frozen=True)
class Notes:
    """holder: who has the timer.  low: fewest cards seen in hands and rows.
    placed: the last word, while it is open to doubt; those who doubt it are its objectors."""

    holder: int
    low: int
    placed: Pending | None = None


def deal(house: House) -> State:
    setup = house.setup or NO_SETUP
    check_keys(setup, "hands", "table")
    box = open_box(house)
    rows = table_words(house, box, setup.table or (), makers=False)
    hands = named_hands(house, box)
    if hands is None:
        hands = [box.top(CARDS_EACH[house.players]) for _ in range(house.players)]
    if setup.table is None:
        rows = tuple([laid(box.top(1)) for _ in range(ROWS)])
    if not rows or not all(hands):
        refuse("bad-setup:rows")
    held = sum(len(hand) for hand in hands)
    return State(
        seats=seats_with(house, hands, tuple([-len(hand) for hand in hands])),
        table=rows,
        actor=box.first,
        phase=CHOOSE,
        notes=Notes(box.first, held + len(cards_of(rows))),
        low=held,
        dice=box.dice,
        draws=box.draws,
    )


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
    old = cards_of([turn.table[number - 1]])
    half = len(old) // 2
    card = turn.place.committed
    turn.arrange(
        [laid(card) if n == number else word for n, word in enumerate(turn.table, 1)],
        taken=[Batch(committed_by(turn.seat), card)],
        given=[Batch(DEAD, old[:half]), Batch(hand_of(turn.seat), old[half:])],
    )
    turn.note(holder=turn.seat)


# ---- the end of a turn and of the game


def turn_over(turn: Turn, *, word: bool) -> None:
    """After a card was placed or a row broken up: the game ends, or the next card is placed."""
    turn.score(-len(turn.hand) - turn.place.score)
    if word and not turn.hand:
        win(turn)
        return
    count_progress(turn, word=word)
    reason = stalled(turn)
    if reason is not None:
        close(turn, reason)
    else:
        next_to_place(turn)


def win(turn: Turn) -> None:
    """The first empty hand wins; if its word can be doubted, when all the others have spoken."""
    placed: Pending | None = turn.notes.placed
    if placed is None:
        close(turn, EMPTY_HAND)
    else:
        others = tuple([seat for seat in turn.state.playing if seat != turn.seat])
        turn.note(placed=placed._replace(waits=others, ending=EMPTY_HAND))


def count_progress(turn: Turn, *, word: bool) -> None:
    """Cards laid are progress, and so are cards that leave the game."""
    state = turn.state
    held = sum(len(seat.hand) + len(seat.committed) for seat in state.seats)
    together = held + len(cards_of(state.table))
    fewer = held < state.low or together < state.notes.low
    turn.note(low=min(together, state.notes.low))
    turn.mark(
        turn=state.turn + 1,
        wordless=0 if word else state.wordless + 1,
        low=min(held, state.low),
        since_low=0 if fewer else state.since_low + 1,
    )


def close(turn: Turn, reason: str) -> None:
    """An empty hand has won; else who holds fewest cards."""
    turn.end(reason, best_scores(turn.state))
