"""Records which people on this machine have seen which deals, to find out whether somebody already knows the cards of a
game."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.base.again import Again
from app.base.json_file import at_once
from app.base.paths import data_folder
from app.library.at_hand import AtHand, Work
from app.library.people import here, new_seed, seated, with_one_more
from app.library.seen_deals import SEVERAL, SOLVED, SeenDeals, SeenFile, deal_of, look_at, united, with_seen
from app.library.usual_names import Everywhere, usual_name

if TYPE_CHECKING:
    from app.library.people import Group
    from app.session.match.view_data import Look, SeatChoice
    from app.session.running_game import RunningGame
    from app.session.table_session import TableSession


class SeenHere(QObject):
    """The file that stores the deals that people have seen.

    people: returns the people who play here.
    complain: called when something is wrong with the file, with the name of a message in notices.py.
    background: runs the reading and writing (see AtHand).
    """

    _found = Signal(object)  # the deals of all games; emitted in the background thread

    def __init__(
        self,
        parent: QObject,
        people: "Callable[[], AtHand[Group]]",
        complain: Callable[[str], None],
        background: Callable[[Work], None] = at_once,
    ) -> None:
        super().__init__(parent)
        self._people = people
        self._again = Again(self._try_again, self)
        self._background = background
        self._closed = False
        self._found.connect(self._add_games)
        self.file = AtHand(SeenFile(data_folder() / "seen.json", complain, self._again.tried.emit), background)

    def note(self, running: "RunningGame") -> None:
        """Records which people sit at a table and whether they have seen its cards before. Called before anybody sees
        the cards. For a finished game it records only that these people see the cards."""
        session, people, deal = running.session, self._people(), deal_of(running.session.match.header)
        humans = [seat for seat in session.choice.seats if seat.is_human]
        if not here(people.content) and any(seat.name == usual_name(0) for seat in humans):
            seed = new_seed()
            people.change(lambda there: there if here(there) else with_one_more(there, "", seed))
        seats, game = seated(people.content, session.choice.seats), running.path.name
        if session.outlook.counted:
            session.call_seats(seats)
            self.note_over(session)
        else:
            session.call_seats(self._with_looks(seats, deal, game))
            self.see(self._lookers(session), deal, game)

    def note_over(self, session: "TableSession") -> None:
        """Records that the people at this table have seen its cards, so that they count as knowing the cards in every
        game dealt with them. Called for a game that is only looked at or deleted. The name of its record is not stored,
        because another game may get that name."""
        self.see(self._lookers(session), deal_of(session.match.header), SEVERAL)

    def note_solved(self, session: "TableSession") -> None:
        """Records that the people at this table see the solution of the game."""
        self.see(self._lookers(session), deal_of(session.match.header), SOLVED)

    def _with_looks(self, seats: "tuple[SeatChoice, ...]", deal: str, game: str) -> "tuple[SeatChoice, ...]":
        seen = self.file.content.people
        looks: list[Look] = [
            look_at(seen.get(seat.person, {}), deal, game, seat.look) if seat.person else "" for seat in seats
        ]
        return tuple([replace(seat, look=look) for seat, look in zip(seats, looks, strict=True)])

    def _lookers(self, session: "TableSession") -> list[str]:
        """Returns the people who see the table: those who sit there; at a finished game also the only person known on
        this machine."""
        there = [seat.person for seat in session.choice.seats if seat.person]
        alone = here(self._people().content)
        if session.outlook.counted and len(alone) == 1 and alone[0].id not in there:
            there.append(alone[0].id)
        return there

    def see(self, people: Iterable[str], deal: str, game: str) -> None:
        """Records that these people have seen the deal in this game, or its solution (see SOLVED)."""
        there = tuple(people)
        self.file.change(lambda seen: with_seen(seen, there, deal, game))

    def bring_back(self, seen: SeenDeals) -> None:
        """Adds the deals that people have seen, according to a backup."""
        self.file.change(lambda there: replace(united(there, seen), whole=False))

    def take_over(self, everywhere: Everywhere) -> None:
        """Adds the deals of all games on this machine, unless that was done before: games of older versions and of
        backups.

        everywhere: returns the translations of a text into all languages.
        """
        if not self.file.content.whole:
            self._background(partial(self._find_games, self._people().content, everywhere))

    def _find_games(self, people: "Group", everywhere: Everywhere) -> None:
        from app.library.shown_games import deals_of_games

        if self._closed:
            return
        found = list(takewhile(lambda _: not self._closed, deals_of_games(people, everywhere)))
        if not self._closed:
            self._found.emit(found)

    def _add_games(self, found: "list[tuple[list[str], str, str]]") -> None:
        # The signal may arrive after the program has closed. Without games there is nothing to write, so that the very
        # first start writes no empty file.
        if self._closed or not found:
            return

        def with_games(seen: SeenDeals) -> SeenDeals:
            for persons, deal, game in found:
                new = [person for person in persons if deal not in seen.people.get(person, {})]
                seen = with_seen(seen, new, deal, game)
            return replace(seen, whole=True)

        self.file.change(with_games)

    def _try_again(self) -> None:
        self.file.try_again()

    def close(self) -> None:
        self._closed = True
        self._again.end()
        self.file.close()
