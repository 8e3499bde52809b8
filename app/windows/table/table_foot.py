"""The foot below the felt: the bars for the current move."""

from math import ceil, floor

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from app.base.guard import guarded
from app.felt.picture import Kind
from app.felt.rects import Rect
from app.felt.view import FeltView
from app.session.match.view_data import Button
from app.session.moment import Moment
from app.windows.table.agreement_bar import AgreementBar
from app.windows.table.button_bar import ButtonBar
from app.windows.table.buzzers import BuzzerBar
from app.windows.table.challengers import ChallengeBar
from app.windows.table.choices_bar import ChoicesBar
from app.windows.table.telling import happened_text
from app.windows.table.verdict_bar import VerdictBar
from app.windows.widgets.flow import room_around, turn_line

SIDES = 10  # pixels at each side, with letters of the usual size
ABOVE = 2  # pixels between the rack's lower edge and the choices
BESIDE = 6  # pixels between the verdict and the buttons
# the choices take at most one SHARE-th of the felt's height: even with very large letters, the cards need the rest
SHARE = 6


class TableFoot(QWidget):
    """The foot of the table: the verdict, and the buttons beside it or in a line of their own. The choices lie on the
    felt, above the foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt: FeltView | None = None
        self._silent = False  # whether the verdict has no text now
        self._asks = False  # whether the table is being asked a question
        self._calls: Moment | None = None  # the present moment if words are called out in this game; otherwise None
        # the width that the verdict and the buttons need in one line; None if that is the whole width
        self._needed: int | None = None
        self.verdict = VerdictBar()
        self.choices = ChoicesBar()
        self.challenges, self.agreement = ChallengeBar(), AgreementBar()
        self.buzzers = BuzzerBar()
        self.buttons = ButtonBar()
        self._acts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._acts.addWidget(self.verdict, 1)
        self.bars = (self.choices, self.challenges, self.agreement, self.buzzers, self.buttons)
        self._acts.addWidget(self.challenges)
        self._acts.addWidget(self.agreement)
        calling = QHBoxLayout()  # the bars for called words share a line of their own
        calling.addWidget(self.buzzers, 1)
        calling.addWidget(self.buttons)
        self._acts.addLayout(calling)
        # the space below the felt to the right of the rack
        self._beyond = QSpacerItem(0, 0, QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        self._acts.addSpacerItem(self._beyond)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(SIDES, 2, SIDES, 8)
        column.addLayout(self._acts)

    def lie_on(self, felt: FeltView) -> None:
        """Puts the choices at the foot of this felt, which leaves room for them."""
        self._felt = felt
        self.choices.setParent(felt.parentWidget())
        felt.installEventFilter(self)
        felt.arranged.connect(self._follow_felt)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._felt and event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._lay_choices()
        return super().eventFilter(watched, event)

    def _lay_choices(self) -> None:
        felt, choices = self._felt, self.choices
        if felt is None:
            return
        choices.setVisible(bool(choices.parts) and not felt.isHidden())
        room = choices.room(felt.height() // SHARE)
        felt.keep_below(room + ABOVE if room else 0)
        self._place_choices()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._come_to_rack()

    def _follow_felt(self) -> None:
        self._place_choices()
        self._come_to_rack()

    def _come_to_rack(self) -> None:
        """Moves the line of buttons so that it ends below the right end of the rack, near the hand, if the buttons fit
        there."""
        felt, rack, around = self._felt, self._rack, self._column.contentsMargins()
        beyond = 0
        if felt is not None and rack is not None:
            beyond = self.width() - self.mapFromGlobal(felt.mapToGlobal(QPoint(ceil(rack.right), 0))).x()
        spare = 0 if self._needed is None else self.width() - around.left() - self._needed - BESIDE
        room = beyond - around.right() if SIDES < beyond <= spare else 0
        if room != self._beyond.sizeHint().width():
            self._beyond.changeSize(room, 0, QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
            self._acts.invalidate()

    @property
    def _rack(self) -> Rect | None:
        """The place of the hand on the felt; None if there is no hand."""
        places = () if self._felt is None else self._felt.cloth.placements.zones.values()
        return next((place.rect for place in places if place.kind is Kind.HAND), None)

    def _place_choices(self) -> None:
        """Places the choices once the felt is arranged."""
        felt, choices = self._felt, self.choices
        if felt is None or choices.isHidden():
            return
        room = choices.room(felt.height() // SHARE)
        size, top = choices.sizeHint().boundedTo(felt.size()), felt.height() - room
        middle, first = (felt.width() - size.width()) // 2, self._trays_end(felt)
        rack = self._rack
        area = QRect(middle, top, size.width(), room)
        if middle < first <= felt.width() - choices.minimumSizeHint().width():
            # Leaves the tray uncovered if there is room beside it.
            area = QRect(first, top, min(size.width(), felt.width() - first), room)
        if rack is not None:  # covers the whole front of the rack, because a half-covered score would look broken
            line = QRect(floor(rack.x), top, ceil(rack.right) - floor(rack.x), room)
            area = line if line.width() >= size.width() else area.united(line)
        choices.setGeometry(area.translated(felt.pos()))
        choices.raise_()

    @staticmethod
    def _trays_end(felt: FeltView) -> int:
        """Returns the right end of the tray (the place for cards set apart), beyond which only the rack's buttons are
        beside the rack."""
        places = felt.cloth.placements.zones.values()
        return max([ceil(place.rect.right) for place in places if place.kind is Kind.TRAY], default=0)

    @property
    def stops(self) -> list[QWidget]:
        """The widgets of the foot in Tab order."""
        main, others = self.buttons.main_stops, self.buttons.other_stops
        asked = [*self.agreement.stops, *self.challenges.stops]
        return [*self.choices.stops, *main, *asked, *self.buzzers.stops, *others]

    @property
    def pressed(self) -> list[QWidget]:
        """The widgets to press, to choose from or to write in. Buzzers are not included, because players call words out
        while cards arrive."""
        bars = (self.choices, self.challenges, self.agreement, self.buttons)
        kinds = (QAbstractButton, QComboBox, QLineEdit)
        return [widget for bar in bars for widget in bar.findChildren(QWidget) if isinstance(widget, kinds)]

    def show_moment(self, moment: Moment) -> None:
        """Shows the buttons and choices for this moment."""
        of = moment.acts, moment.viewer, moment.hidden, moment.bench.draft
        does = moment.verdict.does if moment.verdict.state == "legal" else ""
        self.buttons.show_buttons(_buttons(moment), moment.names, keyless=moment.guards_word, of=of, does=does)
        self.choices.keep_room(moment.choice_lines)
        self.choices.show_choices(moment.choices)
        self.challenges.show_challengers(moment, list(self.buttons.buttons.values()))
        self.agreement.show_moment(moment)
        self._silent = moment.hidden and not happened_text(moment)
        self._asks = moment.question is not None
        self._calls = moment if moment.calls else None

    def put_away(self) -> None:
        """Clears the verdict and the choices of the play just made. All bars keep their room."""
        self.verdict.hint("")
        self.put_choices_away()

    def put_choices_away(self) -> None:
        self.choices.show_choices(())
        self.choices.hide()

    def fold(self, width: int, for_words: int, *, low: bool) -> None:
        """Arranges the foot in this width. It takes two lines if a single line would leave less than `for_words` pixels
        for the verdict.

        low: whether the window is so short that the bars must leave as much height as possible to the felt.
        """
        around = room_around(self, SIDES, 2, 8, low=low)
        self._column.setContentsMargins(around)
        beside = width if self._felt is None else self._felt.width() - self._trays_end(self._felt)
        self.choices.fold(width, beside, low=low)
        self._lay_choices()
        self.buttons.be_brief(brief=low)
        self.buzzers.fit(width)
        for bar in (self.challenges, self.agreement):
            bar.fit(width + 2 * SIDES - around.left() - around.right())
        bars = [bar for bar in self.bars[1:] if not bar.isHidden()]
        wide = sum([bar.sizeHint().width() + 8 for bar in bars])
        words = 0 if self._silent else max(for_words, width // 4)
        folded = wide + words > width
        self._needed = None if folded or low else wide + words
        self.verdict.be_brief(brief=low)
        self.verdict.setVisible(not (low and self._asks))  # the answers need the verdict's line
        if low:
            beside = 0 if folded else max([bar.sizeHint().height() for bar in bars], default=0)
            self.verdict.keep_room(0 if self._silent else 1, beside)
        else:
            self.verdict.keep_room(1 if folded else 2)  # with the whole width, the verdict seldom needs a second line
        turn_line(self._acts, folded)
        self._acts.setSpacing(ABOVE if low and folded else BESIDE)
        self.setMinimumHeight(self._kept_for_calls(width, for_words, low=low))
        self._come_to_rack()

    def _kept_for_calls(self, width: int, for_words: int, *, low: bool) -> int:
        """Returns the height to reserve in games where words are called out. It is the same whether or not a player
        must name a word, because no card may move when a player presses a buzzer."""
        moment = self._calls
        if moment is None:
            return 0
        free = [self.buzzers.room(width), *[self.buttons.room(verb) for verb in moment.by_hand]]
        named = [self.buttons.room("shout")] + [self.buzzers.room_of_ending()] * (len(moment.humans) > 1)
        line, high = self.verdict.line, []
        for bars in (free, named):
            wide, heights = sum([bar.width() + 8 for bar in bars]), [bar.height() for bar in bars]
            if wide + max(for_words, width // 4) > width:
                high.append(line + (ABOVE if low else BESIDE) + (sum if wide > width else max)(heights))
            else:
                high.append(max(self.verdict.two_lines if low else 2 * line, *heights))
        around = self._column.contentsMargins()
        return around.top() + max(high) + around.bottom()


def _buttons(moment: Moment) -> tuple[Button, ...]:
    """Returns the buttons of the moment. In Shout! a player who must name a word has only the button to shout. At other
    times a button deals the next card, unless the cards are dealt by the clock."""
    if not moment.calls:
        return moment.buttons
    wanted = ("shout",) if moment.buzzer is not None else moment.by_hand
    return tuple([button for button in moment.buttons if button.verb in wanted])
