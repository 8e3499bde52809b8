"""Stores tonight's table (who plays, and the house rules), shows the players in the gallery, and opens the sheet on
which the player changes the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.base.json_file import at_once
from app.base.paths import data_folder
from app.base.settings import MoreTime
from app.base.settings_file import SettingsFile
from app.felt.interfaces import unheard
from app.library.at_hand import AtHand, Work
from app.library.people import Group
from app.library.seating import renamed
from app.library.tonight import Tonight, TonightFile, own_options, taken_over, without_list
from app.program.file_keeper import FileKeeper
from app.program.people_here import PeopleHere
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.windows.sheets.table_sheet import TableSheet


# The longer time limits offered to a player with a switch device, in per cent of the usual limits; 0 for no limit.
SWITCH_TIMES: tuple[MoreTime, ...] = (300, 0)


class TableTonight(FileKeeper[AtHand[Tonight]]):
    """The file and the sheet of tonight's table.

    complain: called when something is wrong with the file, with the name of a message in notices.py.
    background: runs the reading and writing (see AtHand).
    changed: called after every change.
    turn: decides who plays a game for fewer players than sit at the table, see `round_of`.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsFile,
        people: PeopleHere,
        complain: Callable[[str], None],
        changed: Callable[[], None],
        background: Callable[[Work], None] = at_once,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._people = window, settings, people
        self._changed = changed
        self.file = AtHand(TonightFile(data_folder() / "tonight.json", complain, self._again.tried.emit), background)
        self._again.tried.connect(self._settings.finish_handing_over)
        self.turn = 0
        # called when the sheet closes, to show again what the sheet has replaced
        self._back: Callable[[], object] = lambda: None

    @property
    def table(self) -> Tonight:
        return self.file.content

    @property
    def people(self) -> Group:
        return self._people.file.content

    def known(self) -> dict[str, str]:
        """Returns the names of those people at the table who are known on this machine, by their ids."""
        from app.library.seating import known_at

        return known_at(self.table, self.people)

    def take_over(self) -> None:
        """Moves the seats and rules that older settings contain for each game into tonight's table."""
        settings = self._settings.settings
        self.file.change(partial(taken_over, settings=settings))
        self._settings.hand_over("games", lambda: not self.file.behind, options=own_options(settings))
        self.show()

    def forget_list(self, key: str) -> None:
        """Makes the table use the dictionary of the settings if it used this word list, which was removed."""
        self.file.change(lambda table: without_list(table, key))

    def bring_back(self, table: Tonight) -> None:
        """Seats the people of a backup, unless somebody sits at the table on this machine."""
        self.file.change(lambda here: here if here.seats else table)
        self.show()

    def rename(self, old: str, new: str) -> None:
        """Gives a person another name, also on an open sheet."""
        from app.windows.sheets.table_sheet import TableSheet

        self.file.change(partial(renamed, old=old, new=new))
        sheet = self._window.gallery.sheet
        if isinstance(sheet, TableSheet):
            sheet.seats.rename(old, new)
        self.show()

    # ---- display

    def show(self) -> None:
        """Shows tonight's players in the gallery."""
        self._window.gallery.show_table(self.table, self._people.file.content, self.turn)

    def seat_others(self) -> None:
        """Chooses other people to play next in games that have fewer places than the table has people."""
        self.turn += 1
        self.show()

    def offer_time(self, parent: QWidget) -> None:
        """Offers more time to a person at the table, because a switch device takes longer than a hand."""
        from app.library.seating import as_people_are, called
        from app.windows.widgets.question import choose

        seats = as_people_are(self.table.sitting, self.people)
        names = called(seats, self.people)
        places = [place for place, seat in enumerate(seats) if seat.kind == "human" and 0 < seat.time < SWITCH_TIMES[0]]
        if len(places) == 1:
            self._offer_times(places[0], names[places[0]], parent)
        elif places:
            translate = QCoreApplication.translate
            text = translate("Tonight", "A switch takes longer than a hand. Who gets more time?")
            answers = [*[names[place] for place in places], translate("Tonight", "Nobody")]
            choose(
                text, answers, parent, lambda number: self._offer_times(places[number], names[places[number]], parent)
            )

    def _offer_times(self, place: int, name: str, parent: QWidget) -> None:
        """Asks how much time this person gets."""
        from app.base.texts import more_time_name
        from app.windows.widgets.question import choose

        text = QCoreApplication.translate(
            "Tonight",
            "{name}: a switch takes longer than a hand. How much time, also to name a word in Shout!? "
            "It counts from the next deal.",
        ).format(name=name)
        answers = list(map(more_time_name, (*SWITCH_TIMES, 100)))
        choose(text, answers, parent, lambda number: self._give_time(place, name, SWITCH_TIMES[number]))

    def _give_time(self, place: int, name: str, time: MoreTime) -> None:
        from app.library.people import changed, named

        table = self.table
        seats = [replace(seat, time=time) if at == place else seat for at, seat in enumerate(table.sitting)]
        person = named(self.people, name)
        if person is not None:
            self._people.file.change(lambda people: changed(people, person.id, time=time))
        self.file.change(lambda before: replace(before, seats=tuple(seats)))
        self.turn = 0
        self.show()
        self._changed()

    def open(self, back: Callable[[], object] | None = None) -> None:
        """Opens the table sheet, or focuses it if it is open.

        back: called when the sheet closes, to show again what the sheet has replaced; None to show the rules of the
        chosen game.
        """
        from app.windows.sheets.table_sheet import TableSheet

        there = self._window.gallery.sheet
        if isinstance(there, TableSheet):
            there.begin()
            return
        self._back = back or (lambda: self._window.gallery.show_sheet(None))
        self._open(self.table)

    def open_again(self, before: QWidget | None) -> None:
        """Opens a sheet with the contents of `before`, if that is a table sheet."""
        from app.windows.sheets.table_sheet import TableSheet

        if isinstance(before, TableSheet):
            self._open(before.table)

    def _open(self, table: Tonight) -> None:
        from app.windows.sheets.table_sheet import TableSheet

        with unheard():
            sheet = TableSheet(table, self._people.file.content)
        sheet.changed.connect(lambda: self._take(sheet))
        sheet.people_wanted.connect(self._people.show)
        sheet.left.connect(lambda: self._back())
        with unheard():
            self._window.gallery.show_sheet(sheet)
        sheet.begin()

    def _take(self, sheet: "TableSheet") -> None:
        """Saves the table as it is on the sheet. Names typed there become known people."""
        from app.library.people import met, new_seed

        table = sheet.table
        self._people.file.change(partial(met, seats=table.seats, seed=new_seed()))
        self.file.change(lambda before: table)
        self.turn = 0
        self.show()
        self._changed()
