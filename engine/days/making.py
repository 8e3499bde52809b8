"""Makes a day from its date: the deal for one with its pars, the finds and the duel."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.coach.solo import Possible
from engine.core.notation import write_faces
from engine.core.shuffle import shuffled
from engine.days import EDITION
from engine.days.dates import dice_of
from engine.days.deal_for_one import VOCABULARIES, Par, game_of, pars_of, seed_of
from engine.days.finds import FINDS, Find, finds_of
from engine.days.games_of_days import games_of_days
from engine.games import GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.players.thinking import Stop, never

if TYPE_CHECKING:
    from engine.days.day_form import DayForm

FOR_FINDS, FOR_DUEL = 1, 2  # purposes of the date's dice


def words_of_days() -> Lexicon:
    """The dictionary of all days: Standard in both spellings, without a house list."""
    return open_lexicon("standard", "both")


@dataclass
class DayParts:
    """The finished parts of a day whose making was stopped.

    endings, finds: what was found, see `pars_of` and `finds_of`.
    """

    endings: dict[str, Possible] = field(default_factory=dict)
    finds: dict[tuple[str, int], Find | None] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """How much of the day is made, from 0 to 1."""
        done = len(self.endings) + len([find for find in self.finds.values() if find is not None])
        return done / (len(VOCABULARIES) + FINDS)


def make_day(
    date: str, words: Lexicon, stop: Stop = never, begun: DayParts | None = None
) -> "Iterator[DayForm | None]":
    """Yields None again and again while it works, and at the end the day; no day if it was stopped. Raises ValueError
    if there is no such date.

    begun: takes the finished parts, and gives those of a making that was stopped.
    """
    game, seed = game_of(date), seed_of(date)
    begun = begun or DayParts()
    pars: list[Par] = []
    for par in pars_of(game, seed, words, stop, begun.endings):
        pars += [par] if par is not None else []
        yield None
    finds: list[Find] = []
    for find in finds_of(words, dice_of(date, FOR_FINDS), stop, begun.finds):
        finds += [find] if find is not None else []
        yield None
    if stop():
        return
    data = {
        "day": 1,
        "edition": EDITION,
        "date": date,
        "deal": {"game": game, "seed": seed, "pars": [_par_data(par) for par in pars]},
        "finds": [_find_data(find) for find in sorted(finds, key=lambda find: find.effort)],
        "duel": {
            "game": games_of_days().duel.game,
            "seed": seed,
            "deck": write_faces(duel_deck(date), GAMES[games_of_days().duel.game].deck),
        },
    }
    from engine.days.day_form import DayForm  # it loads pydantic
    from engine.records.declaring import fitted

    yield fitted(DayForm, data)


def _par_data(par: Par) -> dict[str, Any]:
    return {"words": par.words, "result": par.result, "moves": list(par.moves)}


def _find_data(find: Find) -> dict[str, Any]:
    """The find as the one step of a lesson."""
    setup: dict[str, Any] = {"first": 1, "deck": write_faces(find.deck, GAMES[find.game].deck)}
    if find.used is not None:
        setup["state"] = {"used": list(find.used)}
    step = {
        "key": "find",
        "setup": setup,
        "moves": list(find.moves),
        "goal": {"points": find.points},
        "way": find.way,
        "touches": [],
    }
    position = {"lesson": 1, "game": find.game, "players": 2, "steps": [step]}
    return {"position": position, "points": find.points, "second": find.second, "words": list(find.words)}


def duel_deck(date: str) -> tuple[str, ...]:
    """The faces of the duel's deck from the top: the first cards of the whole deck, shuffled for this date."""
    duel = games_of_days().duel
    _, cards = shuffled(GAMES[duel.game].deck.pack(), dice_of(date, FOR_DUEL))
    return tuple([card.face for card in cards[: duel.cards]])
