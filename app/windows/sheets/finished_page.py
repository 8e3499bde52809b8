"""The finished games, the latest first: date, players, ending, best word, and the commands for each."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Signal
from PySide6.QtWidgets import QLineEdit

from app.library.finished import FinishedGame
from app.library.results import PlayerResult, Result
from app.windows.sheets.result_texts import details_text, result_name, score_text
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.headed_page import HeadedPage
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences, wrapping_list


class FinishedPage(HeadedPage):
    """The page signals: back; or a game is wanted as a film, turn by turn with the coach, again with its cards, or
    away."""

    film_wanted = Signal(object)
    turns_wanted = Signal(object)
    again_wanted = Signal(object)
    away_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        translate = QCoreApplication.translate
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
        # The title of the page is Finished games.
        self.list = wrapping_list()
        self.games = ListPage(self.list, translate("Gallery", "Games"), acts, sentences)
        self.list.setSpacing(3)
        self.list.setAlternatingRowColors(True)
        self.search = QLineEdit()
        settle_caret(self.search)
        self.search.setPlaceholderText(translate("Finished", "Search"))
        self.search.setAccessibleName(translate("Finished", "Find a game, a player, a word or a day"))
        self.search.textChanged.connect(self.games.search)
        self.search.returnPressed.connect(self.list.setFocus)
        self.games.chosen_changed.connect(self._offer_search)
        self.build(translate("Finished", "‹ Back"), translate("Finished", "Finished games"), [self.search], self.games)
        self._offer_search()

    def fit(self) -> None:
        letters = self.search.fontMetrics()
        hint = letters.horizontalAdvance(self.search.placeholderText()) + letters.height() * 5 // 4
        self.search.setMinimumWidth(hint)
        super().fit()

    def _offer_search(self) -> None:
        self.search.setVisible(self.games.has_any or self.games.reads)

    def show_games(self, games: Iterable[FinishedGame], *, reading: bool) -> None:
        """Shows these games instead of others.

        reading: more games are still being read.
        """
        self.games.show_rows(map(row_of, games), reading=reading)

    def add(self, game: FinishedGame) -> None:
        self.games.add([row_of(game)])

    def take_focus(self) -> None:
        self.games.take_focus(self.back)


def row_of(game: FinishedGame) -> ListRow:
    return ListRow(game.path, (ListCell(text_of(game), spoken_of(game)),), game.result.day)


def text_of(game: FinishedGame) -> str:
    """Two lines: the game and its date; the scores, the best word of all, and how the result came about."""
    translate, result = QCoreApplication.translate, game.result
    on = result.on
    day = QLocale().toString(QDate(on.year, on.month, on.day), QLocale.FormatType.ShortFormat)
    who = [_player(result, part) for part in result.players]
    best = max(result.players, key=lambda part: part.points, default=None)
    words = []
    if best is not None and best.best:
        points = f" {best.points:+d}" if best.points else ""
        words = [translate("Finished", "best word: {word}").format(word=f"{best.best}{points}")]
    return f"{result_name(result)} · {day}\n{' · '.join(filter(None, [', '.join(who), *words, details_text(result)]))}"


def spoken_of(game: FinishedGame) -> str:
    """The same for screen readers, without dot and star."""
    won = QCoreApplication.translate("Finished", "winner")
    return text_of(game).replace(" ★", f", {won}").replace(" · ", ", ").replace("\n", ". ")


def _player(result: Result, part: PlayerResult) -> str:
    score = score_text(result, part)
    resigned = f" ({QCoreApplication.translate('Finished', 'resigned')})" if part.resigned else ""
    return f"{part.name}{f' {score}' if score else ''}{' ★' if part.won else ''}{resigned}"
