"""The decorator that guards every override of a Qt method.

On Python 3.11 an exception that C code raises inside an override (1/0, an index out of range) crashes the program if
Qt's own event delivery made the call. The decorator catches the exception and raises it again in a Python frame; then
Python reports the exception like any other.
"""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def guarded(method: Callable[P, R]) -> Callable[P, R]:
    @wraps(method)
    def caught(*arguments: P.args, **named: P.kwargs) -> R:
        try:
            return method(*arguments, **named)
        except BaseException:
            raise

    return caught
