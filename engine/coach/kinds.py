"""Names what a better act teaches beside its points: two words in one turn, a hook, an S, a trade in time, the end,
what the next player gets.

Each follows from the acts themselves by arithmetic, or from playing on from both.
"""

from collections import Counter

from engine.coach.judging import UNWORDED, Judge, Judged
from engine.coach.rollouts import Compared
from engine.core.moves import Act, Formula, formulas_of
from engine.core.verdict import Reason
from engine.core.words import Word
from engine.players.worth import LEAVE, at_the_end

A_POINT = 10  # in tenths
USEFUL = ("S", "?")  # cards to keep for a word that they make dear
HARD = -6  # in tenths of a point: a card that a hand is better without


def kinds_of(judge: Judge, best: Judged, played: Judged, compared: Compared | None) -> tuple[Reason, ...]:
    """The lessons of the better act, the weightiest first."""
    found = [
        _several_words(best, played),
        _hook(judge, best, played),
        _spared(best, played),
        _traded(best, played),
        _end(judge, best, played),
        _next_player(compared),
    ]
    return tuple([kind for kind in found if kind is not None])


def _several_words(best: Judged, played: Judged) -> Reason | None:
    if len(best.words) < 2 or len(best.words) <= len(played.words):
        return None
    return Reason("coach:words", {"count": len(best.words)})


def _hook(judge: Judge, best: Judged, played: Judged) -> Reason | None:
    """One card before or after a word on the table, if the play made did not do the same."""
    hooks, made = _hooks(judge, best.act), _hooks(judge, played.act)
    old, card, new = next(iter(hooks - made), ("", "", ""))
    return Reason("coach:hook", {"card": card, "word": old, "made": new}) if old else None


def _hooks(judge: Judge, act: Act) -> set[tuple[str, str, str]]:
    """The words that grow by one card at an end and are otherwise as they were: the word, the card, the new word."""
    found = set()
    table = judge.seen.table
    for formula in formulas_of(act):
        if isinstance(formula.target, int) and formula.target <= len(table) and _is_hook(formula, table):
            (card,) = formula.from_hand
            found.add((table[formula.target - 1].text, card.letters or card.face, formula.words[0]))
    return found


def _is_hook(formula: Formula, table: tuple[Word, ...]) -> bool:
    assert isinstance(formula.target, int)
    old, new, cards = table[formula.target - 1].text, formula.words, formula.from_hand
    if len(new) != 1 or len(cards) != 1 or formula.moves != {"A"}:
        return False
    letters = cards[0].letters or cards[0].face
    return new[0] in (letters + old, old + letters)


def _spared(best: Judged, played: Judged) -> Reason | None:
    """A useful card stays in the hand and the play scores as much."""
    if not played.words or best.points < played.points:
        return None
    stays = Counter(best.keeps) - Counter(played.keeps)
    card = next(
        (face for face in USEFUL if stays[face] and not _laid(best.act)[face] and _laid(played.act)[face]), None
    )
    return Reason("coach:spared", {"card": card}) if card is not None else None


def _laid(act: Act) -> Counter[str]:
    return Counter([card.face for formula in formulas_of(act) for card in formula.from_hand])


def _traded(best: Judged, played: Judged) -> Reason | None:
    """A trade that gets rid of hard cards."""
    if best.act.verb not in UNWORDED or played.act.verb in UNWORDED:
        return None
    goes = Counter(played.keeps) - Counter(best.keeps)
    hard = [face for face in sorted(goes, key=lambda face: LEAVE.get(face, 0)) if LEAVE.get(face, 0) <= HARD]
    return Reason("coach:traded", {"cards": tuple(hard[:2])}) if hard else None


def _end(judge: Judge, best: Judged, played: Judged) -> Reason | None:
    """How much less the cards left would cost if the game ended after this act."""
    if best.end <= played.end:
        return None
    after, instead = [at_the_end(judge.house, judge.after(one.act), judge.seat) for one in (best, played)]
    less = round((after - instead) / A_POINT)
    return Reason("coach:less-left", {"points": less}) if less > 0 else None


def _next_player(compared: Compared | None) -> Reason | None:
    """The average score of the next player when the game is played on from both."""
    if compared is None or compared.scored is None:
        return None
    after, instead = [round(points / A_POINT) for points in compared.scored]
    return Reason("coach:follower", {"points": after, "instead": instead}) if after < instead else None
