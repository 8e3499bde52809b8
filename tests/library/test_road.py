"""Tests the road, a page of stamps that people earn: results, lessons and answers to daily puzzles decide which stamps
are earned."""

from dataclasses import replace

from app.library.done_today import deal_key
from app.library.found_plays import FoundPlay
from app.library.results import PlayerResult, Result
from app.library.road import FIND, LESSON, PAR, UNAIDED, WIN, Milestone, road_of, stamps_of
from engine.days.deal_for_one import game_of
from engine.games import GAMES

BO = PlayerResult("Bo", computer=True)
DAY = next(f"2026-11-{day:02}" for day in range(1, 30) if game_of(f"2026-11-{day:02}") == "first-base")


def ann(**more: object) -> PlayerResult:
    return PlayerResult("Ann", person="a", **{"look": "first", "won": True, **more})  # type: ignore[arg-type]


def game(part: PlayerResult, of: str = "split-run", day: str = "2026-11-20", **more: object) -> Result:
    return Result("1", of, day, "finished", (part, BO), **more)  # type: ignore[arg-type]


def earned_stamps(
    *results: Result, learned: tuple[str, ...] = (), plays: tuple[FoundPlay, ...] = (), par: int | None = None
) -> set[tuple[str, str, str]]:
    """The game, the kind and the date of each earned stamp.

    learned: the games whose lesson is finished. plays: answers to daily puzzles. par: the par of every day.
    """
    road = road_of("a", results, learned, plays, lambda day: par, lambda day, number: "ow")
    return {(stage.game, stamp.kind, stamp.on) for stage in road for stamp in stage.stamps if stamp.pressed}


def test_the_page_called_road_has_every_game_and_at_first_no_earned_stamp() -> None:
    road = road_of("a", [], [], [], lambda day: None, lambda day, number: "")
    assert {stage.game for stage in road} == set(GAMES)
    assert not any(stage.pressed for stage in road)


def test_each_game_on_the_road_has_only_stamps_that_players_can_earn_in_it() -> None:
    assert stamps_of("first-base") == (LESSON, PAR)
    assert stamps_of("ow") == (LESSON, WIN, UNAIDED, FIND)
    assert stamps_of("split-run") == (LESSON, WIN, UNAIDED)


def test_a_player_earns_one_stamp_for_a_win_and_two_for_a_win_without_hints_each_with_its_first_date() -> None:
    hinted = game(ann(hints=1))
    assert earned_stamps(hinted) == {("split-run", WIN, "2026-11-20")}
    later = game(ann(), day="2026-11-25")
    both = {("split-run", WIN, "2026-11-20"), ("split-run", UNAIDED, "2026-11-25")}
    assert earned_stamps(hinted, later) == earned_stamps(later, hinted) == both


def test_only_a_persons_own_win_of_a_finished_game_with_cards_not_seen_before_earns_a_stamp() -> None:
    vain = [
        game(ann(won=False)),
        game(ann(look="again")),
        game(ann(), practice=True),
        game(ann(resigned=True)),
        game(replace(ann(), person="b")),
        replace(game(ann()), ended="unfinished"),
    ]
    assert earned_stamps(*vain) == set()


def test_a_player_earns_stamps_for_a_finished_lesson_and_for_the_best_play_of_a_daily_puzzle() -> None:
    found = FoundPlay("a", "2026-11-20", 1, 12, 12, ("CAT",), helped=False, on="2026-11-21")
    assert earned_stamps(learned=("take-6",), plays=(found,)) == {("take-6", LESSON, ""), ("ow", FIND, "2026-11-21")}
    assert earned_stamps(plays=(replace(found, points=11), replace(found, person="b"))) == set()


def test_a_player_earns_the_stamp_called_par_for_the_deal_of_the_day_with_no_more_cards_left_than_its_par() -> None:
    def alone(left: int, deal: str) -> Result:
        return Result("1", "first-base", DAY, "finished", (ann(won=False),), left, deal=deal)

    reached = {("first-base", PAR, DAY)}
    assert earned_stamps(alone(9, deal_key(DAY)), par=9) == reached
    assert earned_stamps(alone(10, deal_key(DAY)), par=9) == set()
    assert earned_stamps(alone(9, deal_key(DAY)), par=None) == set()
    assert earned_stamps(alone(9, "7/x"), par=9) == set()


def test_a_player_who_is_not_in_the_list_of_people_earns_only_stamps_for_lessons() -> None:
    road = road_of("", [game(ann(), of="ow")], ["ow"], [], lambda day: None, lambda day, number: "")
    stage = next(one for one in road if one.game == "ow")
    assert isinstance(stage, Milestone)
    assert [stamp.kind for stamp in stage.stamps if stamp.pressed] == [LESSON]
    assert not stage.is_whole
