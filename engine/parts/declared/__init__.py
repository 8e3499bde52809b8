"""Carries out the plays that a rule sheet declares as patterns (engine/core/patterns.py), and searches for possible
plays."""

from engine.core.patterns import Change, Fresh, Gather, Plays
from engine.parts.declared.made import Made, made_by
from engine.parts.declared.search import search

__all__ = ["Change", "Fresh", "Gather", "Made", "Plays", "fresh_or_change", "made_by", "search"]


def fresh_or_change(moves: frozenset[str], *, least_value: int = 0, counts: str = "") -> Plays:
    """The plays of 5 Up, Real Value and Turnover: each turn lays a fresh word, which replaces the word on the table, or
    changes the word on the table.

    least_value, counts: see Plays.
    """
    fresh = Fresh(replaces=True)
    return Plays((fresh,), (fresh, Change(moves)), least_value=least_value, counts=counts)
