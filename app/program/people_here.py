"""Stores the list of people who play here, and shows the page on which the player edits the list."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from app.base.json_file import at_once
from app.base.paths import data_folder
from app.base.settings_file import SettingsFile
from app.library.at_hand import AtHand, Work
from app.library.people import (
    Group,
    PeopleFile,
    called_by_id,
    here,
    joined,
    keys_at,
    names_of,
    new_seed,
    taken_over,
    with_keys,
    with_players,
)
from app.library.usual_names import Everywhere
from app.program.file_keeper import FileKeeper
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.windows.sheets.people_page import PeoplePage


class PeopleHere(FileKeeper[AtHand[Group]]):
    """The file and the page of the people who play here.

    complain: called when something is wrong with the file, with the name of a message in notices.py.
    background: runs the reading and writing (see AtHand).
    changed: emitted after every change.
    renamed: the old name of a person, and the new one.
    """

    changed = Signal()
    renamed = Signal(str, str)

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        complain: Callable[[str], None],
        background: Callable[[Work], None] = at_once,
    ) -> None:
        super().__init__(window)
        self._window, self._settings = window, file
        self.file = AtHand(PeopleFile(data_folder() / "people.json", complain, self._again.tried.emit), background)
        self._again.tried.connect(self._settings.finish_handing_over)
        self.page: PeoplePage | None = None

    def take_over(self) -> None:
        """Moves the names that older settings contain into the people's file."""
        settings = self._settings.settings
        self.file.change(partial(taken_over, settings=settings, seed=new_seed()))
        self._settings.hand_over("names", lambda: not self.file.behind)

    def bring_back(self, people: Group) -> None:
        """Adds the people of a backup. The entries of people who are already known on this machine stay unchanged."""
        self._change(lambda there: joined(there, people))

    @property
    def names(self) -> dict[str, str]:
        """The names of all people by their ids."""
        return called_by_id(self.file.content)

    def ids_of(self, names: Sequence[str], everywhere: Everywhere) -> dict[str, str]:
        """Returns the ids of people whom an older version stored only by name; see with_players."""
        seed = new_seed()
        _, ids = with_players(self.file.content, names, everywhere, seed)
        self._change(lambda people: with_players(people, names, everywhere, seed)[0])
        return ids

    def show(self) -> None:
        from app.windows.sheets.people_page import PeoplePage

        if self.page is None:
            self.page = PeoplePage(self.file.content, self._window)
            self.page.changed.connect(self._change)
            self.page.renamed.connect(self.renamed)
            self.page.keys_wanted.connect(self._ask_for_keys)
            self.page.destroyed.connect(self._gone)
        self.page.open()

    def _gone(self) -> None:
        self.page = None

    def _change(self, change: Callable[[Group], Group]) -> None:
        self.file.change(change)
        if self.page is not None:
            self.page.show_people(self.file.content)
        self.changed.emit()

    def _ask_for_keys(self) -> None:
        from app.windows.sheets.buzzer_keys import BuzzerDialog

        settings = self._settings.settings
        names = names_of(here(self.file.content))[: len(settings.buzzers)]
        keys = keys_at(self.file.content, names, settings.buzzers, settings.keys)
        dialog = BuzzerDialog(names, keys, settings.keys, self.page)
        dialog.accepted.connect(lambda: self._keep_keys(names, dialog.keys))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _keep_keys(self, names: Sequence[str], keys: Sequence[str]) -> None:
        self._change(partial(with_keys, names=names, keys=keys))
