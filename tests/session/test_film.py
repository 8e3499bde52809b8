"""Tests films, which show the acts of a record at the table: whatever way a player steps through a film, each act shows
the same picture."""

import json
from pathlib import Path

import pytest

from app.felt.picture import Picture
from app.session.film.film import Film
from app.session.film.line_comparison import match_along, parting, played_in
from app.session.film.marks import BEST, CHALLENGED, LEAD, marks_of
from app.session.match.dealing import reopen
from app.session.phase import Phase
from app.session.table_session import TableSession
from engine.core.moves import CHALLENGE
from engine.core.view import ALL
from engine.records.record import read_record
from tests.session.test_outlook import session_of
from tests.tiers import SIX

MUSEUM = sorted((Path(__file__).parents[1] / "records" / "old").glob("*.wordfelt"))
GOLDENS = sorted((Path(__file__).parents[1] / "goldens").glob("*.txt"))
COLOURS = ("#c0392b", "#2980b9", "#27ae60", "#8e44ad")


def table_of(path: Path) -> TableSession:
    text = path.read_text("utf-8")
    if path.suffix == ".txt":  # the file of a golden game begins with a record
        text = text[: text.index("\n}\n") + 3]
    choice, match, wrong = reopen(read_record(text), COLOURS)
    assert wrong is None
    return TableSession(choice, match)


@pytest.mark.parametrize(
    "path",
    [path if path.stem in SIX else pytest.param(path, marks=pytest.mark.all) for path in (*MUSEUM, *GOLDENS)],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_a_film_of_every_record_shows_the_same_pictures_forwards_and_backwards(path: Path, qapp) -> None:
    session = table_of(path)
    session.lift_curtain()
    end, film = session.moment.picture, Film(session)
    if session.state.over:
        film.see_through(ALL)
        end = session.moment.picture
    film.go_to(0)
    seen: list[Picture] = [session.moment.picture]
    while film.at < film.last:
        film.step(1)
        script = session.moment.script
        assert script, "each step of a film is animated"
        assert {piece.key for piece in script[-1].picture.pieces} == {
            piece.key for piece in session.moment.picture.pieces
        }
        seen.append(session.moment.picture)
    assert seen[-1] == end
    for picture in reversed(seen[:-1]):
        film.step(-1)
        assert session.moment.picture == picture
    film.go_to(film.last)
    assert session.moment.picture == end


def finished(game: str) -> tuple[TableSession, Film]:
    session = table_of(next(path for path in MUSEUM if path.stem == game))
    assert session.state.over
    return session, Film(session)


def test_a_running_film_shows_the_next_act_automatically_when_the_animation_of_the_last_act_has_ended(
    qapp, qtbot, monkeypatch
) -> None:
    monkeypatch.setattr("app.session.film.film.REST_MS", 0)
    session, film = finished("starter")
    session.changed.connect(lambda moment: film.rest())
    film.begin()
    qtbot.waitUntil(lambda: film.at == film.last and not film.rolls)
    assert session.moment.phase is Phase.FILM


def test_a_film_stops_after_its_last_act_even_if_the_last_caption_takes_long_to_read(qapp) -> None:
    _, film = finished("starter")
    film.captions = {film.last: "a long text " * 20}
    film.go_to(film.last - 1)
    film.roll()
    film._go_on()
    assert film.rolls
    film.rest()
    assert (film.at, film.rolls) == (film.last, False)


def test_stepping_to_another_act_stops_a_running_film(qapp) -> None:
    _, film = finished("starter")
    film.begin()
    assert film.rolls
    film.step(1)
    assert (film.at, film.rolls) == (1, False)


def test_returning_to_the_present_position_stops_and_closes_the_film(qapp) -> None:
    session, film = finished("starter")
    film.begin()
    film.see_through(1)
    session.cancel()
    assert not film.rolls
    assert session.moment.phase is not Phase.FILM
    assert session.viewer == 0


def test_a_film_stays_open_after_its_end(qapp) -> None:
    session, film = finished("starter")
    film.go_to(film.last)
    assert session.moment.phase is Phase.FILM
    assert session.moment.back is None


def test_the_caption_of_a_film_stays_until_the_next_caption(qapp) -> None:
    _, film = finished("starter")
    film.captions = {0: "A starter lies there.", 3: "It grows."}
    said = []
    for index in range(5):
        film.go_to(index)
        said.append(film.caption)
    assert said == ["A starter lies there."] * 3 + ["It grows."] * 2


def test_two_commands_of_a_film_go_to_the_next_turn_and_to_the_previous_turn(qapp) -> None:
    session, film = finished("run-the-table")
    states = session.match.states
    film.go_to(0)
    while film.at < film.last:
        before = states[film.at].turn
        film.turn(1)
        assert states[film.at].turn > before or film.at == film.last
    film.turn(-1)
    assert film.at < film.last


def test_a_film_can_show_the_game_as_any_player_sees_it_or_with_all_hands_open(qapp) -> None:
    session, film = finished("split-run")
    film.go_to(5)
    film.see_through(2)
    held = session.match.states[5].seats
    assert session.moment.seen.seats[2].hand == held[2].hand
    assert session.moment.seen.seats[1].hand != held[1].hand
    film.see_through(ALL)
    assert [place.hand for place in session.moment.seen.seats] == [place.hand for place in held]
    film.step(1)
    assert [place.hand for place in session.moment.seen.seats] == [
        place.hand for place in session.match.states[6].seats
    ]


def test_a_film_of_an_unfinished_game_shows_no_hand_but_the_players_own(qapp) -> None:
    session = session_of("split-run")
    session.lift_curtain()
    film = Film(session)
    session.press("pass")
    for eyes in (ALL, 1):
        film.see_through(eyes)
        film.go_to(0)
        assert session.viewer == session.moment.viewer
        rival = 1 - session.viewer
        assert not any(card.face for card in session.moment.seen.seats[rival].hand)


def test_a_film_marks_the_three_best_words_and_all_challenges_and_each_change_of_the_lead(qapp) -> None:
    session, _ = finished("split-run")
    marks = marks_of(session.match, session.moment.history)
    best = [mark.index for mark in marks if mark.kind == BEST]
    points = [entry.points for entry in session.match.state.log if entry.words]
    assert sorted(line.points for line in session.moment.history if line.index in best) == sorted(points)[-3:]
    for mark in marks:
        if mark.kind == LEAD:
            scores = [place.score for place in session.match.states[mark.index].seats]
            assert scores.index(max(scores)) == mark.seat
            assert scores.count(max(scores)) == 1
    game, _ = finished("5-up")
    kinds = {mark.index: mark.kind for mark in marks_of(game.match, game.moment.history)}
    challenged = [number for number, move in enumerate(game.match.moves, 1) if move.act == CHALLENGE]
    assert challenged
    assert all(CHALLENGED in (kinds.get(number), "") for number in challenged)


def test_in_calm_play_a_film_does_not_mark_changes_of_the_lead(qapp) -> None:
    session, film = finished("split-run")
    usual = film.marks(session.moment.history)
    session.be_calm(calm=True)
    calm = film.marks(session.moment.history)
    assert calm == tuple([mark for mark in usual if mark.kind != LEAD])
    assert calm != usual


def test_two_branches_that_differ_in_a_challenge_separate_in_the_turn_of_the_challenged_words() -> None:
    """If the branches separated in a later turn, neither of them would report the challenge."""
    record = {
        "wordfelt": 1,
        "game": "split-run",
        "players": ["Ann", "Ben"],
        "options": {"words": "challenge"},
        "setup": {"first": 1, "hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": "ABCDEFGH"},
        "moves": ["play KIT", "pass"],
        "branches": [{"at": 1, "moves": ["@2 challenge"]}],
    }
    read = read_record(json.dumps(record))
    here, there = match_along(read, ()), match_along(read, (1,))
    assert parting(here, there) == 1
    assert [line.act.verb for line in played_in(there).turns[1]] == ["play", "challenge"]
