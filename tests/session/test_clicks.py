"""Tests where a clicked card goes: to the end of the unfinished word, or if there is none to the empty strip, or
nowhere."""

from app.felt.picture import DropWay, Target
from app.session.table_session import TableSession
from tests.session.test_drafts import lay, session_after
from tests.session.test_hands import faces, key
from tests.session.test_outlook import session_of
from tests.ways.gestures import place_at


def place(session: TableSession, number: int = 0, zone: str = "hand") -> Target | None:
    return session.gestures.place_of_click(key(session, zone, number))


def click(session: TableSession, number: int = 0, zone: str = "hand") -> str:
    """Clicks a card as the felt does; returns the zone in which the card is afterwards."""
    card = key(session, zone, number)
    target = session.gestures.place_of_click(card)
    assert target is not None
    session.gestures.drop(card, target)
    return next(piece.zone for piece in session.moment.picture.pieces if piece.key == card)


def test_the_first_clicked_card_goes_to_the_empty_strip_and_the_next_cards_to_the_end_of_the_strip() -> None:
    session = session_of("5-up")
    wanted = faces(session)[:5]
    assert [click(session) for _ in range(5)] == ["strip:0"] * 5
    assert faces(session, "strip:0") == wanted


def test_a_clicked_card_goes_to_the_end_of_the_table_word_that_is_being_changed() -> None:
    session = session_after("split-run", 1)
    card = session.moment.picture.within("hand")[0]
    session.gestures.drop(card.key, place_at("word:0/gap/0"))
    last = place(session)
    assert last is not None
    assert (last.zone, last.way) == ("word:0", DropWay.GAP)
    assert last.place == len(session.draft.lanes[0].cells)


def test_a_clicked_card_goes_to_the_unfinished_word_that_got_the_last_card() -> None:
    session = session_of("break-up")  # Break Up begins with a play of two words
    click(session)
    session.gestures.drop(key(session, "hand", 0), place_at("strip:1/gap/0"))
    assert click(session) == "strip:1"
    session.gestures.drop(key(session, "hand", 0), place_at("strip:0/gap/0"))
    assert click(session) == "strip:0"
    assert [len(session.draft.strip(number).cells) for number in (0, 1)] == [3, 2]


def test_a_clicked_card_does_not_go_to_a_word_whose_laid_cards_were_taken_back() -> None:
    session = session_of("break-up")
    click(session)
    session.gestures.drop(key(session, "hand", 0), place_at("strip:1/gap/0"))
    session.gestures.take_back(key(session, "strip:1", 0))
    assert click(session) == "strip:0"


def test_a_clicked_card_goes_to_a_table_word_that_was_cut() -> None:
    session = session_after("split-run", 1)
    session.gestures.cut("word:0", 2)
    assert click(session) == "word:0"


def test_if_cards_are_set_apart_for_a_trade_a_clicked_card_joins_these_cards() -> None:
    session = session_of("5-up")
    session.gestures.drop(key(session, "hand", 0), place_at("tray/zone"))
    assert click(session) == "tray"
    assert len(session.draft.tray) == 2


def test_if_there_is_no_unfinished_word_and_no_empty_strip_a_clicked_card_is_only_picked_up() -> None:
    session = session_after("split-run", 1)  # here a play must change the word on the table
    assert place(session) is None
    assert [target for target in session.gestures.targets(key(session, "hand", 0)) if target.legal]


def test_a_player_who_is_not_on_turn_cannot_lay_a_card_by_a_click() -> None:
    session = session_of("5-up", ("human", "human"))
    session.outlook.viewer = 1  # makes the other player the viewer
    assert session.outlook.verbs() == ()
    assert place(session) is None


def test_clicking_a_laid_card_picks_the_card_up() -> None:
    session = session_of("5-up")
    click(session)
    assert place(session, zone="strip:0") is None


def test_clicking_a_table_card_adds_the_card_to_the_new_word_that_is_being_laid() -> None:
    session = session_after("3n-change", 1)  # TRAIN is on the table
    lay(session, "S", "strip:0/gap/0")
    assert click(session, 0, "word:0") == "strip:0"
    assert faces(session, "strip:0") == "ST"


def test_in_games_that_change_words_in_place_clicking_a_table_card_does_not_lay_the_card() -> None:
    session = session_after("full-deck", 1)
    card = next(piece for piece in session.moment.picture.within("word:0") if piece.movable)
    assert session.gestures.place_of_click(card.key) is None


def test_a_clicked_card_continues_the_word_of_the_letters_that_were_typed() -> None:
    session = session_of("5-up")
    letters = faces(session)[:2]
    for letter in letters:
        session.gestures.type_letter(letter)
    third = faces(session)[0]
    click(session)
    assert faces(session, "strip:0") == letters + third
    assert not session.drafting.typed.text


def test_a_card_laid_by_a_click_can_still_be_dropped_on_the_tray_for_a_trade() -> None:
    session = session_of("5-up")
    click(session)
    session.gestures.drop(key(session, "strip:0", 0), place_at("tray/zone"))
    assert len(session.draft.tray) == 1
    assert not session.draft.lanes


def test_a_card_laid_on_a_word_can_still_be_moved_to_another_place() -> None:
    session = session_after("split-run", 1)
    word = session.state.table[0].text
    first = key(session, "hand", 0)
    session.gestures.drop(first, place_at("word:0/gap/0"))
    session.gestures.drop(first, place_at("word:0/gap/3"))
    assert faces(session, "word:0")[2] == next(
        card.face for card in session.state.seats[1].hand if f"c{card.id}" == first
    )
    assert len(session.draft.lanes[0].cells) == len(word) + 1
    covering = next(target for target in session.gestures.targets(first) if target.legal and target.way is DropWay.OVER)
    session.gestures.drop(first, covering)
    assert len(session.draft.lanes[0].cells) == len(word)
    session.gestures.drop(first, covering)  # drops the card where it already is
    assert len(session.draft.lanes[0].hand_cards) == 1


def test_after_an_empty_strip_is_pressed_the_next_clicked_card_begins_a_word_on_that_strip() -> None:
    session = session_of("break-up")  # Break Up begins with a play of two words
    click(session)
    session.activate("strip:1")
    assert [click(session), click(session)] == ["strip:1"] * 2
    session.activate("strip:0")
    assert click(session) == "strip:0"
    assert [len(session.draft.strip(number).cells) for number in (0, 1)] == [2, 2]


def test_the_strip_that_was_pressed_last_is_marked_as_active() -> None:
    session = session_of("break-up")
    click(session)
    session.activate("strip:1")
    zone = session.moment.picture.zone("strip:1")
    assert zone is not None
    assert zone.active


def test_letters_typed_after_a_strip_was_pressed_begin_the_next_word() -> None:
    session = session_of("3-2-1")
    first, second, *_ = list(faces(session))
    session.gestures.type_letter(first)
    session.activate("strip:1")
    session.gestures.type_letter(second)
    assert session.drafting.typed.text == f"{first} {second}"


def test_pressing_a_strip_that_takes_no_card_has_no_effect_on_the_next_click() -> None:
    session = session_of("5-up")
    session.activate("strip:1")
    assert click(session) == "strip:0"


def test_if_a_card_must_be_chosen_in_secret_a_click_lays_a_card_at_the_only_place_for_it() -> None:
    session = session_of("four-rows")
    card = session.moment.picture.within("hand")[2].key
    target = session.gestures.place_of_click(card)
    assert target is not None
    assert target.zone == "tray"
    session.gestures.drop(card, target)
    assert session.act_for("choose") is not None
