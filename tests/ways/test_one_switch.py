"""Tests that one switch plays every game from the deal to the final page, with every kind of act."""

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox

from app.windows.gallery.tiles import GAME
from app.windows.scanning.spots import key_of
from engine.games import CATALOG
from tests.tiers import usually_six
from tests.ways.by_switch import FAR, Switch
from tests.ways.playing import Player, replayed
from tests.ways.stories import AGREED, SCENES, scenes, whole_game

# Together they have changed, covered and cut words; rows; buzzers; cards taken from piles; a word named letter by
# letter.
WHOLE = ("split-run", "four-rows", "shout", "last-man-standing", "full-deck")
OTHER_ACTS = ("challenged", "doubted", "turn and run")  # these options only add questions, with the same acts


@pytest.fixture(scope="module", autouse=True)
def switch(program):
    """A switch with so slow a pace that only the test moves it on."""
    program.file.change(switches="one", scan_pace=4500, scan_repeat=0)
    ready: list[bool] = []
    program.loading.when_ready(lambda: ready.append(True))
    while not ready:
        program.qt.processEvents()
    yield
    program.file.change(switches="none")


def played(sit_down, story):
    desk = sit_down(story.record)
    player = Player(desk, "keys")
    player.ways = [Switch(desk)]
    player.play(story.moves)
    assert replayed(desk.page) == desk.session.state
    return desk


@pytest.mark.parametrize("game", WHOLE)
def test_one_switch_plays_a_game_from_the_deal_to_the_final_page(sit_down, game):
    desk = played(sit_down, whole_game(game))
    assert desk.page.stage.currentWidget() is desk.page.final


@pytest.mark.full
@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG if game.id not in WHOLE))
def test_one_switch_plays_every_other_game_to_its_end(sit_down, game):
    desk = played(sit_down, whole_game(game))
    assert desk.page.stage.currentWidget() is desk.page.final


@pytest.mark.parametrize(
    "name", [*SCENES, *[pytest.param(name, marks=() if name in OTHER_ACTS else pytest.mark.all) for name in AGREED]]
)
def test_one_switch_plays_scenes_that_no_short_deal_shows(sit_down, name):
    played(sit_down, scenes()[name])


def test_one_switch_finds_deals_and_leaves_a_game(sit_down, program, qtbot):
    desk = sit_down(whole_game("ow").record)
    switch, gallery = Switch(desk), program.window.gallery
    switch.button(desk.page.head.back)
    assert program.window.pages.currentWidget() is gallery
    row = next(row for row in range(gallery.shown.rowCount()) if gallery.shown.index(row, 0).data(GAME) == "turnover")
    switch.take(lambda key: key == (key_of(gallery.list), row))
    assert gallery.current == "turnover"
    switch.button(gallery.deal)
    assert program.window.pages.currentWidget() is desk.page
    assert desk.session.choice.game == "turnover"


def test_one_switch_deals_the_chosen_game(sit_down, program, qtbot):
    desk = sit_down(whole_game("ow").record)
    switch, gallery = Switch(desk), program.window.gallery
    program.leave_table()
    gallery.choose("split-run")
    switch.button(gallery.setup)
    sheet = gallery.side.currentWidget()
    box = sheet.findChildren(QCheckBox)[0]
    before = box.isChecked()
    switch.button(box)
    assert box.isChecked() != before
    switch.button(sheet.deal)
    assert desk.session.choice.game == "split-run"


def test_one_switch_deals_the_same_game_again_after_the_last_word(sit_down):
    desk = played(sit_down, whole_game("first-base"))
    switch = Switch(desk)
    switch.button(desk.page.final.foot.rematch)
    assert desk.page.stage.currentWidget() is desk.page.felt
    assert not desk.session.match.moves


def test_a_held_card_goes_back_if_no_place_is_taken(sit_down):
    desk = sit_down(whole_game("split-run").record)
    switch, felt = Switch(desk), desk.page.felt
    desk.session.lift_curtain()
    card = desk.picture.within("hand")[0].key
    switch.take(lambda key: key == card)
    assert felt.held == card
    for _ in range(FAR):
        switch.scanner.step()
    assert felt.held == ""


def test_a_menu_closes_if_no_entry_is_taken(sit_down):
    desk = sit_down(whole_game("split-run").record)
    switch = Switch(desk)
    desk.session.lift_curtain()
    switch.button(desk.page.head.menus)
    assert QApplication.activePopupWidget() is not None
    for _ in range(FAR):
        switch.scanner.step()
    assert QApplication.activePopupWidget() is None
