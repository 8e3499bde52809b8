"""Tests for all games that, while a player types the words of a legal play letter by letter, the verdict is never
'illegal' and the cards of table words never disappear."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from app.session.draft.ways_to_type import words_of
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.oracle import expects, legal_moves
from engine.core.view import view
from tests.laws.random_games import NAMES, Case, apart, new_match, play_out, usually_one_each

MOVES = 24  # the number of moves made in each random game
EVERY = 6  # the number of moves between two tested positions
LISTED, TYPED = 100, 2  # the numbers of plays listed and typed at a position


def typed_at(case: Case, every: int) -> Iterator[tuple[TableSession, str]]:
    """Yields tables at which the player has typed nothing yet, each with the words of a legal play as text.

    every: the number of moves between two tested positions.
    """
    match, random = new_match(case), Random(str(case))
    choice = GameChoice(case.game.id, tuple([SeatChoice(name) for name in NAMES[: case.players]]))
    for number, _ in enumerate(islice(play_out(match, case=case), MOVES)):
        for seat in expects(match.house, match.state)[0] if number % every == 0 else ():
            listed = legal_moves(match.house, view(match.state, seat), seat, most=LISTED)
            texts = [" ".join(words) for act, _ in listed if (words := words_of(act))]
            for text in random.sample(texts, min(TYPED, len(texts))):
                session = TableSession(choice, match)
                session.outlook.viewer = seat
                session.outlook.buzzer = seat if session.outlook.calls else None
                session.lift_curtain()
                assert session.viewer == seat
                yield session, text


def cards_of_words(session: TableSession) -> set[int]:
    return {piece.card for piece in session.moment.picture.pieces if piece.zone.what == "word"}


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_no_letter_is_refused_and_no_table_card_vanishes_while_a_player_types_a_legal_play(
    case: Case, long_run: bool
) -> None:
    for session, text in typed_at(case, apart(case, EVERY, long_run)):
        lay = cards_of_words(session)
        for end, letter in enumerate(text, 1):
            session.gestures.type_letter(letter)
            moment = session.moment
            assert moment.verdict.state != "illegal", (text[:end], text, moment.verdict.reason)
            assert lay <= {piece.card for piece in moment.picture.pieces}, (text[:end], text)
