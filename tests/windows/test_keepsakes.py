"""Tests keepsakes, the files in which a player can save a game: a picture, a score sheet and a text."""

import errno
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QMenu

from app.windows.record_files import sortable_name
from app.windows.scanning.spots import key_of
from app.windows.table.keepsakes.game_picture import game_picture
from app.windows.table.keepsakes.game_sheet import rounds_of, sheet_html
from app.windows.table.keepsakes.game_text import game_text
from app.windows.table.keepsakes.kept_game import kept_game
from engine.coach.judging import Judged
from engine.coach.review import Reviewed
from engine.core.moves import PASS
from engine.games import GAMES
from engine.records import files
from tests.tiers import usually_six
from tests.windows.conftest import deal, settle
from tests.windows.test_scanning import pick_place, scanning
from tests.windows.test_table import first_act, lay


def kept(page, dearest=None):
    return kept_game(page.running, dearest)


def ended(program, game="split-run"):
    """Plays two words, then lets the player on turn resign; returns the page of the table."""
    page = deal(program, game, seed=7)
    session = page.running.session
    for _ in range(2):
        lay(page, first_act(session))
        session.lift_curtain()
    session.resign(session.viewer)
    return page


def entries(program):
    """The open menu, and a dictionary of its entries by their names."""
    menu = next(one for one in program.window.findChildren(QMenu, "keep-menu") if one.isVisible())
    return menu, {one.text().replace("&", ""): one for one in menu.actions()}


def choose(program, entry):
    entries(program)[1][entry].trigger()
    settle(program)


@pytest.fixture
def place(monkeypatch, folders):
    """The folder in which every file dialog of the test saves, and the list of the file names that the dialogs
    suggested."""
    names = []

    def chosen(parent, title, name, *more):
        names.append(name.rpartition("/")[2])
        return str(folders / names[-1]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    return folders, names


def test_the_final_page_saves_pictures_and_score_sheets_and_texts_under_names_that_begin_with_the_date(program, place):
    folder, names = place
    page = ended(program)
    for number in range(3):
        page.final.foot.keep.click()
        menu, found = entries(program)
        assert list(found) == ["Picture…", "Score sheet…", "Game as text…"]
        assert menu.activeAction() is menu.actions()[0]
        choose(program, list(found)[number])
        assert program.window.notice.text().splitlines()[-1] == f"Saved as {names[-1]}."
    day, clock = kept(page).day, kept(page).time
    assert names == [f"{day} Split Run {clock}{suffix}" for suffix in (".png", ".pdf", ".txt")]
    assert (folder / names[0]).read_bytes().startswith(b"\x89PNG")
    assert (folder / names[1]).read_bytes().startswith(b"%PDF")
    assert (folder / names[2]).read_text("utf-8") == game_text(kept(page))


def test_a_player_with_a_switch_device_can_save_a_game_as_a_keepsake(program, place):
    page = ended(program)
    scanner = scanning(program, switches="two")
    settle(program)
    pick_place(program, scanner, key_of(page.final.foot.keep))
    settle(program)
    pick_place(program, scanner, key_of(entries(program)[1]["Game as text…"]))
    settle(program)
    assert place[1][0].endswith(".txt")


def test_a_keepsake_shows_the_time_at_which_its_game_was_dealt(program, folders):
    page = deal(program, "split-run")
    stamp = page.running.path.stem.removeprefix("split-run-")
    assert stamp.startswith(f"{kept(page).day}-{kept(page).time.replace('-', '')}")


def test_the_menu_can_save_a_game_as_a_keepsake_once_a_player_has_made_a_move(program, place):
    page = deal(program, "split-run", seed=7)
    assert page.game.why_not()["keep"] == "Nothing has been played yet."
    lay(page, first_act(page.running.session))
    assert "keep" not in page.game.why_not()
    program.window.asked.emit("keep")
    choose(program, "Game as text…")
    text = (place[0] / place[1][0]).read_text("utf-8")
    assert "The game is not over yet." in text
    assert "1. " not in text, "no player has a rank yet"


def test_a_keepsake_saved_during_a_film_shows_the_whole_game(program, place):
    page = ended(program)
    whole = game_text(kept(page))
    page.game.play_film()
    page.running.film.halt()
    page.running.film.go_to(0)
    assert page.film_bar.keep.isVisible()
    page.film_bar.keep.click()
    choose(program, "Game as text…")
    assert (place[0] / place[1][0]).read_text("utf-8") == whole


def test_a_film_watched_from_the_gallery_cannot_be_saved_as_a_keepsake(program):
    program.table.watch("split-run")
    page = program.window.table
    page.running.film.halt()
    assert page.film_bar.keep.isHidden()
    assert page.game.why_not()["keep"] == "This is a film."


@pytest.mark.parametrize(("fault", "why"), [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "no permission")])
def test_if_a_keepsake_cannot_be_saved_the_program_reports_why_and_keeps_the_old_file(
    program, place, monkeypatch, fault, why
):
    page = ended(program)
    game = kept(page)
    old = place[0] / sortable_name(game.day, game.title, game.time, ".txt")
    old.write_text("old")
    page.running.autosave.wait()

    def refuse(*given):
        raise OSError(fault, "no")

    monkeypatch.setattr(files, "_replace", refuse)
    page.game.keep()
    choose(program, "Game as text…")
    told = program.window.notice.text()
    assert "cannot be saved" in told
    assert why in told
    assert old.read_text() == "old"


def test_the_program_reports_nothing_if_the_player_cancels_saving_a_keepsake(program, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: ("", ""))
    page = ended(program)
    page.game.keep()
    before = program.window.notice.text()
    choose(program, "Picture…")
    assert program.window.notice.text() == before


def test_the_text_of_a_keepsake_names_the_winner_and_all_words_and_mentions_a_missing_review(program):
    page = ended(program)
    text = game_text(kept(page))
    best = kept(page).seats[0].name
    for line in (f"Winner: {best}", "Turn by turn", "The coach has not reviewed this game."):
        assert line in text
    words = [word for line in page.running.session.moment.history for word in line.words]
    assert words
    assert all(word in text for word in words)
    assert f"Deal code {kept(page).code}" in text
    assert f"1. {best} ★: " in text


def test_a_keepsake_of_a_game_in_calm_play_does_not_name_a_winner_or_a_rank(program):
    page = ended(program)
    assert [seat for seat in kept(page).seats if seat.won]
    program.file.change(calm=True)
    calm = kept(page)
    assert [(seat.seat, seat.place, seat.won) for seat in calm.seats] == [(0, 0, False), (1, 0, False)]
    assert "★" not in game_text(calm) + sheet_html(calm)


def test_the_text_of_a_keepsake_names_the_costliest_turns_after_the_coach_has_found_them(program):
    page = ended(program)
    missed = Reviewed(0, 0, Judged(PASS), Judged(page.running.session.match.moves[0].act, ("QUIZ",), 12, 120))
    assert "Better: QUIZ" in game_text(kept(page, [missed]))
    assert "No better play was found in any turn." in game_text(kept(page, []))


def test_the_text_of_a_keepsake_does_not_name_the_costliest_turns_before_the_coach_has_reviewed_all_turns(program):
    assert ended(program).coach.dearest is None


def test_a_score_sheet_has_one_line_for_each_round_of_turns(program):
    page = ended(program)
    ((number, cells),) = rounds_of(kept(page))[:1]
    assert number == "1–2"
    assert len(cells) == 2


def test_a_score_sheet_shows_html_characters_in_names_unchanged(program):
    page = ended(program)
    game = kept(page)
    wild = replace(game.seats[0], name="<b>Ann & Co</b>")
    assert "&lt;b&gt;Ann &amp; Co" in sheet_html(replace(game, seats=(wild, *game.seats[1:])))


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_every_game_can_be_saved_in_all_three_kinds_of_keepsake_before_and_after_its_end(program, game):
    page = deal(program, game, seed=3)
    session = page.running.session
    session.submit(first_act(session))
    for over in (False, True):
        while over and not session.state.over:
            session.lift_curtain()
            session.resign(session.viewer)
        there = kept(page)
        assert len(there.seats) == len(session.names)
        assert game_text(there).startswith(there.title)
        assert "<table" in sheet_html(there)
        assert isinstance(game_picture(there, page.felt.theme), QImage)


def test_a_suggested_file_name_contains_no_character_that_an_operating_system_forbids():
    assert sortable_name("2026-11-29", 'a/b:c?"d', "14-32", ".png") == "2026-11-29 a-b-c--d 14-32.png"
    assert sortable_name("2026-11-29", "The evening", "", ".pdf") == "2026-11-29 The evening.pdf"
