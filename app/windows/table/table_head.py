"""The head above the felt: whose turn it is, the time left, and the tools that a player can always use.

It does not show the number of cards in the deck, because the deck itself does.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from app.base.texts import clock_text
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.clock_face import ClockFace
from app.windows.table.safe_mark import SafeMark
from app.windows.table.table_tokens import TableTokens
from app.windows.table.telling import turn_report
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout, room_around, turn_line
from app.windows.widgets.keys_shown import call_with_key
from app.windows.widgets.written_by_people import plain_label


def takes_room(widget: QWidget) -> bool:
    return not widget.isHidden() or widget.sizePolicy().retainSizeWhenHidden()


def _steps() -> str:
    return QCoreApplication.translate("Table", "A step each time: where, which letters, the whole play, and why")


class TableHead(QWidget):
    """The head of the table: the bar above the felt.

    asked: the tool pressed: menus, leave, undo, redo, hint, rules, pause or result.
    seconds: the seconds left, -1 for no limit.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.turn = plain_label(), plain_label()
        self.clock, self.of_game = ClockFace(), plain_label()
        self.tokens = TableTokens()
        self.of_game.setObjectName("small")
        self.of_game.hide()
        self.name.setObjectName("game")
        self.turn.setObjectName("heading")
        self.turn.setWordWrap(True)  # so that a narrow window shows a second line rather than fewer words
        self.turn.setMinimumWidth(1)
        self.menus = self._tool("menus")
        self.menus.setText("≡")
        self.back, self.undo, self.redo = self._tool("leave"), self._tool("undo"), self._tool("redo")
        self.hint, self.rules = self._tool("hint"), self._tool("rules")
        # scanning reaches the hint much earlier than the other buttons of the head
        self.hint.setProperty("scanned", "help")
        self.rest, self.result = self._tool("pause"), self._tool("result")
        self.mark = SafeMark()
        self.seconds = -1
        self._gone: set[QPushButton] = set()  # the tools that are useless now, and hidden even if there is room
        self._offers_undo = False  # whether Undo must show, because the player may have passed by mistake
        self._game: object = None
        self._timed = False
        self._folded_at = (0, 0)
        self._told, self._tools = QHBoxLayout(), FlowLayout()
        self._told.addWidget(self.menus)
        self._told.addWidget(self.back)
        self._told.addSpacing(6)
        self._told.addWidget(self.name)
        self._told.addSpacing(2)
        self._told.addWidget(self.turn, 3)
        self._told.addWidget(self.tokens)
        self._told.addWidget(self.clock)
        self._told.addWidget(self.of_game)
        for tool in self.stops[2:]:
            self._tools.addWidget(tool)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(10, 6, 10, 2)
        self._line.addLayout(self._told, 1)
        self._line.addLayout(self._tools)
        self._name_tools()

    def _tool(self, what: str) -> QPushButton:
        button = EnterButton()
        button.clicked.connect(lambda: self.asked.emit(what))
        return button

    @property
    def stops(self) -> tuple[QPushButton, ...]:
        """The buttons of the head in Tab order, from left to right."""
        return self.menus, self.back, self.undo, self.redo, self.hint, self.rules, self.rest, self.result, self.mark

    def show_goals(self, moment: Moment) -> None:
        """Shows the public facts about the table, and the goals that a solo player can try to beat."""
        self.tokens.show_tokens((*moment.picture.tokens, *moment.goals))

    def show_moment(
        self, moment: Moment, whys: Mapping[str, str], *, end_seen: bool, learns: bool = False, done: bool = False
    ) -> None:
        """Shows the head as it must be at this moment of the game.

        whys: the reasons why commands can't be used now.
        end_seen: whether the player has left the final page for the table.
        learns: whether a lesson is on the table.
        done: whether the lesson's goal is reached, so that nobody plays on.
        """
        state = moment.present
        self.show_goals(moment)
        if moment.house is not self._game:
            self._game, self._folded_at = moment.house, (0, 0)
        self._timed = moment.timed
        self.name.setText(moment.title)
        self.show_turn(moment, done=done)
        for what, tool in (("undo", self.undo), ("redo", self.redo), ("hint", self.hint)):
            tool.setEnabled(what not in whys)
            tool.setToolTip(whys.get(what, ""))
        if "hint" not in whys:
            self.hint.setToolTip(_steps())
        if moment.undo_asks:
            self.undo.setToolTip(QCoreApplication.translate("Table", "The others must agree."))
        self._gone = self._useless(moment, learns=learns)
        self._offers_undo = moment.can_undo_pass
        self.result.setVisible(state.over and end_seen)

    def show_turn(self, moment: Moment, *, done: bool = False) -> None:
        self.turn.setText("" if done else turn_report(moment))

    def _useless(self, moment: Moment, *, learns: bool) -> set[QPushButton]:
        """Returns the tools that are useless now. A film has its own buttons, a finished game needs no help, and a
        lesson shows the learner the cards.

        learns: whether a lesson is on the table.
        """
        films, ended = moment.phase is Phase.FILM, moment.phase in (Phase.FILM, Phase.OVER)
        useless = {one for one in (self.undo, self.redo) if films or (ended and not one.isEnabled())}
        if ended:
            useless.add(self.rest)
        if ended or learns:
            useless.add(self.hint)
        return useless

    def show_seconds(self, seconds: int) -> None:
        """Shows the clock if there is a time limit, and hides it otherwise.

        seconds: the seconds left, -1 for no limit.
        """
        self.clock.setVisible(seconds >= 0)
        self.seconds = seconds
        if seconds < 0:
            self.of_game.hide()

    def show_left(self, left: float, of: float, of_game: float | None) -> None:
        """Shows the time left on the clock.

        left, of: the seconds left, and the whole time.
        of_game: the seconds left for the whole game, if the clock shows only the time of the turn.
        """
        self.clock.show_left(left, of)
        if of_game is not None:
            time = QCoreApplication.translate("Table", "{time} in the game").format(time=clock_text(of_game))
            self.of_game.setText(time)
        self.of_game.setVisible(of_game is not None)

    def fold(self, width: int, *, low: bool = False) -> None:
        """Arranges the head in this width: in one line or, if that is too narrow, in two.

        low: whether there is no room for two lines; tools that also have a key and a menu entry are then hidden.
        """
        self._line.setContentsMargins(room_around(self, 10, 6, 2, low=low))
        # leaves a gap, because the name would otherwise touch its neighbour
        self.name.setContentsMargins(0, 0, self.name.fontMetrics().height() // 2, 0)
        self._keep_tools(fewer=low, none=False)
        self.clock.be_small(small=low)
        self.clock.keep_room(keeps=self._timed)
        self.back.show()
        self._shorten(False)
        room = self._room(width, low=low)
        if room < 0:
            self._shorten(True)
            room = self._room(width, low=low)
        if low and room < 0:
            self._keep_tools(fewer=True, none=True)
            room = self._room(width, low=low)
        if low and room < 0:
            self.back.hide()
            room = self._room(width, low=low)
        if low and room + self.tokens.spare < 0:
            self.clock.keep_room(keeps=False)  # while no clock shows, its room would be wasted
            room = self._room(width, low=low)
        size = width, self.turn.fontMetrics().height()
        if room < 0:
            self._folded_at = size  # two lines during the whole game, so that the felt does not jump
        # a short page never needs a second line, because it hides all tools except the mark that shows whether the game
        # is saved
        folded = self._folded_at == size and not low
        turn_line(self._line, folded)
        self.tokens.give_way(-room - (self._room_of_tools() if folded else 0))

    def _shorten(self, short: bool) -> None:
        """Shows icons in place of texts if `short` is set, and the texts again if not."""
        self.mark.shorten(short)
        self.rules.setText("?" if short else self.rules.accessibleName())

    def _keep_tools(self, *, fewer: bool, none: bool) -> None:
        for tool in (self.undo, self.redo, self.rules):
            # Undo keeps its text, because it shows only for a moment and the player may be in a hurry.
            wanted = self._offers_undo and tool is self.undo and not none
            tool.setVisible((wanted or not fewer) and tool not in self._gone)
        for tool in (self.hint, self.rest):
            tool.setVisible(not none and tool not in self._gone)

    def _room(self, width: int, *, low: bool) -> int:
        """Returns the pixels that remain free in one line; below 0 if the head needs two. Shows the name of the game if
        there is room for it in the first line.

        low: whether the page has no room for a second line.
        """
        words = self.turn.fontMetrics().horizontalAdvance(self.turn.text())
        facts = sum(
            [one.sizeHint().width() + 8 for one in (self.menus, self.back, self.clock, self.of_game) if takes_room(one)]
        )
        facts += self.tokens.wanted + 8 if self.tokens.tokens else 0
        name, line = self.name.sizeHint().width() + 8, width - facts - words
        room = line - self._room_of_tools()
        self.name.setVisible(name <= (room if low or room >= 0 else line))
        return room

    def _room_of_tools(self) -> int:
        return self._tools.sizeHint().width() + 16

    def _name_tools(self) -> None:
        translate = QCoreApplication.translate
        self.back.setText(translate("Table", "‹ Gallery"))
        self.undo.setText(translate("Table", "Undo"))
        self.redo.setText(translate("Table", "Redo"))
        self.hint.setText(translate("Table", "Hint"))
        self.rules.setAccessibleName(translate("Table", "Rules"))
        self.rest.setText(translate("Table", "Pause"))
        self.result.setText(translate("Table", "Result"))
        self._shorten(False)

    def report_keys(self) -> None:
        call_with_key(self.menus, QCoreApplication.translate("Table", "Menus"), "menus")
