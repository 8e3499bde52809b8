"""A stand-in that writes down what it is asked to do: for the hands that the program joins, one at a time."""

from typing import Any


class Recorder:
    """done: each call with its arguments, in order. What is set on it before is what it has."""

    def __init__(self, **has: Any) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.__dict__.update(has)

    def __setattr__(self, name: str, what: Any) -> None:
        self.__dict__[name] = what

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *arguments, **named: self.done.append((name, *arguments, *named.values()))
