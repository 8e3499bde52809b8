"""Start here, for beginners: a large tile with the table of the game to start with, the five games of the path, which
teach one idea each, and a way to find others."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.base.box_words import family_text
from app.base.boxes import BOXES, PATH
from app.base.commands import plain_names
from app.base.later import later
from app.base.settings import Settings
from app.felt.theme import Theme
from app.windows.gallery.table_picture import TablePicture
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.pane import Strip
from app.windows.widgets.style_sheet import BAR, restyle

APART, CLOSE = 6, 3  # pixels between two places, usually and before the line scrolls
PICTURE = 12.5, 6.2  # the width and the height of its picture, in lines of text


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
        self.title.setObjectName("title")
        self.picture = TablePicture(self)
        self._themes: Mapping[str, Theme] = {}
        self._large = True
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
        head = self._head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.which)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignRight)  # at the edge, even when the title has given way
        texts = self._texts = QVBoxLayout()
        texts.setContentsMargins(0, 0, 0, 0)
        texts.addLayout(head)
        texts.addStretch(1)
        texts.addWidget(self.strip)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        whole.addWidget(self.picture)
        whole.addLayout(texts, 1)
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

    def obey(self, settings: Settings, themes: Mapping[str, Theme]) -> None:
        """Applies the settings: whether the path shows, the current place on it, and the cloth of its picture."""
        self._themes = themes
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
        self.fit(self._room, large=self._large)

    def fit(self, room: int, *, large: bool = True) -> None:
        """Fits the line. If it has not enough room, it scrolls.

        large: whether there is room for the picture, and nothing else takes the place of the large tile.
        """
        self._room, self._large = room, large
        for game, place in self.places.items():
            place.setMinimumHeight(0)
            place.setText(self._text(game))
            if room and place.sizeHint().width() > room:
                place.setText("\n".join(place.text().rsplit(" ", 1)))
        if not room:
            return  # the room is not known yet
        lines = self.fontMetrics().height()
        size = QSize(round(PICTURE[0] * lines), round(PICTURE[1] * lines))
        pictured = large and bool(self.here) and room > 3 * size.width()
        head = sum([one.sizeHint().width() + 8 for one in (self.title, self.which, self.away)])
        self._line.setSpacing(APART)
        if self._line.totalSizeHint().width() > room:
            self._line.setSpacing(CLOSE)
        needed = self._line.totalSizeHint()
        beside = not large and head + needed.width() + 12 <= room
        self._place_path(beside=beside)
        self.picture.setVisible(pictured)
        self.picture.show_game(self.here, self._themes, size)
        room -= size.width() + 12 if pictured else 0
        self.title.setVisible(head <= room)
        if beside:
            room -= head
        for place in self.places.values():  # all as high as the one with most lines
            place.setMinimumHeight(needed.height())
        self.strip.setFixedHeight(needed.height() + (BAR if needed.width() > room else 0))
        later(self, self._show_here)  # by then everything has its place

    def _place_path(self, *, beside: bool) -> None:
        """Puts the path beside its title, or below it."""
        line, other = (self._head, self._texts) if beside else (self._texts, self._head)
        if line.indexOf(self.strip) < 0:
            other.removeWidget(self.strip)
            line.insertWidget(1 if beside else line.count(), self.strip, int(beside))
            self._head.setStretch(0, int(not beside))

    def _text(self, game: str) -> str:
        name = f"✓ {BOXES[game].name}" if game in self._learned else BOXES[game].name
        if game != self.here:
            return name
        here = QCoreApplication.translate("Gallery", "you are here")
        return f"{name}\n{here}" if self._large else f"▸ {name}"

    def _show_here(self) -> None:
        if self.here:
            self.strip.ensureWidgetVisible(self.places[self.here])
