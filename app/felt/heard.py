"""Keeps the last sentences that were announced, so that a player with a screen reader can hear them again. Does not use
Qt."""

from collections import deque

KEPT = 50


class Heard:
    """The sentences announced last. A player can step back through them to hear them again."""

    def __init__(self) -> None:
        self._sentences: deque[str] = deque(maxlen=KEPT)
        self._back = 0  # the number of announcements that the player has stepped back from the newest one

    def keep(self, sentence: str) -> None:
        """Adds a new sentence. The player is then at the newest sentence again."""
        self._sentences.append(sentence)
        self._back = 0

    def forget(self) -> None:
        """Deletes all sentences, because another player may be listening now."""
        self._sentences.clear()
        self._back = 0

    def walk(self, step: int) -> str:
        """Moves this many sentences forwards, or back if negative, and returns the sentence there; "" if there is none.
        0 moves to the newest sentence."""
        back = self._back - step if step else 0
        if not 0 <= back < len(self._sentences):
            return ""
        self._back = back
        return self._sentences[-1 - back]


HEARD = Heard()
