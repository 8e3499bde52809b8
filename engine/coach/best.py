"""The best act now, and one reason for it: the material of a hint."""

from engine.coach.challenges import about_words
from engine.coach.judging import NO_WORD, Judge, Judged
from engine.coach.measures import rows_of
from engine.coach.reasons import why_better
from engine.core.moves import ACCEPT, Choose, Request
from engine.core.verdict import Reason
from engine.players.asking import promise_of
from engine.players.four_rows_round import Fitting

COMPARED = 150  # plays to compare the best one with, the better ones first


def best_now(judge: Judge) -> tuple[Judged | None, Reason | None]:
    """The best act and the reason for it; None and None if the judge was stopped or there is nothing to do."""
    if judge.must_speak:
        return about_words(judge, ACCEPT)[1:]
    act = judge.best_act()
    if act is None or judge.stop():
        return None, None
    best = judge.judged(act)
    return best, _why(judge, best) if best is not None else None


def _why(judge: Judge, best: Judged) -> Reason | None:
    """The reason for the best act. A play is compared with the highest scoring one; for other acts it is something
    counted."""
    act = best.act
    if isinstance(act, Request):
        return Reason("coach:chance", {"card": act.face, "percent": promise_of(judge.mind, act.face)[1]})
    if isinstance(act, Choose):
        return Reason("coach:places", {"count": Fitting(judge.mind.house).places(rows_of(judge.seen), act.face)})
    if not best.words:
        return Reason("coach:no-word") if act.verb in NO_WORD and judge.wordless else None
    dearest = judge.dearest(COMPARED)
    if dearest is None:
        return None
    if best.points and best.points >= dearest.points:
        return Reason("coach:most")
    other = judge.judged(dearest.act) if dearest.act != act else None
    return why_better(judge, best, other) if other is not None else None
