"""Stores the words that people have met and may not have known, and shows them."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.base.json_file import at_once
from app.base.late_worker import LateWorker
from app.base.paths import data_folder
from app.library.at_hand import AtHand, Work
from app.library.my_words import MetWord, MetWords, MyWordsFile, joined, removed, words_of
from app.program.file_keeper import FileKeeper
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.windows.sheets.my_words_page import Explained, MyWordsPage
    from engine.records.record import DictionaryChoice


class MyWordsHere(FileKeeper[AtHand[MetWords]]):
    """The file and the page of words that people have met and may not have known.

    person: returns the id of the person who plays; "" if nobody is known on this machine yet.
    names: returns the names of people by their ids.
    today: returns today's date, which tests can set.
    dictionary: returns the dictionary from which the page takes how common a word is.
    own: returns the note about a word in the house book.
    complain: called when something is wrong with the file, with the name of a message in notices.py; from any thread.
    background: runs the reading and writing of the file (see AtHand).
    page: the page while it shows; otherwise None.
    """

    _explained = Signal(str, object)  # the person and the words with their meanings; emitted in the worker's thread

    def __init__(
        self,
        window: MainWindow,
        person: Callable[[], str],
        names: Callable[[], Mapping[str, str]],
        today: Callable[[], date],
        dictionary: "Callable[[], DictionaryChoice]",
        own: Callable[[str], str],
        complain: Callable[[str], None],
        background: Callable[[Work], None] = at_once,
    ) -> None:
        super().__init__(window)
        self._window, self._person, self._names, self._date = window, person, names, today
        self._dictionary, self._own, self._complain = dictionary, own, complain
        self.file = AtHand(MyWordsFile(_place(), complain, self._again.tried.emit), background)
        self._worker = LateWorker("my words")
        self.page: MyWordsPage | None = None
        self._shown = ""  # the person whose words the page shows
        self._explained.connect(self._show_words)

    def another_view(self) -> MyWordsFile:
        """Returns a second, independent object for the same file, for use in another thread."""
        return MyWordsFile(_place(), self._complain)

    def bring_back(self, words: MetWords) -> None:
        """Adds the words of a backup. Words that are already on this machine stay unchanged."""
        self.file.change(partial(_with, words))

    def look_up(self, word: str, person: str, game: str) -> None:
        """Stores a word whose meaning somebody has looked up.

        person: the id of that person; "" for the first person at the table.
        """
        person = person or self._person()
        if person:
            new = (MetWord(person, word, self._date().isoformat(), "asked", game),)
            self.file.change(partial(_with, new))

    # ---- display

    def show(self) -> None:
        from app.windows.sheets.my_words_page import MyWordsPage

        if self.page is not None:
            self.page.activateWindow()
            return
        names = self._names()
        people = dict.fromkeys([one.person for one in self.file.content if not one.known and one.person in names])
        first = self._person()
        known = {one: names[one] for one in dict.fromkeys([*filter(None, [first]), *people]) if one in names}
        self.page = MyWordsPage(known, first, self._window)
        self.page.person_wanted.connect(self._explain)
        self.page.removed.connect(self._remove)
        self.page.destroyed.connect(self._gone)
        self._explain(first)
        self.page.open()

    def _gone(self) -> None:
        self.page = None

    def _explain(self, person: str) -> None:
        """Looks up the meanings of the words, in a worker's thread."""
        self._shown = person
        words = [(one, self._own(one.word)) for one in words_of(self.file.content, person)]
        self._worker.do(self._look_up_all, person, words, self._dictionary())

    def _look_up_all(self, person: str, words: "list[tuple[MetWord, str]]", dictionary: "DictionaryChoice") -> None:
        from dataclasses import replace

        from app.session.meanings import meaning_of
        from app.windows.sheets.my_words_page import Explained
        from engine.core.verdict import Refused
        from engine.records.record import DictionaryChoice
        from engine.records.replay import lexicon_of

        try:
            lexicon = lexicon_of(dictionary)
        except Refused:  # the word list may be missing
            lexicon = lexicon_of(DictionaryChoice())
        found = [Explained(one, replace(meaning_of(one.word, lexicon), own=own)) for one, own in words]
        self._explained.emit(person, found)

    def _show_words(self, person: str, words: "list[Explained]") -> None:
        if self.page is not None and person == self._shown:
            self.page.show_words(words)

    def _remove(self, words: tuple[str, ...]) -> None:
        self.file.change(partial(removed, person=self._shown, words=words))

    def wait(self) -> None:
        """Waits until all meanings are looked up."""
        self._worker.wait()

    def close(self) -> None:
        self._worker.close(lambda: None)
        super().close()


def _place() -> Path:
    return data_folder() / "my-words.json"


def _with(new: MetWords, there: MetWords) -> MetWords:
    return joined(there, new)
