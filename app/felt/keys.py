"""The keyboard on the felt: keys move over the table, pick a card up, aim it and lay it, and type letters. They can do
everything that the mouse can, and emit the same signals.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from app.base.listing import listed
from app.felt.borders import RAISED
from app.felt.cursor import Cursor
from app.felt.grip import Grip, rank_in_zone
from app.felt.hits import target_rect
from app.felt.measure import CARD_WIDTH
from app.felt.peek import Peek
from app.felt.picture import DropWay, Kind, Mark, Piece, Target
from app.felt.pointing import may_be_cut
from app.felt.rects import Rect
from app.felt.saying import spoken_target
from app.felt.scene import FeltScene
from app.felt.stops import Stop, above_or_below, beside

Key = Qt.Key
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
CUTTING = ("/", "-", "|")  # keys that cut a word; every keyboard has at least one of them within reach
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
COMMANDS = CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Keys(QObject):
    activated = Signal(str)
    cut_asked = Signal(str, int)
    typed = Signal(str)
    erased = Signal()
    committed = Signal()
    cancelled = Signal()
    cycled = Signal(int)
    took = Signal()

    def __init__(self, scene: FeltScene, cursor: Cursor, grip: Grip, peek: Peek) -> None:
        super().__init__(scene)
        self._scene, self._cursor, self._grip, self._peek = scene, cursor, grip, peek
        self.offers = False  # whether Tab can suggest plays that the laid cards could become

    @property
    def typing(self) -> bool:
        """Whether ghost cards (cards of a suggested play) lie on the table. Then Enter, Space and Tab act on the
        suggestion.

        A ghost in the hand does not count: it is a card that an exchange would bring.
        """
        hands = [zone.key for zone in self._scene.picture.zones if zone.kind is Kind.HAND]
        return any(piece.mark is Mark.GHOST and piece.zone not in hands for piece in self._scene.pieces.values())

    def press(self, event: QKeyEvent) -> bool:
        """Handles a key; returns True if the key has a function at the table."""
        key, text, modifiers = Key(event.key()), event.text(), event.modifiers()
        command = bool(modifiers & COMMANDS)
        if event.isAutoRepeat() and key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            return True  # ignores repeats: a key held down too long would lay the next card, or make the next move
        if key == Key.Key_Escape:
            self._escape()
        elif key in (Key.Key_Return, Key.Key_Enter):
            self._enter(modifiers & CONTROL == CONTROL)
        elif key in ARROWS:
            return self._arrow(*ARROWS[key], modifiers)
        else:
            return not command and self._press_plain(key, text)
        return True

    def _press_plain(self, key: Key, text: str) -> bool:
        """Handles a key pressed without Ctrl or Alt; returns True if the key has a function at the table."""
        if key == Key.Key_Backspace:
            self.erased.emit()
        elif key == Key.Key_Delete:
            return self._take_back()
        elif key in (Key.Key_Home, Key.Key_End):
            return self._to_end(-1 if key == Key.Key_Home else 1)
        elif key == Key.Key_Space:
            return self._space()
        elif text in CUTTING:
            return self._cut()
        elif len(text) == 1 and text.isalpha():
            self._letter(text.upper())
        else:
            return False
        return True

    def tab(self, step: int) -> bool:
        """Handles Tab and Shift+Tab, which go to the next target of a held card, else to the next suggested play, else
        to the next region. While the ring of the keyboard cursor does not show, Tab asks for the first suggestion.
        Returns False if the key leaves the table.
        """
        if self._grip.piece is not None:
            self._aim_by(step, legal_only=True)
            return True
        begins = step > 0 and self.offers and not self._cursor.shown
        if self.typing or begins:
            self.cycled.emit(step)
            return True
        self._peek.hide()
        return self._cursor.shown and self._cursor.next_region(step)

    # ---- keys

    def _escape(self) -> None:
        if self._grip.piece is not None:
            self.put_back()
        elif self._peek.piece:
            self._peek.hide()
        else:
            self.cancelled.emit()

    def put_back(self) -> None:
        """Puts the held card back where it lay, and announces that the card is back."""
        piece = self._grip.piece
        self._grip.cancel()
        if piece is not None:
            self._grip.spoke.emit(QCoreApplication.translate("Felt", "Put back: {card}").format(card=piece.spoken))

    def _enter(self, commit: bool) -> None:
        if self._grip.piece is not None and not commit:
            self.drop()
        elif commit or self.typing or not (self._lay() or self.use()):
            self.commit()

    def commit(self) -> None:
        """Asks to make the move with the laid cards, after putting a held card back."""
        self._grip.cancel()
        self.committed.emit()

    def _space(self) -> bool:
        if self._grip.piece is not None:
            self.drop()
            return True
        if self.typing or not self.use():  # if the cursor's ring does not show, the space ends a typed word
            self.typed.emit(" ")
        return True

    def _letter(self, letter: str) -> None:
        if self._grip.piece is not None:
            self._jump(letter)
        else:
            # Hides the cursor's ring: from now on, Space and Enter act on the typed word and not on the card or zone
            # with the ring, even if none of the word's suggested cards can lie on the table.
            self._cursor.show(False)
            self.typed.emit(letter)

    def _arrow(self, across: int, down: int, modifiers: Qt.KeyboardModifier) -> bool:
        if self._grip.piece is not None:
            if across:
                self._aim_by(across)
            else:
                self._aim_up_or_down(down)
            return True
        if modifiers & CONTROL:
            return bool(across) and self._reorder(across)
        if modifiers & SHIFT:
            return bool(down) and self._look_under(down)
        return self._walk(across, down)

    # ---- walking

    def _walk(self, across: int, down: int) -> bool:
        at = self._cursor.at
        if at is None:
            return False
        self._peek.hide()
        if not self._cursor.shown:  # if the cursor's ring does not show, the first arrow only shows it
            self._cursor.show(True)
            self._cursor.moved.emit(at.key)
            return True
        stops = self._cursor.stops
        self._cursor.go(beside(stops, at, across) if across else above_or_below(stops, at, down))
        return True

    def _to_end(self, way: int) -> bool:
        if self._grip.piece is not None:
            self.aim(self._grip.places[0 if way < 0 else -1] if self._grip.places else None)
            return True
        at = self._cursor.at
        if at is None:
            return False
        region = [stop for stop in self._cursor.stops if stop.region is at.region]
        self._cursor.show(True)
        self._cursor.go(region[0 if way < 0 else -1])
        return True

    def _look_under(self, down: int) -> bool:
        """On Shift+Up, spreads the focused stack and announces its covered cards; on Shift+Down, closes it. Returns
        False if no stack is focused."""
        piece = self._focused()
        if piece is None or not self._peek.can_show(piece):
            return False
        if down > 0:
            self._peek.hide()
            return True
        self._peek.show(piece)
        covered = self._scene.stack_at(piece.zone, piece.slot)[-2::-1]
        below = QCoreApplication.translate("Felt", "Below it: {cards}")
        self._grip.spoke.emit(below.format(cards=listed([card.spoken for card in covered])))
        return True

    # ---- acting on the card or zone that the keyboard cursor is on

    def _stop(self) -> Stop | None:
        return self._cursor.at if self._cursor.shown else None

    def _focused(self) -> Piece | None:
        stop = self._stop()
        return stop.piece if stop is not None else None

    def _lay(self) -> bool:
        """Lays the focused card where a click would lay it; returns False if a click would not lay it. The Enter key
        calls this; the Space key always picks the card up."""
        piece = self._focused()
        return piece is not None and self._and_return(piece.key, lambda: self._grip.lay(piece.key))

    def lay_or_use(self) -> None:
        """Lays the focused card where a click would lay it, if it is clear where the card goes. Otherwise picks the
        card up, or presses the focused zone."""
        piece = self._focused()
        if piece is None or not self._grip.is_clear(piece.key) or not self._lay():
            self.use()

    def use(self) -> bool:
        """Picks up the focused card, or presses the focused zone. Returns False if the ring of the keyboard cursor does
        not show."""
        stop = self._stop()
        if stop is None:
            return False
        self._peek.hide()
        if stop.piece is not None and stop.piece.movable:
            self.pick_up(stop.piece.key)
        elif stop.piece is not None and stop.piece.mark is Mark.LIT:
            self.activated.emit(stop.key)
        elif stop.zone.mark is Mark.LIT:
            self.activated.emit(stop.zone.key)
        elif stop.zone.kind is Kind.FRESH:  # the player begins the next word there
            self.activated.emit(stop.zone.key)
            self._grip.spoke.emit(stop.spoken)
        elif stop.zone.kind in (Kind.RIVAL, Kind.LAST):
            self.activated.emit(stop.zone.key)
        else:
            self.activated.emit(stop.zone.key)
            translate = QCoreApplication.translate
            card = translate("Felt", "This card cannot be taken now.")
            self._grip.spoke.emit(
                card if stop.piece is not None else translate("Felt", "Nothing can be taken here now.")
            )
        return True

    # ---- presses by a screen reader or a voice

    def press_stop(self, stop: Stop) -> None:
        """Handles a press on this stop (a card or zone). The first press picks up the card there, and the next press
        lays it at the stop that is pressed then. A second press on the held card lays it where a click would."""
        held, piece = self._grip.piece, stop.piece
        if held is None and piece is not None and piece.movable:
            self._peek.hide()
            self.pick_up(piece.key)
        elif held is None:
            self._enter(commit=False)
        elif piece is not None and piece.key == held.key:
            if not self._and_return(held.key, lambda: self._grip.lay(held.key)):
                self.put_back()
        else:
            self._lay_at(stop)

    def lay_at_place(self, target: Target) -> None:
        if self._grip.piece is not None:
            self._grip.aim_by_keys(target)
            self.drop()

    def _lay_at(self, stop: Stop) -> None:
        """Lays the held card at this stop (card or zone) in the first way that is allowed: over the card there, in
        exchange for it, behind it, or in the zone."""
        slot = stop.piece.slot if stop.piece is not None else None
        ways = (DropWay.OVER, DropWay.SWAP, DropWay.GAP, DropWay.ZONE)
        here = [
            target
            for target in self._grip.places
            if target.zone == stop.zone.key
            and (slot is None or target.way is DropWay.ZONE or target.place == slot + (target.way is DropWay.GAP))
        ]
        here.sort(key=lambda target: (not target.legal, ways.index(target.way)))
        if here:
            self.lay_at_place(here[0])
        elif stop.piece is not None and stop.piece.movable:
            self.pick_up(stop.piece.key)  # picks up the other card instead
        else:
            self._announce_nowhere()

    def _announce_nowhere(self) -> None:
        self._grip.spoke.emit(QCoreApplication.translate("Felt", "It cannot lie there."))

    def pick_up(self, key: str) -> None:
        """Picks a card up and aims it at the first place that takes the card."""
        if not self._grip.take(key, chosen=True):
            return
        self.took.emit()
        legal = next((target for target in self._grip.places if target.legal), None)
        if legal is None and not self._grip.places:
            self._grip.spoke.emit(QCoreApplication.translate("Felt", "There is no place for it now."))
        self.aim(legal or next(iter(self._grip.places), None))

    def _take_back(self) -> bool:
        if self._grip.piece is not None:
            self.put_back()
            return True
        piece = self._focused()
        zone = self._scene.picture.zone(piece.zone) if piece is not None else None
        if piece is None or zone is None or zone.kind is Kind.HAND or not piece.movable:
            return False
        self._grip.returned.emit(piece.key)
        return True

    def _reorder(self, step: int) -> bool:
        """Moves the focused card within the hand, as Ctrl with an arrow key does; returns False if no card of a hand is
        focused."""
        piece = self._focused()
        zone = self._scene.picture.zone(piece.zone) if piece is not None else None
        if piece is None or zone is None or zone.kind is not Kind.HAND:
            return False
        rank = rank_in_zone(self._scene.picture, piece)
        if 0 <= rank + step < len(self._scene.picture.within(piece.zone)) + len(zone.holes):
            self._grip.reordered.emit(piece.key, rank - 1 if step < 0 else rank + 2)
        return True

    def _cut(self) -> bool:
        """Cuts the word after the focused card, or closes a cut that is already there; returns False if no word is
        focused."""
        piece = self._focused()
        zone = self._scene.picture.zone(piece.zone) if piece is not None else None
        if piece is None or zone is None or zone.kind is not Kind.WORD:
            return False
        slots = len(self._scene.placements.zones[zone.key].cells)
        gap = min(piece.slot + 1, slots - 1)
        if may_be_cut(zone, gap, slots):
            self.cut_asked.emit(zone.key, gap)
        else:
            self._grip.spoke.emit(QCoreApplication.translate("Felt", "This word cannot be cut here."))
        return True

    # ---- aiming

    def aim(self, target: Target | None) -> None:
        self._grip.aim_by_keys(target)
        piece = self._grip.piece
        if piece is None:
            return
        rest = self._scene.placements.pieces[piece.key].rect
        self._scene.carry(self._carried_to(target, rest), glide=True)
        if target is not None:
            self._grip.spoke.emit(spoken_target(self._scene.picture, target))

    def _carried_to(self, target: Target | None, rest: Rect) -> Rect:
        """The place at which the held card hovers: at its target if the card may lie there, otherwise a little beside
        it.

        rest: the place where the card lay.
        """
        slot = self._grip.slot
        if target is None or slot is None:
            return rest.moved(0, -RAISED * rest.w / CARD_WIDTH)
        if target.way is DropWay.ZONE:
            x, y = slot.centre
            return rest.moved(x - rest.centre[0], y - rest.centre[1])
        return slot if target.legal else slot.moved(-0.2 * slot.w, 0.25 * slot.h)

    def _aim_by(self, step: int, *, legal_only: bool = False) -> None:
        targets = [target for target in self._grip.places if target.legal or not legal_only]
        if not targets:
            return
        if self._grip.target not in targets:
            self.aim(targets[0 if step > 0 else -1])
            return
        place = targets.index(self._grip.target) + step
        self.aim(targets[place % len(targets) if legal_only else min(max(place, 0), len(targets) - 1)])

    def _aim_up_or_down(self, down: int) -> None:
        now = self._grip.target
        here = target_rect(self._scene.placements, now) if now is not None else None
        if now is None or here is None:
            self._aim_by(down)
            return
        x, y = here.centre
        places = [(target, target_rect(self._scene.placements, target)) for target in self._grip.places]
        beyond = [
            (target, rect) for target, rect in places if rect is not None and (rect.centre[1] - y) * down > rect.h / 4
        ]
        if beyond:
            self.aim(min(beyond, key=lambda one: abs(one[1].centre[1] - y) + 1.5 * abs(one[1].centre[0] - x))[0])

    def _jump(self, letter: str) -> None:
        """Aims the held card at the next place that is at a card with this letter."""
        targets = self._grip.places
        start = targets.index(self._grip.target) + 1 if self._grip.target in targets else 0
        for target in (*targets[start:], *targets[:start]):
            slot = target.place - (target.way is DropWay.GAP)
            stack = self._scene.stack_at(target.zone, slot) if target.way is not DropWay.ZONE else ()
            if stack and stack[-1].letters.upper().startswith(letter):
                self.aim(target)
                return

    def drop(self) -> None:
        source = self._grip.piece
        if source is None or self._grip.target is None:
            self.put_back()
        else:
            self._and_return(source.key, self._grip.drop)

    def _and_return(self, key: str, laid: Callable[[], bool]) -> bool:
        """Lays a card and focuses the region that it came from, because the next card probably comes from there, too.

        laid: lays the card, and returns whether it did.
        """
        stop = next((stop for stop in self._cursor.stops if stop.key == key), None)
        before = [one for one in self._cursor.stops if stop is not None and one.region is stop.region]
        if not laid():
            return False
        region = [one for one in self._cursor.stops if stop is not None and one.region is stop.region]
        if stop is not None and region:
            self._cursor.go(region[min(before.index(stop), len(region) - 1)])
        return True
