"""The oracle: one question, may this be done, and one answer, no or what then.

Preview, submit, hints, computer players and lit targets all ask here; there is no second check of legality.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.moves import Act, Move, Place, Play, Request, Restart, Salvage, Shout, Simple
from engine.core.notation import write_act
from engine.core.rulebook import House
from engine.core.state import Pending, State
from engine.core.turn import Turn
from engine.core.upshot import upshot
from engine.core.verdict import Illegal, Legal, Refused, Verdict, refuse

_EVERYBODYS = ("resign", "challenge", "accept")
_CLOCKS = ("seconds", "shout_seconds")  # the options that set a time for an act


def judge(house: House, state: State, move: Move) -> Verdict:
    """May this move be made, and what is the table after it?"""
    try:
        return _judged(house, state, move)
    except Refused as refusal:
        return Illegal(refusal.reason)


def _judged(house: House, state: State, move: Move) -> Verdict:
    act = move.act
    if state.over:
        refuse("game-over")
    seat = _speaker(house, state, move)
    own = act.verb in house.book.handlers  # a game may hear challenges in its own way
    if isinstance(act, Simple) and act.verb in _EVERYBODYS and not own:
        return _common(house, state, seat, act)
    if state.pending is not None and state.pending.waits:
        refuse("wrong-verb:waits")
    _may_say(house, state, seat, act.verb)

    turn = Turn(house, state, seat)
    goes_on = state.pending is not None and state.pending.seat == seat and state.worded
    if state.pending is not None and not goes_on:  # the next turn begins: too late for challenges
        turn.let_stand()
    outcome = house.book.handlers[act.verb](turn, act)
    wrong = _wrong_word(house, turn)
    if wrong is not None:
        if house.options["words"] == "checked":
            refuse("not-a-word", word=wrong)
        turn = Turn(house, state, seat)
        outcome = house.book.missed(turn, act)
    if house.words_are_challenged and turn.claims:
        entry = len(turn.state.log)
        before = state if goes_on else replace(state, before=None, pending=None)
        turn.await_challenge(Pending(seat, turn.claims, entry), before)
    words, points = turn.words, turn.points
    turn.log(write_act(act, house.game.deck), seat)
    house.book.after(turn, outcome)
    return Legal(turn.state, tuple(turn.events), words, points)


def _may_say(house: House, state: State, seat: int, verb: str) -> None:
    """Refuse what is not this seat's to say now."""
    if verb in house.book.asides(house, state, seat):
        return
    if seat not in house.book.actors(state):
        refuse("not-your-turn", seat=seat)
    timed_out = verb == "timeout" and any(house.options.get(clock) is not None for clock in _CLOCKS)
    if verb not in house.book.verbs(house, state, seat) and not timed_out:
        if verb in ("trade", "discard") and verb in house.book.handlers and not state.deck:
            refuse("cannot-trade:deck", count=0)
        refuse("wrong-verb", verb=verb)


def _wrong_word(house: House, turn: Turn) -> str | None:
    """The first claimed word that is none, where the table looks words up at once."""
    if not house.looks_words_up:
        return None
    return next((word for word in turn.claims if not house.book.is_word(house, word)), None)


def _speaker(house: House, state: State, move: Move) -> int:
    """The seat that is named; else the one whose turn it is, or the only one that may say this."""
    if move.seat is not None:
        if not 0 <= move.seat < house.players:
            refuse("bad-notation:seat", number=move.seat + 1)
        return move.seat
    verb = move.act.verb
    if verb in house.book.handlers or verb == "resign":
        seat = house.book.asker(state, verb)
    else:
        seats = {"challenge": _may_object(house, state), "accept": _waited_for(state)}.get(verb, ())
        if not seats:
            refuse("wrong-verb", verb=verb)
        seat = state.actor if state.actor in seats else seats[0] if len(seats) == 1 else None
    if seat is None:
        refuse("bad-notation:who", verb=verb)
    return seat


def _waited_for(state: State) -> tuple[int, ...]:
    return state.pending.waits if state.pending is not None else ()


def _may_object(house: House, state: State) -> tuple[int, ...]:
    """The seats that may challenge the last play."""
    pending = state.pending
    if pending is None or not house.words_are_challenged:
        return ()
    speakers = pending.waits or state.playing
    return tuple([s for s in speakers if s != pending.seat and s not in pending.objected])


def _common(house: House, state: State, seat: int, act: Simple) -> Verdict:
    """What everybody may say in every game: resign, accept, challenge."""
    if state.seats[seat].out:
        refuse("not-your-turn", seat=seat)
    turn = Turn(house, state, seat)
    if act.verb == "resign":
        _resign(turn)
    elif act.verb == "accept":
        if seat not in _waited_for(state):
            refuse("wrong-verb", verb="accept")
        _log_about_play(turn, "accept")
        _spoken(turn)
    else:
        if seat not in _may_object(house, state):
            refuse("wrong-verb", verb="challenge")
        _challenge(turn)
    return Legal(turn.state, tuple(turn.events))


def _log_about_play(turn: Turn, verb: str) -> None:
    """A challenge belongs to the turn of the play it speaks of."""
    pending = turn.state.pending
    assert pending is not None
    turn.log(verb, turn.seat, turn=turn.state.log[pending.entry].turn)


def _challenge(turn: Turn) -> None:
    """The first wrong play of the turn and all that stood on it are taken back; without one the challenger pays."""
    pending = turn.state.pending
    assert pending is not None
    house = turn.house
    wrong = [play for play in _open_plays(turn.state) if not all(house.book.is_word(house, w) for w in play.words)]
    _log_about_play(turn, "challenge")
    if not wrong:
        turn.mark(pending=pending._replace(objected=(*pending.objected, turn.seat)))
        if pending.waits:
            _spoken(turn)
        else:
            house.book.objected(turn)
        return
    turn.take_back(wrong[-1].entry)
    turn.seat = pending.seat
    house.book.undone(turn)


def _open_plays(state: State) -> Iterator[Pending]:
    """The plays of a turn of several words that may be challenged, the latest first."""
    at: State | None = state
    while at is not None and at.pending is not None:
        yield at.pending
        at = at.before


def _spoken(turn: Turn) -> None:
    """One of those that a last play waits for has spoken; when all have, the game ends."""
    pending = turn.state.pending
    assert pending is not None
    assert pending.ending is not None
    waits = tuple([seat for seat in pending.waits if seat != turn.seat])
    if waits:
        turn.mark(pending=pending._replace(waits=waits))
        return
    turn.let_stand()
    turn.house.book.close(turn, pending.ending)


def _resign(turn: Turn) -> None:
    """Out at once; the game ends when one is left. What could be challenged still can, unless its player or the one to
    act resigns; a last play that waits ends the game when its player does, and else waits for one less."""
    state, seat = turn.state, turn.seat
    turn.log("resign", seat)
    turn.knock_out(seat)
    pending = state.pending
    left = turn.state.playing
    if len(left) == (1 if turn.house.players > 1 else 0):
        turn.let_stand()
        turn.house.book.close(turn, "resigned")
    elif pending is not None and pending.waits:
        if seat == pending.seat:
            turn.let_stand()
            turn.house.book.close(turn, pending.ending or "resigned")
        else:
            _leave_before(turn)
            if seat in pending.waits:
                _spoken(turn)
    else:
        if pending is not None and seat in (pending.seat, state.actor):
            turn.let_stand()
        _leave_before(turn)
        turn.house.book.left(turn, seat)


def _leave_before(turn: Turn) -> None:
    """Who has resigned stays out when a play from before that is taken back."""
    if turn.state.before is not None:
        earlier = Turn(turn.house, turn.state.before, turn.seat)
        earlier.knock_out(turn.seat)
        _leave_before(earlier)
        earlier.house.book.left(earlier, turn.seat)
        turn.mark(before=earlier.state)


def expects(house: House, state: State) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The seats that may act now and the verbs they may use (resigning and challenging are taken for granted)."""
    if state.over:
        return (), ()
    if state.pending is not None and state.pending.waits:
        return state.pending.waits, ("accept", "challenge")
    verbs = {seat: house.book.verbs(house, state, seat) for seat in house.book.actors(state)}
    seats = tuple([seat for seat in verbs if verbs[seat]])
    return seats, tuple(dict.fromkeys([verb for seat in seats for verb in verbs[seat]]))


def legal_moves(house: House, state: State, seat: int, most: int | None = None) -> Iterator[tuple[Act, Legal]]:
    """Every act the seat may do now, each with its verdict: the reach of the game filtered by the oracle.

    Lazy, and the better plays first as far as that is cheap to know; passes come last. Acts that come to the same are
    listed once. Words that are none are not listed, though where words are not looked up at once any letters may be
    laid. Resigning, running out of time and challenging are everybody's and not listed either (see `objections`).
    It works on a view as well as on the state: no rule reads a card its seat cannot see.

    most: at most so many acts of each verb.
    """
    known = set()
    for verb in _verbs_in_order(house, state, seat):
        listed = 0
        for act in house.book.reach[verb](house, state, seat) if verb in house.book.reach else (Simple(verb),):
            if listed == most:
                break
            verdict = judge(house, state, Move(act, seat))
            if isinstance(verdict, Illegal) or not _of_words(house, act, verdict):
                continue
            # To ask for a letter comes to the same whenever the rival has not got it, but nobody knows that before.
            what = act if isinstance(act, Request) else upshot(verdict)
            if what not in known:
                known.add(what)
                listed += 1
                yield act, verdict


def _verbs_in_order(house: House, state: State, seat: int) -> Iterable[str]:
    """What the seat may say, what takes words or cards first."""
    if state.over:
        return ()
    if state.pending is not None and state.pending.waits:
        return ("accept", "challenge") if seat in state.pending.waits else ()
    if seat not in house.book.actors(state):
        return ()
    return sorted(house.book.verbs(house, state, seat), key=lambda verb: verb not in house.book.reach)


def _of_words(house: House, act: Act, verdict: Legal) -> bool:
    """Does an act that lays words lay nothing but words?"""
    if not isinstance(act, Play | Restart | Salvage | Shout | Place):
        return True
    return bool(verdict.words) and all(house.book.is_word(house, word) for word in verdict.words)


def objections(house: House, state: State, seat: int) -> tuple[Act, ...]:
    """What the seat may say against the last word though it need not act: challenge it, or doubt it."""
    if state.over or (state.pending is not None and state.pending.waits):
        return ()
    challenge = ("challenge",) if "challenge" not in house.book.handlers and seat in _may_object(house, state) else ()
    return tuple([Simple(verb) for verb in (*challenge, *house.book.asides(house, state, seat))])
