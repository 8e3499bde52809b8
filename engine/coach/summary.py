"""Sums up a game in a few numbers: points made and missed, luck, and the turning point.

Luck is measured by the letters a player drew. LEAVE gives the value of each letter in a hand. The luck of the draw is
the value of the drawn cards minus the value of the same number of average cards of the pack. The player's choices have
no effect on the luck. A player who drew the whole pack would have a luck of zero.
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
from engine.players.value import LEAVE

TURNS_TO_SHOW = 3  # the number of costly turns that the coach suggests looking at first
LEAD, LED, MISSED = "lead", "led", "missed"


@dataclass(frozen=True)
class SeatSummary:
    """The numbers of one seat.

    made: the points scored, in tenths of a point.
    missed: the points that better play would have added, in tenths of a point.
    decisions: the number of decisions.
    bands: the number of decisions in each band, from "as good as any" to "a costly miss".
    reached: the value of the player's act in each decision, as a percentage of the value of a good turn, added up over
    all decisions.
    luck: the luck of the draw, in tenths of a point; None if no cards were drawn.
    drawn: the number of cards drawn.
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
        """The number of decisions for which the coach found no better act."""
        return self.bands[0]

    @property
    def share(self) -> int | None:
        """The seat's result as a percentage of the best possible result. It compares the points made with those that
        the best plays would have made or, if the seat made no points, the values of its acts with those of good turns.
        None without decisions."""
        if self.made > 0:
            return round(100 * self.made / (self.made + self.missed))
        return round(self.reached / self.decisions) if self.decisions else None


@dataclass(frozen=True)
class Turning:
    """The turning point of a game.

    kind: LEAD if the seat took the lead for good; LED if the seat took the first lead of the game and kept it; MISSED
    if the loss in this decision was the greatest of the game.
    number: the index of the move.
    seat: the seat that moved.
    """

    kind: str
    number: int
    seat: int


@dataclass(frozen=True)
class Summary:
    """The numbers of a game.

    of_points: whether `made` and `missed` are points.
    seats: a summary for each seat that had anything to decide.
    turning: the turning point; None if the game has none.
    """

    of_points: bool
    seats: tuple[SeatSummary, ...]
    turning: Turning | None


def summary_of(match: Match, turns: Sequence[Reviewed]) -> Summary:
    """The summary of the decisions reviewed so far."""
    drawn = [_drawn(match, seat) for seat in range(len(match.states[0].seats))]
    weights = match.header.game.traits.weights
    # A game has points if plays score immediately, or if their letters and words bring points later.
    score = any(turn.played.points for turn in turns) or bool(weights.letter or weights.maker)
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
    """The value of the player's act as a percentage of the value of a good turn; 0 if the decision lost the game."""
    if turn.best is not None and turn.best.decides > turn.played.decides:
        return 0
    return max(0, 100 - turn.missed_share)


def shares_of(match: Match, turns: Sequence[Reviewed]) -> dict[int, int]:
    """For each seat that had anything to decide, its result as a percentage of the best possible result."""
    found = summary_of(match, turns)
    return {seat.seat: seat.share for seat in found.seats if seat.share is not None}


def _made(match: Match, seat: int) -> int:
    """All points that this seat scored by plays and tricks, in every game of a match that is played for points.

    Subtracts the costs of plays, but not the points that the seat lost for remaining cards at the end of a game.
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
    """The total value of these cards in a hand minus the value of the same number of average cards, in tenths of a
    point."""
    pack = match.header.game.deck.counts
    whole, count = sum([LEAVE.get(face, 0) * number for face, number in pack.items()]), sum(pack.values())
    return round(sum([LEAVE.get(face, 0) for face in faces]) - len(faces) * whole / count)


def _drawn(match: Match, seat: int) -> list[str]:
    """The faces of the cards that came into a hand unseen: in the deal, from the deck, or from a pile. A card that came
    into the hand several times counts once."""
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


# ---- the turning point


def turning_point(match: Match, turns: Sequence[Reviewed]) -> Turning | None:
    """The move with which the winner took the lead for good. If there is no such move, returns the turn
    in which a player missed the most points."""
    leads, winners = leads_of(match), match.state.winners
    if leads and len(winners) == 1 and leads[-1][1] == winners[0] and leads[-1][0]:
        index, seat = leads[-1]
        return Turning(LEAD if len(leads) > 1 else LED, index - 1, seat)
    worst = max(turns, key=lambda turn: turn.missed, default=None)
    if worst is None or not worst.missed or [turn.missed for turn in turns].count(worst.missed) > 1:
        return None
    return Turning(MISSED, worst.number, worst.seat)


# ---- the turns to look at first


def costliest_turns(turns: Sequence[Reviewed], seats: Collection[int]) -> list[Reviewed]:
    """The decisions of these seats with the greatest losses, at most TURNS_TO_SHOW of them."""
    missed = [turn for turn in turns if turn.seat in seats and turn.missed]
    return sorted(missed, key=lambda turn: (-turn.missed, turn.number))[:TURNS_TO_SHOW]


# ---- words


def words_to_learn(match: Match, turns: Sequence[Reviewed], seats: Collection[int]) -> list[str]:
    """Words that the first of these seats could learn: words one step rarer than the words that the seat laid, with the
    most useful words first.

    The list begins with words of better plays, those with the greatest loss first, followed by words that other players
    laid. It omits words that are offensive or not for children.
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
    """The words laid by other seats. They come from the log, because the review may leave out the turns of those
    seats."""
    return [word for entry in match.state.log if entry.seat not in seats for word in entry.words]
