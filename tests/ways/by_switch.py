"""Plays with one switch, as players do who can press only one key: a lit frame moves from place to place, and the key
picks the lit place."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMessageBox, QWidget

from app.windows.scanning.scanner import Scanner
from app.windows.scanning.spots import ScanSpot, Sight, key_of, place_key, sight
from tests.ways.by_mouse import zone_of
from tests.ways.gestures import Cut, Hand, Lay, Press, Say, Touch, Write
from tests.ways.window import Desk, settle

FAR = 120  # the maximum number of steps of the scanning frame for one choice

Wanted = Callable[[Hashable], bool]


class Switch(Hand):
    """A player with one switch, who moves the frame step by step instead of waiting until it moves by itself."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.scanner = scanner_of(desk.window)
        self.steps = self.taken = 0

    # ---- frame and key

    def take(self, wanted: Wanted) -> None:
        """Waits until the frame lights the wanted place or a region around it, and presses the key. Repeats this until
        the place is picked."""
        settle()
        seen = sight(window_of(self.scanner))
        assert any(holds(spot, wanted) for spot in seen.spots), f"nothing of the kind is lit: {names(self.scanner)}"
        for _ in range(FAR):
            lit = lit_in(seen, self.scanner)
            if lit is not None and holds(lit, wanted):
                meant = wanted(lit.key)
                self.press_key()
                if meant:
                    settle()
                    return
                seen = sight(window_of(self.scanner))
            else:
                self.step()
                self.steps += 1
        raise AssertionError(f"the frame does not come there: {names(self.scanner)}")

    def step(self) -> None:
        self.scanner.step()

    def press_key(self) -> None:
        self.taken += 1
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.desk.window
        QTest.keyClick(front.windowHandle(), Qt.Key.Key_Space)

    def button(self, button: QAbstractButton) -> None:
        wanted = key_of(button)
        self.take(lambda key: key == wanted)

    def entry(self, text: str) -> None:
        """Takes an entry of the open menu or of its submenus."""
        for _ in range(3):
            self.take(lambda key: text in titles(key))
            if not menu_is_open():
                return
        raise AssertionError(f"{text} is not in the menu")

    # ---- the acts of a hand

    def lay(self, lay: Lay) -> None:
        """Picks a card. If this does not lay the card at the wanted place, picks the place, too."""
        desk = self.desk
        desk.target(lay.card, lay.target)
        if lay.zone.startswith("strip") and not desk.picture.within(lay.zone):
            self._begin_at(lay.zone)
        before, usual = zone_of(desk, lay.card), desk.page.felt.ask_place(lay.card)
        self.take(lambda key: key == lay.card)
        if desk.page.felt.held != lay.card:
            assert zone_of(desk, lay.card) != before
            if lay.target.is_at(usual):
                return
            self.take(lambda key: key == lay.card)
        self.take(lambda key: key == place_key(lay.target))

    def _begin_at(self, strip: str) -> None:
        """Picks the strip for the next word, unless the next card begins a word anyway."""
        laid = [piece for piece in self.desk.picture.pieces if piece.zone.startswith("strip")]
        if laid and any(stop.key == strip for stop in self.desk.page.felt.stops):
            self.take(lambda key: key == strip)

    def cut(self, cut: Cut) -> None:
        """Cuts a word with the menu of the card before the gap. A movable card is picked up first."""
        tops = [piece for piece in self.desk.picture.within(cut.zone) if piece.slot == cut.gap - 1]
        card = max(tops, key=lambda piece: piece.depth)
        self.take(lambda key: key == card.key)
        if self.desk.page.felt.held:
            self.take(lambda key: key == ("menu", card.key))
        self.entry([text for text in entries(open_menu()) if text.startswith(("Split ", "Close "))][-1])

    def write(self, write: Write) -> None:
        for letter in write.word:
            self.button(self.desk.part("word").buttons[letter])

    def touch(self, touch: Touch) -> None:
        keys = {touch.zone, *[piece.key for piece in self.desk.picture.within(touch.zone)]}
        self.take(lambda key: key in keys)
        if menu_is_open():
            self.entry("Give up this row")

    def press(self, press: Press) -> None:
        button = self.desk.button(press.verb)
        self.button(button)
        if self.desk.page.buttons.asks:
            self.button(button)

    def say(self, say: Say) -> None:
        option = self.desk.option(*say)
        box = self.desk.part(say.kind, say.key).box
        self.button(option)
        if box is not None:
            row = self.desk.row_of(box, say.value)
            self.take(lambda key: isinstance(key, tuple) and key[1:] == (row,))

    def lift_curtain(self) -> None:
        self.button(self.desk.page.plate.ready)

    def challenge(self, seat: int, verb: str) -> None:
        page = self.desk.page
        self.button(page.challenges.buttons[self.desk.session.moment.challengers.index((seat, verb))])
        if len(self.desk.session.moment.humans) > 1:
            self.button(page.challenges.yes)

    def buzz(self, seat: int) -> None:
        self.button(self.desk.page.buzzers.buttons[seat])

    def resign(self) -> None:
        self.button(self.desk.page.head.menus)
        self.entry("Resign")
        self.agree()

    def agree(self) -> None:
        self.button(self.desk.dialog().button(QMessageBox.StandardButton.Yes))


def scanner_of(window) -> Scanner:
    found = window.findChild(Scanner)
    assert isinstance(found, Scanner)
    return found


def window_of(scanner: Scanner) -> QWidget:
    window = scanner.parent()
    assert isinstance(window, QWidget)
    return window


def holds(spot: ScanSpot, wanted: Wanted) -> bool:
    return wanted(spot.key) if not spot.parts else any(holds(part, wanted) for part in spot.parts)


def lit_in(seen: Sight, scanner: Scanner) -> ScanSpot | None:
    """The spot that the frame lights. Looks for it in `seen` first, because finding all spots again at each step takes
    long."""
    level = seen.spots
    for key in scanner._path:
        level = next((spot.parts for spot in level if spot.key == key), ())
    return next((spot for spot in level if spot.key == scanner._at), None) or scanner.lit


def names(scanner: Scanner) -> list[Hashable]:
    return [spot.key for spot in sight(window_of(scanner)).spots]


def open_menu() -> QMenu:
    settle()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu), "no menu is open"
    return menu


def menu_is_open() -> bool:
    settle()
    return isinstance(QApplication.activePopupWidget(), QMenu)


def entries(menu: QMenu) -> list[str]:
    """The texts of the entries of a menu and of its submenus."""
    found = []
    for action in menu.actions():
        found += [
            action.text().replace("&", ""),
            *(entries(behind) if isinstance(behind := action.menu(), QMenu) else []),
        ]
    return found


def titles(key: Hashable) -> list[str]:
    """The titles of one entry in the open menu and in its submenu."""
    for action in open_menu().actions():
        if key_of(action) == key:
            behind = action.menu()
            return [action.text().replace("&", ""), *(entries(behind) if isinstance(behind, QMenu) else [])]
    return []
