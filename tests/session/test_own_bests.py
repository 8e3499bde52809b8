"""Tests personal bests: which plays and results are personal bests, and which earlier games count for them."""

from app.felt.script import Worth
from app.library.bests_before import bests_before
from app.library.results import PlayerResult, Result
from app.session.match.own_bests import FEWEST, PLAY, SCORE, WORD, OwnBests, best_play_at, fallen_bests
from app.session.table_session import TableSession
from engine.core.notation import read_move
from tests.session.test_log import table

HANDS = ["KITREXTEAN", "SMHTAOONLE"]
KNOWN = OwnBests(games=3, play=7, score=20, word=4)


def split_run(*moves: str) -> TableSession:
    return table("split-run", *moves, hands=HANDS, deck="AEIAEIAEI")


def play(session: TableSession, text: str) -> None:
    move = read_move(text, session.match.header.game.deck)
    assert session.submit(move.act, move.seat)


def test_a_play_is_a_personal_best_if_it_beats_all_the_players_plays_in_earlier_games_and_in_this_game() -> None:
    session = table("5-up", "play EXTRA", "play HAT", "play KIT", hands=["EXTRAKITNE", "HATSMOONLE"], deck="AEIAEIAEI")
    lines = session.moment.history
    points = {line.index: line.points for line in lines}
    best = best_play_at({0: OwnBests(3, points[1] - 1)}, lines, 1)
    assert best is not None
    assert (best.seat, best.kind, best.now, best.before, best.text) == (0, PLAY, points[1], points[1] - 1, "EXTRA")
    assert best_play_at({0: OwnBests(3, points[1])}, lines, 1) is None
    assert best_play_at({0: OwnBests(3, 1)}, lines, 3) is None, "EXTRA was better"
    assert best_play_at({1: OwnBests(3, 1)}, lines, 1) is None, "it was somebody else's"


def test_after_fewer_than_three_games_or_if_plays_have_scored_nothing_no_play_is_a_personal_best() -> None:
    lines = split_run("play KIT").moment.history
    assert best_play_at({0: OwnBests(2, 1)}, lines, 1) is None
    assert best_play_at({0: OwnBests(3, 0)}, lines, 1) is None


def test_the_animation_of_a_personal_best_shows_a_remark_beside_the_word() -> None:
    session = split_run()
    session.know_bests({0: OwnBests(3, 1)})
    play(session, "play KIT")
    assert session.moment.best is not None
    floats = [one for beat in session.moment.script for one in beat.floats]
    assert [one.text for one in floats if one.remark] == ["Personal best"]
    assert [one.worth for one in floats if not one.remark] == [Worth.BEST]
    play(session, "pass")
    assert session.moment.best is None


def test_if_a_players_earlier_results_are_unknown_the_animation_shows_no_remark_about_a_personal_best() -> None:
    session = split_run("play KIT")
    assert session.moment.best is None
    assert not [one for beat in session.moment.script for one in beat.floats if one.remark]


def test_at_the_end_of_a_game_score_and_play_and_word_can_each_be_a_personal_best() -> None:
    session = split_run("play KIT", "pass")
    session.know_bests({0: OwnBests(3, play=1, score=-50, word=2), 1: KNOWN})
    assert session.resign(1)
    end = session.moment.end
    assert end is not None
    assert [(best.seat, best.kind) for best in end.fallen] == [(0, SCORE), (0, PLAY), (0, WORD)]


def test_the_score_of_a_player_who_resigned_is_not_a_personal_best() -> None:
    session = split_run("play KIT", "pass")
    session.know_bests({0: OwnBests(3, score=-50)})
    assert session.resign(0)
    assert session.moment.end is not None
    assert session.moment.end.fallen == ()


def test_in_a_solo_game_for_the_fewest_cards_fewer_cards_left_are_a_better_result() -> None:
    session = table("5-to-5", "play KITES", "pass", hands=["KITESOOQAA"], players=1)
    match, lines = session.match, session.moment.history
    assert match.state.result is not None
    left = match.state.result
    found = fallen_bests(match, {0: OwnBests(3, fewest=left + 1)}, lines, "nothing")
    assert [(best.kind, best.now) for best in found] == [(FEWEST, left)]
    assert not fallen_bests(match, {0: OwnBests(3, fewest=left)}, lines, "nothing")


# ---- which games count


def result(key: str, score: int, *, look: str = "first", person: str = "a", points: int = 9) -> Result:
    ann = PlayerResult("Ann", False, score, best="KIT", points=points, longest="KITE", person=person, look=look)  # type: ignore[arg-type]
    return Result(key, "split-run", "2026-11-20", "finished", (ann, PlayerResult("Bo", True, 5)), unit="points")


def test_personal_bests_count_only_games_of_the_same_kind_in_which_the_player_saw_the_cards_the_first_time() -> None:
    earlier = [result("1", 30), result("2", 70, look="again", points=99), result("3", 44), result("now", 90)]
    found = bests_before(earlier, result("now", 0))
    assert found == {0: OwnBests(games=2, play=9, score=44, word=4)}


def test_in_a_game_with_cards_seen_before_or_without_a_known_person_nothing_is_a_personal_best() -> None:
    earlier = [result("1", 30)]
    assert bests_before(earlier, result("now", 0, look="again")) == {}
    assert bests_before(earlier, result("now", 0, person="")) == {}
