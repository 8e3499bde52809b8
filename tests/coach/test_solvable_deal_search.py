"""Tests the search for deals of the game 5 to 5 in which a solo player can lay all cards. A player can stop the
search."""

from collections.abc import Iterator

from engine.coach.ways import first_with_way, has_way
from engine.days.making import words_of_days
from engine.games import GAMES
from engine.match import Header, Match, Player


def deals(*seeds: int, game: str = "5-to-5") -> Iterator[Match]:
    for seed in seeds:
        yield Match(Header(GAMES[game], (Player("Ann"),), {}, seed), words_of_days())


def test_the_search_finds_a_deal_of_5_to_5_whose_cards_can_all_be_laid() -> None:
    found = first_with_way(deals(100002))
    assert found is not None
    assert found.header.seed == 100002


def test_a_stopped_search_for_a_solvable_deal_finds_nothing_and_does_not_try_more_deals() -> None:
    looked: list[int] = []

    def counted() -> Iterator[Match]:
        for match in deals(100002, 100003):
            looked.append(match.header.seed)
            yield match

    assert first_with_way(counted(), stop=lambda: bool(looked)) is None
    assert looked == [100002]
    assert not has_way(next(deals(100002)), stop=lambda: True)


def test_only_5_to_5_offers_a_search_for_solvable_deals() -> None:
    assert [game.id for game in GAMES.values() if game.traits.solved] == ["5-to-5"]
