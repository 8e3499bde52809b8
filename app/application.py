"""Start-up and what holds the program together: every long-lived object is made here and passed on.

Nothing heavy is loaded before the gallery has been painted; what the records, the settings' check and the dictionary
need comes right after it.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from app import __version__
from app.counting import Counting
from app.languages import Languages
from app.paths import assets, config_folder, games_folder
from app.settings import PACES, TEXT_SIZES, GameSetting, Settings, SettingsFile, game_setting, hints_for
from app.shelf import Shelf
from app.table.theme import Theme, load_theme
from app.windows.gallery import Unfinished
from app.windows.main_window import MainWindow, shortcut_lines
from app.windows.style import dress_of, mode_of, put_on

if TYPE_CHECKING:
    from app.opening import CannotOpen
    from app.session.lines import GameChoice
    from app.sound import Sounds
    from app.windows.rules_window import RulesWindow
    from app.windows.table_page import TablePage
    from engine.core.verdict import Reason
    from engine.match import Match
    from engine.records.record import DictionaryChoice

RECENT = 12
WARM_UP_MS = 200  # after the first paint
LONGEST_WAIT_MS = 2000  # for the first paint


def _looks(settings: Settings) -> tuple[object, ...]:
    """The settings that dress the windows and the felt."""
    return settings.felt, settings.card_face, mode_of(settings), settings.text_size


class Application(QObject):
    """The program: settings, shelf, sounds, languages and the window, and what the window asks for."""

    def __init__(self, qt: QApplication) -> None:
        super().__init__()
        self.qt = qt
        self.file = SettingsFile(config_folder() / "settings.json", self._complain, self._settings_changed)
        self.languages = Languages()
        self.shelf = Shelf()
        self.sounds: Sounds | None = None
        self.rules: RulesWindow | None = None
        self._opening: Path | None = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._warm_up)
        first = self.file.glance()
        self.languages.speak(first.language)
        self._worn = _looks(first)
        put_on(qt, first)
        self.window = MainWindow()
        self.window.lie_as(first.window)
        self.counting = Counting(self.window, self._complain, self.leave_table)
        self._wear(first)
        self._connect()

    def _connect(self) -> None:
        window, gallery = self.window, self.window.gallery
        gallery.deal_wanted.connect(self.deal)
        gallery.setup_wanted.connect(self.set_up)
        gallery.resume_wanted.connect(self.open_game)
        gallery.discard_wanted.connect(self.put_away)
        gallery.rules_wanted.connect(self.show_rules)
        gallery.favoured.connect(self._favour)
        gallery.statistics_wanted.connect(self.counting.show)
        window.asked.connect(self._asked)
        window.file_dropped.connect(self.open_record)
        window.closing.connect(self.close)
        window.may_close = self._may_stand_up
        window.first_painted.connect(self._after_first_paint)
        self.qt.screenRemoved.connect(window.stay_on_screen, Qt.ConnectionType.QueuedConnection)
        self.qt.styleHints().colorSchemeChanged.connect(lambda: self._settings_changed(self.file.settings))

    def start(self, path: Path | None = None) -> None:
        """Show the gallery; the rest follows when it has been painted."""
        self._opening = path
        self.window.show()
        self.window.gallery.list.setFocus()
        QTimer.singleShot(LONGEST_WAIT_MS, self, self._after_first_paint)  # a window started as an icon is not painted

    def _after_first_paint(self) -> None:
        if self.sounds is not None:
            return
        from app.sound import Sounds, system_player

        self.window.stay_on_screen()  # by now it has its frame
        settings = self.file.settings
        self._settings_changed(settings)
        self.sounds = Sounds(assets() / "sounds", system_player(), on=settings.sound)
        self.show_unfinished()
        if self._opening is not None:
            self.open_record(self._opening)
        else:
            self._idle.start(WARM_UP_MS)

    def _warm_up(self) -> None:
        """The usual dictionary is opened and the table is built before anybody asks for them."""
        import app.session.dealing
        import app.session.sitting  # noqa: F401
        from engine.records.record import DictionaryChoice
        from engine.records.replay import lexicon_of

        settings = self.file.settings
        lexicon_of(
            DictionaryChoice(
                settings.dictionary, settings.spelling, settings.offensive or None, settings.allow, settings.ban
            )
        )
        self._page()

    # ---- settings

    def _theme(self, settings: Settings) -> Theme:
        return load_theme(settings.felt, settings.card_face, mode_of(settings))

    def _wear(self, settings: Settings) -> None:
        theme = self._theme(settings)
        self.window.gallery.wear(settings, theme, dress_of(settings))
        if self.window.table is not None:
            self.window.table.wear(settings, theme)
        if self.rules is not None:
            self.rules.wear(theme)

    def _settings_changed(self, settings: Settings) -> None:
        """At once effective, everywhere."""
        self.languages.speak(settings.language)
        looks = _looks(settings)
        if looks != self._worn:  # dressing every widget anew takes longer than dealing a game
            self._worn = looks
            put_on(self.qt, settings)
            self._wear(settings)
        if self.window.table is not None:
            self.window.table.obey(settings)
        self.window.gallery.remember(settings)
        if self.sounds is not None:
            self.sounds.on = settings.sound
        page = self.window.table
        if page is not None and page.sitting is not None:
            page.hint_with(self._hints(page.sitting.session.choice.game))

    def _complain(self, what: str) -> None:
        say = QCoreApplication.translate
        sentences = {
            "settings-set-aside": say(
                "Notices", "The settings file could not be read. It was set aside, and the usual settings are used."
            ),
            "settings-not-saved": say("Notices", "The settings cannot be saved; they hold until the program ends."),
            "results-set-aside": say(
                "Notices",
                "The results of earlier games could not be read. They were set aside, and counting begins anew.",
            ),
            "results-not-saved": say("Notices", "Results cannot be saved; they are counted until the program ends."),
        }
        self.window.tell(sentences[what])

    def _favour(self, game: str, on: bool) -> None:
        others = tuple([other for other in self.file.settings.favourites if other != game])
        self.file.change(favourites=(game, *others) if on else others)

    def show_settings(self) -> None:
        from app.windows.settings_sheet import SettingsSheet

        sheet = SettingsSheet(self.file.settings, self.languages.available(), self.window)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.changed.connect(lambda key, value: self.file.change(**{key: value}))
        sheet.open()

    def _text_size(self, step: int) -> None:
        size = self.file.settings.text_size
        nearest = min(range(len(TEXT_SIZES)), key=lambda number: abs(TEXT_SIZES[number] - size))
        self.file.change(text_size=TEXT_SIZES[max(0, min(len(TEXT_SIZES) - 1, nearest + step))])

    # ---- dealing

    def set_up(self, game: str) -> None:
        from app.windows.setup_sheet import SetupSheet
        from engine.games import GAMES

        sheet = SetupSheet(GAMES[game], self.file.settings)
        sheet.deal_wanted.connect(self._deal_as_set)
        sheet.closed.connect(lambda: self.window.gallery.show_sheet(None))
        sheet.rules_wanted.connect(lambda part: self.show_rules(game, part))
        self.window.gallery.show_sheet(sheet)
        sheet.deal.setFocus()

    def _deal_as_set(self, game: str, setting: GameSetting, seed: int | None) -> None:
        self.file.change(games={**self.file.settings.games, game: setting})
        self.window.gallery.show_sheet(None)
        self.deal(game, seed)

    def deal(self, game: str, seed: int | None = None) -> None:
        """A new game with the settings it was last played with."""
        from app import agreement
        from app.session.dealing import deal
        from engine.core.verdict import Refused
        from engine.games import GAMES

        if not self._may_stand_up():
            return
        settings = self.file.settings
        choice = agreement.choice_of(GAMES[game], game_setting(settings, game), settings, seed)
        try:
            match, dictionary = deal(choice)
        except Refused as refused:
            self._tell(refused.reason)
            return
        recent = (game, *[other for other in settings.recent if other != game])
        self.file.change(recent=recent[:RECENT])
        self._sit_down(choice, match, dictionary, self.shelf.new_place(game))

    def _sit_down(self, choice: "GameChoice", match: "Match", dictionary: "DictionaryChoice", place: Path) -> None:
        from app.session.sitting import Sitting

        page = self._page()
        self._put_away_if_over()
        sitting = Sitting(
            choice, match, dictionary, place, lambda: PACES[self.file.settings.pace], self._hints(choice.game)
        )
        sitting.complained.connect(self._tell)
        sitting.session.over.connect(lambda: self.counting.count(match, place))
        sitting.bots.failed.connect(self._player_failed)
        self.window.pages.setCurrentWidget(page)
        if sitting.is_shout:  # no other game wants to hear every key of the program
            self.qt.installEventFilter(page)
        page.sit_down(sitting)

    def _hints(self, game: str) -> str:
        return hints_for(self.file.settings, game)

    def _page(self) -> "TablePage":
        """The table, built when it is first wanted."""
        page = self.window.table
        if page is None:
            page = self.window.table_page(self._theme(self.file.settings))
            page.left.connect(self.leave_table)
            page.rematch_wanted.connect(self.rematch)
            page.rules_wanted.connect(self._rules_at)
            page.buzzers_chosen.connect(self._buzzers_chosen)
            page.sounded.connect(self._play)
            self._wear(self.file.settings)
            page.obey(self.file.settings)
        return page

    def rematch(self) -> None:
        """The same people, the same rules, other cards."""
        page = self.window.table
        if page is not None and page.sitting is not None:
            self.deal(page.sitting.session.choice.game)

    def _play(self, sound: str) -> None:
        if self.sounds is not None:
            self.sounds.play(sound)

    def _tell(self, reason: "Reason") -> None:
        from app.texts import reason_text

        self.window.tell(reason_text(reason))

    def _player_failed(self) -> None:
        text = QCoreApplication.translate("Notices", "A computer player cannot go on. The game is saved.")
        self.window.tell(text)

    def leave_table(self) -> None:
        """Back to the gallery; the game stays as it is and waits there."""
        if not self._may_stand_up():
            return
        self._put_away_if_over()
        self.window.pages.setCurrentWidget(self.window.gallery)
        self.show_unfinished()
        self.window.gallery.list.setFocus()

    def _toggle_panels(self) -> None:
        page = self.window.table
        if page is not None:
            page.docks.show(not page.docks.shown)
            self.file.change(panels=page.docks.shown)

    def _put_away_if_over(self) -> None:
        page = self.window.table
        if page is None or page.sitting is None:
            return
        layout = page.docks.kept()
        if layout != self.file.settings.layout:
            self.file.change(layout=layout)
        self.qt.removeEventFilter(page)
        over, place = page.sitting.session.state.over, page.sitting.path
        page.stand_up()
        if over:
            self.shelf.put_away(place, "finished")
        else:
            self.shelf.let_go(place)

    # ---- games on disk

    def show_unfinished(self) -> None:
        from app.opening import CannotOpen, record_at

        found = []
        for path in self.shelf.unfinished():
            try:
                record = record_at(path)
            except CannotOpen as fault:
                self._not_shown(path, fault)
                continue
            names = tuple([player.name for player in record.header.players])
            found.append(Unfinished(path, record.header.game.id, names, len(record.moves)))
        self.window.gallery.show_unfinished(found)

    def _not_shown(self, path: Path, fault: "CannotOpen") -> None:
        """A game in progress that cannot be read is kept elsewhere; one of a newer Wordfelt waits for that."""
        say = QCoreApplication.translate
        text = say("Notices", "A game waits here for a newer Wordfelt.")
        if not fault.newer:
            if not self.shelf.hold(path):
                return
            text = say("Notices", "A game in progress cannot be read. It is kept as {file}. {why}")
            text = text.format(file=self.shelf.put_away(path, "damaged"), why=fault.sentence)
        self.window.tell(text)

    def open_game(self, path: Path) -> None:
        """Go on with a game of the gallery, or with the one on the table."""
        page = self.window.table
        if page is not None and page.sitting is not None and page.sitting.path == path:
            self.window.pages.setCurrentWidget(page)
            return
        if not self._holds(path):
            return
        if not self._open(path, path):
            self.shelf.let_go(path)

    def _holds(self, path: Path) -> bool:
        """Is the game ours? If it is not, the player is told."""
        held = self.shelf.hold(path)
        if not held:
            self.window.tell(QCoreApplication.translate("Notices", "This game is open in another window."))
        return held

    def open_record(self, path: Path) -> None:
        """Open a record from anywhere; it is played on as a copy."""
        if path.parent == games_folder() and path.exists():
            self.open_game(path)
        else:
            self._open(path, None)

    def _open(self, path: Path, place: Path | None) -> bool:
        from app.opening import CannotOpen, has_words_of_its_own, open_at

        try:
            opened = open_at(path)
        except CannotOpen as fault:
            self.window.tell(fault.sentence)
            return False
        if not self._may_stand_up():
            return False
        record, choice = opened.record, opened.choice
        self._sit_down(choice, opened.match, record.dictionary, place or self.shelf.new_place(choice.game))
        news = place is None and not opened.match.state.over  # one's own game is none, nor one that is only looked at
        if news and has_words_of_its_own(record, self.file.settings):
            text = QCoreApplication.translate(
                "Notices", "This game keeps the dictionary and the house words it came with."
            )
            self.window.tell(text)
        return True

    def put_away(self, path: Path) -> None:
        """The player does not want to see this game any more; the file is kept elsewhere."""
        if self._holds(path):
            self.counting.count_unfinished(path)
            self.shelf.put_away(path, "put-away")
        self.show_unfinished()

    # ---- a game that could not be saved

    def _may_stand_up(self) -> bool:
        """May the game on the table be left? One that is not on the disk is not given up without a question."""
        page = self.window.table
        if page is None or page.sitting is None:
            return True
        fault = page.sitting.save_again()
        if fault is None:
            return True
        from app.texts import reason_text
        from app.windows.unsaved import COPY, LEAVE, what_to_do

        wanted = what_to_do(reason_text(fault), self.window)
        return wanted == LEAVE or (wanted == COPY and self._save_copy())

    def _choose_record(self) -> None:
        from app.windows.record_files import chosen_record

        path = chosen_record(self.window)
        if path is not None:
            self.open_record(path)

    def _save_copy(self) -> bool:
        from app.windows.record_files import save_copy

        page = self.window.table
        if page is None or page.sitting is None:
            return False
        made, fault = save_copy(page.sitting, self.window)
        if fault is not None:
            self._tell(fault)
        return made

    # ---- menus

    def _asked(self, what: str) -> None:
        page = self.window.table
        sitting = page.sitting if page is not None else None
        acts = {
            "gallery": self.leave_table,
            "setup": lambda: self.set_up(self.window.gallery.current),
            "open": self._choose_record,
            "save": self._save_copy,
            "quit": self.window.close,
            "settings": self.show_settings,
            "statistics": self.counting.show,
            "rules": lambda: self._rules_at(""),
            "fullscreen": self._full_screen,
            "larger": lambda: self._text_size(1),
            "smaller": lambda: self._text_size(-1),
            "shortcuts": self._show_shortcuts,
            "about": self._show_about,
        }
        if page is not None and sitting is not None:
            acts |= {
                "undo": sitting.session.undo,
                "redo": sitting.session.redo,
                "sort": sitting.session.gestures.sort_hand,
                "hint": page.give_hint,
                "meaning": page.asking.ask,
                "pause": page.toggle_pause,
                "resign": self._resign,
                "panels": self._toggle_panels,
            }
        if what in acts:
            acts[what]()

    def _resign(self) -> None:
        """Asked once more: it cannot be undone in company."""
        from PySide6.QtWidgets import QMessageBox

        page = self.window.table
        if page is None or page.sitting is None or page.sitting.session.state.over:
            return
        session = page.sitting.session
        say = QCoreApplication.translate
        text = say("Notices", "{name}: resign?").format(name=page.names[session.viewer])
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        box = QMessageBox(QMessageBox.Icon.Question, "Wordfelt", text, yes | no, self.window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.accepted.connect(lambda: session.resign(session.viewer))
        box.open()

    def show_rules(self, game: str, part: str = "") -> None:
        self._read_rules(game, part, None)

    def _read_rules(self, game: str, part: str, agreed: str | None) -> None:
        """There is one window of rules; it shows the page that was asked for last."""
        from app.windows.rules_window import RulesWindow

        if self.rules is None:
            self.rules = RulesWindow(self.window, theme=self._theme(self.file.settings))
        self.rules.show()
        self.rules.read(game, part, agreed)
        self.rules.activateWindow()

    def _rules_at(self, part: str) -> None:
        """At the table the page of its game, with the moves that are permitted there."""
        page = self.window.table
        if page is not None and self.window.pages.currentWidget() is page and page.sitting is not None:
            session = page.sitting.session
            self._read_rules(session.choice.game, part, session.match.house.options.get("moves"))
        else:
            self.show_rules(self.window.gallery.current, part)

    def _full_screen(self) -> None:
        if self.window.isFullScreen():
            self.window.showNormal()
        else:
            self.window.showFullScreen()

    def _show_shortcuts(self) -> None:
        self.window.show_page(self._shortcuts)

    def _shortcuts(self) -> tuple[str, str]:
        rows = [line.partition("\t") for line in shortcut_lines(self.window.actions_by_name).splitlines()]
        cells = "".join([f"<tr><td><b>{key}</b>&nbsp;&nbsp;</td><td>{text}</td></tr>" for key, _, text in rows])
        return QCoreApplication.translate("Keys", "Keys"), f"<table>{cells}</table>"

    def _show_about(self) -> None:
        self.window.show_page(self._about)

    def _about(self) -> tuple[str, str]:
        text = QCoreApplication.translate("About", "Wordfelt {version}: a felt card table for 29 word card games.")
        return "Wordfelt", text.format(version=__version__)

    def _buzzers_chosen(self, keys: tuple[str, ...]) -> None:
        self.file.change(buzzers=keys)
        if self.window.table is not None:
            self.window.table.set_buzzers(keys)

    def close(self) -> None:
        """The window closes: the game on the table is safe already."""
        self._idle.stop()
        self._put_away_if_over()
        place = self.window.place_kept()
        if self.window.isVisible() and place != self.file.settings.window:
            self.file.change(window=place)
