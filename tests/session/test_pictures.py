"""Tests pictures, the descriptions of all cards and zones on the felt, while cards are laid but not played."""

import json
from typing import Any

import pytest

from app.felt.layout import arrange
from app.felt.picture import DECK, Kind, Mark, Piece, ZoneKey
from app.felt.rects import Rect
from app.session.match.dealing import deal
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.notation import read_move
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.ways.gestures import place_at

pytestmark = pytest.mark.usefixtures("qapp")


def table(game: str, *moves: str, words: str = "", **setup: Any) -> TableSession:
    """Returns a session after these moves. Ann is to act, and she is the viewer."""
    record = {"wordfelt": 1, "game": game, "players": ["Ann", "Ben"], "setup": {"first": 1, **setup}, "moves": [*moves]}
    read = read_record(json.dumps(record | ({"dictionary": {"only": words.split()}} if words else {})))
    match = open_match(read)
    replay_moves(match, read)
    session = TableSession(GameChoice(game, (SeatChoice("Ann"), SeatChoice("Ben"))), match)
    session.lift_curtain()
    return session


def zone(session: TableSession, key: str) -> list[tuple[int, int, str, Mark]]:
    pieces = sorted(session.moment.picture.within(key), key=lambda piece: (piece.slot, piece.depth))
    return [(piece.slot, piece.depth, piece.face, piece.mark) for piece in pieces]


def by_hand(session: TableSession, face: str, target: str) -> None:
    piece: Piece = next(one for one in session.moment.picture.pieces if one.face == face and one.movable)
    session.gestures.drop(piece.key, place_at(target))


@pytest.fixture
def crossing() -> TableSession:
    """Returns a session of Double Cross in which Ann has HONEY and Ben has WIDTH, so the H moves to Ben's word
    automatically."""
    hands = ["HONEYTALTY", "WIDTHAREST"]
    return table("double-cross", "play HONEY", "play WIDTH", hands=hands, deck="AITIONAAAAEEEE")


def test_in_double_cross_both_words_are_shown_unchanged_until_a_card_is_laid(crossing: TableSession) -> None:
    assert [face for _, _, face, _ in zone(crossing, "word:0")] == list("HONEY")
    assert [face for _, _, face, _ in zone(crossing, "word:1")] == list("WIDTH")


def test_in_double_cross_letters_of_both_words_move_to_the_rivals_word_when_the_first_card_is_laid(
    crossing: TableSession,
) -> None:
    by_hand(crossing, "T", "strip:0/gap/0")
    assert [face for _, _, face, _ in zone(crossing, "word:0")] == list("ONEY")
    assert zone(crossing, "word:1")[-2:] == [(4, 0, "H", Mark.NONE), (4, 1, "H", Mark.NAMED)]
    crossing.cancel()
    assert [face for _, _, face, _ in zone(crossing, "word:0")] == list("HONEY")


def test_in_double_cross_a_letter_that_moves_lies_on_the_same_letter_of_the_rivals_changed_word(
    crossing: TableSession,
) -> None:
    by_hand(crossing, "E", "word:1/gap/0")
    assert [face for _, _, face, _ in zone(crossing, "word:1")] == list("EWIDTHH")
    assert zone(crossing, "word:1")[-1] == (5, 1, "H", Mark.NAMED)


def test_in_double_cross_cards_that_an_unfinished_play_does_not_use_yet_look_faded(crossing: TableSession) -> None:
    by_hand(crossing, "T", "strip:0/gap/0")
    assert [mark for _, _, _, mark in zone(crossing, "word:0")] == [Mark.FADED] * 4
    crossing.cancel()
    assert [mark for _, _, _, mark in zone(crossing, "word:0")] == [Mark.NONE] * 5


def test_in_double_cross_setting_a_card_apart_for_a_trade_does_not_move_the_cards_of_a_word(
    crossing: TableSession,
) -> None:
    by_hand(crossing, "T", "tray/zone")
    assert [(face, mark) for _, _, face, mark in zone(crossing, "word:0")] == [(face, Mark.NONE) for face in "HONEY"]
    assert [face for _, _, face, _ in zone(crossing, "word:1")] == list("WIDTH")


def test_in_double_cross_no_card_is_in_two_places_while_a_play_is_unfinished(crossing: TableSession) -> None:
    by_hand(crossing, "O", "strip:0/gap/0")
    keys = [piece.key for piece in crossing.moment.picture.pieces]
    assert len(keys) == len(set(keys))
    assert zone(crossing, "strip:0") == [(0, 0, "O", Mark.NAMED)]


def test_in_double_cross_a_card_that_moves_automatically_cannot_be_laid_elsewhere(crossing: TableSession) -> None:
    by_hand(crossing, "H", "strip:0/gap/0")
    assert zone(crossing, "strip:0") == []


def test_in_pluck_it_a_card_received_on_request_is_marked_in_the_hand_until_it_is_laid() -> None:
    session = table("pluck-it", "request G", hands=["CATSEENITO", "DOGINAREST"])
    assert [face for _, _, face, mark in zone(session, "hand") if mark is Mark.NAMED] == ["G"]
    assert session.drafting.bench().must == "G"
    by_hand(session, "G", "strip:0/gap/0")
    assert [face for _, _, face, mark in zone(session, "hand") if mark is Mark.NAMED] == []
    session.cancel()
    session.submit(read_move("play GET", session.match.header.game.deck).act)
    assert session.drafting.bench().must == ""


def test_in_turnover_a_word_must_use_the_card_turned_up_beside_the_deck() -> None:
    assert table("turnover", hands=["CATSEENITO", "DOGINAREST"], deck="RAAA").drafting.bench().must == "R"
    assert table("split-run", hands=["CATSEENITO", "DOGINAREST"]).drafting.bench().must == ""


def test_in_shout_a_typed_letter_that_no_card_has_is_not_added_to_the_word() -> None:
    session = table("shout", *["deal"] * 4, deck="C A T D O G S N E E")
    session.outlook.buzzer = session.viewer
    for letter in "CAXCT":
        session.gestures.type_letter(letter)
    assert (session.moment.typed, session.moment.verdict.state) == ("CAT", "legal")


def test_the_note_beside_a_word_that_is_cut_shows_the_points_of_each_part() -> None:
    session = table("split-run", "play FRIEND", "pass", hands=["FRIENDSAAA", "DOGINAREST"], deck="KAAAAA")
    assert session.moment.picture.zone("word:0").note == "9"  # type: ignore[union-attr]
    by_hand(session, "S", "word:0/gap/6")
    assert session.moment.picture.zone("word:0").note == "10"  # type: ignore[union-attr]
    session.gestures.cut("word:0", 3)
    assert session.moment.picture.zone("word:0").note == "5 · 5"  # type: ignore[union-attr]
    session.cancel()
    assert session.moment.picture.zone("word:0").note == "9"  # type: ignore[union-attr]


@pytest.mark.parametrize("word", ["CAT", "CATTLE"])
def test_a_hidden_word_is_shown_as_a_single_card_back_so_its_length_stays_secret(word: str) -> None:
    session = table("profit-and-loss", f"play {word}", hands=["DOGINAREST", "CATTLEUUUU"], first=2, deck="AAAA")
    assert zone(session, "committed:1") == [(0, 0, "", Mark.NONE)]
    # Ten cards, because the cards of the hidden word are still shown in the hand.
    assert len(zone(session, "rival:1")) == 10


ANN = SeatChoice("Ann", "computer", colour="#D1495B")


def against_a_computer(*moves: str) -> TableSession:
    """Returns a session in which Ann, a computer player, begins, and Ben is the viewer."""
    setup = {"first": 1, "hands": ["HONEYTALTY", "WIDTHAREST"], "deck": "AITIONAAAAEEEE"}
    record = {"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "setup": setup, "moves": [*moves]}
    read = read_record(json.dumps(record))
    match = open_match(read)
    replay_moves(match, read)
    return TableSession(GameChoice("split-run", (ANN, SeatChoice("Ben"))), match)


@pytest.mark.parametrize(("moves", "thinks"), [((), True), (("play HONEY",), False), (("play HONEY", "pass"), True)])
def test_a_name_plate_shows_while_its_computer_player_thinks(moves: tuple[str, ...], thinks: bool) -> None:
    plate = against_a_computer(*moves).moment.picture.zone("rival:0")
    assert plate is not None
    assert plate.thinks is thinks


def test_in_a_game_without_hands_every_player_has_a_name_plate() -> None:
    session = table("shout", *["deal"] * 4, deck="C A T D O G S N E E")
    plates = [one for one in session.moment.picture.zones if one.kind is Kind.RIVAL]
    assert [(one.title, one.note) for one in plates] == [("Ann", "0"), ("Ben", "0")]
    plates = [one for one in table("5-up").moment.picture.zones if one.kind is Kind.RIVAL]
    assert [one.title for one in plates] == ["Ben"], "the rack shows the viewer's own name"


def test_in_starter_the_viewer_has_a_name_plate_and_the_viewers_words_are_below_the_rivals_words() -> None:
    lying = [{"word": "MILE", "seat": 2}, {"word": "GAME", "seat": 1}]
    session = table("starter", piles=["C", "A", "T"], table=lying)
    plates = [one for one in session.moment.picture.zones if one.kind is Kind.RIVAL]
    assert [(one.title, one.note, one.active) for one in plates] == [("Ann", "4", True), ("Ben", "4", False)]
    places = arrange(session.moment.picture, 1280, 700).zones
    assert places["word:1"].rect.y > places["word:0"].rect.bottom


def test_in_starter_the_reason_for_refusing_a_card_at_the_viewers_own_name_plate_does_not_name_another_player() -> None:
    session = table("starter", piles=["C", "A", "T"])
    card = session.moment.picture.within("pile:0")[0]
    why = {target.zone: target.reason for target in session.gestures.targets(card.key)}
    assert (why[ZoneKey("rival", 0)], why[ZoneKey("rival", 1)]) == (
        "You cannot lay a card here now.",
        "You cannot give cards to another player.",
    )


def new_cards(session: TableSession, key: str) -> str:
    return "".join([piece.face for piece in session.moment.picture.within(key) if piece.new])


def test_a_card_just_laid_is_marked_as_new_even_if_the_next_player_must_use_it() -> None:
    session = table("ow", "play TRAIN pick A T", hands=["TRAINMYHEE", "SLEOUTPADN"], deck="EEE", words="TRAIN")
    assert [face for _, _, face, mark in zone(session, "word:0") if mark is Mark.NAMED] == ["T", "A"]
    assert new_cards(session, "word:0") == "TRAIN"


def test_a_card_that_went_back_to_a_hand_and_was_laid_again_is_marked_as_new() -> None:
    hands = ["STMPOLEEHY", "LMSEEDOUHA"]
    words = "TRAIN STAMP INTRO"
    session = table(
        "3n-change", "play 1: +S +T A +M +P ; INTRO", hands=hands, table=["TRAIN"], deck="OOLLNNRRSA", words=words
    )
    assert new_cards(session, "word:0") == "INTRO"


# ---- name plates


def plates(game: str, viewer: int, *, still: bool) -> tuple[list[str], list[Rect], TableSession]:
    seats = tuple([SeatChoice(name, still=still) for name in ("Ann", "Ben", "Cyd")])
    match, _ = deal(GameChoice(game, seats, {"first": "1"}, seed=7))
    session = TableSession(GameChoice(game, seats), match)
    session.look_as(viewer)
    session.lift_curtain()
    picture = session.moment.picture
    found = [zone for zone in picture.zones if zone.kind is Kind.RIVAL]
    layout = arrange(picture, 1200, 700)
    return [zone.title for zone in found], [layout.zones[zone.key].rect for zone in found], session


@pytest.mark.parametrize("game", ["split-run", "seeing-red", "positive-negative"])
def test_name_plates_move_with_each_turn_or_keep_their_places_as_the_players_have_agreed(game: str) -> None:
    turning = [plates(game, viewer, still=False)[0] for viewer in range(3)]
    assert turning == [["Ben", "Cyd"], ["Cyd", "Ann"], ["Ann", "Ben"]]
    still = [plates(game, viewer, still=True)[:2] for viewer in range(3)]
    assert still[0][0] == ["Ann", "Ben", "Cyd"]
    assert still[0] == still[1] == still[2]


def test_if_name_plates_keep_their_places_the_viewers_cards_are_shown_only_on_the_rack() -> None:
    for viewer in range(3):
        _, _, session = plates("split-run", viewer, still=True)
        picture = session.moment.picture
        keys = [piece.key for piece in picture.pieces]
        assert len(keys) == len(set(keys))
        assert picture.within(str(ZoneKey("rival", viewer))) == ()
        assert len(picture.within("hand")) == 10


def test_an_empty_deck_is_labelled_and_announced_as_empty() -> None:
    session = table("5-up", hands=["HOMEKITA", "CATBELOW"], deck="")
    deck = session.moment.picture.zone(DECK)
    assert deck is not None
    assert (deck.title, deck.count, deck.spoken) == ("Empty", 0, "deck, empty")
