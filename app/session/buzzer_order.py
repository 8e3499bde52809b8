"""The order of presses on the buzzer. The order depends on the time at which the keys went down, not on when the
program learns of them."""

from dataclasses import dataclass

TIE = 15  # milliseconds; the keyboard can't separate presses that are nearer than this
WAIT = 40  # milliseconds by which an earlier key press may arrive late
DEALER = 250  # milliseconds; if the dealer decides who was first, presses that are nearer than this count as one moment
# milliseconds; a press so soon after another meant the same word, because nobody types a first letter that fast
CLOSE = 350


@dataclass(frozen=True)
class Finish:
    """The result of one race.

    first: the first seat; several seats if the keyboard can't separate them.
    behind: the other seats, each with the milliseconds by which it pressed later; in a tie, all seats but one.
    """

    first: tuple[int, ...] = ()
    behind: tuple[tuple[int, int], ...] = ()

    @property
    def for_dealer(self) -> tuple[int, ...]:
        """The seats that a dealer may have heard first, in the order of seats, so that nobody learns the times."""
        return tuple(sorted({*self.first, *[seat for seat, late in self.behind if late <= DEALER]}))


class Presses:
    """The presses for one word. Times are milliseconds of the keyboard's own clock."""

    def __init__(self) -> None:
        self._times: dict[int, float] = {}
        self._lag: float | None = None  # the milliseconds by which the program's clock is ahead of the keyboard's

    def begin_anew(self) -> None:
        self._times.clear()

    def press(self, seat: int, stamp: float, now: float) -> None:
        """Records a press.

        stamp: the time of the key; 0 if there is no such time, as for a click.
        now: the time of the program's clock.
        """
        self._times.setdefault(seat, self._at(stamp, now))

    def _at(self, stamp: float, now: float) -> float:
        if stamp:
            self._lag = now - stamp if self._lag is None else min(self._lag, now - stamp)
            return stamp
        return now - (self._lag or 0)

    def is_close(self, stamp: float, now: float) -> bool:
        """Whether a press now could be meant for the same word."""
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
