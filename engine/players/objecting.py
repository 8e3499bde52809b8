"""The words of others: challenge, doubt, or accept them."""

from collections.abc import Sequence

from engine.core.moves import ACCEPT, CHALLENGE, DOUBT
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind


def speak_about(mind: Mind, words: Sequence[str]) -> Plan:
    """Challenge or accept them."""
    unknown = next((word for word in words if not mind.house.words.has(word)), None)
    if unknown is None:
        return Plan(ACCEPT, PAUSE)
    if mind.chance(mind.temperament.challenges(mind.level)):
        return Plan(CHALLENGE, PAUSE * 2, "not-known", {"word": unknown})
    return Plan(ACCEPT, PAUSE, "let-pass", {"word": unknown})


def about_words_laid(mind: Mind) -> Plan:
    """Profit & Loss and Four Rows: accept, or object to a word that lies on the table."""
    if "doubt" in mind.house.book.verbs(mind.house, mind.view, mind.seat):
        return _doubting(speak_about(mind, mind.view.notes.placed.words))
    return speak_about(mind, [word.text for word in mind.view.table if word.seat != mind.seat])


def _doubting(plan: Plan) -> Plan:
    return Plan(DOUBT, plan.after_ms, plan.why, plan.facts) if plan.act == CHALLENGE else plan


def objection(mind: Mind) -> Plan | None:
    """A challenge or a doubt out of turn, if this player wants to raise one."""
    view = mind.view
    if view.pending is not None:
        plan = speak_about(mind, view.pending.words)
    elif "doubt" in mind.house.book.asides(mind.house, view, mind.seat):
        plan = _doubting(speak_about(mind, view.notes.placed.words))
    else:
        return None
    if plan.act is None or plan.act == ACCEPT or mind.legal(plan.act) is None:
        return None
    return plan
