"""Tests the goals shown to a solo player: their best result so far, the par of the day (a result to aim for), and the
rank of a game among their games."""

from datetime import date

from app.library.bests_before import bests_before
from app.library.done_today import day_of_deal
from app.library.results import PlayerResult, Result
from app.session.match.own_bests import OwnBests
from app.session.table_session import TableSession
from app.windows.table.best_texts import par_text, place_text
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


def test_the_best_result_of_a_solo_player_is_the_fewest_cards_left_or_the_most_points() -> None:
    assert shown(alone("first-base", 31, 12, 20)) == ["your best so far: 12"]
    assert shown(alone("turnover", 31, -12, 20)) == ["your best so far: 31"]


def test_the_par_of_the_day_shows_beside_the_best_result_and_the_spoken_scores_include_par_and_best_result() -> None:
    session = alone("first-base", 12)
    session.know_par(9)
    moment = session.moment
    assert shown(session) == ["your best so far: 12", "par of the day: 9"]
    told = scores_report(moment.counts, moment.scores, moment.facts, moment.goals)
    assert told.endswith("Your best so far: 12, par of the day: 9.")


def test_the_end_of_a_solo_game_of_the_day_names_the_par_except_in_calm_play() -> None:
    pars = []
    for calm in (False, True):
        session = alone("first-base", calm=calm)
        session.know_par(9)
        session.submit(PASS)
        assert session.moment.end is not None
        pars.append(session.moment.end.par)
    assert pars == [9, None]
    assert par_text(9) == "Par of the day: 9."


def test_the_best_result_does_not_show_in_games_of_several_people_or_in_first_games_or_in_calm_play() -> None:
    company = table("split-run", hands=["KITREXTEAN", "SMHTAOONLE"], deck="AEI")
    company.know_bests({0: OwnBests(3, 7, 20, alone=(20,))})
    company.know_par(9)
    calm = alone("first-base", 12, calm=True)
    calm.know_par(9)
    assert [shown(one) for one in (company, calm, alone("first-base"))] == [[], [], []]


def test_the_end_of_a_solo_game_names_its_rank_among_the_players_games_and_equal_results_share_a_rank() -> None:
    session = alone("first-base", 12, 13, 14, 1)
    session.submit(PASS)
    end = session.moment.end
    assert end is not None and end.place is not None
    assert end.result == 13
    assert place_text(end.place) == "Place 3 among your 5 solo games of First Base."


def test_the_end_of_a_game_does_not_name_a_rank_after_a_resignation_or_in_a_first_game_or_in_calm_play() -> None:
    resigned, first, calm = alone("turnover", 3), alone("first-base"), alone("first-base", 3, calm=True)
    resigned.submit(RESIGN)
    for one in (first, calm):
        one.submit(PASS)
    places = [one.moment.end.place for one in (resigned, first, calm) if one.moment.end is not None]
    assert places == [None, None, None]


def test_a_solo_result_is_compared_only_with_games_with_the_same_options_and_cards_seen_for_the_first_time() -> None:
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


def test_a_game_counts_as_the_deal_of_a_day_if_it_has_the_cards_and_the_game_of_that_day() -> None:
    day = date(2026, 11, 20).isoformat()
    game, ann = GAMES[game_of(day)], (Player("Ann"),)
    assert day_of_deal(Header(game, ann, {}, seed_of(day))) == day
    other = next(one for one in GAMES.values() if one.id != game.id and one.seats[0] == 1)
    assert day_of_deal(Header(other, ann, {}, seed_of(day))) is None
    assert day_of_deal(Header(game, (*ann, *ann), {}, seed_of(day))) is None
    assert day_of_deal(Header(game, ann, {}, 20261350)) is None
