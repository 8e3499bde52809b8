"""Sums a game up in a few numbers: what was made, what was missed, what luck brought, and where the game turned.

Luck is measured by the letters a player drew. Each has a worth in a hand (LEAVE); the average over the whole pack is
the worth of an average card. The luck of the draw is the worth of the drawn cards beyond that of as many average cards.
It does not depend on what the player did with them, and over the whole pack it adds up to zero.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.coach.bands import BANDS
from engine.coach.reach import level_of, one_above
from engine.coach.review import Reviewed
from engine.coach.standings import leads_of
from engine.core.act_report import ANEW
from engine.core.state import State
from engine.lexicon import Lexicon, Vocabulary
from engine.match import Match
from engine.players.worth import LEAVE

DEAREST = 3  # turns to begin with
LEAD, LED, MISSED = "lead", "led", "missed"


@dataclass(frozen=True)
class SeatSummary:
    """The numbers of one seat.

    made: the points scored, in tenths of a point.
    missed: how much more better play would have scored, in tenths of a point.
    decisions: how many decisions it had.
    bands: how many of them fall into each band, from as good to costly.
    reached: how much of a good turn each of them was worth, in percent, all added up.
    luck: the luck of the draw, in tenths of a point; None if no cards were drawn.
    drawn: how many cards were drawn.
    """

    seat: int
    made: int
    missed: int
    decisions: int
    bands: tuple[int, ...]
    reached: int
    luck: int | None
    drawn: int

    @property
    def good(self) -> int:
        """In how many decisions nothing better was found."""
        return self.bands[0]

    @property
    def share(self) -> int | None:
        """The share of what was possible, in percent: of the points, or of good turns if no points were made."""
        if self.made > 0:
            return round(100 * self.made / (self.made + self.missed))
        return round(self.reached / self.decisions) if self.decisions else None


@dataclass(frozen=True)
class Turning:
    """The turning point of a game.

    kind: LEAD if this seat took the lead for good, LED if it led from here on and nobody led before, MISSED if more was
      missed here than anywhere else.
    number: the move.
    seat: the seat.
    """

    kind: str
    number: int
    seat: int


@dataclass(frozen=True)
class Summary:
    """A game in a few numbers.

    of_points: whether made and missed are points.
    seats: the seats that had anything to decide.
    turning: the turning point, if any.
    """

    of_points: bool
    seats: tuple[SeatSummary, ...]
    turning: Turning | None


def summary_of(match: Match, turns: Sequence[Reviewed]) -> Summary:
    """The summary of the decisions reviewed so far."""
    drawn = [_drawn(match, seat) for seat in range(len(match.states[0].seats))]
    weights = match.header.game.traits.weights
    score = any(turn.played.points for turn in turns) or bool(weights.letter or weights.maker)  # at once or later
    of_points = match.house.book.counts == "points" and score
    seats = []
    for seat, cards in enumerate(drawn):
        own = [turn for turn in turns if turn.seat == seat and turn.best is not None]
        made = 10 * _made(match, seat) if of_points else 0
        missed = sum([turn.missed_points for turn in own])
        bands = Counter([turn.band for turn in own])
        luck = luck_of(match, cards) if cards else None
        if own:
            counts, reached = tuple([bands[band] for band in BANDS]), sum([_reached(turn) for turn in own])
            seats.append(SeatSummary(seat, made, missed, len(own), counts, reached, luck, len(cards)))
    return Summary(of_points, tuple(seats), turning_point(match, turns))


def _reached(turn: Reviewed) -> int:
    """How much of a good turn the decision was worth, in percent; nothing if it gave the game away."""
    if turn.best is not None and turn.best.decides > turn.played.decides:
        return 0
    return max(0, 100 - turn.missed_share)


def shares_of(match: Match, turns: Sequence[Reviewed]) -> dict[int, int]:
    """The share of what each seat could have found, in percent, from all its decisions. Seats that decided nothing have
    none."""
    found = summary_of(match, turns)
    return {seat.seat: seat.share for seat in found.seats if seat.share is not None}


def _made(match: Match, seat: int) -> int:
    """All points that this seat got, also for tricks, in each game of a match that is for points.

    What the end takes for cards left is not subtracted, but the cost of a play itself is.
    """
    book, states = match.house.book, match.states
    reports = [match.report(index) for index, state in enumerate(states[:-1]) if book.counts_in(state) == "points"]
    scores = [one for report in reports for one in report.scores if one.seat == seat and one.when != ANEW]
    lost = [one.points for one in scores if one.points < 0 and (one.settlement is not None or not one.sums)]
    stands = [report.stand[seat] for report in reports if report.games]
    if not reports or (not reports[-1].games and book.counts_in(match.state) == "points"):
        stands.append(match.state.seats[seat].score)
    return sum(stands) - sum(lost) - states[0].seats[seat].score


# ---- luck


def luck_of(match: Match, faces: Sequence[str]) -> int:
    """How much more these cards are worth in a hand than as many average cards of the pack, in tenths of a point."""
    pack = match.header.game.deck.counts
    whole, count = sum([LEAVE.get(face, 0) * number for face, number in pack.items()]), sum(pack.values())
    return round(sum([LEAVE.get(face, 0) for face in faces]) - len(faces) * whole / count)


def _drawn(match: Match, seat: int) -> list[str]:
    """The faces of the cards that came to a hand unseen: in the deal, from the deck, from a pile. Each card counts
    once."""
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
    """The move with which the winner took the lead for good; if there is none, the decision that missed most."""
    leads, winners = leads_of(match), match.state.winners
    if leads and len(winners) == 1 and leads[-1][1] == winners[0] and leads[-1][0]:
        index, seat = leads[-1]
        return Turning(LEAD if len(leads) > 1 else LED, index - 1, seat)
    dearest = max(turns, key=lambda turn: turn.missed, default=None)
    if dearest is None or not dearest.missed or [turn.missed for turn in turns].count(dearest.missed) > 1:
        return None
    return Turning(MISSED, dearest.number, dearest.seat)


# ---- where to begin


def dearest(turns: Sequence[Reviewed], seats: Collection[int]) -> list[Reviewed]:
    """The decisions of these seats that missed most, the dearest first; at most three."""
    missed = [turn for turn in turns if turn.seat in seats and turn.missed]
    return sorted(missed, key=lambda turn: (-turn.missed, turn.number))[:DEAREST]


# ---- words


def words_to_learn(match: Match, turns: Sequence[Reviewed], seats: Collection[int]) -> list[str]:
    """The words that are one step rarer than those of the first of these seats, the most useful first.

    First come the words of better plays, those that would have gained most first, then those that others laid. None is
    unfit for children or offensive.
    """
    words = match.house.words
    own = {word for turn in turns if turn.seat in seats for word in turn.played.words}
    missed: Counter[str] = Counter()
    for word in [word for turn in turns for word in turn.played.words] + _laid_by_others(match, seats):
        missed[word] += 0
    for turn in turns:
        if turn.best is not None and turn.missed and turn.seat in seats:
            for word in turn.best.words:
                missed[word] = max(missed[word], turn.missed)
    if not seats or not isinstance(words, Lexicon):
        return []
    level = level_of(match, min(seats))
    known = words.within(Vocabulary(level, namelike=True, offensive=False, proper=True))
    step = words.within(Vocabulary(one_above(level), namelike=False, offensive=False, proper=True))
    learnt = [word for word in missed if word not in own and step.has(word) and not known.has(word)]
    return sorted(learnt, key=lambda word: -missed[word])


def _laid_by_others(match: Match, seats: Collection[int]) -> list[str]:
    """The words of the seats whose turns need not be among those reviewed."""
    return [word for entry in match.state.log if entry.seat not in seats for word in entry.words]
