"""Tests what the program remembers between two pages, and what it must not: old answers, old games, old questions."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject

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
    """The settings, and every change of them."""

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


def test_no_text_is_smaller_than_the_smallest_or_larger_than_the_largest():
    assert [next_size(size, -1) for size in TEXT_SIZES] == [TEXT_SIZES[0], *TEXT_SIZES[:-1]]
    assert [next_size(size, 1) for size in TEXT_SIZES] == [*TEXT_SIZES[1:], TEXT_SIZES[-1]]


def test_a_favourite_is_one_once_and_not_any_more():
    file = File(favourites=("ow", "shout"))
    program: Any = SimpleNamespace(file=file)
    for game, on in (("shout", True), ("shout", False), ("5-up", True)):
        Application._favour(program, game, on)
    assert [change["favourites"] for change in file.changes] == [("shout", "ow"), ("ow",), ("5-up", "ow", "shout")]


def test_a_picture_that_cannot_be_shown_is_told_once(qapp, tmp_path):
    window = Window()
    program: Any = SimpleNamespace(_picture="", window=window)
    missing = Settings(picture=str(tmp_path / "none.png"))
    for settings in (missing, missing, Settings(), missing):
        Application._look_at_picture(program, settings)
    assert len(window.told) == 2


def test_a_window_that_closes_stops_what_was_to_come_and_writes_what_could_not_be_written(qapp):
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
    )
    Application.close(program)
    assert told == ["idle stop", "loading close", "table stand_up", "again end", "settle", "file try_again"]
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


def test_only_the_last_listing_fills_the_page(finished):
    finished._listing = 2
    result: Any = None
    games = [FinishedGame(Path(f"game {number}"), result, calm=True) for number in range(4)]
    for number in (1, 2, 3):
        finished._show_found(number, games[number])
        finished._show_all(number)
    assert finished._window.page.done == [("add", replace(games[2], calm=finished._counting.calm()))]
    assert finished._window.page.games.done == [("all_read",)]


def test_a_finished_game_that_was_put_away_leaves_the_list_and_one_that_was_not_stays(finished):
    finished._put_away(ONE)
    assert finished._window.page.games.done == [("forget", ONE)]
    finished._put_away(TWO)
    assert finished._window.page.games.done == [("forget", ONE)]
    assert len(finished._window.told) == 2


def test_the_end_makes_every_listing_an_old_one(finished):
    finished._listing = 2
    worker = Recorder()
    finished._worker = worker
    finished.close()
    finished._show_found(2, "game")
    assert (finished._window.page.done, worker.done, finished._worker) == ([], [("close", True)], None)


# ---- new games and lessons


def test_a_game_is_among_the_recent_ones_once_and_there_are_no_more_than_some(monkeypatch):
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


def test_a_lesson_that_was_gone_through_again_is_learned_once():
    file = File(learned=("ow",))
    anything: Any = (file, Recorder(), Recorder())
    lessons = Lessons(*anything)
    for game in ("ow", "shout"):
        course: Any = Recorder(is_last=True, lesson=Recorder(game=game))
        lessons._met(course)
    assert file.changes == [{"learned": ("ow",)}, {"learned": ("ow", "shout")}]


def test_after_its_last_step_a_lesson_answers_to_nothing_any_more():
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


def test_a_lesson_has_nothing_to_say_to_a_game_that_is_kept():
    one, table = teacher()
    assert one._running is table.running
    assert teacher(kept=True)[0]._running is None
    one.leave()
    assert one._running is None


def test_after_many_misses_the_cards_are_lit_once(monkeypatch):
    later: list[Any] = []
    monkeypatch.setattr("app.program.teaching.later", lambda page, act: later.append(act))
    one, _ = teacher()
    one._light_if_wanted()
    assert later == [one._help]
    one._helps = 1
    one._light_if_wanted()
    assert later == [one._help]


def test_the_small_table_teaches_nothing_any_more_once_it_is_put_away():
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


def test_every_step_begins_without_help(monkeypatch):
    monkeypatch.setattr("app.program.teaching.choice_for", lambda course, names: "choice")
    one, table = teacher()
    session = Recorder(refused=Recorder(), acted=Recorder())
    table.sit_down_to_learn = lambda *step: Recorder(session=session)
    bar: Any = Recorder(on=Recorder(hasFocus=lambda: False), sentence=Recorder(accessibleName=lambda: "Try it."))
    course: Any = Recorder(alone=True, match="match")
    one.course, one._bar, one._helps = course, bar, 2
    one.lay((), lambda: "Try it.", str)
    assert (one._helps, session.lets) == (0, one._lets)


def test_of_equal_cards_as_many_are_lit_as_are_meant(monkeypatch):
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


def test_a_set_up_sheet_that_is_open_stays_as_it_is(monkeypatch):
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


def test_reminders_that_are_put_away_stay_away_in_this_game():
    anything: Any = (File(), Recorder(page=lambda: Recorder(lesson=None)), Recorder())
    one = Reminders(*anything)
    game: Any = "game"
    one._running = game
    one._leave()
    assert (one._bar, one._running) == (None, None)


def test_each_first_game_begins_with_nothing_told(monkeypatch):
    monkeypatch.setattr("app.windows.rules.reminding.untold", lambda game, told: False)
    monkeypatch.setattr("app.program.reminders.later", lambda page, act: None)
    page, changed = Recorder(), Recorder()
    anything: Any = (File(), Recorder(page=lambda: page), Recorder())
    one = Reminders(*anything)
    for number in (1, 2):
        one._turn, one._bar = 4, None
        game: Any = Recorder(kept=True, session=Recorder(choice=Recorder(first=True, game="ow"), changed=changed))
        assert one.begin(game) is None
        assert (one._turn, one._bar, one._running, len(changed.done)) == (-1, None, game, number)


def test_in_one_turn_one_rule_is_told(monkeypatch):
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
    shelf = Recorder(locks={}, hold=lambda path: Hold.OURS, has_unfinished=lambda: False)
    anything: Any = (window, shelf, Recorder(), Recorder(), lambda *what: (), lambda act: act())
    one = UnfinishedGames(*anything)
    monkeypatch.setattr(one, "_card", lambda game: (game, "en", game.path.name))
    yield one
    window.deleteLater()


def saved(path: Path = ONE, moves: int = 1) -> SavedGame:
    return SavedGame(path, None, "ow", ("Ann",), moves, False)


def test_a_game_is_shown_by_the_last_look_alone(unfinished):
    unfinished._number = 2
    for number in (1, 2, 3):
        unfinished._show_games(number, [saved(Path(f"{number}.wordfelt"))])
    assert unfinished._window.gallery.done == [("show_unfinished", ["2.wordfelt"])]


def test_what_cannot_be_read_is_told_once_and_again_when_there_is_more(unfinished):
    one, two = [Unreadable(Path(f"{number}.wordfelt"), "why") for number in (1, 2)]
    for newer, sentences in (((one,), 1), ((one,), 1), ((one, two), 2), ((), 2), ((one,), 3)):
        unfinished._tell(Looked((), newer=newer))
        assert len(unfinished._window.told) == sentences


def test_a_standing_that_has_come_can_be_asked_for_again(unfinished):
    game = saved()
    unfinished._cards = {game.path: (game, "en", "card")}
    unfinished._asked.add(game)
    unfinished._show_standing(game, SavedStanding(("KIT",)))
    assert (unfinished._asked, unfinished._standings) == (set(), {ONE: (game, SavedStanding(("KIT",)))})
    unfinished._asked.add(saved(moves=2))
    unfinished._show_standing(saved(moves=2), SavedStanding(("SKIT",)))
    assert unfinished._standings == {ONE: (game, SavedStanding(("KIT",)))}
    assert unfinished._asked == set()


def test_only_a_game_that_nobody_plays_is_found_to_be_over(unfinished, tmp_path):
    path, match, late = tmp_path / "one.wordfelt", Recorder(header=Recorder(players=(Player("Ann"),))), []
    unfinished.ended = lambda *what: late.append(what)
    unfinished._finish(path, match)
    path.touch()
    unfinished._shelf.locks = {path: "lock"}
    unfinished._finish(path, match)
    assert (unfinished._counting.done, unfinished._table.done, late) == ([], [], [])
    unfinished._shelf.locks = {}
    unfinished._finish(path, match)
    assert unfinished._counting.done == [("count", match, path)]
    assert unfinished._table.done == [("put_finished_away", path)]
    assert late == [(match, ("Ann",), path)]


# ---- games to go on with


@pytest.fixture
def waiting(qapp, monkeypatch):
    window: Any = Window()
    shelf = Recorder(hold=lambda path: Hold.OURS, leaving=set(), new_place=lambda game: TWO)

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


def test_a_game_that_cannot_be_opened_is_nobodys(waiting, monkeypatch):
    monkeypatch.setattr(waiting, "_open", lambda path, place: False)
    waiting.go_on_with(ONE)
    assert waiting._shelf.done == [("let_go", ONE), ("show",)]
    monkeypatch.setattr(waiting, "_open", lambda path, place: True)
    waiting.go_on_with(ONE)
    assert len(waiting._shelf.done) == 2


def test_the_game_on_the_table_is_gone_on_with_where_it_lies(waiting, monkeypatch):
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


def test_a_game_that_is_over_and_leaves_is_only_looked_at(waiting, monkeypatch):
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


def test_a_record_with_an_illegal_move_is_kept_and_played_on_elsewhere(waiting, monkeypatch):
    record = Recorder(dictionary="words")
    match = Recorder(state=Recorder(over=False), moves=["pass"])
    choice = GameChoice("ow", (SeatChoice("Ann"), SeatChoice("Bo", "computer")))
    opened = Recorder(record=record, choice=choice, match=match, stopped="Why.", missing="")
    monkeypatch.setattr(waiting, "_opened", lambda path: opened)
    assert waiting._open(ONE, ONE)
    assert waiting._shelf.done == [("put_away", ONE, "damaged")]
    ((_, dealt, _, _, where, kept, shown),) = waiting._table.done
    assert (where, kept, shown) == (TWO, record, False)
    assert [seat.look for seat in dealt.seats] == ["on", ""], "it is a game of its own"


def test_only_a_game_that_was_put_away_counts_as_unfinished(waiting, tmp_path):
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


def test_what_is_done_is_not_going_on_any_more(files):
    files._busy("The back-up is made.")
    assert files._doing == "The back-up is made."
    files._tell("It is made.")
    assert (files._doing, files._window.told) == ("", ["It is made."])


@pytest.mark.parametrize("why", ["none", "newer", "damaged", "disk"])
def test_a_restore_that_failed_shows_what_has_come_back_by_then(files, why):
    files._take({}, why)
    assert files._waiting.done == [("show",)]
    assert len(files._window.told) == 1


@pytest.mark.parametrize("taken", [[], ["results.json"], ["results.json", "people.json", "settings.json"]])
def test_only_what_was_taken_is_said_to_be_restored(files, monkeypatch, taken):
    told: list[Any] = []
    monkeypatch.setattr("app.library.own_files.bring_back_games", lambda files: 2)
    files._written.connect(lambda games, written, sentences: told.append((games, written, sentences)))
    files._bring_back_games({}, taken, [])
    assert told == [(2, taken, [])]
