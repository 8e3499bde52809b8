"""The plate over the rack while no hand is open, with the next player's name and a button that opens the hand."""

from math import ceil

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.base.fact_texts import as_line, fact_text
from app.base.guard import guarded
from app.felt.picture import Kind
from app.felt.view import FeltView
from app.session.moment import Moment
from app.windows.widgets.flow import turn_line
from app.windows.widgets.key_guard import OpeningKeys
from app.windows.widgets.written_by_people import plain_label
from engine.core.public_facts import HEAD_START, Fact

EDGE = 8  # the least margin in pixels around the texts on the plate
LETTERS, CARDS = 0.47, 1.2  # the largest margin: the smaller of LETTERS lines of text and CARDS felt units (u)
DISC = 2.25  # the disc's size as a multiple of the margin


class Disc(QWidget):
    """A disc in the colour of a seat, beside the player's name."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = ""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().windowText().color(), self.width() / 12))
        painter.setBrush(QColor(self.colour))
        painter.drawEllipse(self.rect().adjusted(1, 1, -2, -2))
        painter.end()


class ReadyPlate(QWidget):
    """The plate over the closed hand.

    lifted: the player opens the hand, or continues the game. Keys on the felt do the same.
    """

    lifted = Signal()

    def __init__(self, felt: FeltView) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self._moment: Moment | None = None
        self.disc, self.title, self.note, self.ready = Disc(), plain_label(), plain_label(), QPushButton()
        self.title.setObjectName("heading")
        self.note.setObjectName("small")
        self.ready.setObjectName("large")
        self.ready.setProperty("main", True)
        self.ready.clicked.connect(self.lifted)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._named = named = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        named.addWidget(self.disc)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        named.addLayout(words, 1)
        self._line.addLayout(named, 1)
        self._line.addWidget(self.ready)
        self.hide()
        felt.arranged.connect(self.place_itself)
        self.keys = OpeningKeys(self, felt, self.ready)
        self.keys.pressed.connect(self.lifted)

    def show_moment(self, moment: Moment) -> None:
        before, self._moment = self._moment, moment
        if not moment.hidden or moment.covered:
            self.put_away()
            return
        other = before is None or (before.viewer, before.paused) != (moment.viewer, moment.paused)
        if other or self.isHidden():
            self.keys.begin()
        self._tell(moment)
        self.show()
        self.place_itself()  # the felt may have been arranged before the plate had a text
        self.raise_()
        self.ready.setFocus()

    def put_away(self) -> None:
        """Hides the plate. If the plate has the focus, gives it to the felt."""
        if self.ready.hasFocus():
            self._felt.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    # ---- the position of the plate

    def place_itself(self) -> None:
        """Places the plate over the cards in the rack. It covers all of the rack's front or none of it. Without a rack
        it is at the foot of the felt."""
        if self.isHidden():
            return
        felt, placements = self._felt, self._felt.cloth.placements
        edge = self._keep_edge(placements.measure.u)
        room = felt.viewport().size() - QSize(2 * edge, 2 * edge)
        turn_line(self._line, folded=False)
        turn_line(self._line, self.sizeHint().width() > room.width())
        size = self.sizeHint().boundedTo(room)
        hand = next((zone for zone in felt.picture.zones if zone.kind is Kind.HAND), None)
        place = placements.zones.get(hand.key) if hand is not None else None
        x: float = (felt.viewport().width() - size.width()) / 2
        y: float = felt.viewport().height() - size.height() - edge
        if place is not None and place.span is not None and place.label is not None:
            x, y = place.span.centre[0] - size.width() / 2, place.span.centre[1] - size.height() / 2
            if y + size.height() > place.label.y:
                size.setWidth(max(size.width(), ceil(place.rect.w)))
                x = place.rect.centre[0] - size.width() / 2
                # the plate covers the edge of the wood too
                y = place.rect.bottom + placements.measure.u / 2 - size.height()
        x = min(max(x, edge), felt.viewport().width() - size.width() - edge)
        y = max(min(y, felt.viewport().height() - size.height()), edge)
        self.setGeometry(round(x), round(y), size.width(), size.height())

    def _keep_edge(self, u: float) -> int:
        """Sets the space around and between the texts on the plate. Returns the margin."""
        edge = round(max(EDGE, min(LETTERS * self.fontMetrics().height(), CARDS * u)))
        self._line.setContentsMargins(2 * edge, edge, 2 * edge, edge)
        self._line.setSpacing(2 * edge)
        self._named.setSpacing(edge)
        self.disc.setFixedSize(round(DISC * edge), round(DISC * edge))
        return edge

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QColor(self.disc.colour) if not self.disc.isHidden() else self.palette().mid().color()
        painter.setPen(QPen(line, 3))
        painter.setBrush(self.palette().window())
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -3, -3), EDGE, EDGE)
        painter.end()

    # ---- texts

    def _tell(self, moment: Moment) -> None:
        translate = QCoreApplication.translate
        seat = moment.seats[moment.viewer]
        self.disc.colour = seat.colour
        self.disc.setVisible(moment.comes)
        if moment.paused:
            self.title.setText(translate("Curtain", "Pause"))
            self.note.setText(comes_text(moment))
            self.ready.setText(translate("Curtain", "Go on"))
        else:
            own = [as_line([fact_text(fact)]) for fact in rules_of(moment)]
            away = translate("Ready", "The others look away.")
            self.title.setText(seat.name)
            note = translate("Ready", "No time is left: the turn passes.") if _has_no_time(moment) else away
            self.note.setText("\n".join([note, *own]))
            self.ready.setText(translate("Curtain", "Ready"))
        self.note.setVisible(bool(self.note.text()))
        text = ". ".join([one for one in (self.title.text(), self.note.text()) if one])
        self.setAccessibleName(self.title.text())
        self.ready.setAccessibleDescription(text)
        self.adjustSize()
        self.place_itself()
        self.update()


def rules_of(moment: Moment) -> list[Fact]:
    """Returns the rules that apply only to the next player: handicaps that matter in each turn."""
    return [fact for fact in moment.house.handicaps if fact.about.number == moment.viewer and fact.key != HEAD_START]


def _has_no_time(moment: Moment) -> bool:
    return moment.times_left[moment.viewer] == 0 and not moment.house.options["increment"]


def comes_text(moment: Moment) -> str:
    """Returns the name of the player whose hand opens after the pause, if that hand is closed until then; otherwise
    ""."""
    if not moment.comes:
        return ""
    return QCoreApplication.translate("Ready", "Next hand: {name}.").format(name=moment.names[moment.viewer])
