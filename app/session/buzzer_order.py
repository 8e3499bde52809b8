"""Finds out who pressed the buzzer first. The order depends on the times at which the keys went down, not on the times
at which the program got the events."""

from dataclasses import dataclass

TIE = 15  # milliseconds; presses no further apart than this are a tie, because keyboards are not more precise
WAIT = 40  # milliseconds to wait for an earlier key press whose event arrives late
DEALER = 250  # milliseconds; a dealer can choose only among the seats that pressed this soon after the first press
# milliseconds; a key pressed this soon after the first press is a late buzzer and not a typed letter, because nobody
# starts to type that fast
CLOSE = 350


@dataclass(frozen=True)
class Finish:
    """The result of a race to the buzzer: who pressed first, and how much later the other players pressed.

    first: the seat that pressed first; several seats if the keyboard can't tell which was first.
    behind: the seats that pressed later, each with the milliseconds after the first press. If several seats tie, this
    includes all of them except the one with the earliest time.
    """

    first: tuple[int, ...] = ()
    behind: tuple[tuple[int, int], ...] = ()

    @property
    def for_dealer(self) -> tuple[int, ...]:
        """The seats from which the dealer chooses the one that pressed first. They are sorted by number, so their order
        does not reveal who was earlier."""
        return tuple(sorted({*self.first, *[seat for seat, late in self.behind if late <= DEALER]}))


class Presses:
    """Collects the times at which players press their buzzers, to find out who was first. Times are milliseconds of
    the keyboard's own clock."""

    def __init__(self) -> None:
        self._times: dict[int, float] = {}
        self._lag: float | None = None  # the milliseconds by which the program's clock is ahead of the keyboard's

    def begin_anew(self) -> None:
        self._times.clear()

    def press(self, seat: int, stamp: float, now: float) -> None:
        """Records a press.

        stamp: the time at which the key went down; 0 if the event has no such time, like a click.
        now: the time of the program's clock.
        """
        self._times.setdefault(seat, self._at(stamp, now))

    def _at(self, stamp: float, now: float) -> float:
        if stamp:
            self._lag = now - stamp if self._lag is None else min(self._lag, now - stamp)
            return stamp
        return now - (self._lag or 0)

    def is_close(self, stamp: float, now: float) -> bool:
        """Whether a press at this time follows the first press so closely that both players probably reacted to the
        same word.

        stamp, now: see `press`.
        """
        return bool(self._times) and self._at(stamp, now) - min(self._times.values()) <= CLOSE

    @property
    def finish(self) -> Finish:
        order = sorted(self._times, key=lambda seat: self._times[seat])
        if not order:
            return Finish()
        start = self._times[order[0]]
        first = tuple([seat for seat in order if self._times[seat] - start <= TIE])
        rest = order[1:] if len(first) > 1 else [seat for seat in order if seat not in first]
        return Finish(first, tuple([(seat, round(self._times[seat] - start)) for seat in rest]))
