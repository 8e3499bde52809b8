"""Who pressed first? It goes by the time the keys went down, not by when the program heard of them."""

from dataclasses import dataclass

TIE = 15  # milliseconds: nearer than that no keyboard tells two presses apart
WAIT = 40  # so long a key that went down before may be heard of late
DEALER = 250  # where the dealer says who was first: presses so near stand for one moment
CLOSE = 350  # ms; a press this soon after another meant the same word: nobody types a first letter so fast


@dataclass(frozen=True)
class Finish:
    """first: who was; more than one where that cannot be told.  behind: others who pressed, and how many milliseconds
    later; of a tie, how far apart they were."""

    first: tuple[int, ...] = ()
    behind: tuple[tuple[int, int], ...] = ()

    @property
    def for_dealer(self) -> tuple[int, ...]:
        """The seats that a dealer may have heard first, by seat: nobody is told the times."""
        return tuple(sorted({*self.first, *[seat for seat, late in self.behind if late <= DEALER]}))


class Presses:
    """Of one word. Times are milliseconds of the keyboard's own clock."""

    def __init__(self) -> None:
        self._times: dict[int, float] = {}
        self._lag: float | None = None  # between the keyboard's clock and ours

    def begin_anew(self) -> None:
        self._times.clear()

    def press(self, seat: int, stamp: float, now: float) -> None:
        """stamp: of the key, 0 where there is none, as for a click.  now: by our clock."""
        self._times.setdefault(seat, self._at(stamp, now))

    def _at(self, stamp: float, now: float) -> float:
        if stamp:
            self._lag = now - stamp if self._lag is None else min(self._lag, now - stamp)
            return stamp
        return now - (self._lag or 0)

    def is_close(self, stamp: float, now: float) -> bool:
        """Could a press now have been meant for the same word?"""
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
