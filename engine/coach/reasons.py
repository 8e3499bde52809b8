"""Explains in one true sentence why an act is better than another, or why there was nothing to choose.

The value of an act is a sum. The reason is the part of the sum in which two acts differ most. The sentence describes
this part by something that a player can see, such as the letters that stay in the hand, the points, or a turn that goes
on.
"""

from collections import Counter
from collections.abc import Sequence

from engine.coach.judging import Judge, Judged
from engine.coach.measures import rows_of
from engine.core.cards import VOWELS
from engine.core.moves import Choose, Fail, Place, Request, Take
from engine.core.state import State
from engine.core.verdict import Reason
from engine.players.asking import expected_value_of
from engine.players.four_rows_round import Fitting
from engine.players.value import LEAVE, knocks_out

GOOD_LETTER = 4  # in tenths of a point: a letter worth this much in a hand is good to keep
NAMED = 2  # the maximum number of letters that one sentence mentions


def why_better(judge: Judge, best: Judged, other: Judged) -> Reason | None:
    """The reason why the first act is better than the second; None if the coach has no sentence for the reason."""
    if best.wins and not other.wins:
        return Reason("coach:wins")
    if best.decides > other.decides:
        return Reason("coach:not-over")
    if isinstance(best.act, Request | Choose | Place | Fail | Take):
        return _of_measure(judge, best, other)
    if best.goes_on and not other.goes_on and len(judge.seen.seats) > 1:
        return Reason("coach:goes-on")
    more = {
        "immediate": best.immediate - other.immediate,
        "kept": best.kept - other.kept,
        "end": best.end - other.end,
        "ahead": best.ahead - other.ahead,
    }
    part = max(more, key=lambda name: more[name])
    if more[part] <= 0:
        return None
    if part == "immediate":
        return _of_immediate(judge, best, other)
    if part == "ahead":
        # The sentence for the reason "next" is about the rival's next play, so it would be false if the player's turn
        # goes on.
        return Reason("coach:next") if not best.goes_on else None
    return _of_letters(best, other) if part == "kept" else Reason("coach:end")


def _of_immediate(judge: Judge, best: Judged, other: Judged) -> Reason | None:
    if judge.in_secret:
        return Reason("coach:trick")
    if best.points > other.points:
        return Reason("coach:scores", {"points": best.points - other.points})
    weights = judge.house.game.traits.weights
    after, instead = [judge.after(one.act) for one in (best, other)]
    if weights.row and _row_cards_used(after, judge.seat) > _row_cards_used(instead, judge.seat):
        return Reason("coach:row")
    if weights.maker and _value_on_table(after, judge.seat) > _value_on_table(instead, judge.seat):
        return Reason("coach:maker")
    if weights.card < 0 and len(best.keeps) > len(other.keeps):
        return _of_kept_cards(best, other)
    cards_count = weights.card > 0 or knocks_out(judge.house) or len(judge.seen.seats) == 1
    return Reason("coach:cards") if cards_count and len(best.keeps) < len(other.keeps) else None


def _row_cards_used(state: State, seat: int) -> int:
    """The number of different cards of the row that the seat has used so far."""
    return len(state.notes.used[seat])


def _value_on_table(state: State, seat: int) -> int:
    """The total value of this seat's words on the table."""
    return sum([word.value for word in state.table if word.seat == seat])


def _of_letters(best: Judged, other: Judged) -> Reason | None:
    """The reason why an act is better for the letters in the hand: the act keeps good letters, gets rid of hard ones,
    or leaves a better mixture of vowels and consonants."""
    stays = Counter(best.keeps) - Counter(other.keeps)
    goes = Counter(other.keeps) - Counter(best.keeps)
    good = sorted([face for face in stays if LEAVE.get(face, 0) >= GOOD_LETTER], key=lambda face: -LEAVE[face])
    hard = sorted([face for face in goes if LEAVE.get(face, 0) <= -GOOD_LETTER], key=lambda face: LEAVE[face])
    if good and not (hard and -LEAVE[hard[0]] > LEAVE[good[0]]):
        return Reason("coach:keeps", {"cards": tuple(good[:NAMED])})
    if hard:
        return Reason("coach:rids", {"cards": tuple(hard[:NAMED])})
    if _unbalanced(best.keeps) < _unbalanced(other.keeps):
        return Reason("coach:balance")
    return Reason("coach:doubles") if _doubled(best.keeps) < _doubled(other.keeps) else None


def _of_kept_cards(best: Judged, other: Judged) -> Reason:
    """The reason in a game where each laid card costs points. It names the best cards that the better act keeps in the
    hand and the other act lays."""
    stays = Counter(best.keeps) - Counter(other.keeps)
    cards = sorted(stays, key=lambda face: -LEAVE.get(face, 0))
    return Reason("coach:keeps", {"cards": tuple(cards[:NAMED])})


def _unbalanced(faces: Sequence[str]) -> int:
    """A number that grows with the distance of the faces from the best mixture of letters, which is two vowels among
    five cards; 0 for the best mixture."""
    return abs(5 * len([face for face in faces if face in VOWELS]) - 2 * len(faces))


def _doubled(faces: Sequence[str]) -> int:
    return len(faces) - len(set(faces))


def _of_measure(judge: Judge, best: Judged, other: Judged) -> Reason | None:
    match best.act, other.act:
        case Request(face), Request(another):
            likely, less = (expected_value_of(judge.mind, one)[1] for one in (face, another))
            return Reason("coach:likely" if likely > less else "coach:more-of", {"card": face})
        case Choose(face), Choose(another):
            fitting, rows = Fitting(judge.mind.house), rows_of(judge.seen)
            fits_better = fitting.places(rows, face) > fitting.places(rows, another)
            return Reason("coach:fits", {"card": another}) if fits_better else Reason("coach:round")
        case Take(), Take():
            values = judge.house.game.deck.values
            more_value, less = (sum([values.get(face, 0) for face in act.faces]) for act in (best.act, other.act))
            return Reason("coach:values") if more_value > less else None
        case Place() | Fail(), Place() | Fail():
            return Reason("coach:rows")
    return None
