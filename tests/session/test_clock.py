"""Tests the clock of a turn: a player does not lose time when the time of day is changed, during a pause, or while the
machine sleeps."""

from app.session.time.clock import Clock


class Now:
    """A clock function whose time advances only when the test advances it."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds

    def let_time_pass(self, clock: Clock, seconds: float) -> None:
        """Advances the time by this many seconds, and makes the clock read it every second."""
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


def test_the_clock_reports_only_once_that_the_time_of_a_turn_has_run_out(qapp):
    clock, now, told, ends = timed(3)
    now.let_time_pass(clock, 9)
    assert ends == [None]
    assert told == [3, 2, 1, 0]


def test_the_clock_of_a_turn_does_not_count_time_while_the_machine_sleeps(qapp):
    clock, now, _, ends = timed(30)
    now.let_time_pass(clock, 10)
    now.seconds += 3600
    clock.look()
    now.let_time_pass(clock, 15)
    assert not ends
    now.let_time_pass(clock, 6)
    assert ends


def test_the_clock_of_a_turn_does_not_count_time_during_a_pause(qapp):
    clock, now, _, ends = timed(30)
    now.let_time_pass(clock, 20)
    clock.pause()
    now.seconds += 3600
    clock.look()
    clock.resume()
    now.let_time_pass(clock, 9)
    assert not ends
    now.let_time_pass(clock, 2)
    assert ends
