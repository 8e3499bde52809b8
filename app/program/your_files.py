"""Lists the player's files, copies them into one backup file, and restores them. A worker thread does the work."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.base.settings_file import SettingsFile
from app.library.usual_names import Everywhere
from app.program.evening_tonight import EveningTonight
from app.program.house_book_here import HouseBookHere
from app.program.my_words_here import MyWordsHere
from app.program.notices import complaint
from app.program.own_puzzling import OwnPuzzling
from app.program.people_here import PeopleHere
from app.program.seen_here import SeenHere
from app.program.statistics import Counting
from app.program.table_of_days import TableOfDays
from app.program.table_tonight import TableTonight
from app.program.waiting_games import Waiting
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.library.own_files import OwnFile
    from app.windows.sheets.your_files_page import OwnFiles


class YourFiles(QObject):
    """The player's files, and the page that lists them.

    sheet: the page while it shows; otherwise None.
    everywhere: returns the translations of a text into all languages.
    settle: waits until the settings are written or have failed to be written.
    """

    # the files, and the names of unreadable ones; like the next signals, emitted in the worker's thread
    _listed = Signal(object, object)
    _saved = Signal(int, str)  # the number of files, or the reason why there is no backup
    _read = Signal(object, str)  # the files in a backup, or the reason why they can't be read
    # the number of games restored, the other parts restored, and sentences about parts that were not restored
    _written = Signal(int, object, object)

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        people: PeopleHere,
        seen: SeenHere,
        tonight: TableTonight,
        evening: EveningTonight,
        book: HouseBookHere,
        days: TableOfDays,
        puzzles: OwnPuzzling,
        words: MyWordsHere,
        counting: Counting,
        waiting: Waiting,
        settle: Callable[[], None],
        everywhere: Everywhere,
    ) -> None:
        super().__init__(window)
        self._window, self._file, self._people, self._seen = window, file, people, seen
        self._tonight, self._evening, self._book, self._days = tonight, evening, book, days
        self._puzzles, self._words = puzzles, words
        self._counting, self._waiting = counting, waiting
        self._settle, self._everywhere = settle, everywhere
        self._worker: Worker | None = None
        self._doing = ""  # the sentence about the work in progress; "" if there is none
        self.sheet: OwnFiles | None = None
        self._listed.connect(self._show_files)
        self._saved.connect(self._report_saved)
        self._read.connect(self._take)
        self._written.connect(self._report_brought)

    def show(self) -> None:
        from app.windows.sheets.your_files_page import OwnFiles

        if self.sheet is None:
            self.sheet = OwnFiles(self._window)
            self.sheet.back_up_wanted.connect(self.back_up)
            self.sheet.back_wanted.connect(self.bring_back)
            self.sheet.again_wanted.connect(self._count_again)
            self.sheet.destroyed.connect(self._gone)
            if self._doing:
                self.sheet.busy(self._doing)
        self._refresh()
        self.sheet.show()
        self.sheet.activateWindow()

    def _gone(self) -> None:
        self.sheet = None

    def _refresh(self) -> None:
        if self.sheet is not None:
            self.worker.do(self._list)

    def _list(self) -> None:
        from app.library.own_files import own_files

        unread: list[OSError] = []
        files = own_files(unread)
        self._listed.emit(files, list(dict.fromkeys(fault.filename for fault in unread)))

    def _show_files(self, files: "list[OwnFile]", unread: list[str]) -> None:
        if self.sheet is None:
            return
        self.sheet.show_files(files)
        for name in unread:
            self._window.tell(QCoreApplication.translate("Notices", "{file} cannot be read.").format(file=name))

    @property
    def worker(self) -> "Worker":
        from app.base.worker import Worker

        if self._worker is None:
            self._worker = Worker("files")
        return self._worker

    def close(self) -> None:
        if self._worker is not None:
            self._counting.hurry()  # the worker may be waiting for the end of a recount
            self._worker.close()
            self._worker = None

    def _count_again(self) -> None:
        self._busy(QCoreApplication.translate("Unsaved", "The results are being counted."))
        self._counting.rebuild(self._tell)

    def _settle_all(self) -> None:
        """Waits until every file is written. Called in the worker's thread, because a recount of finished games takes
        long."""
        self._counting.settle()
        self._settle()

    # ---- the backup

    def back_up(self, target: Path) -> None:
        self._busy(QCoreApplication.translate("Files", "Wordfelt is making the back-up."))
        self.worker.do(self._back_up, target)

    def _back_up(self, target: Path) -> None:
        from app.library.own_files import back_up

        self._settle_all()
        try:
            self._saved.emit(back_up(target), "")
        except OSError as fault:
            named = filter(None, (fault.filename, fault.strerror or str(fault)))
            self._saved.emit(0, ": ".join(map(str, named)))
        except ValueError as fault:  # raised if the clock is before 1980, or if a file is too large for a backup
            self._saved.emit(0, str(fault))

    def _report_saved(self, number: int, why: str) -> None:
        translate = QCoreApplication.translate
        text = translate("Files", "The back-up holds %n file(s).", None, number)
        self._tell(translate("Files", "The back-up cannot be made: {why}").format(why=why) if why else text)

    # ---- restoring a backup

    def bring_back(self, source: Path) -> None:
        self._busy(QCoreApplication.translate("Files", "Wordfelt is restoring the back-up."))
        self.worker.do(self._bring_back, source)

    def _bring_back(self, source: Path) -> None:
        from app.library.own_files import NoBackUp, bring_back_lists, read_back_up
        from engine.core.verdict import Refused

        try:
            files = read_back_up(source)
            bring_back_lists(files)
            self._read.emit(files, "")
        except NoBackUp as fault:
            self._read.emit({}, fault.key)
        except (OSError, Refused):
            self._read.emit({}, "disk")

    def _take(self, files: dict[str, bytes], why: str) -> None:
        """Restores the parts of a backup. The results are restored first. Otherwise a game that the backup has counted
        would be counted again from its record."""
        translate = QCoreApplication.translate
        if why:
            faults = {
                "none": translate("Files", "This file is not a Wordfelt back-up."),
                "newer": translate("Files", "A newer Wordfelt made this back-up."),
                "damaged": translate("Files", "This back-up is damaged. Nothing was changed."),
                "disk": translate("Files", "The back-up cannot be restored: files cannot be read or written."),
            }
            self._waiting.show()  # even after a fault, because some of the games may be restored already
            self._tell(faults[why])
            return
        taken, unusable = self._take_settings_and_results(files)
        self.worker.do(self._bring_back_games, files, taken, unusable)

    def _take_settings_and_results(self, files: dict[str, bytes]) -> tuple[list[str], list[str]]:
        """Restores the settings, the results and other small files. Returns the names of restored files, and sentences
        about parts that can't be used, because they were damaged at the backup or another program made it."""
        from app.library.found_plays import with_ids as with_ids_of_finds
        from app.library.my_words import with_ids as with_ids_of_words
        from app.library.near import with_near_of_here
        from app.library.own_files import (
            BOOK,
            EVENINGS,
            FINDS,
            MY_WORDS,
            PEOPLE,
            PUZZLES,
            RESULTS,
            SEEN,
            SETTINGS,
            TONIGHT,
            book_of,
            data_of,
            evenings_of,
            finds_of,
            my_words_of,
            people_of,
            puzzles_of,
            results_of,
            seen_of,
            tonight_of,
        )
        from app.library.own_puzzles import with_ids as with_ids_of_puzzles
        from app.library.people import same_here
        from app.library.results import with_ids
        from app.library.seen_deals import SeenDeals, with_ids_of_here

        translate = QCoreApplication.translate
        taken, unusable = [], []
        ids: dict[str, str] = {}  # the ids that people have on this machine, by their ids in the backup

        def take_people() -> None:
            others = people_of(files)
            ids.update(same_here(self._people.file.content, others))
            self._people.bring_back(others)

        takes: dict[str, tuple[Callable[[], None], str]] = {
            PEOPLE: (take_people, translate("Files", "The people in the back-up cannot be used.")),
            RESULTS: (
                lambda: self._counting.bring_back(with_ids(results_of(files), ids)),
                translate("Files", "The results in the back-up cannot be used."),
            ),
            TONIGHT: (
                lambda: self._tonight.bring_back(tonight_of(files)),
                translate("Files", "Tonight’s table in the back-up cannot be used."),
            ),
            EVENINGS: (
                lambda: self._evening.bring_back(evenings_of(files)),
                translate("Files", "The evenings in the back-up cannot be used."),
            ),
            BOOK: (
                lambda: self._book.bring_back(book_of(files)),
                translate("Files", "The house book in the back-up cannot be used."),
            ),
            FINDS: (
                lambda: self._days.bring_back(with_ids_of_finds(finds_of(files), ids)),
                translate("Files", "The finds in the back-up cannot be used."),
            ),
            PUZZLES: (
                lambda: self._puzzles.bring_back(with_ids_of_puzzles(puzzles_of(files), ids)),
                translate("Files", "The puzzles in the back-up cannot be used."),
            ),
            MY_WORDS: (
                lambda: self._words.bring_back(with_ids_of_words(my_words_of(files), ids)),
                translate("Files", "The words to learn in the back-up cannot be used."),
            ),
        }
        for name, (take, sentence) in takes.items():
            if name in files:
                try:
                    take()
                    taken.append(name)
                except ValueError:
                    unusable.append(sentence)
        try:
            self._seen.bring_back(with_ids_of_here(seen_of(files) if SEEN in files else SeenDeals(), ids))
        except ValueError:
            unusable.append(translate("Files", "The list of cards that people have seen cannot be used."))
        if SETTINGS in files:
            try:
                lost = self._file.bring_back(with_near_of_here(data_of(files, SETTINGS), ids))
                taken.append(SETTINGS)
                if lost:
                    text = translate("Files", "Some settings in the back-up cannot be used: {places}.")
                    unusable.append(text.format(places=", ".join(lost)))
            except ValueError:
                unusable.append(translate("Files", "The settings in the back-up cannot be used."))
        return taken, unusable

    def _bring_back_games(self, files: dict[str, bytes], taken: list[str], sentences: list[str]) -> None:
        """Restores the games, in the worker's thread. Reports which games and other parts have been written."""
        from app.library.own_files import (
            BOOK,
            EVENINGS,
            FINDS,
            MY_WORDS,
            PEOPLE,
            PUZZLES,
            RESULTS,
            SETTINGS,
            TONIGHT,
            bring_back_games,
        )
        from engine.core.verdict import Refused

        try:
            games = bring_back_games(files)
        except (OSError, Refused):
            self._read.emit({}, "disk")
            return
        self._settle_all()
        written = []
        faults = {
            RESULTS: self._counting.fault,
            PEOPLE: self._people.file.fault,
            TONIGHT: self._tonight.file.fault,
            EVENINGS: self._evening.file.fault,
            BOOK: self._book.file.fault,
            FINDS: self._days.file.fault,
            PUZZLES: self._puzzles.file.fault,
            MY_WORDS: self._words.file.fault,
            SETTINGS: self._file.fault,
        }
        for name, fault in faults.items():
            if name in taken and fault:
                sentences.append(complaint(fault))
            elif name in taken:
                written.append(name)
        self._written.emit(games, written, sentences)

    def _report_brought(self, games: int, written: list[str], sentences: list[str]) -> None:
        from app.base.listing import listed
        from app.library.own_files import (
            BOOK,
            EVENINGS,
            FINDS,
            MY_WORDS,
            PEOPLE,
            PUZZLES,
            RESULTS,
            SETTINGS,
            TONIGHT,
        )

        self._waiting.show()
        self._seen.take_over(self._everywhere)
        translate = QCoreApplication.translate
        names = {
            RESULTS: translate("Files", "results"),
            PEOPLE: translate("Files", "people"),
            TONIGHT: translate("Files", "tonight’s table"),
            EVENINGS: translate("Files", "evenings"),
            BOOK: translate("Files", "the house book"),
            FINDS: translate("Files", "finds"),
            PUZZLES: translate("Files", "puzzles"),
            MY_WORDS: translate("Files", "words to learn"),
            SETTINGS: translate("Files", "settings"),
        }
        what = listed([translate("Files", "%n game(s)", None, games), *[names[name] for name in written]])
        self._tell(" ".join([translate("Files", "Restored from the back-up: {what}.").format(what=what), *sentences]))

    def _busy(self, sentence: str) -> None:
        self._doing = sentence
        if self.sheet is not None:
            self.sheet.busy(sentence)

    def _tell(self, sentence: str) -> None:
        self._doing = ""
        self._window.tell(sentence)
        if self.sheet is not None:
            self.sheet.tell(sentence)
            self._refresh()
