"""The road: a page with a small card table ("felt") for each game, with stamps for the player's achievements in this
game and empty places for stamps still to win."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.base.boxes import BOXES
from app.base.listing import listed
from app.felt.emblem import sign_of
from app.felt.motifs import draw_motif
from app.felt.theme import Theme
from app.library.road import FIND, LESSON, PAR, STAMPS, UNAIDED, WIN, Milestone, Road, Stamp
from app.windows.sheets.felt_shelf import RIM, FeltShelf, FeltTile, TilePainter
from app.windows.sheets.stamps import draw_stamp
from app.windows.sheets.statistics_page import day_text
from app.windows.widgets.flow import FlowLayout, turn_line
from app.windows.widgets.headed_page import HeadedPage
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane

NOTES = 1  # the number of lines of text below the stamps
# LARGEST: the maximum size of a stamp, in lines of text; BETWEEN: the gap between stamps, as a share of a stamp
LARGEST, BETWEEN = 4.2, 0.35
MOST = 4  # the maximum number of stamps of a game
KEY_SIZE = 1.7  # the size of a stamp in the legend, in lines of text
# As multiples of a text line's height: a page must be taller than LOW to show a legend, and wider than ACROSS to show
# it in one line.
LOW, ACROSS = 22, 60
LETTERS = 12  # the box for the choice of a player has room for at least this many letters


class StampPainter(TilePainter):
    """Paints the list entry of a game: the pattern of the game's family on the cloth, and the stamps."""

    def lay(self, painter: QPainter, room: QRectF, tile: FeltTile, shown: object) -> None:
        theme = self._shelf.theme
        assert isinstance(shown, Milestone) and theme is not None
        count = len(shown.stamps)
        most = max(count, MOST)  # counts at least MOST stamps, so stamps have the same size for all games
        size = min(room.height() * 0.92, LARGEST * self._shelf.line, room.width() / (most + BETWEEN * (most - 1)))
        step = size * (1 + BETWEEN)
        left, top = room.center().x() - (size + step * (count - 1)) / 2, room.center().y() - size / 2
        for number, stamp in enumerate(shown.stamps):
            place = QRectF(left + number * step, top, size, size)
            draw_stamp(painter, place, stamp, theme, number + len(shown.game))

    def on_cloth(self, painter: QPainter, place: QRectF, shown: object) -> None:
        theme = self._shelf.theme
        if isinstance(shown, Milestone) and theme is not None and not theme.flat:
            painter.save()
            painter.setClipRect(place.adjusted(RIM, RIM, -RIM, -RIM))
            painter.setOpacity(0.35)
            draw_motif(painter, place, BOXES[shown.game].family, theme.felt)
            painter.restore()


class RoadPage(HeadedPage):
    """The page of the road: a list of all games, with stamps for the player's achievements in each game.

    game_wanted: the player wants to see this game in the gallery.
    """

    game_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        self._roads: Mapping[str, Road] = {}
        self.player = NamedBox()
        self.player.call(translate("Statistics", "Player"))
        self.player.setSizeAdjustPolicy(NamedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.player.setMinimumContentsLength(LETTERS)
        self.player.currentIndexChanged.connect(self._fill)
        self.player.hide()
        self.sums = QLabel()
        self.sums.setObjectName("heading")
        self.sums.setWordWrap(True)
        self.shelf = FeltShelf(NOTES, tile_of, StampPainter)
        acts = {"game": Act(translate("Road", "To this game"), self.game_wanted.emit, main=True)}
        reading = translate("Road", "The stamps are being looked up…")
        self.rows = ListPage(
            self.shelf,
            translate("Road", "Games and their stamps"),
            acts,
            Sentences(reading, reading=reading),
            whole=self._whole(),
        )
        self.build(translate("Statistics", "‹ Back"), translate("Road", "The road"), (self.player,), self.rows)

    def _whole(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        self._keys = {kind: (QLabel(), QLabel(name)) for kind, name in stamp_names().items()}
        flow = FlowLayout()
        for picture, name in self._keys.values():
            pair = QWidget()
            line = QHBoxLayout(pair)
            line.setContentsMargins(0, 0, 8, 0)
            line.addWidget(picture)
            line.addWidget(name)
            flow.addWidget(pair)
        self._legend = QWidget()
        self._legend.setLayout(flow)
        self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._above.addWidget(self.sums, 1)
        self._above.addWidget(self._legend)
        column.addLayout(self._above)
        column.addWidget(self.shelf, 1)
        return Pane(whole)

    # ---- looks

    def wear(self, theme: Theme) -> None:
        """Applies the felt and the cards of the present theme."""
        self.shelf.wear(theme)
        self._draw_keys()

    def fit(self) -> None:
        super().fit()
        self._draw_keys()
        line = self.fontMetrics().height()
        # a page of little height has no room for the legend, and can do without it
        self._legend.setVisible(self.height() > LOW * line)
        turn_line(self._above, self.width() < ACROSS * line)
        self.shelf.fit()

    def _draw_keys(self) -> None:
        """Draws the legend: a pressed stamp of each kind beside the name of the kind."""
        theme = self.shelf.theme
        if theme is None:
            return
        side, ratio = round(KEY_SIZE * self.fontMetrics().height()), self.devicePixelRatioF()
        for number, (kind, (picture, _)) in enumerate(self._keys.items()):
            made = QPixmap(QSize(side, side) * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            draw_stamp(painter, QRectF(QPointF(0, 0), QSize(side, side).toSizeF()), Stamp(kind, True), theme, number)
            painter.end()
            picture.setPixmap(made)

    # ---- display

    def show_roads(self, roads: Mapping[str, Road], names: Mapping[str, str]) -> None:
        """Shows the road of the player who was chosen before or, if there is none, of the first player.

        roads: each person's road; a road without results is stored under "".
        names: the names of the people.
        """
        kept = self.player.currentData()
        self._roads = roads
        self.player.blockSignals(True)
        self.player.clear()
        for person in roads:
            self.player.addItem(names.get(person, ""), person)
        self.player.setCurrentIndex(max(0, self.player.findData(kept)))
        self.player.setVisible(len(roads) > 1)
        self.player.blockSignals(False)
        self._fill()
        self.fit()

    def _fill(self) -> None:
        road = self._roads.get(str(self.player.currentData() or ""), ())
        self.rows.show_rows([row_of(stage) for stage in road])
        self.sums.setText(sums_text(road))

    def take_focus(self) -> None:
        self.rows.take_focus(self.back)


def stamp_names() -> dict[str, str]:
    """Returns the translated name of each kind of stamp."""
    translate = QCoreApplication.translate
    names = {
        LESSON: translate("Road", "lesson"),
        WIN: translate("Road", "first win"),
        UNAIDED: translate("Road", "win without hints"),
        PAR: translate("Road", "par reached"),
        FIND: translate("Road", "find solved"),
    }
    return {kind: names[kind] for kind in STAMPS}


def sums_text(road: Road) -> str:
    """Returns a sentence with the number of stamps that the player has won; "" for a player without a road."""
    translate = QCoreApplication.translate
    if not road:
        return ""
    pressed, of = sum([stage.pressed for stage in road]), sum([len(stage.stamps) for stage in road])
    text = translate("Road", "{pressed} of {of} stamps. Nothing is locked.")
    return text.format(pressed=pressed, of=of)


def row_of(stage: Milestone) -> ListRow:
    spoken = spoken_stage(stage)
    return ListRow(stage.game, (ListCell(spoken, spoken, spoken),), shown=stage)


def tile_of(stage: Milestone) -> FeltTile:
    name = BOXES[stage.game].name
    return FeltTile(name, f"{stage.pressed} / {len(stage.stamps)}", (), (_open_text(stage),), sign_of(name))


def _open_text(stage: Milestone) -> str:
    """Returns the text about the stamp that the player can win next, or a text that says that the player has won all
    stamps."""
    translate, names = QCoreApplication.translate, stamp_names()
    if stage.is_whole:
        return translate("Road", "All stamps")
    following = next(stamp.kind for stamp in stage.stamps if not stamp.pressed)
    return translate("Road", "Next: {stamp}").format(stamp=names[following])


def spoken_stage(stage: Milestone) -> str:
    """Returns a sentence about a game: its stamps with their dates, and the stamps that the player has yet to win."""
    translate, names, game = QCoreApplication.translate, stamp_names(), BOXES[stage.game].name
    dated = translate("Road", "{stamp} on {day}")
    pressed = [
        dated.format(stamp=names[stamp.kind], day=day_text(stamp.on)) if stamp.on else names[stamp.kind]
        for stamp in stage.stamps
        if stamp.pressed
    ]
    still = [names[stamp.kind] for stamp in stage.stamps if not stamp.pressed]
    if not pressed:
        return translate("Road", "{game}: no stamp yet; still open: {open}.").format(game=game, open=listed(still))
    if not still:
        return translate("Road", "{game}: all stamps: {pressed}.").format(game=game, pressed=listed(pressed))
    text = translate("Road", "{game}: {pressed}; still open: {open}.")
    return text.format(game=game, pressed=listed(pressed), open=listed(still))
