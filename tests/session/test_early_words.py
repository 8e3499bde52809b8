"""Tests the texts about a word laid too early, before words score in its game: they name the missing cards and show a
score of 0."""

from typing import Any

import pytest

from app.session.match.history import History
from app.session.table_session import TableSession
from app.windows.table.spoken import line_text
from tests.session.test_pictures import table
from tests.table import Table

pytestmark = pytest.mark.usefixtures("qapp")
USED_BY_ANN, ALL = {"used": ["JKQVXZ", ""]}, {"used": ["JKQVVXZ", ""]}


def seeing_red(*moves: str, **setup: Any) -> TableSession:
    return table("seeing-red", *moves, words="VAN KITE", hands=["ANITEAAAAA", "ANEEEEEEEE"], deck="EEEE", **setup)


def laid(session: TableSession, word: str) -> tuple[str, int, tuple[str, ...]]:
    for letter in word:
        session.gestures.type_letter(letter)
    line = session.moment.verdict
    return line.state, line.points, line.lacks


def history_lines(session: TableSession) -> list[str]:
    return [line_text(line, ("Ann", "Ben")) for line in session.moment.history]


def test_the_verdict_names_the_cards_that_a_player_must_use_before_words_score() -> None:
    assert laid(seeing_red(state=USED_BY_ANN), "VAN") == ("legal", 0, ("V",))


def test_the_verdict_does_not_name_missing_cards_once_the_player_has_used_the_whole_row() -> None:
    assert laid(seeing_red(state=ALL), "VAN") == ("legal", 6, ())


def test_the_history_shows_0_points_for_a_word_laid_before_words_score() -> None:
    assert history_lines(seeing_red("play VAN", state=USED_BY_ANN)) == ["Ann: VAN  0"]
    assert history_lines(seeing_red("play VAN", state=ALL)) == ["Ann: VAN  +6"]


@pytest.mark.parametrize("mode", ["race", "knockout"])
def test_in_a_mode_without_points_no_word_is_marked_as_laid_too_early(mode: str) -> None:
    played = Table("seeing-red", hands=["ANAAAAAAAA", "EEEE"], deck="EE", words="VAN", options={"mode": mode})
    match = played.do("play VAN").match
    assert [line.early for line in History(match).lines(match.state.log)] == [False]
