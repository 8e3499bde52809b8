"""Tests the bars around the felt. They do not move the felt while a player lays a word. The verdict bar names the
missing parts of a play in a muted colour, and uses red only for a play that nothing can complete or that the player has
tried to make."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QWidget

from app.base import texts
from engine.core.oracle import legal_moves
from engine.core.verdict import Reason
from engine.messages import LACKING
from tests.records.examples import EXAMPLES
from tests.ways.gestures import place_at
from tests.windows.conftest import deal
from tests.windows.test_table import first_act


def places(widgets: list[QWidget]) -> list[QRect]:
    return [QRect(widget.geometry()) for widget in widgets]


def bars_of(page) -> list[QWidget]:
    foot = page.foot
    shown = [bar for bar in (page.head, page.felt, foot, foot.verdict, *foot.bars) if not bar.isHidden()]
    return [*shown, *page.buttons.buttons.values()]


def lay_first_card(page) -> None:
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "hand" and piece.movable)
    targets = page.running.session.gestures.targets(card.key)
    page.felt.dropped.emit(
        card.key, next(target for target in targets if target.legal and target.zone not in ("tray", "hand"))
    )


def test_only_the_deck_shows_how_many_cards_are_left_to_draw(program):
    page = deal(program, "split-run")
    number = str(next(zone.count for zone in page.felt.picture.zones if zone.key == "deck"))
    assert not any(number in label.text() for label in page.head.findChildren(QLabel))


def test_the_bar_above_the_felt_hides_the_name_of_the_game_before_it_uses_a_second_line(program):
    program.window.resize(1280, 800)
    page = deal(program, "split-run")
    head = page.head
    head.fold(1260)
    assert not head.name.isHidden()
    needed = 1260 - head._room(1260, low=False)
    head.fold(needed)
    assert head.name.isHidden()
    assert head._line.direction() == QBoxLayout.Direction.LeftToRight
    head.fold(needed - 100)
    assert head._line.direction() == QBoxLayout.Direction.TopToBottom
    assert not head.name.isHidden()


def test_dimming_a_button_does_not_change_its_size(program):
    page = deal(program, "split-run")
    session = page.running.session
    session.drafting.lay_act(first_act(session))
    session.tell()
    QApplication.processEvents()
    buttons = [*page.buttons.buttons.values(), page.head.hint, page.head.rest]
    sizes = [button.sizeHint() for button in buttons]
    page.put_out(True)
    assert page.buttons.buttons["play"].property("main")
    assert page.buttons.buttons["play"].property("out")
    assert [button.sizeHint() for button in buttons] == sizes


@pytest.mark.parametrize("wide", [900, 1280])
@pytest.mark.parametrize("game", ["ow", "break-up", "split-off", "split-run"])
def test_the_felt_does_not_move_while_a_player_lays_a_word(program, game, wide):
    program.window.resize(wide, wide * 5 // 8 + 30)
    page = deal(program, game)
    session = page.running.session
    for _ in range(3):
        session.lift_curtain()
        QApplication.processEvents()
        before = page.felt.geometry()
        lay_first_card(page)
        QApplication.processEvents()
        assert page.felt.geometry() == before
        session.cancel()
        act = first_act(session)
        session.drafting.lay_act(act)
        session.tell()
        QApplication.processEvents()
        assert page.felt.geometry() == before
        session.submit(act)


def test_laying_a_wild_card_does_not_move_the_felt(program):
    page = deal(program, "full-deck", seed=1)
    session = page.running.session
    while not any(card.face == "?" for card in session.state.seats[session.viewer].hand):
        session.press("pass")
        session.lift_curtain()
    QApplication.processEvents()
    before = page.felt.geometry()
    seen = session.seen
    act = next(act for act, _ in legal_moves(session.match.house, seen, session.viewer) if "?" in str(act))
    session.drafting.lay_act(act)
    session.tell()
    QApplication.processEvents()
    assert page.choices.parts
    assert page.felt.geometry() == before


@pytest.mark.parametrize("size", [100, 150])
def test_the_bars_around_the_felt_do_not_move_when_the_curtain_over_the_hand_lifts(program, size):
    program.window.resize(900, 600)
    program.file.change(text_size=size)
    page = deal(program, "break-up")
    for _ in range(3):
        QApplication.processEvents()
        page.running.session.submit(first_act(page.running.session))
        QApplication.processEvents()
        assert page.plate.isVisible()
        page.plate.ready.click()
        at_once = places(bars_of(page))
        QApplication.processEvents()
        assert places(bars_of(page)) == at_once


def test_the_felt_keeps_its_size_while_a_player_names_a_word(opened):
    page = opened("four-rows", "@1 choose E", "@2 choose T")
    page.window().resize(900, 600)
    QApplication.processEvents()
    before = page.felt.geometry()
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "committed:0")
    page.felt.dropped.emit(card.key, place_at("word:1/gap/0"))
    QApplication.processEvents()
    assert page.choices.parts[0].line.isVisible()
    assert page.felt.geometry() == before


def typed(page, letters: str) -> None:
    page.running.session.cancel()
    for letter in letters:
        page.running.session.gestures.type_letter(letter)


def sentence_and_ink(page) -> tuple[str, str]:
    """The first sentence of the verdict bar, and the name of its text colour ("bad" for red, "small" for muted). Also
    checks that the program announces the same sentence."""
    assert page.verdict.spoken.startswith(page.verdict.sentences[0].removesuffix("."))
    return page.verdict.sentences[0], page.verdict.objectName()


@pytest.mark.parametrize(
    ("name", "moves", "letters", "said"),
    [
        ("printed page 3", 0, "KI", "KI — At least three letters."),
        ("3-4-5", 0, "KI", "KI — Exactly three letters."),
        ("5-to-5", 0, "TRAI", "TRAI — Exactly five letters."),
        ("printed page 3", 0, "KITE", "KITE is not a word yet."),
        ("break-up", 0, "TRAIN", "TRAIN — One more word."),
        ("take-two", 1, "E", "E — Exactly two cards of the word on the table."),
        ("take-two", 1, "AE", "AE — A card from your hand, too."),
        ("end-to-end", 1, "OW", "OW — At least three letters."),
        ("3n-change", 1, "STA", "STA — At least three cards from your hand."),
        ("ow", 0, "TRN", "TRN — A vowel to pass on, too."),
        ("seeing-red", 0, "E", "E — A card of the row, too."),
    ],
)
def test_the_verdict_bar_names_the_missing_part_of_an_unfinished_play_in_a_muted_colour(
    opened, name, moves, letters, said
):
    page = opened(name, *EXAMPLES[name]["moves"][:moves])
    typed(page, letters)
    assert sentence_and_ink(page) == (said, "small")


@pytest.mark.parametrize("letters", ["S", "SKI"])
def test_the_verdict_bar_does_not_show_red_text_for_letters_that_can_still_change_a_word(opened, letters):
    page = opened("printed page 3", "play KIT")
    typed(page, letters)
    assert sentence_and_ink(page) == (f"{letters} — The word on the table, too.", "small")


def test_typed_letters_of_cards_on_the_table_count_towards_the_length_of_the_word(opened):
    """Only the S of TRAINS is in the hand; the other letters are on the table. The S alone would be too short."""
    page = opened("double-cross", "@1 play HORSE", "@2 play TRAIN")
    typed(page, "TRAINS")
    assert sentence_and_ink(page) == ("TRAINS — The word on the table, too.", "small")


def test_the_verdict_bar_asks_for_a_hand_card_on_each_side_of_a_cut_word(opened):
    page = opened("break-up", "play TRAIN ; HOUSE keep 1")
    page.running.session.gestures.cut("word:0", 1)
    assert sentence_and_ink(page) == ("T, RAIN — A card from your hand, too.", "small")
    piece = next(piece for piece in page.felt.picture.pieces if piece.face == "S" and piece.movable)
    page.felt.dropped.emit(piece.key, place_at("word:0/gap/5"))
    assert sentence_and_ink(page) == ("T, RAINS — A hand card for each side.", "small")


def test_if_a_play_changes_only_a_rivals_word_the_verdict_bar_asks_for_a_change_of_the_players_own_word(opened):
    page = opened("double-cross", "@1 play HORSE", "@2 play TRAIN")
    session = page.running.session
    piece = next(piece for piece in page.felt.picture.pieces if piece.face == "S" and piece.movable)
    lit = [target for target in session.gestures.targets(piece.key) if target.legal and target.zone == "word:1"]
    page.felt.dropped.emit(piece.key, lit[-1])
    assert sentence_and_ink(page) == ("TRAIS — Your own word, too.", "small")


@pytest.mark.parametrize(("letters", "said"), [("KITS", "must have exactly 3 letters"), ("KIZ", "You hold no Z")])
def test_a_red_sentence_with_a_link_to_the_rules_explains_why_a_play_is_impossible(opened, letters, said):
    page = opened("3-4-5")
    typed(page, letters)
    sentence, ink = sentence_and_ink(page)
    assert said in sentence
    assert ink == "bad"
    assert "rules" in page.verdict.text()


def test_a_player_who_tries_to_make_an_unfinished_play_sees_a_red_refusal_until_the_play_changes(opened):
    page = opened("printed page 3")
    typed(page, "KI")
    page.running.session.commit()
    assert sentence_and_ink(page) == ("KI is too short: a word has at least 3 letters.", "bad")
    page.running.session.gestures.type_letter("X")
    assert sentence_and_ink(page) == ("KIX is not a word yet.", "small")


def test_a_muted_sentence_of_the_verdict_bar_links_to_the_rule_that_it_states(opened):
    page = opened("printed page 3")
    typed(page, "KI")
    assert page.verdict.code == "too-short"


def test_sentences_of_the_verdict_bar_write_small_numbers_as_words_and_are_complete_without_facts(qapp):
    for key in LACKING:
        assert texts.lacking_text(Reason(key)).endswith(".")
    assert texts.lacking_text(Reason("wrong-length", {"word": "KI", "length": 6})) == "Exactly six letters."
    assert texts.number_name(7) == "7"


def test_if_a_reason_has_no_short_sentence_the_verdict_bar_shows_its_long_sentence(qapp):
    reason = Reason("too-low", {"word": "TEA", "value": 3, "least": 5})
    assert texts.lacking_text(reason) == texts.reason_text(reason)
