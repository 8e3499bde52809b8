"""The shuffle is frozen: old records must deal the same cards in every year."""

from collections import Counter

from engine.core.shuffle import below, dice_from, shuffled

EVERY = 1 << 64  # below this limit a throw is taken as it falls


def test_the_generator_is_splitmix64() -> None:
    """The first numbers from zero, as its reference implementation gives them."""
    dice, throws = 0, []
    for _ in range(3):
        dice, number = below(EVERY, dice)
        throws.append(number)
    assert throws == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_a_throw_that_would_favour_small_numbers_is_thrown_again() -> None:
    twice, _ = below(EVERY, below(EVERY, 0)[0])
    assert below((1 << 63) + 1, 0) == (twice, 0x6E789E6AA1B965F4)


def test_the_same_seed_gives_the_same_order() -> None:
    dice, order = shuffled("ABCDEFGHIJKL", dice_from(42))
    assert ("".join(order), dice) == ("GJBDCIFELHKA", 13630093507752959854)


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter("".join(shuffled("ABC", dice_from(seed))[1]) for seed in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())
