"""Stores the house book, which contains what the table has decided about words, and shows it."""

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
    """The file and the page of the house book.

    complain: called when something is wrong with the file, with the name of a message in notices.py.
    background: runs the reading and writing (see AtHand).
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
        """Returns the table's own note about this word; "" if there is none."""
        return meaning_in(self.words, word)

    def bring_back(self, book: HouseBook) -> None:
        """Adds those words of a backup that the house book on this machine lacks."""
        self._change(lambda here: joined(here, book))

    def end_evening(self) -> None:
        """Ends the evening: words that counted only for the evening no longer count."""
        self._change(evening_over)

    # ---- votes

    def note(self, running: "RunningGame") -> None:
        """Lets the table of this game vote on all words that the house has not decided on."""
        running.session.votes.decided = decided(self.words) | {*running.record.dictionary.ban}

    def keep(self, running: "RunningGame", vote: "WordVote") -> None:
        """Saves the table's decision about a word. An accepted word counts immediately, unless that would change the
        result of an earlier act. For a player alone it counts from the next deal on, because nobody else has agreed."""
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
