"""Below the felt: the bars that speak of the move being made."""

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from app.session.match.lines import Button
from app.session.moment import Moment
from app.windows.table.bars import ButtonBar, ChoicesBar, VerdictBar
from app.windows.table.buzzers import BuzzerBar
from app.windows.table.objections import ObjectionBar
from app.windows.widgets.flow import turn_line


class TableFoot(QWidget):
    """Choices above; then the verdict and, beside it or in a line of their own, what can be pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.verdict = VerdictBar()
        self.choices = ChoicesBar()
        self.objections = ObjectionBar()
        self.buzzers = BuzzerBar()
        self.buttons = ButtonBar()
        self._acts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._acts.addWidget(self.verdict, 1)
        self.bars = (self.choices, self.objections, self.buzzers, self.buttons)
        for bar in self.bars[1:]:
            self._acts.addWidget(bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 2, 10, 8)
        column.addWidget(self.choices)
        column.addLayout(self._acts)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to."""
        pressed = self.buttons.buttons.values()
        return [*self.choices.stops, *self.objections.buttons, *self.buzzers.stops, *pressed]

    def show_moment(self, moment: Moment) -> None:
        """What can be pressed now."""
        self.buttons.show_buttons(_buttons(moment), moment.names)
        self.choices.keep_room(moment.choice_lines)
        self.choices.show_choices(moment.choices)
        self.objections.show_objectors(moment.objectors, moment.names, list(self.buttons.buttons.values()))

    def fold(self, width: int, for_words: int, *, low: bool) -> None:
        """Two lines where one would leave the verdict less than this. low: the felt needs every line."""
        self.choices.fold(width, low=low)
        bars = [bar for bar in self.bars[1:] if not bar.isHidden()]
        wide = sum([bar.sizeHint().width() + 8 for bar in bars])
        folded = wide + max(for_words, width // 4) > width
        self.verdict.keep_room(0 if low else 1 if folded else 2)  # all the width seldom wants a second line
        turn_line(self._acts, folded)

    def retranslate(self) -> None:
        for bar in (self.buttons, self.objections, self.choices):
            bar.retranslate()


def _buttons(moment: Moment) -> tuple[Button, ...]:
    """In Shout! who has the word only shouts; a card is dealt by hand where no pace is agreed."""
    if not moment.calls:
        return moment.buttons
    wanted = ("shout",) if moment.buzzer is not None else moment.by_hand
    return tuple([button for button in moment.buttons if button.verb in wanted])
