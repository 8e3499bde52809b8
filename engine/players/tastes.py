"""The tastes of computer players: long words, several words, kept cards, hard letters or rare words. Among plays of
about equal value, a player lays the one that suits its taste best."""

from collections.abc import Callable, Mapping, Sequence

from engine.parts.reach.ways import dictionary
from engine.players.candidates import replies_are_costly
from engine.players.levels import EVEN, Temperament
from engine.players.value import LEAVE, cards_played, kept_value
from engine.players.weighing import Scales, Weighed, rank

# In points. A player accepts a loss for a play to its taste, as a percentage of the best play's points. If the best
# play scores fewer points than this, the percentage is taken of this number.
LEAST_POINTS = 8
A_CARD = 16  # in tenths of a point: the value of each card kept, for a player who likes to keep cards
# In tenths of a point: the value that any letter on the table has for the next player, besides its value in a hand.
A_LETTER = 8
NEXT_TURN = 10  # the weight of the value of the next turn in the number for how well a play suits a taste

Taste = Callable[[Scales, Weighed], int]


def to_taste(
    temperament: Temperament, scales: Scales, found: Sequence[Weighed], ahead: Callable[[Sequence[Weighed]], list[int]]
) -> list[Weighed]:
    """The plays, sorted by their value plus an amount for the player's taste, with the best first.

    The taste only decides among plays that are nearly as good as the best one. Of these, the play that suits the
    player's taste best gets the greatest addition to its value, and the one that suits it least gets none.

    ahead: returns the value of the next turn for this player after each of the first few plays; negative if the next
    turn may help a rival.
    """
    taste = _TASTES.get(temperament.likes)
    if taste is None or len(found) < 2:
        return list(found)
    best = found[0]
    gives = temperament.gives * max(best.legal.points, LEAST_POINTS) // 10
    near = [play for play in found if play.value >= best.value - gives]
    tastes = [taste(scales, play) for play in near]
    if temperament.hinders > EVEN.hinders and not replies_are_costly(scales.house):
        next_turn = ahead(near)
        near = near[: len(next_turn)]
        tastes = [much + NEXT_TURN * brings for much, brings in zip(tastes, next_turn, strict=False)]
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
    """How well a play suits a player who likes long words and many cards, as a number."""
    return 2 * max(map(len, play.legal.words), default=0) + _played(scales, play)


def _many(scales: Scales, play: Weighed) -> int:
    """How well a play suits a player who likes many words in one turn, and short and common words, as a number."""
    words = play.legal.words
    return 100 * len(words) - 20 * max(map(len, words), default=0) - _rarity(scales, play)


def _keeps(scales: Scales, play: Weighed) -> int:
    """How well a play suits a player who likes to keep cards and good letters, as a number."""
    return kept_value(scales.start, play.legal.state, scales.seat) - A_CARD * _played(scales, play)


def _hard(scales: Scales, play: Weighed) -> int:
    """How well a play suits a player who likes to leave few and hard letters on the table, as a number."""
    return -sum([A_LETTER + LEAVE.get(card.face, 0) for word in play.legal.state.table for card in word.tops])


def _rare(scales: Scales, play: Weighed) -> int:
    """How well a play suits a player who likes rare words, as a number."""
    return _rarity(scales, play)


def _rarity(scales: Scales, play: Weighed) -> int:
    """The rarity of the play's rarest word, from 10 to 80."""
    lexicon = dictionary(scales.house)
    return max([lexicon.level(word) or 80 for word in play.legal.words], default=0)


def _played(scales: Scales, play: Weighed) -> int:
    return cards_played(scales.start, play.legal.state, scales.seat)


_TASTES: Mapping[str, Taste] = {"long": _long, "many": _many, "keeps": _keeps, "hard": _hard, "rare": _rare}
