"""Keeps the cards that each person has seen, from the moment of the deal: nobody sees a deal twice for the first time,
whether or not the game was kept."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from app.base.from_json import fitted
from app.library.deal_codes import code_of
from app.library.kept_file import KeptFile

if TYPE_CHECKING:
    from app.session.match.view_data import Look
    from engine.match import Header

VERSION = 1
MOST = 10_000  # the most deals to remember for a person; the oldest go first
SEVERAL, SOLVED = "*", ""  # in place of a game: another game showed the cards, too; or the solution was shown

Deals = Mapping[str, str]


@dataclass(frozen=True)
class SeenDeals:
    """The content of the file.

    people: for each person's id, the deals, each with the record of the game that showed it first.
    whole: whether the deals of older versions' games are included.
    """

    version: int = VERSION
    people: dict[str, dict[str, str]] = field(default_factory=dict)
    whole: bool = False


class SeenFile(KeptFile[SeenDeals]):
    """Reads and writes the deals that people have seen."""

    NAME = "seen"

    @staticmethod
    def none() -> SeenDeals:
        return SeenDeals()

    def checked(self, data: Any) -> SeenDeals:
        return checked(data)

    def form(self, content: SeenDeals) -> dict[str, Any]:
        return asdict(content)


def checked(data: Any) -> SeenDeals:
    """The content of this data; raises ValueError if it is not valid."""
    seen = fitted(SeenDeals, data)
    if seen.version != VERSION or any(len(deals) > MOST for deals in seen.people.values()):
        raise ValueError("no deals")
    return seen


def deal_of(header: "Header") -> str:
    """The key of the cards that a game deals: their code and the deck, because games with the same deck deal the same
    cards from a code. Cards that a player laid out by hand have no code."""
    deck = sha256(repr(sorted(header.game.deck.counts.items())).encode()).hexdigest()[:4]
    if header.setup is None:
        return f"{code_of(header.seed)}/{deck}"
    laid = sha256(f"{header.setup!r} {header.seed}".encode()).hexdigest()[:12]
    return f"laid-{laid}/{deck}"


def look_at(deals: Deals, deal: str, game: str, known: "Look" = "") -> "Look":
    """The way in which a person knows the cards of a game; see Look.

    deals: the deals that the person has seen.
    game: the record of the game.
    known: the look that the game itself has noted.
    """
    first = deals.get(deal, game)
    if known in ("on", "shown"):
        return known
    if first == game:
        return known or "first"
    return "shown" if first == SOLVED else "again"


def with_seen(seen: SeenDeals, people: Iterable[str], deal: str, game: str) -> SeenDeals:
    """The deals after these people have seen a deal in this game, or the deal's solution (see SOLVED)."""
    return united(seen, SeenDeals(people={person: {deal: game} for person in people}))


def united(seen: SeenDeals, other: SeenDeals) -> SeenDeals:
    """The deals that are in either content."""
    found = dict(seen.people)
    for person, deals in other.people.items():
        both = dict(found.get(person, {}))
        for deal, game in deals.items():
            both[deal] = _seen_twice(both.get(deal, game), game)
        found[person] = dict([*both.items()][-MOST:])
    return replace(seen, people=found)


def with_ids_of_here(seen: SeenDeals, ids: Mapping[str, str]) -> SeenDeals:
    """The deals with other ids for some people."""
    found = replace(seen, people={})
    for person, deals in seen.people.items():
        found = united(found, SeenDeals(people={ids.get(person, person): deals}))
    return found


def _seen_twice(before: str, game: str) -> str:
    return game if before == game else SOLVED if SOLVED in (before, game) else SEVERAL
