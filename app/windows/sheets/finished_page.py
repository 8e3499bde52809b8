"""The finished games page: a list of finished games, the latest first. Each entry is painted as a small card table
("felt") with the game's best word in cards. Buttons act on the chosen game."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.felt.emblem import sign_of
from app.felt.theme import Theme
from app.library.finished import FinishedGame, GamesWanted, people_of
from app.library.results import PlayerResult, Result
from app.windows.sheets.felt_shelf import FeltShelf, FeltTile
from app.windows.sheets.result_texts import cards_of, details_text, game_name, result_name, score_text
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.flow import FlowLayout
from app.windows.widgets.headed_page import HeadedPage
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from engine.core.words import Word
from engine.games import GAMES

NOBODY: Mapping[str, str] = {}
LETTERS = 9  # the minimum number of letters that a choice box shows; longer entries widen its list, not the box
NOTES = 3  # the number of lines below the cards: the players, and how the result came about


class FinishedPage(HeadedPage):
    """The page with a list of the finished games.

    film_wanted, turns_wanted: the player wants this game as a film, or turn by turn with the coach.
    again_wanted: the player wants to play with the cards of this game again.
    away_wanted: the player wants to put this game away.
    """

    film_wanted = Signal(object)
    turns_wanted = Signal(object)
    again_wanted = Signal(object)
    away_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        # all games, by the paths of their records, which also identify their rows in the list
        self._shown: dict[Path, FinishedGame] = {}
        self._called = NOBODY
        acts = {
            "away": Act(translate("Finished", "Put away"), self.away_wanted.emit),
            "again": Act(translate("Finished", "Same cards again"), self.again_wanted.emit),
            "turns": Act(translate("Finished", "Turn by turn"), self.turns_wanted.emit),
            "film": Act(translate("Finished", "Film"), self.film_wanted.emit, main=True),
        }
        sentences = Sentences(
            translate(
                "Finished",
                "No game is over yet. Play one to its end, and it will appear here: you can watch it as a film, go "
                "through it turn by turn, or deal the same cards again.",
            ),
            translate("Finished", "No game fits this search."),
            translate("Finished", "The games are being read…"),
        )
        # The list is named Games, because the title of the page already reads Finished games.
        self.list = FeltShelf(NOTES, tile_of)
        self.games = ListPage(self.list, translate("Gallery", "Games"), acts, sentences)
        self.search = QLineEdit()
        settle_caret(self.search)
        self.search.setPlaceholderText(translate("Finished", "Search"))
        self.search.setAccessibleName(translate("Finished", "Find a game, a player, a word or a day"))
        self.search.textChanged.connect(self.games.search)
        self.search.returnPressed.connect(self.list.setFocus)
        self.games.chosen_changed.connect(self._offer_search)
        self._build_choices()
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._line)
        column.addWidget(self.games, 1)
        self.build(translate("Finished", "‹ Back"), translate("Finished", "Finished games"), [self.search], Pane(body))
        self._offer_search()

    def _build_choices(self) -> None:
        translate = QCoreApplication.translate
        self.game, self.person, self.won = NamedBox(), NamedBox(), NamedBox()
        self._line = FlowLayout()
        for box, name in (
            (self.game, translate("Finished", "Which game")),
            (self.person, translate("Finished", "Who played")),
            (self.won, translate("Finished", "Won or lost")),
        ):
            box.call(name)
            box.setSizeAdjustPolicy(NamedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LETTERS)
            box.currentIndexChanged.connect(self._choose)
            self._line.addWidget(box)
        self._offer()

    # ---- looks

    def wear(self, theme: Theme) -> None:
        """Shows the felt and the cards of this theme."""
        self.list.wear(theme)

    def fit(self) -> None:
        letters = self.search.fontMetrics()
        hint = letters.horizontalAdvance(self.search.placeholderText()) + letters.height() * 5 // 4
        self.search.setMinimumWidth(hint)
        super().fit()
        self.list.fit()

    # ---- which games

    def _offer_search(self) -> None:
        offered = self.games.has_any or (self.games.reads and bool(self._shown))
        for one in (self.search, self.game, self.person, self.won):
            one.setVisible(offered)

    def _offer(self) -> None:
        """Fills the filters with the games and the people that occur in the list, and keeps the player's choices."""
        translate = QCoreApplication.translate
        games = {game.result.game for game in self._shown.values()}
        people = people_of(self._shown.values())
        named = sorted(((GAMES[game].name, game) for game in games if game in GAMES), key=lambda one: one[0].casefold())
        _fill(self.game, [(translate("Finished", "All games"), ""), *named])
        fixed = translate("Finished", "All games"), translate("Finished", "Everybody")
        for box, text in zip((self.game, self.person), fixed, strict=True):
            box.setMinimumContentsLength(max(LETTERS, len(text) + 1))
        everybody = (translate("Finished", "Everybody"), "")
        _fill(self.person, [everybody, *[(self._called.get(key, name), key) for key, name in people.items()]])
        _fill(
            self.won,
            [
                (translate("Finished", "Won and lost"), ""),
                (translate("Finished", "Won"), "won"),
                (translate("Finished", "Not won"), "lost"),
            ],
        )

        longest = max([len(self.won.itemText(number)) for number in range(self.won.count())])
        self.won.setMinimumContentsLength(max(LETTERS, longest + 1))

    def _choose(self) -> None:
        choice = GamesWanted(*[str(box.currentData() or "") for box in (self.game, self.person, self.won)])
        self.games.only(lambda key: key in self._shown and choice.takes(self._shown[key].result))

    def show_games(self, games: Iterable[FinishedGame], called: Mapping[str, str] = NOBODY, *, reading: bool) -> None:
        """Replaces the games in the list by these games.

        called: the names of people by their ids.
        reading: whether more games are still being read.
        """
        there = list(games)
        self._called, self._shown = called, {game.path: game for game in there}
        self._offer()
        self.games.show_rows(map(row_of, there), reading=reading)

    def renew(self, games: Sequence[FinishedGame], called: Mapping[str, str] = NOBODY, *, reading: bool) -> None:
        """Updates the list to these games. Unchanged rows stay where they are.

        called, reading: see `show_games`.
        """
        self._called = called
        there = {game.path: game for game in games}
        if not self._shown or (self.games.writes and there != self._shown):
            self.show_games(games, self._called, reading=reading)
            return
        for path in [path for path, game in self._shown.items() if there.get(path) != game]:
            self.games.forget(path)
        new = [game for game in games if self._shown.get(game.path) != game]
        self._shown = dict(there)
        self._offer()
        self.games.add(map(row_of, new))
        if not reading:
            self.games.all_read()

    def add(self, game: FinishedGame) -> None:
        """Adds one game to the list."""
        self._shown[game.path] = game
        self._offer()
        self.games.add([row_of(game)])

    def take_focus(self) -> None:
        self.games.take_focus(self.back)


def _fill(box: NamedBox, entries: Sequence[tuple[str, str]]) -> None:
    """Fills a choice box with these entries, unless it has them already, and keeps the player's choice."""
    if entries == [(box.itemText(number), box.itemData(number)) for number in range(box.count())]:
        return
    kept, blocked = box.currentData(), QSignalBlocker(box)
    box.clear()
    for text, data in entries:
        box.addItem(text, data)
    box.setCurrentIndex(max(0, box.findData(kept)))
    del blocked


def row_of(game: FinishedGame) -> ListRow:
    """Returns the row of a game, with its text for search and for screen readers. The picture of the row is made when
    the row becomes visible."""
    text = text_of(game)
    return ListRow(game.path, (ListCell(text, spoken(text), text),), game.order, shown=game)


def text_of(game: FinishedGame) -> str:
    """Returns two lines: the game and its date; then the scores, the best play, and how the result came about."""
    translate, result = QCoreApplication.translate, game.shown
    best = _best(result)
    words = []
    if best is not None and best.best:
        points = f" {best.points:+d}" if best.points else ""
        words = [translate("Finished", "best play: {word}").format(word=f"{best.best}{points}")]
    below = " · ".join(filter(None, [_players(result), *words, details_text(result)]))
    return f"{result_name(result)} · {_day(result)}\n{below}"


def spoken(text: str) -> str:
    """Returns this text for screen readers, with words and commas in place of stars and dots."""
    won = QCoreApplication.translate("Finished", "winner")
    return text.replace(" ★", f", {won}").replace(" · ", ", ").replace("\n", ". ")


def tile_of(game: FinishedGame) -> FeltTile:
    """Returns the picture (felt) of a game, with the cards of its best play or, if no play is best, of its longest
    word."""
    result = game.shown
    name = game_name(result)
    variations = result_name(result).removeprefix(name).removeprefix(" · ")
    best = _best(result)
    best_play = ""
    if best is not None and best.best and best.points:
        best_play = f"{best.name}: {best.best} {best.points:+d}"
    notes = tuple(filter(None, [best_play, " · ".join(filter(None, [variations, details_text(result)]))]))
    return FeltTile(name, _day(result), words_shown(result), (_players(result), *notes), sign_of(name))


def words_shown(result: Result) -> tuple[Word, ...]:
    """Returns the best play of a game or, if no play is best, the longest word of all its players."""
    best = _best(result)
    if best is not None and best.best:
        return cards_of(result.game, best.laid, best.best)
    longest = max(result.players, key=lambda part: len(part.longest), default=None)
    return cards_of(result.game, longest.laid_longest, longest.longest) if longest is not None else ()


def _best(result: Result) -> PlayerResult | None:
    return max(result.players, key=lambda part: part.points, default=None)


def _day(result: Result) -> str:
    on = result.on
    return QLocale().toString(QDate(on.year, on.month, on.day), QLocale.FormatType.ShortFormat)


def _players(result: Result) -> str:
    return ", ".join([_player(result, part) for part in result.players])


def _player(result: Result, part: PlayerResult) -> str:
    score = score_text(result, part)
    resigned = f" ({QCoreApplication.translate('Finished', 'resigned')})" if part.resigned else ""
    return f"{part.name}{f' {score}' if score else ''}{' ★' if part.won else ''}{resigned}"
