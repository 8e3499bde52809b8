"""Tests for all games that everybody can still read the words of the last act when the next player can act, and that
nobody can read a secret word. The words are on the table, below a player's name or in the line about the last acts."""

from collections.abc import Iterator

import pytest

from app.felt.picture import Kind, Picture
from app.felt.saying import word_of
from app.session.match.view_data import GameChoice
from app.session.moment import Moment
from app.session.table_session import TableSession
from app.windows.table.telling import happened_text
from engine.core.act_report import ActReport, lies_in
from engine.core.moves import Shout
from engine.match import Match
from tests.laws.random_games import Case, apart, new_match, play_out, usually_one_each
from tests.session.test_script_maker import seats_of

pytestmark = pytest.mark.usefixtures("qapp")

MOST = 120  # the maximum number of acts in each random game
LYING = (Kind.WORD, Kind.ROW, Kind.FRESH, Kind.COMMITTED)


def words_in(picture: Picture) -> list[str]:
    """The words that a player can read on the table and below the name plates of the players."""
    lying = ["".join(word_of(picture, zone.key).values()) for zone in picture.zones if zone.kind in LYING]
    return [*lying, *past_in(picture)]


def past_in(picture: Picture) -> list[str]:
    return ["".join([card.letters for card in word]) for zone in picture.zones for word in zone.past]


def played_openly(report: ActReport) -> set[str]:
    """The words of an act that everybody may know, wrong words included."""
    called = {"".join([card.letters for card in report.act.cards])} if isinstance(report.act, Shout) else set()
    return {*report.words, *report.wrong, *[one.word.text for one in report.shown], *called}


def tables(case: Case, every: int) -> Iterator[tuple[Match, list[Moment]]]:
    """Yields the match after each act of a game of several people at one screen. With it come the display states of the
    screen: the one while it is hidden between two players, and the one for the next player.

    every: the number of acts between two acts for which display states are made; other acts get an empty list.
    """
    match = new_match(case)
    session = TableSession(GameChoice(case.game.id, seats_of(match)), match)
    for number, _ in enumerate(play_out(match, MOST, case)):
        moments = []
        if number % every == 0 or match.state.over:
            session.outlook.look_round()
            for veiled in {session.outlook.veiled, False}:
                session.outlook.veiled = veiled
                session.look_anew()
                moments.append(session.moment)
        yield match, moments


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_players_can_read_the_words_of_the_last_act_until_the_next_act_but_no_secret_words(
    case: Case, long_run: bool
) -> None:
    known: set[str] = set()
    for match, moments in tables(case, apart(case, 1, long_run)):
        index = len(match.moves)
        played = played_openly(match.report_for(index - 1, None))
        known |= played
        for moment in moments:
            line, words = happened_text(moment), words_in(moment.picture)
            unread = {word for word in played if word not in words and word not in line}
            assert moment.over or not unread, (index, moment.history[-1], line)
            assert set(past_in(moment.picture)) <= known


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_a_word_leaves_the_table_immediately_only_in_games_that_declare_this(case: Case) -> None:
    match = new_match(case)
    for _ in play_out(match, MOST, case):
        before, now = match.states[-2:]
        # Whether no automatic pass or lost turn followed the act, because either of these could also clear the table.
        alone = len(now.log) == len(before.log) + 1 and [one.skips for one in now.seats] == [
            one.skips for one in before.seats
        ]
        gone = [one for one in match.report(len(match.moves) - 1).shown if not lies_in(one.word, match.state.table)]
        assert match.house.book.leaves or match.state.over or not (gone and alone)
