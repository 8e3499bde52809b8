"""Starts the program: makes every long-lived object and connects them.

No large module loads before the gallery is painted. Right after the first paint, the program checks the settings and
opens the dictionary. Another thread loads the modules that read records, when there is a record to read or when the
program is idle.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from app.base.again import Again
from app.base.commands import WORD_NUMBERS, keys_of
from app.base.early import Early
from app.base.languages import Languages
from app.base.later import later
from app.base.paths import assets, config_folder
from app.base.settings import Settings
from app.base.settings_file import SettingsFile
from app.base.today import today as today_here
from app.felt.interfaces import unheard
from app.library.game_files import Shelf
from app.library.loading import Loading
from app.program.appearance import around, grown, looks, next_size, style_table, style_windows
from app.program.at_table import AtTable
from app.program.notices import complaint, no_picture
from app.program.statistics import Counting
from app.program.waiting_games import Waiting
from app.windows.main_window import MainWindow
from app.windows.menus import ANSWERS, IN_A_FILM
from app.windows.widgets.colours import theme_of
from app.windows.widgets.named_box import SETTLES_MS
from app.windows.widgets.style_sheet import style_program

if TYPE_CHECKING:
    from datetime import date

    from app.base.sound import Sounds
    from app.base.worker import Worker
    from app.library.learning import Learning
    from app.program.evening_tonight import EveningTonight
    from app.program.finished_games import Finished
    from app.program.house_book_here import HouseBookHere
    from app.program.lessons import Lessons
    from app.program.my_words_here import MyWordsHere
    from app.program.new_games import NewGames
    from app.program.own_puzzling import OwnPuzzling
    from app.program.people_here import PeopleHere
    from app.program.readings import Reading
    from app.program.reminders import Reminders
    from app.program.reviews import Reviews
    from app.program.road_here import RoadHere
    from app.program.seen_here import SeenHere
    from app.program.table_of_days import TableOfDays
    from app.program.table_tonight import TableTonight
    from app.program.your_files import YourFiles
    from app.windows.scanning.dwelling import Dwelling
    from app.windows.scanning.scanner import Scanner
    from app.windows.table.table_with_game import TableWithGame
    from app.windows.widgets.player_state import PlayerState
    from engine.match import Match

# The attributes of the application that have workers or files, in the order in which they are closed.
CLOSED_IN_ORDER = (
    "new road reviews days files people puzzles words book tonight evening waiting finished counting seen".split()
)
WARM_UP_MS = 200  # milliseconds between the paint of the complete gallery and `_warm_up`
PAINTS_MS = 1  # milliseconds before the next step of the start, in which the rest of the window is painted
LONGEST_WAIT_MS = 2000  # the start waits at most this many milliseconds for the first paint
WELCOMES_MS = 3000  # milliseconds before the welcome, so that a screen reader can read the window's name first


class Application(QObject):
    """The program: makes the settings, saved games, sounds, languages and the window, and carries out the window's
    requests."""

    # the name of a message in notices.py; like the next signal, it may be emitted in a worker's thread
    _complained = Signal(str)
    _handed_over = Signal(object)  # a function to call in the window's thread

    def __init__(self, qt: QApplication, today: "Callable[[], date]" = today_here) -> None:
        super().__init__()
        self.qt, self.today = qt, today
        self._writer: Worker | None = None
        self._is_closed = False
        self._has_written = False  # whether the program has closed and `_in_background` has done its last work
        self._pictured = False  # whether the window has been painted for the first time
        self._complained.connect(self._complain)
        self._handed_over.connect(self._do)
        self._again = Again(self._try_again, self)
        self.file = SettingsFile(
            config_folder() / "settings.json",
            self._complained.emit,
            self._settings_changed,
            self._in_background,
            self._handed_over.emit,
            self._again.tried.emit,
        )
        self.languages = Languages()
        self.sounds: Sounds | None = None
        self._scanner: Scanner | None = None
        self._dwelling: Dwelling | None = None
        self._opening: Path | None = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._warm_up)
        self.shelf = Shelf(self._in_background)
        # begins to look for games before the window is made, so that a fast disk answers before the first paint
        self._are_games = Early(self.shelf.has_unfinished, self)
        self._table_read: Early[object] | None = None
        self._is_first = self.file.is_new
        first = self.file.glance()
        self.languages.speak(first.language)
        self._picture = ""  # the file of the player's own picture for the felt, as checked last
        self._calm = False  # the setting for calm play (which compares no scores) that was applied last
        # otherwise the desktop would decide whether menus have icons
        qt.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
        style_program(qt, first, first.text_size)  # styled now, while no widget exists yet
        self.window = MainWindow()
        self._size_report = QTimer(self.window)  # a child of the window, so that Qt deletes both together
        self._size_report.setSingleShot(True)
        self._size_report.timeout.connect(self._announce_size)
        self.window.lie_as(first.window)
        sized = grown(first, self.window.size())
        self._worn, self._around = looks(sized), around(sized)
        if sized != first:
            style_program(qt, sized, first.text_size)
        self.counting = Counting(self.window, self._complain, self.leave_table)
        everywhere = self.languages.everywhere
        self.counting.caught_up.connect(lambda: self.seen.take_over(everywhere))
        self.counting.today = lambda: self.today()
        self.counting.calm = lambda: self.file.settings.calm
        self.counting.names = lambda: self.people.names
        self.counting.ids_of = lambda names: self.people.ids_of(names, everywhere)
        self.table = AtTable(
            self.window,
            self.file,
            self.shelf,
            self.counting,
            self._table_built,
            everywhere,
            lambda: self.people.file,
            lambda: self.seen,
            lambda: self.tonight.table.rules,
            lambda: self.book,
        )
        self.table.ended = lambda running: self.evening.add(running.session.match, running.names, running.path)
        self.table.par_of = lambda match: self.days.par_of(match)
        self.table.in_company = lambda: self.evening.is_company
        self.table.bar_for = lambda running: self.reminders.begin(running)
        self.loading = Loading(self)
        self.waiting = Waiting(
            self.window, self.file, self.shelf, self.counting, self.table, everywhere, self.loading.when_ready
        )
        self.waiting.games.ended = self._note_late_end
        style_windows(first, self.window, None)
        self._connect()
        self._connect_gallery()

    # ---- objects that the first paint does not need, each made at its first use

    @cached_property
    def reading(self) -> "Reading":
        from app.program.readings import Reading

        return Reading(self.window, self.file, self.table)

    @cached_property
    def new(self) -> "NewGames":
        from app.program.new_games import NewGames

        new = NewGames(
            self.window,
            self.file,
            self.shelf,
            self.table,
            self.tonight,
            lambda: self.book.words,
            self.reading.show_rules,
        )
        new.beginner = lambda players: self.evening.beginner(players)
        return new

    @cached_property
    def tonight(self) -> "TableTonight":
        from app.program.table_tonight import TableTonight

        return TableTonight(
            self.window, self.file, self.people, self._complained.emit, self._table_changed, self._in_background
        )

    @cached_property
    def reminders(self) -> "Reminders":
        from app.program.reminders import Reminders

        return Reminders(self.file, self.table, self.reading)

    @cached_property
    def people(self) -> "PeopleHere":
        from app.program.people_here import PeopleHere

        people = PeopleHere(self.window, self.file, self._complained.emit, self._in_background)
        people.changed.connect(self._people_changed)
        people.renamed.connect(self._rename)
        return people

    @cached_property
    def book(self) -> "HouseBookHere":
        from app.program.house_book_here import HouseBookHere

        return HouseBookHere(self.window, self._complained.emit, self._in_background)

    @cached_property
    def seen(self) -> "SeenHere":
        from app.program.seen_here import SeenHere

        return SeenHere(self.window, lambda: self.people.file, self._complained.emit, self._in_background)

    @cached_property
    def road(self) -> "RoadHere":
        from app.program.road_here import RoadHere

        return RoadHere(
            self.window,
            self.file,
            self.counting,
            self._complained.emit,
            lambda: self.days.file.content,
            self._choose_game,
        )

    def _choose_game(self, game: str) -> None:
        """Shows this game in the gallery."""
        self.leave_table()
        if self.window.pages.currentWidget() is self.window.gallery:
            self.window.gallery.choose(game)

    @cached_property
    def evening(self) -> "EveningTonight":
        from app.program.evening_tonight import EveningTonight

        return EveningTonight(
            self.window,
            self.tonight,
            self.counting,
            self._complained.emit,
            lambda act: act() if self.table.may_stand_up() else None,
            self.new.deal,
            lambda: self.book.end_evening(),
            lambda: theme_of(self.file.settings),
            lambda: self.file.settings.calm,
            self._in_background,
        )

    @cached_property
    def lessons(self) -> "Lessons":
        from app.program.lessons import Lessons

        return Lessons(self.file, self.table, self.new)

    @cached_property
    def finished(self) -> "Finished":
        from app.program.finished_games import Finished

        return Finished(self.window, self.shelf, self.counting, self.waiting, self.table)

    @cached_property
    def files(self) -> "YourFiles":
        from app.program.your_files import YourFiles

        window, file, counting, waiting = self.window, self.file, self.counting, self.waiting
        everywhere = self.languages.everywhere
        return YourFiles(
            window,
            file,
            self.people,
            self.seen,
            self.tonight,
            self.evening,
            self.book,
            self.days,
            self.puzzles,
            self.words,
            counting,
            waiting,
            self.settle,
            everywhere,
        )

    @cached_property
    def days(self) -> "TableOfDays":
        from app.program.table_of_days import TableOfDays

        return TableOfDays(
            self.window,
            self.file,
            self.table,
            lambda: self.new,
            self.counting,
            lambda: self.tonight.table,
            self._complained.emit,
            self.leave_table,
            lambda: self.today(),
            self._in_background,
        )

    @cached_property
    def reviews(self) -> "Reviews":
        from app.program.reviews import Reviews

        reviews = Reviews(self.table, self.counting, self._learning)
        reviews.learned.connect(self._show_learned)
        return reviews

    def _learning(self) -> "Learning":
        """Returns the files that store puzzles and words to learn, for the thread that reviews games. Only the window's
        thread may call this function."""
        from app.library.learning import Learning

        return Learning(self.puzzles.another_view(), self.words.another_view())

    def _show_learned(self) -> None:
        """Shows the puzzles and words that the review of a game has found."""
        self.puzzles.look()
        self.words.file.look()

    @cached_property
    def puzzles(self) -> "OwnPuzzling":
        from app.program.own_puzzling import OwnPuzzling

        return OwnPuzzling(
            self.window,
            self.table,
            lambda: self.tonight.known(),
            lambda: self.today(),
            self._complained.emit,
            self.leave_table,
            self._in_background,
        )

    @cached_property
    def words(self) -> "MyWordsHere":
        from app.library.people import called_by_id
        from app.library.usual_dictionary import words_of
        from app.program.my_words_here import MyWordsHere

        return MyWordsHere(
            self.window,
            lambda: self.days.person(),
            lambda: called_by_id(self.people.file.content),
            lambda: self.today(),
            lambda: words_of(self.file.settings),
            lambda word: self.book.meaning(word),
            self._complained.emit,
            self._in_background,
        )

    def _connect_gallery(self) -> None:
        gallery = self.window.gallery
        gallery.deal_wanted.connect(lambda game: self.new.deal(game))
        gallery.deal_alone_wanted.connect(lambda game: self.new.deal(game, alone=True))
        gallery.setup_wanted.connect(lambda game: self.new.set_up(game))
        gallery.watch_wanted.connect(lambda game: self.loading.when_ready(lambda: self.table.watch(game)))
        gallery.lesson_wanted.connect(lambda game: self.lessons.learn(game))
        gallery.resume_wanted.connect(self.waiting.go_on_with)
        gallery.discard_wanted.connect(self.waiting.put_away)
        gallery.rules_wanted.connect(lambda game: self.reading.show_rules(game))
        gallery.favoured.connect(self._favour)
        gallery.table_wanted.connect(lambda: self.new.change_table())
        gallery.others_wanted.connect(lambda: self.tonight.seat_others())
        gallery.evening_wanted.connect(lambda: self.evening.open())
        gallery.start.put_away.connect(lambda: self.file.change(start_here=False))
        gallery.day.part_wanted.connect(lambda part: self.days.play(part))
        gallery.day.day_wanted.connect(lambda: self.days.open())
        gallery.day.put_away.connect(self._put_day_away)
        gallery.puzzles_wanted.connect(lambda: self.puzzles.play())
        gallery.statistics_wanted.connect(self.counting.show)
        gallery.road_wanted.connect(lambda: self.road.show())
        gallery.finished_wanted.connect(lambda: self.finished.show())

    def _connect(self) -> None:
        window = self.window
        self.counting.games_wanted.connect(lambda: self.finished.show())
        self.counting.words_wanted.connect(lambda: self.words.show())
        self.table.looked_up = lambda word, person, game: self.words.look_up(word, person, game)
        window.asked.connect(self._asked)
        window.file_dropped.connect(self.waiting.open)
        window.closing.connect(self.close)
        window.resized.connect(lambda: self._wear(self.file.glance()), Qt.ConnectionType.QueuedConnection)
        window.may_close = self._may_close
        window.first_painted.connect(self._after_first_paint)
        self.qt.screenRemoved.connect(window.stay_on_screen, Qt.ConnectionType.QueuedConnection)
        self.qt.applicationStateChanged.connect(self._state_changed)
        self.qt.styleHints().colorSchemeChanged.connect(self._scheme_changed)

    def start(self, path: Path | None = None) -> None:
        """Shows the gallery. Everything else follows after the first paint.

        path: a record to open.
        """
        self._opening = path
        self._are_games.when_found(self.waiting.keep_room)
        self.window.show()
        self.window.gallery.begin()
        # A player with a screen reader who opens a record need not hear about the gallery first.
        (self.window.gallery.list if path is None else self.window).setFocus()
        later(self, self._after_first_paint, LONGEST_WAIT_MS)  # a window that starts minimised is never painted

    def _after_first_paint(self) -> None:
        """Completes the gallery. All other work waits until the complete gallery is painted."""
        if self._pictured:
            return
        self._pictured = True
        files = self.tonight.file, self.people.file
        self._table_read = Early(lambda: [file.content for file in files], self)
        self.window.gallery.show_rules()
        self.window.stay_on_screen()  # by now the window has its frame
        self._table_read.when_found(lambda _: self._show_tonight())

    def _show_tonight(self) -> None:
        """Shows who plays tonight, which completes the gallery."""
        self.tonight.show()
        later(self, self._after_whole_picture, PAINTS_MS)

    def _after_whole_picture(self) -> None:
        from app.base.sound import Sounds, system_player
        from app.base.worker import collect_here

        if self._is_closed:
            return
        _keep_dialogs_here()
        settings = self.file.settings
        self.sounds = Sounds(assets() / "sounds", system_player(), on=settings.sound)
        self._settings_changed(settings)
        collect_here().rested.connect(_let_go)
        collect_here().rested.connect(self._review)
        self.waiting.show()
        if self._opening is not None:
            self.waiting.open(self._opening)
            self.loading.when_ready(self._stay)
            self.loading.when_ready(self.counting.catch_up)
        else:
            self._idle.start(WARM_UP_MS)
            if self._is_first:
                later(self.window, self._welcome, WELCOMES_MS)

    def _review(self) -> None:
        """Makes a part of the table of the day or, if that is complete, reviews a finished game. Called when the
        program is idle; a last call may come after the program has closed."""
        if not self._is_closed and not self.days.look():
            self.reviews.look()

    def _welcome(self) -> None:
        """Announces a welcome at the very first start. Sighted players see where to begin; players with a screen reader
        would find it only by chance."""
        if self.window.pages.currentWidget() is self.window.gallery and self.window.gallery.start.isVisible():
            self.window.say(self.window.gallery.start.welcome())

    def _stay(self) -> None:
        """Focuses the list of games, because the record to open at the start could not be opened."""
        if self.window.pages.currentWidget() is self.window.gallery and self.window.focusWidget() in (
            None,
            self.window,
        ):
            self.window.gallery.list.setFocus()

    def _warm_up(self) -> None:
        """Loads what the player will need soon: opens the default dictionary, builds the table and paints its cloth,
        and loads the modules of records and of finished games."""
        import app.session.match.dealing
        import app.session.running_game
        import app.windows.sheets.finished_page  # noqa: F401
        from app.felt.cloth import grain
        from app.library.litter import clear_away
        from app.library.usual_dictionary import words_of
        from engine.core.verdict import Refused
        from engine.records.replay import lexicon_of

        for part in (self.book, self.evening, self.seen, self.words):  # reads these files now, before a deal needs them
            part.file.look()
        self.puzzles.look()
        self.loading.when_ready(self.counting.catch_up)
        self.loading.when_ready(self.evening.show)
        self.loading.when_ready(self.days.show)
        self.loading.when_ready(lambda: self.finished.list_ahead())
        self._in_background(clear_away)
        with suppress(Refused):  # if the word list is missing, the next deal reports that
            lexicon_of(words_of(self.file.settings))
        self.table.page()
        if theme_of(self.file.settings).felt.weave:
            # Paints the grain of the cloth before the table and the finished games page first need it.
            grain(self.window.devicePixelRatioF())

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        """Reads changes that another window may have made, when this window becomes active."""
        if state == Qt.ApplicationState.ApplicationActive:
            self.look_again()

    def look_again(self) -> None:
        """Reads the small files in use again, because another window may have changed them."""
        parts = ("people", "tonight", "book", "evening", "seen", "days", "puzzles", "words")
        for made in [vars(self)[part] for part in parts if part in vars(self)]:
            made.file.look()

    def _table_built(self, page: "TableWithGame") -> None:
        page.left.connect(self.leave_table)
        page.rematch_wanted.connect(self.new.rematch)
        page.final.another_wanted.connect(lambda: self.evening.deal_another_kind())
        page.rules_wanted.connect(self.reading.show_rules_here)
        page.buzzers_chosen.connect(self.table.keep_keys_of_game)
        page.panels_wanted.connect(self.table.toggle_panels)
        page.played_on.connect(self.table.play_on)
        page.compared.connect(self.table.compare_lines)
        page.final.possible_wanted.connect(self.table.report_solved)
        page.final.turns_wanted.connect(self.table.report_solved)
        page.chosen_after_film.connect(self._go_on_from_film)
        page.sounded.connect(self._play)
        page.notified.connect(self.window.tell)
        page.head.mark.copy_wanted.connect(self.table.save_copy)
        page.felt.rested.connect(self.reminders.look_soon)
        style_table(self.file.settings, self.window)
        page.obey(self.file.settings)

    def _note_late_end(self, match: "Match", names: Sequence[str], place: Path) -> None:
        """Adds to the evening a game that was over when the program was killed, and that had not been counted yet."""
        self.evening.add(match, names, place)
        self.evening.show()

    def _go_on_from_film(self, what: str) -> None:
        """Deals or teaches the game whose film has ended, as the gallery's buttons do."""
        gallery = self.window.gallery
        self.leave_table()
        (gallery.learn if what == "learn" else gallery.deal).click()

    def leave_table(self) -> None:
        """Returns to the gallery, where the game can be continued."""
        if not self.table.may_stand_up():
            return
        watched = self.table.is_watched
        self.table.stand_up()
        self.window.pages.setCurrentWidget(self.window.gallery)
        self.waiting.show()
        self.evening.show()
        self.days.show()
        self.puzzles.show()
        self.window.gallery.come_back(watched=watched)

    def _may_close(self) -> bool:
        """Returns whether the program may end. The window hides immediately; it shows again, and the game goes on, if
        the game can't be saved."""
        self._hide()
        may_close = False
        try:
            may_close = self.table.may_stand_up()
        finally:  # an exception must not leave the window hidden, because nobody could then end the program
            if not may_close:
                self.window.show()
                if self.window.game is not None:
                    self.window.game.come_forward()
        return may_close

    def _hide(self) -> None:
        """Hides the window, which would otherwise stay on the screen while the program writes to a slow disk. The
        window's place is kept for the next start."""
        place, was_visible = self.window.place_kept(), self.window.isVisible()
        self.window.hide()
        if was_visible and place != self.file.settings.window:
            self.file.change(window=place)

    def close(self) -> None:
        """Ends all work of the program, because the window closes. The game on the table is saved by then."""
        self._is_closed = True
        self._hide()
        for early in (self._are_games, self._table_read):
            if early is not None:
                early.close()
        self._idle.stop()
        self.loading.close()
        self.table.stand_up()
        for made in [vars(self)[part] for part in CLOSED_IN_ORDER if part in vars(self)]:
            made.close()
        if self.sounds is not None:
            self.sounds.close()
        self._again.end()
        self.settle()
        self.file.try_again()
        if self._writer is not None:
            self._writer.wait()
            self._writer.close()
            self._writer = None
        self._has_written = True

    def _try_again(self) -> None:
        self.file.try_again()

    def settle(self) -> None:
        """Waits until the small files, such as the settings, are written or have failed to be written."""
        if self._writer is not None:
            self._writer.wait()

    def _in_background(self, work: Callable[[], None]) -> None:
        """Reads or writes small files, such as the settings, in a worker, so that the window does not wait for the
        disk. Does nothing after the program has closed: work for a result that arrives late from another thread would
        start a new thread. The next start of the program gets the same result again."""
        if self._has_written:
            return
        from app.base.worker import Worker

        if self._writer is None:
            self._writer = Worker("small files")
        self._writer.do(work)

    def _do(self, work: Callable[[], None]) -> None:
        if not self._is_closed:
            work()

    def _play(self, sound: str) -> None:
        if self.sounds is not None:
            self.sounds.play(sound)

    def _sound_frame(self) -> None:
        """Plays the sound of the scanning frame, which moves from control to control for players with a switch device.
        This sound has its own volume."""
        volume = self.file.settings.scan_volume
        if self.sounds is not None and volume:
            self.sounds.play("step", volume)

    # ---- settings

    def _table_changed(self) -> None:
        """Updates everything that depends on tonight's table: the players' keys, the standing of the evening, the
        puzzles that are due, and the table of the day."""
        self.table.obey()
        self.evening.show()
        if "puzzles" in vars(self):
            self.puzzles.show()
        if "days" in vars(self):
            self.days.show_again()

    def _people_changed(self) -> None:
        """Shows changed names, colours and keyboard keys of people everywhere."""
        self.tonight.show()
        self.new.look_at_lists()
        self.table.obey()
        if "days" in vars(self):
            self.days.show_again()

    def _rename(self, old: str, new: str) -> None:
        """Replaces a person's name at tonight's table and, if this person was chosen to play the days, there too."""
        self.tonight.rename(old, new)
        if "days" in vars(self):
            self.days.rename(old, new)

    def _settings_changed(self, settings: Settings) -> None:
        """Applies the settings everywhere."""
        spoken = self.languages.spoken
        self.languages.speak(settings.language)
        # styled first, because widgets that were built at another text size keep parts of that size
        self._wear(settings)
        if spoken != self.languages.spoken:
            self._build_anew()
        self.window.gallery.remember(settings)
        if self.sounds is not None:  # sounds are made only after the first paint
            self.sounds.on, self.sounds.volume = settings.sound, settings.volume
            self._call_menus(settings)
            self._look_at_picture(settings)
            if settings.names:
                self.people.take_over()
            if settings.games:
                self.tonight.take_over()
            self._lead_by_switch(settings)
            self.counting.obey()
            if settings.calm != self._calm:
                self._calm = settings.calm
                self.evening.show()
                self.days.show_again()
                self.finished.show_again()
        self.table.obey()  # called after `_call_menus`, because the table looks up keys in the menus
        self.reading.obey()

    def _build_anew(self) -> None:
        """Builds everything in the windows again, in another language. A game or a dialog in progress continues."""
        from app.windows.widgets.player_state import PlayerState

        window, gallery, table = self.window, self.window.gallery, self.window.table
        at, state = window.pages.currentWidget(), PlayerState(window.pages)
        statistics, finished, road = window.statistics, window.finished, window.road
        window.setUpdatesEnabled(False)
        for top in self.qt.topLevelWidgets():
            top.unsetLocale()  # so that every widget reports the new language to screen readers
        with unheard():
            window.build_anew()
            self._connect_gallery()
            self._call_menus(self.file.settings)
            style_windows(self.file.settings, window, None)
            window.gallery.take_over(gallery)
            self.tonight.show()
            self.evening.show()
            if at is gallery:
                window.gallery.show_rules()
            self.new.set_up_again(gallery.sheet)
            if "days" in vars(self):
                self.days.open_again(gallery.sheet)
                self.days.show_again()
            if "puzzles" in vars(self):
                self.puzzles.show()
            if table is not None:
                self.table.lay_again(table, seen=at is table)
            if at is statistics:
                self.counting.show()
            if at is finished:
                self.finished.show()
            if at is road:
                self.road.show()
            self.reading.build_anew()
        later(window, lambda: self._put_back(state))
        self.waiting.show()

    def _put_back(self, state: "PlayerState") -> None:
        """Restores the focus, the choices and the typed texts on a page that was built again. Called once every widget
        has its place."""
        with unheard():
            state.put_back(self.window.pages)
        self.window.setUpdatesEnabled(True)

    def _call_menus(self, settings: Settings) -> None:
        """Updates the keyboard keys of the menu commands, and disables text sizes that are not possible."""
        menus = self.window.menus
        menus.call_keys(settings.keys)
        for name, step in (("larger", 1), ("smaller", -1)):
            last = next_size(settings.text_size, step) == settings.text_size
            why = QCoreApplication.translate("WhyNot", "This is the largest size.")
            if step < 0:
                why = QCoreApplication.translate("WhyNot", "This is the smallest size.")
            menus.refuse(name, why if last else "")

    def _lead_by_switch(self, settings: Settings) -> None:
        """Applies the settings for players who use switch devices (scanning), or who click by resting the pointer. The
        objects for both are made at their first use."""
        if self._scanner is None and settings.switches != "none":
            from app.windows.scanning.scanner import Scanner

            self._scanner = Scanner(self.window)
            self._scanner.pressed.connect(self._end_what_is_shown)
            self._scanner.named.connect(self.window.say_again)
            self._scanner.went_on.connect(self._sound_frame)
        if self._scanner is not None:
            from app.windows.scanning.scanner import pace_of

            keys = [keys_of(name, settings.keys) for name in ("switch-take", "switch-step")]
            self._scanner.obey(pace_of(settings), take=keys[0], step=keys[1])
        if self._dwelling is None and settings.dwell:
            from app.windows.scanning.dwelling import Dwelling

            self._dwelling = Dwelling(self.window)
        if self._dwelling is not None:
            self._dwelling.obey(settings.dwell)

    def _end_what_is_shown(self) -> None:
        if self.window.table is not None:
            self.window.table.finish_motion()

    def _scheme_changed(self) -> None:
        """Reacts to a change of the system's colour scheme. It is a method because Qt's object for the system outlives
        this object, and would keep the whole program alive through a closure."""
        self._settings_changed(self.file.settings)

    def _wear(self, settings: Settings) -> None:
        """Restyles everything if the felt, the cards, the colours or the text size have changed. The text size also
        depends on the size of the window."""
        sized = grown(settings, self.window.size())
        worn, around_it = looks(sized), around(sized)
        if worn == self._worn:
            return
        if around_it != self._around:  # restyling every widget takes longer than dealing a game
            style_program(self.qt, sized, settings.text_size)
        self._worn, self._around = worn, around_it
        style_windows(settings, self.window, self.reading.rules)

    def _look_at_picture(self, settings: Settings) -> None:
        """Reports, once, why the felt can't show the player's picture. The plain cloth shows instead."""
        from app.felt.own_picture import fault_of

        if settings.picture == self._picture:
            return
        self._picture = settings.picture
        if settings.picture and (fault := fault_of(settings.picture)):
            self.window.tell(no_picture(settings.picture, fault))

    def _complain(self, what: str) -> None:
        self.window.tell(complaint(what))

    def _favour(self, game: str, on: bool) -> None:
        others = tuple([other for other in self.file.settings.favourites if other != game])
        self.file.change(favourites=(game, *others) if on else others)

    def _put_day_away(self) -> None:
        self.file.change(day_tile=False)
        self.window.gallery.list.setFocus()

    def _show_day(self) -> None:
        """Opens the sheet of the day, and makes its tile in the gallery visible again."""
        self.file.change(day_tile=True)
        self.days.open()

    def _start_here(self) -> None:
        """Shows the path for beginners again and focuses it."""
        self.file.change(start_here=True)
        self.window.gallery.start.enter()

    def show_settings(self) -> None:
        from app.windows.sheets.settings_sheet import SettingsSheet, beside_the_table

        with unheard():
            sheet = SettingsSheet(self.file.settings, self.languages.available(), self.window)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.changed.connect(lambda key, value: self._change_on_sheet(sheet, key, value))
        sheet.list_removed.connect(self.tonight.forget_list)
        sheet.finished.connect(self.new.look_at_lists)
        sheet.open()
        beside_the_table(sheet, self.window)

    def _change_on_sheet(self, sheet: QWidget, key: str, value: object) -> None:
        """Applies a setting that was changed on a sheet. If the change turns switch devices on, offers the player
        more time."""
        begins = key == "switches" and self.file.settings.switches == "none"
        self.file.change(**{key: value})
        if begins:
            self.tonight.offer_time(sheet)

    def _text_size(self, step: int) -> None:
        self.file.change(text_size=next_size(self.file.settings.text_size, step))
        self._size_report.start(SETTLES_MS)

    def _announce_size(self) -> None:
        size = QCoreApplication.translate("Telling", "Text size {percent}%")
        self.window.say(size.format(percent=self.file.settings.text_size))

    def _toggle_calm(self) -> None:
        calm = not self.file.settings.calm
        self.file.change(calm=calm)
        translate = QCoreApplication.translate
        self.window.tell(
            translate("Notices", "Calm play is on.") if calm else translate("Notices", "Calm play is off.")
        )

    def _full_screen(self) -> None:
        if self.window.isFullScreen():
            self.window.showNormal()
        else:
            self.window.showFullScreen()

    def _change_table(self) -> None:
        """Opens the sheet of tonight's table in the gallery."""
        if self.window.pages.currentWidget() is not self.window.gallery:
            self.leave_table()
        if self.window.pages.currentWidget() is self.window.gallery:
            self.new.change_table()

    def _show_rules(self) -> None:
        """Shows the game's rules. At the table it shows the sentence that the history or the verdict bar links to."""
        page = self.window.table
        self.reading.show_rules_here(page.rule if page is not None and self.table.in_sight else "")

    # ---- menus

    def _asked(self, what: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "gallery": self.leave_table,
            "setup": lambda: self.new.set_up(self.window.gallery.current),
            "open": self.waiting.choose,
            "finished": self.finished.show,
            "kept": self.waiting.show_put_away,
            "save": self.table.save_copy,
            "quit": self.window.close,
            "calm": self._toggle_calm,
            "settings": self.show_settings,
            "statistics": self.counting.show,
            "road": lambda: self.road.show(),
            "people": self.people.show,
            "table": self._change_table,
            "evening": self.evening.open,
            "day": self._show_day,
            "puzzles": self.puzzles.play,
            "my-words": self.words.show,
            "book": self.book.show,
            "rules": self._show_rules,
            "start": self._start_here,
            "word": self.reading.look_up,
            "fullscreen": self._full_screen,
            "larger": lambda: self._text_size(1),
            "smaller": lambda: self._text_size(-1),
            "shortcuts": self.reading.show_keys,
            "search": self.window.begin_search,
            "heard-again": lambda: self.window.walk_heard(0),
            "heard-back": lambda: self.window.walk_heard(-1),
            "heard-on": lambda: self.window.walk_heard(1),
            "files": self.files.show,
            "about": self.reading.show_about,
        }
        game = self.window.game
        if game is not None:
            acts |= {
                "undo": game.session.undo,
                "redo": game.session.redo,
                "shuffle": game.session.gestures.shuffle_hand,
                "sort": game.session.gestures.sort_hand,
                "hint": game.give_hint,
                "again": game.show_again,
                "become": game.show_words,
                "meaning": game.asking.ask,
                "count": game.ask_about_word,
                "pause": game.pause,
                "film": game.play_film,
                "keep": game.keep,
                "code": partial(self.table.copy_code, game.running),
                "resign": partial(self.table.resign, game.running),
                "panels": self.table.toggle_panels,
            }
            acts |= {name: partial(game.press_film, name) for name in IN_A_FILM}
            asked = (*ANSWERS, *WORD_NUMBERS)
            acts |= {name: partial(game.answer, name.removeprefix("say-")) for name in asked}
        if what in acts:
            acts[what]()


def _keep_dialogs_here() -> None:
    """Makes Qt's file dialog store the list of folders that it showed last in Wordfelt's own folder for settings."""
    from PySide6.QtCore import QSettings

    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(config_folder()))


def _let_go() -> None:
    """Frees the parts of the dictionary that word searches have read into memory. Called while the program is idle."""
    from engine.lexicon.dictionary import let_go

    let_go()
