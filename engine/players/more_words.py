"""Extends a computer player's best play with changes of other words, in games where one turn may change several
words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.moves import Play
from engine.core.patterns import PlayOns
from engine.players.searching import taken_from_hand
from engine.players.weighing import Scales, Weighed

COMBINED = 14  # the maximum number of plays to combine with the best one


def more_words(scales: Scales, found: Sequence[Weighed]) -> Iterator[Weighed]:
    """Yields plays of several words, each made from several of the plays in `found`, which must be sorted by value,
    with the best first."""
    # in a game with the pattern PlayOns, a fresh word may be combined with changes of table words
    if len(scales.start.table) > 1 or scales.house.book.plays.has(PlayOns):
        yield from _best_with_more(scales, found)


def _best_with_more(scales: Scales, found: Sequence[Weighed]) -> Iterator[Weighed]:
    """Yields the best play combined with a change of a second word, then also with a change of a third word, and so on,
    as long as the value grows."""
    best = found[0]
    if not isinstance(best.act, Play):
        return
    hand = Counter([card.face for card in scales.cards])
    others = [play.act for play in found[1:] if isinstance(play.act, Play)]
    tried = 0
    for other in others:
        if tried == COMBINED:
            return
        if isinstance(best.act, Play) and _go_together(best.act, other, hand):
            tried += 1
            fuller = scales.weighed(-1, _joined_play(best.act, other))
            if fuller is not None and fuller.value > best.value:
                best = fuller
                yield fuller


def _joined_play(play: Play, other: Play) -> Play:
    """One play that makes the words of both plays in one turn."""
    shift = sum([len(formula.parts) for formula in play.formulas])
    remove = play.remove + tuple([number + shift for number in other.remove])
    return Play(play.formulas + other.formulas, remove=remove)


def _go_together(play: Play, other: Play, hand: Counter[str]) -> bool:
    """Whether both plays can be made in one turn: they change different words, and the hand has enough cards for
    both."""
    targets = {formula.target for formula in play.formulas}
    if any(formula.target in targets for formula in other.formulas):
        return False
    return taken_from_hand(play) + taken_from_hand(other) <= hand
