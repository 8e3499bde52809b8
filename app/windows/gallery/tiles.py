"""The games of the gallery as a list of tiles: the model, its filter, and the drawing of a tile."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.base.box_words import badges, difficulty_text, family_heading, family_text, minutes_text, players_text
from app.base.boxes import BOXES, FAMILIES, Box
from app.base.guard import guarded
from app.base.skill import share_of, skill_text
from app.felt.theme import Theme, fonts
from app.windows.gallery.miniature import draw_cloth, draw_miniature
from app.windows.widgets.colours import Colours

# all games, sorted by family and, within a family, by difficulty, the easiest first
IDS = tuple(sorted(BOXES, key=lambda game: (FAMILIES.index(BOXES[game].family), BOXES[game].difficulty)))
Index = QModelIndex | QPersistentModelIndex
GAME = int(Qt.ItemDataRole.UserRole)
ALL, FAVOURITES, RECENT, SOLO, VERSUS, SPEED, EASY = "all", "favourites", "recent", "solo", "versus", "speed", "easy"
LEARNED, NEW = "learned", "new"
SHORTEST, LARGEST, BY_SKILL = "shortest", "largest", "skill"  # these filters show all games, each in its own order
# these filters sort the games in their own order; all other filters keep each family together
ORDERED = (RECENT, SHORTEST, LARGEST, BY_SKILL)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Games(QAbstractListModel):
    """All games, in the order of `IDS`. Favourites have a star; games with a finished lesson have a tick."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.favourites: Sequence[str] = ()
        self.recent: Sequence[str] = ()
        self.learned: Sequence[str] = ()

    @guarded
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(IDS)

    @guarded
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        game = IDS[index.row()]
        if role == GAME:
            return game
        if role == Qt.ItemDataRole.DisplayRole:
            return BOXES[game].name
        if role == Qt.ItemDataRole.ToolTipRole:
            box = BOXES[game]
            return " · ".join([players_text(box), minutes_text(box), difficulty_text(box), family_text(box)])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            box = BOXES[game]
            facts = [box.name, players_text(box), minutes_text(box), difficulty_text(box)]
            facts += [part for part in (skill_text(game), family_text(box)) if part]
            if game in self.learned:
                facts.append(QCoreApplication.translate("Gallery", "learned"))
            return ", ".join(facts)
        return None

    @property
    def remembered(self) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
        return self.favourites, self.recent, self.learned

    def refresh(self, favourites: Sequence[str], recent: Sequence[str], learned: Sequence[str] = ()) -> None:
        self.favourites, self.recent, self.learned = favourites, recent, learned
        self.dataChanged.emit(self.index(0), self.index(len(IDS) - 1))


class ShownGames(QSortFilterProxyModel):
    """The games that match the search and pass the filter, in the order of `IDS` or in the chosen order."""

    def __init__(self, games: Games) -> None:
        super().__init__(games)
        self.games = games
        self.kind = ALL
        self.search = ""
        self.setSourceModel(games)
        self.setDynamicSortFilter(True)

    def show(self, kind: str, search: str) -> None:
        self.kind, self.search = kind, search.strip().casefold()
        if self.by_family:
            self.sort(-1)
        self.invalidate()
        if not self.by_family:  # sorted after filtering, because `_place` needs a game that passes the filter
            self.sort(0)

    @guarded
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        return self.accepts(IDS[source_row])

    def accepts(self, game: str) -> bool:
        return self._of_kind(game) and self.search in BOXES[game].name.casefold()

    def _of_kind(self, game: str) -> bool:
        box = BOXES[game]
        return {
            FAVOURITES: game in self.games.favourites,
            RECENT: game in self.games.recent,
            SOLO: box.is_solo,
            VERSUS: box.is_versus,
            SPEED: box.speed,
            EASY: box.difficulty == 1,
            LEARNED: game in self.games.learned,
            NEW: game not in self.games.learned,
        }.get(self.kind, True)

    @guarded
    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        return self._place(source_left.row()) < self._place(source_right.row())

    @property
    def by_family(self) -> bool:
        return self.kind not in ORDERED

    def _place(self, row: int) -> tuple[int, int]:
        game = IDS[row]
        box = BOXES[game]
        first: dict[str, Callable[[], int]] = {
            RECENT: lambda: self.games.recent.index(game),
            SHORTEST: lambda: box.minutes,
            LARGEST: lambda: -box.seats[1],
            BY_SKILL: lambda: share_of(game),
        }
        return first[self.kind](), row


# the font sizes of a game's NAME, of a BADGE and of a HEADING, as shares of the tile's font size
NAME, BADGE, HEADING = 1.14, 0.8, 1.14
# AROUND: the gap around a badge's word; BETWEEN: the gap between badges; both as shares of the badge's font size
AROUND, BETWEEN = 0.75, 0.3
SMALLEST = 0.8  # the smallest share of its usual size to which a font shrinks in a narrow tile
MARGINS = 18
SWATCHED = 2.2  # the width reserved for the cloth before a heading, in heights of its text
EDGE, FRAME = 4, 5  # EDGE: pixels around a tile; FRAME: pixels between a tile's edge and its picture
HIGH = 0.43  # the height of a picture, as a share of the tile's width


class Tile:
    """Draws the tiles of the gallery and the headings of the families. A tile shows a game's table in miniature and its
    name. The selected tile also shows players, length and badges.

    themes: the theme of each family.
    columns: the number of tiles in a row.
    """

    def __init__(self, games: Games) -> None:
        self.games = games
        self.themes: Mapping[str, Theme] = {}
        self.colours: Colours | None = None
        self.size = 14
        self.width = 200
        self.columns = 1

    @property
    def height(self) -> int:
        return round((self.width - 2 * EDGE) * HIGH + self.size * 1.75 + 2 * EDGE + FRAME)

    @property
    def heading(self) -> int:
        return round(self.size * 2.1)

    def narrowest(self) -> float:
        """The width of the narrowest tile that fits the name and the badges of any game, in the current language."""
        size = self.size * SMALLEST
        names = QFontMetrics(fonts.title_font(size * NAME))
        words = QFontMetrics(fonts.font(size * BADGE, fonts.MEDIUM))
        widest = 0.0
        for box in BOXES.values():
            texts = badges(box)
            badged = sum(map(words.horizontalAdvance, texts)) + _frames(len(texts), self.size * BADGE)
            # with room for a tick or a star beside the name
            named = names.horizontalAdvance(box.name) + 0.6 * self.size
            widest = max(widest, badged, named)
        return widest + MARGINS

    def spans(self, families: Collection[str]) -> dict[str, int]:
        """Returns how many columns the heading of each of these families needs."""
        size = self.size * HEADING
        letters = QFontMetrics(fonts.title_font(size * SMALLEST))
        beside = SWATCHED * size + 2 * EDGE
        return {
            family: math.ceil((letters.horizontalAdvance(family_heading(family)) + beside) / self.width)
            for family in families
            if family
        }

    def draw_heading(self, painter: QPainter, place: QRectF, family: str) -> None:
        """Draws a family's heading beside a piece of its cloth, as a legend for the tiles below."""
        theme, colours = self.themes.get(family), self.colours
        if theme is None or colours is None:
            return
        size = self.size * HEADING
        swatch = QRectF(place.left() + EDGE, place.bottom() - size * 1.45, size * 1.7, size * 1.1)
        draw_cloth(painter, swatch, theme, family)
        text = QRectF(place.left() + EDGE + size * SWATCHED, place.top(), 0, place.height())
        text.setRight(place.right() - EDGE)
        text.setTop(swatch.top() - size * 0.3)
        text.setBottom(swatch.bottom() + size * 0.3)
        painter.setPen(QColor(colours.ink))
        painter.setFont(_font_that_fits((family_heading(family),), size, text.width(), fonts.title_font))
        shown = painter.fontMetrics().elidedText(family_heading(family), Qt.TextElideMode.ElideRight, int(text.width()))
        painter.drawText(text, LEFT, shown)

    def drawn(self, place: QRect, chosen: bool) -> QRect:
        """The part of a tile's place in which anything is drawn. A tile that is not chosen has nothing drawn around
        it."""
        inset = 0 if chosen else EDGE + FRAME
        return place.adjusted(inset, inset, -inset, 0)

    def draw(
        self, painter: QPainter, place: QRect, game: str, *, chosen: bool, focused: bool, share: float = 1.0
    ) -> None:
        """Draws the tile of this game.

        chosen: whether the tile is selected, and shows players, length and badges.
        focused: whether it has a ring.
        share: how far the animation of its picture has come, from 0 to 1.
        """
        box = BOXES[game]
        theme, colours = self.themes.get(box.family), self.colours
        if theme is None or colours is None:
            return
        rect = QRectF(place).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.setPen(QPen(QColor(colours.accent), 3))
            painter.setBrush(QColor(colours.back))
            painter.drawRoundedRect(rect, 9, 9)
        if focused:
            painter.setPen(QPen(QColor(colours.ink), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), 7, 7)
        inner = rect.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        line = self.size * 1.75
        named = QRectF(inner.left(), inner.bottom() - line + FRAME, inner.width(), line)
        tags = line * 0.66 if chosen else 0.0
        named.translate(0, -tags * 1.2)
        picture = QRectF(inner.left(), inner.top(), inner.width(), named.top() - inner.top())
        draw_miniature(painter, picture, box.table, theme, box.family, share)
        self._name(painter, named, game, colours)
        if chosen:
            below = QRectF(named.left(), named.bottom() - line * 0.05, named.width(), tags)
            self._badges(painter, below, box, colours)
        painter.restore()

    def _name(self, painter: QPainter, line: QRectF, game: str, colours: Colours) -> None:
        name, size = BOXES[game].name, self.size * NAME
        marks = "✓" * (game in self.games.learned) + "★" * (game in self.games.favourites)
        room = line.width() - len(marks) * self.size
        painter.setPen(QColor(colours.ink))
        painter.setFont(_font_that_fits((name,), size, room, fonts.title_font))
        painter.drawText(line, LEFT, name)
        if marks:
            painter.setFont(fonts.font(self.size, fonts.SEMIBOLD))
            painter.setPen(QColor("#9A6A00" if colours.light else colours.accent))
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, marks)

    def _badges(self, painter: QPainter, line: QRectF, box: Box, colours: Colours) -> None:
        texts, size = badges(box), self.size * BADGE
        around, between = size * AROUND, size * BETWEEN
        room = line.width() - _frames(len(texts), size)
        painter.setFont(_font_that_fits(texts, size, room, _medium))
        left = line.left()
        for text in texts:
            width = painter.fontMetrics().horizontalAdvance(text) + around
            badge = QRectF(left, line.top(), width, line.height())
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
            painter.setPen(QColor(colours.ink))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
            left += width + between


def _medium(pixels: float) -> QFont:
    return fonts.font(pixels, fonts.MEDIUM)


def _frames(count: int, size: float) -> float:
    """The width of this many badges side by side, without the words in them."""
    return size * (AROUND * count + BETWEEN * (count - 1))


def _font_that_fits(texts: Sequence[str], size: float, room: float, font_of: Callable[[float], QFont]) -> QFont:
    """Returns a font in which the texts fit side by side. If no font fits, returns the smallest font, which is a fifth
    smaller than `size`."""
    smallest = size * SMALLEST
    while True:
        font = font_of(size)
        wanted = sum([QFontMetrics(font).horizontalAdvance(text) for text in texts])
        if wanted < room or size <= smallest:
            return font
        size -= 0.5
