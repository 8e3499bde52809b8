"""Above the felt: whose turn it is, the time left, and what a player can always ask for.

The deck itself shows how many cards it has.
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
from app.windows.table.telling import turn_told
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout, room_around, turn_line
from app.windows.widgets.keys_shown import call_with_key
from app.windows.widgets.written_by_people import plain_label


def takes_room(widget: QWidget) -> bool:
    return not widget.isHidden() or widget.sizePolicy().retainSizeWhenHidden()


def _steps() -> str:
    return QCoreApplication.translate("Table", "A step each time: where, which letters, the whole play, and why")


class TableHead(QWidget):
    """asked: menus, leave, undo, redo, hint, rules, pause or result.  seconds: that are left, -1: there is no limit."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.name, self.turn = plain_label(), plain_label()
        self.clock, self.of_game = ClockFace(), plain_label()
        self.tokens = TableTokens()
        self.of_game.setObjectName("small")
        self.of_game.hide()
        self.name.setObjectName("small")
        self.turn.setObjectName("heading")
        self.turn.setWordWrap(True)  # in a narrow window it takes a second line rather than lose words
        self.turn.setMinimumWidth(1)
        self.menus = self._tool("menus")
        self.menus.setText("≡")
        self.back, self.undo, self.redo = self._tool("leave"), self._tool("undo"), self._tool("redo")
        self.hint, self.rules = self._tool("hint"), self._tool("rules")
        self.rest, self.result = self._tool("pause"), self._tool("result")
        self.mark = SafeMark()
        self.seconds = -1
        self._gone: set[QPushButton] = set()  # tools that can do nothing now, however much room there is
        self._offers_undo = False  # of a pass
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
        """What Tab goes to, from left to right."""
        return self.menus, self.back, self.undo, self.redo, self.hint, self.rules, self.rest, self.result, self.mark

    def show_moment(
        self, moment: Moment, whys: Mapping[str, str], *, end_seen: bool, learns: bool = False, done: bool = False
    ) -> None:
        """whys: why something cannot be asked for.  end_seen: the player has left the final page for the table.
        learns: in a lesson.  done: its goal is reached, and nobody plays on."""
        state = moment.present
        self.tokens.show_tokens(moment.picture.tokens)
        if moment.house is not self._game:
            self._game, self._folded_at = moment.house, (0, 0)
        self._timed = moment.timed
        self.name.setText(moment.title)
        self.turn.setText("" if done else turn_told(moment))
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

    def _useless(self, moment: Moment, *, learns: bool) -> set[QPushButton]:
        """A film has buttons of its own, a lesson shows the cards itself, and what is over wants no help."""
        films, ended = moment.phase is Phase.FILM, moment.phase in (Phase.FILM, Phase.OVER)
        useless = {one for one in (self.undo, self.redo) if films or (ended and not one.isEnabled())}
        if ended:
            useless.add(self.rest)
        if ended or learns:
            useless.add(self.hint)
        return useless

    def show_seconds(self, seconds: int) -> None:
        """-1: there is no limit."""
        self.clock.setVisible(seconds >= 0)
        self.seconds = seconds
        if seconds < 0:
            self.of_game.hide()

    def show_left(self, left: float, of: float, of_game: float | None) -> None:
        """of_game: what is left of the whole game, where the turn is what the clock shows."""
        self.clock.show_left(left, of)
        if of_game is not None:
            time = QCoreApplication.translate("Table", "{time} in the game").format(time=clock_text(of_game))
            self.of_game.setText(time)
        self.of_game.setVisible(of_game is not None)

    def fold(self, width: int, *, low: bool = False) -> None:
        """Two lines where one would squeeze what stands in it. low: there is no room for two, so that what has a key
        and an entry in the menu besides gives way."""
        self._line.setContentsMargins(room_around(self, 10, 6, 2, low=low))
        self.name.setContentsMargins(0, 0, self.name.fontMetrics().height() // 2, 0)  # or it runs into its neighbour
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
            self.clock.keep_room(keeps=False)  # no clock stands there now, and a second line would take the felt's
            room = self._room(width, low=low)
        size = width, self.turn.fontMetrics().height()
        if room < 0:
            self._folded_at = size  # and so it stays for this game: the felt below does not jump from turn to turn
        folded = self._folded_at == size and not low  # if it is low the mark alone is left beside the words
        turn_line(self._line, folded)
        self.tokens.give_way(-room - (self._room_of_tools() if folded else 0))

    def _shorten(self, short: bool) -> None:
        """What a sign can say, too."""
        self.mark.shorten(short)
        self.rules.setText("?" if short else self.rules.accessibleName())

    def _keep_tools(self, *, fewer: bool, none: bool) -> None:
        for tool in (self.undo, self.redo, self.rules):
            wanted = self._offers_undo and tool is self.undo and not none  # for a moment only, and perhaps in haste
            tool.setVisible((wanted or not fewer) and tool not in self._gone)
        for tool in (self.hint, self.rest):
            tool.setVisible(not none and tool not in self._gone)

    def _room(self, width: int, *, low: bool) -> int:
        """What is left of one line. The name of the game stands there, or in the first of two, if it has room."""
        words = self.turn.fontMetrics().horizontalAdvance(self.turn.text())
        told = sum(
            [one.sizeHint().width() + 8 for one in (self.menus, self.back, self.clock, self.of_game) if takes_room(one)]
        )
        told += self.tokens.wanted + 8 if self.tokens.tokens else 0
        name, line = self.name.sizeHint().width() + 8, width - told - words
        room = line - self._room_of_tools()
        self.name.setVisible(name <= (room if low or room >= 0 else line))
        return room

    def _room_of_tools(self) -> int:
        return self._tools.sizeHint().width() + 16

    def _name_tools(self) -> None:
        say = QCoreApplication.translate
        self.back.setText(say("Table", "‹ Gallery"))
        self.undo.setText(say("Table", "Undo"))
        self.redo.setText(say("Table", "Redo"))
        self.hint.setText(say("Table", "Hint"))
        self.rules.setAccessibleName(say("Table", "Rules"))
        self.rest.setText(say("Table", "Pause"))
        self.result.setText(say("Table", "Result"))
        self._shorten(False)

    def tell_keys(self) -> None:
        call_with_key(self.menus, QCoreApplication.translate("Table", "Menus"), "menus")
