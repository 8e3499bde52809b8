"""The buttons on the front of the rack: shuffle the hand, sort it, and take back the laid cards."""

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen

from app.base.guard import guarded
from app.felt.picture import FeltZone, Kind
from app.felt.rects import Rect
from app.felt.theme import fonts
from app.felt.tokens import width_in_label
from app.felt.view import FeltView
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.widgets.enter_button import EnterButton

SMALLEST = 24  # the least size in pixels that a finger or an unsteady hand can hit
LINE = 1.3  # a button's height, as a multiple of its letters' size
APART = 4  # pixels between the rack and the buttons beside it
SHARE = 0.55  # the buttons' largest share of the rack's front, which also holds the name and the score
# room for the icons before the name, in letter sizes; constant, because the icon for the turn comes and goes
BEFORE = 3.4
GREYED = 0.68  # the opacity of disabled letters, which stay readable
SHORT = {"shuffle": "⇄", "sort": "A–Z", "back": "↶"}  # the texts shown if there is no room for words


class RackButton(EnterButton):
    """A plain button: text on the wood, with an edge only while it has the pointer or the focus."""

    def __init__(self, felt: FeltView) -> None:
        super().__init__(parent=felt.viewport())
        self.ink, self.text_size = "#FFFFFF", 11.0
        self.up = 0  # pixels by which the text is above the middle, to line up with the name beside it
        # smaller than other buttons, whose padding comes from the window's style
        self.setStyleSheet("min-height: 0; min-width: 0; padding: 0; margin: 0")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def wear(self, ink: str, text_size: float) -> None:
        if (ink, text_size) != (self.ink, self.text_size):
            self.ink, self.text_size = ink, text_size
            self.update()

    @guarded
    def sizeHint(self) -> QSize:
        self.setFont(fonts.font(self.text_size, fonts.MEDIUM))
        wide = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(SMALLEST, round(wide + 1.2 * self.text_size)), max(SMALLEST, round(LINE * self.text_size)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, lit = QColor(self.ink), self.isEnabled() and not self.property("out")
        ink.setAlphaF(1.0 if lit else GREYED)
        if lit and (self.underMouse() or self.hasFocus()):
            painter.setPen(QPen(ink, 2.0 if self.hasFocus() else 1.0))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        painter.setFont(fonts.font(self.text_size, fonts.MEDIUM))
        painter.setPen(ink)
        painter.drawText(self.rect().translated(0, self.up), Qt.AlignmentFlag.AlignCenter, self.text())


class RackButtons(QObject):
    """The buttons of the rack.

    asked: the pressed button: shuffle, sort or back.
    """

    asked = Signal(str)

    def __init__(self, felt: FeltView) -> None:
        super().__init__(felt)
        self._felt = felt
        # whether the rack is hidden, and whether a choice is open, whose plate may cover the buttons
        self._hidden = self._asked = False
        self.buttons = {what: RackButton(felt) for what in SHORT}
        for what, button in self.buttons.items():
            button.clicked.connect(lambda _=False, what=what: self.asked.emit(what))
            button.hide()
        self._name_buttons()
        felt.arranged.connect(self.place_itself)
        felt.performed.connect(self._go_with_rack)

    @property
    def stops(self) -> list[RackButton]:
        return list(self.buttons.values())

    def show_moment(self, moment: Moment) -> None:
        """Enables the buttons that are possible now, and hides all in a film."""
        for what, button in self.buttons.items():
            button.setEnabled(what in moment.can)
        gone, asked = moment.hidden or moment.phase is Phase.FILM, bool(moment.choices)
        if (gone, asked) != (self._hidden, self._asked):
            self._hidden, self._asked = gone, asked
            self.place_itself()

    def place_itself(self) -> None:
        """Places the buttons on the front of the rack, between the name on the left and the score on the right; if
        choices cover them there, beside the rack. While no hand is open, hides them."""
        felt = self._felt
        hand = next((zone for zone in felt.picture.zones if zone.kind is Kind.HAND), None)
        placements = felt.cloth.placements
        place = placements.zones.get(hand.key) if hand is not None else None
        if self._hidden or hand is None or place is None or place.label is None or place.span is None:
            self._hide()
            return
        self._place_on_lip(hand, place.label, place.span)
        covered = self._asked and self.buttons["sort"].geometry().bottom() >= felt.free_height
        if covered and not self._place_beside(place.rect):
            self._place_on_lip(hand, place.label, place.span)
        for button in self.buttons.values():
            button.show()

    def _go_with_rack(self) -> None:
        """Keeps the buttons as they are while the felt animates an act, unless the rack disappears."""
        if not any(zone.kind is Kind.HAND for zone in self._felt.picture.zones):
            self._hide()

    def _hide(self) -> None:
        for button in self.buttons.values():
            button.hide()

    def _place_on_lip(self, hand: FeltZone, label: Rect, span: Rect) -> None:
        felt, placements = self._felt, self._felt.cloth.placements
        words = self._words()
        room, free = SHARE * label.w, self._free(hand, label)
        for names in (words, SHORT):
            for what, button in self.buttons.items():
                button.setText(names[what])
                button.wear(felt.theme.wood.ink, placements.measure.text)
            wide = sum([button.sizeHint().width() for button in self.buttons.values()])
            if wide <= min(room, free.w):
                break
        middle = label.centre[0] - wide / 2
        x = round(max(free.x, min(middle, free.right - wide)))
        high = self.buttons["sort"].sizeHint().height()
        y = max(span.bottom + 1, min(label.centre[1] - high / 2, placements.height - high))
        for button in self.buttons.values():
            size = button.sizeHint()
            button.up = round(label.centre[1] - y - high / 2)
            button.setGeometry(x, round(y), size.width(), size.height())
            x += size.width()

    def _place_beside(self, rack: Rect) -> bool:
        """Places the buttons below each other beside the rack, because choices cover its front. Returns False if there
        is no room there."""
        felt, placements = self._felt, self._felt.cloth.placements
        held = [place.rect.right for place in placements.zones.values() if place.kind in (Kind.HAND, Kind.TRAY)]
        x, y = max(held) + APART, rack.y - placements.measure.u  # leaves room above for a chosen card, which is raised
        room = felt.viewport().width() - x
        high = int((felt.free_height - y) / len(self.buttons))
        text = min(placements.measure.text, high / LINE)
        for names in (self._words(), SHORT):
            for what, button in self.buttons.items():
                button.setText(names[what])
                button.wear(felt.theme.felt.ink, text)
            wide = max([button.sizeHint().width() for button in self.buttons.values()])
            if wide <= room:
                break
        if wide > room or high < SMALLEST:
            return False
        for number, button in enumerate(self.buttons.values()):
            button.up = 0
            button.setGeometry(round(x), round(y) + number * high, wide, high)
        return True

    def _free(self, hand: FeltZone, label: Rect) -> Rect:
        """Returns the free part of the rack's front: from the end of the name, with the icons beside it, to the
        score."""
        text = self._felt.cloth.placements.measure.text
        letters = QFontMetricsF(fonts.font(text, fonts.SEMIBOLD))
        left = letters.horizontalAdvance(hand.title) + BEFORE * text
        right = letters.horizontalAdvance(hand.note) + text + width_in_label(hand, label.w, text)
        return label._replace(x=label.x + left, w=max(0.0, label.w - left - right))

    def _words(self) -> dict[str, str]:
        translate = QCoreApplication.translate
        return {
            "shuffle": translate("Rack", "Shuffle"),
            "sort": translate("Rack", "Sort"),
            "back": translate("Rack", "Take back"),
        }

    def _name_buttons(self) -> None:
        translate = QCoreApplication.translate
        names = {
            "shuffle": translate("Rack", "Shuffle the hand"),
            "sort": translate("Rack", "Sort the hand"),
            "back": translate("Rack", "Take back everything that is laid"),
        }
        for what, button in self.buttons.items():
            button.setAccessibleName(names[what])
            button.setToolTip(names[what])
