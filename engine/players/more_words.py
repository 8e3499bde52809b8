"""Turns that change more than one word: other changes beside the best one."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.moves import Play
from engine.core.patterns import PlayOns
from engine.players.searching import taken_from_hand
from engine.players.weighing import Scales, Weighed

BESIDE = 14  # plays tried beside the best one


def more_words(scales: Scales, found: Sequence[Weighed]) -> Iterator[Weighed]:
    """Fuller turns made of the plays that were found; those come best first."""
    if len(scales.start.table) > 1 or scales.house.book.plays.has(PlayOns):  # a fresh word may go with those
        yield from _beside_the_best(scales, found)


def _beside_the_best(scales: Scales, found: Sequence[Weighed]) -> Iterator[Weighed]:
    """The best play with another word changed beside it, and another, as long as that is worth more."""
    best = found[0]
    if not isinstance(best.act, Play):
        return
    hand = Counter([card.face for card in scales.cards])
    others = [play.act for play in found[1:] if isinstance(play.act, Play)]
    tried = 0
    for other in others:
        if tried == BESIDE:
            return
        if isinstance(best.act, Play) and _go_together(best.act, other, hand):
            tried += 1
            fuller = scales.weighed(-1, _beside(best.act, other))
            if fuller is not None and fuller.worth > best.worth:
                best = fuller
                yield fuller


def _beside(play: Play, other: Play) -> Play:
    """Both plays in one turn."""
    shift = sum([len(formula.parts) for formula in play.formulas])
    remove = play.remove + tuple([number + shift for number in other.remove])
    return Play(play.formulas + other.formulas, remove=remove)


def _go_together(play: Play, other: Play, hand: Counter[str]) -> bool:
    """Are they on different words, with cards enough for both?"""
    targets = {formula.target for formula in play.formulas}
    if any(formula.target in targets for formula in other.formulas):
        return False
    return taken_from_hand(play) + taken_from_hand(other) <= hand
