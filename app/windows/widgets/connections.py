"""Signals connected for a while: for one game, as long as it lies on the table."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import SignalInstance


class Ties:
    """Connections that can be cut together; each pair is a signal and its slot."""

    def __init__(self, *pairs: tuple[SignalInstance, Callable[..., Any]]) -> None:
        self._pairs = pairs
        for signal, slot in pairs:
            signal.connect(slot)

    @property
    def hold(self) -> bool:
        return bool(self._pairs)

    def undo(self) -> None:
        for signal, slot in self._pairs:
            signal.disconnect(slot)
        self._pairs = ()
