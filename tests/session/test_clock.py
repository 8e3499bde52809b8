"""Tests the clock of a turn: changes of the time of day, pauses and a sleeping machine take no time from a player."""

from app.session.time.clock import Clock


class Now:
    """A monotonic time that a test advances."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self, clock: Clock, seconds: float) -> None:
        """Lets this time pass, with a look at the clock every second."""
        for _ in range(int(seconds)):
            self.seconds += 1
            clock.look()


def timed(seconds: int) -> tuple[Clock, Now, list[int], list[None]]:
    now = Now()
    clock = Clock(now)
    told: list[int] = []
    ends: list[None] = []
    clock.ticked.connect(told.append)
    clock.ran_out.connect(lambda: ends.append(None))
    clock.start(seconds)
    return clock, now, told, ends


def test_a_turn_ends_once_after_its_seconds(qapp):
    clock, now, told, ends = timed(3)
    now.pass_by(clock, 9)
    assert ends == [None]
    assert told == [3, 2, 1, 0]


def test_a_machine_that_slept_for_an_hour_has_taken_no_time(qapp):
    clock, now, _, ends = timed(30)
    now.pass_by(clock, 10)
    now.seconds += 3600
    clock.look()
    now.pass_by(clock, 15)
    assert not ends
    now.pass_by(clock, 6)
    assert ends


def test_a_pause_takes_no_time(qapp):
    clock, now, _, ends = timed(30)
    now.pass_by(clock, 20)
    clock.pause()
    now.seconds += 3600
    clock.look()
    clock.resume()
    now.pass_by(clock, 9)
    assert not ends
    now.pass_by(clock, 2)
    assert ends
