"""Keeps the last sentences that were announced, so that a listener can hear them again. No Qt."""

from collections import deque

KEPT = 50


class Heard:
    """The last sentences, and the sentence that a listener has walked back to."""

    def __init__(self) -> None:
        self._sentences: deque[str] = deque(maxlen=KEPT)
        self._back = 0  # the number of sentences that the listener has walked back from the last one

    def keep(self, sentence: str) -> None:
        """Adds a new sentence; a walk begins at the newest sentence again."""
        self._sentences.append(sentence)
        self._back = 0

    def forget(self) -> None:
        """Forgets everything, because another player may listen now."""
        self._sentences.clear()
        self._back = 0

    def walk(self, step: int) -> str:
        """The sentence this many steps further on, or further back if negative; 0 gives the last sentence again. Empty
        if there is no such sentence."""
        back = self._back - step if step else 0
        if not 0 <= back < len(self._sentences):
            return ""
        self._back = back
        return self._sentences[-1 - back]


HEARD = Heard()
