"""The statistics: a person's records with the words drawn as cards, and a table that has a line for each game and
charts of the chosen line."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QSplitter,
    QTableWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.base import texts
from app.base.listing import listed, without_dots
from app.felt.emblem import sign_of
from app.felt.theme import Theme
from app.library.results import Result
from app.library.totals import (
    COMPUTERS,
    Bar,
    PersonalBest,
    PersonalBests,
    PlayedWay,
    Totals,
    against,
    players,
    records_of,
    rivals,
    shares_over_time,
    totals_of,
    way_of,
    ways,
    weeks,
)
from app.windows.record_files import keep
from app.windows.sheets.chart import BarChart, ShareChart
from app.windows.sheets.felt_shelf import FeltShelf, FeltTile
from app.windows.sheets.result_texts import cards_of, game_name, result_name, score_text, way_name
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import EDGE, FlowLayout, turn_line
from app.windows.widgets.headed_page import HeadedPage
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences, grid_of
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.question import ask
from app.windows.widgets.style_sheet import BAR
from engine.core.words import Word
from engine.games import GAMES

# identifies the line for all games together; every other line is identified by its game with the game's variations
ALL = ""
NONE = "–"  # shown in a cell without a number
NOBODY: Mapping[str, str] = {}
# Even a page of little height shows this many lines of the table (ROWS), and a chart as high as this many lines of text
# (LINES).
ROWS, LINES = 2, 7
LETTERS = 12  # a box for a choice has room for at least this many letters
NOTES = 2  # the number of lines below the cards of a record
ACROSS = 48  # a page at least this wide has two charts side by side, as a multiple of a text line's height


class Column(NamedTuple):
    """A column of the statistics table.

    how: a sentence about how the numbers of the column are counted.
    compares: whether the column rates how well somebody played; calm play hides such columns.
    """

    title: str
    how: str
    compares: bool = False


class StatisticsPage(HeadedPage):
    """The page with the statistics.

    games_wanted, words_wanted, gallery_wanted: the player wants the finished games, the words to learn, or the gallery.
    cleared: the player wants to delete all results.
    notified: a sentence about a saved file.
    """

    games_wanted = Signal()
    words_wanted = Signal()
    gallery_wanted = Signal()
    cleared = Signal()
    notified = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        self.results: Sequence[Result] = ()  # the results of all games, whoever played them
        self._called = NOBODY
        self.calm = False  # whether calm play hides comparisons of scores
        self._here: Sequence[Result] = ()  # the results of games against the chosen rival
        self._by_way: dict[PlayedWay, list[Result]] = {}
        self.player, self.rival = NamedBox(), NamedBox()
        self.player.call(translate("Statistics", "Player"))
        self.rival.call(translate("Statistics", "Against whom"))
        for box in (self.player, self.rival):
            box.setSizeAdjustPolicy(NamedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LETTERS)
        self.player.currentIndexChanged.connect(self._choose_player)
        self.rival.currentIndexChanged.connect(self._fill)
        self.clear, self.games = EnterButton(translate("Statistics", "Forget all…")), EnterButton()
        self.export = EnterButton(translate("Statistics", "Export…"))
        self.export.setToolTip(translate("Statistics", "Saves these results as a CSV or a JSON file."))
        self.clear.clicked.connect(self._ask_to_clear)
        self.export.clicked.connect(self._export)
        self.games.setText(translate("Statistics", "Finished games"))
        self.games.clicked.connect(self.games_wanted)
        self.words = EnterButton(translate("MyWords", "My words"))
        self.words.clicked.connect(self.words_wanted)
        self.grid, self.sums, self.how = statistics_grid(), QLabel(), QLabel()
        self.chart, self.curve = BarChart(), ShareChart()
        self.grid.currentCellChanged.connect(self._show_how)
        self.sums.setObjectName("heading")
        self.how.setObjectName("small")
        for label in (self.sums, self.how):
            label.setWordWrap(True)
        self.shelf = FeltShelf(NOTES, lambda tile: tile)
        self.records = ListPage(self.shelf, translate("Statistics", "Personal bests"), {}, Sentences(_no_record()))
        acts = {
            "play": Act(translate("Statistics", "Choose a game"), self.gallery_wanted.emit, about="none", main=True)
        }
        empty = translate(
            "Statistics", "Nothing to count yet. Play a game to its end, and its result will appear here."
        )
        # The list is named Games, because the title of the page already reads Statistics.
        self.rows = ListPage(self.grid, translate("Gallery", "Games"), acts, Sentences(empty), whole=self._whole())
        self.rows.chosen_changed.connect(self._draw)
        beside = (self.games, self.words, self.export, self.clear)
        self.build(translate("Statistics", "‹ Back"), translate("Statistics", "Statistics"), beside, self.rows)

    def _whole(self) -> QWidget:
        """Returns the totals above two tabs, one with the records in cards, one with the table and its charts. If the
        page is not high enough, the table and the charts scroll, so nothing is covered."""
        self._moved = False  # whether the player has moved the divider between the table and the charts
        self._parts = parts = QSplitter(Qt.Orientation.Vertical)
        parts.splitterMoved.connect(lambda: setattr(self, "_moved", True))
        parts.setChildrenCollapsible(False)
        above, charts = QWidget(), QWidget()
        table = QVBoxLayout(above)
        table.setContentsMargins(0, 0, 0, 0)
        table.addWidget(self.grid, 1)
        table.addWidget(self.how)
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight, charts)
        self._charts.setContentsMargins(0, 0, 0, 0)
        self._charts.addWidget(self.chart, 1)
        self._charts.addWidget(self.curve, 1)
        parts.addWidget(above)
        parts.addWidget(charts)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.records, QCoreApplication.translate("Statistics", "Personal bests"))
        self.tabs.addTab(parts, QCoreApplication.translate("Statistics", "All numbers"))
        self.tabs.currentChanged.connect(self._ask_for_room)
        self._ask_for_room()
        full = QWidget()
        column = QVBoxLayout(full)
        column.setContentsMargins(0, 0, 0, 0)
        boxes = FlowLayout()
        boxes.addWidget(self.player)
        boxes.addWidget(self.rival)
        self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._above.addWidget(self.sums, 1)
        self._above.addLayout(boxes)
        column.addLayout(self._above)
        column.addWidget(self.tabs, 1)
        return Pane(full)

    def _ask_for_room(self) -> None:
        """Makes the page ask only for the room that the visible tab needs. The hidden tab may need more."""
        for number in range(self.tabs.count()):
            asks = number == self.tabs.currentIndex()
            policy = QSizePolicy.Policy.Expanding if asks else QSizePolicy.Policy.Ignored
            if (tab := self.tabs.widget(number)) is not None:
                tab.setSizePolicy(policy, policy)

    # ---- looks

    def wear(self, theme: Theme) -> None:
        """Applies the felt and the cards of the present theme."""
        self.shelf.wear(theme)

    def fit(self) -> None:
        """Fits the page. A narrow page hides the button for the words first, then the title, then other commands that
        the menu repeats. If the page is not high enough, some lines of the table still stay visible."""
        giving = (self.games, self.export) if self.results else (self.games,)
        for one in (self.words, *giving):
            one.show()
        self.words.setVisible(self.needed(EDGE) + self.title.sizeHint().width() <= self.width())
        super().fit()
        for one in giving:
            if self.needed(EDGE) > self.width():
                one.hide()
        super().fit()
        header = self.grid.horizontalHeader().sizeHint().height()
        self.grid.setMinimumHeight(header + ROWS * self.grid.verticalHeader().defaultSectionSize() + header // 2)
        for chart in (self.chart, self.curve):
            chart.setMinimumHeight(LINES * self.fontMetrics().height())
        turn_line(self._above, self.width() < ACROSS * self.fontMetrics().height())
        turn_line(self._charts, self.width() < ACROSS * self.fontMetrics().height())
        self._keep_room()
        if not self._moved:
            self._parts.setSizes([3 * self.height(), 2 * self.height()])
        self.shelf.fit()

    def be_calm(self, *, calm: bool) -> None:
        """Hides records and comparisons for calm play, or shows them again."""
        self.calm = calm
        for number, column in enumerate(columns()):
            self.grid.setColumnHidden(number, calm and column.compares)
        self.tabs.setTabVisible(0, not calm)
        self.tabs.setCurrentIndex(int(calm))
        if self.rows.count:
            self._fill()

    # ---- display

    def show_results(self, results: Sequence[Result], called: Mapping[str, str] = NOBODY) -> None:
        """Shows these results, for the player chosen before or else the player with the most games.

        called: the names of people by their ids.
        """
        self.results, self._called = (
            [result for result in results if result.game in GAMES and any(part.person for part in result.players)],
            called,
        )
        kept, names = self._person, players(self.results)
        blocked = QSignalBlocker(self.player)
        self.player.clear()
        for person, name in names.items():
            self.player.addItem(called.get(person, name), person)
        if len(names) > 1:
            self.player.addItem(QCoreApplication.translate("Statistics", "Everybody"), None)
        self.player.setCurrentIndex(max(0, self.player.findData(kept) if kept in names else 0))
        del blocked
        for one in (self.player, self.rival, self.clear, self.export):
            one.setVisible(bool(names))
        self._choose_player()
        self.fit()

    def take_focus(self) -> None:
        """Focuses the list of the visible tab. Without results, focuses the button for the first game."""
        if not self.rows.count:
            self.rows.take_focus(self.rows.buttons["play"])
        elif self.tabs.currentIndex():
            self.grid.setFocus()
        else:
            self.shelf.setFocus()

    @property
    def _person(self) -> str | None:
        person = self.player.currentData()
        return str(person) if person is not None else None

    def _choose_player(self) -> None:
        """Offers the rivals of the chosen player, and shows the results."""
        translate, kept = QCoreApplication.translate, self.rival.currentData()
        blocked = QSignalBlocker(self.rival)
        self.rival.clear()
        self.rival.addItem(translate("Statistics", "Against anybody"), "")
        for rival, name in rivals(self.results, self._person).items():
            shown = translate("Statistics", "Computers") if rival == COMPUTERS else self._called.get(rival, name)
            self.rival.addItem(shown, rival)
        self.rival.setCurrentIndex(max(0, self.rival.findData(kept)))
        del blocked
        self._fill()

    def _fill(self) -> None:
        """Fills the records, and the table: a line for all games together, then a line for each way to play (a game
        with its variations)."""
        self._here = against(self.results, str(self.rival.currentData() or ""))
        self._by_way = {}
        for result in self._here:
            self._by_way.setdefault(way_of(result), []).append(result)
        listed: list[PlayedWay | None] = [None, *ways(self._here, self._person)] if self.results else []
        self.rows.show_rows([self._row(way, self._totals(way)) for way in listed])
        self.records.show_rows(record_rows(records_of(self._here, self._person), self._called))
        self.sums.setText(sums_text(self._totals(None), calm=self.calm) if listed else "")
        self.sums.setAccessibleName(without_dots(self.sums.text()))
        self._show_how()

    def _of(self, way: PlayedWay | None) -> Sequence[Result]:
        return self._here if way is None else self._by_way.get(way, ())

    def _totals(self, way: PlayedWay | None) -> Totals:
        return totals_of(self._of(way), self._person, way)

    def _row(self, way: PlayedWay | None, found: Totals) -> ListRow:
        """Returns the table's line for one way to play (a game with its variations). Each number is spoken with the
        name of its column, because a screen reader that moves down the table does not name the columns."""
        titles, cells = [column.title for column in columns()], self._cells(way, found)
        spoken = [
            text if text in (NONE, cells[0]) else f"{title} {text}" for title, text in zip(titles, cells, strict=True)
        ]
        return ListRow(way or ALL, tuple(map(ListCell, cells, spoken)))

    def _cells(self, way: PlayedWay | None, found: Totals) -> list[str]:
        translate = QCoreApplication.translate
        in_a_row = translate("Statistics", "{now}, at most {most}").format(now=found.streak, most=found.longest_streak)
        return [
            way_name(way) if way is not None else translate("Statistics", "All games"),
            str(found.played),
            _share(found) if found.decided else NONE,
            best_text(way, found),
            _with_points(found),
            found.longest or NONE,
            _per_turn(way, found),
            in_a_row if found.decided and self._person is not None else NONE,
            str(found.hints) if found.hints else NONE,
            _broken_off(found),
            _apart(found),
        ]

    def _show_how(self) -> None:
        """Shows how the numbers of the current column are counted."""
        column = columns()[max(0, self.grid.currentColumn())]
        self.how.setText(f"{column.title}: {column.how}")
        self._keep_room()

    def _keep_room(self) -> None:
        """Reserves room below the table for all lines of the explanation, because the splitter would cut them off."""
        self.how.setFixedHeight(max(0, self.how.heightForWidth(max(1, self.width() - 3 * EDGE - BAR))))

    def _draw(self) -> None:
        """Draws the charts of the chosen line: the shares of the possible points, and the last scores of a way to play.
        For all games together, and in calm play, draws the number of games in each week instead of scores."""
        translate = QCoreApplication.translate
        for chosen in self.rows.chosen:
            way = None if chosen == ALL else chosen
            self._draw_shares(way)
            if way is None or self.calm:
                title = translate("Statistics", "Games in each of the last weeks")
                self.chart.show_bars(title, week_bars(weeks(self._of(way), self._person, date.today()), date.today()))
                continue
            found = self._totals(way)
            pattern = translate("Statistics", "{game}: the last games; full bars were won")
            if found.fewest is not None:
                pattern = translate("Statistics", "{game}: cards left in the last games")
            self.chart.show_bars(pattern.format(game=way_name(way)), found.bars)

    def _draw_shares(self, way: PlayedWay | None) -> None:
        """Draws the shares of the possible points that the player found, once the coach has reviewed two games."""
        shares = shares_over_time(self._of(way), self._person, way)
        self.curve.setVisible(len(shares) > 1 and not self.calm)
        if shares:
            pattern = QCoreApplication.translate(
                "Statistics", "Share of possible points found: %n game(s) reviewed", None, len(shares)
            )
            self.curve.show_shares(pattern, shares, (day_text(shares[0].day), day_text(shares[-1].day)))

    # ---- acts

    def _export(self) -> None:
        """Saves the results shown, in the format that matches the ending of the chosen file name."""
        translate = QCoreApplication.translate
        _, sentence = keep(self, translate("Statistics", "Export the results"), "wordfelt.csv", self._exported)
        if sentence:
            self.notified.emit(sentence)

    def _exported(self, place: Path) -> str:
        from app.library.exported import csv_of, json_of

        shown = [result for result in self._here if self._person is None or _took_part(result, self._person)]
        return json_of(shown) if place.suffix.lower() == ".json" else csv_of(shown)

    def _ask_to_clear(self) -> None:
        ask(
            QCoreApplication.translate("Statistics", "Forget all results? You cannot undo this."),
            self,
            self.cleared.emit,
        )


def _took_part(result: Result, person: str) -> bool:
    return any(part.person == person for part in result.players)


def statistics_grid() -> QTableWidget:
    shown = columns()
    grid = grid_of([column.title for column in shown])
    for number, column in enumerate(shown):
        if (item := grid.horizontalHeaderItem(number)) is not None:
            item.setToolTip(column.how)
    grid.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    grid.setWordWrap(False)
    grid.setShowGrid(False)
    header = grid.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(False)  # a stretched last column would be cut off in a narrow page
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return grid


def columns() -> list[Column]:
    """Returns the columns of the table, each with an explanation of how its numbers are counted."""
    translate = QCoreApplication.translate
    return [
        Column(
            translate("Statistics", "Game"),
            translate(
                "Statistics",
                "only games whose cards you saw for the first time count, and no practice games. The last column has "
                "the others.",
            ),
        ),
        Column(
            translate("Statistics", "Played"),
            translate("Statistics", "games that came to their end, or that the others have resigned."),
        ),
        Column(
            translate("Statistics", "Won"),
            translate(
                "Statistics", "of the games played, those that somebody can lose: not the games alone for points."
            ),
            compares=True,
        ),
        Column(
            translate("Statistics", "Best result"),
            translate(
                "Statistics", "the highest score or the fewest cards left. Each way to play is counted separately."
            ),
            compares=True,
        ),
        Column(
            translate("Statistics", "Best play"),
            translate("Statistics", "the play with most points, in broken-off games, too."),
            compares=True,
        ),
        Column(
            translate("Statistics", "Longest word"),
            translate("Statistics", "your own words alone, in broken-off games, too."),
        ),
        Column(
            translate("Statistics", "Points a turn"),
            translate("Statistics", "all points of the games played, divided by all turns."),
            compares=True,
        ),
        Column(
            translate("Statistics", "Won in a row"),
            translate("Statistics", "games won one after the other, up to the last one, and the most ever."),
            compares=True,
        ),
        Column(
            translate("Statistics", "Hints"),
            translate("Statistics", "hints asked for in the games played. Such games count."),
        ),
        Column(
            translate("Statistics", "Broken off"),
            translate("Statistics", "games that you resigned or put away. They count as neither won nor lost."),
        ),
        Column(
            translate("Statistics", "Not counted"),
            translate("Statistics", "games for practice, and games whose cards you knew."),
        ),
    ]


# ---- records


def _no_record() -> str:
    return QCoreApplication.translate(
        "Statistics", "No personal bests yet. They come from games whose cards you see for the first time."
    )


def record_rows(records: PersonalBests, called: Mapping[str, str]) -> list[ListRow]:
    """Returns the records as list rows: the longest word, the best play, and the best result in each way to play (a
    game with its variations)."""
    translate, tiles = QCoreApplication.translate, []
    if records.longest is not None:
        result, part = records.longest
        words = cards_of(result.game, part.laid_longest, part.longest)
        letters = translate("Statistics", "%n letter(s)", None, len(part.longest))
        tiles.append((translate("Statistics", "Longest word"), letters, words, part.longest, records.longest))
    if records.dearest is not None:
        result, part = records.dearest
        words, points = cards_of(result.game, part.laid, part.best), f"{part.points:+d}"
        tiles.append((translate("Statistics", "Best play"), points, words, part.best, records.dearest))
    for way, record in records.best:
        result, part = record
        shown = part.best or part.longest
        words = cards_of(result.game, part.laid if part.best else part.laid_longest, shown)
        tiles.append((way_name(way), score_text(result, part), words, shown, record))
    return [_record_row(*tile, called) for tile in tiles]


def _record_row(
    title: str, value: str, words: tuple[Word, ...], shown: str, record: PersonalBest, called: Mapping[str, str]
) -> ListRow:
    """Returns the row of the list that shows a personal best on a small felt.

    value: the record itself, such as its points.
    shown: the words on the felt.
    """
    result, part = record
    name = called.get(part.person or "", part.name)
    others = listed([one.name for one in result.players if one is not part])
    against_whom = QCoreApplication.translate("Statistics", "against: {names}").format(names=others) if others else ""
    played = "" if title == result_name(result) else result_name(result)
    facts = " · ".join(filter(None, [name, against_whom, played, day_text(result.day)]))
    spoken = without_dots(f"{title}, {value}. {shown}. {facts}")
    tile = FeltTile(title, value, words, (shown, facts), sign_of(game_name(result)))
    return ListRow(f"{title} {result.key}", (ListCell(spoken, spoken, f"{shown}\n{facts}"),), shown=tile)


def day_text(day: str) -> str:
    on = date.fromisoformat(day)
    return QLocale().toString(QDate(on.year, on.month, on.day), QLocale.FormatType.ShortFormat)


def week_bars(counts: Sequence[int], today: date) -> list[Bar]:
    """Returns a bar for each week since the first week with a game, labelled with its Monday. Empty without a game."""
    mondays = [today - timedelta(days=today.weekday() + 7 * ago) for ago in reversed(range(len(counts)))]
    first = next((number for number, count in enumerate(counts) if count), len(counts))
    weeks_shown = list(zip(counts, mondays, strict=True))[first:]
    return [
        Bar(count, won=True, label=QLocale().toString(QDate(on.year, on.month, on.day), "d MMM"))
        for count, on in weeks_shown
    ]


def sums_text(found: Totals, *, calm: bool = False) -> str:
    """Returns the totals as one line of text, without the wins in calm play."""
    translate = QCoreApplication.translate
    parts = [translate("Statistics", "%n game(s) played", None, found.played)]
    if found.decided and not calm:
        parts.append(translate("Statistics", "%n won", None, found.won))
    if found.longest:
        parts.append(translate("Statistics", "longest word {word}").format(word=found.longest))
    if found.older:
        parts.append(translate("Statistics", "%n from an older version", None, found.older))
    return " · ".join(parts)


def _apart(found: Totals) -> str:
    """Returns, for each reason (such as practice or known cards), how many games the other columns do not count because
    of it."""
    translate = QCoreApplication.translate
    apart = [
        translate("Statistics", "%n for practice", None, found.practice) if found.practice else "",
        translate("Statistics", "%n with the same cards", None, found.again) if found.again else "",
        translate("Statistics", "%n from a position", None, found.on) if found.on else "",
        translate("Statistics", "%n after seeing the solution", None, found.shown) if found.shown else "",
    ]
    return ", ".join(filter(None, apart)) or NONE


def _share(found: Totals) -> str:
    pattern = QCoreApplication.translate("Statistics", "{won} ({share}%)")
    return pattern.format(won=found.won, share=round(100 * found.won / found.decided))


def best_text(way: PlayedWay | None, found: Totals) -> str:
    """Returns the best result in a way to play (a game with its variations), in the game's own unit. Returns no result
    for all games together, because points of different games can't be compared."""
    if way is None:
        return NONE
    if found.best is not None:
        return texts.counted(found.unit, found.best)
    return NONE if found.fewest is None else texts.cards_left(found.fewest)


def _per_turn(way: PlayedWay | None, found: Totals) -> str:
    if way is None or found.per_turn is None or found.unit != "points":
        return NONE
    return QLocale().toString(found.per_turn / 10, "f", 1).replace("-", "−")


def _with_points(found: Totals) -> str:
    if not found.word:
        return NONE
    return f"{found.word} {found.points:+d}" if found.points else found.word


def _broken_off(found: Totals) -> str:
    translate = QCoreApplication.translate
    parts = []
    if found.resigned:
        parts.append(translate("Statistics", "%n resigned", None, found.resigned))
    if found.unfinished:
        parts.append(translate("Statistics", "%n put away", None, found.unfinished))
    return ", ".join(parts) or NONE
