"""A desk with a game on it: the whole program, its window active, and a record opened as a player opens one."""

import pytest

from tests.ways.window import Desk
from tests.windows import conftest as windows

folders, start = windows.folders, windows.start


@pytest.fixture
def sit_down(start, folders, qtbot):
    def sitting(record: str) -> Desk:
        path = folders / "story.wordfelt"
        path.write_text(record)
        program = start(path)
        qtbot.waitUntil(lambda: program.window.table is not None and program.window.table.sitting is not None)
        with qtbot.waitActive(program.window):
            program.window.activateWindow()
        return Desk(program)

    return sitting
