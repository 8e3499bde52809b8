"""Tests how points are shown beside a word: they count up card by card, and unusually many or few points look
different."""

import pytest

from app.felt.script import Float, Tally, Worth
from app.session.match.counting_up import _tally, _worth, worth_of
from app.session.script_maker import script_of
from app.session.table_session import TableSession
from engine.core.act_report import Score, ShownWord
from engine.core.events import Sum
from engine.core.moves import PASS
from engine.core.state import Entry
from engine.core.words import laid
from tests.session.test_log import table

HANDS = ["KITREXTEAN", "SMHTAOONLE"]
DECK = "AEIAEIAEI"


def entry(seat: int, points: int) -> Entry:
    return Entry(1, seat, "play", PASS, ("CAT",), points)


def floats_of(session: TableSession) -> list[Float]:
    match = session.match
    script = script_of(match, len(match.moves) - 1, session.choice.seats, 0, 0, None)
    return [one for beat in script for one in beat.floats if not one.remark]


def test_the_points_of_a_word_count_up_by_the_value_of_each_card() -> None:
    session = table("split-run", "play KIT", hands=HANDS, deck=DECK)
    (one,) = floats_of(session)
    word = session.state.table[0]
    assert one.tally == tuple([Tally(card.value, f"c{card.id}") for card in word.tops])
    assert f"+{sum(part.points for part in one.tally)}" == one.text


def test_points_count_up_card_by_card_only_if_the_card_values_and_bonuses_add_up_to_the_points() -> None:
    word = laid(table("split-run", "play KIT", hands=HANDS, deck=DECK).state.table[0].tops)
    values = sum([card.value for card in word.tops])
    assert not _tally(ShownWord(0, word, values + 90, (), True), ())
    longest = Score(0, values + 7, (Sum(values, word.tops), Sum(7, what="longest")), word)
    counted = _tally(ShownWord(0, word, values + 7, (), True), [longest])
    assert counted[-1] == Tally(7, text="longest word 7")
    assert [part.card for part in counted[:-1]] == [f"c{card.id}" for card in word.tops]
    doubled = Score(0, 2 * values, (Sum(2 * values, word.tops, times=2),), word)
    assert sum([part.points for part in _tally(ShownWord(0, word, 2 * values, (), True), [doubled])]) == 2 * values


@pytest.mark.parametrize(
    ("points", "before", "worth"),
    [
        (50, [], Worth.USUAL),
        (50, [(0, 6)], Worth.USUAL),
        (50, [(0, 6), (1, 9), (0, 7)], Worth.BEST),
        (9, [(0, 6), (1, 9), (0, 7)], Worth.USUAL),
        (3, [(0, 6), (1, 9), (0, 7)], Worth.SMALL),
        (12, [(0, 6), (1, 30), (0, 7)], Worth.GOOD),
        (12, [(1, 30), (1, 30), (1, 29)], Worth.SMALL),
    ],
)
def test_the_emphasis_of_points_in_the_animation_depends_on_the_points_that_the_player_usually_scores(
    points: int, before: list[tuple[int, int]], worth: Worth
) -> None:
    assert _worth(points, 0, [entry(*one) for one in before]) is worth


def test_the_animation_of_a_pass_has_the_usual_emphasis_because_a_pass_does_not_score_points() -> None:
    session = table("split-run", "play KIT", "pass", hands=HANDS, deck=DECK)
    assert worth_of(session.match, 1, None) is Worth.USUAL
