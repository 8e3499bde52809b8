"""What is put off is done a little later, and is forgotten with its owner."""

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from app.base.later import later


class Owner(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def act(self) -> None:
        self.done.append("done")


def test_it_is_done_once_when_what_waits_has_been_done(qtbot) -> None:
    owner = Owner()
    later(owner, owner.act)
    assert not owner.done
    qtbot.waitUntil(lambda: owner.done == ["done"])
    qtbot.waitUntil(lambda: not owner.children())


def test_with_an_owner_who_is_gone_first_it_is_forgotten_and_nothing_is_kept(qapp) -> None:
    owner, told = Owner(), list[str]()
    later(owner, owner.act)
    later(owner, lambda: told.append("done"))
    gone = weakref.ref(owner)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    assert not told
    del owner
    gc.collect()
    assert gone() is None


def test_nothing_in_the_program_is_put_off_in_another_way() -> None:
    """What is not its owner's stands in `app/base/worker.py`: it is forgotten a moment later."""
    root = Path(__file__).parents[2]
    users = [path.name for path in (root / "app").rglob("*.py") if "QTimer.singleShot(" in path.read_text()]
    assert users == ["worker.py"]
