"""Finds the deals that people have seen in the games on this machine."""

from collections.abc import Iterator
from contextlib import suppress

from app.base.paths import data_folder
from app.base.unstopped import unstopped
from app.library.game_files import GAMES, age, games_in
from app.library.match_result import key_of
from app.library.people import Group, with_players
from app.library.seen_deals import deal_of
from app.library.usual_names import Everywhere
from app.session.time.side_file import agreement_of
from engine.core.verdict import Refused
from engine.records.files import load
from engine.records.record import read_record


def deals_of_games(people: Group, everywhere: Everywhere) -> Iterator[tuple[list[str], str, str]]:
    """Yields, for each game, the ids of its people, the key of the deal, and the key of the game; the oldest game
    first.

    everywhere: returns the translations of a text into all languages.
    """
    known = {one.id for one in people}
    places = []
    for where in GAMES:
        with suppress(OSError):  # not reported here, because the gallery reports that the folder can't be listed
            places += games_in(data_folder() / where)
    for place in sorted(places, key=age):
        try:
            with unstopped():
                record = read_record(load(place))
        except Refused:
            continue
        header, persons = record.header, agreement_of(place).persons
        if not persons:
            names = [player.name for player in header.players if player.computer is None]
            persons = tuple(with_players(people, names, everywhere)[1].values())
        yield [one for one in persons if one in known], deal_of(header), key_of(place)
