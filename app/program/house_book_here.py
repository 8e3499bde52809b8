"""Keeps the house book: writes down what the table decides about words, and shows the book."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from app.base.json_file import at_once
from app.base.paths import data_folder
from app.library.at_hand import AtHand, Work
from app.library.house_book import (
    MOST_NAMES,
    HouseBook,
    HouseBookFile,
    HouseWord,
    decided,
    evening_over,
    joined,
    meaning_in,
    with_word,
)
from app.program.file_keeper import FileKeeper
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.session.match.view_data import WordVote
    from app.session.running_game import RunningGame
    from app.windows.sheets.house_book_page import HouseBookPage


class HouseBookHere(FileKeeper[AtHand[HouseBook]]):
    """The house book.

    complain: called with the key of a sentence when something is wrong with the file.
    background: does the reading and writing (see AtHand).
    """

    def __init__(
        self, window: MainWindow, complain: Callable[[str], None], background: Callable[[Work], None] = at_once
    ) -> None:
        super().__init__(window)
        self._window = window
        file = HouseBookFile(data_folder() / "house-book.json", complain, self._again.tried.emit)
        self.file = AtHand(file, background)
        self.page: HouseBookPage | None = None

    @property
    def words(self) -> HouseBook:
        return self.file.content

    def meaning(self, word: str) -> str:
        """The table's own text about this word; empty without one."""
        return meaning_in(self.words, word)

    def bring_back(self, book: HouseBook) -> None:
        """Adds the words of a backup that are not in the book here."""
        self._change(lambda here: joined(here, book))

    def end_evening(self) -> None:
        """Lets the words that counted for an evening count no more."""
        self._change(evening_over)

    # ---- votes

    def note(self, running: "RunningGame") -> None:
        """Lets the table of this game vote on the words that the house has not decided on."""
        running.session.votes.decided = decided(self.words) | {*running.record.dictionary.ban}

    def keep(self, running: "RunningGame", vote: "WordVote") -> None:
        """Writes down what the table has decided, and lets a word that it voted in count at once, where that changes
        nothing that was played. A player alone counts it from the next deal on: nobody else has agreed."""
        from app.windows.table.spoken import counted_text

        assert vote.counts
        session = running.session
        names = tuple([session.names[seat] for seat in (vote.seat, *vote.agreed)])[:MOST_NAMES]
        word = HouseWord(vote.word, vote.counts, "", names, date.today().isoformat(), session.choice.game)
        self._change(lambda book: with_word(book, word))
        now = vote.counts != "never" and bool(vote.agreed) and running.admit(vote.word)
        self.note(running)
        self._window.tell(counted_text(vote, now=now))

    # ---- display

    def show(self) -> None:
        from app.windows.sheets.house_book_page import HouseBookPage

        if self.page is None:
            self.page = HouseBookPage(self.words, self._window)
            self.page.changed.connect(self._change)
            self.page.destroyed.connect(self._gone)
        self.page.open()

    def _gone(self) -> None:
        self.page = None

    def _change(self, change: Callable[[HouseBook], HouseBook]) -> None:
        self.file.change(change)
        if self.page is not None:
            self.page.show_book(self.words)
