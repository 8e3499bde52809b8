"""Makes a fault in a loaded module: its functions get the code compiled from the changed text."""

import gc
from collections import defaultdict
from collections.abc import Iterator
from types import CodeType, FunctionType

Place = tuple[str, int]  # the full name of a function, and its number, from 1, among the functions with this name


def change_functions(file: str, before: str, after: str) -> None:
    """Gives every existing function of this file the code of the new text.

    file: the file name stored in the code objects.
    """
    old, new = dict(_codes(compile(before, file, "exec"))), dict(_codes(compile(after, file, "exec")))
    places = {(code.co_qualname, code.co_firstlineno): place for place, code in old.items()}
    for function in _functions_of(file):
        place = places.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if place is not None and place in new and old[place] != new[place]:
            function.__code__ = new[place]


def _functions_of(file: str) -> list[FunctionType]:
    gc.unfreeze()  # needed because the search below does not find frozen objects
    return [one for one in gc.get_objects() if isinstance(one, FunctionType) and one.__code__.co_filename == file]


def _codes(code: CodeType) -> Iterator[tuple[Place, CodeType]]:
    """Yields all code objects within this one, in the order of the text."""
    numbers: dict[str, int] = defaultdict(int)
    for one in sorted(_within(code), key=lambda one: one.co_firstlineno):
        numbers[one.co_qualname] += 1
        yield (one.co_qualname, numbers[one.co_qualname]), one


def _within(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _within(one)
