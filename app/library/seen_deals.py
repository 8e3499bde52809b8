"""Keeps the deals that each person has seen. A deal counts as seen from the moment it is dealt, even if the game is not
kept, so that nobody can see its cards for the first time twice."""

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
MOST = 10_000  # the maximum number of deals that are kept for a person; the oldest are dropped
# in place of a record's name: SEVERAL if more than one game showed the cards, SOLVED if the solution was shown
SEVERAL, SOLVED = "*", ""

Deals = Mapping[str, str]


@dataclass(frozen=True)
class SeenDeals:
    """The deals that people on this machine have seen.

    people: for each person, by id, the keys of the deals they have seen, each with the name of the record in which they
    saw it first.
    whole: whether deals from games of older versions have been added.
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
    """The seen deals in this data; raises ValueError if the data is not valid."""
    seen = fitted(SeenDeals, data)
    if seen.version != VERSION or any(len(deals) > MOST for deals in seen.people.values()):
        raise ValueError("no deals")
    return seen


def deal_of(header: "Header") -> str:
    """The key that identifies the cards of a deal: the code of its seed, and the deck, because all games with the same
    deck deal the same cards from a seed. For cards that a player laid out by hand, a digest of the set-up replaces the
    code."""
    deck = sha256(repr(sorted(header.game.deck.counts.items())).encode()).hexdigest()[:4]
    if header.setup is None:
        return f"{code_of(header.seed)}/{deck}"
    laid = sha256(f"{header.setup!r} {header.seed}".encode()).hexdigest()[:12]
    return f"laid-{laid}/{deck}"


def look_at(deals: Deals, deal: str, game: str, known: "Look" = "") -> "Look":
    """Returns whether a person has seen the cards of a deal before, and where (see Look).

    deals: the deals that the person has seen.
    game: the name of the game's record.
    known: how the person knew the cards according to the game's side file.
    """
    first = deals.get(deal, game)
    if known in ("on", "shown"):
        return known
    if first == game:
        return known or "first"
    return "shown" if first == SOLVED else "again"


def with_seen(seen: SeenDeals, people: Iterable[str], deal: str, game: str) -> SeenDeals:
    """The seen deals after these people have seen this deal in this game.

    game: the name of the record, or SOLVED if they saw the solution.
    """
    return united(seen, SeenDeals(people={person: {deal: game} for person in people}))


def united(seen: SeenDeals, other: SeenDeals) -> SeenDeals:
    """The deals that appear in either of these two."""
    found = dict(seen.people)
    for person, deals in other.people.items():
        both = dict(found.get(person, {}))
        for deal, game in deals.items():
            both[deal] = _seen_twice(both.get(deal, game), game)
        found[person] = dict([*both.items()][-MOST:])
    return replace(seen, people=found)


def with_ids_of_here(seen: SeenDeals, ids: Mapping[str, str]) -> SeenDeals:
    """The seen deals, with the ids of some people replaced by their ids on this machine.

    ids: the new ids, by the old ones.
    """
    found = replace(seen, people={})
    for person, deals in seen.people.items():
        found = united(found, SeenDeals(people={ids.get(person, person): deals}))
    return found


def _seen_twice(before: str, game: str) -> str:
    return game if before == game else SOLVED if SOLVED in (before, game) else SEVERAL
