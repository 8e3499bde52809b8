"""Tests dates, which the engine computes itself because it may not import datetime."""

from datetime import date, timedelta

import pytest

from engine.days.dates import dice_of, number_of


def test_the_day_number_of_a_date_agrees_with_the_calendar() -> None:
    first = date(2026, 1, 1)
    days = [first + timedelta(number) for number in range(0, 30_000, 7)]
    assert [number_of(one.isoformat()) - one.toordinal() for one in days] == [0] * len(days)


@pytest.mark.parametrize(
    "text", ["2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-1-1", "٢٠٢٦-01-01"]
)
def test_a_text_that_is_not_a_date_is_refused(text) -> None:
    with pytest.raises(ValueError, match="date"):
        number_of(text)


def test_a_leap_year_has_a_29th_of_february() -> None:
    assert number_of("2028-03-01") - number_of("2028-02-29") == 1


def test_each_part_of_the_table_of_the_day_has_its_own_random_numbers_every_day() -> None:
    dice = [dice_of(day, purpose) for day in ("2026-11-28", "2026-11-29") for purpose in range(3)]
    assert len(set(dice)) == len(dice)
