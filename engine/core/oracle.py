"""The oracle: one question, may this be done, and one answer, no or what then.

Preview, submit, hints, computer players and lit targets all ask here; there is no second check of legality.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.everybody import EVERYBODYS, may_object, said_by_anybody
from engine.core.moves import Act, Move, Place, Play, Request, Restart, Salvage, Shout, Simple
from engine.core.notation import write_act
from engine.core.rulebook import House
from engine.core.state import Pending, State
from engine.core.turn import Turn
from engine.core.upshot import upshot
from engine.core.verdict import Illegal, Legal, Refused, Verdict, refuse

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
    if isinstance(act, Simple) and act.verb in EVERYBODYS and not own:
        return said_by_anybody(house, state, seat, act)
    if state.waits_for:
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
        seats = {"challenge": may_object(house, state), "accept": state.waits_for}.get(verb, ())
        if not seats:
            refuse("wrong-verb", verb=verb)
        seat = state.actor if state.actor in seats else seats[0] if len(seats) == 1 else None
    if seat is None:
        refuse("bad-notation:who", verb=verb)
    return seat


def expects(house: House, state: State) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The seats that may act now and the verbs they may use (resigning and challenging are taken for granted)."""
    if state.over:
        return (), ()
    if state.waits_for:
        return state.waits_for, ("accept", "challenge")
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
    if state.waits_for:
        return ("accept", "challenge") if seat in state.waits_for else ()
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
    if state.over or state.waits_for:
        return ()
    challenge = ("challenge",) if "challenge" not in house.book.handlers and seat in may_object(house, state) else ()
    return tuple([Simple(verb) for verb in (*challenge, *house.book.asides(house, state, seat))])
