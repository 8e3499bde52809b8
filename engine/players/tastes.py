"""The tastes of the temperaments: among plays of about equal worth a player lays its favourite."""

from collections.abc import Callable, Mapping, Sequence

from engine.parts.reach.ways import dictionary
from engine.players.candidates import replies_are_dear
from engine.players.levels import EVEN, Temperament
from engine.players.weighing import Scales, Weighed, rank
from engine.players.worth import LEAVE, cards_played, kept_worth

A_PLAY = 8  # points; if the best play brings fewer, a taste may cost as much as if it brought these
A_CARD = 16  # the worth of a card kept to a player who keeps cards, in tenths of a point
A_LETTER = 8  # the worth of any letter on the table to the next player, beside its own
OF_IT = 10  # how many times more the next player's gain counts than letters

Taste = Callable[[Scales, Weighed], int]


def to_taste(
    temperament: Temperament, scales: Scales, found: Sequence[Weighed], ahead: Callable[[Sequence[Weighed]], list[int]]
) -> list[Weighed]:
    """The plays, each with its worth to this taste, best first.

    A taste decides among plays that are nearly as good as the best; the less of what it likes a play has, the less it
    adds.
    ahead: returns, for the first of these plays, how much the next turn may bring this player or take from it.
    """
    taste = _TASTES.get(temperament.likes)
    if taste is None or len(found) < 2:
        return list(found)
    best = found[0]
    gives = temperament.gives * max(best.legal.points, A_PLAY) // 10
    near = [play for play in found if play.worth >= best.worth - gives]
    tastes = [taste(scales, play) for play in near]
    if temperament.hinders > EVEN.hinders and not replies_are_dear(scales.house):
        next_turn = ahead(near)
        near = near[: len(next_turn)]
        tastes = [much + OF_IT * brings for much, brings in zip(tastes, next_turn, strict=False)]
    least, most = min(tastes), max(tastes)
    if least == most:
        return list(found)
    liked = [
        play._replace(liked=gives * (much - least) // (most - least)) for play, much in zip(near, tastes, strict=True)
    ]
    first, *others = sorted([*liked, *found[len(near) :]], key=rank)
    if first.act != best.act:
        first = first._replace(why=f"likes-{temperament.likes}")
    return [first, *others]


def _long(scales: Scales, play: Weighed) -> int:
    """A measure of long words and many cards."""
    return 2 * max(map(len, play.legal.words), default=0) + _played(scales, play)


def _many(scales: Scales, play: Weighed) -> int:
    """A measure of several words in a turn, and of short and common ones."""
    words = play.legal.words
    return 100 * len(words) - 20 * max(map(len, words), default=0) - _rarity(scales, play)


def _keeps(scales: Scales, play: Weighed) -> int:
    """A measure of kept cards and good letters."""
    return kept_worth(scales.start, play.legal.state, scales.seat) - A_CARD * _played(scales, play)


def _hard(scales: Scales, play: Weighed) -> int:
    """A measure of few letters on the table, and of hard ones."""
    return -sum([A_LETTER + LEAVE.get(card.face, 0) for word in play.legal.state.table for card in word.tops])


def _rare(scales: Scales, play: Weighed) -> int:
    """A measure of rare words."""
    return _rarity(scales, play)


def _rarity(scales: Scales, play: Weighed) -> int:
    """The rarity of its rarest word, from 10 to 80."""
    lexicon = dictionary(scales.house)
    return max([lexicon.level(word) or 80 for word in play.legal.words], default=0)


def _played(scales: Scales, play: Weighed) -> int:
    return cards_played(scales.start, play.legal.state, scales.seat)


_TASTES: Mapping[str, Taste] = {"long": _long, "many": _many, "keeps": _keeps, "hard": _hard, "rare": _rare}
