"""Takes pictures of the felt: every kind of zone and of gesture, at three sizes and in three modes.

    python -m tests.shots.felt FOLDER [NAME…]

NAME: takes only pictures whose names begin with this text.
"""

import os
import sys
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.felt.picture import Picture, Target
from app.felt.theme import load_theme
from app.felt.view import FeltView
from tests.felt import pictures

SIZES = ((900, 600), (1280, 800), (3840, 2160))
MODES = ("light", "dark", "contrast")
LEFT = Qt.MouseButton.LeftButton


def drag(view: FeltView, key: str, target: Target, share: tuple[float, float] = (0.5, 0.5)) -> None:
    """Drags a card to a target and holds it there, at this share of the target's width and height."""
    from app.felt.hits import target_rect

    start, slot = view.cloth.placements.pieces[key].rect, target_rect(view.cloth.placements, target)
    assert slot is not None
    goal = QPoint(round(slot.x + slot.w * share[0]), round(slot.y + slot.h * share[1]))
    first = QPoint(*map(round, start.centre))
    QTest.mousePress(view.viewport(), LEFT, pos=first)
    for step in range(1, 9):
        QTest.mouseMove(view.viewport(), first + (goal - first) * step / 8)


def held(kinds: tuple[str, ...], closed: tuple[str, ...], way: str, share: tuple[float, float] = (0.5, 0.5)):
    def make(view: FeltView) -> None:
        picture = pictures.one_word()
        view.show_picture(picture, animate=False)
        targets = pictures.targets(picture, kinds, closed)
        view.ask_targets = lambda _key: targets
        drag(view, "hand.4.0", next(one for one in targets if one.way.value == way and one.place == 3), share)

    return make


def picked(view: FeltView) -> None:
    picture = pictures.many_words(6, "FRIEND")
    view.show_picture(picture, animate=False)
    view.ask_targets = lambda _key: pictures.targets(picture, ("over", "gap"))
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(view, key)


def focused(view: FeltView) -> None:
    view.show_picture(pictures.one_word(), animate=False)
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
    QTest.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)


GESTURES = {
    "held-gap": held(("gap", "over"), (), "gap"),
    "held-over": held(("over",), (), "over"),
    "held-swap": held(("gap", "over", "swap"), (), "swap", (0.5, 0.8)),
    "held-closed": held(("over",), ("gap",), "gap"),
    "picked": picked,
    "focused": focused,
}


def main(folder: Path, names: list[str]) -> None:
    application = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    view = FeltView(load_theme())
    view.set_motion(0)
    view.show()
    wanted = {
        name: make
        for name, make in {**pictures.EVERY, **GESTURES}.items()
        if not names or any(name.startswith(start) for start in names)
    }
    for size, mode in product(SIZES, MODES):
        view.set_theme(load_theme(mode=mode))
        view.resize(*size)
        for name, make in wanted.items():
            view.let_go()
            if name in GESTURES:
                make(view)
            else:
                view.show_picture(make(), animate=False)
            application.processEvents()
            view.grab().save(str(folder / f"{name}-{size[0]}-{mode}.png"))
            view.let_go()
            view.clearFocus()
            view.show_picture(Picture(), animate=False)
    view.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
