"""Decides whether one move is legal. A legal move is returned with the table after the move, a refused move with a
reason. Other modules ask the oracle (engine/core/oracle.py), which also finds out whether a refused play could still be
completed."""

from engine.core.common_verbs import COMMON_VERBS, carry_out_common_verb, may_challenge
from engine.core.moves import Move, Simple
from engine.core.rulebook import House, Turn
from engine.core.state import Pending, State, altered
from engine.core.verdict import Legal, Reason, Refusal, Refused, refuse
from engine.core.wellformed import is_well_formed

_CLOCKS = ("seconds", "clock", "shout_seconds")  # the options that limit the time for an act


def ruled(house: House, state: State, move: Move) -> Legal | Refusal:
    """Decides whether a move is legal. Returns a legal move with all its consequences, or a refusal with the first
    reason found."""
    try:
        return _judged(house, state, move)
    except Refused as refusal:
        return Refusal(refusal.reason)


def refusal_of(house: House, state: State, move: Move) -> Reason | None:
    """The reason for which a move is refused; None if it is legal. Faster than `ruled`, because it does not work out
    the consequences of a legal move."""
    try:
        _allowed(house, state, move)
    except Refused as refusal:
        return refusal.reason
    return None


def _judged(house: House, state: State, move: Move) -> Legal:
    allowed = _allowed(house, state, move)
    if isinstance(allowed, Legal):
        return allowed
    turn, outcome = allowed
    if house.words_are_challenged and turn.claims:
        entry = len(turn.state.log)
        before = state if _goes_on(state, turn.seat) else altered(state, before=None, pending=None)
        turn.await_challenge(Pending(turn.seat, turn.claims, entry), before)
    words, points = turn.words, turn.points
    turn.log(move.act, turn.seat)
    house.book.after(turn, outcome)
    return Legal(turn.state, tuple(turn.events), words, points)


def _allowed(house: House, state: State, move: Move) -> tuple[Turn, str] | Legal:
    """Carries out the move without its consequences, or raises Refused. Returns the turn and its outcome or, for a verb
    that all games share (such as `resign`), the whole verdict."""
    act = move.act
    if not is_well_formed(move, house.game.deck):
        refuse("bad-notation:act")
    if state.over:
        refuse("game-over")
    seat = _acting_seat(house, state, move)
    own = act.verb in house.book.handlers  # some games handle challenges in their own way
    if isinstance(act, Simple) and act.verb in COMMON_VERBS and not own:
        return carry_out_common_verb(house, state, seat, act)
    if state.waits_for:
        refuse("wrong-verb:waits")
    _check_may_act(house, state, seat, act.verb)

    turn = Turn(house, state, seat)
    if state.pending is not None and not _goes_on(state, seat):
        turn.let_stand()  # the next turn begins, so the last play can't be challenged any more
    outcome = house.book.handlers[act.verb](turn, act)
    wrong = _wrong_word(house, turn)
    if wrong is not None:
        if house.options["words"] == "checked":
            refuse("not-a-word:seat" if house.is_word_of_others(wrong) else "not-a-word", word=wrong)
        turn = Turn(house, state, seat)
        outcome = house.book.missed(turn, act)
    return turn, outcome


def _goes_on(state: State, seat: int) -> bool:
    """Whether the seat continues a turn in which its last play can still be challenged."""
    return state.pending is not None and state.pending.seat == seat and state.worded


def _check_may_act(house: House, state: State, seat: int, verb: str) -> None:
    """Refuses an act that this seat may not do now."""
    if verb in house.book.asides(house, state, seat):
        return
    if verb not in house.book.handlers or verb in house.book.only_aside:
        refuse("wrong-verb", verb=verb)
    if seat not in house.book.actors(state):
        refuse("not-your-turn", seat=seat)
    timed_out = verb == "timeout" and any(house.options.get(clock) is not None for clock in _CLOCKS)
    if verb not in house.book.verbs(house, state, seat) and not timed_out:
        if verb in ("trade", "discard") and verb in house.book.handlers and not state.deck:
            refuse("cannot-trade:deck", count=0)
        asked = house.book.asker(state, verb)
        if asked is not None and verb in house.book.verbs(house, state, asked):
            refuse("not-your-turn", seat=seat)  # another seat may use this verb now
        refuse("wrong-verb", verb=verb)


def _wrong_word(house: House, turn: Turn) -> str | None:
    """The first claimed word that is not in the dictionary, if the game looks words up when they are laid; otherwise
    None."""
    if not house.looks_words_up:
        return None
    return next((word for word in turn.claims if not house.is_word(word, turn.seat)), None)


def _acting_seat(house: House, state: State, move: Move) -> int:
    """The seat that the move names. If the move names no seat, returns the seat whose turn it is, or the only seat that
    may use the verb."""
    if move.seat is not None:
        if not 0 <= move.seat < house.players:
            refuse("bad-notation:seat", number=move.seat + 1)
        return move.seat
    verb = move.act.verb
    if verb in house.book.handlers or verb == "resign":
        seat = house.book.asker(state, verb)
    else:
        seats = {"challenge": may_challenge(house, state), "accept": state.waits_for}.get(verb, ())
        if not seats:
            refuse("wrong-verb", verb=verb)
        seat = state.actor if state.actor in seats else seats[0] if len(seats) == 1 else None
    if seat is None:
        refuse("bad-notation:who", verb=verb)
    return seat
