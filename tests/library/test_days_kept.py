"""Tests the files for the table of the day: the days made, the answers to their puzzles, and the parts of a day that a
person has done."""

import json
import shutil
from dataclasses import replace

import pytest

from app.library.done_today import DayDone, begun_days, calmed, deal_key, done_of, duel_key
from app.library.found_plays import FoundFile, FoundPlay, joined, with_ids
from app.library.made_days import DayFile, checked, place_of_day
from app.library.own_files import back_up as write_back_up
from app.library.own_files import bring_back_lists, own_files, read_back_up
from app.library.results import PlayerResult, Result
from app.windows.sheets.day_texts import part_texts, shared_text
from engine.days.day_form import DayForm
from engine.days.puzzle import stars_of
from engine.records.declaring import fitted
from tests.days.record import DATE, GOLDEN

ANN = "ann-1"
DAY = fitted(DayForm, json.loads(GOLDEN.read_text("utf-8")))
ANSWER = FoundPlay(ANN, DATE, 0, 10, 12, ("CHIPS",), helped=False, on=DATE)


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("WORDFELT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("WORDFELT_CONFIG", str(tmp_path / "config"))
    return tmp_path / "data"


def deal_for_one(**facts) -> Result:
    ann = PlayerResult("Ann", person=ANN, look="first", won=True)
    whole = Result("one", DAY.deal.game, DATE, "finished", (ann,), left=60, unit="cards-left", deal=deal_key(DATE))
    return replace(whole, **facts)


def test_the_program_saves_a_day_that_it_has_made_and_reads_it_again(data):
    file = DayFile(DATE, pytest.fail)
    assert file.read() is None
    file.keep(DAY)
    assert DayFile(DATE, pytest.fail).read() == DAY


@pytest.mark.parametrize("wrong", ["{}", "[", json.dumps({**DAY.model_dump(exclude_none=True), "date": "2026-11-27"})])
def test_the_program_sets_aside_a_damaged_day_file(data, wrong):
    told: list[str] = []
    place = place_of_day(DATE)
    place.parent.mkdir(parents=True)
    place.write_text(wrong)
    assert DayFile(DATE, told.append).read() is None
    assert told == ["day-set-aside"]
    assert [one.purpose for one in own_files() if one.path.parent == place.parent] == ["aside"]


def test_a_day_file_that_contains_another_day_is_not_valid():
    with pytest.raises(ValueError, match="2026-11-27"):
        checked("2026-11-27", DAY.model_dump(exclude_none=True))


def test_the_players_own_files_and_the_backup_contain_days_and_answers_to_daily_puzzles(data, tmp_path):
    DayFile(DATE, pytest.fail).keep(DAY)
    FoundFile(data / "finds.json").change(lambda there: joined(there, [ANSWER]))
    assert {one.purpose for one in own_files() if one.name} == {"days", "finds"}
    write_back_up(tmp_path / "all")
    shutil.rmtree(data)
    files = read_back_up(tmp_path / "all")
    bring_back_lists(files)
    assert DayFile(DATE, pytest.fail).read() == DAY
    assert json.loads(files["finds.json"])["plays"][0]["words"] == ["CHIPS"]


def test_only_the_first_answer_to_a_daily_puzzle_counts(data):
    file = FoundFile(data / "finds.json")
    file.change(lambda there: joined(there, [ANSWER]))
    file.change(lambda there: joined(there, [replace(ANSWER, points=12)]))
    assert FoundFile(file.path).content == (ANSWER,)


def test_a_restored_answer_belongs_to_the_person_of_the_same_name_on_this_machine():
    assert with_ids([ANSWER], {ANN: "here"})[0].person == "here"


@pytest.mark.parametrize("wrong", [{"points": 5000}, {"on": "2026-02-30"}, {"number": -1}, {"words": ["A" * 600]}])
def test_a_file_with_an_impossible_answer_to_a_daily_puzzle_is_refused(data, wrong):
    file = data / "finds.json"
    data.mkdir()
    one = {**ANSWER.__dict__, "words": ["CHIPS"], **wrong}
    file.write_text(json.dumps({"version": 1, "plays": [one]}))
    told: list[str] = []
    assert FoundFile(file, told.append).content == ()
    assert told == ["finds-set-aside"]


@pytest.mark.parametrize(
    ("points", "helped", "stars"), [(12, False, 3), (12, True, 1), (8, False, 2), (7, False, 1), (3, False, 0)]
)
def test_the_stars_of_a_daily_puzzle_show_how_close_the_answer_came_to_the_best_play(points, helped, stars):
    assert stars_of(points, 12, helped=helped) == stars


def test_the_program_recognises_the_result_of_the_days_solo_game_by_its_cards():
    done = done_of(DATE, ANN, [deal_for_one()], [ANSWER], DAY)
    assert done.deal is not None
    assert (done.deal.mine, done.deal.on_day) == (60, True)
    assert done.finds[0] == ANSWER
    assert done.open_find == 1


@pytest.mark.parametrize(
    "facts",
    [
        {"ended": "resigned"},
        {"deal": "ACCCCCCC/1234"},
        {"game": "ow"},
        {"players": (PlayerResult("Ann", person=ANN, look="again"),)},
        {"players": (PlayerResult("Ben", person="ben-1", look="first"),)},
    ],
)
def test_only_a_game_with_cards_not_seen_before_counts_as_the_days_deal(facts):
    assert done_of(DATE, ANN, [deal_for_one(**facts)], [], DAY).deal is None


@pytest.mark.parametrize(("more", "stars"), [(0, 3), (6, 3), (7, 2), (24, 2), (25, 1)])
def test_the_stars_of_the_days_solo_game_compare_its_result_with_the_par(more, stars):
    par = DAY.deal.pars[0].result
    assert par is not None
    done = done_of(DATE, ANN, [deal_for_one(left=par + more)], [], DAY)
    assert done.deal is not None
    assert done.deal.stars == stars
    without = done_of(DATE, ANN, [deal_for_one()], []).deal
    assert without is not None
    assert without.stars is None, "no par is known"


def test_the_program_recognises_the_result_of_the_days_duel_by_its_cards():
    ann = PlayerResult("Ann", score=40, person=ANN, look="first", won=True)
    bo = PlayerResult("Bo", computer=True, score=30, strength=6)
    duel = Result("two", DAY.duel.game, DATE, "finished", (ann, bo), unit="points", deal=duel_key(DATE))
    done = done_of(DATE, ANN, [replace(duel, day="2026-12-01")], []).duel
    assert done is not None
    assert (done.mine, done.other, done.stars, done.on_day) == (40, 30, 3, False)


def test_a_day_counts_as_begun_after_an_answer_to_a_puzzle_or_the_end_of_the_solo_deal():
    other = replace(ANSWER, date="2026-11-20")
    assert begun_days(ANN, [deal_for_one()], [other]) == {DATE: True, "2026-11-20": False}
    assert begun_days(ANN, [deal_for_one(deal="20261340/1234")], []) == {}, "no such date"


def test_the_text_for_sharing_the_results_of_a_day_does_not_name_any_word():
    text = shared_text(done_of(DATE, ANN, [deal_for_one()], [ANSWER], DAY))
    assert "CHIPS" not in text
    assert "★★☆ ▢▢▢▢▢" in text
    assert "60" in text


def test_the_day_page_does_not_compare_results_in_calm_play():
    ann, bo = PlayerResult("Ann", score=40, person=ANN, look="first", won=True), PlayerResult("Bo", score=30)
    duel = Result("two", DAY.duel.game, DATE, "finished", (ann, bo), unit="points", deal=duel_key(DATE))
    done = done_of(DATE, ANN, [deal_for_one(), duel], [ANSWER], DAY)
    assert "40 : 30" in shared_text(done)
    assert "par" in shared_text(done)
    calm = calmed(done)
    texts = [shared_text(calm), *[text for pair in part_texts(calm, None).values() for text in pair]]
    assert not [text for text in texts for sign in ("★", "☆", "par", " : ", "/") if sign in text]
    assert "✓ ▢▢▢▢▢" in texts[0]
    assert "40" in texts[0]
    assert part_texts(calm, None)["finds"] == ("", "✓ – – – –", "1 done")
    assert part_texts(calmed(DayDone(DATE)), None)["finds"].result == ""
