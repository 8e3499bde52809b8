"""Tests the settings: they are saved, take effect immediately, and never prevent the program from starting."""

import errno
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QLineEdit

from app.base import again as again_module
from app.base import json_file
from app.base.settings import CHILD, LONGEST_KEPT, MOST_NAMES, MOST_WORDS, NEAR, GameSetting, SeatSetting, Settings
from app.base.settings_file import SettingsFile
from app.program.notices import complaint
from app.windows.sheets.settings_sheet import SettingsSheet
from engine.records.limits import MOST_HOUSE_WORDS
from tests.windows.test_looks import settle


def test_a_changed_setting_is_kept_for_the_next_start(tmp_path):
    file = SettingsFile(tmp_path / "settings.json")
    seats = (SeatSetting("Ann"), SeatSetting("Bo", "computer", 5, "bold", "#123456"))
    file.change(felt="blue", games={"shout": GameSetting(seats, {"seconds": 4})})
    again = SettingsFile(tmp_path / "settings.json").settings
    assert again == file.settings
    assert again.games["shout"].seats == seats


def test_after_a_change_the_program_uses_the_settings_exactly_as_the_next_start_will_read_them(tmp_path):
    """The program keeps the settings that it has written, and does not read its own file again."""
    file = SettingsFile(tmp_path / "settings.json")
    seats = (SeatSetting("Ann", "computer", 5), SeatSetting("Bo"))
    file.change(games={"shout": GameSetting(seats, {"seconds": 4})}, favourites=["take-6"], keys={"hint": "F12"})
    file.change(allow=["ZOOMY", "not a word"], text_size=900, near={"": 3})
    assert SettingsFile(tmp_path / "settings.json").settings == file._file.read() == file.settings


def test_the_felt_is_dark_until_the_player_chooses_another_mode(tmp_path):
    assert Settings().mode == "dark"
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, "mode": "system"}))
    assert SettingsFile(path).glance().mode == SettingsFile(path).settings.mode == "system"


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 5000, "\x00" * 9, '"text"'])
def test_a_broken_settings_file_is_renamed_and_the_default_settings_are_used(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text)
    told: list[str] = []
    file = SettingsFile(path, told.append)
    assert isinstance(file.glance(), Settings)
    assert file.settings == Settings()
    assert told == ["settings-set-aside"]
    assert (tmp_path / "settings.bad-1.json").read_text() == text


WHOLE: dict[str, Any] = {
    "version": 1,
    "felt": "blue",
    "names": ["Ann", "Ben"],
    "allow": ["ZOOMY"],
    "games": {"ow": {"seats": [{"name": "Cyd"}, {"kind": "computer"}], "hints": "off"}},
}


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        ({"felt": "purple"}, ["felt"]),
        ({"felt": 7, "sound": "loud"}, ["felt", "sound"]),
        ({"version": 99, "brightness": 3}, ["version"]),
        ({"names": ["Ann", 3, "Ben"]}, ["names[2]"]),
        ({"games": {**WHOLE["games"], "shout": 1}}, ["games.shout"]),
        ({"games": {"ow": {**WHOLE["games"]["ow"], "dictionary": "huge"}}}, ["games.ow.dictionary"]),
    ],
)
def test_valid_settings_of_a_file_are_used_and_a_message_names_the_invalid_ones(tmp_path, change, lost):
    path = tmp_path / "settings.json"
    text = json.dumps(WHOLE | change)
    path.write_text(text)
    told: list[str] = []
    file = SettingsFile(path, told.append)
    assert file.glance().felt == ("midnight" if "felt" in change else "blue")
    settings = file.settings
    assert settings.felt == ("midnight" if "felt" in change else "blue")
    assert (settings.names, settings.allow) == (("Ann", "Ben"), ("ZOOMY",))
    assert settings.games["ow"].seats == (SeatSetting("Cyd"), SeatSetting(kind="computer"))
    assert settings.games["ow"].hints == "off"
    assert told == [f"settings-in-part:{', '.join(lost)}"]
    assert (tmp_path / "settings.bad-1.json").read_text() == text
    again = SettingsFile(path, told.append)
    assert again.settings == settings
    assert len(told) == 1, "the file now has only valid settings, so the second start reports nothing"


def test_a_named_pipe_in_place_of_the_settings_file_does_not_freeze_the_start(tmp_path):
    if not hasattr(os, "mkfifo"):
        pytest.skip("needs named pipes")
    os.mkfifo(tmp_path / "settings.json")
    told: list[str] = []
    file = SettingsFile(tmp_path / "settings.json", told.append)
    assert file.glance() == file.settings == Settings()
    assert told == ["settings-not-saved"]


@pytest.mark.parametrize(("kept", "used"), [(-3, CHILD), (CHILD, CHILD), (1, 1), (7, 7), (NEAR, NEAR), (99, 7)])
def test_an_unknown_level_of_a_computer_player_is_replaced_by_the_nearest_level(tmp_path, kept, used):
    seats = [{"kind": "computer", "level": kept}]
    (tmp_path / "settings.json").write_text(json.dumps({"felt": "blue", "games": {"ow": {"seats": seats}}}))
    settings = SettingsFile(tmp_path / "settings.json").settings
    assert settings.games["ow"].seats[0].level == used
    assert settings.felt == "blue"


def test_the_program_shortens_long_names_in_an_edited_settings_file_and_drops_surplus_names(tmp_path):
    path = tmp_path / "settings.json"
    seats = {"ow": {"seats": [{"name": "W" * 5000}]}}
    path.write_text(json.dumps({"version": 1, "names": ["W" * 100_000] * 50, "games": seats}))
    settings = SettingsFile(path).settings
    assert settings.names == ("W" * LONGEST_KEPT,) * MOST_NAMES
    assert settings.games["ow"].seats[0].name == "W" * LONGEST_KEPT


def test_house_words_in_an_edited_settings_file_are_used_if_a_record_can_hold_them(tmp_path):
    words = ["zoomy", "", "A", "\u00dcBER", "TWO WORDS", "it's", "1ST", "AB" * 30, "Qi"]
    (tmp_path / "settings.json").write_text(json.dumps({"allow": words, "ban": words}))
    settings = SettingsFile(tmp_path / "settings.json").settings
    assert settings.allow == settings.ban == ("ZOOMY", "QI")


def test_a_house_list_read_from_a_file_is_cut_to_the_number_of_words_that_a_record_can_hold(tmp_path):
    assert MOST_WORDS == MOST_HOUSE_WORDS
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    words = [f"{a}{b}{c}" for a in letters for b in letters for c in letters]
    (tmp_path / "settings.json").write_text(json.dumps({"allow": words, "ban": words}))
    settings = SettingsFile(tmp_path / "settings.json").settings
    assert settings.allow == settings.ban == tuple(words[:MOST_WORDS])


def test_a_house_list_of_half_a_million_words_does_not_slow_the_start(tmp_path):
    words = [f"AB{chr(65 + number % 26)}" for number in range(500_000)]
    (tmp_path / "settings.json").write_text(json.dumps({"allow": words, "felt": "blue"}))
    told: list[str] = []
    file = SettingsFile(tmp_path / "settings.json", told.append)
    before = time.thread_time()
    assert (file.settings.felt, len(file.settings.allow)) == ("blue", MOST_WORDS)
    assert time.thread_time() - before < 1.0, "usually it takes 0.3 seconds"
    assert told == ["settings-in-part:allow"]


def test_two_windows_that_change_the_settings_do_not_undo_each_others_changes(tmp_path):
    one, other = SettingsFile(tmp_path / "settings.json"), SettingsFile(tmp_path / "settings.json")
    assert one.settings == other.settings
    one.change(felt="blue")
    other.change(motion="fast")
    saved = json.loads((tmp_path / "settings.json").read_text())
    assert (saved["felt"], saved["motion"]) == ("blue", "fast")


def test_settings_that_cannot_be_saved_take_effect_until_the_program_ends(tmp_path):
    (tmp_path / "config").write_text("a file where the folder should be")
    told: list[str] = []
    file = SettingsFile(tmp_path / "config" / "settings.json", told.append)
    file.change(felt="slate")
    file.change(motion="none")
    assert (file.settings.felt, file.settings.motion) == ("slate", "none")
    assert told == ["settings-not-saved"]


def test_unsaved_settings_are_saved_with_the_next_change(tmp_path):
    folder = tmp_path / "config"
    folder.write_text("a file where the folder should be")
    file = SettingsFile(folder / "settings.json")
    file.change(felt="slate")
    folder.unlink()
    file.change(motion="none")
    again = SettingsFile(file.path).settings
    assert (again.felt, again.motion) == ("slate", "none")


def test_the_program_tries_once_more_to_save_unsaved_settings_when_it_ends(tmp_path):
    folder = tmp_path / "config"
    folder.write_text("a file where the folder should be")
    file = SettingsFile(folder / "settings.json")
    file.change(felt="slate")
    folder.unlink()
    file.try_again()
    assert SettingsFile(file.path).settings.felt == "slate"


@pytest.fixture
def unreadable(monkeypatch):
    """Makes reading the settings fail as many times as the test sets in `left`."""
    real, looks = json_file.content_of, {"left": 0}

    def looking(path):
        if path.name == "settings.json" and looks["left"]:
            looks["left"] -= 1
            raise OSError(errno.EIO, "input/output error")
        return real(path)

    monkeypatch.setattr(json_file, "content_of", looking)
    return looks


def test_a_single_failed_read_of_the_settings_does_not_prevent_later_saves(tmp_path, unreadable):
    file = SettingsFile(tmp_path / "settings.json")
    file.change(felt="slate")
    unreadable["left"] = 1
    file.change(felt="blue")
    file.change(motion="none")
    again = SettingsFile(file.path).settings
    assert (again.felt, again.motion) == ("blue", "none")


def test_settings_unreadable_at_the_start_are_not_overwritten_and_take_effect_once_they_can_be_read(
    tmp_path, unreadable
):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(WHOLE))
    told: list[str] = []
    heard: list[Settings] = []
    unreadable["left"] = 3
    file = SettingsFile(path, told.append, heard.append)
    assert file.settings == Settings()
    file.change(motion="none")
    file.try_again()
    assert json.loads(path.read_text()) == WHOLE
    file.try_again()
    assert (file.settings.felt, file.settings.names, file.settings.motion) == ("blue", ("Ann", "Ben"), "none")
    assert SettingsFile(path).settings == file.settings == heard[-1]
    assert told == ["settings-not-saved"]


def test_the_message_that_changes_will_be_lost_shows_only_if_the_file_can_be_neither_read_nor_moved(
    tmp_path, monkeypatch
):
    path = tmp_path / "settings.json"
    path.write_text("{")

    def may_not(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "rename", may_not)
    told: list[str] = []
    file = SettingsFile(path, told.append)
    file.change(felt="slate")
    file.change(felt="blue")
    assert path.read_text() == "{"
    assert told == ["settings-never-saved"]
    assert "until the program ends" in complaint("settings-never-saved")
    assert "until the program ends" not in complaint("settings-not-saved") + complaint("results-not-saved")


def test_unsaved_settings_are_saved_automatically_when_the_disk_has_room_again(program, folders, qtbot, monkeypatch):
    program.settle()
    monkeypatch.setattr(again_module, "AGAIN_MS", 20)
    program._again.hear(True)
    with monkeypatch.context() as full:
        full.setattr("engine.records.files._replace", no_room)
        program.file.change(felt="plum")
        program.settle()
        qtbot.waitUntil(lambda: "settings cannot be saved now" in program.window.notice.text())
    path = folders / "config" / "settings.json"
    qtbot.waitUntil(lambda: json.loads(path.read_text())["felt"] == "plum")


def no_room(*_: object) -> None:
    raise OSError(errno.ENOSPC, "no room")


def test_half_of_a_surrogate_pair_in_the_settings_file_does_not_prevent_saving(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "names": ["\\ud83cAnn"], "picture": "\\udcff.png"}')
    told: list[str] = []
    file = SettingsFile(path, told.append)
    file.change(felt="slate")
    again = SettingsFile(path, told.append).settings
    assert (again.felt, again.names, again.picture) == ("slate", ("\ud83cAnn",), "\udcff.png")
    assert not told


def test_a_change_of_the_colour_mode_changes_the_window_colours_immediately(program, qapp):
    from app.windows.widgets.colours import COLOURS

    program.file.change(mode="contrast")
    assert qapp.palette().window().color().name() == COLOURS["contrast"].back
    program.file.change(mode="light")
    assert qapp.palette().window().color().name() == COLOURS["light"].back.lower()


@pytest.mark.own_program
def test_the_gallery_shows_a_sentence_about_a_broken_settings_file(start, folders):
    (folders / "config").mkdir()
    (folders / "config" / "settings.json").write_text("{nothing")
    program = start()
    assert "set aside" in program.window.notice.text()


@pytest.mark.parametrize(("text_size", "language"), [(100, "de"), (150, "es"), (250, "es"), (250, "fr")])
def test_no_page_and_no_tab_of_the_settings_is_cut_off_in_a_small_window(program, qapp, text_size, language):
    program.window.resize(900, 600)
    program.file.change(text_size=text_size, language=language)
    program.show_settings()
    sheet = program.window.findChildren(SettingsSheet)[-1]
    assert program.window.geometry().contains(sheet.geometry()), "the sheet lies inside the window"
    for number in range(sheet.tabs.count()):
        sheet.tabs.setCurrentIndex(number)
        settle(qapp)
        pane = sheet.tabs.widget(number)
        assert pane.widget().width() <= pane.viewport().width()
        for field in pane.findChildren(QLineEdit):
            assert field.fontMetrics().horizontalAdvance(field.placeholderText()) < field.width()
    bar = sheet.tabs.tabBar()
    assert bar.tabRect(bar.count() - 1).right() <= sheet.tabs.width()
    sheet.accept()
    settle(qapp)


def test_a_setting_that_moves_to_another_file_stays_in_the_settings_file_until_the_other_file_has_it(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, "names": ["Ann", "Ben"]}), "utf-8")
    file, kept = SettingsFile(path), [False]

    def on_disk():
        return json.loads(path.read_text("utf-8"))

    file.hand_over("names", lambda: kept[0], felt="blue")
    assert (file.settings.names, file.settings.felt) == ((), "blue")
    # Reports that all files are written, although the other file does not have the names yet.
    file.finish_handing_over(True)
    file.change(felt="plum")
    assert (on_disk()["names"], on_disk()["felt"]) == (["Ann", "Ben"], "plum")
    assert file.settings.names == ()
    kept[0] = True
    file.finish_handing_over(True)
    assert (on_disk()["names"], on_disk()["felt"]) == ([], "plum")


def test_a_setting_that_changes_while_it_moves_to_another_file_stays_in_the_settings_file(tmp_path):
    path, again = tmp_path / "settings.json", [True]
    waiting: list[Callable[[], None]] = []
    path.write_text(json.dumps({"version": 1, "names": ["Ann", "Ben"]}), "utf-8")
    file = SettingsFile(path, background=waiting.append)

    def hand_over_another_name():
        """Returns True, because the other file has the names. The first call also changes the names, and the other file
        does not get the new ones."""
        if again:
            again.clear()
            file.change(names=("Cleo",))
            file.hand_over("names", lambda: False)
        return True

    file.hand_over("names", hand_over_another_name)
    while waiting:
        waiting.pop(0)()
    assert json.loads(path.read_text("utf-8"))["names"] == ["Cleo"]
    assert file.settings.names == ()
