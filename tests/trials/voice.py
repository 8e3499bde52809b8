"""A silent speech program for a screen reader: it understands speech-dispatcher's protocol and records the spoken
texts.

It replaces speech-dispatcher itself. A module of speech-dispatcher sometimes repeats parts of the last sentence: `. E,
E, E, E. .` was heard once after a hand had been passed on.
"""

import re
import socket
import threading
from collections import deque
from collections.abc import Iterator
from html import unescape
from pathlib import Path

# the seconds for which the voice “speaks” each letter of a text; a text that is cancelled before its turn is not
# recorded
LETTER = 0.004
ANSWERS = {
    "HISTORY": ("245-1", "245 OK CLIENT ID SENT"),
    "LIST OUTPUT_MODULES": ("250-ear", "250 OK MODULE LIST SENT"),
    "LIST SYNTHESIS_VOICES": ("249-ear\ten\tnone", "249 OK VOICE LIST SENT"),
    "GET LANGUAGE": ("251-en", "251 OK GET RETURNED"),
    "GET OUTPUT_MODULE": ("251-ear", "251 OK GET RETURNED"),
    "GET": ("251-0", "251 OK GET RETURNED"),
    "QUIT": ("231 HAPPY HACKING",),
}
QUIET = ("CANCEL", "STOP")
SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")


class Voice:
    """A voice that records the texts that it would speak.

    heard: every spoken sentence, added when its speech begins.
    """

    def __init__(self, place: Path) -> None:
        self.heard: list[str] = []
        self._waiting: deque[str] = deque()
        self._speaks = False
        self._changed = threading.Condition()
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(str(place))
        self._server.listen()
        for work in (self._answer_all, self._speak):
            threading.Thread(target=work, daemon=True).start()

    @property
    def speaks(self) -> bool:
        """Whether the voice is speaking, or has a text to speak next."""
        with self._changed:
            return self._speaks or bool(self._waiting)

    def close(self) -> None:
        self._server.close()

    # ---- speaking

    def _speak(self) -> None:
        while True:
            with self._changed:
                self._speaks = False
                self._changed.wait_for(lambda: self._waiting)
                text = self._waiting.popleft()
                self._speaks = True
                self.heard += [one.strip() for one in SENTENCE.split(text) if one.strip()]
                self._changed.wait_for(lambda: not self._speaks, LETTER * len(text))

    def _queue(self, text: str) -> None:
        with self._changed:
            self._waiting.append(text)
            self._changed.notify_all()

    def _hush(self) -> None:
        with self._changed:
            self._waiting.clear()
            self._speaks = False
            self._changed.notify_all()

    # ---- the clients

    def _answer_all(self) -> None:
        while True:
            try:
                one, _ = self._server.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(one,), daemon=True).start()

    def _answer(self, one: socket.socket) -> None:
        with one, one.makefile("rw", encoding="utf-8", newline="\r\n") as wire:
            lines = (line.removesuffix("\r\n") for line in wire)
            for line in lines:
                for told in self._answers(line, lines, wire):
                    wire.write(f"{told}\r\n")
                wire.flush()

    def _answers(self, line: str, lines: Iterator[str], wire) -> tuple[str, ...]:
        verb, _, rest = line.partition(" ")
        if verb == "SPEAK":
            wire.write("230 OK RECEIVING DATA\r\n")
            wire.flush()
            told = []
            for one in lines:
                if one == ".":
                    break
                told.append(one.removeprefix("."))
            self._queue(unescape(re.sub(r"<[^>]*>", "", "\n".join(told))))
            return "225-1", "225 OK MESSAGE QUEUED"
        if verb in ("CHAR", "KEY"):
            self._queue(rest)
            return "225-1", "225 OK MESSAGE QUEUED"
        if verb in QUIET:
            self._hush()
        return ANSWERS.get(line.upper(), ANSWERS.get(verb, ("209 OK",)))
