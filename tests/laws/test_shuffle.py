"""The shuffle never changes: old records must always deal the same cards."""

from collections import Counter

from engine.core.shuffle import below, dice_from, shuffled

EVERY = 1 << 64  # a random number below this limit is used as it is


def test_the_generator_is_splitmix64() -> None:
    """The first numbers from zero must be those of its reference implementation."""
    dice, throws = 0, []
    for _ in range(3):
        dice, number = below(EVERY, dice)
        throws.append(number)
    assert throws == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_a_number_that_would_favour_small_results_is_drawn_again() -> None:
    twice, _ = below(EVERY, below(EVERY, 0)[0])
    assert below((1 << 63) + 1, 0) == (twice, 0x6E789E6AA1B965F4)


def test_the_same_seed_gives_the_same_order() -> None:
    dice, order = shuffled("ABCDEFGHIJKL", dice_from(42))
    assert ("".join(order), dice) == ("GJBDCIFELHKA", 13630093507752959854)


def test_every_order_is_equally_likely() -> None:
    orders = Counter("".join(shuffled("ABC", dice_from(seed))[1]) for seed in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())
