"""The sheet beside the gallery that asks three questions and shows three games that match the answers."""

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.base.box_words import minutes_short, players_text
from app.base.boxes import BOXES, Box
from app.base.guard import guarded
from app.base.listing import listed, without_dots
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.side_sheet import SideSheet
from app.windows.widgets.style_sheet import BAR

FOUND = 3
TACTICAL = ("grow", "split")  # families in which a player must foresee the rival's next word


def suggested(players: int, minutes: int, tactics: bool) -> list[str]:
    """Returns the games for this many players that match the other answers best: the minutes, and whether the players
    like to foresee a rival's word."""
    there = [game for game, box in BOXES.items() if box.seats[0] <= players <= box.seats[1]]
    return sorted(there, key=lambda game: _distance(BOXES[game], minutes, tactics))[:FOUND]


def _distance(box: Box, minutes: int, tactics: bool) -> float:
    """Returns how badly a game matches the answers. A difference of five minutes counts as much as one step of
    difficulty, or as a family of games that is tactical although the player wants no tactics, or the reverse."""
    tactical = (box.family in TACTICAL) + box.difficulty - 1
    return abs(box.minutes - minutes) / 5 + (3 - tactical if tactics else tactical)


class WhichGame(SideSheet):
    """The sheet with three questions that help to find a game.

    chosen: the player chose one of the games found.
    found: the names of the games found, to be announced.
    """

    chosen = Signal(str)
    found = Signal(str)

    def __init__(self) -> None:
        super().__init__(lambda: (self.boxes[0], self.back))
        self.title = QLabel()
        self.title.setObjectName("title")
        self.title.setWordWrap(True)
        self.labels = [QLabel() for _ in range(3)]
        self.boxes = [NamedBox() for _ in range(3)]
        self.answers = [EnterButton() for _ in range(FOUND)]
        self.back = EnterButton()
        self._games: list[str] = []
        self._inner = QWidget()
        layout = QVBoxLayout(self._inner)
        layout.addWidget(self.title)
        for label, box in zip(self.labels, self.boxes, strict=True):
            label.setBuddy(box)
            layout.addWidget(label)
            layout.addWidget(box)
        layout.addSpacing(12)
        for number, answer in enumerate(self.answers):
            layout.addWidget(answer)
            answer.clicked.connect(lambda _=False, number=number: self.chosen.emit(self._games[number]))
        layout.addStretch(1)
        layout.addWidget(self.back)
        self.back.clicked.connect(self.left)
        self.pane = Pane(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(4, 4, 4, 4)
        whole.addWidget(self.pane)
        self._ask()

    @guarded
    def sizeHint(self) -> QSize:
        """The size that shows everything, scroll bar included."""
        return self._inner.sizeHint() + QSize(BAR + 18, 10)

    def _ask(self) -> None:
        translate = QCoreApplication.translate
        self.title.setText(translate("Gallery", "Which game?"))
        self.setAccessibleName(self.title.text())
        self.back.setText(translate("SetUp", "Back"))
        asked = (
            (
                translate("Gallery", "How many?"),
                (
                    (translate("Gallery", "One"), 1),
                    (translate("Gallery", "Two"), 2),
                    (translate("Gallery", "Three or four"), 4),
                    (translate("Gallery", "Five or six"), 6),
                ),
            ),
            (
                translate("Gallery", "How long?"),
                (
                    (translate("Gallery", "A quarter of an hour"), 15),
                    (translate("Gallery", "Twenty minutes"), 20),
                    (translate("Gallery", "Half an hour"), 30),
                ),
            ),
            (
                translate("Gallery", "Words or tactics?"),
                ((translate("Gallery", "Finding words"), False), (translate("Gallery", "Tactics"), True)),
            ),
        )
        for label, box, (question, answers) in zip(self.labels, self.boxes, asked, strict=True):
            for text, answer in answers:
                box.addItem(text, answer)
            box.setAccessibleName(question)
            box.currentIndexChanged.connect(self._answered)
            label.setText(question)
        self._show_found()

    def _answered(self) -> None:
        self._show_found()
        self.found.emit(listed([BOXES[game].name for game in self._games]))

    def _show_found(self) -> None:
        players, minutes, tactics = [box.currentData() for box in self.boxes]
        self._games = suggested(players, minutes, tactics)
        for answer, game in zip(self.answers, self._games, strict=True):
            box = BOXES[game]
            facts = f"{players_text(box)} · {minutes_short(box)}"
            answer.setText(f"{box.name}\n{facts}".replace("&", "&&"))
            answer.setAccessibleName(without_dots(f"{box.name}, {facts}"))
