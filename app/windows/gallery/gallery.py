"""The gallery: every game as a tile, its rules beside it, and the games in progress above."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import pairwise, product
from random import choice
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.base.box_words import badges, family_text, minutes_short, minutes_text, players_text
from app.base.boxes import BOXES
from app.base.guard import guarded
from app.base.languages import ENGLISH, language
from app.base.later import later
from app.base.settings import Settings
from app.base.skill import skill_text
from app.felt.theme import Theme
from app.windows.gallery.day_tile import DayTile
from app.windows.gallery.family_themes import themes_of
from app.windows.gallery.game_list import GameShelf
from app.windows.gallery.start_here import StartHere
from app.windows.gallery.table_bar import TableLine
from app.windows.gallery.table_picture import TablePicture
from app.windows.gallery.tiles import (
    ALL,
    BY_SKILL,
    EASY,
    FAVOURITES,
    GAME,
    IDS,
    LARGEST,
    LEARNED,
    NEW,
    RECENT,
    SHORTEST,
    SOLO,
    SPEED,
    VERSUS,
    Games,
    ShownGames,
    Tile,
)
from app.windows.gallery.waiting import Unfinished, WaitingStrip
from app.windows.widgets.announce_row import LineReporter, settle_caret
from app.windows.widgets.colours import Colours
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import keep_edge
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.style_sheet import BAR
from app.windows.widgets.written_by_people import marked_up, plain_label

if TYPE_CHECKING:
    from app.felt.access import Announcer
    from app.library.people import Group
    from app.library.seating import Lineup
    from app.library.tonight import Tonight
    from app.windows.rules.page import RulesView

BELOW_FACTS = 4  # the index of the rules in the layout of the chosen game's panel, just below the facts
RULES_SHARE, SHEET_SHARE = 0.55, 0.7  # the maximum shares of the width for the rules and for a sheet
BESIDE = 8  # a sheet hides the list if the remaining width is less than the height of this many lines of text
FOLDED = 20  # if the page is not as high as this many lines, the bar of tonight's table scrolls with the list
EDGE = 6  # pixels around a tile
CARD_EDGE = 12  # pixels around the picture of the chosen game
# The picture's height as a share of its width: PICTURE above the rules, at most ALONE while the rules are hidden.
PICTURE, ALONE = 0.4, 0.85
BESIDE_PICTURE = 19  # the lines of text that the chosen game's panel needs besides its picture and the rules
# If the page is not as high as this many lines of text, it shows the rules instead of the picture, because the game's
# tile shows the same picture.
PICTURED = 30
TILED = 38  # if the page is not as high as this many lines of text, it has no large tile
LOW = 14  # if the page is not as high as this many lines, it hides a game's facts, which its tile shows too


class Gallery(QWidget):
    """The page with all games. Its signals report the player's wishes, such as a deal at tonight's table, a solo deal,
    the set-up sheet, the evening, or a game in progress."""

    deal_wanted = Signal(str)
    deal_alone_wanted = Signal(str)
    setup_wanted = Signal(str)
    watch_wanted = Signal(str)
    lesson_wanted = Signal(str)
    resume_wanted = Signal(object)
    discard_wanted = Signal(object)
    rules_wanted = Signal(str)
    favoured = Signal(str, bool)
    table_wanted = Signal()
    others_wanted = Signal()
    evening_wanted = Signal()
    statistics_wanted = Signal()
    finished_wanted = Signal()
    puzzles_wanted = Signal()
    road_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = Games(self)
        self.shown = ShownGames(self.games)
        self.title = QLabel(self)
        self.title.setObjectName("title")
        self.search = QLineEdit(self)
        settle_caret(self.search)
        self.filter = NamedBox(self)
        self.surprise = EnterButton(parent=self)
        self.finished, self.road, self.statistics = [EnterButton(parent=self) for _ in range(3)]
        self.tonight = TableLine(self)
        self.table, self.evening = self.tonight.table, self.tonight.evening
        self._left = QWidget()
        # its content is added later, because Qt would style the content twice if it were passed here
        self._column = Pane(self._left, self)
        self.tile = Tile(self.games)
        self.list = GameShelf(self._left, self.tile)
        self.nothing = QLabel(self._left)
        self.nothing.setObjectName("heading")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.start = StartHere(self._left)
        self.day = DayTile(self._left)
        self.strip = WaitingStrip(self._left)
        self.side = QStackedWidget(self)
        self.current = IDS[0]  # the id of the chosen game, even if a search hides its tile
        self._build()
        self._name()
        self._offer_filters()
        self._show_whether_any()
        self.list.setCurrentIndex(self.shown.index(0, 0))

    def _build(self) -> None:
        self.list.setObjectName("shelf")
        LineReporter(self.list)
        self.list.setModel(self.shown)
        self.shown.layoutChanged.connect(self.list.arrange)
        for changed in (self.shown.rowsInserted, self.shown.rowsRemoved, self.shown.modelReset):
            changed.connect(lambda *_: self.list.arrange())
        self.list.activated.connect(self._activated)
        self.list.turned_to.connect(self._current_changed)
        self.list.stayed.connect(lambda line: self._announcer.say(line))
        self.search.textChanged.connect(self._filter_changed)
        self.search.returnPressed.connect(self._search_entered)
        self.filter.setSizeAdjustPolicy(NamedBox.SizeAdjustPolicy.AdjustToContents)
        self.surprise.clicked.connect(self.surprise_me)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.finished.clicked.connect(self.finished_wanted)
        self.road.clicked.connect(self.road_wanted)
        self.table.clicked.connect(self.table_wanted)
        self.evening.clicked.connect(self.evening_wanted)
        self.tonight.puzzles.clicked.connect(self.puzzles_wanted)
        self.start.lesson_wanted.connect(self._learn)
        self.start.which_wanted.connect(self.ask_which)
        self.start.put_away.connect(self.list.setFocus)
        self.strip.resume_wanted.connect(self.resume_wanted)
        self.strip.discard_wanted.connect(self.discard_wanted)
        self.strip.laid.connect(self._order_stops)
        self.strip.laid.connect(self._fit_start)
        self.strip.vain.connect(lambda sentence: self._announcer.say(sentence))

        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.search, 2)
        head.addWidget(self.filter)
        head.addWidget(self.surprise)
        head.addWidget(self.finished)
        head.addWidget(self.road)
        head.addWidget(self.statistics)
        column = self._column  # if there is too little room, the column scrolls instead of squeezing its content
        column.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = self._scrolled = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.start)
        left.addWidget(self.day)
        left.addWidget(self.strip)
        left.addWidget(self.list, 1)
        left.addWidget(self.nothing, 1)
        body = self._body = QHBoxLayout()
        body.addWidget(column, 1)
        body.addWidget(self.side)
        self.side.addWidget(self._rules_card())
        whole = QVBoxLayout(self)
        self._whole, self._head_line = whole, head
        keep_edge(whole, head, 0)
        whole.addLayout(head)
        whole.addWidget(self.tonight)
        whole.addLayout(body, 1)

    def _rules_card(self) -> QWidget:
        card = self._card = QFrame(self.side)
        card.setObjectName("panel")
        self.picture = TablePicture(card)
        self.name = QLabel(card)
        self.name.setObjectName("title")
        self.name.setWordWrap(True)
        self.facts = QLabel(card)
        self.facts.setObjectName("small")
        self.facts.setWordWrap(True)
        self.who, self.others = plain_label(parent=card), EnterButton(parent=card)
        self.who.setObjectName("small")
        self.who.setWordWrap(True)
        self.others.clicked.connect(self.others_wanted)
        self.favour, self.all_rules = EnterButton(parent=card), EnterButton(parent=card)
        self.favour.setCheckable(True)
        self.learn, self.watch = EnterButton(parent=card), EnterButton(parent=card)
        self.setup, self.deal = EnterButton(parent=card), EnterButton(parent=card)
        self.deal.setProperty("main", True)
        self.deal.clicked.connect(lambda: self._deal(self.current))
        self.setup.clicked.connect(lambda: self.setup_wanted.emit(self.current))
        self.watch.clicked.connect(lambda: self.watch_wanted.emit(self.current))
        self.learn.clicked.connect(lambda: self.lesson_wanted.emit(self.current))
        self.favour.clicked.connect(lambda on: self.favoured.emit(self.current, on))
        self.all_rules.clicked.connect(lambda: self.rules_wanted.emit(self.current))
        layout = QVBoxLayout(card)
        layout.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.name)
        layout.addWidget(self.facts)
        self.lead = QLabel(card)
        self.lead.setObjectName("told")
        self.lead.setWordWrap(True)
        layout.addWidget(self.lead)
        layout.addStretch(1)
        who = QHBoxLayout()
        who.addWidget(self.who, 1)
        who.addWidget(self.others)
        layout.addLayout(who)
        more = QHBoxLayout()
        more.addWidget(self.favour)
        more.addWidget(self.all_rules)
        layout.addLayout(more)
        self._deals = QGridLayout()
        layout.addLayout(self._deals)
        return card

    @cached_property
    def rules(self) -> "RulesView":
        """The widget with the rules. It is built after the first paint, because building a text view would delay that
        paint by a tenth of a second. Until then the chosen game's panel reserves space for it."""
        from app.windows.rules.page import RulesView

        rules = RulesView(self._card, theme=self._theme)
        rules.setObjectName("bare")
        rules.document().setDocumentMargin(0)
        rules.setMinimumHeight(1)  # if the page is not high enough, the rules scroll, so nothing else is cut off
        layout = self._card.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(BELOW_FACTS, rules, 10)
        QWidget.setTabOrder(self.list, rules)
        rules.setVisible(not self.brief)
        layout.activate()  # this gives the view its width
        rules.show_game(self.current)
        return rules

    def show_rules(self) -> None:
        """Shows the rules. Called after the first paint, or later if the gallery was not visible by then."""
        self._pictured = True
        self._show_current()

    def _show_rules_of(self, game: str) -> None:
        """Shows the rules of a game. For the game that is chosen at the start it shows one sentence instead, because a
        newcomer does not read a whole page."""
        if self.brief:
            # imported late, after the first paint; the rules view, which is built then, loads this module anyway
            from app.windows.rules.page_texts import lead_of

            self.lead.setText(lead_of(game))
        else:
            self.rules.show_game(game)
        self.lead.setVisible(self.brief)
        if "rules" in vars(self):
            self.rules.setVisible(not self.brief)

    brief = True  # whether one sentence is shown instead of the rules, until the player selects another game

    # ---- display

    def choose(self, game: str) -> None:
        for row in range(self.shown.rowCount()):
            index = self.shown.index(row, 0)
            if index.data(GAME) == game:
                self.list.setCurrentIndex(index)
                self.list.scrollTo(index)

    def begin(self) -> None:
        """Selects the next game of the path for beginners, instead of the first game of the list."""
        if not self.start.isHidden() and self.start.here:
            self.choose(self.start.here)

    def choose_anywhere(self, game: str) -> None:
        """Shows this game and its rules, even if the search hides it."""
        self.search.clear()
        if not self.shown.accepts(game):
            self.filter.setCurrentIndex(self.filter.findData(ALL))
        self.choose(game)
        self.show_sheet(None)

    def _learn(self, game: str) -> None:
        self.choose_anywhere(game)
        self.lesson_wanted.emit(game)

    def take_over(self, before: "Gallery") -> None:
        """Copies the state of another gallery (selection, search, scroll position) into this one, which was built in
        another language."""
        self.games.refresh(*before.games.remembered)
        self.show_unfinished(before.strip.games)
        self.filter.setCurrentIndex(before.filter.currentIndex())
        self.search.setText(before.search.text())
        self.choose(before.current)
        self.brief = before.brief
        if before.asks_which:
            self.ask_which()

    def ask_which(self) -> None:
        """Shows, in place of the rules, three questions that help to find a game."""
        # imported late, so that the first paint does not wait for it; no player opens these questions earlier
        from app.windows.gallery.which_game import WhichGame

        sheet = WhichGame()
        sheet.chosen.connect(self.choose_anywhere)
        sheet.left.connect(lambda: self.show_sheet(None))
        sheet.found.connect(lambda names: self._announcer.say(names))
        self.show_sheet(sheet)
        sheet.begin()

    @property
    def asks_which(self) -> bool:
        return self.sheet is not None and hasattr(self.sheet, "chosen")

    @property
    def sheet(self) -> QWidget | None:
        """The widget shown instead of the rules, if any."""
        return self.side.widget(1)

    def show_sheet(self, sheet: QWidget | None) -> None:
        """Shows a sheet in place of the rules; None shows the rules again."""
        old = self.sheet
        if old is not None:
            self.side.removeWidget(old)
            old.deleteLater()
        if sheet is not None:
            self.side.addWidget(sheet)
            self.side.setCurrentWidget(sheet)
        else:
            self.list.setFocus()
        if sheet is not None or old is not None:
            self._fit()

    def wear(self, settings: Settings, theme: Theme, colours: Colours) -> None:
        """Applies changed colours and sizes."""
        scale = settings.text_size / 100
        self.tile.themes, self.tile.colours, self.tile.size = themes_of(settings), colours, round(14 * scale)
        self._theme = theme
        if "rules" in vars(self):
            self.rules.theme = theme
        self.list.motion = settings.motion
        self.start.obey(settings, self.tile.themes)
        self.day.obey(settings, self.tile.themes)
        self._scale = scale
        self._narrowest = self.tile.narrowest()
        self.strip.wear(self.tile.themes, scale)
        if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            return  # the window already fits the gallery in the fonts of the first paint
        self._fit()
        later(self, self._fit)  # by then every widget has its new font
        if self.isVisible():
            self._show_current()

    _theme: Theme | None = None
    _pictured = False
    _scale = 1.0
    _narrowest = 0.0  # the minimum width in pixels at which a tile shows all its words

    def _fit(self) -> None:
        """Makes the tiles fill the width of the list, and the panel beside the list wide enough to read."""
        if not self.tile.themes:
            return  # the gallery has no colours yet; `wear` calls this function again
        wide = min(max(350 * self._scale, self.width() * 0.27), self.width() * 0.45)
        buttons = sum([one.sizeHint().width() for one in self._ways]) + 54
        sheet = self.sheet
        edge = keep_edge(self._whole, self._head_line, self.width())
        needed, most = (buttons, RULES_SHARE) if sheet is None else (sheet.sizeHint().width(), SHEET_SHARE)
        beside = self.width() - 2 * edge - needed - self._body.spacing()
        low = self.height() < FOLDED * self.fontMetrics().height()
        self._place_table(low=low)
        # Whether the list beside the sheet would be too narrow to read.
        alone = sheet is not None and beside < BESIDE * self.fontMetrics().height()
        self._column.setVisible(not alone)
        self.side.setFixedWidth(self.width() - 2 * edge if alone else int(max(wide, min(needed, self.width() * most))))
        in_line = 4 if buttons <= self.side.width() else 2
        for number, one in enumerate(self._ways):
            self._deals.addWidget(one, number // in_line, number % in_line)
        self._deals.setColumnStretch(1, int(in_line == 2))  # the last button of a line takes the remaining room
        self._deals.setColumnStretch(3, int(in_line == 4))
        room = self.width() - self.side.width() - 2 * edge - 3 * EDGE - BAR * (2 if low else 1)
        columns = max(1, int(room / max(132 * self._scale, self._narrowest, self.width() / 12)))
        self.tile.width, self.tile.columns = max(120, room // columns), columns
        seen = self.list.sees_chosen
        self.list.arrange()
        if seen:
            self.list.keep_in_sight()
        self.facts.setVisible(self.height() > LOW * self.fontMetrics().height())
        self._make_room()
        self._fit_picture()
        self._fit_texts()
        if alone:
            return
        beside = self.width() - self.side.width() - 2 * edge - 6
        self.list.setMinimumHeight(self.tile.height + 2 * EDGE if low else 0)
        beside = max(0, beside - (BAR if low else 0))
        self._beside = beside
        self._fit_tiles()

    @property
    def _has_large_tile(self) -> bool:
        return self.height() >= TILED * self.fontMetrics().height()

    @property
    def _starts(self) -> bool:
        """Whether the gallery shows the path for beginners."""
        return not self.start.isHidden() and bool(self.start.here)

    def _fit_tiles(self) -> None:
        """Makes one tile large. With the path for beginners, that is the card of the game played last or, if no game is
        in progress, the path. Without the path, it is the tile of the day or, if that is hidden, the card. On a page
        that is not high enough for a large tile, the path hides the tile of the day."""
        starts = self._starts
        self.day.setVisible(self.day.wanted and (self._has_large_tile or not starts))
        self.day.fit(self._beside, large=self._has_large_tile and not starts, brief=starts)
        self.strip.fit(self._beside, large=self._has_large_tile and (starts or self.day.isHidden()))
        self._fit_start()

    def _fit_start(self) -> None:
        self.start.fit(self._beside, large=self._has_large_tile and not self.strip.waits)

    _beside = 0

    def _fit_picture(self) -> None:
        """Makes the picture of the chosen game's table as wide as the game's panel, if the page is high enough for
        everything else in the panel."""
        wide = self.side.width() - 2 * CARD_EDGE
        spare = self.height() - BESIDE_PICTURE * self.fontMetrics().height()
        high = round(max(wide * PICTURE, min(wide * ALONE, spare if self.brief else 0)))
        self.picture.setVisible(self.height() - wide * PICTURE > PICTURED * self.fontMetrics().height())
        self.picture.show_game(self.current, self.tile.themes, QSize(wide, high))

    def _place_table(self, *, low: bool) -> None:
        """Puts the bar of tonight's table below the header or, if the page is not high enough (`low`), into the part
        that scrolls with the list."""
        self.tonight.fit(low=low)
        line, other = (self._scrolled, self._whole) if low else (self._whole, self._scrolled)
        if line.indexOf(self.tonight) < 0:
            other.removeWidget(self.tonight)
            line.insertWidget(0 if low else 1, self.tonight)
            self._order_stops()
        self._low = low
        self._make_room()

    _low = False  # whether the page is not high enough to show everything

    def _make_room(self) -> None:
        """If the page is not high enough, hides two buttons when their place is needed for the line about who plays, or
        for a game's name that takes two lines."""
        wide = self.side.width() - 2 * CARD_EDGE
        has_two_lines = self.name.heightForWidth(wide) >= 2 * self.name.fontMetrics().height()
        for part in (self.favour, self.all_rules):
            part.setHidden(self._low and (not self.who.isHidden() or has_two_lines))

    @property
    def _ways(self) -> tuple[QPushButton, ...]:
        """The buttons that start something with the selected game, such as a deal, a lesson or a film."""
        return self.learn, self.watch, self.setup, self.deal

    def _fit_texts(self) -> None:
        """Shortens texts in a narrow window, so nothing is cut off. First hides the program's name, then uses shorter
        words or icons, and finally hides the commands that are also in the menu."""
        # otherwise the box would keep the width of earlier, longer entries
        self.filter.setFixedWidth(self.filter.sizeHint().width())
        room = self.width() - 2 * self._whole.contentsMargins().left()
        names = (self.surprise.accessibleName(), "?")
        for past, name in product((3, 2, 1, 0), names):
            self.finished.setVisible(past > 2)
            self.road.setVisible(past > 1)
            self.statistics.setVisible(past > 0)
            self.surprise.setText(name)
            if self._head() <= room:
                break
        self.title.setVisible(self._head() + self.title.sizeHint().width() + 12 <= room)
        self.favour.setText(f"★ {self.favour.accessibleName()}")
        if self.favour.sizeHint().width() + self.all_rules.sizeHint().width() + 36 > self.side.width():
            self.favour.setText("★")

    def _head(self) -> int:
        """The width of the header without the program's name: the search hint with its frame, and the buttons."""
        buttons = self.filter, self.surprise, self.finished, self.road, self.statistics
        shown = [one for one in buttons if not one.isHidden()]
        letters = self.search.fontMetrics()
        search = letters.horizontalAdvance(self.search.placeholderText()) + letters.height() * 5 // 4
        return search + sum([one.sizeHint().width() + 8 for one in shown])

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_current()  # the colours may have changed while the gallery was hidden

    @guarded
    def resizeEvent(self, event: object) -> None:
        self._fit()

    def remember(self, settings: Settings) -> None:
        """Shows the favourites and the games played last, if they have changed. Every deal changes some setting, so
        most calls change nothing here."""
        self.list.motion = settings.motion
        started = self._starts
        self.start.obey(settings, self.tile.themes)
        if (self.day.wanted, started) != (settings.day_tile, self._starts):
            self.day.obey(settings, self.tile.themes)
            self._fit()
        if (settings.favourites, settings.recent, settings.learned) == self.games.remembered:
            return
        # Favourites and finished lessons show in every list, as stars and ticks. The games played last are listed only
        # by their filter.
        remembered = settings.favourites, settings.learned
        is_unchanged = remembered == (self.games.favourites, self.games.learned)
        # skips sorting and filtering the list, which take several milliseconds, because nothing visible has changed
        if is_unchanged and self.shown.kind != RECENT:
            self.games.recent = settings.recent
            return
        self.games.refresh(settings.favourites, settings.recent, settings.learned)
        self.shown.invalidate()
        self._show_whether_any()
        if not is_unchanged:
            self._show_current()

    def show_table(self, table: "Tonight", people: "Group", turn: int) -> None:
        """Shows tonight's table.

        turn: decides who plays a game for fewer players than sit at the table, see `round_of`.
        """
        from app.library.seating import players_of
        from app.windows.widgets.who_plays import player_name

        seats = players_of(table, (1, len(table.sitting)), people).plays
        self.table.show_seats(seats, [player_name(seat) for seat in seats])
        self.seat = partial(players_of, table, people=people, turn=turn)
        self._show_who_plays()

    def _show_who_plays(self) -> None:
        """Shows which people at the table sit out or join the chosen game, if there are such people."""
        if self.seat is None:
            return
        from app.windows.widgets.who_plays import who_differs

        found = self.seat(BOXES[self.current].seats, alone=self._deals_alone(self.current))
        whole, low = who_differs(found), self.height() < FOLDED * self.fontMetrics().height()
        self.who.setText(who_differs(found, short=low))
        self.who.setToolTip(marked_up(whole))
        self.who.setHidden(not whole)
        self.others.setVisible(found.others)
        self._place_table(low=low)
        self.deal.setAccessibleDescription(whole)

    # returns which people of tonight's table play a game; None before the first paint
    seat: "Callable[..., Lineup] | None" = None

    def show_unfinished(self, games: Sequence[Unfinished]) -> None:
        self.strip.show_games(games)
        self._fit_start()

    def _order_stops(self) -> None:
        tiles = [*self.start.stops, *self.day.stops, *self.strip.stops]
        stops = [self.statistics, self.table, self.evening, self.tonight.puzzles, *tiles, self.list]
        # Tab must reach these widgets before the list, but Qt puts new widgets at the end.
        for stop, following in pairwise(stops):
            QWidget.setTabOrder(stop, following)

    # ---- what the player does

    def surprise_me(self) -> None:
        """Chooses a random game from the games shown, but not the game that is already chosen."""
        rows = [row for row in range(self.shown.rowCount()) if self.shown.index(row, 0).data(GAME) != self.current]
        if rows:
            index = self.shown.index(choice(rows), 0)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
            self.list.setFocus()

    def _activated(self, index: QModelIndex) -> None:
        self._deal(str(index.data(GAME)))

    def _deal(self, game: str) -> None:
        """Deals the game. If the player filters the list for solo games, deals a solo game."""
        (self.deal_alone_wanted if self._deals_alone(game) else self.deal_wanted).emit(game)

    def _deals_alone(self, game: str) -> bool:
        return bool(self.filter.currentData() == SOLO and BOXES[game].is_solo)

    def come_back(self, *, watched: bool = False) -> None:
        """Shows the gallery again after a game. Clears the search, so all games are shown.

        watched: whether the player has seen the film of the chosen game; the button Watch then gets the focus back.
        """
        self.show_rules()
        self.search.clear()
        (self.watch if watched else self.list).setFocus()

    def begin_search(self) -> None:
        """Focuses the search field and selects its text; typing then replaces the text."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _search_entered(self) -> None:
        if self.shown.rowCount():
            self._deal(self.current)

    def _filter_changed(self) -> None:
        # Shown only now, because the clear button asks the system for a picture, and the first paint can't wait for
        # that.
        self.search.setClearButtonEnabled(True)
        before = self.current
        self.list.rest()
        self.shown.show(str(self.filter.currentData() or ALL), self.search.text())
        self.list.by_family = self.shown.by_family
        self.list.arrange()
        self.choose(before)
        if not self.list.currentIndex().isValid() and self.shown.rowCount():
            self.list.setCurrentIndex(self.shown.index(0, 0))
        if not self.shown.rowCount():
            self.current = before
            self._show_current()
        self._show_whether_any()
        self._announce_found()

    @cached_property
    def _announcer(self) -> "Announcer":
        from app.felt.access import Announcer  # imported late, so that the first paint does not wait for it

        return Announcer(self)

    def _announce_found(self) -> None:
        """Announces how many games match the search, and which game Enter deals."""
        count = self.shown.rowCount()
        games = QCoreApplication.translate("Gallery", "%n game(s)", None, count)
        found = f"{games}: {BOXES[self.current].name}" if count else self.nothing.text()
        if found != self._announcer.said:
            self._announcer.say(found)

    def _show_whether_any(self) -> None:
        """Shows a sentence in place of the list if no game matches."""
        count = self.shown.rowCount()
        self.list.setVisible(bool(count))
        self.nothing.setVisible(not count)
        self.surprise.setEnabled(count > 1)

    def _current_changed(self, index: QModelIndex) -> None:
        if index.isValid():
            self.brief = self.brief and (not self._pictured or self.current == index.data(GAME))
            self.current = str(index.data(GAME))
        if self.side.count() > 1:
            self.show_sheet(None)
        self._show_current()

    def _show_current(self) -> None:
        if not self.tile.themes:
            return  # the gallery has no colours yet; `wear` calls this function again
        game = self.current
        box = BOXES[game]
        self.name.setText(box.name)
        facts = [players_text(box), minutes_short(box) if self.brief else minutes_text(box)]
        if not self.brief:
            facts += [*badges(box), family_text(box)]
            facts += [skill_text(game)] if skill_text(game) else []
        if game in self.games.learned:
            facts.append(QCoreApplication.translate("Gallery", "learned"))
        if language() != ENGLISH:  # otherwise these players might expect words of their own language
            facts.append(QCoreApplication.translate("Gallery", "English words"))
        self.facts.setText(" · ".join(facts))
        self._make_room()
        self._fit_picture()
        if self._pictured:
            self._show_rules_of(game)
        self.favour.setChecked(game in self.games.favourites)
        self._show_who_plays()

    def _name(self) -> None:
        translate = QCoreApplication.translate
        self.title.setText("Wordfelt")
        self.search.setAccessibleName(translate("Gallery", "Find a game"))
        self.search.setPlaceholderText(translate("Gallery", "Search"))
        self.list.setAccessibleName(translate("Gallery", "Games"))
        self.surprise.setAccessibleName(translate("Gallery", "Surprise me"))
        self.surprise.setToolTip(self.surprise.accessibleName())
        self.finished.setText(translate("Gallery", "Finished games"))
        self.road.setText(translate("Road", "The road"))
        self.statistics.setText(translate("Gallery", "Statistics"))
        self.nothing.setText(translate("Gallery", "No game fits this search."))
        self.deal.setText(translate("Gallery", "Deal"))
        self.learn.setText(translate("Gallery", "Learn"))
        self.setup.setText(translate("Gallery", "Set up…"))
        self.watch.setText(translate("Gallery", "Watch"))
        self.watch.setToolTip(translate("Gallery", "A few turns as a film"))
        self.favour.setAccessibleName(translate("Gallery", "Favourite"))
        self.favour.setToolTip(self.favour.accessibleName())
        self.all_rules.setText(translate("Gallery", "All the rules"))
        self.others.setText(translate("Tonight", "Others"))
        self.others.setAccessibleName(translate("Tonight", "Let others play"))
        self.others.setToolTip(self.others.accessibleName())
        self.others.hide()
        self.who.hide()

    def _offer_filters(self) -> None:
        translate = QCoreApplication.translate
        self.filter.call(translate("Gallery", "Show"))
        for text, kind in (
            (translate("Gallery", "All games"), ALL),
            (translate("Gallery", "Favourites"), FAVOURITES),
            (translate("Gallery", "Recent"), RECENT),
            (translate("Gallery", "For one"), SOLO),
            (translate("Gallery", "For several"), VERSUS),
            (translate("Gallery", "Against the clock"), SPEED),
            (translate("Gallery", "Easy to learn"), EASY),
            (translate("Gallery", "Learned"), LEARNED),
            (translate("Gallery", "Not yet learned"), NEW),
            (translate("Gallery", "Shortest first"), SHORTEST),
            (translate("Gallery", "Most players first"), LARGEST),
            (translate("Gallery", "From luck to skill"), BY_SKILL),
        ):
            self.filter.addItem(text, kind)
        self.filter.currentIndexChanged.connect(self._filter_changed)
