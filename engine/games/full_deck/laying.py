"""How a play of Full Deck or its Starter game lies on the table."""

from collections.abc import Sequence

from engine.core.cards import Card
from engine.core.words import Word, cards_of
from engine.games.full_deck.play_ons import PlayOn


def table_after(
    table: Sequence[Word], play_ons: Sequence[PlayOn], fresh: Sequence[Word], *, seat: int | None = None
) -> list[Word]:
    """The words on the table after a play. seat: whose the new ones are, where words are somebody's."""
    new = {play.index: play.word._replace(seat=seat) for play in play_ons}
    return [*[new.get(index, word) for index, word in enumerate(table)], *[word._replace(seat=seat) for word in fresh]]


def cards_laid(play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> tuple[Card, ...]:
    return cards_of(fresh) + tuple([card for play in play_ons for card in play.used])
