"""The bars below the felt leave it where it is while a word is laid, and are as they should be at once."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from engine.core.oracle import legal_moves
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
    targets = page.sitting.session.gestures.targets(card.key)
    page.felt.dropped.emit(
        card.key, next(target.key for target in targets if target.legal and target.zone not in ("tray", "hand"))
    )


@pytest.mark.parametrize("wide", [900, 1280])
@pytest.mark.parametrize("game", ["ow", "break-up", "split-off", "split-run"])
def test_the_felt_stays_while_a_word_is_laid(program, game, wide):
    program.window.resize(wide, wide * 5 // 8 + 30)
    page = deal(program, game)
    session = page.sitting.session
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
        session.changed.emit()
        QApplication.processEvents()
        assert page.felt.geometry() == before
        session.submit(act)


def test_who_holds_a_wild_card_lays_it_without_moving_the_felt(program):
    page = deal(program, "full-deck", seed=1)
    session = page.sitting.session
    while not any(card.face == "?" for card in session.state.seats[session.viewer].hand):
        session.press("pass")
        session.lift_curtain()
    QApplication.processEvents()
    before = page.felt.geometry()
    seen = session.seen
    act = next(act for act, _ in legal_moves(session.match.house, seen, session.viewer) if "?" in str(act))
    session.drafting.lay_act(act)
    session.changed.emit()
    QApplication.processEvents()
    assert page.choices.parts
    assert page.felt.geometry() == before


@pytest.mark.parametrize("size", [100, 150])
def test_as_the_curtain_lifts_the_bars_lie_where_they_will_stay(program, size):
    program.window.resize(900, 600)
    program.file.change(text_size=size)
    page = deal(program, "break-up")
    for _ in range(3):
        QApplication.processEvents()
        page.sitting.session.submit(first_act(page.sitting.session))
        QApplication.processEvents()
        assert page.cover.isVisible()
        page.cover.ready.click()
        at_once = places(bars_of(page))
        QApplication.processEvents()
        assert places(bars_of(page)) == at_once


def test_naming_a_word_leaves_the_felt_as_wide_as_it_was(opened):
    page = opened("four-rows", "@1 choose E", "@2 choose T")
    page.window().resize(900, 600)
    QApplication.processEvents()
    before = page.felt.geometry()
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "committed:0")
    page.felt.dropped.emit(card.key, "word:1/gap/0")
    QApplication.processEvents()
    assert page.choices.parts[0].line.isVisible()
    assert page.felt.geometry() == before
