"""Tests that every text that a person reads or hears is translated: the tests open everything in an invented
language."""

import shutil
from datetime import date

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget

from app.base import texts
from app.base.box_words import badges
from app.base.boxes import BOXES
from app.base.settings import SEAT_COLOURS
from app.library.made_days import place_of_day
from app.library.people import Person
from app.windows.rules.page_texts import SHARED, page_of
from engine.coach.reason_texts import SAID
from engine.core.verdict import Reason
from engine.games import CATALOG
from engine.messages import LACKING, SENTENCES
from engine.players.plan import REASONS
from tests.days.record import DATE, GOLDEN
from tests.shots.windows import begun, mid_play
from tests.tiers import usually_six
from tests.translations import visible_texts
from tests.translations.conftest import ALLOWED
from tests.translations.pseudo import english, pseudo
from tests.windows.conftest import settings_sheet

pytestmark = pytest.mark.own_program

SIZES = ((900, 600), (1280, 800))
PARTS = ("noun", "verb", "adjective", "adverb")
GAMES = [game.id for game in CATALOG]


def escaped(*said: tuple[str, str]) -> list[str]:
    return sorted({f"{where}: {text}" for where, text in said if english(text, ALLOWED)})


def all_of(program, painted=(), *, hidden=True):
    """The texts in the window and in every dialog, and the given painted texts. hidden: whether to include texts that
    are not visible now."""
    QApplication.processEvents()
    program.window.grab()
    windows = [program.window, *[other for other in QApplication.topLevelWidgets() if other.isVisible()]]
    found = [
        (where, text) for window in dict.fromkeys(windows) for where, text in visible_texts.texts(window, hidden=hidden)
    ]
    # Left out below: a sentence from a rules page, because rules pages are translated in files of their own.
    page = program.window.gallery.lead.text()
    return [*[one for one in found if one[1] != page], *[("painted", text) for text in painted if text != page]]


def crowded(program) -> list[str]:
    """The widgets with too little room, in the smallest window and in the usual one."""
    found = []
    for size in SIZES:
        program.window.resize(*size)
        for _ in range(8):  # a layout may cause more layouts
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents()
        if (program.window.width(), program.window.height()) != size:
            found.append(f"the window cannot be {size}, but {program.window.size()}")
        found += [f"{size[0]}: {what}" for what in visible_texts.crowded(program.window)]
    return found


def test_the_invented_language_keeps_placeholders_and_tags_and_shortcut_letters():
    assert pseudo("&Set up {game}… <b>%n</b>") == "&Šêţţţ ûþþ {game}… <b>%n</b>"


def test_the_tests_notice_an_untranslated_text():
    assert english("Deal a card", frozenset()) == ["Deal", "card"]
    assert not english(f"{pseudo('Deal a card')} QUIET <b>3</b> Ann", frozenset({"Ann"}))


def test_the_gallery_has_only_translated_texts_and_room_for_them(program, painted):
    program.file.change(favourites=("split-run",))
    begun(program)
    program.leave_table()
    gallery = program.window.gallery
    found = all_of(program, painted)
    for game in GAMES:
        gallery.choose(game)
        found += all_of(program)
    gallery.search.setText("no such game")
    assert not escaped(*found, *all_of(program))
    gallery.search.clear()
    assert not crowded(program)
    assert not cut_tiles(program, painted)


def drawn_tile(program, painted, game) -> list[str]:
    """The texts painted on the tile of this game in the gallery."""
    gallery = program.window.gallery
    gallery.choose(game)
    place = QRect(0, 0, gallery.tile.width, gallery.tile.height)
    image = QImage(place.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painted.clear()
    gallery.tile.draw(painter, place, game, chosen=True, focused=False)
    painter.end()
    return list(painted)


def cut_tiles(program, painted) -> list[str]:
    """The tiles on which a badge is missing or a text is cut off."""
    found = []
    for size in SIZES:
        program.window.resize(*size)
        QApplication.processEvents()
        for game, box in BOXES.items():
            drawn = drawn_tile(program, painted, game)
            found += [f"{size[0]} {game}: {text}" for text in drawn if "…" in text]
            found += [f"{size[0]} {game}: {text} is missing" for text in badges(box) if text not in drawn]
    return found


def test_the_setup_sheet_of_every_game_has_only_translated_texts_and_room_for_them(program):
    found: list[tuple[str, str]] = []
    tight: list[str] = []
    looked_at: set[str] = set()
    for game in CATALOG:
        program.new.set_up(game.id)
        sheet = program.window.gallery.side.currentWidget()
        found += visible_texts.texts(sheet)
        fields = {option.key for option in game.options}
        if not fields <= looked_at:  # skips sheets whose fields were tested before
            tight += crowded(program)
        looked_at |= fields
    assert not escaped(*found)
    assert not sorted(set(tight))


def test_the_day_page_has_only_translated_texts_and_room_for_them(program, monkeypatch):
    place = place_of_day(DATE)
    place.parent.mkdir(parents=True)
    shutil.copy(GOLDEN, place)
    monkeypatch.setattr(program, "today", lambda: date.fromisoformat(DATE))
    program.days.open()
    sheet = program.window.gallery.side.currentWidget()
    sheet.date.setText("")  # hides a date that Qt writes itself
    assert not escaped(*visible_texts.texts(sheet))
    assert not crowded(program)


def test_the_sheet_about_the_players_has_only_translated_texts_and_room_for_them(program):
    program.new.change_table()
    sheet = program.window.gallery.side.currentWidget()
    sheet.seats.add_person()
    sheet.seats.add_computer()
    assert not escaped(*visible_texts.texts(sheet))
    assert not crowded(program)


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_a_game_and_its_end_have_only_translated_texts_and_room_for_them(program, painted, game):
    mid_play(program, game, moves=4)
    page = program.window.table
    session = page.running.session
    found = all_of(program, painted)
    for piece in page.felt.picture.pieces:
        found += [("target", target.reason) for target in page.game.binding.targets(piece.key)]
    tight = crowded(program)
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.to_act[0])
    page.felt.finish_motion()  # skips the moment in which the felt shows the cards left in the hands
    assert page.stage.currentWidget() is page.final
    assert not escaped(*found, *all_of(program))
    assert not [*tight, *crowded(program)]


def test_the_curtain_between_two_hands_and_the_pause_have_only_translated_texts(program):
    mid_play(program, "split-run", moves=3)
    page = program.window.table
    page.game.pressing.toggle_pause()
    found = all_of(program)
    page.game.pressing.toggle_pause()
    page.running.session.submit(page_act(page))
    assert not page.plate.isHidden()
    assert not escaped(*found, *all_of(program))


def page_act(page):
    from tests.shots.windows import next_act

    return next_act(page.running.session, 1)


def test_the_settings_have_only_translated_texts_and_room_for_them(program):
    settings_sheet(program)
    sheets = program.window.findChildren(QDialog)
    assert sheets
    assert not escaped(*all_of(program))
    assert not crowded_tabs(sheets[0])


def crowded_tabs(sheet) -> list[str]:
    """The widgets with too little room on any tab of this sheet."""
    tabs = sheet.findChild(QTabWidget)
    found = []
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        for _ in range(3):
            QApplication.processEvents()
        found += [*visible_texts.crowded(sheet)]
    return found


def test_the_rules_window_of_every_game_has_only_translated_texts_and_room_for_them(program):
    """Pages without a translation, and the headings taken from them, are English."""
    pages = [page_of(name) or "" for name in (*GAMES, SHARED)]
    headings = frozenset([line.lstrip("# ") for page in pages for line in page.splitlines() if line.startswith("#")])
    found, tight = [], []
    for game in GAMES:
        program.reading.show_rules(game)
        found += all_of(program)
        tight += [what for window in program.window.findChildren(QDialog) for what in visible_texts.crowded(window)]
    assert not [text for _, text in found if english(text, ALLOWED | headings)]
    assert not tight


def test_the_list_of_keys_and_the_about_page_and_the_question_before_resigning_are_translated(program):
    mid_play(program, "split-run", moves=3)
    program.reading.show_keys()
    program.reading.show_about()
    program.table.resign(program.table.running)
    assert len(program.window.findChildren(QDialog)) == 3
    assert not escaped(*all_of(program))


def test_the_buzzers_have_only_translated_texts_and_room_for_them(program):
    from app.windows.sheets.buzzer_keys import BuzzerDialog

    mid_play(program, "shout", moves=3)
    program.window.table.game.buzzing.choose_keys()
    dialog = program.window.findChild(BuzzerDialog)
    dialog._ask(0)
    assert not escaped(*all_of(program))
    assert not [*visible_texts.crowded(dialog)]


def test_the_people_page_has_only_translated_texts_and_room_for_them(program):
    people = (Person("1", "Ann", SEAT_COLOURS[0], "L", 200), Person("2", "Cleo", away=True))
    program.people.file.change(lambda _: people)
    program.window.asked.emit("people")
    page = program.people.page
    for row in range(len(people)):
        page.rows.list.setCurrentRow(row)
        QApplication.processEvents()
        assert not escaped(*all_of(program))
        assert not [*visible_texts.crowded(page)]
    page.close()


def test_hints_have_only_translated_texts(program, qtbot):
    from app.windows.table.spoken import hint_text
    from engine.coach.hints import Hint

    hints = (
        Hint("trade", (), ("A",), ()),
        Hint("play", ("QUIET",), ("Q",), ("QUIT",)),
        Hint("play", ("QUIET",), ("Q",), ()),
    )
    assert not escaped(*[("hint", hint_text(hint, step)) for hint in hints for step in (1, 2, 3)])


def test_the_texts_around_a_meaning_are_translated(program):
    """Words and definitions stay English."""
    from app.session.meanings import Meaning
    from app.windows.table.meaning_card import MeaningCard, meaning_html, meaning_line, word_menu

    window = program.window
    for level in (10, 35, 50, 60, 70, 80, None):
        told = Meaning("GEESE", True, level, ("GOOSE",), tuple([(part, "QUIET") for part in PARTS]))
        bare = Meaning("GEESE", level is not None, level, (), ())
        said = [text(meaning) for text in (meaning_html, meaning_line) for meaning in (told, bare)]
        card, menu = MeaningCard(told, window), word_menu(("GEESE",), lambda word: None, window)
        said += [card.accessibleName(), card.toPlainText(), menu.actions()[0].text()]
        card.deleteLater()
        menu.deleteLater()
        assert not escaped(*[("meaning", text) for text in said])


def test_every_refusal_and_every_reason_of_a_computer_player_is_translated(program):
    said = [texts.reason_text(Reason(key)) for key in SENTENCES] + [
        texts.why_text(Reason(key)) for key in (*REASONS, *SAID)
    ]
    said += [texts.lacking_text(Reason(key)) for key in LACKING] + [texts.number_name(number) for number in range(1, 7)]
    assert not escaped(*[("reason", text) for text in said])


def test_messages_about_settings_and_records_are_translated(program, tmp_path):
    for what in ("settings-set-aside", "settings-in-part:7", "settings-not-saved"):
        program.window._notices_read()
        program._complain(what)
        assert not escaped(*all_of(program))
    program.window._notices_read()
    program.waiting.open(tmp_path / "nothing.wordfelt")
    assert not english(program.window.notice.text(), ALLOWED | {"nothing.wordfelt"})
    program.window._notices_read()
    earlier_file = "nothing.wordfelt"  # an earlier notice with this file name may still be on the screen
    assert not escaped(*[(where, text.replace(earlier_file, "")) for where, text in all_of(program)])
