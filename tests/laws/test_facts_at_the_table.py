"""Tests for all games that the table shows and announces every public fact of a position, with a text and an icon.

Two positions that differ only in one public note of the game must have different pictures and different spoken texts.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter

from app.base.fact_texts import FACTS, fact_text
from app.felt.picture import KEY, WON, FactToken, Picture
from app.felt.token_drawing import draw_token
from app.felt.tokens import SIGNS, in_lines, width_of_all
from app.session.draft.draft import Draft
from app.session.draft.move_style import style_of
from app.session.draft.targets import Bench
from app.session.match.view_data import SeatChoice, SeatLine
from app.session.pictures import picture_of
from app.session.tokens import token_of
from app.windows.table.telling import hand_report, scores_report, table_report, words_report
from engine.core.public_facts import PASSED, About, FaceSet, Fact, Marker, Rounds, on_seat
from engine.core.state import State, altered
from engine.core.view import view
from engine.match import Match
from tests.laws.random_games import Case, usually_one_each
from tests.laws.test_public_facts import KEYS, facts_of, kind_of, meaning, positions, public_notes

pytestmark = pytest.mark.usefixtures("qapp")


FEW = 4  # the number of pairs of positions that are compared for each note of a game


def painted(match: Match, state: State, seat: int | None) -> Picture:
    looks, book = seat or 0, match.house.book
    bench = Bench(match.house, view(state, seat), looks, style_of(book.plays), "", (), Draft())
    return picture_of(bench, SEATS[: len(state.seats)], (), (), first=match.states[0])


SEATS = [SeatChoice(f"player {number}", "human", colour="#336699") for number in range(1, 9)]


def drawn(picture: Picture) -> object:
    """The visible parts of a picture, without spoken texts."""

    def mute(tokens: tuple[FactToken, ...]) -> tuple[FactToken, ...]:
        return tuple([replace(token, spoken="") for token in tokens])

    zones = tuple([replace(zone, spoken="", tokens=mute(zone.tokens)) for zone in picture.zones])
    pieces = tuple([replace(piece, spoken="") for piece in picture.pieces])
    return zones, pieces, mute(picture.tokens)


def tokens_in(picture: Picture) -> Counter[FactToken]:
    """The tokens (icons) in a picture that show facts, each with the number of its occurrences. The icon of a pile of
    won cards is left out, because it shows no fact."""
    signs = [token for zone in picture.zones for token in zone.tokens if token.key != WON]
    return Counter([*picture.tokens, *signs])


def spoken(match: Match, state: State, picture: Picture) -> tuple[str, ...]:
    """The texts that a screen reader speaks when the player asks for the table, the hand, the words and the scores."""
    facts = facts_of(match.house, state)
    scores = [
        SeatLine(seat, f"player {seat}", "", one.score, 0, 0, 0, one.out, False, False)
        for seat, one in enumerate(state.seats)
    ]
    return table_report(facts), hand_report(picture), words_report(picture), scores_report("points", scores, facts)


def pairs_with_one_difference(case: Case, match: Match, states: list[State]) -> Iterator[tuple[State, State]]:
    """Yields pairs of positions that differ in a single public note, a few pairs for each note."""
    known, used = defaultdict[tuple[Any, ...], list[State]](list), Counter[str]()
    for state in states:
        known[kind_of(state)].append(state)
    for state, other in [pair for alike in known.values() for pair in pairwise(alike)]:
        for name in public_notes(case, state):
            value = getattr(other.notes, name)
            if used[name] < FEW and meaning(value) != meaning(getattr(state.notes, name)):
                twin = altered(state, notes=replace(state.notes, **{name: value}))
                if name == "passed" and marks_of(match, state) == marks_of(match, twin):
                    # The pair is left out, because both positions look the same: an announced end already marks these
                    # players.
                    continue
                used[name] += 1
                yield state, twin


def marks_of(match: Match, state: State) -> set[int]:
    """The seats that a fact marks as having passed."""
    return set(facts_of(match.house, state).marked(PASSED))


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_the_table_shows_every_public_fact_and_different_facts_look_and_sound_different(case: Case) -> None:
    match, states = positions(case)
    for state in states[:: max(len(states) // FEW, 1)]:
        assert tokens_in(painted(match, state, 0)) == Counter(map(token_of, facts_of(match.house, state).facts))
    for state, twin in pairs_with_one_difference(case, match, states):
        for seat in (0, None):
            first, second = painted(match, state, seat), painted(match, twin, seat)
            assert drawn(first) != drawn(second)
            assert spoken(match, state, first) != spoken(match, twin, second)


def test_every_kind_of_public_fact_has_a_text_and_every_text_belongs_to_a_kind() -> None:
    assert {key.partition(":")[0] for key in FACTS} == KEYS


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (FaceSet("lacking", ("V", "Z"), on_seat(0)), "still lacks V, Z"),
        (FaceSet("lacking", ("V",)), "still to be used by anybody: V"),
        (FaceSet("named", ("BOAT",), on_seat(1)), "has named BOAT"),
        (FaceSet("named", ("A", "T"), About("word", 0)), "named for the next word: A, T"),
        (Marker("timer", on_seat(0)), "holds the timer"),
        (Rounds("round", 2, 3), "round 2 of 3"),
    ],
    ids=str,
)
def test_the_text_of_a_public_fact_is_a_short_phrase(fact: Fact, text: str) -> None:
    assert fact_text(fact) == text


def ink_of(token: FactToken) -> bytes:
    """The pixels that a token (an icon that shows a fact) covers when it is drawn alone."""
    image = QImage(200, 40, QImage.Format.Format_RGB32)
    image.fill(0xFF204030)
    painter = QPainter(image)
    draw_token(painter, token, 4, 4, 32, "#FFFFFF")
    painter.end()
    return bytes(image.constBits())


SHOWN_BY_THEIR_CARDS = {"used", "lacking"}


def test_every_kind_of_public_fact_has_an_icon_or_shows_its_cards() -> None:
    assert SIGNS.keys() == KEYS
    assert {key for key in KEYS if ink_of(FactToken(key)) == ink_of(FactToken("used"))} == SHOWN_BY_THEIR_CARDS


def test_no_two_icons_of_public_facts_look_alike() -> None:
    tokens = [FactToken(key) for key in sorted(KEYS - SHOWN_BY_THEIR_CARDS - {"failures", "passed", "trades-left"})]
    tokens += [FactToken(WON), FactToken(KEY)]
    tokens += [
        FactToken("passed"),
        FactToken("failures", number="1"),
        FactToken("failures", number="2"),
        FactToken("trades-left", number="2"),
    ]
    tokens += [
        FactToken("used", ("V",)),
        FactToken("used", ("V", "Z")),
        FactToken("lacking", ("V",), hollow=True),
        FactToken("used", ("Z",)),
    ]
    assert len({ink_of(token) for token in tokens}) == len(tokens)


@pytest.mark.parametrize("width", [20.0, 60.0, 200.0])
def test_the_icons_of_the_facts_about_a_player_fit_the_width_of_the_players_name_plate(width: float) -> None:
    tokens = [FactToken("used", ("V", "Z")), FactToken("lacking", ("J", "K", "Q"), hollow=True), FactToken("timer")]
    lines, height = in_lines(tokens, width, 30.0, 24.0)
    assert [token for line in lines for token in line] == tokens
    assert max(map(width_of_all, lines)) * height <= width + 0.001
    assert height * len(lines) <= 30.0
