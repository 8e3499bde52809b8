"""Tests the verdict bar below the felt: it judges the laid cards and a card held over a place, and shows how the points
add up."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest

from app.felt.picture import DropWay
from app.session.match.view_data import VerdictLine
from app.windows.table.verdict_bar import LETTERS_TOLD, VerdictBar, brings_text, sums_text
from engine.core.cards import Card
from engine.core.events import Sum
from engine.core.verdict import Reason
from tests.records.examples import example
from tests.ways.window import Desk

LEFT = Qt.MouseButton.LeftButton


def values(*letters: tuple[str, int], times: int = 1) -> Sum:
    cards = tuple([Card(number, letter, letter, value) for number, (letter, value) in enumerate(letters)])
    return Sum(times * sum([card.value for card in cards]), cards, times=times)


KIT = values(("K", 4), ("I", 1), ("T", 1))


def line(**more) -> VerdictLine:
    return VerdictLine(**{"state": "legal", "words": ("KIT",), "points": 6, "sums": (KIT,), **more})


def test_the_verdict_bar_shows_the_points_of_a_play_letter_by_letter(qtbot, in_english):
    bar = VerdictBar()
    qtbot.addWidget(bar)
    bar.say(line(), (), "")
    assert "K4 + I1 + T1 = 6 points" in bar.text()
    assert bar.spoken == "KIT — 6 points", "the announcement has only the sum"


def test_a_spoken_answer_names_all_parts_of_the_points_even_if_the_verdict_bar_has_no_room_for_them(qtbot, in_english):
    bar = VerdictBar()
    qtbot.addWidget(bar)
    bar.say(line(), (), "", "It can become <b>KITE</b>.")
    assert bar.in_full.startswith("KIT — K4 + I1 + T1 = 6 points")
    assert bar.in_full.endswith("It can become KITE.")
    bar.be_brief(brief=True)
    assert "K4" not in bar.text()
    assert "K4 + I1 + T1 = 6 points" in bar.in_full
    bar.hint("Press Enter.")
    assert bar.in_full == bar.spoken == "Press Enter."


def test_changing_the_colour_mode_rewrites_the_text_of_the_verdict_bar_in_new_colours(qapp, qtbot, in_english):
    def bar_with(line: VerdictLine, still: str, why: str) -> VerdictBar:
        bar = VerdictBar()
        qtbot.addWidget(bar)
        bar.resize(600, 60)
        bar.say(line, (), "No word is left.", still, why=why)
        bar.show()
        return bar

    said = [(VerdictLine(), "", "no-word"), (line(), "It can become <b>KITE</b>.", "")]
    light, dark = qapp.palette(), QPalette(QColor("#1a1f1d"))
    dark.setColor(QPalette.ColorRole.Link, QColor("#ffdd66"))
    bars = [bar_with(*what) for what in said]
    before = [bar.grab().toImage() for bar in bars]
    try:
        qapp.setPalette(dark)
        qapp.processEvents()
        after = [bar.grab().toImage() for bar in bars]
        assert after == [bar_with(*what).grab().toImage() for what in said]
        assert after != before
    finally:
        qapp.setPalette(light)


def test_the_verdict_on_a_long_play_shows_the_points_of_each_word():
    letters = [("E", 1)] * (LETTERS_TOLD // 2 + 1)
    word = values(*letters)
    assert sums_text((word, word)) == f"{len(letters)} + {len(letters)}"
    assert sums_text((values(*letters, *letters),)) == ""


def test_parts_of_the_points_that_do_not_come_from_letters_have_names(in_english):
    assert sums_text((KIT, Sum(3, what="longest"))) == "K4 + I1 + T1 · longest word 3"
    eight = Sum(16, what="letters", times=2), Sum(25, what="all-cards")
    assert sums_text(eight) == "8 letters × 2 · all eight cards 25"
    assert sums_text((values(("K", 4), ("I", 1), times=2),)) == "(K4 + I1) × 2"
    assert sums_text((KIT, Sum(-18, what="replaced"))) == "K4 + I1 + T1 · replaced −18"


def test_the_verdict_shows_won_cards_or_tricks_instead_of_points_in_games_that_count_them(in_english):
    assert brings_text(line(counts="cards", points=0, won=4, sums=())) == "4 cards"
    assert brings_text(line(counts="cards", points=0, sums=())) == ""
    assert brings_text(line(counts="tricks", points=1, sums=())) == "1 trick"


def test_the_verdict_on_a_word_that_does_not_score_yet_names_the_cards_that_must_still_be_used(in_english) -> None:
    told = "scores nothing yet; still to be used: V, Z"
    assert brings_text(line(points=0, sums=(), lacks=("V", "Z"))) == told
    assert brings_text(line(points=0, sums=())) == ""


@pytest.fixture
def desk(start, folders):
    path = folders / "game.wordfelt"
    hands = ["KITREXTEAN", "SMHTAOONLE"]
    path.write_text(json.dumps(example("split-run", hands=hands, deck="ABCD", words="KIT SKIT")))
    desk = Desk(start(path))
    desk.session.lift_curtain()
    return desk


def lay(desk, face):
    card = next(piece.key for piece in desk.picture.within("hand") if piece.face == face)
    desk.page.felt.dropped.emit(card, desk.page.felt.ask_place(card))


def hold(desk, face) -> QPoint:
    """Drags a card over the end of the strip without dropping it; returns the position of the mouse."""
    viewport = desk.page.felt.viewport()
    piece = next(piece for piece in desk.picture.within("hand") if piece.face == face)
    target = max(
        [one for one in desk.page.felt.ask_targets(piece.key) if one.zone == "strip:0" and one.way is DropWay.GAP],
        key=lambda one: one.place,
    )
    start = QPoint(*map(round, desk.page.felt.cloth.placements.pieces[piece.key].rect.centre))
    end: QPoint = viewport.mapFrom(desk.window, desk.place(target))
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(viewport, start + (end - start) * step / 8)
    return end


def test_the_verdict_bar_judges_a_card_that_is_held_over_a_place(desk, monkeypatch):
    said: list[str] = []
    for face in "KI":
        lay(desk, face)
    before = desk.page.verdict.text()
    monkeypatch.setattr(desk.page.felt._announcer, "say", said.append)
    hold(desk, "T")
    assert "K4 + I1 + T1 = 6 points" in desk.page.verdict.text()
    assert said == [], "a verdict on a hovering card is not announced"
    assert desk.session.draft.hand_ids() and len(desk.session.draft.strip(0).cells) == 2
    far = QPoint(2, 2)
    QTest.mouseMove(desk.page.felt.viewport(), far)
    assert desk.page.verdict.text() == before
    QTest.mouseRelease(desk.page.felt.viewport(), LEFT, pos=far)


def test_the_spoken_answer_about_the_verdict_names_the_parts_of_the_points(desk, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(desk.page.felt._announcer, "say", said.append)
    for face in "KIT":
        lay(desk, face)
    assert "KIT — 6 points" in said[-1]
    assert not any("K4" in text for text in said)
    desk.page.game.answer("verdict")
    assert "KIT — K4 + I1 + T1 = 6 points" in said[-1]


def test_the_muted_verdict_on_a_held_card_stays_after_the_card_is_dropped(desk):
    for face in "KI":
        lay(desk, face)
    end = hold(desk, "X")
    assert desk.page.verdict.objectName() == "small"
    assert "KIX" in desk.page.verdict.text()
    QTest.mouseRelease(desk.page.felt.viewport(), LEFT, pos=end)
    assert "KIX" in desk.page.verdict.text()
    assert desk.page.verdict.objectName() == "small"


def test_a_play_that_can_still_be_completed_is_judged_in_red_only_after_the_player_tried_to_make_it(desk, qtbot):
    bar = VerdictBar()
    qtbot.addWidget(bar)
    bar.say(VerdictLine("unfinished", ("KI",), reason=Reason("too-short", {"word": "KI", "least": 3})), (), "")
    assert bar.objectName() == "small"
    for face in "KIX":
        lay(desk, face)
    desk.page.felt.committed.emit()
    assert desk.page.verdict.objectName() == "bad"


def test_typed_letters_that_cannot_be_laid_yet_are_judged_in_red_only_after_the_player_tried_to_play(start, folders):
    path = folders / "game.wordfelt"
    hands = ["UDENOOSTIC", "OPSLLLTTHH"]
    record = example("end-to-end", table=["NAGGER"], hands=hands, deck="EEE", words="NAGGER NUDGER NUDE")
    path.write_text(json.dumps(record))
    desk = Desk(start(path))
    desk.session.lift_curtain()
    for letter in "NUDGE":
        desk.page.felt.typed.emit(letter)
    assert desk.page.verdict.objectName() == "small"
    desk.page.felt.committed.emit()
    assert desk.page.verdict.objectName() == "bad"
    assert not desk.session.match.moves
    desk.page.felt.typed.emit("R")
    assert desk.page.verdict.objectName() == "good"


@pytest.mark.parametrize(
    ("does", "cards", "told"),
    [
        ("choose", ("D",), "D is your card."),
        ("request", ("TH",), "You ask for TH."),
        ("trade", ("E", "T"), "You trade E and T."),
        ("discard", ("E",), "You discard E."),
        ("take", ("E", "S", "T"), "You take E, S and T."),
        ("doubt", (), "You can do this."),
    ],
)
def test_the_verdict_on_an_act_without_a_word_names_the_cards_of_the_act(qtbot, in_english, does, cards, told):
    bar = VerdictBar()
    qtbot.addWidget(bar)
    bar.say(VerdictLine("legal", does=does, cards=cards), (), "")
    assert bar.spoken == told


def test_the_spoken_verdict_names_the_card_that_the_player_is_choosing_in_secret(opened):
    page = opened("four-rows")
    session = page.running.session
    face = session.seen.seats[session.viewer].hand[0].face
    session.gestures.type_letter(face)
    assert page.verdict.spoken == f"{face} is your card."
