"""Fixtures that open a record on the table of the whole program, in an active window, as a player does.

All stories of a module share one program, because a new window for each story would take longer than the story.
"""

import pytest

from app.program.application import Application
from tests.ways.window import Desk
from tests.windows.conftest import (  # noqa: F401
    a_busy_machine_asks_nothing,
    enter_presses_at_once,
    has_begun,
    no_word_is_looked_at_before_it_goes,
    nobody_is_welcomed,
    nobody_makes_a_day_at_rest,
    pictures_are_blank,
)
from tests.windows.shared import end

SETTINGS = {"pace": "instant", "motion": "none", "sound": False, "mode": "contrast"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("desk")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORDFELT_CONFIG", str(folder / "config"))
        patch.setenv("WORDFELT_DATA", str(folder / "data"))
        yield folder


@pytest.fixture(scope="module")
def program(folder, qapp):
    program = Application(qapp)
    program.file.change(**SETTINGS)
    program.start()
    program.window.resize(1000, 680)
    while not has_begun(program, None):
        qapp.processEvents()
    yield program
    end(program)


@pytest.fixture
def sit_down(program, folder, qtbot):
    def running(record: str) -> Desk:
        path = folder / "story.wordfelt"
        path.write_text(record)
        program.waiting.open(path)
        # waits until the modules that read records are loaded
        qtbot.waitUntil(lambda: program.table.running is not None, timeout=20_000)
        with qtbot.waitActive(program.window):
            program.window.activateWindow()
        program.window.notice.read.emit()  # a message about the record could cover a card
        return Desk(program)

    yield running
    program.leave_table()
