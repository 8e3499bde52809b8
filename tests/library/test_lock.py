"""A lock is held by one, freed by the one that holds it, and asked about where nobody can know."""

import pytest

from app.library.lock import Hold, Lock, _signature

ELSEWHERE = b"1234\nwordfelt\nanother-machine\n0123456789abcdef\nsome-boot\n"


@pytest.fixture
def place(tmp_path):
    return tmp_path / "one.wordfelt.lock"


@pytest.mark.parametrize("said", [b"", b"nonsense", b"1\n2\n3", b"\x00" * 40, ELSEWHERE])
def test_a_lock_in_doubt_is_taken_once_the_player_has_said_so(place, said):
    place.write_bytes(said)
    assert Lock(place).take() is Hold.DOUBTFUL
    assert place.read_bytes() == said
    own = Lock(place)
    assert own.take(in_doubt=True) is Hold.OURS
    own.free()
    assert not place.exists()


def test_a_lock_that_is_taken_over_says_nothing_of_the_one_before(place):
    place.write_bytes(ELSEWHERE * 20)
    own = Lock(place)
    assert own.take(in_doubt=True) is Hold.OURS
    assert place.read_bytes() == _signature()
    own.free()


def test_a_lock_that_another_one_has_made_there_meanwhile_is_not_removed(place):
    own, other = Lock(place), Lock(place)
    assert own.take() is Hold.OURS
    place.unlink()
    assert other.take() is Hold.OURS
    own.free()
    assert other.stands
    assert Lock(place).take() is Hold.ELSEWHERE
    other.free()
    assert not place.exists()
