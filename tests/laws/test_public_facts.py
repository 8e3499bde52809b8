"""Tests the public facts of a position, for all games and options.

Each note (a value that only one game remembers in its state) is public and appears as a fact, or is listed here with
the reason why it does not. Two states that differ only in a public note have different facts for each seat. A seat's
view has the same facts as the state, because facts depend only on what everybody sees.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import chain, pairwise
from typing import Any

import pytest

from engine.core import public_facts
from engine.core.public_facts import (
    FAMILY_LIST,
    HEAD_START,
    LARGE_LIST,
    LONGER_WORDS,
    STANDARD_LIST,
    PublicFacts,
)
from engine.core.rulebook import House
from engine.core.state import Pending, State, altered
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.match import Match
from engine.parts.flow.standstill import ANNOUNCED
from tests.laws.random_games import Case, few_cases, new_match, play_out, usually_one_each
from tests.table import Table

# The notes of a game that are not shown as facts, each with the reason.
NOT_SHOWN: dict[tuple[str, str], str] = {
    ("double-cross", "turns"): "the words on the table show who has opened, and the state numbers the turns",
    ("leftovers", "maker"): "it lasts within one act: the maker has the turn then",
    ("take-two", "maker"): "it lasts within one act: the maker has the turn then",
    ("profit-and-loss", "idle"): "the last lines of the history say so; it is for the standstill alone",
    ("tricked-out", "seen"): "the history names every word of the trick, and a refusal names the one that comes back",
}
# The notes of a game that have no meaning with a certain value of an option.
UNUSED: dict[tuple[str, str, str], str] = {
    ("tricked-out", "mode=knockout", "still"): "a knockout has no tricks",
}
MOST = 150  # the maximum number of acts in each random game


def facts_of(house: House, state: State) -> PublicFacts:
    return house.facts(state)


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
        if (case.game.id, field.name) not in NOT_SHOWN and not unused:
            yield field.name


def meaning(value: Any) -> Any:
    """The part of a note that facts must show. For a play that waits for answers, the part leaves out its place in the
    log and the ending that would follow."""
    return value._replace(entry=0, ending=None) if isinstance(value, Pending) else value


def kind_of(state: State) -> tuple[Any, ...]:
    """The kind of a position: its phase, whether words are on the table, the seat on turn, and the stage of a match.
    The tests exchange notes only between positions of the same kind."""
    return state.phase, bool(state.table), state.actor, getattr(state.notes, "stage", None)


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_if_only_a_public_note_of_a_game_changes_every_seat_sees_different_facts(case: Case) -> None:
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
def test_every_seat_and_a_bystander_see_the_same_public_facts(case: Case) -> None:
    match, states = positions(case)
    for state in states[:: max(len(states) // 40, 1)]:
        for seat in seats_of(state):
            assert facts_of(match.house, view(state, seat)) == facts_of(match.house, state)


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_every_public_fact_is_of_a_known_kind_and_about_an_existing_seat_or_word_or_card(case: Case) -> None:
    match, states = positions(case)
    for state in states[:: max(len(states) // 20, 1)]:
        for fact in facts_of(match.house, state).facts:
            about = fact.about
            there = {"table": 1, "seat": len(state.seats), "word": len(state.table), "card": 1000}[about.what]
            assert 0 <= about.number < there, fact
            assert fact.key in KEYS


KEYS = {value for name, value in vars(public_facts).items() if name.isupper() and isinstance(value, str)}


# For each game, the numbers of the cases of `few_cases` that the test tries first. Together these cases show every kind
# of fact, and trying all cases takes four times as long.
SHOWING = {
    "3-4-5": (0,),
    "5-to-5": (0, 1),
    "four-rows": (1,),
    "full-deck": (1, 2),
    "last-man-standing": (2,),
    "leftovers": (0,),
    "pluck-it": (0,),
    "positive-negative": (0,),
    "profit-and-loss": (0,),
    "run-the-table": (0,),
    "seeing-red": (0, 1),
    "shout": (0,),
    "split-run": (0,),
    "starter": (0, 1),
    "take-6": (0,),
    "tricked-out": (0, 1),
    "turnover": (2,),
}


@pytest.mark.all
def test_every_kind_of_public_fact_occurs_in_some_game() -> None:
    cleared = Table("3-4-5", hands=["EEEEEERRRR", "OOOOOOIIII"], deck="UUUUULLL", table=["TEA"]).do("pass", "pass")
    standstills = set(ANNOUNCED.values())  # tests/games/test_standstill.py tests these facts
    # Facts about handicaps do not occur here, because the players at a table set handicaps and games do not.
    handicaps = {HEAD_START, LONGER_WORDS, FAMILY_LIST, STANDARD_LIST, LARGE_LIST}
    told = {fact.key for fact in cleared.facts.facts} | standstills | handicaps
    each = [enumerate(few_cases(game)) for game in CATALOG]
    ways = sorted(
        chain.from_iterable(each), key=lambda one: -1 if one[0] in SHOWING.get(one[1].game.id, ()) else one[0]
    )
    for case in (Case(GAMES["four-rows"], (("words", "challenge"),), 3), *[case for _, case in ways]):
        if told >= KEYS:
            break
        match = new_match(case)
        for _ in play_out(match, MOST):
            told |= {fact.key for fact in facts_of(match.house, match.state).facts if not match.state.over}
    assert told == KEYS


def test_every_note_in_the_list_of_exceptions_exists_in_its_game() -> None:
    for game, name in [*NOT_SHOWN, *[(game, name) for game, _, name in UNUSED]]:
        state = Table(game, players=next(one.seats[0] for one in CATALOG if one.id == game)).match.state
        assert name in {field.name for field in fields(state.notes)}
