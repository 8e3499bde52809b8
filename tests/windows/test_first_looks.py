"""Tests first looks. For each player and each deal, the program counts at most one game as the first in which the
player sees the cards, however it shows them."""

import random
import shutil
from collections import Counter
from itertools import islice

import pytest

from app.base.settings import GameSetting, SeatSetting
from app.library.people import Person
from app.library.results import COUNTING
from engine.core.oracle import legal_moves
from tests.windows.conftest import leave
from tests.windows.test_table import first_act

ANN, BEN = Person("a", "Ann"), Person("b", "Ben")
CODE = 12_345


@pytest.fixture
def known(program):
    """The program, which knows Ann and Ben."""
    program.people.file.change(lambda people: (ANN, BEN))
    return program


def deal(program, *names, game="first-base", seed=CODE):
    program.file.change(games={game: GameSetting(tuple([SeatSetting(name) for name in names]))})
    program.new.deal(game, seed)
    return program.window.table


def looks_at(program):
    return [seat.look for seat in program.table.running.session.choice.seats]


def give_up(program):
    """Ends a solo game by a pass after its cards were seen."""
    session = program.table.running.session
    session.lift_curtain()
    session.press("pass")
    assert session.state.over


def counted(program):
    program.counting.settle()
    return {result.key: result.players[0].look for result in program.counting.results.results}


# ---- what counts as a first look


def test_a_game_that_was_deleted_after_its_deal_still_counts_as_the_first_look_at_its_cards(known):
    deal(known, "Ann")
    assert looks_at(known) == ["first"]
    known.leave_table()
    assert not known.shelf.unfinished()
    # The new record may get the name of the deleted one, because the two are made in the same second.
    deal(known, "Ann")
    assert looks_at(known) == ["again"]
    known.leave_table()
    deal(known, "Ann", game="turnover")
    assert looks_at(known) == ["again"], "another game deals the same cards"
    known.leave_table()
    deal(known, "Ben")
    assert looks_at(known) == ["first"]


def test_a_guest_needs_only_a_name_and_appears_in_no_statistics(known):
    deal(known, "Zoe")
    assert [(seat.person, seat.look) for seat in known.table.running.session.choice.seats] == [("", "")]
    give_up(known)
    leave(known)
    assert [*counted(known).values()] == [""]
    known.counting.show()
    page = known.window.statistics
    assert page.rows.nothing.isVisible()


def test_renaming_a_person_changes_neither_the_person_nor_the_first_look_of_an_unfinished_game(known):
    page = deal(known, "Ann")
    page.running.session.submit(first_act(page.running.session))
    leave(known)
    known.people.file.change(lambda people: (Person("a", "Anna"), BEN))
    known.waiting.go_on_with(known.shelf.unfinished()[0])
    assert [(seat.person, seat.look) for seat in known.table.running.session.choice.seats] == [("a", "first")]


def test_the_final_page_states_that_a_game_with_cards_dealt_before_is_not_counted(known):
    page = deal(known, "Ann")
    give_up(known)
    assert "not counted" not in page.final.why.text()
    page.rematch_wanted.emit(True)
    assert looks_at(known) == ["again"]
    give_up(known)
    assert "Same cards again, not counted: Ann." in page.final.why.text()
    leave(known)
    assert sorted(counted(known).values()) == ["again", "first"]


@pytest.mark.parametrize("button", ["possible_wanted", "turns_wanted"])
def test_undo_does_not_take_back_the_end_of_a_game_after_the_player_has_seen_the_solution(known, button):
    page = deal(known, "Ann")
    give_up(known)
    session = page.running.session
    assert "undo" in session.moment.can
    getattr(page.final, button).emit()
    page.running.coach.stop()
    assert [*counted(known).values()] == ["first"]
    session.undo()
    assert session.state.over
    page.rematch_wanted.emit(True)
    assert looks_at(known) == ["shown"]


def test_playing_on_from_a_finished_game_makes_a_new_game(known):
    page = deal(known, "Ann")
    session = page.running.session
    for _ in range(2):
        session.submit(first_act(session))
    give_up(known)
    page.played_on.emit(1)
    assert looks_at(known) == ["on"]
    give_up(known)
    page.played_on.emit(0)
    assert looks_at(known) == ["again"]
    leave(known)
    assert sorted(counted(known).values()) == ["first", "on"]


def test_the_count_of_moves_taken_back_is_saved_with_the_game(known):
    page = deal(known, "Ann")
    session = page.running.session
    session.submit(first_act(session))
    session.undo()
    session.submit(first_act(session))
    leave(known)
    known.waiting.go_on_with(known.shelf.unfinished()[0])
    give_up(known)
    leave(known)
    (result,) = known.counting.results.results
    assert (result.players[0].undos, result.players[0].person, result.deal[:5]) == (1, "a", "12345")


def test_opening_a_finished_game_counts_as_a_look_at_its_cards_by_the_only_known_person(known, folders):
    page = deal(known, "Zoe")
    give_up(known)
    page.running.autosave.wait()
    copy = folders / "copy.wordfelt"
    shutil.copy(page.running.path, copy)
    leave(known)
    known.people.file.change(lambda people: (ANN,))
    known.waiting.open(copy)
    assert known.table.running.session.state.over
    known.leave_table()
    deal(known, "Ann")
    assert looks_at(known) == ["again"]


def test_after_a_player_has_played_on_with_a_copy_neither_game_counts_as_a_first_look(known, folders):
    page = deal(known, "Ann")
    session = page.running.session
    session.submit(first_act(session))
    page.running.autosave.wait()
    copy = folders / "copy.wordfelt"
    shutil.copy(page.running.path, copy)
    leave(known)
    (own,) = known.shelf.unfinished()
    known.waiting.open(copy)
    assert looks_at(known) == ["on"]
    give_up(known)
    leave(known)
    known.waiting.go_on_with(own)
    assert looks_at(known) == ["again"]


# ---- random use of the program


class Way:
    """A sequence of random actions in the program: it deals from two deal codes, plays, undoes, leaves and restores
    games, and kills the program."""

    def __init__(self, program, folder, seed):
        self.program, self.dice = program, random.Random(seed)
        self.folder = folder
        self.done: list[str] = []

    def step(self):
        act = self.dice.choice([name for name in dir(self) if name.startswith("do_")])
        self.done.append(act)
        getattr(self, act)()
        self.check()

    def check(self):
        firsts: Counter[tuple[str, str]] = Counter()
        for result in self.program.counting.results.results:
            firsts.update([(one.person, result.deal) for one in result.players if one.person and one.look in COUNTING])
        assert not firsts or max(firsts.values()) == 1, (firsts, self.done)

    @property
    def session(self):
        running = self.program.table.running
        return None if running is None else running.session

    def do_deal(self):
        names = self.dice.choice((("Ann",), ("Ben",), ("Ann", "Ben"), ("Ben", "Ann")))
        game = "first-base" if len(names) == 1 else "5-up"
        deal(self.program, *names, game=game, seed=self.dice.choice((1, 2)))

    def do_play(self):
        session = self.session
        if session is not None and not session.state.over:
            session.lift_curtain()
            seat = session.to_act[0]
            moves = [act for act, _ in islice(legal_moves(session.match.house, session.state, seat), 3)]
            if moves:
                session.submit(self.dice.choice(moves), seat)

    def do_end(self):
        session = self.session
        if session is not None and not session.state.over:
            session.resign(session.to_act[0])

    def do_undo(self):
        if self.session is not None:
            self.session.undo()

    def do_look_at_the_solution(self):
        if self.session is not None and self.session.state.over:
            self.program.window.table.final.possible_wanted.emit()
            self.program.table.running.coach.stop()

    def do_leave(self):
        self.program.leave_table()
        self.program.counting.settle()
        self.program.qt.processEvents()

    def do_again(self):
        if self.session is not None:
            self.program.new.rematch(self.dice.choice((True, False)))

    def do_play_on(self):
        if self.session is not None and self.session.state.over:
            self.program.table.play_on(self.dice.randrange(len(self.session.match.moves) + 1))

    def do_go_on(self):
        waiting = self.program.shelf.unfinished()
        if waiting:
            self.program.waiting.go_on_with(self.dice.choice(waiting))

    def do_put_away(self):
        waiting = [one for one in self.program.shelf.unfinished() if one not in self.program.shelf.locks]
        if waiting:
            self.program.waiting.put_away(waiting[0])

    def do_take_back(self):
        for path in self.program.shelf.kept()[:1]:
            self.program.shelf.take_back(path)

    def do_watch(self):
        finished = sorted((self.folder / "data" / "finished").glob("*.wordfelt"))
        if finished:
            self.program.waiting.look_at(self.dice.choice(finished))
            if self.session is not None and self.dice.random() < 0.5:
                self.program.table.play_on(0, with_lines=False)

    def do_open_a_copy(self):
        running = self.program.table.running
        if running is not None and running.kept:
            running.autosave.wait()
            if running.path.exists():
                shutil.copy(running.path, self.folder / "copy.wordfelt")
        elif (self.folder / "copy.wordfelt").exists():
            self.program.waiting.open(self.folder / "copy.wordfelt")

    def do_back_up_and_restore(self):
        from app.library.own_files import back_up, bring_back_games, read_back_up

        place = self.folder / "all.zip"
        if self.dice.random() < 0.5 or not place.exists():
            self.program.files._settle_all()
            back_up(place)
        else:
            files = read_back_up(place)
            self.program.files._take_settings_and_results(files)
            bring_back_games(files)

    def do_count_again(self):
        self.program.counting.rebuild()
        self.program.counting.settle()

    def do_kill(self):
        """Leaves the table as if the window was killed, so the program counts and saves nothing more; then starts the
        program again."""
        page = self.program.window.table
        running = self.program.table.running
        if running is not None:
            running.autosave.wait()
            running.session.outlook.counted = True
            page.stand_up()
            self.program.shelf.let_go(running.path)
        self.program.settle()
        self.program.counting.catch_up()
        self.program.counting.settle()
        self.program.qt.processEvents()
        self.program.waiting.show()


@pytest.mark.parametrize("seed", range(4))
def test_random_use_of_the_program_never_counts_two_first_looks_of_one_person_at_the_same_cards(known, folders, seed):
    way = Way(known, folders, seed)
    for _ in range(60):
        way.step()
    leave(known)
    way.check()


def test_deals_found_on_the_disk_are_not_recorded_after_the_program_has_closed_its_list_of_seen_deals(known):
    seen = known.seen
    seen.close()
    seen._found.emit([(["a"], "815", "game.wordfelt")])
    known.settle()
    assert not seen.file.content.people
