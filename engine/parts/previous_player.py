"""What Leftovers and Take Two say in the same words: leftovers go to the player who laid the word, and who cannot
make a new one hands that player the table and a fresh start."""

from dataclasses import dataclass

from engine.core.events import won_by
from engine.core.turn import Turn
from engine.core.words import total
from engine.parts.flow import PASS


@dataclass(frozen=True)
class Notes:
    """gave_up: the seat that could not, until the previous player has had the fresh start; then the next one follows.
    maker: the seat whose fresh start is to come."""

    gave_up: int | None = None
    maker: int | None = None


def previous_takes_all(turn: Turn, act: object) -> str:
    """Who cannot: the player who laid the word takes its cards and their values, and starts a fresh word."""
    if turn.table:
        word = turn.table[0]
        assert word.seat is not None
        turn.clear_table(won_by(word.seat))
        turn.score(total(word.cards), word.seat)
        turn.note(gave_up=turn.seat, maker=word.seat)
    return PASS


def maker_then_on(turn: Turn) -> int:
    """After a table was taken its taker has the turn; then comes the seat after the one who could not."""
    state, notes = turn.state, turn.notes
    if notes.gave_up is None:
        return state.after(state.actor)
    if notes.maker is not None:
        turn.note(maker=None)
        return int(notes.maker)
    turn.note(gave_up=None)
    following = state.after(notes.gave_up)
    return state.after(following) if following == state.actor else following


def last_word_to_its_maker(turn: Turn) -> None:
    """The word still on the table at the end goes to its maker."""
    for word in turn.table[:1]:
        assert word.seat is not None
        turn.clear_table(won_by(word.seat))
        turn.score(total(word.cards), word.seat)


def words_of_resigned(turn: Turn, seat: int) -> None:
    """Once a player has resigned, the previous player is the seat before."""
    before = turn.state.seat_before(seat)
    if any(word.seat == seat for word in turn.table):
        turn.arrange([word._replace(seat=before) if word.seat == seat else word for word in turn.table])
