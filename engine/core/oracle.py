"""The oracle: one question, is this move legal, and one answer: yes and what follows, not yet, or no.

Preview, submit, hints, computer players and lit places all ask here; there is no second check of legality.
"""

from collections.abc import Iterable, Iterator

from engine.core.common_verbs import ANSWERS, in_doubt, may_challenge
from engine.core.completable import completed
from engine.core.moves import Act, Move, Place, Play, Request, Restart, Salvage, Shout, Simple
from engine.core.outcome import upshot
from engine.core.rulebook import House
from engine.core.ruling import ruled
from engine.core.state import State
from engine.core.verdict import Illegal, Legal, NotYet, Verdict

__all__ = ["challenges", "expects", "judge", "legal_moves", "ruled", "said_aside", "verbs_of"]

CHALLENGES = ("challenge", "doubt")


def judge(house: House, state: State, move: Move) -> Verdict:
    """May this move be made, and what is the table after it? If not: could more cards or words still complete it?"""
    verdict = ruled(house, state, move)
    if isinstance(verdict, Legal):
        return verdict
    whole = completed(house, state, move, verdict.reason)
    return Illegal(verdict.reason) if whole is None else NotYet(verdict.reason)


def expects(house: House, state: State) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The seats that may act now and the verbs they may use (resigning and challenging are taken for granted)."""
    verbs = {seat: verbs_of(house, state, seat) for seat in state.waits_for or house.book.actors(state)}
    seats = tuple([seat for seat in verbs if verbs[seat]])
    return seats, tuple(dict.fromkeys([verb for seat in seats for verb in verbs[seat]]))


def verbs_of(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The verbs that this seat may use now, in the order of the rules; none where it is not to act."""
    if state.over:
        return ()
    if state.waits_for:
        return ANSWERS if seat in state.waits_for else ()
    return house.book.verbs(house, state, seat) if seat in house.book.actors(state) else ()


def legal_moves(house: House, state: State, seat: int, most: int | None = None) -> Iterator[tuple[Act, Legal]]:
    """Every act the seat may do now, each with its verdict: the reach of the game filtered by the oracle.

    Lazy, and the better plays first as far as that is cheap to know; passes come last. Acts that come to the same are
    listed once. Words that are none are not listed, though where words are not looked up at once any letters may be
    laid. Resigning, running out of time and challenging are everybody's and not listed either (see `challenges`).
    It works on a view as well as on the state: no rule reads a card its seat cannot see.

    most: at most so many acts of each verb.
    """
    known = set()
    for verb in _verbs_in_order(house, state, seat):
        listed = 0
        for act in house.book.reach[verb](house, state, seat) if verb in house.book.reach else (Simple(verb),):
            if listed == most:
                break
            verdict = ruled(house, state, Move(act, seat))
            if not isinstance(verdict, Legal) or not _of_words(house, act, verdict):
                continue
            # To ask for a letter comes to the same whenever the rival has not got it, but nobody knows that before.
            what = act if isinstance(act, Request) else upshot(verdict)
            if what not in known:
                known.add(what)
                listed += 1
                yield act, verdict


def _verbs_in_order(house: House, state: State, seat: int) -> Iterable[str]:
    """The verbs of the seat, those that take words or cards first."""
    return sorted(verbs_of(house, state, seat), key=lambda verb: verb not in house.book.reach)


def _of_words(house: House, act: Act, verdict: Legal) -> bool:
    """Does an act that lays words lay nothing but words?"""
    if not isinstance(act, Play | Restart | Salvage | Shout | Place):
        return True
    return bool(verdict.words) and all(house.book.is_word(house, word) for word in verdict.words)


def challenges(house: House, state: State, seat: int) -> tuple[Act, ...]:
    """Returns the acts by which the seat can challenge the last word now, in its turn or out of it: a challenge or a
    doubt. A play that has stood a challenge stands, so nobody can challenge it again."""
    if state.over:
        return ()
    own = house.book.handlers  # a game may handle challenges itself
    challenge = (
        ("challenge",) if "challenge" not in own and in_doubt(state) and seat in may_challenge(house, state) else ()
    )
    in_turn = [verb for verb in verbs_of(house, state, seat) if verb in CHALLENGES and verb in own]
    aside = [verb for verb in house.book.asides(house, state, seat) if verb in CHALLENGES]
    return tuple([Simple(verb) for verb in (*challenge, *in_turn, *aside)])


def said_aside(house: House, state: State, seat: int) -> tuple[Act, ...]:
    """What the seat can say now though it need not act, and that challenges nothing: who holds the timer of Four Rows
    can turn it."""
    if state.over:
        return ()
    return tuple([Simple(verb) for verb in house.book.asides(house, state, seat) if verb not in CHALLENGES])
