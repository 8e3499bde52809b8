"""A stand-in for any part of the program that records calls, for tests of one part alone."""

from typing import Any


class Recorder:
    """An object that accepts and records every call. Keyword arguments become its attributes.

    done: each call with its arguments, in order.
    """

    def __init__(self, **has: Any) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.__dict__.update(has)

    def __setattr__(self, name: str, what: Any) -> None:
        self.__dict__[name] = what

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *arguments, **named: self.done.append((name, *arguments, *named.values()))
