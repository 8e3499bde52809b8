"""Tests the base class of widgets that arrange their contents for their own size, letters and style."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.windows.widgets.fitted import Fitted


class Counted(Fitted, QWidget):
    """A widget that counts how often it arranges its contents."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0
        self.resize(100, 50)
        self.setStyleSheet("font-size: 12px")

    def fit(self) -> None:
        self.times += 1


@pytest.fixture
def fitted(qtbot: QtBot) -> Counted:
    widget = Counted()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_a_widget_does_not_arrange_its_contents_before_it_is_complete(fitted: Counted) -> None:
    fitted.resize(300, 200)
    fitted.setStyleSheet("font-size: 30px")
    QApplication.processEvents()
    assert fitted.times == 0


def test_a_complete_widget_arranges_its_contents_once_for_each_new_size(fitted: Counted) -> None:
    fitted.fit_from_now()
    assert fitted.times == 1
    fitted.resize(300, 200)
    assert fitted.times == 2
    fitted.resize(300, 200)
    assert fitted.times == 2


def test_a_complete_widget_arranges_its_contents_again_for_larger_letters(fitted: Counted) -> None:
    fitted.fit_from_now()
    larger = fitted.font()
    larger.setPixelSize(40)
    fitted.setStyleSheet("")
    before = fitted.times
    fitted.setFont(larger)
    assert fitted.times == before + 1
