"""Tests votes on words that the dictionary does not have, and the page of the house book, which records the players'
decisions about such words."""

import json

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.base.settings import GameSetting
from app.library.house_book import HouseWord, counting
from app.windows.scanning.spots import key_of, sight
from app.windows.widgets import key_guard
from app.windows.widgets.printed import pdf_of
from engine.records.record import read_record
from tests.windows.conftest import click, deal, leave, people, settle

HANDS = {"first": 1, "hands": ["KITQXEARNO", "TELLLSIOAE", "RAINEDSSUU"], "deck": "OOPPGG"}
WORDS = (
    HouseWord("ZOOMY", "always", "a fast thing", ("Ann", "Ben"), "2026-11-28", "split-run"),
    HouseWord("QIX", "tonight", "", ("Ben",), "2026-11-28", "shout"),
)


@pytest.fixture
def opening(start, folders):
    """Returns a function that starts a program with a game of three people and opens the first hand."""

    def opened(*moves, **more):
        path = folders / "game.wordfelt"
        data = {"wordfelt": 1, "game": "split-run", "setup": HANDS, "players": ["Ann", "Ben", "Cyd"], "moves": moves}
        path.write_text(json.dumps({**data, **more}))
        program = start(path)
        program.window.table.running.session.lift_curtain()
        return program

    return opened


@pytest.fixture
def table(opening):
    return opening()


@pytest.fixture
def page(table):
    return table.window.table


def refuse(page):
    for letter in "QIX":
        page.running.session.gestures.type_letter(letter)
    page.felt.commit()


@pytest.fixture
def now(monkeypatch):
    """Replaces the clock of `key_guard`, which makes keys ineffective for 0.8 seconds after a change, by a time that
    the test sets."""
    times = [100.0]
    monkeypatch.setattr(key_guard, "monotonic", lambda: times[0])
    monkeypatch.setattr(key_guard, "DEAD", 0.8)
    return times


def key(page, name):
    event = QKeyEvent(QEvent.Type.KeyPress, getattr(Qt.Key, f"Key_{name}"), Qt.KeyboardModifier.NoModifier, name)
    QApplication.sendEvent(QApplication.focusWidget() or page.felt, event)


def texts(bar):
    return [stop.text().replace("&", "") for stop in bar.stops]


# ---- the vote on a refused word


def test_players_can_agree_by_mouse_that_a_refused_word_counts_immediately(table, page):
    bar, session = page.foot.agreement, page.running.session
    refuse(page)
    assert page.verdict.text().count("Count it?") == 1
    page.verdict.linkActivated.emit("count:")
    assert bar.question.text() == "Count QIX?"
    assert texts(bar) == ["Tonight", "Always", "Never ask again", "No"]
    click(bar.ways["always"])
    assert bar.question.text() == "Ann: always count QIX? The others must agree."
    assert texts(bar) == ["Ben: agree (P)", "Cyd: agree (Z)", "All agree", "No"]
    click(bar.buttons[1])
    assert texts(bar)[0] == "Ben: agreed"
    click(bar.buttons[2])
    assert not bar.isVisible()
    assert session.moment.verdict.state == "legal"
    assert table.window.notice.text() == "QIX counts from now on."
    (word,) = table.book.words
    assert (word.word, word.counts, word.names, word.game) == ("QIX", "always", ("Ann", "Ben", "Cyd"), "split-run")
    page.felt.commit()
    assert session.match.state.log[-1].words == ("QIX",)
    page.running.autosave.wait()
    assert read_record(page.running.path.read_bytes()).dictionary.allow == ("QIX",)


def test_players_can_agree_by_keyboard_that_a_refused_word_counts(table, page, now, qtbot):
    bar = page.foot.agreement
    refuse(page)
    with qtbot.waitActive(table.window):
        table.window.activateWindow()
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert bar.ways["tonight"].hasFocus()
    bar.ways["tonight"].click()
    key(page, "P")
    assert page.running.session.asks
    assert bar.buttons[1].isEnabled(), "a key pressed at once was meant for a card"
    now[0] += 1
    key(page, "P")
    key(page, "Z")
    assert not page.running.session.asks
    assert counting(table.book.words) == ("QIX",)


def test_a_player_with_one_switch_device_can_reach_the_buttons_of_the_vote(table, page):
    refuse(page)
    page.game.ask_about_word()
    settle(table)
    group = next(spot for spot in sight(table.window).spots if spot.key == ("in", key_of(page.foot.agreement)))
    assert [spot.key for spot in group.parts] == [key_of(stop) for stop in page.foot.agreement.stops]
    take = group.parts[1].take
    assert take is not None
    take()
    click(page.foot.agreement.whole)
    assert counting(table.book.words) == ("QIX",)


def test_the_program_announces_a_refused_word_and_the_question_to_the_players_and_the_decision(table, page):
    said = []
    page.felt.say = lambda text, *more: said.append(text)
    page.felt.announce_all = lambda *parts: said.extend([text for _, text in parts])
    refuse(page)
    page.game.ask_about_word()
    session = page.running.session
    session.choose_count("never")
    session.agree_to(1)
    session.refuse_question()
    del page.felt.say, page.felt.announce_all
    wanted = [
        "QIX is not in the dictionary.",
        "Ctrl+B asks the table to count it.",
        "Count QIX?",
        "Ann: never ask about QIX again? The others must agree.",
        "Ben: agreed.",
        "QIX does not count.",
    ]
    assert [text for text in said if text in wanted] == wanted


def test_the_answer_called_never_ask_again_stops_the_question_about_a_word_permanently(table, page):
    refuse(page)
    page.game.ask_about_word()
    click(page.foot.agreement.ways["never"])
    click(page.foot.agreement.whole)
    assert table.window.notice.text() == "QIX does not count. Nobody is asked about it again."
    refuse(page)
    assert "Count it?" not in page.verdict.text()
    assert page.game.why_not()["count"] == "No word has been refused."


def test_a_word_that_players_accept_after_a_challenge_counts_only_from_the_next_deal(opening):
    program = opening("play QIX", options={"words": "challenge"})
    page = program.window.table
    session = page.running.session
    session.press("challenge", 1)
    page.felt.finish_motion()
    assert "Count it?" in page.verdict.text()
    page.game.ask_about_word()
    click(page.foot.agreement.ways["tonight"])
    click(page.foot.agreement.whole)
    assert program.window.notice.text() == "QIX counts from the next deal on."
    assert not session.match.house.words.has("QIX")
    leave(program)
    assert "QIX" in deal(program, "split-run", seed=7).running.record.dictionary.allow
    leave(program)
    program.evening._begin_anew()
    assert "QIX" not in deal(program, "split-run", seed=8).running.record.dictionary.allow


def test_a_word_that_a_single_person_accepts_counts_only_from_the_next_deal(program):
    program.file.change(games={"split-run": GameSetting(people("split-run", 1).seats)})
    page = deal(program, "split-run", seed=7, alone=True)
    refuse_any(page)
    page.game.ask_about_word()
    assert texts(page.foot.agreement) == ["Always", "Never ask again", "No"]
    click(page.foot.agreement.ways["always"])
    (word,) = counting(program.book.words)
    assert not page.running.session.match.house.words.has(word)
    program.new.rematch()
    assert word in program.table.running.record.dictionary.allow


def refuse_any(page):
    """Types two cards of the hand that form no word, so the program refuses them."""
    session = page.running.session
    hand = [card.face for card in session.seen.seats[0].hand if len(card.face) == 1 and card.face.isalpha()]
    for one in hand:
        for other in hand:
            if not session.match.house.words.has(one + other + one) and one != other and hand.count(one) > 1:
                session.cancel()
                for letter in one + other + one:
                    session.gestures.type_letter(letter)
                if session.moment.countable:
                    return
    raise AssertionError("every word counts")


# ---- the page of the house book


@pytest.fixture
def book(program):
    program.book.file.change(lambda _: WORDS)
    program.book.show()
    return program.book.page


def shown(page):
    return [page.rows.list.item(row).text() for row in range(page.rows.count)]


def choose(page, word):
    row = next(row for row, text in enumerate(shown(page)) if text.startswith(word))
    page.rows.list.setCurrentRow(row)


def test_the_house_book_shows_for_each_word_who_decided_about_it_and_how_and_when(book):
    assert shown(book)[1].startswith("ZOOMY · always · a fast thing · Ann and Ben · ")
    assert shown(book)[1].endswith(" · Split Run")
    choose(book, "ZOOMY")
    assert (book.counts.currentText(), book.meaning.text()) == ("always", "a fast thing")


def test_a_meaning_that_a_player_writes_into_the_house_book_shows_wherever_the_word_is_explained(program, book, qtbot):
    choose(book, "QIX")
    book.meaning.setFocus()
    qtbot.keyClicks(book.meaning, "a game with lines")
    qtbot.keyClick(book.meaning, Qt.Key.Key_Return)
    assert program.book.meaning("QIX") == "a game with lines"
    page = deal(program, "split-run", seed=7)
    meaning = page.game.asking._meaning("QIX")
    assert (meaning.valid, meaning.own) == (True, "a game with lines")


def test_a_player_can_change_and_undo_a_decision_in_the_house_book(program, book, qtbot):
    choose(book, "QIX")
    book.counts.setCurrentIndex(book.counts.findData("never"))
    book.counts.activated.emit(book.counts.currentIndex())
    assert counting(program.book.words) == ("ZOOMY",)
    choose(book, "ZOOMY")
    book.rows.list.setFocus()
    qtbot.keyClick(book.rows.list, Qt.Key.Key_Delete)
    assert counting(program.book.words) == ()
    assert book.rows.note.text() == "The decision on ZOOMY is undone."


def test_the_house_book_can_be_saved_for_printing(book):
    assert pdf_of("House book", book._printable).startswith(b"%PDF")


def test_an_exported_house_book_can_be_imported(program, book, tmp_path, monkeypatch):
    place = tmp_path / "book.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    click(book.rows.buttons["export"])
    assert [one["word"] for one in json.loads(place.read_text())["words"]] == ["ZOOMY", "QIX"]
    program.book.file.change(lambda _: ())
    book.show_book(())
    assert not book.rows.buttons["export"].isEnabled()
    book.take(place)
    assert [(one.word, one.counts) for one in program.book.words] == [("ZOOMY", "always"), ("QIX", "past")]
    assert book.rows.note.text() == "2 new words."
    place.write_text("[]")
    book.take(place)
    assert book.rows.note.text() == "book.json is not a house book."
