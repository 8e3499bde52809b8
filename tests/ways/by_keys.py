"""Plays with the keyboard: it types words, or moves to cards with the arrow keys, picks them up and lays them down."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.felt.picture import Target
from app.felt.stops import stops
from engine.core.moves import Act, Play, Shout
from tests.ways.gestures import Cut, Hand, Lay, Press, Say, Touch, Write
from tests.ways.window import Desk

Key = Qt.Key
PATIENCE = 100  # the maximum number of waits, each of 30 milliseconds
FAR = 60  # the maximum number of presses of one key for one step


class Keys(Hand):
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pressed = 0

    # ---- cards

    def lay(self, lay: Lay) -> None:
        felt = self.desk.page.felt
        self.desk.target(lay.card, lay.target)
        self.go_to(lay.card)
        aimed: list[Target | None] = []
        felt.aimed.connect(aimed.append)
        self.desk.key(Key.Key_Space)
        for _ in range(FAR):
            if lay.target.is_at(aimed[-1]):
                break
            self.desk.key(Key.Key_Tab)
        felt.aimed.disconnect(aimed.append)
        assert lay.target.is_at(aimed[-1]), f"{lay.target} is not among {aimed}"
        self.desk.key(Key.Key_Return)

    def cut(self, cut: Cut) -> None:
        """Moves the keyboard to the card before the gap, and presses the key that cuts a word there."""
        tops = [piece for piece in self.desk.picture.within(cut.zone) if piece.slot == cut.gap - 1]
        self.go_to(max(tops, key=lambda piece: piece.depth).key)
        self.desk.key("/")

    def go_to(self, key: str) -> None:
        """Moves the keyboard to a card or zone: by Tab from region to region, by arrow keys within a region."""
        desk, felt = self.desk, self.desk.page.felt
        self.focus(felt)
        found = stops(felt.picture, felt.cloth.placements)
        wanted = next((stop for stop in found if stop.key == key), None) or self._zone_of(key, found)
        at = {stop.key: stop for stop in found}
        if not felt._cursor.shown:
            desk.key(Key.Key_Right)
        for _ in range(FAR):
            here = at[felt.attention]
            if here.key == wanted.key:
                return
            if here.region is wanted.region:
                desk.key(Key.Key_Right if found.index(wanted) > found.index(here) else Key.Key_Left)
            elif found.index(wanted) > found.index(here):
                desk.key(Key.Key_Tab)
            else:
                desk.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        raise AssertionError(f"{key} cannot be reached by keys")

    def _zone_of(self, card: str, found):
        """The place to which the keyboard goes for a card in a pile or in the deck: the whole pile or the whole
        deck."""
        zone = next(piece.zone for piece in self.desk.picture.pieces if piece.key == card)
        return next(stop for stop in found if stop.key == zone)

    # ---- words

    def type(self, text: str) -> None:
        for letter in text:
            self.desk.key(letter.lower())

    def typed(self, words: list[str], is_meant: Callable[[], bool]) -> None:
        """Types the words, presses Tab until they are laid as intended, and plays them."""
        self.focus(self.desk.page.felt)
        self.type(" ".join(words))
        for _ in range(FAR):
            if is_meant():
                self.end()
                return
            self.desk.key(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to what is meant by {words}")

    def end(self) -> None:
        """Ends a called word with Enter."""
        self.desk.key(Key.Key_Return)

    def _buzzer_of(self, seat: int) -> str:
        return next(key for key, who in self.desk.page.buzzers.keys.items() if who == seat)

    def write(self, write: Write) -> None:
        self.type(write.word)

    def touch(self, touch: Touch) -> None:
        self.go_to(next((p.key for p in self.desk.picture.within(touch.zone)), touch.zone))
        self.desk.key(Key.Key_Return)

    # ---- buttons

    def focus(self, widget: QWidget) -> None:
        for _ in range(FAR):
            if QApplication.focusWidget() is widget:
                return
            self.desk.key(Key.Key_Tab)
        raise AssertionError(f"{widget} cannot be reached by Tab")

    def press(self, press: Press) -> None:
        """Presses a button by its key, or by Tab and Enter. A button that ends the turn without a word is pressed
        twice."""
        button = self.desk.button(press.verb)
        self.pressed += 1
        # on the felt, Enter without Ctrl could lay a card instead
        if press.verb == "shout" and self.desk.session.moment.guards_word:
            self.desk.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            return
        self._press(button)
        if self.desk.page.buttons.asks:
            self._press(button)

    def _press(self, button: QPushButton) -> None:
        if self.pressed % 3 == 0:
            self.desk.key(QKeySequence.mnemonic(button.text()).toString()[-1].lower(), Qt.KeyboardModifier.AltModifier)
            self._wait_for_an_answer()
        else:
            self.focus(button)
            self.desk.key(Key.Key_Return)

    def _wait_for_an_answer(self) -> None:
        """Waits for the effect of a button, because Qt first draws it as pressed for a moment."""
        made, asks = len(self.desk.session.match.moves), self.desk.page.buttons.asks
        for _ in range(PATIENCE):
            if (len(self.desk.session.match.moves), self.desk.page.buttons.asks) != (made, asks):
                return
            QTest.qWait(30)

    def say(self, say: Say) -> None:
        option = self.desk.option(*say)
        self.focus(option)
        self.desk.key(say.value.lower() if self.desk.part(say.kind, say.key).box is not None else Key.Key_Space)

    def lift_curtain(self) -> None:
        self.desk.key(Key.Key_Return)

    def challenge(self, seat: int, verb: str) -> None:
        number = self.desk.session.moment.challengers.index((seat, verb))
        self.focus(self.desk.page.challenges.buttons[number])
        self.desk.key(Key.Key_Space)
        if len(self.desk.session.moment.humans) > 1:
            self.focus(self.desk.page.challenges.yes)
            self.desk.key(Key.Key_Space)

    def resign(self) -> None:
        """Resigns: Alt opens the menu bar, then the letter of the entry, then Yes."""
        desk = self.desk
        desk.key(Key.Key_G, Qt.KeyboardModifier.AltModifier)
        desk.key("e")
        self.agree()

    def agree(self) -> None:
        """Answers Yes to a question for confirmation."""
        self.desk.yes()

    def buzz(self, seat: int) -> None:
        self.desk.key(self._buzzer_of(seat).lower())


def words_of(act: Act) -> list[str]:
    """The words of an act as a player types them, from left to right."""
    if isinstance(act, Shout):
        return ["".join([card.letters for card in act.cards])]
    assert isinstance(act, Play)
    parts = [part for formula in act.formulas for part in formula.parts]
    return ["".join([card.letters for token in part if (card := token.hand or token.table)]) for part in parts]
