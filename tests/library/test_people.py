"""Tests the list of people who play on this machine, and its file."""

import json
from dataclasses import replace

import pytest

from app.base.json_file import JsonFile
from app.base.settings import SEAT_COLOURS, GameSetting, SeatSetting, Settings
from app.library.agreement import choice_of
from app.library.own_files import back_up, own_files, people_of, read_back_up
from app.library.people import (
    MOST,
    PeopleFile,
    Person,
    changed,
    here,
    joined,
    keys_at,
    may_be_called,
    met,
    named,
    names_of,
    same_here,
    seated,
    taken_over,
    with_keys,
    with_one_more,
    with_players,
)
from app.library.seating import as_people_are, renamed
from app.library.tonight import Tonight
from app.session.match.view_data import SeatChoice
from engine.games import GAMES

RED, BLUE, GOLD = SEAT_COLOURS[:3]
ANN, BEN = Person("1", "Ann", GOLD, "L", 200), Person("2", "Ben", BLUE)
USUAL = Settings().buzzers


@pytest.fixture
def file(tmp_path):
    return PeopleFile(tmp_path / "data" / "people.json")


# ---- the file


def test_people_who_are_written_to_a_file_and_read_again_are_the_same(file):
    file.change(lambda people: (ANN, BEN))
    assert PeopleFile(file.path).people == (ANN, BEN)
    assert file.fault == ""


def test_a_change_of_people_that_alters_nothing_does_not_write_the_file(file):
    file.change(lambda people: people)
    assert not file.path.exists()


def test_a_change_of_people_keeps_the_changes_of_another_window(file):
    other = PeopleFile(file.path)
    file.change(lambda people: (ANN,))
    other.change(lambda people: with_one_more(people, "Ben"))
    file.change(lambda people: changed(people, "1", name="Anna"))
    assert names_of(file.people) == names_of(other.people) == ("Anna", "Ben")


@pytest.mark.parametrize(
    "wrong",
    [
        "{nothing",
        "[]",
        json.dumps({"version": 2, "people": []}),
        json.dumps({"version": 1, "people": [{"id": "", "name": "Ann"}]}),
        json.dumps({"version": 1, "people": [{"id": "1", "name": "Ann"}, {"id": "1", "name": "Ben"}]}),
        json.dumps({"version": 1, "people": [{"id": "1", "name": "Ann"}, {"id": "2", "name": "ANN"}]}),
        json.dumps({"version": 1, "people": [{"id": "1", "colour": "purple"}]}),
        json.dumps({"version": 1, "people": [{"id": "1", "time": 7}]}),
        json.dumps({"version": 1, "people": [{"id": "1", "shape": 8}]}),
        json.dumps({"version": 1, "people": [{"id": "1", "letter": "ABC"}]}),
        json.dumps({"version": 1, "people": [{"id": str(number)} for number in range(MOST + 1)]}),
    ],
)
def test_the_program_sets_aside_an_invalid_people_file_unchanged(file, wrong):
    told: list[str] = []
    file.path.parent.mkdir()
    file.path.write_text(wrong)
    assert PeopleFile(file.path, told.append).people == ()
    assert told == ["people-set-aside"]
    assert file.path.with_name("people.bad-1.json").read_text() == wrong


def test_a_people_file_that_was_unreadable_for_a_while_does_not_lose_anybody(file, monkeypatch):
    file.change(lambda people: (ANN,))
    told: list[str] = []
    other = PeopleFile(file.path, told.append)

    def no_luck(path):
        raise PermissionError(path)

    with monkeypatch.context() as locked:
        locked.setattr("app.base.json_file.content_of", no_luck)
        other.change(lambda people: with_one_more(people, "Ben"))
        assert names_of(other.people) == ("Ben",)
        assert (told, other.fault) == (["people-not-saved"], "people-not-saved")
    other.try_again()
    assert sorted(names_of(PeopleFile(file.path).people)) == ["Ann", "Ben"]
    assert other.fault == ""


def test_a_change_of_people_that_cannot_be_written_takes_effect_and_is_written_later(file, monkeypatch):
    file.change(lambda people: (ANN,))

    def no_room(*_):
        raise OSError("no room")

    with monkeypatch.context() as full:
        full.setattr("engine.records.files._replace", no_room)
        file.change(lambda people: with_one_more(people, "Ben"))
        assert (names_of(file.people), file.fault) == (("Ann", "Ben"), "people-not-saved")
        assert names_of(PeopleFile(file.path).people) == ("Ann",)
    file.try_again()
    assert (names_of(PeopleFile(file.path).people), file.fault) == (("Ann", "Ben"), "")


def test_the_players_own_files_and_the_backup_contain_people(data, tmp_path):
    PeopleFile(data / "people.json").change(lambda people: (ANN, BEN))
    assert [(one.purpose, one.name) for one in own_files() if one.path == data / "people.json"] == [
        ("people", "people.json")
    ]
    back_up(tmp_path / "all.wordfelt-backup")
    assert people_of(read_back_up(tmp_path / "all.wordfelt-backup")) == (ANN, BEN)


def test_a_restore_recognises_people_by_their_names():
    others = (Person("9", "ANN"), Person("2", "Bert"), Person("7"), Person("8", "Cleo"))
    assert same_here((ANN, BEN), others) == {"9": "1"}


def test_a_restore_adds_people_and_does_not_change_existing_ones(file):
    renamed_ann = replace(ANN, name="Anna")
    file.change(lambda people: joined((renamed_ann, BEN), (ANN, Person("9", "ben"), Person("3", "Cleo"))))
    assert file.people == (renamed_ann, BEN, Person("3", "Cleo"))


# ---- people


def test_a_removed_person_comes_back_when_somebody_types_the_name_again(qapp):
    people = changed((ANN, BEN), "1", away=True)
    assert here(people) == (BEN,)
    assert named(people, "Ann") is None
    assert with_one_more(people, "ann") == (ANN, BEN)


def test_a_new_person_gets_the_first_colour_that_no_other_person_has(qapp):
    assert with_one_more((ANN, BEN), "Cleo")[-1].colour == RED
    assert with_one_more((ANN, BEN), "Cleo")[-1].id not in ("", "1", "2")


def test_the_list_of_people_has_a_limited_length(qapp):
    many = tuple([Person(str(number), f"Guest {number}") for number in range(MOST)])
    assert with_one_more(many, "One More") == many
    assert met(many, [SeatSetting("One More")]) == many


def test_a_person_can_take_neither_an_empty_name_nor_that_of_another_person(qapp):
    assert may_be_called((ANN, BEN), "1", "Anna")
    assert may_be_called((ANN, BEN), "1", "ANN")
    assert not may_be_called((ANN, BEN), "1", "ben")
    assert not may_be_called((ANN, BEN), "1", " ")


def test_a_colour_and_a_time_chosen_at_a_seat_become_those_of_its_person_in_every_game(qapp):
    people = met((ANN, BEN), [SeatSetting("ben", colour=RED, time=150), SeatSetting("Bo", "computer", colour=BLUE)])
    assert people == (ANN, replace(BEN, colour=RED, time=150))


def test_the_seat_of_a_person_gets_the_persons_colour_and_time_and_another_player_with_that_colour_gets_a_new_one(qapp):
    seats = (SeatSetting("", colour=RED), SeatSetting("Bo", "computer", colour=GOLD), SeatSetting("Guest", colour=BLUE))
    sitting = as_people_are(seats, (ANN,))
    assert sitting[0] == replace(seats[0], colour=GOLD, time=200)
    assert sitting[1] == replace(seats[1], colour=next(one for one in SEAT_COLOURS if one not in (GOLD, RED, BLUE)))
    assert sitting[2] == seats[2]


def test_a_deal_without_known_people_keeps_the_names_colours_and_times_of_the_seats(qapp):
    seats = (SeatSetting("Zoe", colour=BLUE, time=150), SeatSetting("", "computer", colour=GOLD))
    dealt = choice_of(GAMES["split-run"], Tonight(seats), {}, Settings(), 1)
    assert [(seat.name, seat.colour, seat.time) for seat in dealt.seats] == [("Zoe", BLUE, 1.5), ("Bo", GOLD, 1.0)]


def test_a_deal_gives_people_their_present_colours_and_times(qapp):
    seats = (SeatSetting("ann", colour=BLUE), SeatSetting("", "computer"))
    dealt = choice_of(GAMES["split-run"], Tonight(seats), {}, Settings(), 1, (BEN, ANN))
    assert [(seat.name, seat.colour, seat.time) for seat in dealt.seats] == [("ann", GOLD, 2.0), ("Bo", BLUE, 1.0)]


def test_a_renamed_person_keeps_their_seat(qapp):
    table = Tonight((SeatSetting("ANN"), SeatSetting("Ann", "computer"), SeatSetting("Ben")))
    seats = (SeatSetting("Anna"), SeatSetting("Ann", "computer"), SeatSetting("Ben"))
    assert renamed(table, "Ann", "Anna") == replace(table, seats=seats)


# ---- keys


def test_players_get_the_keys_that_they_have_chosen_or_else_the_default_keys(qapp):
    assert keys_at((), ("Zoe", "Ben"), USUAL, {}) == USUAL
    assert keys_at((ANN, BEN), ("Ben", "Ann", "Guest"), USUAL, {}) == ("Q", "L", "P", "Z", "M", "X", "V", "J")


def test_no_two_players_share_a_key_and_no_player_has_the_key_of_a_command(qapp):
    people = (
        replace(ANN, key="P"),
        replace(BEN, key="P"),
        Person("3", "Cleo", key="F1"),
        Person("4", "Dan", key="F12"),
    )
    keys = keys_at(people, ("Guest", "Ann", "Ben", "Cleo", "Dan"), USUAL, {"hint": "F12"})
    assert keys == ("Q", "P", "Z", "M", "X", "V", "J", "K")


def test_people_keep_their_chosen_keys_wherever_they_sit(qapp):
    people = with_keys((ANN, BEN), ("Ben", "Guest"), ("L", "W", "P"))
    assert people == (replace(ANN, key=""), replace(BEN, key="L"))
    assert keys_at(people, ("Guest", "Ben"), USUAL, {})[:2] == ("Q", "L")


# ---- people from the settings of an older version


def test_the_list_of_people_takes_names_colours_times_and_keys_from_old_settings_once(qapp):
    seats = (SeatSetting("Ben", colour=GOLD, time=150), SeatSetting("Bo", "computer", colour=RED), SeatSetting("Zoe"))
    settings = Settings(names=("You", "Ben", "Cyd"), buzzers=("L", "P", "W", "M"), games={"ow": GameSetting(seats)})
    people = taken_over((), settings)
    facts = [(one.name, one.colour, one.key, one.time, one.away) for one in people]
    assert facts == [("", RED, "L", 100, False), ("Ben", GOLD, "", 150, False), ("Cyd", BLUE, "W", 100, False)]
    assert names_of(people) == ("You", "Ben", "Cyd")
    assert taken_over(people, settings) == people


# ---- signs, words for children, and names of people in older files


def test_the_second_of_two_people_with_the_same_sign_gets_another_sign(qapp):
    people = (replace(ANN, shape=1, letter="Q"), replace(BEN, shape=1))
    seats = (SeatChoice("Ann"), SeatChoice("Zoe"), SeatChoice("Ben"), SeatChoice("Bo", "computer"))
    signs = [(seat.shape, seat.letter) for seat in seated(people, seats)]
    assert signs == [(1, "Q"), (0, ""), (2, ""), (3, "")]
    assert [seat.shape for seat in seated((), seats)] == [0, 1, 2, 3]


def test_a_deal_turns_on_the_option_about_words_for_children_if_a_person_wants_that(qapp):
    gentle = (replace(ANN, gentle=True), BEN)
    for name, found in (("Ann", "yes"), ("Ben", None)):
        table = Tonight((SeatSetting(name), SeatSetting("", "computer")))
        dealt = choice_of(GAMES["split-run"], table, {}, Settings(), 1, gentle)
        assert dealt.dictionary["children"] == found


def test_the_names_in_results_of_an_older_version_become_people(qapp):
    def everywhere(context, text):
        return frozenset({text, {"You": "Du", "Player {number}": "Spieler {number}"}[text]})

    people, ids = with_players((ANN,), ["Du", "ann", "Spieler 2", "Zoe"], everywhere)
    assert (ids["Du"], ids["ann"], ids["Spieler 2"]) == ("1", "1", "")
    assert [(one.name, one.away) for one in people] == [("Ann", False), ("Zoe", True)]
    assert ids["Zoe"] == people[1].id
    assert with_players(people, ["Zoe"], everywhere) == (people, {"Zoe": people[1].id})
    alone, mine = with_players((), ["You"], everywhere)
    assert [(one.name, one.id) for one in alone] == [("", mine["You"])]


def test_a_seat_with_the_default_name_belongs_to_the_only_known_person(qapp):
    seats = (SeatChoice("You"), SeatChoice("Bo", "computer"))
    assert [seat.person for seat in seated((ANN,), seats)] == ["1", ""]
    assert [seat.person for seat in seated((ANN, BEN), seats)] == ["", ""]
    assert [seat.person for seat in seated((ANN,), (SeatChoice("You"), SeatChoice("Zoe")))] == ["", ""]
    gone = (SeatChoice("Anna", person="1"), SeatChoice("Ben", person="9"))
    assert [seat.person for seat in seated((ANN, BEN), gone)] == ["1", "2"], "an unknown id is looked up by its name"


def file_with_counted_checks(folder):
    """Returns a file and the list of the data that it has checked. The file's content is the number of the check: 1, 2
    and so on."""
    checked = []

    def check(data):
        checked.append(data)
        return len(checked)

    return JsonFile(folder / "kept.json", "kept", check, print), checked


def test_the_program_checks_a_file_again_only_after_another_program_has_changed_it(tmp_path):
    file, checked = file_with_counted_checks(tmp_path)
    file.write(["one"])
    assert [file.read(), file.read()] == [1, 1]
    (tmp_path / "kept.json").write_text('["two"]')  # changes the file, as another program could
    assert [file.read(), file.read()] == [2, 2]
    assert checked == [["one"], ["two"]]
    (tmp_path / "kept.json").unlink()
    assert file.read() is None


def test_the_program_does_not_check_again_a_file_that_it_has_written_itself(tmp_path):
    file, checked = file_with_counted_checks(tmp_path)
    file.write(["one"], 7)
    assert (file.read(), checked) == (7, [])
    file.write(["two"])  # writes a value that no check has returned, so that the next reading must check the file
    assert (file.read(), checked) == (1, [["two"]])
    file.write(["three"], 8)
    (tmp_path / "kept.json").write_text('["four"]')  # changes the file, as another program could
    assert (file.read(), checked) == (2, [["two"], ["four"]])


def test_after_a_failed_write_a_file_is_read_as_it_is_on_the_disk(tmp_path, monkeypatch):
    file = JsonFile(tmp_path / "kept.json", "kept", lambda data: data, lambda what: None)
    file.write(["one"], ["one"])
    with monkeypatch.context() as patch:
        patch.setattr("engine.records.files._replace", lambda *what: (_ for _ in ()).throw(OSError))
        file.write(["two"], ["two"])
    assert file.read() == ["one"]
