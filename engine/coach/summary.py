"""A game in a few numbers: what was made of it, what was missed, what the cards brought, where it turned.

Luck is measured by the letters that a player drew. Each is worth what it usually brings to a hand (LEAVE), and the
average card of the whole pack as much as they all do on average. What the drawn cards were worth beyond as many average
ones is the luck of the draw. It does not depend on what was made of them, and over the whole pack it comes to nought.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.coach.review import Reviewed
from engine.coach.standings import leads_of
from engine.core.state import State
from engine.match import Match
from engine.players.worth import LEAVE

FAMILIAR = 35  # words of this level and below hardly anybody has to learn
LEAD, LED, MISSED = "lead", "led", "missed"


@dataclass(frozen=True)
class SeatSummary:
    """made: points scored, missed: what better play would have brought more; both in tenths of a point.
    decisions, good: so many, and in so many nothing better was found.  luck: of the draw, in tenths of a point; None
    where no cards were drawn.  drawn: so many were."""

    seat: int
    made: int
    missed: int
    decisions: int
    good: int
    luck: int | None
    drawn: int

    @property
    def share(self) -> int | None:
        """Of the possible, in per cent: of the points, or of the decisions where no points were made."""
        made, missed = (self.made, self.missed) if self.made > 0 else (self.good, self.decisions - self.good)
        return round(100 * made / (made + missed)) if made + missed else None


@dataclass(frozen=True)
class Turning:
    """kind: LEAD: this seat took the lead for good; LED: it led from here on, and nobody before it; MISSED: nowhere
    else more was missed.  number: the move."""

    kind: str
    number: int
    seat: int


@dataclass(frozen=True)
class Summary:
    """of_points: are points what was made and missed?  seats: those that had anything to decide."""

    of_points: bool
    seats: tuple[SeatSummary, ...]
    turning: Turning | None


def summary_of(match: Match, turns: Sequence[Reviewed]) -> Summary:
    """Of as many turns as were looked at."""
    drawn = [_drawn(match, seat) for seat in range(len(match.states[0].seats))]
    weights = match.header.game.traits.weights
    score = any(turn.played.points for turn in turns) or bool(weights.letter or weights.maker)  # at once or later
    of_points = match.house.book.counts == "points" and score
    seats = []
    for seat, cards in enumerate(drawn):
        own = [turn for turn in turns if turn.seat == seat and turn.best is not None]
        made = 10 * _made(match, seat) if of_points else 0
        missed = sum([turn.missed_points for turn in own])
        good = len([turn for turn in own if not turn.missed])
        luck = luck_of(match, cards) if cards else None
        if own:
            seats.append(SeatSummary(seat, made, missed, len(own), good, luck, len(cards)))
    return Summary(of_points, tuple(seats), turning_point(match, turns))


def _made(match: Match, seat: int) -> int:
    """All points that came to this seat, those of a trick, too. What it lost again is not taken off, but what a play
    itself cost is."""
    scores = [one for index in range(len(match.moves)) for one in match.report(index).scores if one.seat == seat]
    lost = [one.points for one in scores if one.points < 0 and not one.sums]
    return match.state.seats[seat].score - sum(lost)


# ---- luck


def luck_of(match: Match, faces: Sequence[str]) -> int:
    """What these cards are worth in a hand beyond as many average ones of the pack, in tenths of a point."""
    pack = match.header.game.deck.counts
    whole, count = sum([LEAVE.get(face, 0) * number for face, number in pack.items()]), sum(pack.values())
    return round(sum([LEAVE.get(face, 0) for face in faces]) - len(faces) * whole / count)


def _drawn(match: Match, seat: int) -> list[str]:
    """The faces of the cards that came to a hand unseen: with the deal, from the deck, from a pile. Each once."""
    setup = match.header.setup
    dealt = () if setup is not None and setup.hands is not None else match.states[0].seats[seat].hand
    cards = {card.id: card.face for card in dealt}
    for before, now in pairwise(match.states):
        if before.seats[seat].hand != now.seats[seat].hand:
            unseen = _unseen(before)
            cards |= {card.id: card.face for card in now.seats[seat].hand if card.id in unseen}
    return list(cards.values())


def _unseen(state: State) -> set[int]:
    return {card.id for zone in (state.deck, *state.piles) for card in zone}


# ---- where it turned


def turning_point(match: Match, turns: Sequence[Reviewed]) -> Turning | None:
    """Where the winner took the lead for good; where nobody led, or who led did not win, the dearest miss."""
    leads, winners = leads_of(match), match.state.winners
    if leads and len(winners) == 1 and leads[-1][1] == winners[0] and leads[-1][0]:
        index, seat = leads[-1]
        return Turning(LEAD if len(leads) > 1 else LED, index - 1, seat)
    dearest = max(turns, key=lambda turn: turn.missed, default=None)
    if dearest is None or not dearest.missed or [turn.missed for turn in turns].count(dearest.missed) > 1:
        return None
    return Turning(MISSED, dearest.number, dearest.seat)


# ---- words


def words_to_learn(match: Match, turns: Sequence[Reviewed], seats: Collection[int]) -> list[str]:
    """First the less familiar words that would have been better, the dearest first, then those that others have laid,
    the rarest first; after them all other words. Each once."""
    own = {word for turn in turns if turn.seat in seats for word in turn.played.words}
    level_of = getattr(match.house.words, "level", lambda word: None)
    missed: Counter[str] = Counter()
    for turn in turns:
        for word in turn.played.words:
            missed[word] += 0
        if turn.best is not None and turn.missed and turn.seat in seats:
            for word in turn.best.words:
                missed[word] = max(missed[word], turn.missed)

    def order(word: str) -> tuple[bool, bool, int, int]:
        level = level_of(word) or 0
        return word in own, level <= FAMILIAR, -missed[word], -level

    return sorted(missed, key=order)
