"""Connections of signals that last for a while, for example as long as one game is on the table."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import SignalInstance


class Ties:
    """Connections of signals with slots that can be disconnected together. Each pair is a signal and its slot."""

    def __init__(self, *pairs: tuple[SignalInstance, Callable[..., Any]]) -> None:
        self._pairs = pairs
        for signal, slot in pairs:
            signal.connect(slot)

    @property
    def are_connected(self) -> bool:
        """Whether these connections exist and have not been disconnected yet."""
        return bool(self._pairs)

    def undo(self) -> None:
        """Disconnects all signals that were connected here."""
        for signal, slot in self._pairs:
            signal.disconnect(slot)
        self._pairs = ()
