"""Finds the words that a half-laid play could become, in a worker thread. A solo player gets these words without
asking. In a game of several players, the search begins when a player asks for it, and the first word found is shown.
Answers about an earlier draft (unfinished play) are dropped."""

from PySide6.QtCore import QObject, Signal

from app.base.worker import Worker
from app.session.draft.completions.completion_search import Completions, HalfLaid, completions_of
from app.session.draft.targets import Bench
from app.session.table_session import TableSession
from engine.lexicon import Vocabulary


class Completer(QObject):
    """Finds the words that the laid cards could become, and passes them to the table session."""

    _answered = Signal(int, object)  # the number of the search, and Completions; emitted in the worker's thread

    def __init__(self, session: TableSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._worker = Worker("completer")
        self._number = 0
        self._asked: object = None
        self._wanted: object = None  # the position, draft and vocabulary that the player asked about
        self._shows = False  # whether to lay the first word as soon as it is found
        self._answered.connect(self._hear)

    def look(self, known: Vocabulary | None) -> None:
        """Searches for the words that the laid cards could become, unless this player must ask for them first.

        known: the words that the answer may contain; None if hints are off.
        """
        session = self._session
        bench = session.drafting.half_laid() if known is not None else None
        asked = None if bench is None or known is None else self._about(bench, known)
        if len(session.choice.seats) > 1 and asked != self._wanted:
            bench = asked = None
        if asked == self._asked:
            return
        self._asked = asked
        self._number += 1  # from now on, answers of earlier searches are ignored
        self._worker.stop_soon()
        self._shows = self._shows and asked is not None
        if bench is not None and known is not None:
            self._worker.do_when_painted(self._work, self._number, HalfLaid(session.match.house, bench, known))

    def can_ask(self, known: Vocabulary | None) -> bool:
        """Whether the player can ask for words: the laid cards could become words, and no search for them has begun.

        known: see `look`.
        """
        bench = self._session.drafting.half_laid() if known is not None else None
        return bench is not None and known is not None and self._asked != self._about(bench, known)

    def ask(self, known: Vocabulary | None) -> bool:
        """Searches because the player has asked for the words. Returns False if no cards are laid that could become a
        word.

        known: see `look`.
        """
        bench = self._session.drafting.half_laid() if known is not None else None
        if bench is None or known is None or not self.can_ask(known):
            return False
        self._wanted, self._shows = self._about(bench, known), True
        self.look(known)
        return True

    def look_anew(self, known: Vocabulary | None) -> None:
        """Drops earlier answers and searches again, because hints may now name other words.

        known: see `look`.
        """
        self._asked = None
        self._number += 1
        if self._session.drafting.withdraw():
            self._session.tell()
        self._session.offer(Completions())
        self.look(known)

    def _about(self, bench: Bench, known: Vocabulary) -> object:
        return self._session.state, bench.seat, bench.draft, known.key

    def close(self) -> None:
        self._number += 1
        self._worker.close(stop=True)

    def _work(self, number: int, half: HalfLaid) -> None:
        for answer in completions_of(half, lambda: number != self._number):
            if number != self._number:
                return
            self._answered.emit(number, answer)

    def _hear(self, number: int, answer: Completions) -> None:
        if number != self._number:
            return
        self._session.offer(answer)
        if self._shows and answer.drafts:
            self._shows = False
            self._session.gestures.cycle(1)
