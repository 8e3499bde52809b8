"""The oracle: one question, whether a move is legal, and one answer: yes with its consequences, not yet, or no.

Preview, submit, hints, computer players and lit places all ask here; nothing else checks what is legal.
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

__all__ = ["acts_aside", "challenges", "expects", "judge", "legal_moves", "ruled", "verbs_of"]

CHALLENGES = ("challenge", "doubt")


def judge(house: House, state: State, move: Move) -> Verdict:
    """Judges a move: legal with the table after it, or refused. A refusal says whether more cards or words could
    complete the move."""
    verdict = ruled(house, state, move)
    if isinstance(verdict, Legal):
        return verdict
    whole = completed(house, state, move, verdict.reason)
    return Illegal(verdict.reason) if whole is None else NotYet(verdict.reason)


def expects(house: House, state: State) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The seats that may act now and the verbs they may use, besides resigning and challenging."""
    verbs = {seat: verbs_of(house, state, seat) for seat in state.waits_for or house.book.actors(state)}
    seats = tuple([seat for seat in verbs if verbs[seat]])
    return seats, tuple(dict.fromkeys([verb for seat in seats for verb in verbs[seat]]))


def verbs_of(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The verbs that this seat may use now, in the order of the rules; empty if it may not act."""
    if state.over:
        return ()
    if state.waits_for:
        return ANSWERS if seat in state.waits_for else ()
    return house.book.verbs(house, state, seat) if seat in house.book.actors(state) else ()


def legal_moves(house: House, state: State, seat: int, most: int | None = None) -> Iterator[tuple[Act, Legal]]:
    """Yields every act the seat may do now with its verdict: the reach of the game, filtered by the oracle.

    It is lazy and yields the better plays first as far as that is cheap to know; passes come last. Acts with the same
    result are listed once. It lists only real words, though any letters may be laid if the table does not look words up
    at once. Resigning, running out of time and challenging are open to everybody and not listed (see `challenges`).
    It works on a view as well as on the state: no rule reads a card that its seat can't see.

    most: the most acts of each verb.
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
            # All requests have the same result while the rival lacks the letter, but nobody knows that in advance.
            what = act if isinstance(act, Request) else upshot(verdict)
            if what not in known:
                known.add(what)
                listed += 1
                yield act, verdict


def _verbs_in_order(house: House, state: State, seat: int) -> Iterable[str]:
    """The verbs of the seat, those that use words or cards first."""
    return sorted(verbs_of(house, state, seat), key=lambda verb: verb not in house.book.reach)


def _of_words(house: House, seat: int, act: Act, verdict: Legal) -> bool:
    """Says whether all letters that the act lays are words."""
    if not isinstance(act, Play | Restart | Salvage | Shout | Place):
        return True
    return bool(verdict.words) and all(house.is_word(word, seat) for word in verdict.words)


def challenges(house: House, state: State, seat: int) -> tuple[Act, ...]:
    """The acts by which the seat can challenge the last word now, in its turn or out of it: a challenge or a doubt. A
    play that survived a challenge stands, so nobody can challenge it again."""
    if state.over:
        return ()
    own = house.book.handlers  # a game may handle challenges itself
    challenge = (
        ("challenge",) if "challenge" not in own and in_doubt(state) and seat in may_challenge(house, state) else ()
    )
    in_turn = [verb for verb in verbs_of(house, state, seat) if verb in CHALLENGES and verb in own]
    aside = [verb for verb in house.book.asides(house, state, seat) if verb in CHALLENGES]
    return tuple([Simple(verb) for verb in (*challenge, *in_turn, *aside)])


def acts_aside(house: House, state: State, seat: int) -> tuple[Act, ...]:
    """The acts open to a seat that need not act, except challenges: the holder of the timer in Four Rows can turn
    it."""
    if state.over:
        return ()
    return tuple([Simple(verb) for verb in house.book.asides(house, state, seat) if verb not in CHALLENGES])
