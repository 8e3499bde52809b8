"""What the points of a play are made of: letters with values only where they add up to what the engine gives."""

import random

import pytest

from app.session.draft import weighing
from app.session.match.breakdown import won_by, worth_of
from app.session.table_session import TableSession
from engine.core.moves import Move, Play
from engine.core.oracle import judge, legal_moves
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal, Verdict
from engine.games import CATALOG
from tests.session.test_lit_places import plays_at, tables
from tests.session.test_outlook import session_of
from tests.session.test_typing import session_with
from tests.ways.gestures import place_at


def legal(session: TableSession) -> Legal:
    act = session.act()
    assert act is not None
    verdict = judge(session.match.house, session.seen, Move(act, session.viewer))
    assert isinstance(verdict, Legal)
    return verdict


def typed(session: TableSession, text: str) -> TableSession:
    for letter in text:
        session.gestures.type_letter(letter)
    return session


def test_in_real_value_a_word_is_worth_its_letters_and_its_highest_card_and_is_not_told_letter_by_letter() -> None:
    session = session_with("real-value", "CAB", hands=["CABNOTPQRS", "OPSLLLDDDD"], words="CAB", deck="OO")
    line = session.moment.verdict
    assert line.points == 3 + 3
    assert sum(card.value for card in session.state.seats[0].hand[:3]) == line.points, "which is chance"
    assert not line.worth


def test_in_real_value_what_a_word_scores_stands_beside_it() -> None:
    session = session_with(
        "real-value", "", table=["TRAIN"], hands=["CABNOTPQRS", "OPSLLLDDDD"], words="TRAIN", deck="O"
    )
    word = next(zone for zone in session.moment.picture.zones if zone.key == "word:0")
    assert word.note == str(5 + 1)
    session = session_with("take-6", "", words="TRAIN")
    assert not any(zone.note for zone in session.moment.picture.zones if zone.key.what == "word"), "cards count there"


def test_in_ow_the_named_letters_do_not_count_in_what_stands_beside_the_word() -> None:
    session = session_with(
        "ow", "", table=[{"word": "TRAIN", "pick": "A T"}], hands=["CABNOTPQRS", "OPSLLLDDDD"], words="TRAIN", deck="O"
    )
    word = next(zone for zone in session.moment.picture.zones if zone.key == "word:0")
    assert word.note == str(5 - 2)


def test_a_word_that_counts_its_values_is_told_letter_by_letter() -> None:
    session = session_with("split-run", "FAULT", hands=["FAULTNOPQR", "OPSLLLDDDD"], words="FAULT", deck="OO")
    line = session.moment.verdict
    assert line.state == "legal"
    (word,) = line.worth
    assert "".join([letter for letter, _ in word]) == "FAULT"
    assert sum([value for _, value in word]) == line.points > 0


def test_where_cards_are_counted_no_values_are_told_but_how_many_are_won() -> None:
    for game in ("3-4-5", "run-the-table"):
        session = session_of(game)
        assert session.match.house.book.counts == "cards"
        play = next(act for act, _ in legal_moves(session.match.house, session.seen, 0) if isinstance(act, Play))
        session.drafting.lay_act(play)
        line = session.moment.verdict
        assert line.worth == ()
        assert line.won == won_by(legal(session), 0)


def test_where_the_values_are_not_the_points_only_the_points_are_told() -> None:
    session = session_with("full-deck", "HAT", hands=["H A T O N N D D", "E E A A L L T T"], words="HAT", deck="R R R")
    line = session.moment.verdict
    assert line.points > 0
    assert line.worth == ()


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_what_is_told_always_adds_up(game) -> None:
    chance = random.Random(game.id)
    for session in tables(game):
        for act in plays_at(session, chance):
            verdict = judge(session.match.house, session.seen, Move(act, session.viewer))
            assert isinstance(verdict, Legal)
            worth = worth_of(session.match.house, verdict)
            if worth:
                assert session.match.house.book.counts == "points"
                assert sum([value for word in worth for _, value in word]) == verdict.points
                assert ["".join([letter for letter, _ in word]) for word in worth] == list(verdict.words)


# ---- while a card hovers


def test_what_would_be_said_of_a_place_is_what_is_said_once_the_card_lies_there() -> None:
    session = session_of("5-up")
    for _ in range(3):
        card = session.moment.picture.within("hand")[0].key
        for target in session.gestures.targets(card):
            told = session.gestures.verdict_at(card, target)
            if not target.legal or target.zone == "hand":
                assert told is None or target.zone == "hand"
                continue
            before = session.draft
            session.gestures.drop(card, target)
            assert session.moment.verdict == told
            session.drafting.draft = before
            session.tell()
        place = session.gestures.place_of_click(card)
        assert place is not None
        session.gestures.drop(card, place)


def test_a_place_is_judged_once_however_often_it_is_aimed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of("5-up")
    card = session.moment.picture.within("hand")[0].key
    asked: list[object] = []
    stock = judge

    def counted(house: House, state: State, move: Move) -> Verdict:
        asked.append(move)
        return stock(house, state, move)

    monkeypatch.setattr(weighing, "judge", counted)
    laid = place_at("strip:0/gap/0")
    for _ in range(3):
        session.gestures.verdict_at(card, place_at("strip:0/gap/0"))
    assert len(asked) == 1
    session.gestures.drop(card, laid)
    asked.clear()  # what lies there now is judged once more for the bar
    session.gestures.verdict_at(session.moment.picture.within("hand")[0].key, laid)
    assert len(asked) == 1, "of another draft it is another question"
