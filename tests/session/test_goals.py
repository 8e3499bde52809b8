"""Tests what a player alone has to beat: the best so far, the par of the day, and the place among the own games."""

from datetime import date

from app.library.bests_before import bests_before
from app.library.done_today import day_of_deal
from app.library.results import PlayerResult, Result
from app.session.match.own_bests import OwnBests
from app.session.table_session import TableSession
from app.windows.table.best_texts import place_text
from app.windows.table.telling import scores_report
from engine.core.moves import PASS, RESIGN
from engine.days.deal_for_one import game_of, seed_of
from engine.games import GAMES
from engine.match import Header, Player
from tests.session.test_log import in_english, table

__all__ = ["in_english"]
HAND = "KITREXTEAN"


def alone(game: str = "first-base", *earlier: int, calm: bool = False) -> TableSession:
    session = table(game, players=1, hands=[HAND], deck="AEI")
    session.know_bests({0: OwnBests(len(earlier), alone=earlier)})
    session.be_calm(calm=calm)
    return session


def shown(session: TableSession) -> list[str]:
    return [goal.spoken for goal in session.moment.goals]


def test_the_fewest_cards_left_are_the_best_and_the_most_points_where_points_count() -> None:
    assert shown(alone("first-base", 31, 12, 20)) == ["your best so far: 12"]
    assert shown(alone("turnover", 31, -12, 20)) == ["your best so far: 31"]


def test_the_par_of_the_day_stands_beside_the_best_and_both_are_said_with_the_score() -> None:
    session = alone("first-base", 12)
    session.know_par(9)
    moment = session.moment
    assert shown(session) == ["your best so far: 12", "par of the day: 9"]
    told = scores_report(moment.counts, moment.scores, moment.facts, moment.goals)
    assert told.endswith("Your best so far: 12, par of the day: 9.")


def test_in_company_or_calm_play_or_at_a_first_game_there_is_nothing_to_beat() -> None:
    company = table("split-run", hands=["KITREXTEAN", "SMHTAOONLE"], deck="AEI")
    company.know_bests({0: OwnBests(3, 7, 20, alone=(20,))})
    company.know_par(9)
    calm = alone("first-base", 12, calm=True)
    calm.know_par(9)
    assert [shown(one) for one in (company, calm, alone("first-base"))] == [[], [], []]


def test_the_end_names_the_place_among_the_own_games_and_equal_ones_share_it() -> None:
    session = alone("first-base", 12, 13, 14, 1)
    session.submit(PASS)
    end = session.moment.end
    assert end is not None and end.place is not None
    assert end.result == 13
    assert place_text(end.place) == "Place 3 of your 5 games of First Base alone."


def test_a_game_that_was_resigned_has_no_place_nor_has_a_first_or_a_calm_one() -> None:
    resigned, first, calm = alone("turnover", 3), alone("first-base"), alone("first-base", 3, calm=True)
    resigned.submit(RESIGN)
    for one in (first, calm):
        one.submit(PASS)
    places = [one.moment.end.place for one in (resigned, first, calm) if one.moment.end is not None]
    assert places == [None, None, None]


def test_only_first_looks_alone_with_the_same_options_are_compared() -> None:
    def result(key: str, left: int, look: str = "first", ended: str = "finished", **options: int) -> Result:
        part = PlayerResult("Ann", person="a", look=look)  # type: ignore[arg-type]
        return Result(key, "5-to-5", "2026-11-20", ended, (part,), left, options=dict(options))  # type: ignore[arg-type]

    games = [
        result("1", 9),
        result("2", 7, look="again"),
        result("3", 5, trades=3),
        result("4", 4, ended="unfinished"),
        result("5", 8),
    ]
    found = bests_before(games, result("6", 40))[0]
    assert found.alone == (9, 8)
    assert bests_before(games, result("7", 40, trades=3))[0].alone == (5,)


def test_the_deal_of_a_day_is_known_by_its_cards_and_rules() -> None:
    day = date(2026, 11, 20).isoformat()
    game, ann = GAMES[game_of(day)], (Player("Ann"),)
    assert day_of_deal(Header(game, ann, {}, seed_of(day))) == day
    other = next(one for one in GAMES.values() if one.id != game.id and one.seats[0] == 1)
    assert day_of_deal(Header(other, ann, {}, seed_of(day))) is None
    assert day_of_deal(Header(game, (*ann, *ann), {}, seed_of(day))) is None
    assert day_of_deal(Header(game, ann, {}, 20261350)) is None
