"""Finds the best act of a decision, and one reason for it: the content of a hint."""

from engine.coach.challenges import about_words
from engine.coach.judging import NO_WORD, Judge, Judged
from engine.coach.measures import rows_of
from engine.coach.reasons import why_better
from engine.core.moves import ACCEPT, Choose, Request
from engine.core.verdict import Reason
from engine.players.asking import expected_value_of
from engine.players.four_rows_round import Fitting

COMPARED = 150  # the coach searches at most this many plays for the highest scoring one


def best_now(judge: Judge) -> tuple[Judged | None, Reason | None]:
    """The best act and the reason for it. Both are None if the judge was stopped or the player has no legal act."""
    if judge.must_speak:
        return about_words(judge, ACCEPT)[1:]
    act = judge.best_act()
    if act is None or judge.stop():
        return None, None
    best = judge.judged(act)
    return best, _why(judge, best) if best is not None else None


def _why(judge: Judge, best: Judged) -> Reason | None:
    """The reason for the best act. The reason for a play is how it compares with the highest scoring play. The reason
    for a request is the probability that the rival holds the letter, and the reason for choosing a card is the number
    of places where it fits."""
    act = best.act
    if isinstance(act, Request):
        return Reason("coach:chance", {"card": act.face, "percent": expected_value_of(judge.mind, act.face)[1]})
    if isinstance(act, Choose):
        return Reason("coach:places", {"count": Fitting(judge.mind.house).places(rows_of(judge.seen), act.face)})
    if not best.words:
        return Reason("coach:no-word") if act.verb in NO_WORD and judge.wordless else None
    dearest = judge.highest_scoring(COMPARED)
    if dearest is None:
        return None
    if best.points and best.points >= dearest.points:
        return Reason("coach:most")
    other = judge.judged(dearest.act) if dearest.act != act else None
    return why_better(judge, best, other) if other is not None else None
