"""Split Off: for each split word, the player chooses one part, which leaves the table."""

from collections.abc import Sequence
from itertools import accumulate

from engine.parts.table import Formula, Play, refuse


def removed_parts(act: Play) -> list[int]:
    """The indexes, from 0, of the new words that the play removes. Refuses a play that does not remove exactly one part
    of each split word."""
    spans, numbers = spans_of_splits(act.formulas), act.remove
    if len(numbers) != len(spans) or any(sum(n in span for n in numbers) != 1 for span in spans):
        refuse("bad-notation:remove", count=len(spans))
    return [number - 1 for number in numbers]


def spans_of_splits(formulas: Sequence[Formula]) -> list[range]:
    """For each split word, the numbers of the new words that its parts become. All new words of a play are numbered
    from left to right, from 1."""
    parts = [len(formula.parts) for formula in formulas]
    ends = list(accumulate(parts))
    return [range(end - count + 1, end + 1) for count, end in zip(parts, ends, strict=True) if count > 1]
