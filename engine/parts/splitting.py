"""What Split Run and Split Off say in the same words, and Eight It All where it is agreed that words may be split: how
words are changed and split, and which of them score."""

from collections.abc import Sequence
from itertools import accumulate

from engine.core.moves import Formula, Play
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.parts.build import Change, changes_of, claim_words, lay_changes, new_words
from engine.parts.coming_back import scoring_words


def split_and_change(turn: Turn, act: Play, moves: frozenset[str]) -> list[Change]:
    """Words changed and split; every part is a word, and all are laid in the places of the old ones."""
    changes = changes_of(turn, act, moves)
    claim_words(turn, new_words(changes))
    lay_changes(turn, changes)
    return changes


def score_changed_words(turn: Turn, changes: list[Change]) -> None:
    """Every word that a hand card changed scores; one that is only doubled, or brought back, does not."""
    turn.score(sum(word.value for word in scoring_words(turn, changes)))


def removed_parts(act: Play) -> list[int]:
    """Split Off: of every word that is split exactly one part is named to leave. The answer counts from 0."""
    spans, numbers = spans_of_splits(act.formulas), act.remove
    if len(numbers) != len(spans) or any(sum(n in span for n in numbers) != 1 for span in spans):
        refuse("bad-notation:remove", count=len(spans))
    return [number - 1 for number in numbers]


def spans_of_splits(formulas: Sequence[Formula]) -> list[range]:
    """For every word that is split the numbers of its new words, which are counted left to right over all formulas."""
    parts = [len(formula.parts) for formula in formulas]
    ends = list(accumulate(parts))
    return [range(end - count + 1, end + 1) for count, end in zip(parts, ends, strict=True) if count > 1]
