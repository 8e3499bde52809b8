"""Checks whether an act meets the goal of a lesson step. The oracle decides whether the act is legal and which words it
makes; its verdict is then compared with the goal."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.moves import Act, Discard, Formula, Place, Shout, Take, Trade, formulas_of
from engine.core.state import State
from engine.core.verdict import Legal, Reason

if TYPE_CHECKING:
    from engine.lessons.lesson_form import GoalForm

LEARNER = 0  # the seat of the learner


class Tried(NamedTuple):
    """A legal act of the learner.

    act: the act.
    state: the position before the act.
    legal: the oracle's verdict.
    """

    act: Act
    state: State
    legal: Legal

    @property
    def formulas(self) -> tuple[Formula, ...]:
        return formulas_of(self.act)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that the act lays, including words laid in secret, because the learner knows them."""
        made = tuple([word for formula in self.formulas for word in formula.words])
        return made or self.legal.words

    @property
    def cards(self) -> int:
        if isinstance(self.act, Trade | Discard | Take):
            return len(self.act.faces)
        if isinstance(self.act, Shout):
            return len(self.act.cards)
        return sum([len(formula.from_hand) for formula in self.formulas])

    @property
    def moves(self) -> set[str]:
        """The ways in which the act changes words, as letters such as A for adding a card (see EVERY_MOVE)."""
        return set[str]().union(*[formula.moves for formula in self.formulas])

    @property
    def changed(self) -> set[str]:
        """The words on the table that the act changes."""
        numbers = [formula.target for formula in self.formulas if isinstance(formula.target, int)]
        return {self.state.table[number - 1].text for number in numbers}

    @property
    def places(self) -> set[object]:
        return {self.act.side} if isinstance(self.act, Place) else {formula.target for formula in self.formulas}


def meets(goal: "GoalForm", tried: Tried) -> bool:
    """Whether a legal act meets every condition of the goal of a lesson step."""
    words = tried.words
    sizes = [len(word) for word in words]
    asked: dict[str, Callable[[Any], bool]] = {
        "letters": lambda wanted: wanted in sizes,
        "least_letters": lambda wanted: max(sizes, default=0) >= wanted,
        "words": lambda wanted: len(words) >= wanted,
        "cards": lambda wanted: tried.cards >= wanted,
        "uses": lambda wanted: any(Counter[str](wanted) <= Counter[str](word) for word in words),
        "begins": lambda wanted: any(word.startswith(wanted) for word in words),
        "ends": lambda wanted: any(word.endswith(wanted) for word in words),
        "moves": lambda wanted: set(wanted) <= tried.moves,
        "changes": lambda wanted: set(wanted.split()) <= tried.changed,
        "fresh": lambda wanted: wanted is any(formula.target is None for formula in tried.formulas),
        "place": lambda wanted: wanted in tried.places,
        "points": lambda wanted: tried.legal.points >= wanted,
    }
    if goal.refused is not None or tried.act.verb != goal.verb:
        return False
    return all(holds(getattr(goal, name)) for name, holds in asked.items() if getattr(goal, name) is not None)


def refused_as_asked(goal: "GoalForm", reason: Reason) -> bool:
    """Whether the goal of the step is that the table refuses an act for this reason."""
    return goal.refused is not None and reason.code == goal.refused
