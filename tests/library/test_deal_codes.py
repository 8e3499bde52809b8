"""Tests the codes of deals: old ones are numbers, new ones have eight letters and digits."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.library.agreement import new_seed
from app.library.deal_codes import END_OF_SEEDS, FIRST_SEED, code_of, could_become_code, plain, seed_of
from engine.records.limits import LARGEST_SEED

ONE_NEW = code_of(FIRST_SEED + 12_345_678_901)
REAL_NEW_SEED = new_seed  # the real function, which a fixture replaces in all tests


@given(st.integers(0, LARGEST_SEED))
@example(0)
@example(FIRST_SEED - 1)
@example(FIRST_SEED)
@example(END_OF_SEEDS - 1)
@example(END_OF_SEEDS)
def test_a_deal_code_gives_the_seed_from_which_it_was_made(seed):
    assert seed_of(code_of(seed)) == seed


def test_the_program_chooses_a_new_deal_from_more_than_a_hundred_billion():
    assert END_OF_SEEDS - FIRST_SEED > 10**11
    seeds = [REAL_NEW_SEED() for _ in range(1000)]
    assert min(seeds) >= FIRST_SEED
    assert max(seeds) < END_OF_SEEDS
    assert len(set(seeds)) == 1000


@given(st.integers(FIRST_SEED, END_OF_SEEDS - 1))
def test_a_new_deal_code_has_eight_letters_and_digits_and_none_of_them_looks_like_another(seed):
    code = code_of(seed)
    assert len(code) == 8
    assert not set(code) - set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    for alike in ("0OQ", "1IL", "2Z", "5S", "8B", "VU"):
        assert len({sign for sign in _signs() if sign in alike}) <= 1, alike


def _signs() -> set[str]:
    codes = [code_of(seed) for seed in range(FIRST_SEED, FIRST_SEED + 26)]
    return {code[-1] for code in codes}


def test_an_old_deal_code_is_the_number_of_its_deal():
    assert [code_of(seed) for seed in (0, 7, 999_999)] == ["0", "7", "999999"]
    assert [seed_of(code) for code in ("0", "7", "999999", "000007")] == [0, 7, 999_999, 7]


def test_a_player_may_write_a_deal_code_in_small_letters_and_with_spaces_or_hyphens():
    written = f" {ONE_NEW[:4].lower()}-{ONE_NEW[4:]} "
    assert plain(written) == ONE_NEW
    assert seed_of(written) == seed_of(ONE_NEW)


@pytest.mark.parametrize("text", ["", " ", ONE_NEW[:-1], ONE_NEW + "A", "1234567O", str(LARGEST_SEED + 1), "9" * 5000])
def test_the_program_refuses_a_text_that_is_not_a_deal_code(text):
    assert seed_of(text) is None


@given(st.integers(0, LARGEST_SEED), st.integers(0, 19))
def test_the_field_for_a_deal_code_accepts_every_beginning_of_a_deal_code(seed, length):
    assert could_become_code(code_of(seed)[:length])


@pytest.mark.parametrize("text", ["O", "3A", "A0", ONE_NEW + "A", str(LARGEST_SEED + 1), "É", "٣"])
def test_the_field_for_a_deal_code_refuses_text_that_cannot_begin_a_deal_code(text):
    assert not could_become_code(text)
