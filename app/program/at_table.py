"""The game on the table: opens it, leaves it for the gallery, and puts it away when it is over."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QGuiApplication

from app.base.later import later
from app.base.settings import PACES
from app.base.settings_file import SettingsFile
from app.library.game_files import Shelf
from app.library.usual_names import Everywhere, called_anew
from app.program.notices import report_reason
from app.program.statistics import Counting
from app.windows.main_window import MainWindow
from app.windows.widgets.colours import theme_of

if TYPE_CHECKING:
    from app.base.settings import Settings
    from app.library.at_hand import AtHand
    from app.library.people import Group
    from app.library.tonight import HouseRules
    from app.program.house_book_here import HouseBookHere
    from app.program.seen_here import SeenHere
    from app.session.match.own_bests import Bests
    from app.session.match.thinking import Question
    from app.session.match.view_data import GameChoice, WordVote
    from app.session.running_game import RunningGame
    from app.session.table_session import TableSession
    from app.windows.table.game_on_table import GameOnTable
    from app.windows.table.lesson_bar import LessonBar
    from app.windows.table.table_with_game import TableWithGame
    from engine.core.state import State
    from engine.match import Match
    from engine.records.record import DictionaryChoice, Record

    Captions = Callable[[], Mapping[int, str]]  # returns a film's captions, by the number of acts before each caption

AFTER_QUESTION_MS = 300  # a screen reader takes this many milliseconds to return from a question to the window


class AtTable:
    """The game on the table and its page.

    built: called with the page once it is built.
    everywhere: returns the translations of a text into all languages.
    people: returns the people file.
    seen: returns the file that stores the deals that people have seen.
    rules: returns the house rules of tonight's table.
    ended: called with each game that is over and counted, when the players leave it.
    in_company: returns whether several people sit at tonight's table.
    house: returns the house book.
    par_of: returns the par (the score to reach) of a game that is a day's solo deal; None for other games.
    bar_for: returns the bar above the felt for a game that comes to the table.
    looked_up: called when the meaning of a word is shown, with the word, the id of the person who looked it up
    ("" if unknown), and the game.
    """

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        shelf: Shelf,
        counting: Counting,
        built: "Callable[[TableWithGame], None]",
        everywhere: Everywhere,
        people: "Callable[[], AtHand[Group]]",
        seen: "Callable[[], SeenHere]",
        rules: "Callable[[], HouseRules]",
        house: "Callable[[], HouseBookHere]",
    ) -> None:
        self._window, self._file, self._shelf, self._counting = window, file, shelf, counting
        self._built = built
        self._everywhere = everywhere
        self._people, self._seen, self._rules, self._house = people, seen, rules, house
        self.ended: Callable[[RunningGame], object] = lambda running: None
        self.in_company: Callable[[], bool] = lambda: False
        counting.bests_found.connect(self._know_bests)
        self.par_of: Callable[[Match], int | None] = lambda match: None
        self.bar_for: Callable[[RunningGame], LessonBar | None] = lambda running: None
        self.looked_up: Callable[[str, str, str], object] = lambda word, person, game: None
        self._captions: Captions = dict

    @property
    def people(self) -> "AtHand[Group]":
        """The people who play here."""
        return self._people()

    @property
    def house(self) -> "HouseBookHere":
        """The house book."""
        return self._house()

    @property
    def running(self) -> "RunningGame | None":
        page = self._window.table
        return page.running if page is not None else None

    @property
    def in_sight(self) -> "RunningGame | None":
        """The game on the table while its page shows; otherwise None."""
        return self.running if self._window.pages.currentWidget() is self._window.table else None

    def page(self) -> "TableWithGame":
        """Returns the table page, which is built at its first use."""
        page = self._window.table
        if page is None:
            page = self._window.table_page(theme_of(self._file.settings))
            self._built(page)
        return page

    def sit_down(
        self,
        choice: "GameChoice",
        match: "Match",
        dictionary: "DictionaryChoice",
        place: Path,
        opened: "Record | None" = None,
        *,
        shown: bool = False,
        captions: "Captions | None" = None,
        beside: Mapping[str, Any] | None = None,
    ) -> None:
        """Puts a game on the table.

        place: the file in which the game is saved.
        opened: the record that the game continues.
        beside: the contents of the record's side file, see app/session/time/side_file.py.
        shown: whether the game is only shown as a film.
        captions: returns the captions of a film that introduces the game; None for other films.
        """
        from app.session.running_game import RunningGame

        pace = self._rules().pace  # read once for the whole game, so that no turn waits for the file
        running = RunningGame(
            choice,
            match,
            dictionary,
            place,
            lambda: PACES[pace or self._file.settings.pace],
            self._file.settings.hints,
            opened=opened,
            shown=shown,
            beside=beside,
            claim=self._shelf.claim,
        )
        running.invites = captions is not None
        self._captions = captions or dict
        self._put_on_the_felt(running)

    def sit_down_to_learn(
        self,
        choice: "GameChoice",
        match: "Match",
        dictionary: "DictionaryChoice",
        bar: "LessonBar",
        *,
        shown_from: int | None = None,
    ) -> "RunningGame":
        """Puts a position of a lesson on the table, which is neither saved nor counted. Returns its game.

        shown_from: the position from which the game only shows as a film; None if the learner plays.
        """
        from app.session.running_game import RunningGame

        shown = shown_from is not None
        running = RunningGame(choice, match, dictionary, Path(choice.game), hints="off", kept=False, shown=shown)
        self._captions = dict
        self._put_on_the_felt(running, bar, shown_from or 0)
        return running

    def _put_on_the_felt(self, running: "RunningGame", bar: "LessonBar | None" = None, shown_from: int = 0) -> None:
        """Puts a game on the felt.

        shown_from: the position from which a film shows it.
        """
        from app.library.seating import keeping_places

        page = self.page()
        self.stand_up()
        # A finished game that was opened from another folder is only for viewing, and this window has no lock on its
        # file. Marking the game as counted already keeps it out of the statistics.
        running.session.outlook.counted = running.session.state.over and running.path not in self._shelf.locks
        running.complained.connect(lambda reason: report_reason(self._window, reason))
        running.autosave.moved.connect(lambda: self._note_place(running))
        failed = running.bots.failed
        # connected through a lambda, because PySide would otherwise keep some data of each game in memory
        failed.connect(lambda question: self._player_failed(question))
        seats = keeping_places(running.session.choice.seats, self._rules())
        running.session.call_seats(called_anew(seats, self._everywhere))
        if running.kept:
            running.session.know_par(self.par_of(running.session.match))
            self._seen().note(running)
            self._house().note(running)
            running.session.voted.connect(lambda vote: self._vote(vote))
        if running.is_shown:
            self._caption(running)  # the captions are set before the first position is announced
            running.session.look_at(shown_from)
        self._name(page, running)
        page.felt.setFocus()  # focused first; otherwise the page would focus its first widget when it shows
        self._window.pages.setCurrentWidget(page)
        page.give_keys(self._settings(running).buzzers)
        page.own_meaning = lambda word: self._house().meaning(word)
        page.looked_up = lambda word: self._look_up(word)
        page.sit_down(running, bar or self.bar_for(running))
        self._find_bests(running)

    def _note_place(self, running: "RunningGame") -> None:
        """Records the new path of a game, unless the game has left the table in the meantime."""
        if self.running is running:
            self._seen().note(running)
            self._find_bests(running)

    def _find_bests(self, running: "RunningGame") -> None:
        if running.kept and not running.session.outlook.counted:
            self._counting.find_bests(running.session.match, running.path, running.keeper.agreed)

    def _know_bests(self, place: Path, bests: "Bests") -> None:
        """Passes the personal bests of the players to the game, if the game of this record is still on the table."""
        if self.running is not None and self.running.path == place:
            self.running.session.know_bests(bests)
            self.page().at_game(lambda game: game.show_goals())

    def _look_up(self, word: str) -> None:
        """Reports a word whose meaning the person at this table looks up."""
        if self.running is not None:
            session = self.running.session
            seats = session.choice.seats
            person = seats[session.viewer].person if self.running.kept and session.viewer is not None else ""
            self.looked_up(word, person, session.choice.game)

    def _vote(self, vote: "WordVote") -> None:
        """Saves what the table has decided about a word."""
        running = self.running
        if running is not None:
            self._house().keep(running, vote)

    def report_solved(self) -> None:
        """Counts the game on the table, because its player looks at the best possible plays. From now on the result is
        final, and everybody who sees the solution counts as knowing these cards."""
        running = self.running
        if running is not None and running.kept and running.session.state.over:
            if self._count(running):
                running.session.tell()  # shows that no act can be taken back any more
            self._seen().note_solved(running.session)

    def _name(self, page: "TableWithGame", running: "RunningGame") -> None:
        page.head.mark.watch(running.autosave)
        page.head.mark.setHidden(not running.kept)
        page.final.offer_another(offered=running.kept and self.in_company())
        page.setAccessibleName(running.session.title)

    def lay_again(self, before: "TableWithGame", *, seen: bool) -> None:
        """Moves the game of this page to a new page in another language.

        seen: whether the window shows the table now.
        """
        running = before.running
        if running is None:
            return
        before.felt.finish_motion()
        self._keep_layout(before)
        self._call_seats_anew(running)
        page = self.page()
        self._name(page, running)
        if seen:
            self._window.pages.setCurrentWidget(page)
        page.take_over(before)

    def watch(self, game: str) -> None:
        """Shows a few turns of this game as a film with captions."""
        from app.base.languages import language
        from app.base.paths import games_folder
        from app.library.films import captions_of, film_of
        from app.library.opening import open_at

        if not self.may_stand_up():
            return
        film = open_at(film_of(game))
        nowhere = games_folder() / film_of(game).name  # the path of a file that is never written
        captions = partial(lambda game: captions_of(game, language()), film.choice.game)
        self.sit_down(film.choice, film.match, film.record.dictionary, nowhere, shown=True, captions=captions)
        self.page().at_game(lambda game: game.play_film())

    @property
    def is_watched(self) -> bool:
        """Whether the gallery's film of a game is showing."""
        from app.library.films import film_of

        running = self.running
        return (
            running is not None and running.is_shown and running.path.name == film_of(running.session.choice.game).name
        )

    def _caption(self, running: "RunningGame") -> None:
        """Sets the film's captions in the current language."""
        running.film.captions = self._captions()

    def play_on(self, at: int, *, with_lines: bool = True) -> None:
        """Deals a new game from this position of the finished game on the table.

        The game must be over. Otherwise a player could resign in the new game and so see hidden cards.

        with_lines: whether to save the old continuation in the file as another line of play.
        """
        running = self.running
        if running is None or not self.may_stand_up():
            return
        from app.session.match.view_data import looking_anew

        session, record = running.session, running.record
        if record.dictionary.is_missing:
            from engine.core.verdict import Reason

            report_reason(self._window, Reason("bad-setup:list", {"title": record.dictionary.title}))
            return
        if not session.state.over:
            return
        kept = record.left_at(at) if with_lines else None
        place = self._shelf.new_place(session.choice.game)
        self.sit_down(
            looking_anew(session.choice, "on" if at else ""), session.match.branch(at), record.dictionary, place, kept
        )

    def compare_lines(self) -> None:
        """Shows this line of play and another one of the same game side by side."""
        from app.windows.table.two_lines import TwoLines

        if self.running is not None and self.running.has_other_lines:
            TwoLines(self.running, theme_of(self._file.settings), self._window).open()

    def _call_seats_anew(self, running: "RunningGame") -> None:
        """Translates the names of the seats, and everything else at the table that depends on the language."""
        session = running.session
        session.call_seats(called_anew(session.choice.seats, self._everywhere))
        if running.is_shown:
            self._caption(running)
        session.look_anew()

    def _player_failed(self, question: "Question") -> None:
        """Lets the player decide how the game goes on after the program failed to find a computer player's move.
        Otherwise the program would fail again whenever the game is opened."""
        from app.session.match.failed_player import ways_on
        from app.windows.table.stuck_player import offer

        running, ways = self.running, ways_on(question)
        if running is not None and ways:
            position, name = running.session.state, running.session.names[question.seat]
            offer(name, ways, lambda way: self._go_on(way, question, position), self._window)

    def _go_on(self, way: str, question: "Question", position: "State") -> None:
        """Lets the game go on in the way that the player chose, unless the position has changed while the question was
        open."""
        from app.session.match.failed_player import AGAIN, BELOW, asked_below, simplest_act

        running = self.running
        if running is None or running.session.state is not position:
            return
        if way in (AGAIN, BELOW):
            running.bots.ask(question if way == AGAIN else asked_below(question))
        else:
            session = running.session
            session.submit(simplest_act(session.match.house, session.state, question.seat), question.seat)

    def is_safe(self) -> bool | None:
        """Whether the game is saved up to its last move; None if there is no game. Waits at most a second for the
        disk."""
        if self.running is None:
            return None
        match, autosave = self.running.session.match, self.running.autosave
        autosave.settle(match)  # saves, because the program may have failed before it passed the move on for saving
        autosave.wait(1.0)
        return autosave.is_safe(match)

    def record(self) -> str:
        """Returns the record of the game; "" if there is none."""
        from engine.records.record import write_record

        return "" if self.running is None else write_record(self.running.record)

    def obey(self) -> None:
        """Applies changed settings to the table."""
        page = self._window.table
        if page is not None:
            page.obey(self._settings(page.running))
            page.at_game(self._hint)

    def _settings(self, running: "RunningGame | None") -> "Settings":
        """Returns the settings, with the keyboard keys of the people at the table."""
        from app.library.people import keys_at

        settings = self._file.settings
        if running is None:
            return settings
        names = [running.names[seat] for seat in running.people]
        return replace(settings, buzzers=keys_at(self.people.content, names, settings.buzzers, settings.keys))

    def keep_keys(self, names: Sequence[str], keys: Sequence[str]) -> None:
        """Saves the keyboard keys that people with these names have chosen. The keys of guests are saved as those of
        the seats."""
        from app.library.people import with_keys

        self.people.change(lambda people: with_keys(people, names, keys))
        self._file.change(buzzers=tuple(keys))

    def keep_keys_of_game(self, keys: Sequence[str]) -> None:
        """Saves the keyboard keys that the people at the table have chosen."""
        running = self.running
        if running is not None:
            self.keep_keys([running.names[seat] for seat in running.people], keys)

    def _hint(self, game: "GameOnTable") -> None:
        game.hint_with(self._file.settings.hints if game.running.kept else "off")

    def toggle_panels(self) -> None:
        page = self._window.table
        if page is not None:
            shown = page.panels.toggle()
            self._file.change(panels=shown)
            page.at_game(lambda game: game.voice.report_panels(shown=shown))

    # ---- leaving

    def may_stand_up(self) -> bool:
        """Returns whether the game can leave the table. If the game can't be saved, the player is asked first."""
        running = self.running
        if running is None:
            return True
        from app.base.texts import reason_text
        from app.windows.file_questions import COPY, LEAVE, is_kept, what_to_do

        autosave, thrown_away = running.autosave, running.session.is_untouched
        if not thrown_away:
            autosave.settle(running.session.match)
            running.keeper.keep()
            if self._count(running):
                # shows that a counted game can't be undone any more, in case the game stays on the table
                running.session.tell()
        game, safe = self._window.game, autosave.is_safe(running.session.match)
        if game is not None and self._window.isHidden() and not safe:
            game.stand_behind()  # nobody can play while the window is hidden or shows only for a question
        if not is_kept(lambda: autosave.wait(0), self._window):
            return False
        if thrown_away or self.running is not running:  # another game may have come to the table in the meantime
            return True
        fault = running.autosave.fault
        if fault is None:
            return True
        self._window.show()  # the window is hidden if the program is about to end
        wanted = what_to_do(reason_text(fault), self._window)
        if wanted != LEAVE and not (wanted == COPY and self.save_copy()):
            return False
        return is_kept(lambda: autosave.wait(0), self._window)  # another attempt to save the game may be under way

    def _count(self, running: "RunningGame") -> bool:
        """Counts the result of a finished game once, when the player leaves it. Returns whether it counted the game
        now."""
        session = running.session
        if not (running.kept and session.state.over) or session.outlook.counted:
            return False
        session.outlook.counted = True
        self._counting.count(session.match, running.path, running.keeper.agreed)
        self.ended(running)
        self._follow(session)
        return True

    def _follow(self, session: "TableSession") -> None:
        """After a game, adapts the strength of a computer player that stays about as strong as a person, and shows that
        person the new strength."""
        from app.base.level_names import strength_name
        from app.library.near import followed, keeping

        follows = followed(session.choice, session.match)
        if follows is None:
            return
        rival, person, strength = follows
        self._file.change(near=keeping(self._file.settings.near, person, strength))
        translate = QCoreApplication.translate
        sentence = translate("Notices", "{rival} stays near {person}. Strength in the next game: {strength}.")
        self._window.tell(sentence.format(rival=rival, person=person.name, strength=strength_name(strength)))

    def save_copy(self) -> bool:
        from app.windows.record_files import save_copy

        if self.running is None:
            return False
        made, fault = save_copy(self.running, self._window)
        if fault is not None:
            report_reason(self._window, fault)
        return made

    def copy_code(self, running: "RunningGame") -> None:
        """Copies the code that deals this game's cards again, unless it would reveal hidden cards."""
        if "code" not in running.session.moment.can:
            return
        from app.library.deal_codes import code_of

        header = running.session.match.header
        translate = QCoreApplication.translate
        if header.setup is not None:
            self._window.tell(translate("Notices", "These cards were laid out by hand: no code deals them."))
            return
        code = code_of(header.seed)
        QGuiApplication.clipboard().setText(code)
        self._window.tell(translate("Notices", "The deal code {code} is copied.").format(code=code))

    def stand_up(self) -> None:
        """Takes the game off the table. A finished game is counted and leaves the gallery; a game without a move is
        deleted."""
        page = self._window.table
        if page is None or page.running is None:
            return
        self._keep_layout(page)
        running = page.running
        page.stand_up()
        place = running.path  # this path no longer changes, because the game has been saved for the last time
        if not running.kept:
            self._shelf.leave(place)  # only unlocks the file: the player has just watched the game
            return
        if running.session.state.over:
            self._count(running)
            self.put_finished_away(place)
        elif running.session.is_untouched:
            self._seen().note_over(running.session)
            self._shelf.throw_away(place)
        else:
            self._shelf.leave(place)

    def _keep_layout(self, page: "TableWithGame") -> None:
        layout = page.docks.kept()
        if layout != self._file.settings.layout:
            self._file.change(layout=layout)

    def put_finished_away(self, place: Path) -> None:
        """Takes a finished game out of the gallery immediately, and out of the folder of games in progress once its
        result is saved."""
        self._shelf.leaving.add(place)
        self._counting.when_written(lambda: self._shelf.finish(place))

    def resign(self, running: "RunningGame") -> None:
        """Asks for confirmation, because a resignation among several people can't be undone; then resigns."""
        from app.windows.widgets.question import ask

        session = running.session
        if running.is_shown or session.state.over:
            return
        seat = session.viewer  # stored now, because another player may be on turn when the answer comes
        name = session.names[seat]
        text = QCoreApplication.translate("Notices", "{name}: resign?").format(name=name)
        ask(text, self._window, lambda: self._resign_soon(session, seat))

    def _resign_soon(self, session: "TableSession", seat: int) -> None:
        """Resigns. If a screen reader runs, first waits until it has returned from the question to the window;
        otherwise the screen reader would not announce the end of the game."""
        if QAccessible.isActive():
            later(self._window, lambda: self._resigned(session, seat), AFTER_QUESTION_MS)
        else:
            self._resigned(session, seat)

    def _resigned(self, session: "TableSession", seat: int) -> None:
        """Resigns for the player who was asked, unless the game has left the table while the question was open."""
        if self.running is not None and self.running.session is session:
            session.resign(seat)
