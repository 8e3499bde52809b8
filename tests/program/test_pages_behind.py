"""Tests the parts of the program behind its pages: each part ignores answers about a game, page or list that the player
has left."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject

from app.base.json_file import at_once
from app.base.settings import TEXT_SIZES, Settings
from app.felt.picture import card_key
from app.library.finished import FinishedGame
from app.library.lock import Hold
from app.library.saved_games import Looked, SavedGame, Unreadable
from app.library.standing import SavedStanding
from app.program.appearance import next_size
from app.program.application import Application
from app.program.finished_games import Finished
from app.program.lessons import Lessons
from app.program.new_games import RECENT, NewGames
from app.program.reminders import Reminders
from app.program.small_table import SmallTable
from app.program.teaching import Teacher
from app.program.unfinished_games import UnfinishedGames
from app.program.waiting_games import Waiting
from app.program.your_files import YourFiles
from app.session.match.view_data import GameChoice, SeatChoice
from engine.core.cards import Card
from engine.match import Player
from tests.program.recorder import Recorder

ONE, TWO = Path("games/one.wordfelt"), Path("put-away/one.wordfelt")


class File:
    """A settings file that records every change."""

    def __init__(self, **settings: Any) -> None:
        self.settings = Settings(**settings)
        self.changes: list[dict[str, Any]] = []

    def change(self, **changes: Any) -> None:
        self.changes.append(changes)


class Window(QObject):
    """A window whose parts record the requests they get."""

    def __init__(self, **has: Any) -> None:
        super().__init__()
        self.told: list[str] = []
        self.gallery = Recorder(strip=Recorder(), sheet=None)
        self.table: Any = None
        self.page = self.finished = Recorder(games=Recorder())
        self.pages = Recorder()
        self.__dict__.update(has)

    def finished_page(self) -> Recorder:
        return self.page

    def tell(self, sentence: str) -> None:
        self.told.append(sentence)


# ---- settings


def test_the_text_size_has_a_smallest_and_a_largest_step():
    assert [next_size(size, -1) for size in TEXT_SIZES] == [TEXT_SIZES[0], *TEXT_SIZES[:-1]]
    assert [next_size(size, 1) for size in TEXT_SIZES] == [*TEXT_SIZES[1:], TEXT_SIZES[-1]]


def test_a_favourite_game_is_listed_once_and_can_be_removed():
    file = File(favourites=("ow", "shout"))
    program: Any = SimpleNamespace(file=file)
    for game, on in (("shout", True), ("shout", False), ("5-up", True)):
        Application._favour(program, game, on)
    assert [change["favourites"] for change in file.changes] == [("shout", "ow"), ("ow",), ("5-up", "ow", "shout")]


def test_a_picture_that_cannot_be_shown_is_reported_once(qapp, tmp_path):
    window = Window()
    program: Any = SimpleNamespace(_picture="", window=window)
    missing = Settings(picture=str(tmp_path / "none.png"))
    for settings in (missing, missing, Settings(), missing):
        Application._look_at_picture(program, settings)
    assert len(window.told) == 2


def test_a_closing_window_stops_pending_work_and_tries_to_save_unsaved_files_again(qapp):
    told: list[str] = []

    def part(name: str) -> Recorder:
        acts = ("stop", "close", "try_again", "stand_up", "end")
        return Recorder(**{act: lambda act=act: told.append(f"{name} {act}") for act in acts})

    window = Recorder(place_kept=lambda: "", isVisible=lambda: False)
    file = part("file")
    program: Any = SimpleNamespace(
        _idle=part("idle"),
        loading=part("loading"),
        table=part("table"),
        window=window,
        sounds=None,
        file=file,
        _again=part("again"),
        settle=lambda: told.append("settle"),
        _writer=None,
        _are_games=part("list"),
        _table_read=None,
        _hide=lambda: Application._hide(program),
    )
    Application.close(program)
    ended = ["list close", "idle stop", "loading close", "table stand_up", "again end", "settle", "file try_again"]
    assert told == ended
    assert window.done == [("hide",)]


# ---- finished games


@pytest.fixture
def finished(qapp):
    window: Any = Window()
    shelf = Recorder(put_away=lambda path, where: TWO)
    anything: Any = (window, shelf, Recorder(), Recorder(), Recorder())
    one = Finished(*anything)
    yield one
    window.deleteLater()


def test_only_the_latest_request_for_finished_games_fills_the_page(finished):
    finished._listing = 2
    result: Any = None
    games = [FinishedGame(Path(f"game {number}"), result, calm=True) for number in range(4)]
    for number in (1, 2, 3):
        finished._show_found(number, games[number])
        finished._show_all(number)
    assert finished._window.page.done == [("add", replace(games[2], calm=finished._counting.calm()))]
    assert finished._window.page.games.done == [("all_read",)]


def test_a_finished_game_leaves_the_list_only_if_its_file_was_moved(finished):
    finished._put_away(ONE)
    assert finished._window.page.games.done == [("forget", ONE)]
    finished._put_away(TWO)
    assert finished._window.page.games.done == [("forget", ONE)]
    assert len(finished._window.told) == 2


def test_a_closed_finished_games_page_ignores_games_that_arrive_late(finished):
    finished._listing = 2
    worker = Recorder()
    finished._worker = worker
    finished.close()
    finished._show_found(2, "game")
    assert (finished._window.page.done, worker.done, finished._worker) == ([], [("close", True)], None)


# ---- new games and lessons


def test_the_list_of_recent_games_has_a_limited_length_and_each_game_only_once(monkeypatch):
    import app.session.match.dealing

    monkeypatch.setattr(app.session.match.dealing, "deal", lambda choice: ("match", "dictionary"))
    file = File(recent=tuple([f"game {number}" for number in range(RECENT)]))
    table, shelf = Recorder(), Recorder(new_place=lambda game: ONE)
    anything: Any = (Window(), file, shelf, table, None, None, None)
    choice: Any = Recorder(game="game 3")
    NewGames(*anything)._deal(choice)
    assert file.changes == [{"recent": ("game 3", *[f"game {n}" for n in range(RECENT) if n != 3])}]
    choice.game = "another"
    NewGames(*anything)._deal(choice)
    assert file.changes[1] == {"recent": ("another", *[f"game {n}" for n in range(RECENT - 1)])}
    assert [call[0] for call in table.done] == ["sit_down", "sit_down"]


def test_a_repeated_lesson_is_listed_once_as_learned():
    file = File(learned=("ow",))
    anything: Any = (file, Recorder(), Recorder())
    lessons = Lessons(*anything)
    for game in ("ow", "shout"):
        course: Any = Recorder(is_last=True, lesson=Recorder(game=game))
        lessons._met(course)
    assert file.changes == [{"learned": ("ow",)}, {"learned": ("ow", "shout")}]


def test_the_button_of_a_finished_lesson_deals_only_once():
    new = Recorder()
    anything: Any = (File(), Recorder(), new)
    lessons = Lessons(*anything)
    course: Any = Recorder(is_last=True, lesson=Recorder(game="ow"))
    lessons._teacher.course = course
    lessons._go_on()
    assert (lessons.course, new.done) == (None, [("deal_gently", "ow")])
    lessons._go_on()
    assert new.done == [("deal_gently", "ow")]


def teacher(**running: Any) -> tuple[Teacher, Recorder]:
    page = Recorder(felt=Recorder())
    table: Any = Recorder(running=Recorder(**{"kept": False, **running}), page=lambda: page)
    one = Teacher(table)
    course: Any = Recorder(wants_light=True, met=False)
    one.course = course
    return one, table


def test_a_lesson_controls_only_a_game_that_is_not_saved():
    one, table = teacher()
    assert one._running is table.running
    assert teacher(kept=True)[0]._running is None
    one.leave()
    assert one._running is None


def test_a_lesson_highlights_its_cards_once_after_several_wrong_attempts(monkeypatch):
    later: list[Any] = []
    monkeypatch.setattr("app.program.teaching.later", lambda page, act: later.append(act))
    one, _ = teacher()
    one._light_if_wanted()
    assert later == [one._help]
    one._helps = 1
    one._light_if_wanted()
    assert later == [one._help]


def test_closing_the_small_table_beside_the_rules_ends_its_lesson():
    anything: Any = (
        Recorder(**{name: Recorder() for name in ("show_wanted", "try_wanted", "left", "spoken_anew")}),
        File(),
        None,
    )
    table = SmallTable(*anything)
    page: Any = Recorder(running="game")
    course: Any = "course"
    table._page, table._teacher.course = page, course
    table.put_away()
    assert (table._teacher.course, page.done) == (None, [("stand_up",)])


def test_every_step_of_a_lesson_begins_without_help(monkeypatch):
    monkeypatch.setattr("app.program.teaching.choice_for", lambda course, names: "choice")
    one, table = teacher()
    session = Recorder(refused=Recorder(), acted=Recorder())
    table.sit_down_to_learn = lambda *step: Recorder(session=session)
    bar: Any = Recorder(on=Recorder(hasFocus=lambda: False), sentence=Recorder(accessibleName=lambda: "Try it."))
    course: Any = Recorder(alone=True, match="match")
    one.course, one._bar, one._helps = course, bar, 2
    one.lay((), lambda: "Try it.", str)
    assert (one._helps, session.lets) == (0, one._lets)


def test_a_hint_highlights_as_many_equal_cards_as_it_names(monkeypatch):
    monkeypatch.setattr("app.windows.table.spoken.hint_text", lambda hint, step: "")
    hand = tuple([Card(number, face, face, 1) for number, face in enumerate("ABAAC")])
    session = Recorder(
        hint=lambda act, step: Recorder(where=(), cards=("A", "C", "A")),
        seen=Recorder(table=(), seats=(Recorder(hand=hand),)),
        viewer=0,
        gestures=Recorder(cards_in_sight=lambda: [*hand]),
    )
    one, table = teacher(session=session)
    lit: list[Any] = []
    table.page = lambda: Recorder(felt=Recorder(light=lambda cards, each: lit.append(cards)))
    one._help()
    assert lit == [[card_key(hand[number]) for number in (0, 2, 4)]]


def test_setting_up_the_same_game_again_keeps_its_open_setup_sheet(monkeypatch):
    class Sheet:
        def __init__(self) -> None:
            self.game, self.deal = Recorder(id="ow"), Recorder()

    monkeypatch.setattr("app.windows.sheets.setup_sheet.SetupSheet", Sheet)
    there, window = Sheet(), Window()
    window.gallery.sheet = there
    anything: Any = (window, File(), Recorder(), Recorder(), Recorder(), None, None)
    NewGames(*anything).set_up("ow")
    assert (there.deal.done, window.gallery.done) == ([("setFocus",)], [])


# ---- reminders


def test_reminders_that_the_player_dismissed_do_not_return_in_the_same_game():
    anything: Any = (File(), Recorder(page=lambda: Recorder(lesson=None)), Recorder())
    one = Reminders(*anything)
    game: Any = "game"
    one._running = game
    one._leave()
    assert (one._bar, one._running) == (None, None)


def test_each_first_game_begins_without_the_reminders_of_the_game_before(monkeypatch):
    monkeypatch.setattr("app.windows.rules.reminding.has_unshown", lambda game, told: False)
    monkeypatch.setattr("app.program.reminders.later", lambda page, act: None)
    page, changed = Recorder(), Recorder()
    anything: Any = (File(), Recorder(page=lambda: page), Recorder())
    one = Reminders(*anything)
    for number in (1, 2):
        one._turn, one._bar = 4, None
        game: Any = Recorder(kept=True, session=Recorder(choice=Recorder(first=True, game="ow"), changed=changed))
        assert one.begin(game) is None
        assert (one._turn, one._bar, one._running, len(changed.done)) == (-1, None, game, number)


def test_a_turn_shows_at_most_one_reminder(monkeypatch):
    asked: list[Any] = []

    def due(moment: Any, game: str, told: set[str]) -> str:
        asked.append(moment)
        return ""

    monkeypatch.setattr("app.windows.rules.reminding.due", due)
    moment = Recorder(present=Recorder(turn=4), house=Recorder(game=Recorder(id="ow")))
    running: Any = Recorder(session=Recorder(moment=moment))
    page = Recorder(felt=Recorder(performing=False))
    anything: Any = (File(), Recorder(page=lambda: page, running=running), Recorder())
    one = Reminders(*anything)
    one._running = running
    for turn, looks in ((4, 0), (3, 1)):
        one._turn = turn
        one._look()
        assert len(asked) == looks


# ---- games in progress


@pytest.fixture
def unfinished(qapp, monkeypatch):
    window: Any = Window()
    shelf = Recorder(locks={}, leaving=set(), background=at_once, hold=lambda path: Hold.OURS, unfinished=list)
    anything: Any = (window, shelf, Recorder(), Recorder(), lambda *what: (), lambda act: act())
    one = UnfinishedGames(*anything)
    monkeypatch.setattr(one, "_card", lambda game: (game, "en", game.path.name))
    yield one
    one.close()
    window.deleteLater()


def saved(path: Path = ONE, moves: int = 1) -> SavedGame:
    return SavedGame(path, None, "ow", ("Ann",), moves, False)


def test_only_the_latest_request_for_unfinished_games_shows_them_in_the_gallery(unfinished):
    unfinished._number = 2
    for number in (1, 2, 3):
        unfinished._show_games(number, [saved(Path(f"{number}.wordfelt"))])
    assert unfinished._window.gallery.done == [("show_unfinished", ["2.wordfelt"])]


def test_the_program_reports_unreadable_games_once_and_again_only_when_more_have_appeared(unfinished):
    one, two = [Unreadable(Path(f"{number}.wordfelt"), "why") for number in (1, 2)]
    for newer, sentences in (((one,), 1), ((one,), 1), ((one, two), 2), ((), 2), ((one,), 3)):
        unfinished._tell(Looked((), newer=newer))
        assert len(unfinished._window.told) == sentences


def test_the_gallery_ignores_the_small_table_of_a_changed_game_and_can_request_each_small_table_again(unfinished):
    game = saved()
    unfinished._cards = {game.path: (game, "en", "card")}
    unfinished._asked.add(game)
    unfinished._show_standing(game, SavedStanding(("KIT",)))
    assert (unfinished._asked, unfinished._standings) == (set(), {ONE: (game, SavedStanding(("KIT",)))})
    unfinished._asked.add(saved(moves=2))
    unfinished._show_standing(saved(moves=2), SavedStanding(("SKIT",)))
    assert unfinished._standings == {ONE: (game, SavedStanding(("KIT",)))}
    assert unfinished._asked == set()


def test_a_finished_game_among_those_in_progress_is_counted_only_if_its_file_exists_and_nobody_has_it_open(
    unfinished, tmp_path
):
    path, match, late = tmp_path / "one.wordfelt", Recorder(header=Recorder(players=(Player("Ann"),))), []
    unfinished.ended = lambda *what: late.append(what)
    unfinished._finish(path, match)
    assert unfinished._shelf.leaving == set()
    path.touch()
    unfinished._shelf.locks = {path: "lock"}
    unfinished._finish(path, match)
    assert (unfinished._counting.done, unfinished._table.done, late) == ([], [], [])
    unfinished._shelf.locks = {}
    unfinished._finish(path, match)
    assert unfinished._counting.done == [("count", match, path)]
    assert unfinished._table.done == [("put_finished_away", path)]
    assert late == [(match, ("Ann",), path)]
    unfinished._finish(path, match)
    assert len(late) == 1, "a game that is already leaving is not counted again"


# ---- games to resume


@pytest.fixture
def waiting(qapp, monkeypatch):
    window: Any = Window()
    shelf = Recorder(hold=lambda path: Hold.OURS, leaving=set(), new_place=lambda game: TWO, background=at_once)

    def put_away(path: Path, where: str) -> Path:
        shelf.done.append(("put_away", path, where))
        return TWO

    shelf.put_away = put_away
    table = Recorder(running=None, may_stand_up=lambda: True)
    anything: Any = (window, File(), shelf, Recorder(), table, None, lambda act: act())
    one = Waiting(*anything)
    monkeypatch.setattr(one, "show", lambda: shelf.done.append(("show",)))
    yield one
    window.deleteLater()


def test_failing_to_open_a_game_releases_its_lock(waiting, monkeypatch):
    monkeypatch.setattr(waiting, "_open", lambda path, place: False)
    waiting.go_on_with(ONE)
    assert waiting._shelf.done == [("leave", ONE), ("show",)]
    monkeypatch.setattr(waiting, "_open", lambda path, place: True)
    waiting.go_on_with(ONE)
    assert len(waiting._shelf.done) == 2


def test_opening_the_game_that_is_on_the_table_shows_that_table(waiting, monkeypatch):
    opened: list[Path] = []

    def opens(path: Path, place: Path | None) -> bool:
        opened.append(path)
        return True

    monkeypatch.setattr(waiting, "_open", opens)
    waiting._table.running = Recorder(path=ONE)
    waiting._table.page = lambda: "page"
    waiting.go_on_with(ONE)
    assert (opened, waiting._window.pages.done) == ([], [("setCurrentWidget", "page")])
    waiting.go_on_with(TWO)
    assert (opened, len(waiting._window.pages.done)) == ([TWO], 1)


def test_a_game_that_is_still_leaving_the_table_can_be_opened_only_for_viewing(waiting, monkeypatch):
    opened: list[Any] = []
    monkeypatch.setattr("app.program.waiting_games._own", lambda path: ONE)

    def opens(path: Path, place: Path | None) -> bool:
        opened.append((path, place))
        return True

    monkeypatch.setattr(waiting, "_open", opens)
    waiting._open_now(ONE)
    waiting._shelf.leaving.add(ONE)
    waiting._open_now(ONE)
    assert opened == [(ONE, ONE), (ONE, None)]


def test_a_record_with_an_illegal_move_is_set_aside_and_continued_in_a_new_file(waiting, monkeypatch):
    record = Recorder(dictionary="words")
    match = Recorder(state=Recorder(over=False), moves=["pass"])
    choice = GameChoice("ow", (SeatChoice("Ann"), SeatChoice("Bo", "computer")))
    opened = Recorder(record=record, choice=choice, match=match, stopped="Why.", missing="", beside={"version": 1})
    monkeypatch.setattr(waiting, "_opened", lambda path: opened)
    assert waiting._open(ONE, ONE)
    assert waiting._shelf.done == [("put_away", ONE, "damaged")]
    ((_, dealt, _, _, where, kept, shown, beside),) = waiting._table.done
    assert (where, kept, shown, beside) == (TWO, record, False, {})
    assert [seat.look for seat in dealt.seats] == ["on", ""], "the copy counts as a new game"


def test_the_statistics_count_an_unfinished_game_only_if_its_file_was_moved(waiting, tmp_path):
    path = tmp_path / "one.wordfelt"
    path.touch()
    waiting.put_away(path)
    assert waiting._counting.done == [("count_unfinished", TWO)]
    waiting._shelf.put_away = lambda path, where: path
    waiting.put_away(path)
    assert waiting._counting.done == [("count_unfinished", TWO)]


# ---- your files


@pytest.fixture
def files(qapp):
    window: Any = Window()
    anything: Any = (
        window,
        Recorder(fault=""),
        Recorder(file=Recorder(fault="")),
        Recorder(),
        *[Recorder(file=Recorder(fault="")) for _ in ("table", "evenings", "book", "days", "puzzles", "words")],
        Recorder(fault=""),
        Recorder(),
        lambda: None,
        lambda text, context: frozenset(),
    )
    one = YourFiles(*anything)
    yield one
    window.deleteLater()


def test_the_report_on_a_backup_replaces_the_note_that_the_backup_is_being_made(files):
    files._busy("The back-up is made.")
    assert files._doing == "The back-up is made."
    files._tell("It is made.")
    assert (files._doing, files._window.told) == ("", ["It is made."])


@pytest.mark.parametrize("why", ["none", "newer", "damaged", "disk"])
def test_after_a_failed_restore_the_gallery_shows_the_games_restored_so_far(files, why):
    files._take({}, why)
    assert files._waiting.done == [("show",)]
    assert len(files._window.told) == 1


@pytest.mark.parametrize("taken", [[], ["results.json"], ["results.json", "people.json", "settings.json"]])
def test_only_the_restored_files_are_reported_as_restored(files, monkeypatch, taken):
    told: list[Any] = []
    monkeypatch.setattr("app.library.own_files.bring_back_games", lambda files: 2)
    files._written.connect(lambda games, written, sentences: told.append((games, written, sentences)))
    files._bring_back_games({}, taken, [])
    assert told == [(2, taken, [])]
