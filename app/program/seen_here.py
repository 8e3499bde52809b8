"""Notes which cards the people here have seen, and finds out how well each knows those of a game."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.base.again import Again
from app.base.late_worker import LateWorker
from app.base.paths import data_folder
from app.library.people import here, seated, with_one_more
from app.library.seen_deals import SEVERAL, SOLVED, SeenDeals, SeenFile, deal_of, look_at, united, with_seen
from app.library.usual_names import Everywhere, usual_name

if TYPE_CHECKING:
    from app.library.people import Group, PeopleFile
    from app.session.match.view_data import Look, SeatChoice
    from app.session.running_game import RunningGame
    from app.session.table_session import TableSession


class SeenHere(QObject):
    """The deals that people have seen. A worker thread writes them, so that no deal waits for the disk; what it has
    not written yet counts all the same.

    people: gives the file of the people who play here.
    complain: called with the key of a sentence when something is wrong with the file; also in the worker's thread.
    """

    _complained = Signal(str)  # crosses from the worker's thread

    def __init__(self, parent: QObject, people: "Callable[[], PeopleFile]", complain: Callable[[str], None]) -> None:
        super().__init__(parent)
        self._people = people
        self._complained.connect(complain)
        self._again = Again(self._try_again, self)
        place = data_folder() / "seen.json"
        self._written = SeenFile(place, self._complained.emit, self._again.tried.emit)  # the worker's
        self._read = SeenFile(place, self._complained.emit)
        self._here = SeenDeals()  # seen since the start
        self._worker = LateWorker("seen deals")

    @property
    def seen(self) -> SeenDeals:
        """Everything seen so far, also in other windows."""
        return united(self._read.content, self._here)

    @property
    def fault(self) -> str:
        """The reason why some of it is not on the disk; see JsonFile."""
        return self._written.fault

    def note(self, running: "RunningGame") -> None:
        """Notes which people sit at a table and how well they know its cards, before anybody sees these. A finished
        game is only looked at."""
        session, people, deal = running.session, self._people(), deal_of(running.session.match.header)
        humans = [seat for seat in session.choice.seats if seat.is_human]
        if not here(people.people) and any(seat.name == usual_name(0) for seat in humans):
            people.change(lambda there: with_one_more(there, ""))
        seats, game = seated(people.people, session.choice.seats), running.path.name
        if session.outlook.counted:
            session.call_seats(seats)
            self.note_over(session)
        else:
            session.call_seats(self._with_looks(seats, deal, game))
            self.see(self._lookers(session), deal, game)

    def note_over(self, session: "TableSession") -> None:
        """Notes that these cards are no first look in any other game: this one is only looked at, or thrown away, and
        another game may get the name of its record."""
        self.see(self._lookers(session), deal_of(session.match.header), SEVERAL)

    def note_solved(self, session: "TableSession") -> None:
        """Notes that the solution of the game is shown."""
        self.see(self._lookers(session), deal_of(session.match.header), SOLVED)

    def _with_looks(self, seats: "tuple[SeatChoice, ...]", deal: str, game: str) -> "tuple[SeatChoice, ...]":
        seen = self.seen.people
        looks: list[Look] = [
            look_at(seen.get(seat.person, {}), deal, game, seat.look) if seat.person else "" for seat in seats
        ]
        return tuple([replace(seat, look=look) for seat, look in zip(seats, looks, strict=True)])

    def _lookers(self, session: "TableSession") -> list[str]:
        """The people who see the table: those who sit there and, of a finished game, a person who is alone here."""
        there = [seat.person for seat in session.choice.seats if seat.person]
        alone = here(self._people().people)
        if session.outlook.counted and len(alone) == 1 and alone[0].id not in there:
            there.append(alone[0].id)
        return there

    def see(self, people: Iterable[str], deal: str, game: str) -> None:
        """Notes that these people have seen the deal in this game, or its solution (see SOLVED)."""
        there = tuple(people)
        self._here = with_seen(self._here, there, deal, game)
        self._worker.do(self._written.change, lambda seen: with_seen(seen, there, deal, game))

    def bring_back(self, seen: SeenDeals) -> None:
        """Adds restored deals."""
        self._here = united(self._here, seen)
        self._worker.do(self._written.change, lambda there: replace(united(there, seen), whole=False))

    def take_over(self, everywhere: Everywhere) -> None:
        """Adds the cards of all games on this machine, unless that was done before: those of older versions, and
        restored ones.

        everywhere: gives a text in every language.
        """
        self._worker.do(self._add_games, self._people().people, everywhere)

    def _add_games(self, people: "Group", everywhere: Everywhere) -> None:
        if self._written.content.whole:
            return
        from app.library.shown_games import deals_of_games

        found = list(deals_of_games(people, everywhere))
        if not found:  # nothing to note: a first start writes no file
            return

        def with_games(seen: SeenDeals) -> SeenDeals:
            for persons, deal, game in found:
                new = [person for person in persons if deal not in seen.people.get(person, {})]
                seen = with_seen(seen, new, deal, game)
            return replace(seen, whole=True)

        self._written.change(with_games)

    def settle(self) -> None:
        """Waits until everything is written, or can't be."""
        self._worker.wait()

    def _try_again(self) -> None:
        self._worker.do(self._written.try_again)

    def close(self) -> None:
        self._again.end()
        self._worker.close(self._written.try_again)
