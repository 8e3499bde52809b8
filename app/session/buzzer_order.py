"""The order of presses on the buzzer: it depends on the time the keys went down, not on when the program learns of
them."""

from dataclasses import dataclass

TIE = 15  # milliseconds; a keyboard can't separate presses nearer than that
WAIT = 40  # how late an earlier key press may arrive
DEALER = 250  # if the dealer decides who was first: presses this near count as one moment
CLOSE = 350  # ms; a press this soon after another meant the same word: nobody types a first letter so fast


@dataclass(frozen=True)
class Finish:
    """The result of one race.

    first: the first seat; several if the keyboard can't separate them.
    behind: the other seats, with how many milliseconds later they pressed; in a tie, how far apart.
    """

    first: tuple[int, ...] = ()
    behind: tuple[tuple[int, int], ...] = ()

    @property
    def for_dealer(self) -> tuple[int, ...]:
        """The seats that a dealer may have heard first, in the order of seats: nobody learns the times."""
        return tuple(sorted({*self.first, *[seat for seat, late in self.behind if late <= DEALER]}))


class Presses:
    """The presses for one word. Times are milliseconds of the keyboard's own clock."""

    def __init__(self) -> None:
        self._times: dict[int, float] = {}
        self._lag: float | None = None  # between the keyboard's clock and the program's

    def begin_anew(self) -> None:
        self._times.clear()

    def press(self, seat: int, stamp: float, now: float) -> None:
        """Records a press.

        stamp: the time of the key; 0 without one, as for a click.
        now: the time of the program's clock.
        """
        self._times.setdefault(seat, self._at(stamp, now))

    def _at(self, stamp: float, now: float) -> float:
        if stamp:
            self._lag = now - stamp if self._lag is None else min(self._lag, now - stamp)
            return stamp
        return now - (self._lag or 0)

    def is_close(self, stamp: float, now: float) -> bool:
        """Says whether a press now could be meant for the same word."""
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
