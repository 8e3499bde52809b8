"""The tricks of Tricked Out: who is still in one, which words were there, who has won it, and who leads the next."""

from dataclasses import dataclass, replace

from engine.parts.deals import deal_hands
from engine.parts.flow import LOST, OUT, PASS, exhausted
from engine.parts.table import House, State, Turn, refuse, won_by
from engine.parts.words.changes import WordChange


@dataclass(frozen=True)
class Notes:
    """still: the seats in the trick that is going on; the last of them has changed the word last, or led.
    seen: words that may not come back.  traded: knockout, the seats that have had their trade.
    next_leader: who leads after a won trick."""

    still: tuple[int, ...] = ()
    seen: tuple[str, ...] = ()
    traded: tuple[int, ...] = ()
    next_leader: int | None = None


def deal(house: House, most: int | None) -> State:
    """A word that a set-up lays out has begun a trick. most: how many words a trick can have at once."""
    state = deal_hands(house, most=most)
    return replace(state, notes=Notes(still=state.playing, seen=tuple([word.text for word in state.table])))


def no_word_comes_back(turn: Turn, change: WordChange) -> None:
    """Except by a duplicate."""
    new = [part.text for part in change.parts]
    back = [text for text in new if text in turn.notes.seen]
    if back and not change.duplicates_only:
        refuse("word-repeated", word=back[0])
    turn.note(seen=turn.notes.seen + tuple([text for text in new if text not in back]))


def out_of_the_trick(turn: Turn, outcome: str) -> None:
    """Who passes is out of this trick; the last one left has won it."""
    if turn.table and outcome in (PASS, LOST, OUT):
        leave_the_trick(turn, turn.seat)


def leave_the_trick(turn: Turn, seat: int) -> None:
    still = tuple([other for other in turn.notes.still if other != seat])
    turn.note(still=still)
    if turn.table and len(still) == 1:
        winner = still[0]
        turn.clear_table(won_by(winner))
        turn.win_trick(winner)
        turn.score(1, winner)
        turn.note(still=(), seen=(), next_leader=winner)


def resigned(turn: Turn, seat: int) -> None:
    """If that leaves one in the trick, it is the one whose turn it is, and who leads now."""
    leave_the_trick(turn, seat)
    if turn.notes.next_leader == turn.state.actor:
        turn.note(next_leader=None)
        turn.mark(passes=0)


def next_in_trick(turn: Turn) -> int:
    """The winner of a trick leads; within a trick those who are out of it are passed over."""
    state, notes = turn.state, turn.notes
    if notes.next_leader is not None:
        turn.note(next_leader=None)
        turn.mark(passes=0)
        return int(notes.next_leader)
    if not state.table:
        return state.after(state.actor)
    seat = state.after(state.actor)
    while seat not in notes.still:
        seat = state.after(seat)
    return seat


def hands_empty(turn: Turn) -> str | None:
    """All hands are empty and no trick is going on."""
    state = turn.state
    empty = not any(state.seats[seat].hand for seat in state.playing)
    return "hands-empty" if empty and not state.deck and not state.table else None


def all_passed_as_leader(turn: Turn) -> str | None:
    leading = not turn.table and turn.notes.next_leader is None
    return exhausted(turn) if leading else None
