"""Makes a fault in a module that is loaded: its functions get the code that the changed text compiles to."""

import gc
from collections import defaultdict
from collections.abc import Iterator
from types import CodeType, FunctionType

Place = tuple[str, int]  # the full name of a function, and its number among those of this name


def change_functions(file: str, before: str, after: str) -> None:
    """Makes every living function of this file do what the new text says.

    file: its name in the code.
    """
    old, new = dict(_codes(compile(before, file, "exec"))), dict(_codes(compile(after, file, "exec")))
    places = {(code.co_qualname, code.co_firstlineno): place for place, code in old.items()}
    for function in _functions_of(file):
        place = places.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if place is not None and place in new and old[place] != new[place]:
            function.__code__ = new[place]


def _functions_of(file: str) -> list[FunctionType]:
    gc.unfreeze()  # frozen objects would not be found
    return [one for one in gc.get_objects() if isinstance(one, FunctionType) and one.__code__.co_filename == file]


def _codes(code: CodeType) -> Iterator[tuple[Place, CodeType]]:
    """All code within this code, in the order of the text."""
    numbers: dict[str, int] = defaultdict(int)
    for one in sorted(_within(code), key=lambda one: one.co_firstlineno):
        numbers[one.co_qualname] += 1
        yield (one.co_qualname, numbers[one.co_qualname]), one


def _within(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _within(one)
