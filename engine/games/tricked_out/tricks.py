"""The tricks of Tricked Out: who is still in one, which words were there, who has won it, and who leads the next."""

from dataclasses import dataclass, replace

from engine.core.public_facts import HAS_TRADED, LEADS, OUT_OF_TRICK, Fact, marks
from engine.parts.deals import deal_hands
from engine.parts.flow import WORD, exhausted
from engine.parts.table import House, State, Turn, refuse, won_by
from engine.parts.words.changes import WordChange


@dataclass(frozen=True)
class Notes:
    """still: the seats in the trick; when it is won its winner alone, who leads the next one; else nobody.
    seen: words that may not come back.  traded: knockout, the seats that have had their trade."""

    still: tuple[int, ...] = ()
    seen: tuple[str, ...] = ()
    traded: tuple[int, ...] = ()


def facts(state: State) -> tuple[Fact, ...]:
    """Who is out of the trick, or who has won the last one and leads."""
    still = state.notes.still
    if state.table:
        return marks(OUT_OF_TRICK, [seat for seat in state.playing if seat not in still])
    return marks(LEADS, still)


def knockout_facts(state: State) -> tuple[Fact, ...]:
    """Who has had the one trade."""
    return marks(HAS_TRADED, state.notes.traded)


def deal(house: House, most: int | None) -> State:
    """A word that a set-up lays out has begun a trick. most: how many words a trick can have at once."""
    state = deal_hands(house, most=most)
    if not state.table:
        return replace(state, notes=Notes())
    return replace(state, notes=Notes(still=state.playing, seen=tuple([word.text for word in state.table])))


def no_word_comes_back(turn: Turn, change: WordChange) -> None:
    """Except by a duplicate."""
    new = [part.text for part in change.parts]
    back = [text for text in new if text in turn.notes.seen]
    if back and not change.duplicates_only:
        refuse("word-repeated", word=back[0])
    turn.note(seen=turn.notes.seen + tuple([text for text in new if text not in back]))


def lead(turn: Turn, word: str) -> None:
    """All are in the trick that begins with this word."""
    turn.note(still=turn.state.playing, seen=(word,))


def out_of_the_trick(turn: Turn, outcome: str) -> None:
    """A player who makes no word is out of the trick; a leader who makes none does not lead."""
    if outcome != WORD:
        leave_the_trick(turn, turn.seat)


def leave_the_trick(turn: Turn, seat: int) -> None:
    """When only one is left, that player has changed the word last, or led: the trick is won."""
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
    """The winner of a trick leads; nobody has passed as leader since then."""
    if not turn.table and turn.notes.still:
        turn.mark(passes=0)


def resigned(turn: Turn, seat: int) -> None:
    """When two were in the trick the other one has won it, and leads now or next."""
    leave_the_trick(turn, seat)
    winner_leads(turn)


def next_in_trick(state: State) -> int:
    """Those who are out of the trick are passed over; on an empty table its winner leads, or else the next player."""
    still = state.notes.still or state.playing
    seat = state.after(state.actor)
    while seat not in still:
        seat = state.after(seat)
    return seat


def hands_empty(turn: Turn) -> str | None:
    """All hands are empty and no trick is going on."""
    state = turn.state
    empty = not any(state.seats[seat].hand for seat in state.playing)
    return "hands-empty" if empty and not state.deck and not state.table else None


def all_passed_as_leader(turn: Turn) -> str | None:
    """The deck is empty, and since the last trick every player has passed instead of leading."""
    return exhausted(turn) if not turn.table else None
