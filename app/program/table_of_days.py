"""Runs the table of the day: makes (generates) its parts while the program is idle, deals its games, puts its finds
(small puzzles) on the table, and saves what people do there."""

from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.base.again import Again
from app.base.json_file import at_once
from app.base.paths import data_folder
from app.base.settings_file import SettingsFile
from app.library.at_hand import AtHand, Work
from app.program.at_table import AtTable
from app.program.new_games import NewGames
from app.program.statistics import Counting
from app.windows.main_window import MainWindow
from app.windows.widgets.colours import theme_of

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.library.done_today import DayDone
    from app.library.found_plays import FoundPlays
    from app.library.results import Result
    from app.library.tonight import Tonight
    from app.program.finding import Finding
    from app.session.match.view_data import GameChoice
    from app.windows.sheets.day_sheet import DaySheet
    from engine.days.day_form import DayForm
    from engine.days.making import DayParts
    from engine.days.puzzle import Puzzle
    from engine.match import Match

DAY = timedelta(1)


class TableOfDays(QObject):
    """Makes, deals and shows the tables of the days.

    complain: called when something is wrong with a file, with the name of a message in notices.py; from any thread.
    tonight: returns tonight's table.
    leave: returns to the gallery.
    today: returns today's date, which tests can set.
    background: runs the reading and writing of the days and of the answers to their puzzles (see AtHand).
    """

    _read = Signal(str, object)  # the date, and the day or None; like the next signals, emitted in other threads
    _made = Signal(str, object)
    _went_on = Signal(str, float)  # the date, and the share of the day's table that has been made

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        table: AtTable,
        new: Callable[[], NewGames],
        counting: Counting,
        tonight: "Callable[[], Tonight]",
        complain: Callable[[str], None],
        leave: Callable[[], object],
        today: Callable[[], date],
        background: Callable[[Work], None] = at_once,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._table, self._new = window, file, table, new
        self._counting, self._tonight, self._complain = counting, tonight, complain
        self._leave, self._today = leave, today
        self._worker: Worker | None = None
        # the tables of the days read since the start; None for a day whose table has not been made
        self._days: dict[str, DayForm | None] = {}
        # the days that are being read, each with the functions to call afterwards
        self._awaited: dict[str, list[Callable[[DayForm | None], object]]] = {}
        self._begun: dict[str, DayParts] = {}
        self._shares: dict[str, float] = {}
        self._making = ""  # the date of the day whose table the worker is making; "" for none
        self._wanted = ""  # the date of the day that the player looks at, if its table has yet to be made
        self._closed = False
        self._results: tuple[Result, ...] = ()
        self._again = Again(self._try_again, self)
        self._background = background
        self._found: AtHand[FoundPlays] | None = None
        self._at = ""  # the date of the day that the sheet shows or showed last
        self._chosen = ""  # the name of the person who plays, if the player has chosen one
        # whether to put the next find (daily puzzle) on the table once the day's table has been made
        self._find_wanted = False
        self._finding: Finding | None = None
        self._read.connect(self._know_day)
        self._made.connect(self._keep)
        self._went_on.connect(self._show_progress)

    # ---- today

    @property
    def today(self) -> str:
        return self._today().isoformat()

    @property
    def file(self) -> "AtHand[FoundPlays]":
        """People's answers to the finds (the small puzzles of each day)."""
        from app.library.found_plays import FoundFile

        if self._found is None:
            file = FoundFile(data_folder() / "finds.json", self._complain, self._again.tried.emit)
            self._found = AtHand(file, self._background)
        return self._found

    def _try_again(self) -> None:
        self.file.try_again()

    def bring_back(self, plays: "FoundPlays") -> None:
        """Adds the answers of a backup. Answers that are already on this machine stay unchanged."""
        from app.library.found_plays import joined

        self.file.change(lambda there: joined(there, plays))
        self.show()

    def day(self, day: str) -> "DayForm | None":
        """Returns the table of this day if it has been made and its file has been read; otherwise None. To wait for the
        file, use `_with_day`."""
        return self._days.get(day)

    def _with_day(self, day: str, act: "Callable[[DayForm | None], object]") -> None:
        """Calls `act` with the table of this day; with None if it has not been made yet. The day's file is read
        once, in the background."""
        if day in self._days:
            act(self._days[day])
            return
        self._awaited.setdefault(day, []).append(act)
        if len(self._awaited[day]) == 1:
            plays = self.file
            self._background(lambda: self._read_day(day, plays))

    def _read_day(self, day: str, plays: "AtHand[FoundPlays]") -> None:
        """Reads a day's file and the answers to the day's puzzles in the background, because the window shows both."""
        from app.library.made_days import DayFile

        if self._closed:
            return
        _ = plays.content
        self._read.emit(day, DayFile(day, self._complain).read())

    def _know_day(self, day: str, read: "DayForm | None") -> None:
        """Stores the table of a day whose file was read, and calls the functions that wait for it. If the table has
        been made since the reading began, drops what was read."""
        if self._days.get(day) is None:
            self._days[day] = read
        for act in self._awaited.pop(day, []):
            if not self._closed:
                act(self._days[day])

    def par_of(self, match: "Match") -> int | None:
        """Returns the par (the score to reach) of a game that is the solo deal of a day. Returns None for every other
        game, and as long as the table of the day has not been made."""
        from app.library.done_today import day_of_deal, par_of

        day = day_of_deal(match.header)
        return None if day is None else par_of(self.day(day))

    def person(self) -> str:
        """The id of the person who plays; "" for a player who is not among the known people yet."""
        return self._choice("", 1).seats[0].person

    def _people(self) -> tuple[str, ...]:
        """The names of the people at tonight's table. One of them plays the days."""
        from app.library.seating import people_at

        return people_at(self._tonight(), self._table.people.content)

    def _turn_of_person(self) -> int:
        """The index, among the people at the table, of the person who plays: the chosen one, or else the first."""
        people = self._people()
        return people.index(self._chosen) if self._chosen in people else 0

    def _name_of_person(self) -> str:
        """The name of the person who plays, if there are several at the table; "" otherwise."""
        people = self._people()
        return people[self._turn_of_person()] if len(people) > 1 else ""

    def choose_person(self, name: str) -> None:
        """Sets which person of tonight's table plays the days."""
        self._chosen = name
        self._refresh()

    def rename(self, old: str, new: str) -> None:
        """If this is the name of the person who plays, replaces it by the new name."""
        if self._chosen == old:
            self._chosen = new

    def done(self, day: str) -> "DayDone":
        """Returns what the person has done of this day."""
        from app.library.done_today import calmed, done_of

        done = done_of(day, self.person(), self._results, self.file.content, self.day(day))
        return calmed(done) if self._is_calm() else done

    def _is_calm(self) -> bool:
        return self._settings.settings.calm

    def show_again(self) -> None:
        """Updates the tile in the gallery and the sheet of the day, without reading the results again."""
        self._refresh()

    def show(self) -> None:
        """Shows on the gallery's tile and on the sheet of the day what the person has done, once the results are
        read."""
        self._counting.with_results(self._know_results)

    def _know_results(self, results: "tuple[Result, ...]") -> None:
        self._results = results
        if not self._closed:
            self._refresh()

    def _refresh(self) -> None:
        today = self.today
        tile, sheet = self._window.gallery.day, self._sheet
        if self._settings.settings.day_tile:
            if today in self._days:
                share = None if self.day(today) is not None else self._shares.get(today, 0.0)
                tile.show_day(self.done(today), share, self._name_of_person())
            elif today not in self._awaited:
                self._with_day(today, lambda made: self._refresh())
        if sheet is not None:
            none = self._next_open() is None
            share = self._shares.get(self._at, 0.0) if self._at in self._days else None
            sheet.show_day(self.done(self._at), self.day(self._at), share, today, all_played=none)
            on_day = list(self._begun_days().values())
            sheet.show_count(on_day.count(True), on_day.count(False))
            sheet.show_people(self._people(), self._turn_of_person())

    @property
    def _sheet(self) -> "DaySheet | None":
        from app.windows.sheets.day_sheet import DaySheet

        sheet = self._window.gallery.sheet
        return sheet if isinstance(sheet, DaySheet) else None

    # ---- making

    def look(self) -> bool:
        """Makes a part of today's table while the program is idle in the gallery. Returns False if there is nothing to
        make. Later days are not made in advance."""
        if self._closed or not self._settings.settings.day_tile or self._is_disturbed():
            return False
        today = self.today
        if self.day(today) is not None:
            return False
        self._with_day(today, lambda made: self._make(today) if made is None and not self._is_disturbed() else None)
        return True

    def _make(self, day: str) -> None:
        """Makes the table of this day in a worker, once the table that the worker is making now is finished."""
        from app.base.worker import Worker
        from engine.days.making import DayParts

        self._wanted = day
        if self._making:
            return
        if self._worker is None:
            self._worker = Worker("days")
        self._making = day
        self._worker.do_when_painted(self._work, day, self._begun.setdefault(day, DayParts()))

    def _work(self, day: str, begun: "DayParts") -> None:
        from engine.days.making import make_day, words_of_days

        made, share = None, begun.share
        for step in make_day(day, words_of_days(), lambda: self._is_unwanted(day), begun):
            made = step
            if begun.share != share:
                share = begun.share
                self._went_on.emit(day, share)
        if made is not None:
            self._write_day(day, made)
        self._made.emit(day, made)

    def _write_day(self, day: str, made: "DayForm") -> None:
        from app.library.made_days import DayFile

        file = DayFile(day, self._complain)
        if file.read() is None:  # another window may have made the same day's table in the meantime
            file.keep(made)

    def _is_unwanted(self, day: str) -> bool:
        return self._is_disturbed() or self._wanted != day

    def _is_disturbed(self) -> bool:
        """Whether a game is in progress at the table, or the program is ending."""
        running = self._table.running
        return self._closed or (running is not None and not running.session.state.over)

    def _show_progress(self, day: str, share: float) -> None:
        self._shares[day] = share
        if not self._closed:
            self._refresh()

    def _keep(self, day: str, made: "DayForm | None") -> None:
        """Shows the table of a day that has just been made and saved. If the work was stopped before, it continues when
        the program is idle again."""
        self._making = ""
        if made is not None:
            self._begun.pop(day, None)
            self._days[day] = made
        if self._closed:
            return
        self._refresh()
        if made is not None and self._find_wanted and day == self._at:
            self._find_wanted = False
            self._lay_next_find()
        elif self._wanted not in ("", day) and not self._is_disturbed():
            self._make(self._wanted)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for the day that is being made. Returns False if that takes longer than `seconds`."""
        return self._worker is None or self._worker.wait(seconds)

    def close(self) -> None:
        self._closed = True
        self._again.end()
        if self._worker is not None:
            self._worker.close(stop=True)
            self._worker = None
        if self._found is not None:
            self._found.close()

    # ---- the sheet

    def open(self, day: str = "") -> None:
        """Shows the sheet of a day beside the gallery; without a date, the sheet of today."""
        from app.windows.sheets.day_sheet import DaySheet

        if self._window.pages.currentWidget() is not self._window.gallery:
            self._leave()
        if self._window.pages.currentWidget() is not self._window.gallery:
            return  # the player stays at a game that is not saved yet
        sheet = DaySheet(theme_of(self._settings.settings))
        sheet.left.connect(lambda: self._window.gallery.show_sheet(None))
        sheet.part_wanted.connect(lambda part: self.play(part, self._at))
        sheet.find_wanted.connect(lambda number: self._lay(self._at, number))
        sheet.film_wanted.connect(self._watch_par)
        sheet.turned.connect(self._turn)
        sheet.person_wanted.connect(self.choose_person)
        sheet.notified.connect(self._window.tell)
        self._at = day or self.today
        self._window.gallery.show_sheet(sheet)
        self._look_at(self._at)
        sheet.begin()

    def open_again(self, before: object) -> None:
        """Shows the sheet in another language, if `before` is a sheet of a day."""
        from app.windows.sheets.day_sheet import DaySheet

        if isinstance(before, DaySheet):
            self.open(self._at)

    def _look_at(self, day: str) -> None:
        """Shows this day, and makes it if necessary."""
        self._at = day
        self._refresh()
        self._with_day(day, lambda made: self._show_read(day))
        self.show()

    def _show_read(self, day: str) -> None:
        """Shows a day whose file has been read, and makes its table if there was no file. Does nothing if the player
        has turned to another day."""
        if self._at == day and self.day(day) is None:
            self._make(day)
        self._refresh()

    def _turn(self, by: int | None) -> None:
        day = self._next_open() if by is None else (date.fromisoformat(self._at) + by * DAY).isoformat()
        if day is not None:
            self._look_at(day)
            sheet = self._sheet
            if sheet is not None:
                self._window.say(sheet.date.text())

    def _next_open(self) -> str | None:
        """Returns the latest day before the one on the sheet of which the person has done nothing yet; None if there is
        no such day."""
        from app.library.done_today import FIRST_DAY

        at, first = date.fromisoformat(self._at or self.today), date.fromisoformat(FIRST_DAY)
        begun = self._begun_days()
        while at > first:
            at -= DAY
            if at.isoformat() not in begun:
                return at.isoformat()
        return None

    def _begun_days(self) -> dict[str, bool]:
        """Returns the dates of the days that this person has begun; see `begun_days`."""
        from app.library.done_today import begun_days

        return begun_days(self.person(), self._results, self.file.content)

    # ---- playing

    def play(self, part: str, day: str = "") -> None:
        """Deals this part of a day, or puts the next of its finds (daily puzzles) on the table. Without a date, uses
        today."""
        day = day or self.today
        if part == "finds":
            self._want_find(day)
        else:
            self._new().deal_agreed(self._agreed(part, day))

    def _choice(self, game: str, seats: int) -> "GameChoice":
        """The agreement with the person who plays; for a duel, also with a computer player that stays about as strong
        as that person."""
        from app.base.settings import NEAR
        from app.library.agreement import choice_of
        from app.library.seating import players_of
        from app.library.tonight import Tonight, usual_seat
        from engine.days.games_of_days import games_of_days
        from engine.games import GAMES

        people, settings = self._table.people.content, self._settings.settings
        you = players_of(self._tonight(), (1, 1), people, self._turn_of_person(), alone=True).plays
        rivals = tuple([replace(usual_seat(number), level=NEAR) for number in range(1, seats)])
        game = game or games_of_days().for_one[0]
        return choice_of(GAMES[game], Tonight((*you, *rivals)), {}, settings, 0, people)

    def _agreed(self, part: str, day: str) -> "GameChoice":
        """Returns the agreement for the solo deal or the duel of a day. The agreement is the same for everybody,
        without handicaps."""
        from app.base.settings import NO_HANDICAP
        from app.library.done_today import duel_setup
        from engine.days.deal_for_one import game_of, seed_of
        from engine.days.games_of_days import games_of_days
        from engine.records.record import DictionaryChoice

        alone = part == "deal"
        choice = self._choice(game_of(day) if alone else games_of_days().duel.game, 1 if alone else 2)
        seats = tuple([replace(seat, handicap=NO_HANDICAP) for seat in choice.seats])
        words = DictionaryChoice(children=choice.dictionary.get("children"))
        return replace(
            choice,
            seats=seats,
            options={},
            seed=seed_of(day),
            setup=None if alone else duel_setup(day),
            dictionary=asdict(words),
        )

    def _want_find(self, day: str) -> None:
        """Puts the next find (daily puzzle) without an answer on the table, once the day's table has been made. If all
        finds have answers, shows the sheet."""
        self._at = day
        self._with_day(day, lambda made: self._lay_or_make(made is not None))

    def _lay_or_make(self, is_made: bool) -> None:
        if is_made:
            self._lay_next_find()
        else:
            self._find_wanted = True
            self.open(self._at)

    def _lay_next_find(self) -> None:
        number = self.done(self._at).open_find
        if number is None:
            self.open(self._at)
        else:
            self._lay(self._at, number)

    def _lay(self, day: str, number: int) -> None:
        from app.program.finding import Finding

        made = self.day(day)
        if made is None:
            return
        if self._finding is None:
            self._finding = Finding(self._table, self._note_answer, lambda: self.open(self._at), self._is_calm)
        self._at = day
        name = self._choice("", 1).seats[0].name
        self._finding.lay(made, number, lambda: self.done(day).open_find, name)

    def _note_answer(self, number: int, puzzle: "Puzzle", helped: bool) -> None:
        """Saves the answer to a find (daily puzzle). Only a person's first answer counts.

        helped: whether the player had help.
        """
        from app.library.found_plays import FoundPlay, joined

        person = self.person() or self._known_from_now()
        best, points = puzzle.find.points, puzzle.points or 0
        answer = FoundPlay(person, self._at, number, points, best, puzzle.words, helped, self.today)
        self.file.change(lambda there: joined(there, [answer]))

    def _known_from_now(self) -> str:
        """Adds a player who had no name to the people known on this machine, and returns the new id."""
        from app.library.people import known_as, new_seed

        place = self._turn_of_person()
        name, seed = self._people()[place], new_seed()
        self._table.people.change(lambda there: known_as(there, name, place, seed))
        return self.person()

    def _watch_par(self) -> None:
        """Shows a film of the moves that reach the best par (the best score known for the day's deal)."""
        from app.base.paths import games_folder
        from app.session.match.dealing import deal

        made = self.day(self._at)
        if made is None or not self._table.may_stand_up():
            return
        choice = self._agreed("deal", self._at)
        match, dictionary = deal(choice)
        for move in made.deal.pars[-1].moves:
            match.play_text(move)
        nowhere = games_folder() / f"{made.deal.game}.par"  # the path of a file that is never written
        self._table.sit_down(choice, match, dictionary, nowhere, shown=True)
        self._table.page().at_game(lambda game: game.play_film())
