"""Tests the rules window: its list of contents, its search, the button Back, small windows with large text, and screen
readers."""

import re
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QFont, QPalette, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.boxes import BOXES
from app.felt.theme import fonts, load_theme
from app.library.rule_examples import example_of
from app.windows.rules.move_signs import permitted, sign_name
from app.windows.rules.page import PICTURE, RulesView
from app.windows.rules.page_texts import SHARED, SHOW, TRY, page_of, sentences_of
from app.windows.rules.rules_window import RulesWindow
from engine.games import CATALOG, GAMES
from engine.lessons.shown import runs, sentence_for_heading
from tests.rules.test_examples import NAMES
from tests.tiers import usually_six


@pytest.fixture(scope="module", autouse=True)
def no_style_of_earlier_tests(qapp: QApplication) -> None:
    """Removes the style sheet that the program in an earlier test has set for all windows."""
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.setFont(QFont())


@pytest.fixture
def window(qtbot: QtBot) -> RulesWindow:
    window = RulesWindow(theme=load_theme())
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    window.read("split-run")
    return window


def top_line(window: RulesWindow) -> str:
    return window.view.cursorForPosition(QPoint(30, 30)).block().text()


def test_a_screen_reader_announces_a_new_page_that_has_the_keyboard_focus(window: RulesWindow, monkeypatch) -> None:
    """The focus stays where it is when the page changes, so the program must tell the screen reader about the new
    page."""
    heard: list[str] = []
    monkeypatch.setattr(window._announcer, "say", heard.append)
    monkeypatch.setattr(window.view, "hasFocus", lambda: True)
    window.view.followed.emit(QUrl(f"rules:{SHARED}"))
    assert heard == ["What all games share"]


def test_the_contents_of_a_rules_page_lead_to_every_part(window: RulesWindow) -> None:
    names = [window.contents.item(row).text().strip() for row in range(window.contents.count())]
    assert names[0] == "The rules in full"
    assert names[-3:] == ["Examples", "Variations and options", "What we decided"]
    window.go_to_heading(names.index("Examples"))
    assert top_line(window) in ("Examples", PICTURE)


def test_the_list_of_contents_responds_to_the_keyboard(window: RulesWindow) -> None:
    window.contents.setCurrentRow(1)
    window.contents.itemActivated.emit(window.contents.item(1))
    assert window.view.textCursor().block().text() == "Your turn"


def test_a_link_leads_to_another_page_and_the_back_button_returns(window: RulesWindow) -> None:
    window.view.followed.emit(QUrl(f"rules:{SHARED}"))
    assert window.view.name == SHARED
    assert "Split Run" not in window.windowTitle()
    window.back.click()
    assert window.view.name == "split-run"
    assert not window.back.isEnabled()
    window.forward.click()
    assert window.view.name == SHARED


def test_the_back_button_returns_to_the_place_where_the_player_was_reading(window: RulesWindow) -> None:
    window.go_to_heading(4)
    place = window.view.verticalScrollBar().value()
    assert place > 0
    window.read("break-up")
    assert window.view.verticalScrollBar().value() == 0
    window.back.click()
    assert window.view.verticalScrollBar().value() == place


def test_the_forward_button_is_disabled_when_a_page_is_opened_after_going_back(window: RulesWindow) -> None:
    window.read("break-up")
    window.back.click()
    window.read("ow")
    assert [visit.name for visit in window.visits] == ["split-run", "ow"]
    assert not window.forward.isEnabled()


def test_a_player_can_choose_every_rules_page_in_the_rules_window(window: RulesWindow) -> None:
    assert {window.pages.itemData(row) for row in range(window.pages.count())} == {*GAMES, SHARED}
    window.pages.activated.emit(window.pages.findData("ow"))
    assert window.view.name == "ow"


def test_the_search_in_the_rules_counts_its_matches_and_wraps_around(window: RulesWindow) -> None:
    window.search.setText("planet")
    found = window.count.text()
    assert found == "1 of 2"
    window.after.click()
    window.after.click()
    assert window.count.text() == found
    window.before.click()
    assert window.count.text() == "2 of 2"
    assert len(window.view.extraSelections()) == 2


def test_search_results_stay_marked_when_the_window_changes_its_size(window: RulesWindow, qtbot: QtBot) -> None:
    window.read("pluck-it")
    window.search.setText("word")
    count = window.count.text()
    window.resize(700, 500)
    with qtbot.waitSignal(window.view.drawn_again):
        pass
    assert window.count.text() == count
    seen = []
    for _ in range(6):
        window.after.click()
        seen.append(window.view.textCursor().position())
        assert window.view.viewport().rect().contains(window.view.cursorRect().center())
    assert len(set(seen)) == 6


def test_the_search_in_the_rules_reports_that_nothing_was_found(window: RulesWindow) -> None:
    window.search.setText("zebra")
    assert window.count.text() == "not found"
    assert not window.after.isEnabled()
    window.search.clear()
    assert not window.count.isVisible()


def test_the_rules_open_at_the_sentence_that_explains_a_refusal_and_mark_the_sentence(window: RulesWindow) -> None:
    window.open_at("split-run", "bad-split:neighbours", None)
    marked = window.view.textCursor().selectedText()
    assert marked.startswith("Each part of a split keeps two uncovered cards")
    assert window.view.viewport().rect().contains(window.view.cursorRect().center())
    window.open_at("split-run", "cannot-trade", None)
    assert window.view.textCursor().selectedText() == "Trade up to five cards, or pass."


def test_a_sentence_stays_marked_when_the_window_changes_its_size(window: RulesWindow, qtbot: QtBot) -> None:
    window.open_at("split-run", "nothing-kept", None)
    marked = window.view.textCursor().selectedText()
    assert marked
    window.resize(700, 500)
    with qtbot.waitSignal(window.view.drawn_again):
        pass
    assert window.view.textCursor().selectedText() == marked
    assert window.view.viewport().rect().contains(window.view.cursorRect().center())


def test_a_rule_of_all_games_opens_the_page_for_all_games_and_the_back_button_returns(window: RulesWindow) -> None:
    window.open_at("split-run", "timeout", None)
    assert window.view.name == SHARED
    assert "your turn ends as a pass" in window.view.textCursor().selectedText()
    window.back.click()
    assert window.view.name == "split-run"


def test_the_name_of_a_variation_at_the_top_of_a_page_leads_to_its_paragraph(window: RulesWindow) -> None:
    window.read("last-man-standing")
    window.view.followed.emit(QUrl("part:1"))
    assert window.view.textCursor().block().text().startswith("Anywhere (")
    window.read("last-man-standing", "First or Last")
    assert window.view.textCursor().block().text().startswith("First or Last (")


def test_escape_closes_the_rules_window(window: RulesWindow) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("game", usually_six(GAMES))
@pytest.mark.parametrize("size", [14, 28])
def test_every_rules_page_fits_the_width_of_a_small_window(qtbot: QtBot, game: str, size: int) -> None:
    window = RulesWindow(theme=load_theme())
    qtbot.addWidget(window)
    font = window.font()
    font.setPixelSize(size)
    window.setFont(font)
    window.resize(900, 600)
    window.show()
    window.read(game)
    assert window.view.horizontalScrollBar().maximum() == 0
    assert window.view.viewport().width() > 440
    assert window.contents.isVisible() != window.contents_button.isVisible()
    assert window.width() == 900


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_a_screen_reader_announces_what_a_picture_shows(qtbot: QtBot, game: str) -> None:
    """The alternative text of an example picture is the caption below it. The alternative text of a move's icon is the
    name beside it."""
    view = RulesView(theme=load_theme())
    qtbot.addWidget(view)
    view.resize(600, 600)
    view.show_game(game, whole=True)
    block = view.document().begin()
    pictures = 0
    while block.isValid():
        for place in [at for at, letter in enumerate(block.text()) if letter == PICTURE]:
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + place + 1)
            form = cursor.charFormat().toImageFormat()
            told = str(form.property(form.Property.ImageAltText))
            where = block.next() if form.name().startswith("example:") else block
            assert told
            assert told in where.text().replace("\u00a0", " ")
            pictures += 1
        block = block.next()
    assert pictures >= 3 + len(BOXES[game].signs)


# ---- the icons of the moves


def test_the_top_of_a_rules_page_shows_the_icons_of_the_permitted_moves() -> None:
    printed = {game.id: option.printed for game in CATALOG for option in game.options if option.kind == "moves"}
    assert printed["split-run"] == "AOS"
    for game, moves in printed.items():
        always = {"D"} if game == "double-cross" else set()  # in Double Cross equal letters always cover each other
        assert set(permitted(game)[0]) & set("AOGSD") == set(moves) | always, game


@pytest.mark.parametrize(
    ("size", "width"), [*product([14], [260, 320, 400, 520, 700]), *product([28], [340, 380, 520])]
)
@pytest.mark.parametrize("game", ["full-deck", "take-two", "eight-it-all", "5-up"])
def test_the_icon_and_the_name_of_a_move_are_always_on_the_same_line(
    qtbot: QtBot, game: str, size: int, width: int
) -> None:
    view = RulesView(theme=load_theme())
    qtbot.addWidget(view)
    view.setFont(fonts.font(size))
    view.resize(width, 600)
    view.show()
    view.show_game(game, whole=True)
    view.fit()  # fits the page again, because a scroll bar may have appeared
    block = view.document().begin()
    seen = 0
    while block.isValid():
        for place in [at for at, letter in enumerate(block.text()) if letter == PICTURE and block.text() != PICTURE]:
            layout = block.layout()
            sign, name = layout.lineForTextPosition(place), layout.lineForTextPosition(place + 2)
            assert sign.lineNumber() == name.lineNumber()
            seen += 1
        block = block.next()
    assert seen >= 5


def test_the_rules_show_the_icons_of_the_moves_that_the_players_agreed_on() -> None:
    assert permitted("split-run") == ("AOS", "GD")
    assert permitted("split-run", "AGD") == ("AGD", "OS")
    assert permitted("5-up", "A") == ("AF", "OGSD")


def test_a_rules_page_names_permitted_and_forbidden_moves_in_words(qtbot: QtBot) -> None:
    view = RulesView(theme=load_theme())
    qtbot.addWidget(view)
    view.show_game("split-run")
    lines = [line.replace(PICTURE, "").replace("\u00a0", " ") for line in view.toPlainText().splitlines()]
    (yes,) = [line for line in lines if line.startswith("Moves:")]
    (no,) = [line for line in lines if line.startswith("Not permitted:")]
    assert [sign_name(sign) in yes for sign in "AOSGD"] == [True, True, True, False, False]
    assert [sign_name(sign) in no for sign in "AOSGD"] == [False, False, False, True, True]


def test_the_gallery_shows_only_the_first_part_of_the_rules(qtbot: QtBot) -> None:
    view = RulesView(theme=load_theme())
    qtbot.addWidget(view)
    view.show_game("split-run")
    assert "Examples" not in view.toPlainText()
    assert page_of("split-run")
    assert example_of("split-run-1").lines


ALT = Qt.KeyboardModifier.AltModifier


def on_page(window: RulesWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    QTest.keyClick(window.view, key, modifier)
    return window.view.textCursor().block().text()


def test_a_screen_reader_reads_a_rules_page_by_line_and_by_heading(window: RulesWindow) -> None:
    window.view.setFocus()
    names = [text for _, text, _ in window.view.headings()]
    # A paragraph may take several lines in the window, so three presses of Down need not reach three paragraphs.
    assert len({on_page(window, Qt.Key.Key_Down) for _ in range(3)}) > 1
    assert [on_page(window, Qt.Key.Key_Down, ALT) for _ in names] == names
    assert on_page(window, Qt.Key.Key_Up, ALT) == names[-2]


def test_tab_reaches_the_links_of_a_page_and_enter_follows_them(window: RulesWindow) -> None:
    window.view.setFocus()
    QTest.keyClick(window.view, Qt.Key.Key_Tab)
    assert window.view.textCursor().selectedText()
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert window.view.name == SHARED
    assert window.isVisible()


def test_a_screen_reader_reads_a_rules_page_as_a_document(window: RulesWindow) -> None:
    told = QAccessible.queryAccessibleInterface(window.view)
    assert told.role() == QAccessible.Role.EditableText
    assert told.state().readOnly
    assert "Your turn" in told.textInterface().text(0, told.textInterface().characterCount())


# ---- the small table


def links(view: RulesView) -> list[str]:
    """The links to the small table, in the order in which they appear on the page."""
    block = view.document().begin()
    found: list[str] = []
    while block.isValid():
        for form in block.textFormats():
            where = form.format.anchorHref()
            if where.startswith((f"{SHOW}:", f"{TRY}:")) and where not in found[-1:]:
                found.append(where)
        block = block.next()
    return found


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_links_to_watch_and_to_try_a_rule_follow_every_sentence_and_example_of_the_rules(
    qtbot: QtBot, game: str
) -> None:
    view = RulesView(theme=load_theme())
    qtbot.addWidget(view)
    view.show_game(game, whole=True)
    counts = [len(paragraph) for paragraph in sentences_of(page_of(game) or "")]
    lasts = [last for last, _ in runs(game, counts)]
    full = re.split(r"^### .*$", (page_of(game) or "").split("\n## ")[1], flags=re.MULTILINE)[1:]
    near = [
        sentence_for_heading(game, counts, number - len(full))
        for number, part in enumerate(full)
        for line in part.splitlines()
        if line.strip()
    ]
    examples = [name for name in NAMES if name.rpartition("-")[0] == game]
    places = [*map(str, lasts), *map(str, near), *examples]
    assert set(near) <= set(lasts)
    assert links(view) == [f"{kind}:{place}" for place in places for kind in (SHOW, TRY)]


def test_a_screen_reader_receives_a_new_page_as_one_change(qtbot):
    """A screen reader that receives a hundred changes together announces nothing for a while."""
    view = RulesView()
    qtbot.addWidget(view)
    view.resize(400, 500)
    view.show_game("ow")
    told: list[int] = []
    view.document().contentsChange.connect(lambda place, gone, come: told.append(place))
    view.show_game("take-6")
    assert "four letters" in view.toPlainText()
    assert len(told) < 3
