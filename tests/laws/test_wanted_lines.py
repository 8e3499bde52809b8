"""Tests for all games and options the line above the hand, which states what a player may do: each player who can act
has a line, the line names only words and cards that the player can see, and every legal play fulfils its conditions."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import QLocale

from app.base.languages import Languages
from app.windows.table.wanted import wanted_text
from engine.core.moves import Formula, Move, Play, Take
from engine.core.oracle import verbs_of
from engine.core.state import State
from engine.core.view import view
from engine.match import Match
from tests.laws.random_games import Case, new_match, play_out, usually_one_each
from tests.trials.wanted_lines import played

pytestmark = pytest.mark.usefixtures("in_english")

MOST = 60  # the maximum number of acts in each random game
NO_CARD = {"A"}  # an A in the line may be the English article and not the name of a card


@pytest.fixture
def in_english(qapp: object) -> Iterator[None]:
    languages = Languages()  # loads the English texts, which contain the plural forms
    languages.speak("en")
    yield
    QLocale.setDefault(QLocale("C"))


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_the_line_above_the_hand_is_never_empty_and_names_only_words_and_cards_that_the_player_can_see(
    case: Case,
) -> None:
    for _, line in played(case, MOST):
        assert line.text
        assert "{" not in line.text
        assert "%" not in line.text
        for name in set(re.findall(r"\b[A-Z]+\b", line.text)) - NO_CARD:
            assert name in known(line.state), (line.text, name)


def known(state: State) -> set[str]:
    """The words and letters that the player on turn can see on the table, in the hand or in the log."""
    lying = [*state.row, *state.seats[state.actor].hand, *([state.turned] if state.turned else [])]
    cards = [*lying, *[card for place in state.seats for card in place.committed]]
    words = [word.text for word in state.table] + [word for entry in state.log for word in entry.words]
    letters = [letter for word in words for letter in word] + [letter for entry in state.log for letter in entry.do]
    return {*words, *letters, *[card.letters for card in cards], *[card.face for card in cards]}


# ---- the conditions in the line


# Whether a laid word fulfils a condition of the line, given the words, cards or numbers that the line names.
Demand = Callable[[tuple[str, ...], Formula], bool]


def made(formula: Formula) -> str:
    return formula.words[0]


def hand(formula: Formula) -> list[str]:
    return [card.face for card in formula.from_hand]


FRESH: Mapping[str, Demand] = {
    r"^A fresh word of exactly (\d+)": lambda named, formula: len(made(formula)) == int(named[0]),
    r"^A fresh word (?:with|with the turned card,) (\S+?)[,.]": lambda named, formula: named[0] in hand(formula),
}
CHANGED: Mapping[str, Demand] = {
    r"Change [A-Z]+ to exactly (\d+)": lambda named, formula: len(made(formula)) == int(named[0]),
    r"Change [A-Z]+ with exactly (1) card": lambda named, formula: len(hand(formula)) == 1,
    r"Change [A-Z]+ with (\S+), the card drawn": lambda named, formula: named[0] in hand(formula),
    r"^Use (\S+): ": lambda named, formula: named[0] in hand(formula),
    r"with exactly (\d+) cards of": lambda named, formula: len(formula.from_table) == int(named[0]),
    r"and at least (\d+) hand cards": lambda named, formula: len(hand(formula)) >= int(named[0]),
    r"must begin with ([A-Z])": lambda named, formula: made(formula)[0] == named[0],
    r"must begin or end with ([A-Z])": lambda named, formula: named[0] in made(formula)[0] + made(formula)[-1],
    r"must use ([A-Z])": lambda named, formula: named[0] in made(formula),
    r"^Use ([A-Z]) and ([A-Z])": lambda named, formula: not Counter(named) - Counter(made(formula)),
    r"from ([A-Z]) to ([A-Z]),": lambda named, formula: (made(formula)[0], made(formula)[-1]) == named,
    r"^([A-Z]) moves to the front": lambda named, formula: made(formula)[0] == named[0],
}


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_every_legal_play_fulfils_the_conditions_in_the_line_above_the_hand(case: Case) -> None:
    match = new_match(case)
    before = match.state
    for move, legal in play_out(match, MOST, case=case):
        if isinstance(move.act, Play | Take):
            check(match, before, move, legal.words)
        before = match.state


def check(match: Match, before: State, move: Move, words: tuple[str, ...]) -> None:
    seat = before.actor if move.seat is None else move.seat
    seen = view(before, seat)
    line = wanted_text(match.house, seen, seat, verbs_of(match.house, seen, seat))
    if isinstance(move.act, Take):
        most = re.search(r"up to (\d+) card", line)
        assert most is None or len(move.act.faces) <= int(most[1])
        return
    assert isinstance(move.act, Play)
    for formula in move.act.formulas:
        fulfilled(line, CHANGED if formula.target is not None else FRESH, formula)
    fresh = [formula for formula in move.act.formulas if formula.target is None]
    if fresh:
        assert re.search(r"fresh|row|Lay", line), line
    if counted := re.search(r"^Lay (up to )?(\d+) fresh", line):
        assert len(fresh) == int(counted[2]) or (counted[1] and len(fresh) < int(counted[2]))


def fulfilled(line: str, demands: Mapping[str, Demand], formula: Formula) -> None:
    for pattern, demand in demands.items():
        if found := re.search(pattern, line):
            assert demand(found.groups(), formula), (line, formula)
