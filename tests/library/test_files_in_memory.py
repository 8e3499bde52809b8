"""Tests small files whose content the program keeps in memory: a change takes effect immediately, a worker writes it,
and no change of another window is lost."""

import pytest

from app.library.at_hand import AtHand
from app.library.people import PeopleFile, Person, new_seed, with_one_more

ANN, BEN, CLEO = (Person(name[0].lower(), name) for name in ("Ann", "Ben", "Cleo"))


class Aside:
    """A stand-in for a worker. It does its work only when the test calls `go`."""

    def __init__(self):
        self.work = []

    def __call__(self, work):
        self.work.append(work)

    def go(self):
        while self.work:
            self.work.pop(0)()


@pytest.fixture
def aside():
    return Aside()


@pytest.fixture
def place(tmp_path):
    return tmp_path / "people.json"


@pytest.fixture
def at_hand(place, aside):
    return AtHand(PeopleFile(place), aside)


def added(person):
    return lambda people: (*people, person)


def written(place):
    return PeopleFile(place).people


def test_a_change_of_a_file_takes_effect_immediately_and_a_worker_writes_it(at_hand, aside, place):
    at_hand.change(added(ANN))
    at_hand.change(added(BEN))
    assert at_hand.content == (ANN, BEN)
    assert not place.exists()
    aside.go()
    assert at_hand.content == written(place) == (ANN, BEN)


def test_the_program_reads_a_file_only_once_unless_another_reading_is_requested(at_hand, aside, place, monkeypatch):
    PeopleFile(place).change(added(ANN))
    assert at_hand.content == (ANN,)
    PeopleFile(place).change(added(BEN))
    monkeypatch.setattr(type(place), "read_bytes", lambda path: pytest.fail("the window's thread reads"))
    assert at_hand.content == (ANN,)
    at_hand.look()
    assert at_hand.content == (ANN,)
    monkeypatch.undo()
    aside.go()
    assert at_hand.content == (ANN, BEN)


def test_a_change_of_a_file_is_added_to_the_changes_that_another_window_has_written(at_hand, aside, place):
    at_hand.change(added(ANN))
    PeopleFile(place).change(added(BEN))
    assert at_hand.content == (ANN,)
    aside.go()
    assert at_hand.content == written(place) == (BEN, ANN)


def test_the_program_repeats_a_change_only_if_another_window_has_changed_the_file(at_hand, aside, place):
    made = []

    def change(people):
        made.append(people)
        return (*people, ANN)

    at_hand.change(change)
    aside.go()
    assert made == [()]
    PeopleFile(place).change(added(BEN))
    at_hand.change(change)
    aside.go()
    assert made == [(), (ANN,), (ANN, BEN)]


def test_a_reading_of_the_file_between_two_changes_neither_loses_nor_repeats_a_change(at_hand, aside, place):
    at_hand.change(added(ANN))
    at_hand.look()
    at_hand.change(added(BEN))
    for _ in range(2):
        aside.work.pop(0)()
        assert at_hand.content == (ANN, BEN)
    aside.go()
    assert at_hand.content == (ANN, BEN)


def test_a_change_that_cannot_be_written_takes_effect_and_a_worker_writes_it_later(at_hand, aside, place):
    place.mkdir()
    at_hand.change(added(ANN))
    aside.go()
    assert at_hand.content == (ANN,)
    assert at_hand.fault
    place.rmdir()
    PeopleFile(place).change(added(CLEO))
    at_hand.try_again()
    aside.go()
    assert at_hand.content == written(place) == (CLEO, ANN)
    assert not at_hand.fault


def test_a_program_that_ends_writes_its_changes_and_reads_nothing_more(at_hand, aside, place, monkeypatch):
    at_hand.change(added(ANN))
    at_hand.look()
    at_hand.close()
    aside.work.pop(0)()
    monkeypatch.setattr("app.base.json_file.content_of", lambda path: pytest.fail("the file is read"))
    aside.go()
    assert at_hand.content == (ANN,)
    assert not at_hand.behind


def test_a_new_person_has_the_same_id_in_the_window_and_in_the_file(at_hand, aside, place):
    for name in ("Ann", "Ben"):
        seed = new_seed()
        at_hand.change(lambda people, name=name, seed=seed: with_one_more(people, name, seed))
    known = [one.id for one in at_hand.content]
    aside.go()
    assert [one.id for one in written(place)] == known
    assert len(set(known)) == 2


def test_two_new_people_made_from_one_seed_have_different_ids():
    people = with_one_more(with_one_more((), "Ann", "seed"), "Ben", "seed")
    assert len({one.id for one in people}) == 2
    assert people == with_one_more(with_one_more((), "Ann", "seed"), "Ben", "seed")
