"""Carries out the verbs that every game has: resign, challenge a play, and accept the last play."""

from collections.abc import Iterator

from engine.core.moves import ACCEPT, CHALLENGE, RESIGN, Simple
from engine.core.rulebook import House, Turn
from engine.core.state import Pending, State
from engine.core.verdict import Legal, refuse

COMMON_VERBS = ("resign", "challenge", "accept")
# The verbs with which players answer a play that may end the game. The game ends only after all other players have
# answered.
ANSWERS = ("accept", "challenge")


def may_challenge(house: House, state: State) -> tuple[int, ...]:
    """The seats that may challenge the last play."""
    pending = state.pending
    if pending is None or not house.words_are_challenged:
        return ()
    return tuple([seat for seat in pending.waits or state.playing if seat != pending.seat])


def in_doubt(state: State) -> tuple[str, ...]:
    """The words of the last play that can still be challenged."""
    return state.pending.words if state.pending is not None else ()


def carry_out_common_verb(house: House, state: State, seat: int, act: Simple) -> Legal:
    """Carries out a resignation, a challenge or an acceptance. Refuses the act if the seat may not use its verb now."""
    if state.seats[seat].out:
        refuse("not-your-turn", seat=seat)
    turn = Turn(house, state, seat)
    if act.verb == "resign":
        _resign(turn)
    elif act.verb == "accept":
        if seat not in state.waits_for:
            refuse("wrong-verb", verb="accept")
        _log_about_play(turn, ACCEPT)
        _answer(turn)
    else:
        if seat not in may_challenge(house, state):
            refuse("wrong-verb", verb="challenge")
        _challenge(turn)
    return Legal(turn.state, tuple(turn.events))


# ---- challenging and accepting


def _log_about_play(turn: Turn, act: Simple) -> None:
    """Writes a challenge or an acceptance of the last play to the log, with the turn number of that play."""
    turn.log(act, turn.seat, turn=turn.state.log[_last_play(turn).entry].turn)


def _last_play(turn: Turn) -> Pending:
    assert turn.state.pending is not None
    return turn.state.pending


def _challenge(turn: Turn) -> None:
    """Carries out a challenge. If a play of the turn has a wrong word, takes back the first such play and all later
    plays of the turn. If no play has a wrong word, ends the game if the last play was to end it; otherwise the
    challenger pays a penalty, and nobody can challenge the play again."""
    house, last = turn.house, _last_play(turn)
    wrong = None
    for play in _open_plays(turn.state):
        words = tuple([word for word in play.words if not house.is_word(word, play.seat)])
        if words:
            wrong, turn.undone = play, words
    _log_about_play(turn, CHALLENGE)
    if wrong is not None:
        turn.take_back(wrong.entry)
        turn.seat = last.seat
        house.book.undone(turn)
        return
    if last.waits:
        _end_with(turn, last)
    else:
        turn.let_stand()
        house.book.challenge_failed(turn)


def _open_plays(state: State) -> Iterator[Pending]:
    """Yields the plays of the turn that can be challenged, the latest first."""
    at: State | None = state
    while at is not None and at.pending is not None:
        yield at.pending
        at = at.before


def _answer(turn: Turn) -> None:
    """Records that a player accepts the last play. Ends the game once all other players have answered."""
    last = _last_play(turn)
    waits = tuple([seat for seat in last.waits if seat != turn.seat])
    if waits:
        turn.mark(pending=last._replace(waits=waits))
    else:
        _end_with(turn, last)


def _end_with(turn: Turn, last: Pending) -> None:
    """Accepts the last play, which can then no longer be challenged, and ends the game for the reason stored with the
    play."""
    assert last.ending is not None
    turn.let_stand()
    turn.house.book.close(turn, last.ending)


# ---- resigning


def _resign(turn: Turn) -> None:
    """Takes the seat out of the game immediately. The game ends when only one seat remains.

    Plays can still be challenged after a resignation, unless the player who resigned made them or had the next turn. If
    the last play can end the game and waits for answers, the game ends when the player of that play resigns. If another
    player resigns, that player's answer is no longer needed.
    """
    state, seat = turn.state, turn.seat
    turn.log(RESIGN, seat)
    turn.knock_out(seat)
    last = state.pending
    if len(turn.state.playing) == (1 if turn.house.players > 1 else 0):
        turn.let_stand()
        turn.house.book.close(turn, "resigned")
    elif last is not None and last.waits:
        if seat == last.seat:
            _end_with(turn, last)
            return
        _leave_before(turn)
        if seat in last.waits:
            _answer(turn)
    else:
        if last is not None and seat in (last.seat, state.actor):
            turn.let_stand()
        _leave_before(turn)
        turn.house.book.resigned(turn, seat)


def _leave_before(turn: Turn) -> None:
    """Takes the player who resigned out of the stored earlier positions, because a successful challenge restores one of
    these positions."""
    if turn.state.before is not None:
        earlier = Turn(turn.house, turn.state.before, turn.seat)
        earlier.knock_out(turn.seat)
        _leave_before(earlier)
        earlier.house.book.resigned(earlier, turn.seat)
        turn.mark(before=earlier.state)
