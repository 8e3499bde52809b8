"""Judges how a player reacted to the words of other players: by challenging them, by doubting them or by letting them
stand.

The coach asks whether the strongest computer player knows the words, not whether they are in the dictionary, because no
player knows the whole dictionary. A justified challenge is worth the points of the last play; a wrong challenge costs
the points of a turn.
"""

from engine.coach.judging import Judge, Judged
from engine.core.common_verbs import in_doubt
from engine.core.moves import ACCEPT, CHALLENGE, DOUBT, Act
from engine.core.state import State
from engine.core.verdict import Reason

CHALLENGE_ACTS = (CHALLENGE, DOUBT)
A_TURN = 50  # the value of a turn to a player who has laid no word yet, in tenths of a point


def words_open_to_challenge(judge: Judge) -> tuple[tuple[int, str], ...]:
    """The words of another player that this seat can now challenge or let stand, each with the seat that laid the
    word."""
    seen, seat, house = judge.seen, judge.seat, judge.house
    layer, words = seat, tuple[str, ...]()
    if seen.pending is not None:
        layer, words = seen.pending.seat, in_doubt(seen)
    elif _doubts(judge):
        layer, words = seen.notes.placed.seat, seen.notes.placed.words
    elif "challenge" in house.book.verbs(house, seen, seat):
        layer, words = 1 - seat, tuple([word.text for word in seen.table if word.seat != seat])
    return tuple([(layer, word) for word in words]) if layer != seat else ()


def may_let_stand(judge: Judge) -> bool:
    """Whether the seat could challenge or doubt another player's play, and has not acted since that play. If so, any
    act other than a challenge or a doubt lets the play stand."""
    open_play = judge.seen.notes.placed if judge.seen.pending is None and _doubts(judge) else judge.seen.pending
    if open_play is None or not words_open_to_challenge(judge):
        return False
    return not any(entry.seat == judge.seat for entry in judge.seen.log[open_play.entry + 1 :])


def about_words(judge: Judge, act: Act) -> tuple[Judged, Judged, Reason | None]:
    """Judges an act by which a player accepts, doubts or challenges words of other players. Returns the judged act, the
    best act, and the reason why the best act is best."""
    words = words_open_to_challenge(judge)
    # The judge's dictionary lacks words, such as offensive ones, that hints never name. Here the coach may name such a
    # word, because it is already on the table.
    unknown = next((word for layer, word in words if not judge.house.is_word(word, layer)), None)
    challenging = act in CHALLENGE_ACTS
    challenge = act if challenging else DOUBT if judge.seen.pending is None and _doubts(judge) else CHALLENGE
    if unknown is None:
        played, best = Judged(act, immediate=-_a_turn(judge.seen, judge.seat) if challenging else 0), Judged(ACCEPT)
        return played, best if challenging else played, Reason("coach:known", {"word": words[0][1]}) if words else None
    doubted = Judged(challenge, immediate=_points_at_risk(judge.seen))
    return doubted if challenging else Judged(act), doubted, Reason("coach:not-known", {"word": unknown})


def _doubts(judge: Judge) -> bool:
    house, seen, seat = judge.house, judge.seen, judge.seat
    return "doubt" in (*house.book.asides(house, seen, seat), *house.book.verbs(house, seen, seat))


def _points_at_risk(seen: State) -> int:
    """The points that a challenge puts at risk, in tenths of a point: the points of the last play that laid words, but
    at least one point."""
    laid = [entry.points for entry in seen.log if entry.words]
    return max(10, 10 * laid[-1]) if laid else 10


def _a_turn(seen: State, seat: int) -> int:
    """The average score of this seat's plays so far, in tenths of a point. The coach takes this average as the value of
    a lost turn."""
    own = [entry.points for entry in seen.log if entry.seat == seat and entry.words]
    return 10 * sum(own) // len(own) if sum(own) > 0 else A_TURN
