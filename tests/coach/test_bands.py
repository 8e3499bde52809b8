"""Tests the bands, the coach's four grades of a decision. A grade depends on the points missed, as a share of a good
turn, and on the uncertainty of the coach's guesses."""

import pytest

from engine.coach.bands import A_LITTLE, A_MISS, AS_GOOD, BANDS, COSTLY, Gap, band_of, gap_of, limits_of, near
from engine.coach.judging import Judged
from engine.coach.review import Reviewed
from engine.core.moves import PASS


def reviewed(missed: int, *, turn: int = 200, gap: Gap | None = None, **best) -> Reviewed:
    played = Judged(PASS, immediate=turn - missed)
    return Reviewed(0, 0, played, Judged(PASS, immediate=turn, **best), gap=gap)


@pytest.mark.parametrize(
    ("missed", "band"),
    [(9, AS_GOOD), (15, AS_GOOD), (16, A_LITTLE), (49, A_LITTLE), (50, A_MISS), (119, A_MISS), (120, COSTLY)],
)
def test_the_severity_of_a_miss_depends_on_the_lost_share_of_the_value_of_a_good_turn(missed, band):
    assert reviewed(missed).band == band


def test_the_loss_of_a_few_points_is_a_smaller_miss_in_a_turn_where_many_points_are_possible():
    assert [reviewed(60, turn=turn).band for turn in (60, 200, 300)] == [COSTLY, A_MISS, A_LITTLE]


def test_a_loss_of_less_than_a_point_does_not_count_as_a_miss():
    assert reviewed(9, turn=9).band == AS_GOOD
    assert [reviewed(missed, turn=50).band for missed in (19, 49, 50)] == [A_LITTLE, A_MISS, COSTLY]


def test_two_plays_whose_estimates_differ_by_less_than_their_error_are_equally_good():
    assert reviewed(0, gap=Gap(38, 20, 24)).band == AS_GOOD
    assert reviewed(0, gap=Gap(41, 20, 24)).band == A_LITTLE
    assert reviewed(0, gap=Gap(150, 80, 24)).band == AS_GOOD
    assert reviewed(0, gap=Gap(170, 80, 24)).band == COSTLY


def test_a_miss_that_decides_the_game_counts_as_costly():
    assert reviewed(0, decides=1000).band == COSTLY


def test_the_coach_does_not_grade_a_turn_with_only_one_possible_act():
    assert Reviewed(0, 0, Judged(PASS), None).band is None


def test_the_error_of_an_estimate_is_the_standard_error_of_its_mean():
    assert gap_of([10, 30]) == Gap(20, 10, 2)
    assert gap_of([5] * 9) == Gap(5, 0, 9)
    assert gap_of([0, 40] * 50).error == 2  # the standard deviation 20, divided by the square root of 99 and rounded
    assert gap_of([70]).error == 70  # the error of a single guess is as large as the guess itself


def test_a_miss_near_the_limit_between_two_severities_may_count_as_either_of_the_two():
    limits = limits_of(Judged(PASS, immediate=200), Judged(PASS))
    assert limits == (16, 50, 120)
    assert near(30, limits, 5) == {A_LITTLE}
    assert near(48, limits, 5) == {A_LITTLE, A_MISS}
    assert near(-40, limits, 5) == {AS_GOOD}
    assert [band_of(limit, limits) for limit in (0, *limits)] == list(BANDS)
