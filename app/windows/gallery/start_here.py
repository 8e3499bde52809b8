"""The large tile Start here, for beginners: the table of the game to start with, the five games of the path, which
teach one idea each, and a button that helps to find other games."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.base.box_words import family_text
from app.base.boxes import BOXES, PATH
from app.base.commands import plain_names
from app.base.later import later
from app.base.settings import Settings
from app.felt.theme import Theme
from app.windows.gallery.large_tile import LargeTile
from app.windows.widgets.style_sheet import restyle

PICTURE = 12.5, 6.2  # the width and the height of the tile's picture, as multiples of a text line's height


class StartHere(LargeTile):
    """The tile with the path for beginners.

    lesson_wanted: the player wants the lesson of this game.
    which_wanted: the player wants the three questions that help to find a game.
    """

    lesson_wanted = Signal(str)
    which_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, PATH, PICTURE)
        self._learned: Sequence[str] = ()
        self._large = True
        self.title.setObjectName("title")
        self.which = self.more
        for game, place in self.places.items():
            place.clicked.connect(lambda _=False, game=game: self.lesson_wanted.emit(game))
        self.which.clicked.connect(self.which_wanted)
        # names the parts before the tile is styled, because styling it again would delay the first paint by
        # milliseconds
        self._tell()

    @property
    def here(self) -> str:
        """The first game of the path whose lesson the player has not finished; "" if all are finished."""
        return next((game for game in PATH if game not in self._learned), "")

    def welcome(self) -> str:
        """The welcome text that a screen reader reads out."""
        translate = QCoreApplication.translate
        text = translate("Gallery", "New here? In the menu {menu}, “{entry}” leads to five lessons, one idea each.")
        return text.format(menu=translate("Menu", "&Help").replace("&", ""), entry=plain_names()["start"])

    def enter(self) -> None:
        """When the keyboard focus enters the tile, focuses the button of the next unlearned game."""
        stop: QPushButton = self.places[self.here] if self.here else self.which
        stop.setFocus()

    def obey(self, settings: Settings, themes: Mapping[str, Theme]) -> None:
        """Applies the settings: whether the path is visible, the player's place on it, and the cloth of the picture."""
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
            facts = [translate("Gallery", "learned")] if game in self._learned else []
            facts += [translate("Gallery", "you are here")] if game == self.here else []
            place.setAccessibleName(f"{BOXES[game].name}: {idea}")
            place.setAccessibleDescription(", ".join([*facts, translate("Gallery", "Learn")]))
            place.setToolTip(idea)
            if place.property("main") != (game == self.here):
                place.setProperty("main", game == self.here)
                restyle(place)
        self.fit(self._room, large=self._large)

    def fit(self, room: int, *, large: bool = True) -> None:
        """Fits the tile into its room. If the row of buttons has too little room, it scrolls.

        large: whether there is room for the picture, and no other tile is the large one.
        """
        self._room, self._large = room, large
        for game, place in self.places.items():
            place.setMinimumHeight(0)
            place.setText(self._text(game))
            if room and place.sizeHint().width() > room:
                place.setText("\n".join(place.text().rsplit(" ", 1)))
        if not room:
            return  # the available room is not known until the page has its width
        self.lay_out(game=self.here, pictured=large and bool(self.here))
        later(self, self._show_here)  # by then every button has its position

    def _text(self, game: str) -> str:
        name = f"✓ {BOXES[game].name}" if game in self._learned else BOXES[game].name
        if game != self.here:
            return name
        here = QCoreApplication.translate("Gallery", "you are here")
        return f"{name}\n{here}" if self._large else f"▸ {name}"

    def _show_here(self) -> None:
        if self.here:
            self.strip.ensureWidgetVisible(self.places[self.here])
