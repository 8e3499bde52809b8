"""The part of each split word that leaves the table in Split Off: which one the play names."""

from collections.abc import Sequence
from itertools import accumulate

from engine.parts.table import Formula, Play, refuse


def removed_parts(act: Play) -> list[int]:
    """The parts that the play removes, exactly one of each split word; counted from 0."""
    spans, numbers = spans_of_splits(act.formulas), act.remove
    if len(numbers) != len(spans) or any(sum(n in span for n in numbers) != 1 for span in spans):
        refuse("bad-notation:remove", count=len(spans))
    return [number - 1 for number in numbers]


def spans_of_splits(formulas: Sequence[Formula]) -> list[range]:
    """For each split word the numbers of its new words, counted from 1, from left to right over all formulas."""
    parts = [len(formula.parts) for formula in formulas]
    ends = list(accumulate(parts))
    return [range(end - count + 1, end + 1) for count, end in zip(parts, ends, strict=True) if count > 1]
