"""Tests how the points of a play are broken down: each game names the parts of its points, and the parts add up to the
points."""

import random

import pytest

from app.session.draft import weighing
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from app.windows.table.verdict_bar import sums_text
from engine.core.act_report import sums_of
from engine.core.moves import Move, Play
from engine.core.oracle import judge, legal_moves
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal, Verdict
from engine.games import CATALOG, GAMES
from tests.games.test_full_deck import five_letters
from tests.games.test_full_deck import match as match_of_two
from tests.laws.random_games import few_cases, new_match, play_out
from tests.session.test_lit_places import plays_at, tables
from tests.session.test_outlook import session_of
from tests.session.test_ways_to_type import session_with
from tests.table import Table
from tests.tiers import usually_six
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


def test_in_real_value_a_word_scores_its_letters_and_its_highest_card() -> None:
    session = session_with("real-value", "CAB", hands=["CABNOTPQRS", "OPSLLLDDDD"], words="CAB", deck="OO")
    line = session.moment.verdict
    assert line.points == 3 + 3
    assert [(part.what, part.points) for part in line.sums] == [("letters", 3), ("highest", 3)]


def test_in_3_2_1_the_longest_word_scores_one_extra_point_for_each_letter() -> None:
    session = session_with("3-2-1", "CAB", hands=["CABNOTPQRS", "OPSLLLDDDD"], words="CAB", deck="OO")
    line = session.moment.verdict
    assert line.points == 9
    assert [(part.what, part.points) for part in line.sums] == [("", 6), ("longest", 3)]


def test_in_real_value_the_note_beside_a_word_shows_the_points_that_the_word_scores() -> None:
    session = session_with(
        "real-value", "", table=["TRAIN"], hands=["CABNOTPQRS", "OPSLLLDDDD"], words="TRAIN", deck="O"
    )
    word = next(zone for zone in session.moment.picture.zones if zone.key == "word:0")
    assert word.note == str(5 + 1)
    session = session_with("take-6", "", words="TRAIN")
    assert not any(zone.note for zone in session.moment.picture.zones if zone.key.what == "word"), (
        "this game counts cards"
    )


def test_in_ow_the_note_beside_a_word_subtracts_the_letters_that_its_player_named() -> None:
    session = session_with(
        "ow", "", table=[{"word": "TRAIN", "pick": "A T"}], hands=["CABNOTPQRS", "OPSLLLDDDD"], words="TRAIN", deck="O"
    )
    word = next(zone for zone in session.moment.picture.zones if zone.key == "word:0")
    assert word.note == str(5 - 2)


def test_the_verdict_shows_which_cards_the_points_of_a_word_come_from() -> None:
    session = session_with("split-run", "FAULT", hands=["FAULTNOPQR", "OPSLLLDDDD"], words="FAULT", deck="OO")
    line = session.moment.verdict
    assert line.state == "legal"
    (word,) = line.sums
    assert "".join([card.letters for card in word.cards]) == "FAULT"
    assert word.points == line.points > 0


def test_in_a_game_that_counts_cards_the_verdict_shows_the_number_of_cards_won_and_not_their_values() -> None:
    for game in ("3-4-5", "run-the-table"):
        session = session_of(game)
        assert session.match.house.book.counts == "cards"
        play = next(act for act, _ in legal_moves(session.match.house, session.seen, 0) if isinstance(act, Play))
        session.drafting.lay_act(play)
        line = session.moment.verdict
        assert line.sums == ()
        assert line.won == len(legal(session).state.seats[0].won)


def test_in_full_deck_the_letters_of_a_word_count_twice() -> None:
    session = session_with("full-deck", "HAT", hands=["H A T O N N D D", "E E A A L L T T"], words="HAT", deck="R R R")
    line = session.moment.verdict
    assert [(part.what, part.points, part.times) for part in line.sums] == [("letters", line.points, 2)]


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_the_parts_shown_for_the_points_of_a_play_add_up_and_every_scoring_word_has_parts(game) -> None:
    chance = random.Random(game.id)
    for session in tables(game):
        for act in plays_at(session, chance):
            verdict = judge(session.match.house, session.seen, Move(act, session.viewer))
            assert isinstance(verdict, Legal)
            sums = sums_of(verdict.events, session.viewer)
            if session.match.house.book.counts != "points":
                assert not sums
            elif verdict.words and verdict.points:
                assert sum([part.points for part in sums]) == verdict.points
                for part in sums:
                    assert bool(part.cards) != bool(part.what)
                    if part.cards:
                        assert part.points == part.times * sum([card.value for card in part.cards])
                assert all(sums_text([part]) for part in sums if part.points)


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_in_every_variation_of_a_game_the_parts_of_the_points_add_up(game) -> None:
    for case in few_cases(game):
        match = new_match(case)
        for _ in play_out(match, 17, case):
            pass
        for index, events in enumerate(match.events):
            report = match.report(index)
            if isinstance(report.act, Play) and match.house.book.counts == "points" and report.words and report.points:
                sums = sums_of(events, report.seat)
                assert sums and sum([part.points for part in sums]) == report.points, (str(case), report.act)


def test_in_the_dessert_variation_the_parts_of_a_play_include_the_points_of_table_cards_it_leaves_over() -> None:
    hands, deck = ["TRAINHOUSE", "STONEDADDY"], "AAEEIIOOUUTTNNRRSSLL"
    options = {"words": "challenge", "scoring": "dessert"}
    table = Table("leftovers", hands=hands, deck=deck, words="TRAIN HOUR", options=options)
    table.do("play TRAIN", "@2 challenge")  # the challenge fails and costs Ben his turn
    verdict = table.match.play_text("play 1: +H +O +U R")
    word, left = sums_of(verdict.events, 0)
    assert [card.letters for card in word.cards] == list("HOUR")
    assert [card.letters for card in left.cards] == list("TAIN")
    assert word.points + left.points == verdict.points


def test_in_double_cross_the_parts_of_the_points_are_in_the_order_of_the_words() -> None:
    for case in few_cases(GAMES["double-cross"]):
        match = new_match(case)
        for _, verdict in play_out(match, 17, case):
            told = [part.cards for part in sums_of(verdict.events, match.states[-2].actor) if part.cards]
            texts = ["".join([card.letters for card in cards]) for cards in told]
            assert not texts or texts == list(verdict.words)


def test_the_tie_break_of_a_match_in_full_deck_is_counted_in_cards() -> None:
    tied = match_of_two("", "", hands=["B A T E E E O O", "QU A E D D D N N"], options={"words": "trust"})
    tied.do("play BAT", "pass", "pass")
    match = tied.do(five_letters(tied, 2), "pass", "pass").match
    assert tied.stage == "starter"
    assert match.house.book.counts_in(match.states[0]) == "points"
    assert match.house.book.counts_in(match.state) == "cards"
    session = TableSession(GameChoice("full-deck", (SeatChoice("Ann"), SeatChoice("Ben"))), match)
    session.lift_curtain()
    session.drafting.lay_act(plays_at(session, random.Random(1))[0])
    session.look_anew()
    line = session.moment.verdict
    assert (line.counts, session.moment.counts) == ("cards", "cards")


# ---- while a card is held over a place


def test_the_verdict_on_a_card_held_over_a_place_is_the_same_as_after_it_is_dropped_there() -> None:
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


def test_the_rules_judge_a_place_only_once_even_if_a_card_is_held_over_it_several_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
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
    asked.clear()  # dropping the card has also judged the laid cards
    session.gestures.verdict_at(session.moment.picture.within("hand")[0].key, laid)
    assert len(asked) == 1, "another draft is judged anew"
