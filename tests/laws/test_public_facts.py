"""The laws of the public facts, for all games and options.

Every note of a game is told as a fact, or stands in a short list with its reason. Two states that differ in a public
note alone have different facts, for each seat. Facts come from what everybody sees: a view tells the same as the state,
so hidden cards and secret notes change nothing.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import pairwise
from typing import Any

import pytest

from engine.core import public_facts
from engine.core.public_facts import PublicFacts
from engine.core.rulebook import House
from engine.core.state import Pending, State, altered
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.match import Match
from tests.laws.by_chance import Case, few_cases, new_match, play_out, usually_one_each
from tests.table import Table

# Notes that are no facts, each with the reason.
NOT_TOLD: dict[tuple[str, str], str] = {
    ("double-cross", "turns"): "the words on the table show who has opened, and the state numbers the turns",
    ("leftovers", "maker"): "it lasts within one act: the maker has the turn then",
    ("take-two", "maker"): "it lasts within one act: the maker has the turn then",
    ("profit-and-loss", "idle"): "the last lines of the history say so; it is for the standstill alone",
    ("tricked-out", "seen"): "the history names every word of the trick, and a refusal names the one that comes back",
}
# Notes that mean nothing in a way to play.
UNUSED: dict[tuple[str, str, str], str] = {
    ("tricked-out", "mode=knockout", "still"): "a knockout has no tricks",
}
MOST = 150  # acts of a game


def facts_of(house: House, state: State) -> PublicFacts:
    return house.book.facts(state)


def positions(case: Case) -> tuple[Match, list[State]]:
    match = new_match(case)
    for _ in play_out(match, MOST, case=case):
        pass
    return match, [state for state in match.states if not state.over]


def seats_of(state: State) -> list[int | None]:
    return [*range(len(state.seats)), None]


def public_notes(case: Case, state: State) -> Iterator[str]:
    chosen = [f"{key}={value}" for key, value in case.options]
    for field in fields(state.notes) if state.notes is not None else ():
        unused = any((case.game.id, way, field.name) in UNUSED for way in chosen)
        if (case.game.id, field.name) not in NOT_TOLD and not unused:
            yield field.name


def meaning(value: Any) -> Any:
    """What of a note is public: where a play stands in the log, and how a game would end, is seen there."""
    return value._replace(entry=0, ending=None) if isinstance(value, Pending) else value


def kind_of(state: State) -> tuple[Any, ...]:
    """Notes are exchanged only between positions of the same kind."""
    return state.phase, bool(state.table), state.actor, getattr(state.notes, "stage", None)


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_two_states_that_differ_in_a_public_note_alone_have_different_facts_for_each_seat(case: Case) -> None:
    match, states = positions(case)
    house, known = match.house, defaultdict[tuple[Any, ...], list[State]](list)
    for state in states:
        known[kind_of(state)].append(state)
    for alike in known.values():
        for state, other in pairwise(alike):
            for name in public_notes(case, state):
                value = getattr(other.notes, name)
                if meaning(value) == meaning(getattr(state.notes, name)):
                    continue
                twin = altered(state, notes=replace(state.notes, **{name: value}))
                for seat in seats_of(state):
                    assert facts_of(house, view(twin, seat)) != facts_of(house, view(state, seat)), (name, value)


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_every_seat_and_a_bystander_know_the_same_facts_whatever_is_hidden_from_them(case: Case) -> None:
    match, states = positions(case)
    for state in states[:: max(len(states) // 40, 1)]:
        for seat in seats_of(state):
            assert facts_of(match.house, view(state, seat)) == facts_of(match.house, state)


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_facts_are_about_things_that_are_there_and_stand_in_the_state_that_is_printed(case: Case) -> None:
    match, states = positions(case)
    for state in states[:: max(len(states) // 20, 1)]:
        for fact in facts_of(match.house, state).facts:
            about = fact.about
            there = {"table": 1, "seat": len(state.seats), "word": len(state.table), "card": 1000}[about.what]
            assert 0 <= about.number < there, fact
            assert fact.key in KEYS


KEYS = {value for name, value in vars(public_facts).items() if name.isupper() and isinstance(value, str)}


@pytest.mark.all
def test_every_kind_of_fact_is_told_somewhere() -> None:
    told, cases = set(), [case for game in CATALOG for case in few_cases(game)]
    for case in (*cases, Case(GAMES["four-rows"], (("words", "challenge"),), 3)):
        match, states = positions(case)
        told |= {fact.key for state in states for fact in facts_of(match.house, state).facts}
    cleared = Table("3-4-5", hands=["EEEEEERRRR", "OOOOOOIIII"], deck="UUUUULLL", table=["TEA"]).say("pass", "pass")
    assert told | {fact.key for fact in cleared.facts.facts} == KEYS


def test_every_reason_in_the_short_list_is_about_a_note_that_is_there() -> None:
    for game, name in [*NOT_TOLD, *[(game, name) for game, _, name in UNUSED]]:
        state = Table(game, players=next(one.seats[0] for one in CATALOG if one.id == game)).match.state
        assert name in {field.name for field in fields(state.notes)}
