"""The words of others: was it right to challenge them, to doubt them, to let them stand?

Judged by what the strongest player knows, and by the stake: the points that the play brought, against a turn of one's
own. Whether a word is one the dictionary says afterwards; nobody at the table knew.
"""

from engine.coach.judging import Judge, Judged, strongest, within
from engine.core.common_verbs import in_doubt
from engine.core.moves import ACCEPT, CHALLENGE, DOUBT, Act
from engine.core.state import State
from engine.core.verdict import Reason

CHALLENGE_ACTS = (CHALLENGE, DOUBT)
A_TURN = 50  # in tenths of a point: what a turn is worth to who has laid no word yet


def words_spoken_of(judge: Judge) -> tuple[str, ...]:
    """The words that this seat may let stand or challenge now."""
    seen, seat, house = judge.seen, judge.seat, judge.house
    if seen.pending is not None:
        return in_doubt(seen) if seen.pending.seat != seat else ()
    if _doubts(judge):
        return tuple(seen.notes.placed.words)
    if "challenge" in house.book.verbs(house, seen, seat):
        return tuple([word.text for word in seen.table if word.seat != seat])
    return ()


def passes_over(judge: Judge) -> bool:
    """Does who does something else now let a play of others stand, and for the first time?"""
    open_play = judge.seen.notes.placed if judge.seen.pending is None and _doubts(judge) else judge.seen.pending
    if open_play is None or not words_spoken_of(judge):
        return False
    return not any(entry.seat == judge.seat for entry in judge.seen.log[open_play.entry + 1 :])


def about_words(judge: Judge, act: Act) -> tuple[Judged, Judged, Reason | None]:
    """What was said of them, the best that could be said, and why."""
    words = words_spoken_of(judge)
    known = within(judge.house, strongest().known).words  # what is wrong is no matter of what hints may name
    unknown = next((word for word in words if not known.has(word)), None)
    challenging = act in CHALLENGE_ACTS
    challenge = act if challenging else DOUBT if judge.seen.pending is None and _doubts(judge) else CHALLENGE
    if unknown is None:
        played, best = Judged(act, gain=-_a_turn(judge.seen, judge.seat) if challenging else 0), Judged(ACCEPT)
        return played, best if challenging else played, Reason("coach:known", {"word": words[0]}) if words else None
    stake = Judged(challenge, gain=_stake(judge.seen))
    return stake if challenging else Judged(act), stake, Reason("coach:not-known", {"word": unknown})


def _doubts(judge: Judge) -> bool:
    house, seen, seat = judge.house, judge.seen, judge.seat
    return "doubt" in (*house.book.asides(house, seen, seat), *house.book.verbs(house, seen, seat))


def _stake(seen: State) -> int:
    """What the last play of others brought."""
    laid = [entry.points for entry in seen.log if entry.words]
    return max(10, 10 * laid[-1]) if laid else 10


def _a_turn(seen: State, seat: int) -> int:
    """What a play has brought this seat so far, on average: about that much a turn is worth that is lost."""
    own = [entry.points for entry in seen.log if entry.seat == seat and entry.words]
    return 10 * sum(own) // len(own) if sum(own) > 0 else A_TURN
