"""Finds what a player can learn from a better act, besides its higher score: to lay two words in one turn, to add one
card to a word (a hook), to keep an S, to trade away hard cards, to think of the end of the game or of the next player's
turn.

Each lesson comes from a comparison of the better act with the played one, or from a comparison of the simulated turns
after the two acts.
"""

from collections import Counter

from engine.coach.judging import EXCHANGES, Judge, Judged
from engine.coach.rollouts import Compared
from engine.core.moves import Act, Formula, formulas_of
from engine.core.verdict import Reason
from engine.core.words import Word
from engine.players.value import LEAVE, at_the_end

A_POINT = 10  # one point, in tenths of a point
USEFUL = ("S", "?")  # cards worth keeping for a later word: the S and the wild card
HARD_CARD = -6  # in tenths of a point: a card whose value in a hand is this or less is called hard


def kinds_of(judge: Judge, best: Judged, played: Judged, compared: Compared | None) -> tuple[Reason, ...]:
    """The lessons that a player can learn from the better act, with the most important lesson first."""
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
    """The lesson that the better act adds one card before or after a table word. None if the played act also adds one
    card in this way."""
    hooks, made = _hooks(judge, best.act), _hooks(judge, played.act)
    old, card, new = next(iter(hooks - made), ("", "", ""))
    return Reason("coach:hook", {"card": card, "word": old, "made": new}) if old else None


def _hooks(judge: Judge, act: Act) -> set[tuple[str, str, str]]:
    """The hooks of the act: the table words to which it adds one card at an end without any other change. Each hook is
    the old word, the card and the new word."""
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
    """The lesson that the better act scores as much as the played one but keeps a useful card in the hand."""
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
    """The lesson that the better act is a trade which gets rid of hard cards."""
    if best.act.verb not in EXCHANGES or played.act.verb in EXCHANGES:
        return None
    goes = Counter(played.keeps) - Counter(best.keeps)
    hard = [face for face in sorted(goes, key=lambda face: LEAVE.get(face, 0)) if LEAVE.get(face, 0) <= HARD_CARD]
    return Reason("coach:traded", {"cards": tuple(hard[:2])}) if hard else None


def _end(judge: Judge, best: Judged, played: Judged) -> Reason | None:
    """The lesson that the better act leaves cheaper cards in the hand. It states how many points less these cards would
    cost than those left by the played act if the game ended now."""
    if best.end <= played.end:
        return None
    after, instead = [at_the_end(judge.house, judge.after(one.act), judge.seat) for one in (best, played)]
    less = round((after - instead) / A_POINT)
    return Reason("coach:less-left", {"points": less}) if less > 0 else None


def _next_player(compared: Compared | None) -> Reason | None:
    """The lesson that the next player scores less after the better act, as an average over simulated turns."""
    if compared is None or compared.scored is None:
        return None
    after, instead = [round(points / A_POINT) for points in compared.scored]
    return Reason("coach:follower", {"points": after, "instead": instead}) if after < instead else None
