"""Tests drafts, the values that represent half-laid plays: each test compares the whole draft after a gesture."""

from app.session.draft.draft import Draft, Lane, add, stay
from app.session.draft.drafting import Drafting, Ghosts, _joined
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.cards import Card
from engine.core.moves import PASS, RESIGN, Choose, Fail, Request
from engine.core.rulebook import Setup
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.session.test_drafts import session_after
from tests.session.test_hands import key
from tests.session.test_outlook import session_of
from tests.ways.gestures import place_at

X, Y = Card(90, "X", "X", 4), Card(91, "Y", "Y", 3)
CATS = Lane(0, tuple([stay(Card(number, face, face, 1), (0, number)) for number, face in enumerate("CATS")]))
LETTERS = Setup(first=1, hands=(tuple("KITESRN"), tuple("RAINSOL")), deck=tuple("AEIOUAEIOU"))


def three_at(game: str) -> TableSession:
    seats = tuple([SeatChoice(name) for name in ("Ann", "Ben", "Cyd")])
    header = Header(GAMES[game], tuple([Player(seat.name) for seat in seats]), {"first": "1"}, 7)
    session = TableSession(GameChoice(game, seats), Match(header, open_lexicon("family")))
    session.lift_curtain()
    return session


def whole(drafting: Drafting) -> tuple[Ghosts | None, Draft]:
    return drafting.ghosts, drafting.draft


def texts(lane: Lane) -> list[str]:
    return lane.texts


# ---- drafts that change words


def test_a_cut_disappears_when_no_card_is_left_on_one_side_of_it() -> None:
    assert CATS.cut(3).remove(3) == Lane(0, CATS.cells[:3])
    assert CATS.cut(1).remove(0) == Lane(0, CATS.cells[1:])
    assert CATS.cut(2).remove(0) == Lane(0, CATS.cells[1:], (1,))
    assert CATS.cut(2).remove(3) == Lane(0, CATS.cells[:3], (2,))


def test_a_card_laid_at_a_cut_joins_the_part_of_the_word_that_the_chosen_place_belongs_to() -> None:
    assert texts(CATS.cut(2).insert(2, add(X))) == ["CA", "XTS"]
    assert texts(CATS.cut(2).insert(2, add(X), tail=True)) == ["CAX", "TS"]
    assert texts(CATS.cut(2).insert(1, add(X))) == ["CXA", "TS"]
    assert texts(CATS.cut(2).insert(4, add(X))) == ["CA", "TSX"]


def test_a_word_whose_changes_are_all_taken_back_is_no_longer_part_of_the_unfinished_play() -> None:
    laid = CATS.insert(4, add(X))
    draft = Draft().with_lane(None, laid)
    assert draft == Draft((laid,))
    assert draft.with_lane(laid, CATS) == Draft()
    assert draft.without_card(X.id) == Draft()


def test_taking_a_card_back_from_the_trade_tray_does_not_change_the_rest_of_the_unfinished_play() -> None:
    draft = Draft((CATS.insert(4, add(X)),), (Y,), keep=1)
    assert draft.without_card(Y.id) == Draft((CATS.insert(4, add(X)),), keep=1)
    assert draft.without_card(77) == draft


# ---- drafts after gestures


def drop(session: TableSession, place: str, number: int = 0) -> None:
    session.gestures.drop(key(session, "hand", number), place_at(place))


def test_setting_a_card_apart_for_a_trade_takes_back_the_word_that_was_laid() -> None:
    session = session_of("5-up", setup=LETTERS)
    drop(session, "strip:0/gap/0")
    drop(session, "tray/zone")
    (apart,) = session.draft.tray
    assert session.draft == Draft(tray=(apart,))


def test_a_table_card_that_was_set_apart_cannot_be_set_apart_again() -> None:
    session = session_after("profit-and-loss", 2)
    assert session.outlook.verbs() == ("take",)
    card = key(session, "word:0", 0)
    places = {target.zone for target in session.gestures.targets(card) if target.legal}
    assert "tray" in places
    session.gestures.drop(card, place_at("tray/zone"))
    (apart,) = session.draft.tray
    assert session.draft == Draft(tray=(apart,))
    assert "tray" not in {target.zone for target in session.gestures.targets(card) if not target.never}


def test_dropping_a_card_where_it_already_was_does_not_add_a_step_for_undo() -> None:
    session = session_of("5-up", setup=LETTERS)
    drop(session, "strip:0/gap/0")
    laid = session.draft
    session.gestures.drop(key(session, "strip:0", 0), place_at("strip:0/gap/0"))
    assert session.draft == laid
    session.undo()
    assert session.draft == Draft()


def test_taking_all_cards_back_keeps_a_choice_that_the_player_has_made() -> None:
    session = session_of("first-base", ("human",))
    session.choose("way", "top")
    drop(session, "strip:0/gap/0")
    session.gestures.recall()
    assert session.draft == Draft(way="top")


def test_a_new_turn_begins_without_an_unfinished_play() -> None:
    session = session_of("5-up", ("human", "computer"), LETTERS)
    drop(session, "strip:0/gap/0")
    drop(session, "strip:0/gap/1")
    session.gestures.begin_at(session.moment.picture.zones[0].key)
    session.submit(PASS)
    drafting = session.drafting
    assert (drafting.draft, drafting.touched, drafting.pressed_strip, drafting.ghosts) == (Draft(), None, None, None)
    assert not session.gestures.step_back()
    assert session.draft == Draft()


def test_the_take_back_command_at_an_earlier_position_returns_to_the_present() -> None:
    session = session_of("5-up", ("human", "computer"), LETTERS)
    session.submit(PASS)
    session.submit(PASS, 1)
    drop(session, "strip:0/gap/0")
    session.look_at(0)
    session.gestures.recall()
    assert (session.outlook.shown_index, session.draft) == (None, Draft())


def test_a_card_held_over_a_place_is_judged_together_with_the_cards_already_laid_there() -> None:
    session = session_of("5-up", setup=LETTERS)
    place, card = place_at("strip:0/gap/0"), key(session, "hand", 1)
    alone = session.gestures.verdict_at(card, place)
    drop(session, "strip:0/gap/0")
    beside = session.gestures.verdict_at(card, place)
    assert alone is not None
    assert beside is not None
    assert (len(alone.words[0]), len(beside.words[0])) == (1, 2)


def test_reading_the_cards_of_a_hidden_hand_does_not_lift_the_curtain_over_the_hand() -> None:
    session = session_of("5-up", setup=LETTERS)
    session.outlook.veiled = True
    assert sorted(session.gestures.faces_in_sight.values()) == sorted("KITESRN")
    assert session.veiled


def test_a_card_that_must_be_used_is_marked_only_for_the_player_who_must_use_it() -> None:
    table = session_of("pluck-it", setup=Setup(first=1, hands=(tuple("UINANAAAAA"), tuple("TTEEEEEEEE")), deck=()))
    table.submit(Request("T"))
    assert table.drafting.bench().must == "T"
    table.outlook.viewer = 1
    assert (table.drafting.bench().demanded, table.drafting.bench().must) == (None, "")


def test_an_act_of_another_player_removes_suggested_cards_but_leaves_the_laid_cards() -> None:
    session = three_at("5-up")
    drop(session, "strip:0/gap/0")
    laid = session.draft
    more = Draft((Lane(None, (*laid.lanes[0].cells, add(X))),))
    drafting = session.drafting
    drafting.ghosts, drafting.draft = Ghosts(laid, (more,)), more
    session.submit(RESIGN, 2)
    assert whole(session.drafting) == (None, laid)


def test_in_four_rows_a_typed_letter_chooses_a_card_and_a_player_who_cannot_place_a_card_need_not_choose_one() -> None:
    session = session_of("four-rows")
    assert "choose" in session.outlook.verbs()
    card = session.state.seats[0].hand[1]
    session.gestures.type_letter(card.face.lower())
    (chosen,) = session.draft.tray
    assert (session.draft, chosen.face) == (Draft(tray=(chosen,)), card.face)
    assert session.act() == Choose(card.face)
    assert session.act_for("fail") == Fail(None)


def test_an_unfinished_play_records_which_cards_were_added_to_a_word_and_which_were_moved_within_it() -> None:
    cat, added = [add(Card(number, face, face, 1)) for number, face in enumerate("CAT")], add(X)
    before = Lane(None, tuple(cat))
    assert _joined(before, Lane(None, (*cat, added))) == {X.id}
    assert _joined(before, Lane(None, (cat[0], added, *cat[1:]))) == {X.id}
    assert _joined(before, Lane(None, (*cat[::-1], added))) == {0, 1, 2, X.id}
    assert _joined(Lane(None), before) == {0, 1, 2}
