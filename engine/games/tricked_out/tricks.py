"""The tricks of Tricked Out: the players in a trick, its words, its winner, and the leader of the next trick."""

from dataclasses import dataclass, replace

from engine.core.public_facts import HANDS_USED, HAS_TRADED, LEADS, NOBODY_LEADS, OUT_OF_TRICK, Fact, marks
from engine.parts.deals import deal_hands
from engine.parts.flow import WORD, exhausted
from engine.parts.flow.endings import once_deck_is_empty, passed
from engine.parts.flow.usual import announced_by
from engine.parts.table import House, State, Turn, refuse, won_by
from engine.parts.words.changes import WordChange


@dataclass(frozen=True)
class Notes:
    """The notes of Tricked Out: facts that the rules must remember from turn to turn.

    still: the seats that are still in the trick. Between two tricks, it has only the winner of the last trick, who
    leads the next one; empty if there is no winner.
    seen: the words that may not come back.
    traded: in a knockout, the seats that have already made their trade.
    """

    still: tuple[int, ...] = ()
    seen: tuple[str, ...] = ()
    traded: tuple[int, ...] = ()


def facts(state: State) -> tuple[Fact, ...]:
    """The public facts of the trick: the seats that are out of the trick or, between two tricks, the seat that leads
    the next one."""
    still = state.notes.still
    if state.table:
        return marks(OUT_OF_TRICK, [seat for seat in state.playing if seat not in still])
    return marks(LEADS, still)


def knockout_facts(state: State) -> tuple[Fact, ...]:
    """For each seat that has already made the one trade that a knockout permits, a public fact that marks the seat."""
    return marks(HAS_TRADED, state.notes.traded)


def deal(house: House, most: int | None) -> State:
    """Deals the cards. If the set-up has a word, a trick has already begun with it.

    most: the maximum number of words that can be on the table in a trick.
    """
    state = deal_hands(house, most=most)
    if not state.table:
        return replace(state, notes=Notes())
    return replace(state, notes=Notes(still=state.playing, seen=tuple([word.text for word in state.table])))


def no_word_comes_back(turn: Turn, change: WordChange) -> None:
    """Refuses a word that was in the trick before, unless the move laid only duplicates."""
    new = [part.text for part in change.parts]
    back = [text for text in new if text in turn.notes.seen]
    if back and not change.duplicates_only:
        refuse("word-repeated", word=back[0])
    turn.note(seen=turn.notes.seen + tuple([text for text in new if text not in back]))


def lead(turn: Turn, word: str) -> None:
    """Begins a trick with this word and all players."""
    turn.note(still=turn.state.playing, seen=(word,))


def out_of_the_trick(turn: Turn, outcome: str) -> None:
    """Takes a player whose move made no word out of the trick. A leader who made no word does not lead the trick."""
    if outcome != WORD:
        leave_the_trick(turn, turn.seat)


def leave_the_trick(turn: Turn, seat: int) -> None:
    """Takes the seat out of the trick. If only one seat remains, this seat wins the trick, because its player was the
    last to change the word or led the trick."""
    still = tuple([other for other in turn.notes.still if other != seat])
    turn.note(still=still)
    if turn.table and len(still) == 1:
        win_the_trick(turn, still[0])


def win_the_trick(turn: Turn, winner: int) -> None:
    turn.clear_table(won_by(winner))
    turn.win_trick(winner)
    turn.score(1, winner)
    turn.note(seen=())


def winner_leads(turn: Turn, outcome: str = "") -> None:
    """Resets the count of passes after a trick, so that the passes of the trick do not end the game. The winner leads
    the next trick."""
    if not turn.table and turn.notes.still:
        turn.mark(passes=0)


def resigned(turn: Turn, seat: int) -> None:
    """Takes a player who resigned out of the trick. If only one player remains in the trick, that player wins it and
    leads the next one."""
    leave_the_trick(turn, seat)
    winner_leads(turn)


def next_in_trick(state: State) -> int:
    """The seat that acts next in the trick. On an empty table, this is the winner of the last trick or, if there is no
    winner, the next player."""
    still = state.notes.still or state.playing
    seat = state.after(state.actor)
    while seat not in still:
        seat = state.after(seat)
    return seat


@announced_by(once_deck_is_empty(HANDS_USED))
def hands_empty(turn: Turn) -> str | None:
    """Ends the game when all hands are empty and no trick is in progress."""
    state = turn.state
    empty = not any(state.seats[seat].hand for seat in state.playing)
    return "hands-empty" if empty and not state.deck and not state.table else None


def near_no_leader(state: State) -> tuple[Fact, ...]:
    """The public facts once the deck is empty: that a round without a leader ends the game, and which seats have passed
    instead of leading."""
    near = once_deck_is_empty(NOBODY_LEADS)(state)
    return (*near, *passed(state)) if near and not state.table else near


@announced_by(near_no_leader)
def all_passed_as_leader(turn: Turn) -> str | None:
    """Ends the game when the deck is empty and, since the last trick, every player has passed instead of leading."""
    return exhausted.reason(turn) if not turn.table else None
