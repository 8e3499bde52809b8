"""Tests typing after cards were laid by mouse: these cards stay where they are, and the letters continue the unfinished
word."""

import pytest

from app.felt.picture import Mark
from app.session.table_session import TableSession
from engine.core.letters import ALPHABET
from engine.core.moves import Play
from tests.session.test_drafts import lay, session_after
from tests.session.test_hands import faces
from tests.session.test_outlook import session_of
from tests.session.test_ways_to_type import asked, session_with
from tests.ways.gestures import place_at


def type_on(session: TableSession, text: str) -> None:
    for letter in text:
        session.gestures.type_letter(letter)


def fresh(words: str = "TRAINS TRAIN RAIN", hand: str = "STRAINOPQU") -> TableSession:
    return session_with("5-up", "", hands=[hand, "OPSLLLDDDD"], words=words, deck="OOOO")


def test_typed_letters_continue_a_word_that_was_begun_by_mouse() -> None:
    session = fresh()
    lay(session, "T", "strip:0/gap/0")
    lay(session, "R", "strip:0/gap/1")
    type_on(session, "ains")
    assert asked(session) == "play TRAINS"
    assert session.moment.verdict.state == "legal"
    marks = [piece.mark for piece in session.moment.picture.within("strip:0")]
    assert marks == [Mark.LAID] * 2 + [Mark.GHOST] * 4


def test_typing_does_not_replace_cards_laid_by_mouse_with_other_cards_of_the_same_letter() -> None:
    session = fresh(hand="TTRAINOPQU")
    second = session.moment.picture.within("hand")[1]
    assert second.face == "T"
    session.gestures.drop(second.key, place_at("strip:0/gap/0"))
    type_on(session, "rain")
    assert session.moment.picture.within("strip:0")[0].key == second.key


def test_backspace_and_escape_take_back_the_typed_letters_before_the_laid_cards() -> None:
    session = fresh()
    lay(session, "T", "strip:0/gap/0")
    type_on(session, "ra")
    session.gestures.erase()
    assert faces(session, "strip:0") == "TR"
    session.gestures.erase()
    assert faces(session, "strip:0") == "T"
    type_on(session, "rai")
    session.cancel()
    assert faces(session, "strip:0") == "T"
    session.cancel()
    assert session.draft.is_empty


def test_undo_takes_back_all_typed_letters_together_and_then_the_laid_cards_one_by_one() -> None:
    session = fresh()
    lay(session, "T", "strip:0/gap/0")
    lay(session, "R", "strip:0/gap/1")
    type_on(session, "ain")
    session.undo()
    assert faces(session, "strip:0") == "TR"
    session.undo()
    assert faces(session, "strip:0") == "T"


def test_letters_typed_after_covering_a_card_of_a_table_word_go_to_the_end_of_that_word() -> None:
    session = session_with(
        "split-run", "", table=["TRAIN"], hands=["BSGXOPQR", "OPSLLLDD"], words="TRAIN BRAINS", deck="OOOO"
    )
    lay(session, "B", "word:0/over/0")
    type_on(session, "s")
    assert asked(session) == "play 1: B/T R A I N +S"


def test_typed_letters_that_form_no_word_are_still_shown_at_the_end_of_the_laid_word() -> None:
    session = fresh(words="TRAINS")
    lay(session, "T", "strip:0/gap/0")
    type_on(session, "oq")
    assert faces(session, "strip:0") == "TOQ"
    assert session.moment.verdict.words == ("TOQ",)


def test_a_typed_letter_whose_only_card_is_already_laid_is_refused() -> None:
    session = fresh()
    lay(session, "T", "strip:0/gap/0")
    type_on(session, "t")
    verdict = session.moment.verdict
    assert verdict.reason is not None
    assert (verdict.reason.code, verdict.reason.facts) == ("not-in-hand", {"card": "T"})
    assert session.act() is None


def test_a_typed_space_begins_the_next_word() -> None:
    session = session_of("break-up")
    lay_first(session)
    letters = faces(session)[:2]
    type_on(session, " " + letters)
    assert len(session.draft.strip(0).cells) == 1
    assert faces(session, "strip:1") == letters


def lay_first(session: TableSession) -> None:
    card = session.moment.picture.within("hand")[0]
    target = session.gestures.place_of_click(card.key)
    assert target is not None
    session.gestures.drop(card.key, target)


def test_typing_does_not_move_table_cards_that_were_laid_by_mouse() -> None:
    session = session_after("3n-change", 1)  # STAMP uses the A of the table word TRAIN
    lay(session, "S", "strip:0/gap/0")
    lay(session, "T", "strip:0/gap/1")
    lay(session, "A", "strip:0/gap/2", "word:0")
    type_on(session, "mp")
    act = session.act()
    assert isinstance(act, Play)
    assert act.formulas[0].words == ["STAMP"]


def test_a_wild_card_is_laid_for_a_typed_letter_if_no_other_card_has_that_letter() -> None:
    session = session_with("full-deck", "", hands=["H A ? O N N D D", "E E A A L L T T"], words="HAT", deck="R R R")
    lay(session, "H", "strip:0/gap/0")
    type_on(session, "at")
    assert [card.letters for card in session.draft.strip(0).hand_cards] == ["H", "A", "T"]
    assert session.moment.verdict.state == "legal"


def test_in_shout_a_player_can_lay_a_first_card_and_type_the_rest_of_the_word() -> None:
    session = session_of("shout")
    for _ in range(6):
        session.press("deal", session.state.actor)
    session.outlook.buzzer = session.viewer
    session.tell()
    free = [piece for piece in session.moment.picture.within("row") if len(piece.face) == 1 and piece.face != "?"]
    lay(session, free[0].face, "strip:0/gap/0", "row")
    type_on(session, free[1].face)
    assert faces(session, "strip:0") == free[0].face + free[1].face


def test_in_shout_a_typed_space_does_not_begin_a_second_word() -> None:
    session = session_of("shout")
    for _ in range(3):
        session.press("deal", session.state.actor)
    session.outlook.buzzer = session.viewer
    session.tell()
    letter = next(piece.face for piece in session.moment.picture.within("row") if piece.face in ALPHABET)
    type_on(session, f"{letter} ")
    assert session.moment.typed == letter


def test_a_click_on_a_card_after_typing_keeps_the_typed_letters_and_adds_the_card() -> None:
    session = fresh()
    lay(session, "T", "strip:0/gap/0")
    type_on(session, "ra")
    card = next(piece for piece in session.moment.picture.within("hand") if piece.face == "I")
    target = session.gestures.place_of_click(card.key)
    assert target is not None
    session.gestures.drop(card.key, target)
    type_on(session, "n")
    assert asked(session) == "play TRAIN"


@pytest.mark.parametrize("typed", ["", "ra"])
def test_typing_a_letter_ends_a_trade_and_begins_a_word(typed: str) -> None:
    session = fresh()
    lay(session, "Q", "tray/zone")
    type_on(session, typed + "in")
    assert not session.draft.tray
    assert faces(session, "strip:0") == (typed + "in").upper()
