"""Tests how announcements reach a screen reader: directly if it accepts announcements, and otherwise through a
label."""

import subprocess
import sys

import pytest

from app.base.announcements import Taken, are_taken
from app.felt.access import Announcement, Announcer

ADDRESS = "('unix:path=/run/user/1000/at-spi/bus_0,guid=1',)\n"
ORCA_43 = "([(':1.2', 'Object:StateChanged:Focused'), (':1.2', 'Object:PropertyChange:AccessibleName')],)\n"
ORCA_47 = "([(':1.2', 'Object:StateChanged:Focused'), (':1.2', 'Object:Announcement:')],)\n"


@pytest.mark.parametrize(("events", "takes"), [(ORCA_43, False), (ORCA_47, True), ("", False)])
def test_a_desktop_counts_as_accepting_announcements_if_a_program_listens_for_them_on_the_message_bus(events, takes):
    assert are_taken(lambda *words: events if "--address" in words else ADDRESS) == takes


def test_a_desktop_without_a_message_bus_counts_as_not_accepting_announcements():
    assert not are_taken(lambda *words: "")


@pytest.mark.parametrize("fault", [FileNotFoundError(), subprocess.TimeoutExpired("gdbus", 1)])
def test_a_desktop_that_does_not_answer_counts_as_not_accepting_announcements(monkeypatch, fault):
    def fails(*_, **__):
        raise fault

    monkeypatch.setattr(subprocess, "run", fails)
    taken = Taken()
    taken._ask()
    assert not taken._taken


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere they are always taken")
@pytest.mark.parametrize("takes", [True, False])
def test_an_announcement_uses_a_label_only_if_the_screen_reader_does_not_accept_announcements(
    qtbot, monkeypatch, takes
):
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr("app.felt.access.taken", lambda: takes)
    Announcer(window).say("Ann to play")
    assert bool(window.findChildren(Announcement)) != takes
