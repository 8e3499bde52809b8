"""Tests the lock of a game: one program holds it and frees it, and the player is asked if the holder is unknown."""

import pytest

from app.library.lock import Hold, Lock, _signature

ELSEWHERE = b"1234\nwordfelt\nanother-machine\n0123456789abcdef\nsome-boot\n"


@pytest.fixture
def place(tmp_path):
    return tmp_path / "one.wordfelt.lock"


@pytest.mark.parametrize("said", [b"", b"nonsense", b"1\n2\n3", b"\x00" * 40, ELSEWHERE])
def test_the_program_takes_a_lock_of_unknown_origin_only_if_the_player_agrees(place, said):
    place.write_bytes(said)
    assert Lock(place).take() is Hold.DOUBTFUL
    assert place.read_bytes() == said
    own = Lock(place)
    assert own.take(in_doubt=True) is Hold.OURS
    own.free()
    assert not place.exists()


def test_a_program_that_takes_over_a_lock_writes_its_own_mark_into_it(place):
    place.write_bytes(ELSEWHERE * 20)
    own = Lock(place)
    assert own.take(in_doubt=True) is Hold.OURS
    assert place.read_bytes() == _signature()
    own.free()


def test_a_program_that_frees_its_lock_does_not_remove_that_of_another_program(place):
    own, other = Lock(place), Lock(place)
    assert own.take() is Hold.OURS
    place.unlink()
    assert other.take() is Hold.OURS
    own.free()
    assert other.stands
    assert Lock(place).take() is Hold.ELSEWHERE
    other.free()
    assert not place.exists()
