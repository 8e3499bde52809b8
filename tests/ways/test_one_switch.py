"""Tests that one switch plays every game from the deal to the final page, with every kind of act."""

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox

from app.windows.gallery.tiles import GAME
from app.windows.scanning.spots import key_of
from engine.games import CATALOG
from tests.tiers import usually_six
from tests.ways.by_switch import FAR, Switch
from tests.ways.kinds import kinds_of
from tests.ways.playing import Player, replayed
from tests.ways.stories import AGREED, SCENES, Story, opened, scenes, whole_game

# Together these games have changed, covered and cut words, rows, buzzers, cards taken from piles, and a word named
# letter by letter.
WHOLE = ("split-run", "four-rows", "shout", "last-man-standing", "full-deck")
OTHER_ACTS = ("challenged", "doubted", "turn and run")  # these options add questions, but no other acts
# Scenes to leave out: other scenes and the whole games have every kind of act that these scenes have.
SHOWN_ELSEWHERE = (
    "every kind of move",
    "a wild card on the table",
    "every move permitted",
    "read anew",
    "knocked out",
)


@pytest.fixture(scope="module", autouse=True)
def switch(program):
    """A player with one switch whose frame moves only when the test moves it."""
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
def test_a_player_with_one_switch_device_plays_a_game_from_the_deal_to_the_final_page(sit_down, game):
    desk = played(sit_down, whole_game(game))
    assert desk.page.stage.currentWidget() is desk.page.final


@pytest.mark.full
@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG if game.id not in WHOLE))
def test_a_player_with_one_switch_device_plays_every_other_game_to_its_end(sit_down, game):
    desk = played(sit_down, whole_game(game))
    assert desk.page.stage.currentWidget() is desk.page.final


def scenes_by_switch():
    for name in (*SCENES, *AGREED):
        usual = () if name in SCENES or name in OTHER_ACTS else pytest.mark.all
        yield pytest.param(name, marks=pytest.mark.full if name in SHOWN_ELSEWHERE else usual)


@pytest.mark.parametrize("name", [*scenes_by_switch()])
def test_a_player_with_one_switch_device_can_make_the_acts_that_do_not_occur_in_a_short_game(sit_down, name):
    played(sit_down, scenes()[name])


def test_every_kind_of_act_in_a_scene_that_the_usual_test_run_skips_occurs_in_another_scene_or_game():
    usual = [name for name in (*SCENES, *AGREED) if name not in SHOWN_ELSEWHERE]
    found = set().union(*[kinds_in(story) for story in (*map(whole_game, WHOLE), *[scenes()[name] for name in usual])])
    assert set().union(*[kinds_in(scenes()[name]) for name in SHOWN_ELSEWHERE]) <= found


def kinds_in(story: Story) -> set[str]:
    match = opened(story.record)
    found: set[str] = set()
    for move in story.moves:
        assert move.seat is not None
        found |= kinds_of(move.act, match.state, move.seat)
        match.play(move)
    return found


def test_a_player_can_choose_and_deal_and_leave_a_game_with_a_single_switch(sit_down, program, qtbot):
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


def test_a_player_with_one_switch_device_deals_the_chosen_game(sit_down, program, qtbot):
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


def test_a_player_with_one_switch_device_deals_the_same_game_again_after_the_last_word(sit_down):
    desk = played(sit_down, whole_game("first-base"))
    switch = Switch(desk)
    switch.button(desk.page.final.foot.rematch)
    assert desk.page.stage.currentWidget() is desk.page.felt
    assert not desk.session.match.moves


def test_a_held_card_goes_back_to_the_hand_if_the_player_chooses_no_place(sit_down):
    desk = sit_down(whole_game("split-run").record)
    switch, felt = Switch(desk), desk.page.felt
    desk.session.lift_curtain()
    card = desk.picture.within("hand")[0].key
    switch.take(lambda key: key == card)
    assert felt.held == card
    for _ in range(FAR):
        switch.scanner.step()
    assert felt.held == ""


def test_a_menu_closes_if_the_player_chooses_no_entry(sit_down):
    desk = sit_down(whole_game("split-run").record)
    switch = Switch(desk)
    desk.session.lift_curtain()
    switch.button(desk.page.head.menus)
    assert QApplication.activePopupWidget() is not None
    for _ in range(FAR):
        switch.scanner.step()
    assert QApplication.activePopupWidget() is None
