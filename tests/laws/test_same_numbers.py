"""Tests for all games and options that the points in the game's history add up to the scores, and that every page and
panel with the result shows the same numbers and the same winner."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale

from app.base.languages import Languages
from app.felt.picture import Kind
from app.library.match_result import result_of
from app.library.totals import totals_of, way_of
from app.session.game_end import GameEnd
from app.session.match.dealing import reopen
from app.session.moment import Moment
from app.session.table_session import TableSession
from app.windows.sheets.result_texts import score_text as kept_text
from app.windows.sheets.statistics_page import best_text
from app.windows.table.coach_words import cost_of_cards_left
from app.windows.table.final_words import score_text as final_text
from app.windows.table.final_words import title
from app.windows.table.telling import scores_report
from engine.coach.judging import Judged
from engine.coach.review import Reviewed
from engine.coach.summary import summary_of
from engine.match import Match
from engine.records.record import DictionaryChoice, record_of
from tests.laws.random_games import Case, new_match, play_out, usually_one_each

COLOURS = ("#336699",)


@pytest.fixture(scope="module")
def in_english(qapp: object) -> Iterator[None]:
    Languages().speak("en")  # loads the English texts, which contain the plural forms
    yield
    QLocale.setDefault(QLocale("C"))


class Ended(NamedTuple):
    """A random game that is over.

    moment: the display state of the table at the end.
    end: the result that the last page shows.
    """

    match: Match
    moment: Moment
    end: GameEnd

    @property
    def for_points(self) -> bool:
        return self.match.house.book.counts == "points"

    @property
    def stands(self) -> list[tuple[int, ...]]:
        """The scores at the end of each game that is played for points, one tuple a game. A match has several games."""
        stands = [line.stand for line in self.moment.history if line.stand]
        return [*stands, tuple([line.score for line in self.end.seats])] if self.moment.counts == "points" else stands


@pytest.fixture(scope="module", params=usually_one_each(), ids=str)
def ended(request: pytest.FixtureRequest, in_english: None) -> Ended:
    case: Case = request.param
    match = new_match(case)
    for _ in play_out(match, case=case):
        pass
    choice, _, _ = reopen(replace(record_of(match, DictionaryChoice()), moves=()), COLOURS)
    moment = TableSession(choice, match).moment
    assert moment.end is not None
    return Ended(match, moment, moment.end)


def test_the_points_of_each_seat_in_the_history_add_up_to_its_score(ended: Ended) -> None:
    if not ended.for_points:
        return
    found, sums = [], [seat.score for seat in ended.match.states[0].seats]
    for line in ended.moment.history:
        sums[line.seat] += line.points
        for seat, points in line.gains:
            sums[seat] += points
        for one in line.settled:
            sums[one.seat] += one.points
        if line.stand:
            found.append(tuple(sums))
            sums = [0] * len(sums)
    assert [*found, tuple(sums)][: len(ended.stands)] == ended.stands


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"-?\d+", text.replace("−", "-"))]


def made_and_paid(ended: Ended, seat: int) -> tuple[int, int]:
    """The points that a seat has made according to the coach's summary, and the cost of its unplayed cards."""
    # The coach makes a summary only of a game with a decision that scores. Any such decision will do.
    decided = Judged(ended.match.moves[0].act, points=1)
    (summary,) = summary_of(ended.match, [Reviewed(0, seat, decided, decided)]).seats
    return summary.made // 10, cost_of_cards_left(ended.moment).get(seat, 0)


def test_every_page_and_panel_shows_the_same_numbers_and_winner(ended: Ended) -> None:
    match, moment, end = ended
    result, players = result_of(match, Path("none.wordfelt")), len(end.seats)
    people = [replace(part, resigned=False, computer=False, person=part.name) for part in result.players]
    stayed = replace(result, players=tuple(people))
    won = match.state.winners
    assert [part.won for part in result.players] == [seat in won for seat in range(players)]
    assert (
        [line.winner for line in end.seats]
        == [line.winner for line in moment.scores]
        == [seat in won for seat in range(players)]
    )
    if len(won) == 1 < players:
        assert title(end).startswith(f"Winner: {end.seats[won[0]].name}")
    plates = {zone.owner: zone.note for zone in moment.picture.zones if zone.kind in (Kind.RIVAL, Kind.HAND)}
    for seat, part in enumerate(result.players):
        kept = numbers(kept_text(result, part))
        page = final_text(replace(end, resigned=()), end.seats[seat], None, 0).rpartition("= ")[2]
        if result.left is not None:
            page = title(end) if result.left else "0"
        assert numbers(page) == kept, page
        panel = scores_report(moment.counts, moment.scores[seat : seat + 1])
        assert numbers(panel)[: len(kept[-1:])] == kept[-1:], panel
        assert numbers(plates.get(seat, "")) in (kept[-1:], []), plates
        best = best_text(way_of(result), totals_of([stayed], part.name))
        assert numbers(best) == (kept[:1] if part.games is not None else kept), best


def test_the_points_won_and_lost_in_the_coachs_summary_add_up_to_the_score(ended: Ended) -> None:
    if not ended.for_points:
        return
    for seat, place in enumerate(ended.match.states[0].seats):
        made, paid = made_and_paid(ended, seat)
        assert place.score + made - paid == sum([stand[seat] for stand in ended.stands])
