"""Doubts in Four Rows. In a game with challenges, players may doubt the last named word until the next card is
placed."""

from dataclasses import replace

from engine.core.public_facts import DOUBTS, MUST_SPEAK, NAMED, OPEN_TO_DOUBT, FaceSet, Fact, marks, on_seat
from engine.core.state import Pending
from engine.games.four_rows.ending import close, turn_over
from engine.games.four_rows.rows import MUST_FAIL, break_up, chosen_by, longest_rows, stop_timer
from engine.parts.table import State, Turn, committed_by, hand_of

FAILED, MUST_NAME_ROW, ANSWERED = "failed", "must-name-row", "answered"


def open_to_doubt(turn: Turn, word: str) -> None:
    """Lets players doubt the word that has just been named. The word named before it can no longer be doubted."""
    turn.words = (word,)
    turn.note(placed=None)
    turn.mark(before=replace(turn.state, before=None))
    turn.note(placed=Pending(turn.seat, (word,), len(turn.state.log)))


def facts(state: State) -> tuple[Fact, ...]:
    """The public facts about doubts: the last word and its player, the seats that doubt it and, if the word may end the
    game, the seats that must still accept or doubt that word."""
    placed: Pending | None = state.notes.placed
    if placed is None:
        return ()
    named = FaceSet(NAMED, placed.words, on_seat(placed.seat))
    answers = marks(DOUBTS, placed.challenged_by) + marks(MUST_SPEAK, placed.waits)
    return (named, *marks(OPEN_TO_DOUBT, [placed.seat]), *answers)


def must_answer(state: State) -> tuple[int, ...]:
    """The seats that must still accept or doubt the last word of the game."""
    placed: Pending | None = state.notes.placed
    return placed.waits if placed is not None else ()


def may_doubt(state: State) -> tuple[int, ...]:
    placed: Pending | None = state.notes.placed
    if placed is None:
        return ()
    return tuple([seat for seat in state.playing if seat != placed.seat and seat not in placed.challenged_by])


def doubt(turn: Turn, act: object) -> str:
    placed = turn.notes.placed
    turn.note(placed=placed._replace(challenged_by=(*placed.challenged_by, turn.seat)))
    return accept(turn, act)


def accept(turn: Turn, act: object) -> str:
    placed = turn.notes.placed
    turn.note(placed=placed._replace(waits=tuple([seat for seat in placed.waits if seat != turn.seat])))
    return ANSWERED


def weigh_doubts(turn: Turn) -> None:
    """Looks the last word up if enough players doubt it: more than half of all players or, in a game for two, the other
    player. If the word may end the game, the game ends once all players have answered."""
    placed: Pending = turn.notes.placed
    players = len(turn.state.playing)
    if len(placed.challenged_by) > (players // 2 if players > 2 else 0):
        look_up(turn, placed)
    elif placed.ending is not None and not placed.waits:
        close(turn, placed.ending)


def look_up(turn: Turn, placed: Pending) -> None:
    if not turn.house.is_word(placed.words[0], placed.seat):
        take_back(turn, placed)
    elif placed.ending is not None:
        close(turn, placed.ending)
    else:
        forget(turn)


def forget(turn: Turn) -> None:
    """Ends the time in which players can doubt the last word."""
    turn.note(placed=None)
    turn.mark(before=None)


def take_back(turn: Turn, placed: Pending) -> None:
    """Takes a wrong word back. If the word was the last of its round, the other players keep the cards that they have
    already chosen for the next round.

    If another player has failed after that word, also undoes the failure and the choices of cards that followed it.
    """
    nothing_since = turn.state.turn == turn.state.log[placed.entry].turn + 1
    chosen = [(seat, turn.state.seats[seat].committed) for seat in chosen_by(turn.state) if seat != placed.seat]
    turn.take_back(placed.entry)
    stop_timer(turn)
    turn.seat = placed.seat
    if nothing_since and chosen_by(turn.state) == [placed.seat]:  # the word was the last of its round
        turn.mark(shown=False)
        for seat, cards in chosen:
            turn.move(cards, hand_of(seat), committed_by(seat))
    if fail_at_once(turn) == FAILED:
        turn_over(turn, word=False)


def fail_at_once(turn: Turn) -> str:
    """Carries out the failure of a player who named a wrong word: breaks up the longest row or, if several rows are
    longest, asks the player to choose one of them."""
    longest = longest_rows(turn.table)
    if len(longest) > 1:
        turn.mark(phase=MUST_FAIL, actor=turn.seat)
        return MUST_NAME_ROW
    break_up(turn, longest[0])
    return FAILED


def remove_from_doubts(turn: Turn, seat: int) -> None:
    """Removes a player who resigned from the doubts: that player's word is no longer open to doubt, and the player's
    doubt and answer no longer count."""
    placed: Pending | None = turn.notes.placed
    if placed is None:
        return
    if placed.seat == seat:
        forget(turn)
        return
    challenged_by = tuple([other for other in placed.challenged_by if other != seat])
    waits = tuple([other for other in placed.waits if other != seat])
    turn.note(placed=placed._replace(challenged_by=challenged_by, waits=waits))
    weigh_doubts(turn)
