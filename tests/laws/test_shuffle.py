"""Tests that the shuffle never changes, because old records must always deal the same cards."""

from collections import Counter

from engine.core.shuffle import below, dice_from, shuffled

EVERY = 1 << 64  # all random numbers of the generator are below this limit, so `below` rejects none of them


def test_the_random_generator_gives_the_numbers_of_splitmix64() -> None:
    """The first numbers for seed zero must be those of the reference implementation."""
    dice, throws = 0, []
    for _ in range(3):
        dice, number = below(EVERY, dice)
        throws.append(number)
    assert throws == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_shuffle_draws_another_random_number_if_one_would_favour_small_results() -> None:
    twice, _ = below(EVERY, below(EVERY, 0)[0])
    assert below((1 << 63) + 1, 0) == (twice, 0x6E789E6AA1B965F4)


def test_the_same_seed_shuffles_the_cards_in_the_same_order() -> None:
    dice, order = shuffled("ABCDEFGHIJKL", dice_from(42))
    assert ("".join(order), dice) == ("GJBDCIFELHKA", 13630093507752959854)


def test_every_order_of_shuffled_cards_is_equally_likely() -> None:
    orders = Counter("".join(shuffled("ABC", dice_from(seed))[1]) for seed in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())
