"""Plays with the mouse in two ways: it drags a card to its place, or clicks the card and then the place. The second
click is left out if the first has laid the card there."""

from PySide6.QtCore import QPoint

from app.felt.picture import DropWay, Kind, Target, ZoneKey
from tests.ways.gestures import Cut, Hand, Lay, Press, Say, Touch, Write
from tests.ways.window import Desk, settle


class Mouse(Hand):
    """The clicks that both ways of using the mouse share: on buttons, lists, piles and the curtain."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def press(self, press: Press) -> None:
        self.desk.click(self.desk.middle_of(self.desk.button(press.verb)))

    def say(self, say: Say) -> None:
        desk = self.desk
        desk.click(desk.middle_of(desk.option(*say)))
        box = desk.part(say.kind, say.key).box if say.kind != "letter" else None
        if box is not None:  # the option is in a list, which the click has opened
            view = box.view()
            index = box.model().index(desk.row_of(box, say.value), 0)
            view.scrollTo(index)
            shown = view.viewport()
            desk.click_in_popup(lambda popup: shown.mapTo(popup, (view.visualRect(index) & shown.rect()).center()))

    def touch(self, touch: Touch) -> None:
        self.desk.click(self.desk.zone(touch.zone))

    def write(self, write: Write) -> None:
        for letter in write.word:
            self.desk.click(self.desk.middle_of(self.desk.part("word").buttons[letter]))

    def lift_curtain(self) -> None:
        self.desk.click(self.desk.middle_of(self.desk.page.plate.ready))

    def challenge(self, seat: int, verb: str) -> None:
        page = self.desk.page
        number = self.desk.session.moment.challengers.index((seat, verb))
        self.desk.click(self.desk.middle_of(page.challenges.buttons[number]))
        if len(self.desk.session.moment.humans) > 1:
            self.desk.click(self.desk.middle_of(page.challenges.yes))

    def buzz(self, seat: int) -> None:
        self.desk.click(self.desk.middle_of(self.desk.page.buzzers.buttons[seat]))

    def resign(self) -> None:
        """Resigns by the menu, and confirms."""
        desk = self.desk
        desk.click(desk.middle_of(desk.page.head.menus))
        desk.click_in_popup(lambda popup: popup.actionGeometry(desk.window.menus.actions["resign"]).center())
        self.agree()

    def agree(self) -> None:
        self.desk.click_in_dialog()

    # ---- the differences between dragging and clicking

    def lay(self, lay: Lay) -> None:
        raise NotImplementedError

    def cut(self, cut: Cut) -> None:
        raise NotImplementedError


class Dragging(Mouse):
    def lay(self, lay: Lay) -> None:
        desk = self.desk
        target = desk.target(lay.card, lay.target)
        desk.drag(desk.card(lay.card), desk.place(target))

    def cut(self, cut: Cut) -> None:
        """Cuts a word: drags the card behind the gap to the right, the card before the gap to the left, or the seam
        between two laid cards."""
        desk = self.desk
        settle()
        cells = desk.page.felt.cloth.placements.zones[cut.zone].cells
        before, after = cells[cut.gap - 1], cells[cut.gap]
        laid = {piece.slot for piece in desk.picture.within(cut.zone) if piece.movable}
        if cut.gap not in laid:
            start, way = after.centre, 1
        elif cut.gap - 1 not in laid:
            start, way = before.centre, -1
        else:
            start, way = ((before.right + after.x) / 2, before.centre[1]), 1
        at = desk.on_felt(*start)
        desk.drag(at, at + QPoint(round(way * after.w * 0.8), 0))


def zone_of(desk: Desk, card: str) -> ZoneKey:
    return next(piece.zone for piece in desk.picture.pieces if piece.key == card)


def last_place(desk: Desk, card: str) -> Target:
    """The place where a clicked card has been laid: the end of its zone."""
    zone = zone_of(desk, card)
    slot = max(piece.slot for piece in desk.picture.within(zone))
    return Target(zone, DropWay.ZONE) if zone == "tray" else Target(zone, DropWay.GAP, slot)


class Clicking(Mouse):
    def lay(self, lay: Lay) -> None:
        desk = self.desk
        desk.target(lay.card, lay.target)
        before = zone_of(desk, lay.card)
        desk.click(desk.card(lay.card))
        if zone_of(desk, lay.card) != before:  # if so, the first click has already laid the card
            if lay.target.is_at(last_place(desk, lay.card)):
                return
            desk.click(desk.card(lay.card))
        desk.click(desk.place(desk.target(lay.card, lay.target)))

    def cut(self, cut: Cut) -> None:
        """Cuts a word by a click between two cards."""
        desk = self.desk
        zone = desk.picture.zone(cut.zone)
        assert zone is not None and zone.kind is Kind.WORD
        settle()  # waits until the bars have folded, because that changes the size of the felt
        cells = desk.page.felt.cloth.placements.zones[cut.zone].cells
        before, after = cells[cut.gap - 1], cells[cut.gap]
        desk.click(desk.on_felt((before.right + after.x) / 2, before.centre[1]))
