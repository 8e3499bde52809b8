"""The base of objects that keep one of the user's files. They try again to write changes that could not be written."""

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject

from app.base.again import Again


class TriesAgain(Protocol):
    """A file that remembers changes which it could not write, and can try to write them again."""

    def try_again(self) -> None: ...

    def close(self) -> None: ...


F = TypeVar("F", bound=TriesAgain)


class FileKeeper(QObject, Generic[F]):
    """The base of an object that keeps one file.

    file: reports to `_again` whether each change was written.
    """

    file: F

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._again = Again(self._try_again, self)

    def _try_again(self) -> None:
        self.file.try_again()

    def close(self) -> None:
        self._again.end()
        self.file.close()
