"""Start here, for beginners: a line of five games that teach one idea each, and above it a way to find others."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.base.box_words import family_text
from app.base.boxes import BOXES, PATH
from app.base.commands import plain_names
from app.base.later import later
from app.base.settings import Settings
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.pane import Strip
from app.windows.widgets.style_sheet import BAR, restyle


class StartHere(QWidget):
    """The path for beginners.

    lesson_wanted: the player wants the lesson of this game.
    which_wanted: the player wants another game, by three questions.
    put_away: the player no longer wants the line.
    """

    lesson_wanted = Signal(str)
    which_wanted = Signal()
    put_away = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._learned: Sequence[str] = ()
        self._room = 0
        self.title = QLabel(self)
        self.title.setObjectName("heading")
        inner = QWidget()
        self.strip = Strip(inner, self)  # still empty, because it would style its content at once
        self.places = {game: EnterButton(parent=inner) for game in PATH}
        self.which = EnterButton(parent=self)
        self.away = EnterButton("×", self)
        self.away.setObjectName("cross")
        for game, place in self.places.items():
            place.clicked.connect(lambda _=False, game=game: self.lesson_wanted.emit(game))
        self.which.clicked.connect(self.which_wanted)
        self.away.clicked.connect(self.put_away)
        self._line = QHBoxLayout(inner)
        self._line.setContentsMargins(0, 0, 0, 0)
        for place in self.places.values():
            self._line.addWidget(place)
        self._line.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.which)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignRight)  # at the edge, even when the title has given way
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(head)
        whole.addWidget(self.strip)
        self._tell()  # before anything is styled: restyling costs the first picture milliseconds

    @property
    def here(self) -> str:
        """The first game of the path without a finished lesson; "" if there is none."""
        return next((game for game in PATH if game not in self._learned), "")

    @property
    def stops(self) -> list[QPushButton]:
        """The stops in Tab order."""
        return [self.which, self.away, *self.places.values()]

    def welcome(self) -> str:
        """The welcome for listeners."""
        translate = QCoreApplication.translate
        text = translate("Gallery", "New here? In the menu {menu}, “{entry}” leads to five lessons, one idea each.")
        return text.format(menu=translate("Menu", "&Help").replace("&", ""), entry=plain_names()["start"])

    def enter(self) -> None:
        """Focuses the current place when keys enter the line."""
        stop: QPushButton = self.places[self.here] if self.here else self.which
        stop.setFocus()

    def obey(self, settings: Settings) -> None:
        """Applies the settings: whether the path shows, and the current place on it."""
        self.setVisible(settings.start_here)
        if self._learned != settings.learned:
            self._learned = settings.learned
            self._tell()

    def _tell(self) -> None:
        translate = QCoreApplication.translate
        self.title.setText(translate("Gallery", "Start here"))
        self.which.setText(translate("Gallery", "Which game?"))
        self.which.setToolTip(translate("Gallery", "Three questions find three games"))
        self.away.setAccessibleName(translate("Gallery", "Put “Start here” away"))
        self.away.setToolTip(translate("Gallery", "Put away; the menu Help brings it back"))
        self.away.setAccessibleDescription(self.away.toolTip())
        for game, place in self.places.items():
            idea = family_text(BOXES[game])
            told = [translate("Gallery", "learned")] if game in self._learned else []
            told += [translate("Gallery", "you are here")] if game == self.here else []
            place.setAccessibleName(f"{BOXES[game].name}: {idea}")
            place.setAccessibleDescription(", ".join([*told, translate("Gallery", "Learn")]))
            place.setToolTip(idea)
            if place.property("main") != (game == self.here):
                place.setProperty("main", game == self.here)
                restyle(place)
        self.fit(self._room)

    def fit(self, room: int) -> None:
        """Shows the idea of every place; in a narrower window only that of the current place, or none. If there is
        still not enough room, the line scrolls."""
        self._room = room
        if not room:
            return  # the room is not known yet
        head = sum([one.sizeHint().width() + 8 for one in (self.title, self.which, self.away)])
        self.title.setVisible(head <= room)
        for ideas in (PATH, (self.here,), ()):
            for game, place in self.places.items():
                place.setMinimumHeight(0)
                place.setText(self._text(game, with_idea=game in ideas))
            needed = self._line.totalSizeHint()
            wide = needed.width() > room
            if not wide:
                break
        for place in self.places.values():  # all as high as the one with most lines
            place.setMinimumHeight(needed.height())
        self.strip.setFixedHeight(needed.height() + (BAR if wide else 0))
        later(self, self._show_here)  # by then everything has its place

    def _text(self, game: str, *, with_idea: bool) -> str:
        box = BOXES[game]
        name = f"✓ {box.name}" if game in self._learned else box.name
        if game == self.here:
            here = QCoreApplication.translate("Gallery", "you are here")
            return f"{name} · {here}\n{family_text(box)}" if with_idea else f"{name}\n{here}"
        return f"{name}\n{family_text(box)}" if with_idea else name

    def _show_here(self) -> None:
        if self.here:
            self.strip.ensureWidgetVisible(self.places[self.here])
