"""Tests that the program paints in the window's thread alone, without Qt's pool of threads."""

import os
import subprocess
import sys

import pytest

# Paints a picture with a clip of many parts, as the felt does in each frame, and prints the number of new threads.
PAINTED = """
import os
import {module}
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QRegion

application = QGuiApplication(["", "-platform", "offscreen"])
cloth, card = (QImage(1000, 1000, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
cloth.fill(0)
card.fill(1)
before = len(os.listdir("/proc/self/task"))
painter = QPainter(cloth)
clip = QRegion()
for row in range(20):
    clip += QRect(row * 7, row * 50, 500, 40)
painter.setClipRegion(clip)
painter.drawImage(0, 0, card)
painter.end()
print(len(os.listdir("/proc/self/task")) - before)
"""


def new_threads(module: str) -> int:
    """The number of threads that Qt starts to paint, in a process that has loaded this module."""
    clean = {name: text for name, text in os.environ.items() if name != "QT_NO_GUI_THREADPOOL"}
    called = [sys.executable, "-c", PAINTED.format(module=module)]
    return int(subprocess.run(called, env=clean, capture_output=True, text=True, check=True).stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="counts the threads of a process as Linux lists them")
def test_the_program_paints_without_the_threads_that_qt_alone_would_start():
    assert new_threads("app") == 0
    if (os.cpu_count() or 1) > 1:
        assert new_threads("engine") > 0
