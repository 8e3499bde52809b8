"""The oracle, which rules on every move. A verdict is legal (with all consequences of the move), not yet legal, or
illegal.

All code that must know whether a move is legal asks the oracle: for the moves of players, the preview of a play, the
highlighted places on the table, hints and computer players. No other code decides what is legal.
"""

from collections.abc import Iterable, Iterator

from engine.core.common_verbs import ANSWERS, in_doubt, may_challenge
from engine.core.completable import completed
from engine.core.moves import Act, Move, Place, Play, Request, Restart, Salvage, Shout, Simple
from engine.core.outcome import outcome_key
from engine.core.rulebook import House
from engine.core.ruling import ruled
from engine.core.state import State
from engine.core.verdict import Illegal, Legal, NotYet, Verdict

__all__ = ["acts_aside", "challenges", "expects", "judge", "legal_moves", "ruled", "verbs_of"]

CHALLENGES = ("challenge", "doubt")


def judge(house: House, state: State, move: Move) -> Verdict:
    """Judges a move. The verdict is either legal, with the table after the move, or a refusal. The kind of refusal
    shows whether more cards or words could make the move legal."""
    verdict = ruled(house, state, move)
    if isinstance(verdict, Legal):
        return verdict
    whole = completed(house, state, move, verdict.reason)
    return Illegal(verdict.reason) if whole is None else NotYet(verdict.reason)


def expects(house: House, state: State) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The seats that may act now, and the verbs that they may use, without `resign` and `challenge`."""
    verbs = {seat: verbs_of(house, state, seat) for seat in state.waits_for or house.book.actors(state)}
    seats = tuple([seat for seat in verbs if verbs[seat]])
    return seats, tuple(dict.fromkeys([verb for seat in seats for verb in verbs[seat]]))


def verbs_of(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The verbs that this seat may use now, in the order in which the rules list them; empty if the seat may not
    act."""
    if state.over:
        return ()
    if state.waits_for:
        return ANSWERS if seat in state.waits_for else ()
    return house.book.verbs(house, state, seat) if seat in house.book.actors(state) else ()


def legal_moves(house: House, state: State, seat: int, most: int | None = None) -> Iterator[tuple[Act, Legal]]:
    """Yields every legal act of the seat, each with its verdict.

    The game's rulebook lists the acts that may be legal, and the oracle judges each of them. The acts are found one at
    a time, as the caller asks for them. Roughly, better plays come first; passes come last. If several acts have the
    same result, only the first is yielded. All words of the acts are in the dictionary, even if the players agreed to
    accept any letters. Resignations, time-outs and challenges (see `challenges`) are left out. The function works on a
    view as well as on the state, because no rule reads a card that its seat can't see.

    most: the largest number of acts to yield for each verb.
    """
    known = set()
    for verb in _verbs_in_order(house, state, seat):
        listed = 0
        for act in house.reach(verb, state, seat) if verb in house.book.reach else (Simple(verb),):
            if listed == most:
                break
            verdict = ruled(house, state, Move(act, seat))
            if not isinstance(verdict, Legal) or not _of_words(house, seat, act, verdict):
                continue
            # Requests for different letters count as different acts, because the player does not know the rival's hand.
            what = act if isinstance(act, Request) else outcome_key(verdict)
            if what not in known:
                known.add(what)
                listed += 1
                yield act, verdict


def _verbs_in_order(house: House, state: State, seat: int) -> Iterable[str]:
    """The verbs that the seat may use now. Verbs that lay words or name cards come first."""
    return sorted(verbs_of(house, state, seat), key=lambda verb: verb not in house.book.reach)


def _of_words(house: House, seat: int, act: Act, verdict: Legal) -> bool:
    """Returns whether every word that the act lays is in the dictionary."""
    if not isinstance(act, Play | Restart | Salvage | Shout | Place):
        return True
    return bool(verdict.words) and all(house.is_word(word, seat) for word in verdict.words)


def challenges(house: House, state: State, seat: int) -> tuple[Act, ...]:
    """The acts by which the seat can now challenge or doubt the last play, whether or not it is that seat's turn. A
    play that was challenged without success can't be challenged again."""
    if state.over:
        return ()
    handlers = house.book.handlers  # some games handle challenges in their own way
    challenge = (
        ("challenge",)
        if "challenge" not in handlers and in_doubt(state) and seat in may_challenge(house, state)
        else ()
    )
    in_turn = [verb for verb in verbs_of(house, state, seat) if verb in CHALLENGES and verb in handlers]
    aside = [verb for verb in house.book.asides(house, state, seat) if verb in CHALLENGES]
    return tuple([Simple(verb) for verb in (*challenge, *in_turn, *aside)])


def acts_aside(house: House, state: State, seat: int) -> tuple[Act, ...]:
    """The acts, other than challenges, that the seat may do outside its turn: in Four Rows the seat that holds the
    timer can turn it over."""
    if state.over:
        return ()
    return tuple([Simple(verb) for verb in house.book.asides(house, state, seat) if verb not in CHALLENGES])
