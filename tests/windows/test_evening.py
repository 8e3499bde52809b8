"""Tests the evening, the list of the games that several people play on one day: who begins a game, which game comes
next, and the evening's page with a picture and a score sheet."""

import json
import shutil

import pytest
from PySide6.QtWidgets import QFileDialog, QMenu

from app.base.boxes import BOXES
from app.base.settings import SeatSetting
from app.library.evening import Bluff, Evening, EveningGame, bluff_in
from app.library.results import PlayerResult, Result
from app.library.tonight import HouseRules, Tonight
from app.windows.sheets.evening_page import evening_html
from app.windows.widgets.card_document import words_in
from engine.games import GAMES
from tests.windows.conftest import leave

THREE = (SeatSetting("Ann"), SeatSetting("Ben"), SeatSetting("Cleo"))


def sit(program, *seats, **rules):
    program.tonight.file.change(lambda table: Tonight(seats, HouseRules(**rules)))
    program.tonight.show()


def play_to_the_end(program, game, loser=0):
    """Deals a game to tonight's table; then players resign until the game is over, beginning with `loser`."""
    program.new.deal(game)
    return resign_all(program, loser)


def resign_all(program, loser=0):
    session = program.window.table.running.session
    session.lift_curtain()
    for seat in (loser, *[seat for seat in range(len(session.names)) if seat != loser]):
        if not session.state.over:
            session.resign(seat)
            session.lift_curtain()
    return session


def began(program):
    """The name of the player who began the game on the table."""
    session = program.window.table.running.session
    return session.names[session.match.states[0].actor]


def settled(program):
    program.counting.settle()
    program.evening._show(program.counting.results.results)


@pytest.fixture
def friday(program):
    """An evening of Ann, Ben and Cleo after one game of Split Run, won by Cleo."""
    sit(program, *THREE)
    play_to_the_end(program, "split-run")
    leave(program)
    settled(program)
    return program


def test_each_finished_game_of_several_people_is_listed_on_the_evening_page(friday):
    play_to_the_end(friday, "ow", loser=2)
    leave(friday)
    settled(friday)
    assert [game.game for game in friday.evening.now.games] == ["split-run", "ow"]
    counted = {result.key for result in friday.counting.results.results}
    assert {game.key for game in friday.evening.now.games} == counted
    button = friday.window.gallery.evening
    assert button.isVisible()
    assert button.accessibleName().startswith("The evening: 2 game")


def test_a_game_whose_window_was_killed_at_the_end_of_the_game_is_listed_on_the_evening_page(friday, folders, qtbot):
    (kept,) = (folders / "data" / "finished").glob("*.wordfelt")
    late = folders / "data" / "games" / "split-run-late.wordfelt"
    shutil.copy(kept, late)
    friday.waiting.show()
    qtbot.waitUntil(lambda: not late.exists())
    settled(friday)
    first, second = friday.evening.now.games
    assert (first.key, second.key) == (kept.name, late.name)
    assert (second.game, second.began) == (first.game, first.began)
    assert friday.window.gallery.evening.accessibleName().startswith("The evening: 2 game")


def test_games_of_a_single_person_are_not_listed_as_an_evening(program, folders):
    play_to_the_end(program, "split-run")
    leave(program)
    settled(program)
    assert not program.window.gallery.evening.isVisible()
    assert not (folders / "data" / "evenings.json").exists()
    program.new.deal("ow")
    assert program.window.table.final.foot.another.isHidden()


@pytest.mark.own_program
def test_the_evening_goes_on_after_a_restart_of_the_program(start, folders):
    program = start()
    sit(program, *THREE)
    play_to_the_end(program, "split-run")
    leave(program)
    program.close()
    again = start()
    settled(again)
    assert [game.game for game in again.evening.now.games] == ["split-run"]
    assert again.window.gallery.evening.isVisible()
    assert json.loads((folders / "data" / "evenings.json").read_text())["version"] == 1


def test_the_gallery_button_of_the_evening_changes_with_the_table_and_the_language(friday):
    friday.new.change_table()
    sheet = friday.window.gallery.sheet
    counted = sheet.choices["counted"]
    before = friday.window.gallery.evening.accessibleName()
    counted.setCurrentIndex(counted.findData("place"))
    assert friday.window.gallery.evening.accessibleName() != before
    friday.file.change(language="de")
    assert friday.window.gallery.evening.accessibleName().startswith("Der Abend: 1 Spiel")
    for _ in range(2):
        friday.window.gallery.sheet.seats.rows[0].away.click()
    assert not friday.window.gallery.evening.isVisible(), "a player alone has no evening"


# ---- who begins a game


def test_if_players_agree_to_begin_in_turn_a_different_player_begins_each_game(program):
    sit(program, *THREE, begins="round")
    session = play_to_the_end(program, "split-run")
    names, first = list(session.names), began(program)
    assert "first" not in session.match.header.options, "players draw for the first turn of the first game"
    for game in ("ow", "3-2-1"):
        leave(program)
        play_to_the_end(program, game)
        first = names[(names.index(first) + 1) % 3]
        assert began(program) == first
    program.new.rematch()
    assert began(program) == names[(names.index(first) + 1) % 3]


def test_a_first_player_chosen_for_one_game_overrides_the_agreed_order(program):
    sit(program, *THREE, begins="round")
    program.file.change(options={"ow": {"first": "2"}})
    play_to_the_end(program, "split-run")
    leave(program)
    for _ in range(2):
        play_to_the_end(program, "ow")
        assert began(program) == "Ben"
        leave(program)


# ---- a game of another family


def test_one_press_deals_a_game_of_a_family_not_yet_played_this_evening(program):
    sit(program, *THREE)
    families = []
    play_to_the_end(program, "split-run")
    for _ in range(len({box.family for box in BOXES.values()}) - 1):
        families.append(BOXES[program.window.table.running.session.choice.game].family)
        foot = program.window.table.final.foot
        assert not foot.another.isHidden()
        foot.another.click()
        session = program.window.table.running.session
        assert len(session.names) == 3
        assert BOXES[session.choice.game].family not in families
        for seat in range(3):
            if not session.state.over:
                session.lift_curtain()
                session.resign(seat)


def test_once_every_family_of_games_was_played_the_family_played_longest_ago_is_dealt_again(program, monkeypatch):
    sit(program, *THREE)
    order = list(dict.fromkeys(box.family for box in BOXES.values()))
    first_of = {family: next(name for name, box in BOXES.items() if box.family == family) for family in order}
    for number, family in enumerate(order):
        game = EveningGame(str(number), first_of[family])
        monkeypatch.setattr("app.program.evening_tonight.date", DayOf)
        program.evening.file.change(lambda evenings, game=game: with_one(evenings, game))
    assert BOXES[program.evening.another_kind()].family == order[0]


class DayOf:
    """A stand-in for the class `date`, whose `today` is always a Friday."""

    @staticmethod
    def today():
        from datetime import date

        return date(2026, 11, 27)


def with_one(evenings, game):
    from app.library.evening import with_game

    return with_game(evenings, game, "2026-11-27")


# ---- rematches: the same game again


def test_the_current_agreement_decides_who_begins_a_rematch(program):
    """The first player chosen for this game comes before the agreed order. If the players change their agreement to
    drawing, the order no longer applies."""
    sit(program, *THREE, begins="round")
    play_to_the_end(program, "split-run")
    program.file.change(options={"split-run": {"first": "2"}})
    for _ in range(2):
        program.new.rematch()
        assert program.window.table.running.session.match.header.options["first"] == "2"
        resign_all(program)
    program.file.change(options={})
    sit(program, *THREE, begins="drawn")
    program.new.rematch()
    assert "first" not in program.window.table.running.session.match.header.options


def test_a_rematch_keeps_the_word_list_of_the_game_just_played(program):
    sit(program, *THREE, dictionary="family")
    play_to_the_end(program, "split-run")
    sit(program, *THREE, dictionary="large")
    program.file.change(allow=("ZOOMY",))
    program.new.rematch()
    dictionary = program.window.table.running.record.dictionary
    assert (dictionary.name, dictionary.allow) == ("family", ())
    program.new.deal("split-run")
    assert program.window.table.running.record.dictionary.name == "large"


# ---- the page of the evening


FRIDAY = Evening("2026-11-27", (EveningGame("1", "split-run", "Ann", Bluff("Ann", "QUIZZY", 31)),))


def of_friday():
    ann = PlayerResult("Ann", score=-3, best="QUIZ", points=40, longest="GARDEN")
    ben = PlayerResult("B<b>n", score=12, won=True, best="NUDGING, WAKED", points=24, longest="NUDGING")
    alone = PlayerResult("Ann", score=7, won=True)
    return [
        Result("1", "split-run", "2026-11-27", "finished", (ann, ben), unit="points"),
        Result("2", "first-base", "2026-11-27", "finished", (alone,), unit="nothing"),
    ]


def test_the_evening_page_shows_the_leader_and_every_game_and_the_best_words_as_cards(qapp):
    html = evening_html(FRIDAY, of_friday(), "place")
    assert "B&lt;b&gt;n" in html
    assert "<b>n" not in html.replace("&lt;b&gt;n", "")
    assert "−3" in html
    assert "<b>12 ★</b>" in html
    assert "<b>– ★</b>" in html
    assert words_in(html) == ["QUIZ", "NUDGING, WAKED", "NUDGING", "QUIZZY"]
    assert "In the lead: B&lt;b&gt;n" in html
    assert "Level: " in evening_html(FRIDAY, of_friday(), "wins")


def test_the_page_for_an_evening_without_a_game_explains_how_an_evening_begins(qapp):
    assert "begins the evening" in evening_html(FRIDAY, [], "wins")


def test_the_evening_page_opens_from_the_gallery_and_can_deal_the_next_game(friday, qtbot):
    friday.window.gallery.evening.click()
    page = friday.evening.page
    assert page.isVisible()
    text = page.text.toPlainText()
    assert "Split Run" in text
    assert all(name in text for name in ("Ann", "Ben", "Cleo"))
    page.another.click()
    assert friday.evening.page is None or not friday.evening.page.isVisible()
    assert BOXES[friday.window.table.running.session.choice.game].family != BOXES["split-run"].family


def test_one_press_begins_a_new_evening_and_keeps_the_record_of_the_old_one(friday):
    friday.evening.open()
    friday.evening.page.new.click()
    settled(friday)
    assert friday.evening.now.games == ()
    assert len(friday.evening.file.content) == 2
    assert "begins the evening" in friday.evening.page.text.toPlainText()
    assert not friday.window.gallery.evening.isVisible()
    page = friday.evening.page
    assert (page.earlier.isEnabled(), page.later.isEnabled(), page.new.isEnabled()) == (True, False, False)
    page.earlier.click()
    assert any(lead in page.text.toPlainText() for lead in ("Winner of the evening: ", "Level: "))
    assert (page.earlier.isEnabled(), page.later.isEnabled()) == (False, True)
    page.later.click()
    assert "begins the evening" in page.text.toPlainText()


def test_the_evening_page_lists_as_the_boldest_bluff_a_word_that_was_invalid_and_went_unchallenged(program):
    sit(program, *THREE, words="challenge")
    program.new.deal("5-up")
    session = program.window.table.running.session
    session.lift_curtain()
    hand = "".join([card.face for card in session.seen.seats[session.viewer].hand[:5]])
    name = session.names[session.viewer]
    session.match.play_text(f"play {hand}")
    session.tell()
    session.match.play_text(f"@{1 + session.match.state.actor} accept") if "accept" in session.moment.verbs else None
    bluff = bluff_in(session.match, session.names)
    assert bluff is not None
    assert (bluff.name, bluff.word) == (name, hand)


def test_the_evening_can_be_saved_as_a_picture_and_as_a_score_sheet(friday):
    friday.evening.open()
    page = friday.evening.page
    image = page.image()
    assert image.width() == 1800
    assert image.height() > 400
    assert page.score_sheet().startswith(b"%PDF")


@pytest.mark.parametrize("entry", [0, 1], ids=["picture", "sheet"])
def test_a_button_saves_the_evening_in_the_chosen_file_and_reports_the_result(friday, folders, monkeypatch, entry):
    friday.evening.open()
    page = friday.evening.page
    for place, told in ((folders / "kept.png", "Saved as kept.png."), (folders / "no" / "kept.png", "cannot be saved")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, place=place: (str(place), ""))
        page.keep.click()
        menu = page.findChildren(QMenu)[-1]
        assert len(menu.actions()) == 2
        menu.actions()[entry].trigger()
        assert told in friday.window.notice.text()
    assert (folders / "kept.png").stat().st_size > 1000


def test_the_evening_always_finds_a_game_to_suggest(program):
    sit(program, *THREE)
    for _ in range(30):
        assert program.evening.another_kind() in GAMES


def test_the_evening_page_is_as_high_as_its_text_and_no_wider_than_its_window(friday):
    program = friday
    program.window.asked.emit("evening")
    page = program.evening.page
    bar = page.text.verticalScrollBar()
    assert bar.maximum() == 0 or page.height() >= page.screen().availableGeometry().height() * 0.9 - 1
    assert page.text.horizontalScrollBar().maximum() == 0
    assert page.earlier.isHidden()
    assert page.later.isHidden()


def test_the_evening_page_draws_its_cards_narrower_in_a_narrow_window(friday):
    friday.evening.open()
    page = friday.evening.page
    page._html += "<p><img src='cards:GARDEN, FIG, OX'/></p>"
    page._lay()
    for width in (700, 300, 700):
        page.resize(width, 400)
        assert page.text.horizontalScrollBar().maximum() == 0
        assert page.text.document().idealWidth() <= page.text.viewport().width()
