"""Tests that voice control and scripts can play five games to the end by pressing cards, places and buttons by name.

The tests use neither keys nor mouse, only the accessible actions that assistive programs find in the window.
"""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from app.felt.interfaces import MENU, PRESS
from app.felt.picture import DropWay, Target
from app.session.draft.draft_from_act import draft_for
from engine.core.moves import ADD, Choose, Play, Take
from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.records.examples import EXAMPLES
from tests.windows.tree import everything_in
from tests.zones import zone_named

NAME = QAccessible.Text.Name


class Voice:
    """A player who presses cards, places and buttons of one game's page by their spoken names."""

    def __init__(self, page, qtbot) -> None:
        self.page, self.session, self.qtbot = page, page.running.session, qtbot

    def press(self, name: str) -> None:
        found = [one for one in everything_in(self.page) if one.text(NAME) == name and self._can(one)]
        assert found, f"nothing is called {name}"
        found[0].actionInterface().doAction(PRESS)

    @staticmethod
    def _can(one: QAccessibleInterface) -> bool:
        actions = one.actionInterface()
        return actions is not None and PRESS in actions.actionNames() and not one.state().invisible

    def press_stop(self, key: str) -> None:
        """Presses a card or place on the felt by its key, because two of them may have the same name."""
        here = QAccessible.queryAccessibleInterface(self.page.felt._proxies.stops[key])
        here.actionInterface().doAction(PRESS)

    def lay(self, card: str, target: Target) -> None:
        """Presses a card and then the place for it."""
        self.press_stop(card)
        number = next(number for number, one in enumerate(self.page.felt._offered) if one.is_at(target))
        self.press(self.page.felt._proxies.places[number].accessibleName())

    def do(self, act) -> None:
        if isinstance(act, Take) and act.pile is not None:
            self.press_stop(f"pile:{act.pile - 1}")
            return
        if isinstance(act, Play | Choose):
            self._lay_out(draft_for(self.session.drafting.bench(), act))
        button = self.page.buttons.buttons[act.verb]
        self.press(QAccessible.queryAccessibleInterface(button).text(NAME))
        if act.verb == "pass":
            self.qtbot.waitUntil(lambda: self.page.buttons.asks == "pass")
            self.press("Pass? Press again")

    def _lay_out(self, draft) -> None:
        for card in draft.tray:
            zone = next(
                one for one in self.page.felt.ask_targets(f"c{card.id}") if one.way is DropWay.ZONE and one.legal
            )
            self.lay(f"c{card.id}", zone)
        strips = 0
        for lane in draft.lanes:
            key = f"strip:{strips}" if lane.word is None else f"word:{lane.word}"
            strips += lane.word is None
            for place, cell in enumerate(lane.cells):
                if cell.hand is not None:
                    way = {ADD: DropWay.GAP, "over": DropWay.OVER, "swap": DropWay.SWAP}[cell.kind]
                    self.lay(f"c{cell.hand.id}", Target(zone_named(key), way, place))


def plain_act(session):
    """Returns a legal act that needs few spoken words: it does not cut a word or need an extra choice. Prefers an act
    that lays cards."""
    acts = [act for act, _ in legal_moves(session.match.house, view(session.state, session.viewer), session.viewer)]
    plain = [act for act in acts if not isinstance(act, Play) or _is_plain(session, act)]
    plays = [act for act in plain if isinstance(act, Play | Choose)]
    others = [act for act in plain if act.verb in ("take", "pass")]
    return max(plays, key=str, default=None) or others[0]


def _is_plain(session, act: Play) -> bool:
    draft = draft_for(session.drafting.bench(), act)
    known = all(cell.hand is None or len(cell.hand.face) == 1 for lane in draft.lanes for cell in lane.cells)
    moved = [cell for lane in draft.lanes for cell in lane.cells if lane.word is None and cell.hand is None]
    return known and not moved and not any(lane.cuts for lane in draft.lanes) and draft.keep is None and not draft.pick


@pytest.mark.parametrize("game", ["split-run", "real-value", "positive-negative", "take-6", "3-4-5"])
def test_a_player_can_play_a_whole_game_by_pressing_everything_by_its_spoken_name(opened, qtbot, game):
    """The test waits for the effect of each press, because Qt first shows the button as pressed for a moment."""
    page = opened(game)
    voice, session = Voice(page, qtbot), page.running.session
    for _ in range(200):
        if session.state.over:
            break
        if session.veiled:
            voice.press("Ready")
            qtbot.waitUntil(lambda: not session.veiled)
            continue
        before = len(session.match.moves)
        voice.do(plain_act(session))
        qtbot.waitUntil(lambda before=before: len(session.match.moves) == before + 1)
    assert session.state.over
    assert [move for move in session.match.moves if isinstance(move.act, Play)]
    voice.press("Look at the table")
    qtbot.waitUntil(lambda: page.stage.shows_felt)


def press_entry(name: str) -> None:
    """Presses the entry of the open menu that has this name."""
    menu = QApplication.activePopupWidget()
    assert menu is not None
    shown = QAccessible.queryAccessibleInterface(menu)
    entries = [shown.child(number) for number in range(shown.childCount())]
    next(one for one in entries if one.text(NAME) == name).actionInterface().doAction(PRESS)


def test_pressing_an_entry_of_a_card_menu_by_name_cuts_the_word_and_closes_the_menu(opened, qtbot):
    page = opened("split-run", EXAMPLES["split-run"]["moves"][0])
    proxy = page.felt._proxies.stops[page.felt.picture.within("word:0")[2].key]
    QAccessible.queryAccessibleInterface(proxy).actionInterface().doAction(MENU)
    assert page.running.session.drafting.bench().draft.lanes == ()
    press_entry("Split EARTH between A and R")
    assert page.running.session.drafting.bench().draft.lanes[0].cuts == (2,)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)


def test_pressing_an_entry_of_the_menu_bar_by_name_closes_its_menu(opened, qtbot):
    page = opened("split-run", EXAMPLES["split-run"]["moves"][0])
    window = page.window()
    window.menus.open()
    game, *_ = window.menus.menus
    game.popup(window.mapToGlobal(window.rect().center()))
    press_entry("Pause")
    assert page.running.session.paused
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
