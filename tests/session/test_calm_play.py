"""Tests calm play, a mode without comparisons of scores: as long as it is on, the state for display does not contain
comparisons."""

from dataclasses import replace

from app.felt.picture import Kind
from app.library.agreement import without_clocks
from app.session.game_end import GameEnd
from app.session.match.own_bests import OwnBests
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.moves import RESIGN
from tests.session.test_log import in_english, table

HANDS = ["KITREXTEAN", "SMHTAOONLE"]
DECK = "AEIAEIAEI"
__all__ = ["in_english"]


def calm_table(*moves: str, calm: bool = True) -> TableSession:
    session = table("split-run", *moves, hands=HANDS, deck=DECK)
    session.know_bests({0: OwnBests(9, play=1, score=-90, word=2)})
    session.be_calm(calm=calm)
    return session


def shown(session: TableSession) -> list[object]:
    """The points in the current animation that count up card by card or have a remark, such as one about a personal
    best."""
    beats = session.moment.script
    return [one for beat in beats for one in beat.floats if one.tally or one.remark]


def test_in_calm_play_no_points_count_up_and_no_personal_best_is_announced() -> None:
    for calm in (False, True):
        session = calm_table(calm=calm)
        act = table("split-run", "play KIT", hands=HANDS, deck=DECK).match.moves[0].act
        assert session.submit(act)
        assert bool(shown(session)) != calm
        assert (session.moment.best is None) == calm


def test_in_calm_play_no_player_shows_a_mood() -> None:
    for calm in (False, True):
        session = calm_table("play KIT", calm=calm)
        session.submit(RESIGN, 1)
        assert any(session.moment.moods) != calm


def test_in_calm_play_a_name_plate_shows_its_players_score_but_no_mood() -> None:
    """A player needs to know the scores to choose a play, but no name plate shows who leads or by how much."""
    usual, calm = [calm_table("play KIT", calm=calm).moment.picture for calm in (False, True)]
    plates = [zone for zone in calm.zones if zone.kind in (Kind.RIVAL, Kind.HAND)]
    assert [(zone.owner, zone.note) for zone in plates] == [(0, "6"), (1, "0")]
    assert plates == [replace(zone, mood="") for zone in usual.zones if zone.kind in (Kind.RIVAL, Kind.HAND)]


def end_of(*, calm: bool) -> GameEnd:
    session = calm_table("play KIT", calm=calm)
    session.submit(RESIGN, 1)
    assert session.moment.end is not None
    return session.moment.end


def test_at_the_end_of_a_game_in_calm_play_the_players_are_not_compared() -> None:
    usual, calm = end_of(calm=False), end_of(calm=True)
    assert usual.courses
    assert (calm.courses, calm.decided, calm.fallen) == ((), None, ())
    assert calm.best == usual.best


def has_best(session: TableSession) -> bool:
    return session.moment.best is not None


def test_calm_play_can_be_turned_on_and_off_during_a_game() -> None:
    session = calm_table("play KIT", calm=False)
    for calm in (True, False):
        assert has_best(session) == calm
        session.be_calm(calm=calm)
        assert has_best(session) != calm


def test_calm_play_removes_time_limits_that_players_agreed_on_but_keeps_those_of_the_rules() -> None:
    seats = (SeatChoice("Ann"), SeatChoice("Ben"))
    timed = GameChoice("split-run", seats, {"seconds": 30, "clock": 5, "words": "trust"})
    assert without_clocks(timed).options == {"words": "trust"}
    shout = GameChoice("shout", seats, {"seconds": 2})
    assert without_clocks(shout).options == {"seconds": 2}
