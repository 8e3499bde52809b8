"""The games of the gallery as a list of tiles: its content, its filter, and the drawing of a tile."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.base.box_words import badges, difficulty_text, family_text, minutes_short, minutes_text, players_text
from app.base.boxes import BOXES, FAMILIES, Box
from app.base.guard import guarded
from app.base.skill import share_of, skill_text
from app.felt.theme import Theme, fonts
from app.windows.gallery.miniature import draw_miniature
from app.windows.widgets.colours import Colours

IDS = tuple(BOXES)
Index = QModelIndex | QPersistentModelIndex
GAME = int(Qt.ItemDataRole.UserRole)
ALL, FAVOURITES, RECENT, SOLO, VERSUS, SPEED, EASY = "all", "favourites", "recent", "solo", "versus", "speed", "easy"
LEARNED, NEW = "learned", "new"
# Each of these shows all games, in another order.
BY_FAMILY, SHORTEST, LARGEST, BY_SKILL = "family", "shortest", "largest", "skill"


class Games(QAbstractListModel):
    """The games in the catalog's order; favourites have a star, finished lessons a tick."""

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
        if role == Qt.ItemDataRole.AccessibleTextRole:
            box = BOXES[game]
            told = [box.name, players_text(box), minutes_text(box), difficulty_text(box)]
            told += [part for part in (skill_text(game), family_text(box)) if part]
            if game in self.learned:
                told.append(QCoreApplication.translate("Gallery", "learned"))
            return ", ".join(told)
        return None

    @property
    def remembered(self) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
        return self.favourites, self.recent, self.learned

    def refresh(self, favourites: Sequence[str], recent: Sequence[str], learned: Sequence[str] = ()) -> None:
        self.favourites, self.recent, self.learned = favourites, recent, learned
        self.dataChanged.emit(self.index(0), self.index(len(IDS) - 1))


class ShownGames(QSortFilterProxyModel):
    """The games that pass search and filter; recent ones come in the order they were played, others in the catalog's
    order or the chosen one."""

    def __init__(self, games: Games) -> None:
        super().__init__(games)
        self.games = games
        self.kind = ALL
        self.search = ""
        self.setSourceModel(games)
        self.setDynamicSortFilter(True)
        self.sort(0)

    def show(self, kind: str, search: str) -> None:
        self.kind, self.search = kind, search.strip().casefold()
        self.invalidate()

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

    def _place(self, row: int) -> tuple[int, int]:
        game = IDS[row]
        box = BOXES[game]
        first = {
            RECENT: lambda: self.games.recent.index(game),
            BY_FAMILY: lambda: FAMILIES.index(box.family),
            SHORTEST: lambda: box.minutes,
            LARGEST: lambda: -box.seats[1],
            BY_SKILL: lambda: share_of(game),
        }.get(self.kind)
        return first() if first is not None else 0, row


NAME, FACTS, BADGE = 1.08, 0.85, 0.8  # sizes of the texts, as shares of the tile's
AROUND, BETWEEN = 0.75, 0.3  # room beside a badge's word, and between badges, as shares of its size
SMALLEST = 0.8  # the smallest share of their usual size for such words in a narrow tile
MARGINS = 33


class Tile(QStyledItemDelegate):
    """Draws a tile: the miniature, the name, players and length, and badges."""

    def __init__(self, shelf: QListView, games: Games) -> None:
        super().__init__(shelf)
        self.shelf = shelf
        self.games = games
        self.themes: Mapping[str, Theme] = {}  # by family
        self.colours: Colours | None = None
        self.size = 14
        self.width = 200

    @guarded
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width, self.height)

    @property
    def height(self) -> int:
        return round(self.width * 0.42 + self.size * 5.2 + 20)

    def narrowest(self) -> float:
        """The least width that fits every name, fact and badge in the current language."""
        size = self.size * SMALLEST
        names = QFontMetrics(fonts.font(size * NAME, fonts.SEMIBOLD))
        facts = QFontMetrics(fonts.font(size * FACTS))
        words = QFontMetrics(fonts.font(size * BADGE, fonts.MEDIUM))
        widest = 0.0
        for box in BOXES.values():
            texts = badges(box)
            badged = sum(map(words.horizontalAdvance, texts)) + _frames(len(texts), self.size * BADGE)
            named = names.horizontalAdvance(box.name) + 2 * self.size  # with room for a tick and a star
            widest = max(widest, badged, named, facts.horizontalAdvance(_facts(box)))
        return widest + MARGINS

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game = str(index.data(GAME))
        box = BOXES[game]
        theme, colours = self.themes.get(box.family), self.colours
        if theme is None or colours is None:
            return
        rect = QRectF(option.rect).adjusted(6, 6, -6, -6)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = index == self.shelf.currentIndex()
        focused = chosen and self.shelf.hasFocus()
        edge = QPen(QColor(colours.accent if chosen else colours.line), 3 if chosen else 1)
        painter.setPen(edge)
        painter.setBrush(QColor(colours.back))
        painter.drawRoundedRect(rect, 10, 10)
        if focused:
            painter.setPen(QPen(QColor(colours.ink), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), 8, 8)
        picture = QRectF(rect.left() + 7, rect.top() + 7, rect.width() - 14, self.width * 0.42)
        draw_miniature(painter, picture, box.table, theme, box.family)
        self._words(painter, QRectF(rect.left() + 10, picture.bottom(), rect.width() - 20, 0), game, colours)
        painter.restore()

    def _words(self, painter: QPainter, below: QRectF, game: str, colours: Colours) -> None:
        box, size = BOXES[game], self.size
        line = QRectF(below.left(), below.top() + size * 0.3, below.width(), size * 1.6)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(colours.ink))
        painter.setFont(_font_that_fits((box.name,), size * NAME, line.width() - 2 * size, fonts.SEMIBOLD))
        painter.drawText(line, flags, box.name)
        painter.setFont(fonts.font(size * NAME, fonts.SEMIBOLD))
        marks = "✓" * (game in self.games.learned) + "★" * (game in self.games.favourites)
        if marks:
            painter.setPen(QColor("#9A6A00" if colours.light else colours.accent))
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, marks)
        line.translate(0, size * 1.5)
        painter.setPen(QColor(colours.dim))
        facts = _facts(box)
        painter.setFont(_font_that_fits((facts,), size * FACTS, line.width()))
        painter.drawText(line, flags, facts)
        line.translate(0, size * 1.5)
        self._badges(painter, line, box, colours)

    def _badges(self, painter: QPainter, line: QRectF, box: Box, colours: Colours) -> None:
        texts, size = badges(box), self.size * BADGE
        around, between = size * AROUND, size * BETWEEN
        room = line.width() - _frames(len(texts), size)
        painter.setFont(_font_that_fits(texts, size, room, fonts.MEDIUM))
        left = line.left()
        for text in texts:
            width = painter.fontMetrics().horizontalAdvance(text) + around
            badge = QRectF(left, line.top() + line.height() * 0.1, width, line.height() * 0.84)
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
            painter.setPen(QColor(colours.ink))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
            left += width + between


def _facts(box: Box) -> str:
    return f"{players_text(box)} · {minutes_short(box)}"


def _frames(count: int, size: float) -> float:
    """The width of this many badges without their words."""
    return size * (AROUND * count + BETWEEN * (count - 1))


def _font_that_fits(texts: Sequence[str], size: float, room: float, weight: QFont.Weight = fonts.REGULAR) -> QFont:
    """A smaller font if the texts do not fit side by side, but not much smaller."""
    smallest = size * SMALLEST
    while True:
        font = fonts.font(size, weight)
        wanted = sum([QFontMetrics(font).horizontalAdvance(text) for text in texts])
        if wanted < room or size <= smallest:
            return font
        size -= 0.5
